"""Finding settings by their words."""

import pytest

from skat_desktop.ui.preferences.search import any_found, is_found, marked, words_of


@pytest.mark.parametrize(
    ("query", "texts", "found"),
    [
        ("grun", ["Filz", "Grün"], True),
        ("GRÜN", ["Grün"], True),
        ("grosse", ["Größe der Karten"], True),
        ("karten größe", ["Größe der Karten"], True),
        ("karten blau", ["Größe der Karten"], False),
        ("karten blau", ["Größe der Karten", "Blau"], True),
        ("", ["anything"], True),
    ],
)
def test_all_words_have_to_be_there(query: str, texts: list[str], found: bool) -> None:
    assert is_found(words_of(query), texts) is found


def test_one_word_is_enough_to_be_marked() -> None:
    assert any_found(["blau", "grun"], "Grün")
    assert not any_found([], "Grün")


@pytest.mark.parametrize(
    ("text", "query", "shown"),
    [
        ("Größe", "groß", "[Größ]e"),
        ("Größe", "s", "Grö[ß]e"),
        ("Karten & Karten", "karte", "[Karte]n &amp; [Karte]n"),
        ("<b>", "b", "&lt;[b]&gt;"),
        ("Anna", "an na", "[Anna]"),
        ("", "x", ""),
        ("Filz", "", "Filz"),
    ],
)
def test_what_was_found_is_marked(text: str, query: str, shown: str) -> None:
    html = marked(text, words_of(query), background="#112233", ink="#FFFFFF")
    html = html.replace('<span style="background-color: #112233; color: #FFFFFF;">', "[")
    assert html.replace("</span>", "]") == shown

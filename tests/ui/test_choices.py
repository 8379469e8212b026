"""What the settings mean for the table."""

from collections.abc import Callable

from skat_desktop.core.cards import Card
from skat_desktop.ui.choices import table_texts
from skat_desktop.ui.texts import Texts


def test_the_table_names_cards_in_the_language_in_force(speak: Callable[[str], None]) -> None:
    speak("de")
    assert table_texts(Texts("german")).card(Card.SQ) == "Grün Ober"

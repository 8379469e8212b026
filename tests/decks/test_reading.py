"""Decks from somewhere: what may be drawn is read, everything else is refused with a reason."""

import gzip
import os
import re
from pathlib import Path
from time import thread_time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skat_desktop.decks import Deck, DeckError, Fault, find
from skat_desktop.decks.reading import CODES, files, read
from tests.decks.hostile import HARMLESS, drawings
from tests.decks.samples import kde_deck, png, sheet, write

SEEN_WHEN_DRAWN = {
    "one card empty",
    "one card hidden",
    "one card see-through",
    "one card without size",
    "thousands of large shapes",
    "lying cards",
    "one wide card",
}
"""What is wrong with these only a renderer can tell; see the tests of the faces."""


def deck_of(path: Path) -> Deck:
    return find(f"folder:{path}")


def fault(path: Path) -> Fault:
    with pytest.raises(DeckError) as caught:
        read(deck_of(path))
    return caught.value.fault


@pytest.mark.parametrize("word", [word for word in drawings() if word not in SEEN_WHEN_DRAWN])
def test_a_hostile_drawing_is_refused_soon(word: str, tmp_path: Path) -> None:
    content, expected = drawings()[word]
    path = write(tmp_path / "deck.svg", content)
    start = thread_time()
    assert fault(path) is expected
    assert thread_time() - start < 3


@pytest.mark.parametrize("word", HARMLESS)
def test_nothing_is_left_that_loads_runs_or_moves(word: str, tmp_path: Path) -> None:
    drawn = read(deck_of(write(tmp_path / "deck.svg", HARMLESS[word])))
    assert set(CODES) <= set(drawn)
    text = drawn["CA"].data.decode()
    links = re.findall(r'href="([^"]*)"', text)
    assert all(link.startswith(("#", "data:image/png")) for link in links)
    text = text.replace("http://www.w3.org/", "")
    for word_ in ("http", "file:", "script", "animate", "dash", "filter", "steal", "//", "mask"):
        assert word_ not in text


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_changed_file_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    content = bytearray(sheet(inside="<text>A</text>").encode())
    if data.draw(st.booleans()):
        content = bytearray(gzip.compress(bytes(content), mtime=0))
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=9))
    path = write(tmp_path / "deck.svg", bytes(content))
    try:
        drawn = set(read(deck_of(path)))
    except DeckError:
        return
    assert set(CODES) <= drawn


def test_a_packed_drawing_is_read(tmp_path: Path) -> None:
    path = write(tmp_path / "deck.svgz", gzip.compress(sheet().encode()))
    assert set(read(deck_of(path))) == {*CODES, "back"}
    assert files(deck_of(path)) == [path]


def test_missing_cards_are_named(tmp_path: Path) -> None:
    path = write(tmp_path / "deck.svg", sheet(codes=CODES[:-2]))
    with pytest.raises(DeckError, match="incomplete") as caught:
        read(deck_of(path))
    assert caught.value.cards == CODES[-2:]


def test_a_deck_of_kde_is_read_by_its_index(tmp_path: Path) -> None:
    folder = kde_deck(tmp_path / "nice", sheet())
    assert set(read(deck_of(folder))) == {*CODES, "back"}
    assert files(deck_of(folder)) == [folder / "index.desktop", folder / "all.svg"]


@pytest.mark.parametrize(
    ("index", "expected"),
    [
        (b"", Fault.DAMAGED),
        (b"\xff\xfe\x00", Fault.DAMAGED),
        (b"[Other]\nSVG=all.svg", Fault.DAMAGED),
        (b"SVG=all.svg", Fault.DAMAGED),
        (b"[KDE Backdeck", Fault.DAMAGED),
        (b"[KDE Backdeck]\nName=Only a name", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=..", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=../all.svg", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=/etc/passwd", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=http://localhost:9/x.svg", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=..\\all.svg", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=a\0b.svg", Fault.NO_DECK),
        (b"[KDE Backdeck]\nSVG=gone.svg", Fault.MISSING),
        (b"[KDE Backdeck]\nSVG=index.desktop", Fault.DAMAGED),
        (b"[KDE Backdeck]\nSVG=all.svg\n" + b"#" * 300_000, Fault.TOO_LARGE),
    ],
)
def test_a_bad_index_is_refused(tmp_path: Path, index: bytes, expected: Fault) -> None:
    folder = kde_deck(tmp_path / "inside" / "deck", sheet())
    write(folder / "index.desktop", index)
    write(tmp_path / "inside" / "all.svg", sheet())
    assert fault(folder) is expected


@pytest.mark.parametrize("index", ["Name=%(x)s ${y}", "Name=a\nName=b", "[Other]\nX=1"])
def test_an_odd_index_is_read(tmp_path: Path, index: str) -> None:
    folder = kde_deck(tmp_path / "deck", sheet(), f"[KDE Backdeck]\nSVG=all.svg\n{index}\n")
    assert len(read(deck_of(folder))) == 33


def singles(folder: Path, names: dict[str, str], suffix: str = ".png") -> Path:
    """One file for each card."""
    folder.mkdir()
    for name in names.values():
        write(folder / f"{name}{suffix}", png(50, 70))
    return folder


def test_single_pictures_are_read(tmp_path: Path) -> None:
    folder = singles(tmp_path / "cards", {code: code for code in (*CODES, "back")})
    drawn = read(deck_of(folder))
    assert set(drawn) == {*CODES, "back"}
    assert all(card.is_picture and card.element is None for card in drawn.values())


def test_single_drawings_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    for code in CODES:
        write(
            folder / f"{code}.svg",
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><text>{code}</text></svg>',
        )
    drawn = read(deck_of(folder))
    assert b"SQ" in drawn["SQ"].data
    write(folder / "CA.svg", '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1"/></svg>')
    assert fault(folder) is Fault.DAMAGED, "nobody knows how large it is"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", Fault.DAMAGED),
        (b"GIF89a", Fault.DAMAGED),
        (png(9, 9)[:20], Fault.DAMAGED),
        (png(0, 0), Fault.DAMAGED),
        (png(50_000, 50_000, rows=1), Fault.TOO_LARGE),
        (png(9, 9) + b" " * 25_000_000, Fault.TOO_LARGE),
    ],
)
def test_a_bad_single_picture_is_refused(tmp_path: Path, content: bytes, expected: Fault) -> None:
    folder = singles(tmp_path / "cards", {code: code for code in CODES})
    write(folder / "HQ.png", content)
    with pytest.raises(DeckError) as caught:
        read(deck_of(folder))
    assert (caught.value.fault, caught.value.path) == (expected, folder / "HQ.png")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    (tmp_path / "endless.svg").symlink_to("/dev/zero")
    (tmp_path / "loop.svg").symlink_to("loop.svg")
    (tmp_path / "gone.svg").symlink_to("nowhere.svg")
    for name in ("pipe", "endless", "loop", "gone"):
        with pytest.raises(DeckError):
            read(deck_of(tmp_path / f"{name}.svg"))
    folder = kde_deck(tmp_path / "deck", sheet())
    (folder / "all.svg").unlink()
    os.mkfifo(folder / "all.svg")
    assert fault(folder) is Fault.UNREADABLE


def test_a_deck_that_has_gone_is_missing(tmp_path: Path) -> None:
    folder = kde_deck(tmp_path / "deck", sheet())
    deck = deck_of(folder)
    (folder / "all.svg").unlink()
    with pytest.raises(DeckError) as caught:
        read(deck)
    assert caught.value.fault is Fault.MISSING
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    for gone in (deck, deck_of(folder)):
        with pytest.raises(DeckError) as caught:
            read(gone)
        assert caught.value.fault is Fault.MISSING
        assert caught.value.path == folder


def test_what_may_not_be_read_is_unreadable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "deck.svg", sheet())
    deck = deck_of(path)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # for root may read everything
    with pytest.raises(DeckError) as caught:
        read(deck)
    assert caught.value.fault is Fault.UNREADABLE

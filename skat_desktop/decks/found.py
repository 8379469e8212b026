"""Looks for decks: those of KDE and AisleRiot, and those in folders the person names.

Only names are read here, so that a list of all decks is quick; whether the drawings can be
used shows when a deck is read.
"""

import configparser
import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from skat_desktop.decks import card_names
from skat_desktop.decks.deck import Deck, Origin
from skat_desktop.decks.errors import DeckError, Fault
from skat_desktop.decks.files import entries, is_file, is_folder, read_file
from skat_desktop.decks.style import DECK_STYLES, DeckStyle

INDEX: Final = "index.desktop"
SINGLE_TYPES: Final = (".svg", ".svgz", ".png", ".jpg", ".jpeg")
_DRAWING_TYPES: Final = (".svg", ".svgz")
_SECTION: Final = "KDE Backdeck"
_MOST_INDEX: Final = 200_000
_LONGEST_NAME: Final = 40
_LONGEST_ID: Final = 4000
_FEW: Final = 8
"""So many cards by their names make a folder a deck, even if not all are there."""


def own_decks() -> list[Deck]:
    """Our own four, in the order a menu offers them."""
    return [Deck(style.id, Origin.OWN, style) for style in DECK_STYLES.values()]


def installed() -> list[Deck]:
    """The decks that KDE's and AisleRiot's packages have put on this computer."""
    found: dict[str, Deck] = {}
    for data in _data_folders():
        for folder in _entries_if_any(data / "carddecks"):
            if is_file(folder / INDEX):
                deck = _kde_deck(folder, f"{Origin.KDE.value}:{folder.name}", Origin.KDE)
                found.setdefault(deck.id, deck)
        for file in _entries_if_any(data / "aisleriot" / "cards"):
            if file.suffix.lower() in _DRAWING_TYPES and is_file(file):
                deck_id = f"{Origin.AISLERIOT.value}:{file.stem}"
                found.setdefault(deck_id, _named_by_path(file, deck_id, Origin.AISLERIOT))
    return [deck for deck in found.values() if is_id(deck.id)]


def in_folder(folder: Path) -> list[Deck]:
    """The decks in a folder: itself, the drawings in it and the folders in it.

    Raises `DeckError` if it cannot be read or holds no deck at all.
    """
    found = [deck for deck in _decks_at(folder) if is_id(deck.id)]
    if not found:
        raise DeckError(Fault.NO_DECK, folder)
    return found


def available(folders: Iterable[Path] = ()) -> list[Deck]:
    """Our own decks, the installed ones, and those in the folders that can be read."""
    found = {deck.id: deck for deck in (*own_decks(), *installed())}
    for folder in folders:
        try:
            for deck in in_folder(folder):
                found.setdefault(deck.id, deck)
        except DeckError:
            continue
    return list(found.values())


def find(deck_id: str) -> Deck:
    """The deck with this id.  One that is gone has no path, but still words that suit it."""
    if deck_id in DECK_STYLES:
        return Deck(deck_id, Origin.OWN, DECK_STYLES[deck_id])
    kind, _, name = deck_id.partition(":")
    try:
        origin = Origin(kind)
    except ValueError:
        origin = Origin.FOLDER
    for path in _places(origin, name):
        if is_file(path / INDEX):
            return _kde_deck(path, deck_id, origin)
        if is_file(path) or is_folder(path):
            return _named_by_path(path, deck_id, origin)
    return _named_by_path(Path(name), deck_id, origin, exists=False)


@lru_cache(maxsize=64)
def style_of(deck_id: str) -> DeckStyle:
    """The words and signs that suit this deck, also if it is gone."""
    return find(deck_id).style


def is_id(text: str) -> bool:
    """Whether this could be the id of a deck, there or not."""
    if text in DECK_STYLES:
        return True
    kind, _, name = text.partition(":")
    if not name or not text.isprintable() or len(text) > _LONGEST_ID:
        return False
    if kind == Origin.FOLDER.value:
        return Path(name).is_absolute()
    return kind in (Origin.KDE.value, Origin.AISLERIOT.value) and _is_plain(name)


def kde_drawing(folder: Path) -> Path:
    """The drawing that a folder's index names; `DeckError` if there is none."""
    name = _index(folder).get("SVG", "")
    if not _is_plain(name):
        raise DeckError(Fault.NO_DECK, folder / INDEX)
    return folder / name


def singles(folder: Path) -> dict[str, Path]:
    """The files of a folder that are called as a card or the back; the first of a name counts."""
    found: dict[str, Path] = {}
    for path in entries(folder):
        if path.suffix.lower() in SINGLE_TYPES:
            code = card_names.of_file(path.stem)
            if code is not None:
                found.setdefault(code, path)
    return found


def _data_folders() -> list[Path]:
    """Where the desktop's packages put their data."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    others = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    names = [home, *others.split(os.pathsep)]
    return [Path(os.path.expanduser(name)) for name in names if name]


def _places(origin: Origin, name: str) -> Iterator[Path]:
    """Where a deck of this name may lie."""
    if origin is Origin.FOLDER:
        if Path(name).is_absolute():
            yield Path(name)
    elif _is_plain(name):
        for data in _data_folders():
            if origin is Origin.KDE:
                yield data / "carddecks" / name
            else:
                for suffix in reversed(_DRAWING_TYPES):
                    yield data / "aisleriot" / "cards" / (name + suffix)


def _decks_at(folder: Path, *, deeper: bool = True) -> Iterator[Deck]:
    inside = entries(folder)
    deck_id = f"{Origin.FOLDER.value}:{folder}"
    if is_file(folder / INDEX):
        yield _kde_deck(folder, deck_id, Origin.FOLDER)
        return
    if len(singles(folder)) >= _FEW:
        yield _named_by_path(folder, deck_id, Origin.FOLDER)
        return
    for path in inside:
        if path.suffix.lower() in _DRAWING_TYPES and is_file(path):
            if card_names.of_file(path.stem) is None and _may_be_deck(path):
                yield _named_by_path(path, f"{Origin.FOLDER.value}:{path}", Origin.FOLDER)
        elif deeper and is_folder(path):
            try:
                yield from _decks_at(path, deeper=False)
            except DeckError:
                continue


def _may_be_deck(path: Path) -> bool:
    """Whether a drawing names cards; one that cannot be read may, and says so when chosen."""
    try:
        return re.search(rb"""id=["'](?:club_king|king_club)["']""", read_file(path)) is not None
    except DeckError:
        return True


def _kde_deck(folder: Path, deck_id: str, origin: Origin) -> Deck:
    try:
        index = _index(folder)
    except DeckError:
        index = {}
    names = {
        match[1] or "": _plain_name(value)
        for key, value in index.items()
        if (match := re.fullmatch(r"Name(?:\[(\w+)\])?", key)) and _plain_name(value)
    }
    names.setdefault("", _plain_name(folder.name))
    style = _style(folder.name, names[""], index.get("SVG", ""))
    return Deck(deck_id, origin, style, folder, names)


def _named_by_path(path: Path, deck_id: str, origin: Origin, *, exists: bool = True) -> Deck:
    stem = path.stem if path.suffix.lower() in _DRAWING_TYPES else path.name
    words = [stem]
    if exists and is_folder(path):
        with contextlib.suppress(DeckError):
            words += [file.stem for file in singles(path).values()]
    name = _plain_name(stem)
    name = name[:1].upper() + name[1:]
    return Deck(deck_id, origin, _style(*words), path if exists else None, {"": name})


def _style(*names: str) -> DeckStyle:
    if card_names.calls_german(*names):
        return DECK_STYLES["german"]
    return DECK_STYLES["tournament" if card_names.has_four_colours(*names) else "french"]


def _index(folder: Path) -> Mapping[str, str]:
    """What a deck of KDE says about itself; `DeckError` if that cannot be read."""
    path = folder / INDEX
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        parser.read_string(read_file(path, _MOST_INDEX).decode(errors="replace"))
        return dict(parser[_SECTION])
    except (configparser.Error, KeyError):
        raise DeckError(Fault.DAMAGED, path) from None


def _plain_name(text: str) -> str:
    """A name as it can be shown in one line, without anything a label might take as mark-up."""
    spaced = re.sub(r"[\s_]+", " ", text).strip()
    plain = "".join(letter for letter in spaced if letter.isprintable() and letter not in "<>&")
    return plain[:_LONGEST_NAME].strip()


def _is_plain(name: str) -> bool:
    """Whether this is the name of something right in a folder, not a way elsewhere."""
    return name not in ("", ".", "..") and not set(name) & {"/", "\\", ":"} and name.isprintable()


def _entries_if_any(folder: Path) -> list[Path]:
    try:
        return entries(folder)
    except DeckError:
        return []

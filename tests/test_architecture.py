"""Which part of the program may know which: one direction, and no Qt below the session."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "skat_desktop"
ROOMS = ("core", "solver", "players", "analysis", "session", "ui")
"""Each may import those before it."""
WITHOUT_QT = ("core", "solver", "players", "analysis")
QT = {"PySide6", "shiboken6"}
NOT_IN_THE_RULES = {"io", "os", "pathlib", "random", "sqlite3", "sys", "tempfile", "time"}


def modules(room: str) -> list[Path]:
    """The source files of a room; none if it has not been built yet."""
    return sorted((PACKAGE / room).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The dotted names of everything that this file imports, wherever it does so."""
    own = (*path.relative_to(PACKAGE.parent).parts[:-1],)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                parts = own[: len(own) - level + 1] if level else ()
                base = ".".join((*parts, module) if module else parts)
                yield from (f"{base}.{alias.name}" for alias in names)


def room_of(name: str) -> str | None:
    """The room of the package in which the imported name lives."""
    match name.split("."):
        case ["skat_desktop", room, *_] if room in ROOMS:
            return room
        case _:
            return None


def cases(*rooms: str) -> list[object]:
    """Every module of these rooms as a test case."""
    return [
        pytest.param(room, path, id=f"{room}-{path.stem}")
        for room in rooms
        for path in modules(room)
    ]


def test_the_rules_are_found() -> None:
    assert PACKAGE / "core" / "game.py" in modules("core")
    assert "skat_desktop.core.trick.Trick" in imports(PACKAGE / "core" / "game.py")


@pytest.mark.parametrize(("room", "path"), cases(*ROOMS))
def test_imports_go_one_way(room: str, path: Path) -> None:
    known = ROOMS[: ROOMS.index(room) + 1]
    assert [name for name in imports(path) if room_of(name) not in (*known, None)] == []


@pytest.mark.parametrize(("room", "path"), cases(*WITHOUT_QT))
def test_nothing_below_the_session_knows_qt(room: str, path: Path) -> None:
    assert [name for name in imports(path) if name.split(".")[0] in QT] == []


@pytest.mark.parametrize(("room", "path"), cases("core"))
def test_the_rules_know_no_files_no_clock_and_no_chance(room: str, path: Path) -> None:
    assert [name for name in imports(path) if name.split(".")[0] in NOT_IN_THE_RULES] == []


@pytest.mark.parametrize(("room", "path"), cases(*WITHOUT_QT))
def test_nothing_below_the_session_knows_the_rest_of_the_program(room: str, path: Path) -> None:
    """But for where the program's own files are, trained weights among them."""
    own = [name for name in imports(path) if name.split(".")[0] == "skat_desktop"]
    allowed = (
        set()
        if room == "core"
        else {"skat_desktop.assets.ResourceNotFoundError", "skat_desktop.assets.resource"}
    )
    assert {name for name in own if room_of(name) is None} <= allowed

"""The program as a whole: demonstrations, no screen, bad files, resuming."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from PySide6.QtGui import QImage

from skat_desktop.solver import IS_COMPILED
from skat_desktop.ui import settings as keys
from skat_desktop.ui.faults import Faults
from skat_desktop.ui.settings import Settings

ROOT = Path(__file__).parents[2]
COMPILED = "compiled" if IS_COMPILED else "not compiled"


def run(
    *arguments: str | Path,
    home: Path,
    environment: Mapping[str, str] | None = None,
    root: Path = ROOT,
) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would, with a home of its own."""
    return subprocess.run(
        [sys.executable, "-m", "skat_desktop", *arguments],
        cwd=root,
        env=environment_of(home) | dict(environment or {}),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def environment_of(home: Path) -> dict[str, str]:
    """This process's environment without a screen, and nobody's folders."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "LC_", "LANG"))
        and name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return kept | {"HOME": str(home), "LANG": "en_GB.UTF-8"}


def test_a_demonstration_needs_no_screen_and_gives_a_picture(tmp_path: Path) -> None:
    shot = tmp_path / "end.png"
    done = run("--demo", "3", "--seed", "4", "--size", "1000x700", "--shot", shot, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    picture = QImage(str(shot))
    assert (picture.width(), picture.height()) == (1000, 700)
    left = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert not {name for name in left if name.endswith((".journal", ".ini", ".log"))}


@pytest.mark.parametrize(
    "arguments", [("--deck", "german", "--language", "de"), ("--deck", "french")]
)
def test_a_demonstration_in_any_deck_and_language(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = run("--demo", "1", *arguments, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_smoke_test_says_ok(tmp_path: Path) -> None:
    done = run("--smoke-test", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"ok, Qt platform offscreen, solver {COMPILED}\n"


def test_the_smoke_test_fails_where_the_players_cannot_think(tmp_path: Path) -> None:
    root, home = tmp_path / "program", tmp_path / "home"
    for part in ("skat_desktop", "resources"):
        copytree(ROOT / part, root / part)
    rmtree(root / "resources" / "players")
    done = run("--smoke-test", home=home, root=root, environment={"PYTHONPATH": str(root)})
    assert (done.returncode, done.stdout) == (1, "")
    assert re.search(r"players/[\w.-]+ not found", done.stderr)


def test_a_picture_that_cannot_be_saved_after_all_fails(tmp_path: Path) -> None:
    full = tmp_path / "end.png"
    if not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    full.symlink_to("/dev/full")
    done = run("--demo", "1", "--shot", full, home=tmp_path)
    assert done.returncode == 1
    assert "could not be saved" in done.stderr


on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems have a screen"
)
NO_SCREEN: tuple[dict[str, str], ...] = (
    {},
    {"DISPLAY": ":7654"},
    {"WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": str(ROOT)},
    {"DISPLAY": ":7654", "QT_QPA_PLATFORM": "xcb"},
)


@on_linux
@pytest.mark.parametrize("screen", NO_SCREEN)
@pytest.mark.parametrize(
    ("language", "words"), [("de_DE.UTF-8", "Bildschirm"), ("en_GB.UTF-8", "screen")]
)
def test_without_a_screen_one_line_says_so(
    tmp_path: Path, screen: Mapping[str, str], language: str, words: str
) -> None:
    done = run(home=tmp_path, environment={"LANG": language, **screen})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("skat-desktop: ")
    assert words in done.stderr


@on_linux
@pytest.mark.parametrize("screen", NO_SCREEN[1:])
def test_where_the_screen_cannot_be_used_the_smoke_test_draws_into_memory(
    tmp_path: Path, screen: Mapping[str, str]
) -> None:
    done = run("--smoke-test", home=tmp_path, environment=screen)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"ok, Qt platform offscreen, solver {COMPILED}\n"


@on_linux
def test_without_a_screen_the_chosen_language_is_spoken(tmp_path: Path) -> None:
    choose_german(tmp_path)
    for screen in NO_SCREEN[:2]:
        done = run(home=tmp_path, environment={"LANG": "en_GB.UTF-8", **screen})
        assert "Bildschirm" in done.stderr
        done = run("--language", "en", home=tmp_path, environment=screen)
        assert "screen" in done.stderr


def choose_german(home: Path) -> None:
    """Have German in the preferences of the person whose home this is."""
    file = home / ".config" / "skat-desktop" / "settings.ini"
    Settings(file)[keys.LANGUAGE] = "de"


def test_a_list_resumes_at_the_same_card_after_a_kill(tmp_path: Path) -> None:
    environment = environment_of(tmp_path) | {"QT_QPA_PLATFORM": "offscreen"}
    settings = tmp_path / ".config" / "skat-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[pace]\nanimation=off\nbid=0.5\n")

    def play_a_while() -> bytes:
        program = subprocess.Popen(
            [sys.executable, "-m", "skat_desktop"], cwd=ROOT, env=environment
        )
        (journal,) = wait_for(tmp_path, "*.journal")
        before = b""
        while before != (before := journal.read_bytes()) or not before:
            time.sleep(0.4)
        program.kill()
        program.wait()
        return before

    first = play_a_while()
    assert first
    assert play_a_while().startswith(first), "the list goes on and nothing is lost"


def test_the_window_opens_where_it_was_closed(tmp_path: Path) -> None:
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from skat_desktop.cli import main

def look() -> None:
    (window,) = (w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow"))
    print(window.geometry().getRect())
    window.setGeometry(*map(int, sys.argv[1:]))
    window.close()

QTimer.singleShot(0, look)  # waits for the application
sys.exit(main([]))
"""

    screen = tmp_path / "screen.json"
    screen.write_text('{"screens": [{"width": 1280, "height": 720}]}')

    def open_and_move(*place: int) -> str:
        return subprocess.run(
            [sys.executable, "-c", program, *map(str, place)],
            cwd=ROOT,
            env=environment_of(tmp_path) | {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}"},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout

    first = open_and_move(50, 100, 800, 600)
    assert first == "(4, 40, 1272, 676)\n", "this screen is smaller than the usual window"
    assert open_and_move(0, 50, 800, 560) == "(50, 100, 800, 600)\n"


FIRST_START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from skat_desktop.cli import main
from skat_desktop.ui.welcome import Welcome

def look() -> None:
    (window,) = (w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow"))
    pages = window.findChildren(Welcome)
    print(len(pages), window.table.view is not None)
    for page in pages:
        page.decks.buttons["german"].click()
        page.play.click()
    QTimer.singleShot(3000, lambda: leave(window))

def leave(window) -> None:
    print(window.table.view is not None, window.settings.path is not None)
    window.close()

QTimer.singleShot(0, look)  # waits for the application
sys.exit(main(sys.argv[1:]))
"""


def test_the_first_start_asks_and_no_later_one(tmp_path: Path) -> None:
    def start(*options: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", FIRST_START, *options],
            cwd=ROOT,
            env=environment_of(tmp_path) | {"QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout

    assert start() == "1 False\nTrue True\n", "the cards are dealt once it has been answered"
    (file,) = tmp_path.rglob("settings.ini")
    assert "deck=german" in file.read_text()
    assert start().startswith("0 ")


def wait_for(folder: Path, pattern: str) -> list[Path]:
    """Wait up to half a minute for files to appear."""
    for _ in range(300):
        if found := [*folder.rglob(pattern)]:
            return found
        time.sleep(0.1)
    raise AssertionError(f"no {pattern} in {folder}")


def test_faults_are_counted_told_and_written_down(tmp_path: Path) -> None:
    faults = Faults(tmp_path / "new" / "faults.log")
    told: list[str] = []
    faults.happened.connect(told.append)
    try:
        raise ValueError("a test")
    except ValueError as error:
        faults.record_exception(type(error), error, error.__traceback__)
    assert (faults.count, told) == (1, ["ValueError: a test"])
    assert faults.file
    log = faults.file.read_text()
    assert "Traceback" in log
    assert "ValueError: a test" in log


def test_qt_warnings_and_exceptions_in_slots_are_faults(tmp_path: Path) -> None:
    program = """
import sys
import re
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, qWarning
from skat_desktop.ui import settings as keys
from skat_desktop.ui.faults import Faults
from skat_desktop.ui.settings import Settings

application = QCoreApplication([])
faults = Faults(Path(sys.argv[1]))
faults.watch()
QTimer.singleShot(0, lambda: 1 / 0)
QTimer.singleShot(1, lambda: qWarning("a warning"))
QTimer.singleShot(2, lambda: qWarning("This plugin does not support raise()"))
QTimer.singleShot(20, application.quit)
application.exec()
print(faults.count)
"""
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path / "faults.log"],
        cwd=ROOT,
        env=environment_of(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "2\n"
    log = (tmp_path / "faults.log").read_text()
    assert "ZeroDivisionError" in log
    assert "a warning" in log

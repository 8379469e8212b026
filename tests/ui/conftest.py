"""Every test of the window starts without anybody's settings, in English, and off the screen."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from skat_desktop.ui.translation import Translation

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def compiled_translations() -> None:
    """The translations as they are now, whenever the checkout was installed."""
    subprocess.run([sys.executable, CHECKOUT / "packaging" / "translations.py", "compile"],
                   check=True)  # fmt: skip


@pytest.fixture(autouse=True)
def nobodys_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and journals go to a folder of the test's own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    QStandardPaths.setTestModeEnabled(False)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Switches the language for this test."""
    translation = Translation()
    yield translation.use
    translation.use("en")

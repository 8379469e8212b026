"""Every test of the window starts without anybody's settings, in English, and off the screen."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from skat_desktop.ui.translation import Translation

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


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

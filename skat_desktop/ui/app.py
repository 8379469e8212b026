"""Starts the window: application, settings, language, engine."""

import argparse
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from skat_desktop import __version__
from skat_desktop.assets import resource
from skat_desktop.session.dealing import new_seed
from skat_desktop.session.engine import Engine
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.ui import choices, dialogs, geometry
from skat_desktop.ui import settings as keys
from skat_desktop.ui.demo import Demo
from skat_desktop.ui.display import open_application
from skat_desktop.ui.faults import Faults
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.notices import damaged_settings_text, fault_text, unreadable_settings_text
from skat_desktop.ui.settings import Settings, settings_file
from skat_desktop.ui.sounds import Sounds, speaker
from skat_desktop.ui.translation import Translation, language_of
from skat_desktop.ui.welcome import Welcome


def run(options: argparse.Namespace) -> int:
    """Open the table, or play the demonstration that the options ask for; the exit status."""
    by_itself = options.demo is not None or options.smoke_test
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal; all is on disk.
    application = open_application(needs_screen=not by_itself, language=options.language)
    _introduce(application)
    data = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    faults = Faults(None if by_itself else data / "faults.log")
    faults.watch()

    settings = Settings(None if by_itself else settings_file())
    _override(settings, options)
    translation = Translation()
    translation.use(language_of(settings[keys.LANGUAGE]))
    settings.changed.connect(lambda: translation.use(language_of(settings[keys.LANGUAGE])))

    engine = Engine(None if by_itself else data / "current-list.journal")
    window = MainWindow(settings, engine)
    size = QSize(*options.size) if options.size else None
    if by_itself:
        window.resize(size or geometry.USUAL_SIZE)
    else:
        geometry.place(window, settings[keys.WINDOW], size)
    window.show()
    if by_itself:
        _play_by_itself(window, options, faults)
    else:
        if settings.damaged:
            dialogs.tell(window, damaged_settings_text(settings.damaged))
        if settings.unreadable:
            dialogs.tell(window, unreadable_settings_text(settings.unreadable))
        window.tell_deck_fault()
        faults.happened.connect(lambda text: dialogs.tell(window, fault_text(text, faults.file)))
        Sounds(window.table, settings, speaker(window))
        _begin(window, settings)
    status = application.exec()
    engine.close()
    settings.blockSignals(True)  # The window has gone, and need not hear of its place.
    if size is None:
        settings[keys.WINDOW] = geometry.saved_place(window)
    return status


def _begin(window: MainWindow, settings: Settings) -> None:
    """Go on where the person left off, or ask first what has to be known at the first start."""
    if settings.is_new:
        welcome = Welcome(settings, window)
        welcome.finished.connect(window.engine.resume)
        welcome.open()
    else:
        window.engine.resume()


def _introduce(application: QApplication) -> None:
    """Tell the application and the system which program this is, and how it looks."""
    application.setApplicationName("skat-desktop")
    application.setApplicationDisplayName("Skat Desktop")
    application.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("skat-desktop")
    application.setStyle("Fusion")
    application.setWindowIcon(QIcon(str(resource("icons", "skat-desktop.svg"))))


def _override(settings: Settings, options: argparse.Namespace) -> None:
    if options.deck:
        settings.override(keys.DECK, options.deck)
    if options.language:
        settings.override(keys.LANGUAGE, options.language)


def _play_by_itself(window: MainWindow, options: argparse.Namespace, faults: Faults) -> None:
    """Let three computer players play; the application then exits, with 1 after any fault.

    A computer player who failed, and for whom a simple move was made, is one.
    """
    deals = 1 if options.smoke_test else options.demo
    if deals > 1 or QGuiApplication.platformName() == "offscreen":
        window.hurry_always()
    shot: Path | None = options.shot
    confused: list[Notice] = []

    def note(notice: Notice) -> None:
        if notice.kind is NoticeKind.PLAYER_FAILED:
            confused.append(notice)

    def ended(saved: bool) -> None:
        if not saved:
            print(
                QCoreApplication.translate("App", "The picture could not be saved: {path}").format(
                    path=shot
                ),
                file=sys.stderr,
            )
        failed = bool(faults.count) or bool(confused) or not saved
        if options.smoke_test and not failed:
            # Not at every start: as Python the solver takes a while to make its tables.
            from skat_desktop.solver import IS_COMPILED

            compiled = "compiled" if IS_COMPILED else "not compiled"
            print(f"ok, Qt platform {QGuiApplication.platformName()}, solver {compiled}")
        QCoreApplication.exit(int(failed))

    window.engine.noticed.connect(note)
    faults.happened.connect(lambda: QCoreApplication.exit(1))
    Demo(window, deals, shot, ended)
    seed = new_seed() if options.seed is None else options.seed
    setup = choices.list_setup(window.settings, seed, with_person=False)
    window.engine.start_list(choices.with_length(setup, deals))

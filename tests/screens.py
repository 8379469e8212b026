"""Pictures of the window in every phase, to be looked at: ``python -m tests.screens FOLDER``.

Without options each phase is drawn once, in German at 1280×720.  Every option takes several values
after commas, and all that can be combined is drawn.  A picture is called after what differs in it.
``--scale 2`` draws as on a screen of twice the density.
"""

import argparse
import itertools
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from skat_desktop.session.engine import Engine
from skat_desktop.ui import choices
from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.translation import LANGUAGES, Translation
from skat_desktop.ui.welcome import Welcome
from tests.ui.scenes import ANNOUNCED, PHASES

COMMANDS = {
    "score-sheet": Command.SCORE_SHEET,
    "preferences": Command.PREFERENCES,
    "keys": Command.KEYS,
    "rules": Command.RULES,
    "introduction": Command.INTRODUCTION,
    "about": Command.ABOUT,
}
WELCOME = "welcome"
DIALOGS = (*COMMANDS, WELCOME)


def main(arguments: list[str] | None = None) -> int:
    """Draw what the command line asks for; prints the path of each picture."""
    options = _options(arguments)
    # Before there is an application: both are read when it starts.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    application = QApplication([])
    application.setStyle("Fusion")
    translation = Translation()
    options.folder.mkdir(parents=True, exist_ok=True)
    fields = ("phase", "deck", "felt", "colours", "text", "language", "size")
    for combination in itertools.product(*(getattr(options, field) for field in fields)):
        phase, deck, felt, colours, text, language, size = combination
        translation.use(language)
        settings = Settings()
        settings[keys.DECK] = deck
        settings[keys.FELT] = felt
        settings[keys.COLOURS] = colours
        settings[keys.TEXT_SIZE] = int(text)
        differing = [
            value
            for field, value in zip(fields, combination, strict=True)
            if field == "phase" or len(getattr(options, field)) > 1
        ]
        path = options.folder / f"{'-'.join(differing)}.png"
        _draw(application, settings, phase, size, path)
        print(path)
    return 0


def _draw(application: QApplication, settings: Settings, phase: str, size: str, path: Path) -> None:
    engine = Engine(None)
    window = MainWindow(settings, engine)
    window.hurry_always()
    window.resize(*map(int, size.split("x")))
    window.show()
    if phase == ANNOUNCED:
        style = choices.table_style(settings).instant()
        window.table.set_style(replace(style, bubble_ms=60_000))
    engine.stepped.emit(PHASES["cards" if phase in DIALOGS else phase]())
    shown = window.grab
    if phase in DIALOGS:
        if phase == WELCOME:
            Welcome(settings, window).open()
        else:
            window.menus.actions[COMMANDS[phase]].trigger()
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        shown = dialog.grab
    for _ in range(100):  # Some pictures are drawn one by one when there is time.
        application.processEvents()
    shown().save(str(path))
    window.close()
    engine.close()
    window.deleteLater()
    application.processEvents()


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.screens", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("folder", type=Path)
    for option, default, possible in (
        ("phase", None, (*PHASES, *DIALOGS)),
        ("deck", "french-german", [value for value, _ in keys.DECK.choices]),
        ("felt", "green", [value for value, _ in keys.FELT.choices]),
        ("colours", "light", ("light", "dark")),
        ("text", "100", [str(value) for value, _ in keys.TEXT_SIZE.choices]),
        ("language", "de", LANGUAGES),
    ):
        parser.add_argument(
            f"--{option}",
            type=partial(_several, possible),
            default=[*possible] if default is None else [default],
            help=f"all, or some of {', '.join(possible)}",
        )
    parser.add_argument("--size", type=lambda text: text.split(","), default=["1280x720"])
    parser.add_argument("--scale", default="1", help="the screen's pixels for one of the window")
    return parser.parse_args(arguments)


def _several(possible: Sequence[str], text: str) -> list[str]:
    if text == "all":
        return [*possible]
    values = text.split(",")
    if unknown := set(values) - set(possible):
        raise argparse.ArgumentTypeError(f"there is no {', '.join(unknown)}")
    return values


if __name__ == "__main__":
    sys.exit(main())

"""A program to be killed: three computer players play a list that is kept in a journal.

Started once, it forks a fresh program for each line of standard input, which is the path of
a journal to go on with; starting Python afresh each time would take minutes.  The fork's
process number and whatever is shown go to standard output, a line each, before anything
else happens.
"""

import json
import os
import sys
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QCoreApplication

from skat_desktop.core.actions import Declare
from skat_desktop.core.events import Acted
from skat_desktop.session.engine import Engine
from skat_desktop.session.entries import DealStarted, Entry, ListStarted, to_json
from skat_desktop.session.view import Step, TableView
from tests.session.sessions import create_random_player, make_setup

SETUP = make_setup(players=4, deals=10_000, person=None)
ENDED = "ended"


def fingerprint(view: TableView) -> str:
    """What stands for a table as a whole."""
    return f"resumed {crc32(repr(view).encode()):08x}"


def describe(entry: Entry) -> str:
    """An entry as everybody may see it: without the discard."""
    if isinstance(entry, Acted) and isinstance(entry.action, Declare):
        entry = Acted(entry.seat, Declare(entry.action.contract))
    return json.dumps(to_json(entry))


def shown(step: Step) -> str:
    """What a step shows: the entry behind it, or the table as it was found."""
    view, event = step.view, step.event
    if isinstance(event, Acted):
        return describe(event)
    if not step.dealt:
        return fingerprint(view)
    first = view.deal_number == 1
    return describe(ListStarted(view.setup) if first else DealStarted(view.deal_number))


def play(journal: Path) -> None:
    """Go on with the list in this journal, or begin one, until killed."""
    app = QCoreApplication([])
    engine = Engine(journal, create_player=create_random_player)

    def show(step: Step) -> None:
        say(shown(step))
        if step.view.is_over:
            engine.next_deal()

    engine.stepped.connect(show)
    engine.resumed_nothing.connect(lambda: engine.start_list(SETUP))
    engine.noticed.connect(lambda notice: say(repr(notice)))
    engine.resume()
    app.exec()


def say(line: str) -> None:
    """Write a line at once."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def main() -> None:
    """Fork a program for each line until there are no more."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            say(str(os.getpid()))
            play(Path(line.rstrip("\n")))
            return
        os.waitpid(child, 0)
        say(ENDED)


if __name__ == "__main__":
    main()

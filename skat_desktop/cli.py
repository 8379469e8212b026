"""The command line: one command, whose default is the window.

Nothing here imports Qt until the window is asked for, so the other commands start fast.
"""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from skat_desktop import __version__
from skat_desktop.cli_texts import LANGUAGES, Translate, complaint, translator
from skat_desktop.commands.files import trouble
from skat_desktop.decks import DECK_STYLES
from skat_desktop.players import LEVELS

FAILED: Final = 1
"""Exit status when something does not hold; 0 if all is well."""
MISUSED: Final = 2
"""Exit status when an option is wrong or there can be no window."""
INTERRUPTED: Final = 130
_TABLE_OPTIONS: Final = ("demo", "smoke_test", "shot", "seed", "size", "deck", "language")
_LONGEST_SIDE: Final = 8192
"""Of a window, in pixels; beyond it there is not enough memory to draw in."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of these arguments (by default the process's) to its exit status.

    A wrong option, ``--help`` and ``--version`` raise `SystemExit`.
    """
    parser = _parser(translator())
    options = parser.parse_args(argv)
    if misuse := _conflict(options, parser.translate):
        parser.error(misuse)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except BrokenPipeError:  # Whoever reads has seen enough.
        _forget_output()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _forget_output() -> None:
    """Have the flush at exit not complain of what cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language."""

    def __init__(self, translate: Translate, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, **settings)
        self.translate = translate
        self.general = self.add_argument_group(translate("general"))
        self.general.add_argument(
            "-h", "--help", action="help", help=translate("show this help and exit")
        )

    def error(self, message: str) -> NoReturn:
        hint = self.translate("See {prog} --help.").format(prog=self.prog)
        self.exit(MISUSED, f"{self.prog}: {complaint(message, self.translate)}\n{hint}\n")

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.translate("usage: "), 1)

    def format_usage(self) -> str:
        return super().format_usage().replace("usage: ", self.translate("usage: "), 1)


def _parser(_: Translate) -> _Parser:
    about = _("Skat for one person and two computer players. Without a command the table opens.")
    parser = _Parser(_, prog="skat-desktop", description=about)
    parser.general.add_argument(
        "--version",
        action="version",
        version=f"Skat Desktop {__version__}",
        help=_("show the version and exit"),
    )
    table = parser.add_argument_group(_("the table"))
    table.add_argument(
        "--demo",
        type=_number(1, _),
        metavar="N",
        help=_("let three computer players play N deals, then exit"),
    )
    table.add_argument(
        "--smoke-test", action="store_true", help=_("open the table, play one deal, print ok")
    )
    table.add_argument(
        "--shot",
        type=_picture(_),
        metavar=f"{_('FILE')}.png",
        help=_("save a picture of the table at the end of --demo or --smoke-test"),
    )
    table.add_argument(
        "--seed",
        type=_number(0, _),
        metavar="N",
        help=_("deal the cards of this number in --demo or --smoke-test"),
    )
    table.add_argument(
        "--size", type=_size(_), metavar=_("WxH"), help=_("size of the window in pixels")
    )
    table.add_argument(
        "--deck",
        choices=[*DECK_STYLES],
        metavar=_("STYLE"),
        help=f"{_('faces of the cards')}: {', '.join(DECK_STYLES)}",
    )
    table.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar=_("LANGUAGE"),
        help=f"{_('language of the window')}: {', '.join(LANGUAGES)}",
    )
    parser.set_defaults(run=_window)

    commands = parser.add_subparsers(title=_("commands"), metavar=_("COMMAND"))
    check = commands.add_parser(
        "check",
        translate=_,
        help=_("replay game records and compare with their results"),
        description=_(
            "Prints a JSON line for each record: id, ok, result, recorded, why."
            " The exit status is 1 if any differs."
        ),
    )
    _add_files(check, f"{_('FILE')}.sgf", _("game records of the Skat server, one a line"))
    check.set_defaults(run=_check)
    vectors = commands.add_parser(
        "vectors",
        translate=_,
        help=_("answer rule questions and compare with the expected answers"),
        description=_(
            "Prints a JSON line for each question: id, ok, got, expected."
            " The exit status is 1 if any differs."
        ),
    )
    _add_files(vectors, f"{_('FILE')}.json", _("rule questions"))
    vectors.set_defaults(run=_vectors)
    solve = commands.add_parser(
        "solve",
        translate=_,
        help=_("say what positions with open cards are worth"),
        description=_(
            "Prints each position as it was, with value or made, moves, ms and nodes."
            " The exit status is 1 if any could not be solved."
        ),
    )
    _add_files(solve, f"{_('FILE')}.jsonl", _("positions with open cards, one a line"))
    solve.set_defaults(run=_solve)
    bench = commands.add_parser(
        "bench",
        translate=_,
        help=_("measure how fast the program is here"),
        description=_(
            "Prints one line of JSON with the figures; how far it is goes to the standard error."
        ),
    )
    figures = bench.add_argument_group(_("what is measured"))
    figures.add_argument(
        "--deals", type=_number(1, _), metavar="N", help=_("deals of each kind of game")
    )
    # Not "seed": that is the table's.
    figures.add_argument(
        "--seed", type=_number(0, _), metavar="N", dest="first", help=_("which deals they are")
    )
    figures.add_argument(
        "--runs", type=_number(1, _), metavar="N", help=_("runs, of which the medians are given")
    )
    bench.set_defaults(run=_bench)
    _add_think(commands, _)
    _add_arena(commands, _)
    return parser


def _add_think(commands: "argparse._SubParsersAction[_Parser]", _: Translate) -> None:
    think = commands.add_parser(
        "think",
        translate=_,
        help=_("say what a computer player does, game by game as one seat sees it"),
        description=_(
            "Reads game records from the standard input, one a line, with the cards of one seat"
            " shown and all others written ??. Prints a JSON line for each: move, or error."
        ),
    )
    player = think.add_argument_group(_("the player"))
    player.add_argument(
        "--level",
        choices=LEVELS,
        default=LEVELS[-1],
        metavar=_("LEVEL"),
        help=f"{_('level of play')}: {', '.join(LEVELS)}",
    )
    player.add_argument(
        "--seed",
        type=_number(0, _),
        default=0,
        metavar="N",
        dest="chance",
        help=_("decides what the player leaves to chance"),
    )
    _add_time(player, _)
    player.add_argument(
        "--explain",
        action="store_true",
        help=_("also print the candidates: each move, its win_chance and score"),
    )
    think.set_defaults(run=_think)


def _add_arena(commands: "argparse._SubParsersAction[_Parser]", _: Translate) -> None:
    arena = commands.add_parser(
        "arena",
        translate=_,
        help=_("let computer players and other programs play matches"),
        description=_(
            "Prints one line of JSON: the players' Seeger-Fabian points per 36 games with their"
            " 95 % intervals, tables by role and kind of game, and the times of decisions."
        ),
    )
    match = arena.add_argument_group(_("the match"))
    match.add_argument(
        "--seats",
        type=_three_players(_),
        required=True,
        metavar="A,B,C",
        help=_(
            "the players: levels ({levels}) or cmd: and a command that answers like think"
        ).format(levels=", ".join(LEVELS)),
    )
    match.add_argument("--deals", type=_number(1, _), metavar="N", help=_("how many deals"))
    match.add_argument(
        "--seed",
        type=_number(0, _),
        default=0,
        metavar="N",
        dest="first",
        help=_("which deals they are"),
    )
    match.add_argument(
        "--duplicate",
        action="store_true",
        help=_("play each deal three times, each player in each seat"),
    )
    match.add_argument(
        "--deals-from",
        type=Path,
        metavar=f"{_('FILE')}.sgf",
        help=_("take the deals of recorded games"),
    )
    match.add_argument(
        "--declared",
        action="store_true",
        help=_("take also their auctions and declarations: A declares, B and C defend"),
    )
    _add_time(match, _)
    match.add_argument(
        "--records",
        type=Path,
        metavar=f"{_('FILE')}.sgf",
        help=_("write the games as records"),
    )
    match.add_argument(
        "--jobs",
        type=_number(1, _),
        default=os.cpu_count() or 1,
        metavar="N",
        help=_("processes that play at once"),
    )
    arena.set_defaults(run=_arena)


def _add_time(group: "argparse._ArgumentGroup", _: Translate) -> None:
    group.add_argument(
        "--time-ms",
        type=_number(1, _),
        metavar="N",
        help=_("milliseconds that a level may take for a decision"),
    )


def _conflict(options: argparse.Namespace, _: Translate) -> str | None:
    """What is wrong with options that are sound by themselves but not together."""
    given = {
        name
        for name, value in vars(options).items()
        if name in _TABLE_OPTIONS and value is not None and value is not False
    }
    by_itself = given & {"demo", "smoke_test"}
    if options.run is _arena and options.declared and options.deals_from is None:
        return _("only with --deals-from: {option}").format(option="--declared")
    if options.run is not _window:
        return _("not with a command: {option}").format(option=_spelt(given)) if given else None
    if len(by_itself) == 2:
        return _("not together: {option}").format(option=_spelt(by_itself))
    alone = given & {"shot", "seed"}
    if alone and not by_itself:
        return _("only with --demo or --smoke-test: {option}").format(option=_spelt(alone))
    return None


def _spelt(names: set[str]) -> str:
    return ", ".join(f"--{name.replace('_', '-')}" for name in _TABLE_OPTIONS if name in names)


def _add_files(parser: _Parser, name: str, about: str) -> None:
    group = parser.add_argument_group(parser.translate("files"))
    group.add_argument("files", nargs="+", type=Path, metavar=name, help=about)


def _number(least: int, _: Translate) -> Callable[[str], int]:
    """The type of options that are whole numbers."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 18 and int(text) >= least):
            message = _("expected a whole number from {least} up, not {text!r}")
            raise argparse.ArgumentTypeError(message.format(least=least, text=text))
        return int(text)

    return number


def _three_players(_: Translate) -> Callable[[str], tuple[str, str, str]]:
    """The type of the option that names who plays; commands may hold commas."""
    levels = "|".join(map(re.escape, LEVELS))
    boundary = re.compile(f",(?=cmd:|(?:{levels})(?:,|$))")

    def players(text: str) -> tuple[str, str, str]:
        names = boundary.split(text)
        known = all(name in LEVELS or re.fullmatch(r"cmd:.*\S.*", name) for name in names)
        if len(names) != 3 or not known:
            message = _("expected three levels or commands such as {example}, not {text!r}")
            example = f"{LEVELS[0]},{LEVELS[-1]},cmd:./program"
            raise argparse.ArgumentTypeError(message.format(example=example, text=text))
        return names[0], names[1], names[2]

    return players


def _size(_: Translate) -> Callable[[str], tuple[int, int]]:
    """The type of options that are a width and a height."""

    def size(text: str) -> tuple[int, int]:
        sides = re.fullmatch("([1-9][0-9]{0,4})x([1-9][0-9]{0,4})", text)
        if sides is None or max(int(sides[1]), int(sides[2])) > _LONGEST_SIDE:
            message = _(
                "expected a width and a height such as 1280x800, at most {most}, not {text!r}"
            )
            raise argparse.ArgumentTypeError(message.format(most=_LONGEST_SIDE, text=text))
        return int(sides[1]), int(sides[2])

    return size


def _picture(_: Translate) -> Callable[[str], Path]:
    """The type of options that name a picture to save."""

    def picture(text: str) -> Path:
        if not text.lower().endswith(".png"):
            message = _("expected a name that ends in .png, not {text!r}")
            raise argparse.ArgumentTypeError(message.format(text=text))
        return Path(text)

    return picture


def _window(options: argparse.Namespace) -> int:
    if options.shot:
        # Before the deals are played, which may take long.
        try:
            with options.shot.open("ab"):
                pass
        except OSError as error:
            _complain(
                "The picture could not be saved: {path}: {reason}",
                path=options.shot,
                reason=trouble(error, translator()),
            )
            return FAILED
    try:
        from skat_desktop.ui.app import run
    except ImportError as error:
        _complain("The window cannot be opened: {reason}", reason=error)
        return MISUSED
    return run(options)


def _complain(text: str, **details: object) -> None:
    print(f"skat-desktop: {translator()(text).format(**details)}", file=sys.stderr)


def _check(options: argparse.Namespace) -> int:
    from skat_desktop.commands import check

    return _report(check.run(options.files, translator()))


def _solve(options: argparse.Namespace) -> int:
    from skat_desktop.commands import solve

    return _report(solve.run(options.files, translator()))


def _vectors(options: argparse.Namespace) -> int:
    from skat_desktop.commands import vectors

    return _report(vectors.run(options.files, translator()))


def _bench(options: argparse.Namespace) -> int:
    from skat_desktop.commands import bench

    translate = translator()

    def say(text: str, **details: object) -> None:
        print(translate(text).format(**details), file=sys.stderr)

    given = {"deals": options.deals, "seed": options.first, "runs": options.runs}
    chosen = {name: number for name, number in given.items() if number is not None}
    return _report([(True, bench.run(say, **chosen))])


def _think(options: argparse.Namespace) -> int:
    from skat_desktop.commands import think
    from skat_desktop.players import create_player

    limit: dict[str, Any] = {} if options.time_ms is None else {"time_ms": options.time_ms}
    player = create_player(options.level, options.chance, **limit)
    if isinstance(sys.stdin, io.TextIOWrapper):
        # What is no text spoils its own line, not the rest.
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    # A program without a standard input has no questions.
    answers = think.run(sys.stdin or (), player, explain=options.explain)
    return _report((True, line) for line in answers)


def _arena(options: argparse.Namespace) -> int:
    from skat_desktop.commands import arena

    translate = translator()

    def progress(done: int, deals: int) -> None:
        text = translate("{done} of {deals} deals").format(done=done, deals=deals)
        print(f"\r{text}", end="\n" if done == deals else "", file=sys.stderr, flush=True)

    match = arena.Match(
        players=options.seats,
        seed=options.first,
        duplicate=options.duplicate,
        declared=options.declared,
        time_ms=options.time_ms,
    )
    result = arena.run(
        match,
        deals=options.deals,
        deals_from=options.deals_from,
        records=options.records,
        jobs=options.jobs,
        progress=progress if sys.stderr.isatty() else lambda done, deals: None,
        translate=translate,
    )
    return _report([result])


def _report(lines: Iterable[tuple[bool, str]]) -> int:
    """Print each line, and tell by the exit status whether everything holds."""
    holds = True
    try:
        for ok, line in lines:
            holds = holds and ok
            print(line, flush=True)  # whoever asks through a pipe waits for it
    except BrokenPipeError:
        raise
    except OSError as error:  # such as a full disk; what is wrong with a file is a line itself
        _forget_output()
        _complain("The output cannot be written: {reason}", reason=error.strerror or error)
        return FAILED
    return 0 if holds else FAILED

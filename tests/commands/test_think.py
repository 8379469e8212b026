"""``skat-desktop think``: answers in the words of records, one a line."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from skat_desktop.commands import think
from skat_desktop.core.actions import Action, Claim, Concede, PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.record_moves import parse_action
from skat_desktop.core.record_view import view_line
from skat_desktop.players import LEVELS, create_player
from skat_desktop.players.candidate import Candidate, ExplainingPlayer
from tests.builders import GRAND, F, R, acts, card_set, declared, make_deal, play
from tests.players.games import play_out, random_deal

ROOT = Path(__file__).parents[2]
STRONG = "CJ SJ HJ CA CT CK SA ST HA DA"
HIDDEN = ".".join(["??"] * 10)


def view(moves: str = "", hand: str = STRONG, seat: int = 0) -> str:
    """A request for the seat that holds this hand."""
    groups = [HIDDEN] * 3
    groups[seat] = hand.replace(" ", ".")
    return f"(;GM[Skat]MV[w {'|'.join(groups)}|??.?? {moves}] ;)"


def answers(*lines: str, level: str = "club", explain: bool = False) -> list[dict[str, object]]:
    """The answers of this level."""
    player = create_player(level, 0)
    return [*map(json.loads, think.run(lines, player, explain=explain))]


@pytest.mark.parametrize("level", LEVELS[:2])
def test_it_does_what_the_level_does_at_the_table(level: str) -> None:
    player = create_player(level, 0)
    asked = 0
    for number in range(3):
        for state, action in play_out(random_deal(Random(number)), [player] * 3):
            assert state.turn is not None
            line = view_line(state.observe(state.turn))
            (answer,) = answers(line, level=level)
            if state.phase is not Phase.ANSWERING and action != Claim():
                assert parse_action(str(answer["move"])) == action
                asked += 1
    assert asked > 40


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (view(seat=1), "18"),
        (view("1 18 "), "y"),
        (view("1 18 ", "CQ CK SQ S9 HK HQ H9 DK DQ D9"), "p"),
        (view("1 p 2 p 0 18 ", "CJ C7 CA CT SA S9 HA H8 DT D7"), "s"),
        (view("1 p 2 p 0 18 0 s w D7.D8 "), "G."),
        (view("1 p 2 p 0 18 ", "CJ SJ HJ DJ CA CT CK SA ST HA"), "GO"),
    ],
)
def test_each_kind_of_answer(line: str, move: str) -> None:
    (answer,) = answers(line)
    assert [*answer] == ["move"]
    assert str(answer["move"]).startswith(move)


def test_a_bad_line_is_an_error_and_the_next_is_served() -> None:
    good = view(seat=1)
    got = answers("", "nonsense", good, view(), view("1 p 2 p 0 p "), view("1 7 0 p 0 CJ "), good)
    assert [[*answer] for answer in got] == [
        ["error"], ["error"], ["move"], ["error"], ["error"], ["error"], ["move"],
    ]  # fmt: skip
    assert got[3]["error"] == "it is middlehand's turn, but the cards shown are forehand's"
    assert got[4]["error"] == "the game is over"
    assert str(got[5]["error"]).startswith("0 CJ: ")


def test_what_was_asked_before_does_not_matter() -> None:
    lines = [view(seat=1), view("1 18 "), view("1 p 2 p 0 18 0 s w D7.D8 ")]
    assert answers(*lines) == answers(*reversed(lines))[::-1]


def test_a_claim_waiting_for_an_answer_gets_one() -> None:
    deal = make_deal(STRONG, skat="D7 D8")
    state = acts(declared(deal, Contract(GRAND)), Claim())
    assert answers(view_line(state.observe(state.turn or F))) == [{"move": "agree"}]


# --- players that claim, and players that explain ------------------------------------


class Hasty:
    """Ends every game at once, if it can; a declarer whose hand lies open plays on."""

    def __init__(self, declarer_insists: bool = False) -> None:
        self._insists = declarer_insists

    def choose(self, observation: Observation) -> Action:
        """The action taken."""
        if not observation.is_declarer:
            return Concede()
        if observation.shown is None or self._insists:
            return Claim()
        return PlayCard(Card.SA)


class Eloquent(Hasty):
    """Can tell what it thinks, of which the best is to claim."""

    def candidates(self, observation: Observation) -> tuple[Candidate, ...]:
        """What it thinks."""
        assert isinstance(self, ExplainingPlayer)
        return (
            Candidate(Claim(), 1.0, 98.0),
            Candidate(PlayCard(Card.D7), 0.123456, -7.123456),
            Candidate(PlayCard(Card.D8)),
        )


GAME = declared(make_deal(STRONG, "D7 D8", skat="H7 H8"), Contract(GRAND))


def test_in_place_of_a_claim_there_is_a_card() -> None:
    line = view_line(GAME.observe(F))
    assert [*think.run([line], Hasty())] == ['{"move": "SA"}']
    best = Hasty(declarer_insists=True)
    assert [*think.run([line], best)] == ['{"move": "CJ"}']


def test_a_defender_who_concedes_plays_a_card_as_well() -> None:
    line = view_line(play(GAME, "DA").observe(GAME.trick.turn.next if GAME.trick else R))
    (answer,) = [*think.run([line], Hasty())]
    assert Card.parse(json.loads(answer)["move"]) in card_set("D7 D8 D9 DQ DK DT")


def test_candidates_are_told_if_there_are_any() -> None:
    line = view_line(GAME.observe(F))
    (answer,) = think.run([line], Eloquent(declarer_insists=True), explain=True)
    assert json.loads(answer) == {
        "move": "D7",
        "candidates": [
            {"move": "D7", "win_chance": 0.1235, "score": -7.1235},
            {"move": "D8", "win_chance": None, "score": None},
        ],
    }
    (answer,) = think.run([line], Hasty(), explain=True)
    assert json.loads(answer) == {"move": "SA"}
    (answer,) = think.run([line], Eloquent())
    assert json.loads(answer) == {"move": "SA"}


# --- the command ------------------------------------------------------------------------


def started(*options: str) -> "subprocess.Popen[bytes]":
    """The command, waiting for requests."""
    return subprocess.Popen(
        [sys.executable, "-m", "skat_desktop", "think", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )


def test_each_line_is_answered_at_once_and_all_is_well_at_the_end() -> None:
    with started("--level", "beginner", "--seed", "7") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for line in (view(seat=1).encode(), b"\xff\xfe\x00", view(seat=1).encode() + b"\r"):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer == {"move": "18"} or "\xff" not in str(answer["error"])
        process.stdin.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_an_interrupt_ends_it_quietly() -> None:
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(view(seat=1).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""

"""``skat-desktop arena``: fair matches, exact points, engines of others."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from skat_desktop.commands import arena
from skat_desktop.commands.arena import Match, match, workers
from skat_desktop.commands.arena.engine import Engine, EngineError
from skat_desktop.commands.arena.figures import Figures, kind, short_by
from skat_desktop.commands.arena.match import Decision, Game, Table
from skat_desktop.commands.arena.openings import Opening, recorded, seeded
from skat_desktop.core.actions import Pass
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.record import parse_record
from skat_desktop.core.record_result import differences, result_of
from skat_desktop.core.scoring import GameResult, Stake, Tally, played_result
from skat_desktop.core.seats import Seat
from skat_desktop.players import Player, create_player
from tests.builders import CLUBS, GRAND, NULL, F, M, R, make_deal

DATA = Path(__file__).parent.parent / "data"
ISS = DATA / "iss.sgf"
CLUB = ("club", "club", "club")
THINK = f"cmd:{Path(sys.executable).as_posix()} -m skat_desktop think --level beginner"
BEST = make_deal("CJ SJ HJ DJ CA SA HA DA CT ST").hand(F)


def play(players: tuple[str, str, str], deals: int = 4, **settings: Any) -> dict[str, Any]:
    """The output of a match that came to its end."""
    options = {
        name: settings.pop(name) for name in ("deals_from", "records", "jobs") if name in settings
    }
    ok, line = arena.run(Match(players, **settings), deals=deals, **options)
    output: dict[str, Any] = json.loads(line)
    assert ok, output
    return output


def without_times(output: dict[str, Any]) -> dict[str, Any]:
    """What must not differ from run to run."""
    players = {
        name: {key: value for key, value in figures.items() if key != "decision_ms"}
        for name, figures in output["players"].items()
    }
    return {**output, "seconds": None, "jobs": None, "players": players}


# --- who sits where ---------------------------------------------------------------


def sittings(setting: Match, openings: list[Opening]) -> list[tuple[int, ...]]:
    """Which player sat in each seat, game by game."""
    with Table(setting) as table:
        return [game.players for opening in openings for game in table.play(opening)]


def test_the_players_move_on_by_one_seat_from_game_to_game() -> None:
    once, all_seats = Match(CLUB), Match(CLUB, duplicate=True)
    deals = seeded(1, 3)
    moved_on = [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert sittings(once, deals) == moved_on
    assert sittings(all_seats, deals) == [*moved_on, *moved_on, *moved_on]


def test_of_declared_games_the_first_player_is_the_declarer() -> None:
    deals = recorded(ISS, 6, declared=True)
    for duplicate, declarers in ((False, [0]), (True, [0, 2, 1])):
        with Table(Match(CLUB, declared=True, duplicate=duplicate)) as table:
            for opening in deals:
                games = table.play(opening)
                seats = [game.declarer for game in games if game.declarer is not None]
                sitting = [game.players for game in games]
                assert [one[seat] for one, seat in zip(sitting, seats, strict=True)] == declarers
                assert sitting[0][seats[0].next] == 1


def test_levels_depend_on_the_deal_and_the_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[tuple[str, int]] = []

    def create(level: str, seed: int) -> Player:
        seeds.append((level, seed))
        return create_player(level, seed)

    monkeypatch.setattr(match, "create_player", create)
    sittings(Match(("club", "beginner", "beginner"), duplicate=True), seeded(1, 2))
    sown = [{seed for _, seed in seeds[start : start + 9]} for start in (0, 9)]
    assert [len(one) for one in sown] == [3, 3]
    assert not sown[0] & sown[1]
    assert [level for level, _ in seeds[:9]].count("club") == 3


def test_a_time_limit_is_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[int | None] = []

    def create(level: str, seed: int, time_ms: int | None = None) -> Player:
        limits.append(time_ms)
        return create_player(level, seed)

    monkeypatch.setattr(match, "create_player", create)
    assert play(CLUB, 1)["time_ms"] is None
    assert play(CLUB, 1, time_ms=200)["time_ms"] == 200
    assert limits == [None] * 3 + [200] * 3


# --- points -----------------------------------------------------------------------


@pytest.mark.parametrize("player", ["beginner", "club"])
def test_a_mirror_match_comes_out_at_exactly_zero(player: str) -> None:
    output = play((player, player, player), 5, duplicate=True, seed=3)
    figures = output["players"][player]
    assert figures["ahead_per_36"] == 0
    assert figures["ahead_per_36_interval_95"] == [0, 0]
    assert (output["deals"], output["games"], figures["seats"]) == (5, 15, 3)


def test_club_players_beat_beginners() -> None:
    figures = play(("club", "beginner", "beginner"), 40, duplicate=True)["players"]
    assert figures["club"]["ahead_per_36_interval_95"][0] > 200
    assert figures["club"]["ahead_per_36"] == -figures["beginner"]["ahead_per_36"]
    assert (figures["club"]["games"], figures["beginner"]["games"]) == (120, 240)


def test_a_table_of_club_players_plays_sensibly() -> None:
    output = play(CLUB, 250, seed=1)
    declarer = output["players"]["club"]["declarer"]
    played = declarer["all"]["games"]
    shares = {
        game: sum(row["games"] for name, row in declarer.items() if name.startswith(game)) / played
        for game in ("suit", "grand")
    }
    assert played + output["passed_in"] == 250
    assert output["passed_in"] < 40
    assert 0.72 < declarer["all"]["won"] < 0.9
    assert declarer["all"]["overbid"] < 5
    assert 0.1 < shares["grand"] < 0.45
    assert shares["suit"] > 0.4


def result(contract: Contract, declarer_points: int, tricks: int = 5) -> GameResult:
    """What became of this game of a declarer who holds all jacks and aces."""
    tally = Tally(declarer_points, tricks, 120 - declarer_points, 10 - tricks)
    return played_result(Stake(contract, 18, BEST), tally)


def game(declarer: Seat | None = None, outcome: GameResult | None = None) -> Game:
    """A game in which the second player sat in forehand."""
    return Game((1, 2, 0), declarer, outcome, (Decision(1, "bidding", 2.0),))


def test_points_are_those_of_seeger_and_fabian() -> None:
    won, lost = result(Contract(GRAND), 70), result(Contract(GRAND), 55)
    assert (won.score, lost.score) == (120, -240)
    assert game(F, won).points == (0, 170, 0)
    assert game(F, lost).points == (40, -290, 40)
    assert game(R, lost).points == (-290, 40, 40)
    assert game().points == (0, 0, 0)


def test_the_figures_of_three_deals() -> None:
    won, lost = result(Contract(GRAND), 70), result(Contract(GRAND), 55)
    figures = Figures(("a", "b", "b"))
    for games in ([game(F, won)], [game(R, lost)], [game()]):
        figures.add(games)
    players = figures.players()
    a, b = players["a"], players["b"]
    assert (figures.deals, figures.games, figures.passed_in) == (3, 3, 1)
    # Player a: 0, -290, 0.  Players b: 170 and 0, 40 and 40, 0 and 0.
    assert a["points_per_36"] == round(36 * -290 / 3, 1)
    assert b["points_per_36"] == round(36 * (85 + 40) / 3, 1)
    assert a["ahead_per_36"] == round(36 * (-85 - 330) / 3, 1) == -b["ahead_per_36"]
    low, high = a["ahead_per_36_interval_95"]
    # The deals' differences are -85, -330 and 0.
    assert (high - low) / 2 == pytest.approx(36 * 1.95996 * 171.343 / 3**0.5, rel=1e-3)
    assert (low + high) / 2 == pytest.approx(a["ahead_per_36"], abs=0.1)
    assert figures.declarers()["declarer_points_per_36"] == 36 * (170 - 290) / 3
    assert (a["games"], a["passed_in"], b["games"], b["passed_in"]) == (3, 1, 6, 2)
    assert a["declares"] == {"all": 0.3333, "forehand": None, "middlehand": None,
                             "rearhand": 0.3333}  # fmt: skip
    assert b["declarer"]["grand"] == {
        "games": 1, "share": 0.1667, "won": 1, "short_by": None, "overbid": 0, "schneider": 0,
        "schwarz": 0, "points": 170,
    }  # fmt: skip
    assert a["declarer"]["all"]["short_by"] == 6
    assert a["defender"]["all"]["short_by"] == 10
    assert b["defender"]["all"]["won"] == round(2 / 3, 4)
    assert b["decision_ms"] == {"bidding": {"decisions": 3, "p50": 2, "p95": 2, "max": 2}}
    assert a["decision_ms"] == {}


def test_one_deal_has_no_interval() -> None:
    figures = play(CLUB, 1)["players"]["club"]
    assert figures["points_per_36_interval_95"] is None


def test_the_kinds_of_games() -> None:
    assert {kind(contract) for contract in CONTRACTS} == {
        "suit", "suit hand", "grand", "grand hand", "null", "null hand", "null ouvert",
        "null ouvert hand",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("outcome", "lacking"),
    [
        (result(Contract(CLUBS), 60), 1),
        (result(Contract(CLUBS), 61), 1),
        (result(Contract(CLUBS), 120, 10), 60),
        (result(Contract(CLUBS, hand=True, schneider=True), 80), 10),
        (result(Contract(CLUBS, hand=True, schneider=True), 95), 6),
        (result(Contract(CLUBS, hand=True, schwarz=True), 80), None),
        (result(Contract(NULL), 20, 1), None),
    ],
)
def test_what_the_losing_side_lacks(outcome: GameResult, lacking: int | None) -> None:
    assert short_by(outcome) == lacking


def test_an_overbid_game_is_not_lost_for_want_of_points() -> None:
    tally = Tally(80, 7, 40, 3)
    overbid = played_result(Stake(Contract(CLUBS), 100, BEST), tally)
    assert not overbid.won
    assert short_by(overbid) is None
    figures = Figures(CLUB)
    figures.add([game(M, overbid), game(M, result(Contract(CLUBS), 95, 10))])
    (club,) = figures.players().values()
    assert club["declarer"]["suit"]["overbid"] == 1
    assert club["declarer"]["suit"]["schneider"] == club["declarer"]["suit"]["schwarz"] == 1
    assert club["defender"]["suit"]["schneider"] == 0


# --- where the deals come from, where the games go ------------------------------------


def test_the_same_seed_gives_the_same_match_on_any_number_of_cores() -> None:
    alone = play(("club", "beginner", "club"), 5, duplicate=True, seed=9, jobs=1)
    shared = play(("club", "beginner", "club"), 5, duplicate=True, seed=9, jobs=2)
    assert without_times(alone) == without_times(shared)
    other = play(("club", "beginner", "club"), 5, duplicate=True, seed=8)
    assert other["players"] != alone["players"]


def test_recorded_deals_are_dealt_again() -> None:
    records = [parse_record(line) for line in ISS.read_text(encoding="utf-8").splitlines()]
    deals = [opening.events for opening in recorded(ISS, None, declared=False)]
    assert deals == [record.events[:1] for record in records]
    assert len(recorded(ISS, 7, declared=False)) == 7


def test_recorded_declarations_are_kept_up_to_the_first_card() -> None:
    records = [parse_record(line) for line in ISS.read_text(encoding="utf-8").splitlines()]
    openings = recorded(ISS, None, declared=True)
    declared = [number for number, record in enumerate(records, 1) if record.game.contract]
    assert [opening.number for opening in openings] == declared
    for opening in openings:
        record = records[opening.number - 1]
        assert opening.events == record.events[: len(opening.events)]
        with Table(Match(CLUB, declared=True)) as table:
            (played,) = table.play(opening)
        assert played.declarer is record.game.declarer
        assert played.result is not None
        assert played.result.contract == record.game.contract


def test_the_games_are_recorded(tmp_path: Path) -> None:
    file = tmp_path / "games.sgf"
    output = play(("club", "beginner", "beginner"), 3, duplicate=True, records=file, jobs=2)
    records = [parse_record(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [record.id for record in records] == [str(number) for number in range(1, 10)]
    assert [record.get("SE") for record in records] == [*"111222333"]
    assert [record.players.index("club") for record in records] == [0, 1, 2] * 3
    for record in records:
        assert record.recorded is not None
        assert differences(result_of(record.game), record.recorded) == ()
    points = 0
    for record in records:
        game = record.game
        outcome = Game((0, 1, 2), game.declarer, game.result, ())
        points += outcome.points[record.players.index("club")]
    assert output["players"]["club"]["points_per_36"] == round(36 * points / 9, 1)


def test_records_may_be_the_deals_of_the_next_match(tmp_path: Path) -> None:
    file = tmp_path / "games.sgf"
    first = play(CLUB, 3, records=file)
    again = play(CLUB, 9, deals_from=file)
    assert again["deals"] == 3
    assert without_times(again)["players"] == without_times(first)["players"]


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path) -> None:
    damaged, empty = tmp_path / "damaged.sgf", tmp_path / "empty.sgf"
    damaged.write_text(ISS.read_text(encoding="utf-8") + "\n(;GM[Skat] ;)\n", encoding="utf-8")
    empty.write_text("\n", encoding="utf-8")
    setting = Match(CLUB)
    for answer, why in (
        (
            arena.run(setting, deals_from=tmp_path / "x"),
            f"{tmp_path / 'x'}: there is no such file or folder",
        ),
        (arena.run(setting, deals_from=damaged), f"{damaged}: line 32, column 14: expected MV"),
        (arena.run(setting, deals_from=empty), f"{empty}: no record in it"),
        (arena.run(setting, records=tmp_path), f"{tmp_path}: a folder is not a file"),
    ):
        assert not answer[0]
        assert json.loads(answer[1])["error"].startswith(why)


def test_games_may_be_passed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    class Timid:
        def choose(self, _: object) -> Pass:
            return Pass()

    monkeypatch.setattr(match, "create_player", lambda *_: Timid())
    output = play(CLUB, 2)
    assert output["passed_in"] == 2
    club = output["players"]["club"]
    assert (club["passed_in"], club["points_per_36"], club["declarer"]) == (6, 0, {})


def test_how_far_it_is_can_be_told() -> None:
    told: list[tuple[int, int]] = []
    arena.run(Match(CLUB), deals=3, progress=lambda done, deals: told.append((done, deals)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# --- engines of others ------------------------------------------------------------


def engine(tmp_path: Path, program: str) -> str:
    """The command of an engine that is this Python program."""
    file = tmp_path / "engine.py"
    file.write_text(program, encoding="utf-8")
    return f"{Path(sys.executable).as_posix()} {file.as_posix()}"


def test_an_engine_plays_as_the_level_that_it_is() -> None:
    """But that nobody claims at its table, which here changes no result."""
    output = play(("club", THINK, THINK), 3, duplicate=True)
    level = play(("club", "beginner", "beginner"), 3, duplicate=True)
    for name, same in ((THINK, "beginner"), ("club", "club")):
        own, other = output["players"][name], level["players"][same]
        assert own["declares"] == other["declares"]
        assert own["declarer"]["all"]["games"] == other["declarer"]["all"]["games"]


def test_an_engine_is_started_once(tmp_path: Path) -> None:
    program = """
import json, pathlib, sys
with pathlib.Path(__file__).with_name("started").open("a") as file:
    file.write("once\\n")
for line in sys.stdin:
    print(json.dumps({"move": "p"}), flush=True)
"""
    command = f"cmd:{engine(tmp_path, program)}"
    output = play((command, command, command), 3)
    assert output["passed_in"] == 3
    assert (tmp_path / "started").read_text(encoding="utf-8") == "once\n"


@pytest.mark.parametrize(
    ("program", "answer", "why"),
    [
        ("print('hello')", "hello", "expected a line of JSON"),
        ("print('[]')", "[]", "expected an object with a move"),
        ("print('{\"move\": 18}')", '{"move": 18}', "expected an object with a move"),
        ('print(\'{"move": "XX"}\')', '{"move": "XX"}', "expected a bid, y, p, s,"),
        ('print(\'{"move": "y"}\')', '{"move": "y"}', "the move is not legal"),
        ("pass", None, "the program has ended"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_engine_that_cannot_play_ends_the_match(
    tmp_path: Path, program: str, answer: str | None, why: str, jobs: int
) -> None:
    command = engine(tmp_path, f"{program}\n")
    ok, line = arena.run(Match(("club", f"cmd:{command}", "club")), deals=2, jobs=jobs)
    output = json.loads(line)
    assert not ok
    assert output["error"].startswith(f"{command}: {why}")
    assert output["request"].startswith("(;GM[Skat]PC[Skat Desktop]MV[w ??")
    assert output["answer"] == answer


def test_an_engine_that_does_not_answer_in_time_is_ended(tmp_path: Path) -> None:
    slow = engine(tmp_path, "import time\ntime.sleep(600)\n")
    with Engine(slow, patience=0.1) as asked, pytest.raises(EngineError) as caught:
        asked.choose(GameState.start(make_deal()).observe(M))
    assert str(caught.value) == f"{slow}: no answer within 0.1 seconds"


@pytest.mark.parametrize("command", ["no-such-program", 'a "quote', ""])
def test_an_engine_that_cannot_be_started_is_an_error(command: str) -> None:
    with pytest.raises(EngineError, match="cannot be started"):
        Engine(command)


def test_a_process_that_is_lost_is_noticed() -> None:
    games = workers.play(Match(("club", "no such level", "club")), seeded(0, 4), 2)
    with pytest.raises(RuntimeError, match="a process of the match has ended"):
        next(games)

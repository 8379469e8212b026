"""The club level plays a sensible game, and better than a beginner."""

from statistics import mean

from tests.benchmarks.levels import duplicate_match, figures, finished_games


def test_a_table_of_club_players_plays_sensibly() -> None:
    values = figures([*finished_games("club", deals=250, seed=1)])
    assert values["passed in"] < 16
    assert 72 < values["won"] < 90
    assert values["overbid"] < 2
    assert 10 < values["grand"] < 45
    assert values["suit"] > 40


def test_club_players_beat_beginners() -> None:
    assert mean(duplicate_match("club", "beginner", deals=40, seed=1)) > 5


def test_equal_players_differ_by_nothing() -> None:
    assert duplicate_match("beginner", "beginner", deals=3, seed=1) == [0, 0, 0]

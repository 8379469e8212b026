"""Score sheets and ranking."""

import pytest

from skat_desktop.core.score_sheet import (
    Entry,
    Row,
    ScoreSheet,
    Scoring,
    lost_game_bonus,
    ranking,
)


def sheet(players: int, *entries: tuple[int | None, int]) -> ScoreSheet:
    """A list with these declarers and scores."""
    filled = ScoreSheet(players)
    for declarer, score in entries:
        filled = filled.with_entry(Entry(declarer, score))
    return filled


def test_an_empty_list() -> None:
    assert ScoreSheet(3).rows == (Row(), Row(), Row())
    assert ScoreSheet(4).totals(Scoring.SEEGER_FABIAN) == (0, 0, 0, 0)
    assert ScoreSheet(3).ranking(Scoring.CLASSIC) == [[0, 1, 2]]


def test_classic_counts_own_games_alone() -> None:
    played = sheet(3, (0, 144), (0, -54), (2, 46))
    assert played.totals(Scoring.CLASSIC) == (90, 0, 46)
    assert played.rows == (Row(90, 1, 1, 0), Row(0, 0, 0, 1), Row(46, 1, 0, 1))


def test_seeger_fabian_at_three() -> None:
    played = sheet(3, (0, 144), (0, -54), (2, 46))
    assert played.totals(Scoring.SEEGER_FABIAN) == (90, 40, 136)


def test_seeger_fabian_at_four_gives_the_dealer_a_share_too() -> None:
    played = sheet(4, (1, -48), (1, 20))
    assert played.totals(Scoring.SEEGER_FABIAN) == (30, -28, 30, 30)


def test_a_deal_passed_in_is_entered_and_counts_nothing() -> None:
    played = sheet(3, (None, 0), (1, 18))
    assert played.entries == (Entry(), Entry(1, 18))
    assert Entry().score == 0
    assert played.totals(Scoring.SEEGER_FABIAN) == (0, 68, 0)


@pytest.mark.parametrize(
    ("points", "won", "lost", "by_others", "total"),
    [(455, 20, 4, 0, 1255), (608, 12, 0, 4, 1368), (486, 9, 0, 4, 1096)],
)
def test_a_whole_list_of_three(
    points: int, won: int, lost: int, by_others: int, total: int
) -> None:
    """A list that other programs added up wrong."""
    assert Row(points, won, lost, by_others).total(Scoring.SEEGER_FABIAN, 3) == total


def test_the_bonus_for_games_lost_by_others() -> None:
    assert lost_game_bonus(3) == 40
    assert lost_game_bonus(4) == 30


def test_more_points_win() -> None:
    assert ranking([(900, 10, 2), (950, 8, 1)]) == [[1], [0]]


def test_then_more_games_won() -> None:
    assert ranking([(900, 8, 0), (900, 10, 2)]) == [[1], [0]]


def test_then_fewer_games_lost() -> None:
    assert ranking([(900, 10, 2), (900, 10, 1)]) == [[1], [0]]


def test_then_the_lot() -> None:
    assert ranking([(900, 10, 2), (950, 8, 1), (900, 10, 2)]) == [[1], [0, 2]]


def test_a_list_ranks_won_games_before_lost_ones() -> None:
    played = sheet(3, (0, 24), (0, 24), (0, -48), (1, 96), (1, -48), (1, -48))
    assert [row.points for row in played.rows] == [0, 0, 0]
    assert played.ranking(Scoring.CLASSIC) == [[0], [1], [2]]


def test_the_ranking_depends_on_the_system() -> None:
    played = sheet(3, (0, 60), (1, 24), (1, 24), (2, -36))
    assert played.ranking(Scoring.CLASSIC) == [[0], [1], [2]]
    assert played.totals(Scoring.SEEGER_FABIAN) == (150, 188, -86)
    assert played.ranking(Scoring.SEEGER_FABIAN) == [[1], [0], [2]]

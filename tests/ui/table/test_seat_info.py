"""What the plates say."""

from dataclasses import replace

from skat_desktop.core.actions import Bid, Hold, Pass, TakeSkat
from skat_desktop.core.cards import Suit
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import AGREED_LENGTH
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.session.view import TableView
from skat_desktop.ui.table import TableStyle, TableTexts
from skat_desktop.ui.table.seat_info import SeatInfo, seat_info
from tests.builders import GRAND, HEARTS, NULL, M, acts, declared, play
from tests.ui.table.views import DEAL, view_of


def info(view: TableView, chair: int, *, trick_lies: bool = False) -> SeatInfo:
    return seat_info(view, chair, TableStyle(), TableTexts(), trick_lies=trick_lies)


def test_in_the_auction_everybody_has_a_role_and_one_has_the_turn() -> None:
    view = view_of(GameState.start(DEAL))
    plates = [info(view, chair) for chair in range(3)]
    assert [plate.line for plate in plates] == ["Forehand", "Middlehand", "Rearhand"]
    assert [plate.has_turn for plate in plates] == [False, True, False]
    assert [plate.dealer_mark for plate in plates] == ["", "", "D"]
    assert [plate.tricks for plate in plates] == ["", "", ""]


def test_afterwards_the_plates_tell_the_parties_and_what_was_bid() -> None:
    state = acts(
        GameState.start(DEAL), Bid(18), Hold(), Bid(20), Hold(), Pass(), Pass(), TakeSkat()
    )
    view = view_of(state)
    assert [info(view, chair).line for chair in range(3)] == [
        "Declarer · 20",
        "Defender · 20",
        "Defender",
    ]


def test_the_game_stands_at_the_declarer_with_its_trumps() -> None:
    for contract, trumps in (
        (Contract(HEARTS), (Suit.HEARTS,)),
        (Contract(GRAND), (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)),
        (Contract(NULL), ()),
    ):
        view = view_of(declared(DEAL, contract, declarer=M))
        assert info(view, 1).contract == contract.game.name.capitalize()
        assert info(view, 1).trumps == trumps
        assert info(view, 0).contract == ""


def test_a_trick_counts_once_it_has_been_taken_away() -> None:
    view = view_of(play(declared(DEAL, Contract(GRAND)), "CA CK C8"))
    assert info(view, 0).tricks == "1 trick"
    assert info(view, 0).has_turn
    lying = info(view, 0, trick_lies=True)
    assert lying.tricks == "0 tricks"
    assert not lying.has_turn


def test_the_points_so_far_are_told_on_request() -> None:
    view = view_of(play(declared(DEAL, Contract(GRAND)), "CA CK C8"))
    agreed = replace(view, setup=replace(view.setup, rules=AGREED_LENGTH.with_deals(12)))
    style = TableStyle(points=True)

    def tricks(view: TableView, *, lies: bool = False) -> list[str]:
        plates = [seat_info(view, i, style, TableTexts(), trick_lies=lies) for i in range(3)]
        return [plate.tricks for plate in plates]

    discard = sum(card.points for card in view.observation.discard or ())
    assert tricks(agreed) == [
        f"1 trick · {15 + discard} points",
        "0 tricks · together 0",
        "0 tricks · together 0",
    ]
    assert tricks(agreed, lies=True)[0] == f"0 tricks · {discard} points"
    assert tricks(view) == ["1 trick", "0 tricks", "0 tricks"], "nobody is told in a tournament"
    null = view_of(declared(DEAL, Contract(NULL)))
    assert tricks(replace(null, setup=agreed.setup)) == ["0 tricks"] * 3


def test_the_score_is_added_up_as_chosen() -> None:
    view = replace(
        view_of(GameState.start(DEAL)), sheet=ScoreSheet(3, (Entry(0, -48), Entry(1, 33)))
    )
    assert [info(view, chair).score for chair in range(3)] == ["−98", "123", "40"]
    classic = TableStyle(scoring=Scoring.CLASSIC)
    assert seat_info(view, 0, classic, TableTexts()).score == "−48"


def test_who_deals_at_a_table_of_four_sits_out() -> None:
    view = view_of(declared(DEAL, Contract(GRAND)), chairs=4, dealer=2)
    assert info(view, 2).line == "Sits out"
    assert info(view, 2).tricks == ""
    assert not info(view, 2).has_turn

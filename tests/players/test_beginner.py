"""What a beginner does: a few simple rules, and no counting."""

from skat_desktop.core.actions import Bid, Declare, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.players import create_player
from tests.builders import (
    CLUBS,
    HEARTS,
    NULL,
    F,
    M,
    acts,
    calls,
    card_set,
    declared,
    make_deal,
    play,
)

BEGINNER = create_player("beginner", 1)


def first_bid(hand: str) -> object:
    """What middlehand says with this hand."""
    return BEGINNER.choose(GameState.start(make_deal(middlehand=hand)).observe(M))


def test_a_beginner_bids_on_an_obviously_strong_hand() -> None:
    assert first_bid("CJ SJ CA CT C9 C8 SA ST H7 D7") == Bid(18)


def test_a_beginner_passes_what_a_club_player_bids() -> None:
    hand = "CJ HA HT HK HQ SA ST D8 D9 C7"
    state = GameState.start(make_deal(middlehand=hand))
    assert first_bid(hand) == Pass()
    assert create_player("club", 1).choose(state.observe(M)) == Bid(18)


def test_a_beginner_takes_the_skat_and_puts_low_cards_back() -> None:
    deal = make_deal("CJ SJ HJ CA CT CK C9 C8 SA H7", skat="D7 HT")
    state = acts(GameState.start(deal), *calls(F))
    assert BEGINNER.choose(state.observe(F)) == TakeSkat()
    action = BEGINNER.choose(acts(state, TakeSkat()).observe(F))
    assert action == Declare(Contract(CLUBS), (Card.H7, Card.D7))


def test_a_beginner_plays_null_with_low_cards_alone() -> None:
    deal = make_deal("C7 C8 C9 S7 S8 S9 H7 H8 D7 D9", skat="DK HA")
    action = BEGINNER.choose(acts(GameState.start(deal), *calls(F), TakeSkat()).observe(F))
    assert isinstance(action, Declare)
    assert action.contract == Contract(NULL)
    assert CardSet(action.discard or ()) == card_set("DK HA")


def test_a_beginner_leads_the_highest_trump() -> None:
    state = declared(make_deal("CJ SJ HJ HA HT H9 SA ST D7 D8"), Contract(HEARTS))
    assert BEGINNER.choose(state.observe(F)) == PlayCard(Card.CJ)


def test_a_beginner_takes_a_trick_with_the_highest_card() -> None:
    deal = make_deal("DT", "DA D7 CJ", "H7 H9 SJ")
    state = play(declared(deal, Contract(HEARTS), declarer=F), "DT")
    assert BEGINNER.choose(state.observe(M)) == PlayCard(Card.DA)

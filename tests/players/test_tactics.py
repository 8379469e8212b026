"""What a club player knows, one skill at a time."""

from random import Random

import pytest

from skat_desktop.core.actions import Action, Bid, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card, CardSet, Rank
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.game import GameState
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick
from skat_desktop.players import create_player
from tests.builders import (
    CLUBS,
    GRAND,
    HEARTS,
    NULL,
    SPADES,
    F,
    M,
    R,
    acts,
    calls,
    card_set,
    declared,
    make_deal,
    play,
)
from tests.players.games import play_out, random_deal


def choice(state: GameState, seat: Seat | None = None) -> Action:
    """What a club player does here."""
    seat = state.turn if seat is None else seat
    assert seat is not None
    return create_player("club", 7).choose(state.observe(seat))


def card(state: GameState) -> Card:
    """The card that a club player plays here."""
    action = choice(state)
    assert isinstance(action, PlayCard), action
    return action.card


def trump_game(
    deal: Deal, contract: Contract, declarer: Seat, cards: str, discard: str = ""
) -> GameState:
    """The position after these cards of a game."""
    return play(declared(deal, contract, declarer=declarer, discard=discard), cards)


# -- defending ---------------------------------------------------------------


def test_a_defender_smears_on_the_partners_sure_trick() -> None:
    # Forehand's ace of clubs stands: the declarer, middlehand, has followed.
    deal = make_deal("CA C9 S7 S8", "CJ SJ C7 HA", "ST SK D7 D8 D9 DQ H7 H8 S9 SQ")
    assert card(trump_game(deal, Contract(HEARTS), M, "CA C7")) is not Card.H7
    state = trump_game(deal, Contract(GRAND), M, "CA C7")
    assert card(state) is Card.ST


def test_a_defender_does_not_smear_on_the_declarers_trick() -> None:
    deal = make_deal("C9 C8 S7 S8", "CJ SJ CA HA", "ST SK D7 D8 D9 DQ DT DK S9 SQ")
    assert card(trump_game(deal, Contract(HEARTS), M, "C9 CA")).points == 0


def test_a_defender_does_not_waste_the_trump_ace_in_a_lost_trick() -> None:
    deal = make_deal("CJ SJ HT HK HQ", "H8 D7 D8 D9", "HA H7 DJ SA ST CA CT C7 S7 DA")
    state = trump_game(deal, Contract(HEARTS), F, "CJ H8")
    assert card(state) is Card.H7


def test_no_defender_throws_the_trump_ace_into_a_lost_trick() -> None:
    rng = Random(6)
    seen = 0
    for seed in range(150):
        for state, action in play_out(random_deal(rng), [create_player("club", seed)] * 3):
            trick, contract, seat = state.trick, state.contract, state.turn
            assert seat is not None
            if contract is None or trick is None or not isinstance(action, PlayCard):
                continue
            trump = contract.game.trump_suit
            if trump is None or seat is state.declarer or len(trick.cards) < 2:
                continue
            ace = Card.of(trump, Rank.ACE)
            after = Trick(trick.leader, (*trick.cards, ace))
            cards = state.observe(seat).legal_cards()
            if ace in cards and len(cards) > 1 and after.winner(contract.game) is state.declarer:
                seen += 1
                assert action.card is not ace
    assert seen > 5


def test_a_defender_takes_with_the_cheapest_card_that_wins() -> None:
    # Diamonds are led, and rearhand has none: the lowest trump is enough.
    deal = make_deal("DA DT", "CJ D7 HA HT", "SJ H7 H9 SA SK S7 CA CK C7 S8")
    state = trump_game(deal, Contract(HEARTS), M, "DT D7")
    assert state.turn is R
    taken = trump_game(deal, Contract(HEARTS), F, "DT D7")
    assert card(taken) is Card.H7


def test_the_last_hand_takes_points_with_its_ace() -> None:
    deal = make_deal("SK S7 S8", "CJ SJ ST", "SA S9 SQ D7 D8 D9 C7 C8 C9 H7")
    assert card(trump_game(deal, Contract(HEARTS), M, "SK ST")) is Card.SA


def test_a_defender_leads_no_trump_in_a_suit_game() -> None:
    deal = make_deal("HJ HA H7 SA ST S7 D8 D9 C7 C8", "CJ SJ DJ HT HK HQ")
    assert card(declared(deal, Contract(HEARTS), declarer=M)) not in card_set("HJ HA H7")


# -- declaring ---------------------------------------------------------------


def test_the_declarer_draws_trumps() -> None:
    deal = make_deal("CJ SJ HJ HA HT H9 SA ST D7 D8")
    assert card(declared(deal, Contract(HEARTS))) in card_set("CJ SJ HJ")


def test_the_declarer_cashes_aces_once_trumps_are_gone() -> None:
    # Both defenders are out of trumps after two rounds; the ace of spades and its ten win.
    deal = make_deal(
        "CJ SJ HJ HA HT SA ST S7 D7 D8",
        "DJ H7 S8 S9 C7 C8 C9 CQ D9 DQ",
        "HK HQ SK SQ CA CT CK DA DT DK",
        "H8 H9",
    )
    state = trump_game(deal, Contract(HEARTS), F, "CJ H7 HQ SJ DJ HK")
    assert card(state) in card_set("SA ST")


def test_the_declarer_ruffs_a_trick_with_points() -> None:
    deal = make_deal("CA C9 D9", "CJ SJ HA H9 H7 SA ST S7 D7 D8", "CT C8")
    state = trump_game(deal, Contract(HEARTS), M, "CA")
    assert card(state) in card_set("HA H9 H7")


def test_the_declarer_throws_a_loser_on_a_cheap_trick_rather_than_points() -> None:
    deal = make_deal("C8 C9 D9", "CJ SJ HA HT HK SA ST S7 S8 D7", "CT C7")
    state = trump_game(deal, Contract(HEARTS), M, "C8")
    assert card(state).points <= 11
    assert card(state) not in card_set("SA ST CJ SJ")


# -- Null --------------------------------------------------------------------


def test_the_null_declarer_ducks_as_high_as_possible() -> None:
    deal = make_deal("SK S7", "SQ S9 S8 C7 C8 H7 H8 D7 D8 D9")
    assert card(trump_game(deal, Contract(NULL), M, "SK")) is Card.SQ


def test_the_null_declarer_throws_off_the_dangerous_card() -> None:
    deal = make_deal("CA C7 D8 D9", "HA H7 H8 S7 S8 S9 DK D7 SJ SQ", "C8 C9")
    assert card(trump_game(deal, Contract(NULL), M, "CA")) in card_set("HA DK")


def test_a_null_defender_ducks_under_the_declarers_card() -> None:
    deal = make_deal("S8 CA CK", "ST S9", "SK SJ S7 H9 HT D9 DT CT C9 HA")
    assert card(trump_game(deal, Contract(NULL), M, "S8 ST")) is Card.S7


def test_a_null_defender_leads_low() -> None:
    deal = make_deal("S7 SA CA CK CQ HA HK HQ DA DK", "S9 ST S8")
    assert card(declared(deal, Contract(NULL), declarer=M)) is Card.S7


# -- bidding and declaring ---------------------------------------------------


def first_bid(hand: str) -> Action:
    """What middlehand says with this hand."""
    return choice(GameState.start(make_deal(middlehand=hand)))


@pytest.mark.parametrize(
    "hand",
    [
        "CJ SJ CA CT C9 C8 SA ST H7 D7",
        "CJ HJ HA HT HK H9 SA S7 D8 D9",
        "CJ SJ HJ CA SA HA D7 D8 S8 C9",
        "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8",
    ],
)
def test_a_good_hand_bids(hand: str) -> None:
    assert first_bid(hand) == Bid(18)


@pytest.mark.parametrize(
    "hand",
    [
        "DJ C7 C9 CQ S8 SK ST H9 HQ D9",
        "HJ CT CK S9 SQ SK HT H8 DQ DK",
    ],
)
def test_a_poor_hand_passes(hand: str) -> None:
    assert first_bid(hand) == Pass()


def test_bidding_goes_step_by_step_to_the_value_of_the_game() -> None:
    # Spades with two are worth 33, from the hand 44; a Grand would be too risky.
    hand = "CJ SJ SA ST SK S9 S8 HA D7 C7"
    player = create_player("club", 0)
    state = GameState.start(make_deal(forehand="", middlehand=hand))
    bids = []
    while (action := player.choose(state.observe(M))) != Pass():
        assert isinstance(action, Bid)
        bids.append(action.value)
        state = acts(state, action, Hold())
    assert bids == [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44]


def test_forehand_plays_what_nobody_else_wants() -> None:
    state = acts(GameState.start(make_deal("CJ SJ CA CT C9 C8 SA ST H7 D7")), Pass(), Pass())
    assert choice(state) == Bid(18)


def twelve(hand: str, skat: str) -> Declare:
    """Discard and announcement of forehand with these cards, at 18."""
    deal = make_deal(forehand=hand, skat=skat)
    state = acts(GameState.start(deal), *calls(F), TakeSkat())
    action = choice(state)
    assert isinstance(action, Declare)
    assert action.discard is not None
    return action


def test_a_bare_ten_is_discarded() -> None:
    action = twelve("CJ HJ CA CK CQ C9 C8 SA S7 HT", "SQ D7")
    assert action.contract == Contract(CLUBS)
    assert Card.HT in (action.discard or ())


def test_trumps_and_aces_are_kept() -> None:
    action = twelve("CJ SJ HJ CA CK C9 SA HA HQ DT", "C7 DK")
    assert not CardSet(action.discard or ()) & card_set("CJ SJ HJ CA CK C9 C7 SA HA")


def test_two_cards_of_one_suit_make_a_void() -> None:
    action = twelve("CJ SJ CA CT CK C9 SA ST HA HK", "D8 DQ")
    assert CardSet(action.discard or ()) == card_set("D8 DQ")


def test_a_game_that_reaches_the_bid_is_declared() -> None:
    # Clubs would be the better game, but at 30 it is worth too little.
    deal = make_deal("CJ HJ CA CT CK CQ SA SK HK DQ", skat="DK HQ")
    state = acts(GameState.start(deal), *calls(F, 27), TakeSkat())
    action = choice(state)
    assert isinstance(action, Declare)
    assert action.contract.game in {CLUBS, GRAND}


def test_four_jacks_and_aces_play_grand() -> None:
    action = twelve("CJ SJ HJ DJ CA CT SA ST H7 D7", "HA D8")
    assert action.contract.game is GameType.GRAND


def test_low_cards_play_null() -> None:
    action = twelve("C7 C8 C9 S7 S8 S9 H7 H8 D7 D9", "HK DA")
    assert action.contract.game is NULL
    assert CardSet(action.discard or ()) == card_set("HK DA")


def test_nothing_but_winners_are_played_ouvert_from_the_hand() -> None:
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8")
    action = choice(acts(GameState.start(deal), *calls(F)))
    assert action == Declare(Contract(GRAND, hand=True, ouvert=True)) or action == Declare(
        Contract(CLUBS, hand=True, ouvert=True)
    )


def test_a_hand_without_a_need_takes_the_skat() -> None:
    deal = make_deal("CJ HJ CA CK C9 C8 SA S8 H7 D7")
    assert choice(acts(GameState.start(deal), *calls(F))) == TakeSkat()


def test_spades_hand_is_announced_with_schneider_only_if_sure() -> None:
    deal = make_deal("CJ SJ HJ SA ST SK S9 S8 HA HT")
    action = choice(acts(GameState.start(deal), *calls(F)))
    assert isinstance(action, Declare)
    assert action.contract.game in {SPADES, GRAND}

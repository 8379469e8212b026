"""What a seat knows, and what it may do."""

import pytest

from skat_desktop.core.actions import (
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.events import Abandoned, Cause
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import SEATS
from tests.builders import (
    CLUBS,
    GRAND,
    NULL,
    F,
    M,
    R,
    acts,
    calls,
    card_set,
    cards,
    declared,
    make_deal,
    play,
    play_tricks,
)

DEAL = make_deal(
    forehand="CJ CA CT CK CQ SA S7 H7 H8 D7",
    middlehand="SJ HJ DJ C9 HA HT HK D8 D9 S8",
    skat="C7 C8",
)
BIDDING = GameState.start(DEAL)
SKAT = acts(BIDDING, *calls(F))
DECLARING = acts(SKAT, TakeSkat())
PLAYING = acts(DECLARING, Declare(Contract(CLUBS), (Card.H8, Card.H7)))


def test_during_the_auction_everybody_knows_the_own_ten_cards() -> None:
    for seat in SEATS:
        seen = BIDDING.observe(seat)
        assert seen.dealt == seen.hand == DEAL.hand(seat)
        assert seen.unseen == PACK - seen.hand
        assert (seen.declarer, seen.partner, seen.is_declarer) == (None, None, False)
        assert (seen.phase, seen.turn, seen.bid) == (Phase.BIDDING, M, 0)
        assert not seen.played
        assert [seen.cards_held(other) for other in SEATS] == [10, 10, 10]
        assert seen.tricks_of(seat) == ()
        assert not seen.legal_cards()


def test_the_bid_is_known_to_all() -> None:
    assert acts(BIDDING, Bid(22)).observe(R).bid == 22


def test_the_declarer_sees_the_skat_after_taking_it_and_nobody_else() -> None:
    assert SKAT.observe(F).skat is None
    assert SKAT.observe(F).unseen >= CardSet(DEAL.skat)
    taken = DECLARING.observe(F)
    assert taken.skat == DEAL.skat
    assert taken.hand == DEAL.hand(F) | DEAL.skat
    assert taken.dealt == DEAL.hand(F)
    assert taken.cards_held(F) == 12
    for seat in (M, R):
        seen = DECLARING.observe(seat)
        assert seen.skat is None
        assert seen.skat_taken
        assert seen.cards_held(F) == 12
        assert seen.unseen == PACK - DEAL.hand(seat)


def test_the_declarer_knows_what_was_put_back_and_nobody_else() -> None:
    seen = PLAYING.observe(F)
    assert seen.discard == (Card.H8, Card.H7)
    assert seen.unseen == DEAL.hand(M) | DEAL.hand(R)
    for seat in (M, R):
        assert PLAYING.observe(seat).discard is None
        assert PLAYING.observe(seat).skat is None


def test_in_a_hand_game_nobody_knows_the_skat() -> None:
    state = declared(DEAL, Contract(CLUBS, hand=True))
    for seat in SEATS:
        assert state.observe(seat).skat is None
        assert state.observe(seat).unseen >= CardSet(DEAL.skat)


def test_the_defenders_are_partners() -> None:
    for declarer in SEATS:
        state = declared(DEAL, Contract(GRAND), declarer=declarer)
        one, other = declarer.others
        assert state.observe(one).partner is other
        assert state.observe(other).partner is one
        assert state.observe(declarer).partner is None
        assert [state.observe(seat).is_declarer for seat in SEATS] == [
            seat is declarer for seat in SEATS
        ]


def test_played_cards_are_seen_by_all() -> None:
    state = play(PLAYING, "CJ C9")
    seen = state.observe(R)
    assert seen.played == card_set("CJ C9")
    assert [seen.cards_held(seat) for seat in SEATS] == [9, 9, 10]
    assert not seen.unseen & seen.played
    assert seen.trick == state.trick
    finished = play_tricks(state, 1)
    assert len(finished.observe(M).played) == 3
    assert [finished.observe(M).cards_held(seat) for seat in SEATS] == [9, 9, 9]
    later = play_tricks(finished, 2)
    assert [later.observe(M).cards_held(seat) for seat in SEATS] == [7, 7, 7]


def test_tricks_of_each_seat() -> None:
    state = play(PLAYING, "D7 D8 DA")
    seen = state.observe(F)
    assert seen.tricks_of(R) == state.tricks
    assert seen.tricks_of(F) == seen.tricks_of(M) == ()


@pytest.mark.parametrize(
    ("levels", "fixed_after"),
    [({}, None), ({"schneider": True}, 6), ({"schneider": True, "schwarz": True}, 1)],
)
def test_everybody_sees_when_an_announced_level_is_broken(
    levels: dict[str, bool], fixed_after: int | None
) -> None:
    state = declared(DEAL, Contract(CLUBS, hand=True, **levels))
    seen_fixed = None
    while state.phase is Phase.PLAYING:
        fixed = {state.observe(seat).value_is_fixed for seat in SEATS}
        assert fixed == {state.result_if_stopped is not None}
        if fixed == {True} and seen_fixed is None:
            seen_fixed = len(state.tricks)
        state = play_tricks(state, 1)
    assert seen_fixed == fixed_after


def test_nothing_is_fixed_before_the_announcement() -> None:
    assert not BIDDING.observe(F).value_is_fixed
    assert not SKAT.observe(F).value_is_fixed


def test_each_side_counts_what_it_has_seen() -> None:
    before = BIDDING.observe(F)
    assert [before.points_of(seat) for seat in SEATS] == [0, 0, 0]
    put_back = (Card.C8, Card.CQ)
    state = acts(DECLARING, Declare(Contract(CLUBS), put_back))
    assert [state.observe(F).points_of(seat) for seat in SEATS] == [3, 0, 0]
    assert state.observe(M).points_of(F) == 0, "the skat is the declarer's secret"
    state = play(state, "D7 D8 DA")
    assert [state.observe(M).points_of(seat) for seat in SEATS] == [0, 11, 11]
    assert state.observe(F).points_of(F) == 3


def test_shown_cards_are_seen_by_all() -> None:
    state = PLAYING.act(F, ShowHand())
    for seat in SEATS:
        seen = state.observe(seat)
        assert seen.shown == PLAYING.hands[F]
        assert not seen.unseen & PLAYING.hands[F]
    after = play(state, "CJ")
    assert after.observe(M).shown == PLAYING.hands[F] - (Card.CJ,)
    assert PLAYING.observe(M).shown is None


def test_whoever_drops_out_before_declaring_still_holds_twelve_cards() -> None:
    over = DECLARING.apply(Abandoned(F, Cause.LEFT))
    assert [over.observe(M).cards_held(seat) for seat in SEATS] == [12, 10, 10]


def test_a_refused_concession_is_known_to_all() -> None:
    state = acts(PLAYING.act(M, Concede()), Refuse())
    assert all(state.observe(seat).secured for seat in SEATS)
    assert not PLAYING.observe(F).secured


# --- what may be done ---


def test_in_the_auction_one_may_speak() -> None:
    assert BIDDING.legal_actions(M) == BIDDING.auction.legal_calls
    assert BIDDING.legal_actions() == BIDDING.auction.legal_calls
    for seat in (F, R):
        assert BIDDING.legal_actions(seat) == ()
    assert acts(BIDDING, Bid(18)).legal_actions(F) == (Hold(), Pass())


def test_before_the_skat_is_taken_there_are_hand_games() -> None:
    by_hand = [contract for contract in CONTRACTS if contract.hand]
    assert SKAT.observe(F).contracts() == tuple(by_hand)
    assert SKAT.legal_actions(F) == (TakeSkat(), *map(Declare, by_hand))
    for seat in (M, R):
        assert SKAT.observe(seat).contracts() == ()
        assert SKAT.legal_actions(seat) == ()


def test_afterwards_every_pair_of_cards_may_be_put_back_for_every_other_game() -> None:
    contracts = DECLARING.observe(F).contracts()
    assert {contract.hand for contract in contracts} == {False}
    assert len(contracts) == 7
    assert len({*DECLARING.legal_actions(F)}) == 7 * 66
    for seat in (M, R):
        assert DECLARING.legal_actions(seat) == ()


@pytest.mark.parametrize(
    ("bid", "by_hand", "after_the_skat"),
    [
        (23, 2, 2),
        (24, 2, 1),
        (35, 2, 1),
        (36, 1, 1),
        (46, 1, 1),
        (48, 1, 0),
        (59, 1, 0),
        (60, 0, 0),
    ],
)
def test_null_games_below_the_bid_are_not_offered(
    bid: int, by_hand: int, after_the_skat: int
) -> None:
    state = acts(BIDDING, Bid(bid), Hold(), Pass(), Pass())

    def null_games(state: GameState) -> int:
        return sum(contract.game.is_null for contract in state.observe(F).contracts())

    assert null_games(state) == by_hand
    assert null_games(acts(state, TakeSkat())) == after_the_skat


def test_no_contract_is_offered_at_any_other_time() -> None:
    assert BIDDING.observe(M).contracts() == ()
    assert PLAYING.observe(F).contracts() == ()


def test_only_legal_cards_and_only_in_turn() -> None:
    state = play(PLAYING, "CK")
    assert state.observe(M).legal_cards() == card_set("SJ HJ DJ C9")
    assert state.observe(R).legal_cards() == CardSet()
    assert state.observe(F).legal_cards() == CardSet()


def test_what_the_declarer_may_do_in_play() -> None:
    hand = map(PlayCard, sorted(PLAYING.hands[F]))
    assert PLAYING.legal_actions(F) == (*hand, Concede(), ShowHand(), Claim())
    assert play(PLAYING, "CJ").legal_actions(F) == (Concede(), ShowHand())
    assert ShowHand() not in PLAYING.act(F, ShowHand()).legal_actions(F)


def test_what_a_defender_may_do_in_play() -> None:
    assert PLAYING.legal_actions(M) == (Concede(),)
    state = play(PLAYING, "CK")
    assert state.legal_actions(M) == (*map(PlayCard, cards("DJ HJ SJ C9")), Concede(), Claim())
    assert acts(PLAYING.act(M, Concede()), Refuse()).legal_actions(R) == ()


def test_in_null_only_the_declarer_claims() -> None:
    state = declared(DEAL, Contract(NULL))
    assert Claim() in state.legal_actions(F)
    assert Claim() not in play(state, "D7").legal_actions(M)


def test_a_proposal_is_answered_by_one_after_the_other() -> None:
    asked = acts(PLAYING, Claim())
    assert asked.observe(R).proposal == asked.proposal
    assert asked.legal_actions(M) == (Agree(), Refuse())
    assert asked.legal_actions(F) == asked.legal_actions(R) == ()


def test_nothing_can_be_done_when_it_is_over() -> None:
    over = acts(PLAYING, Concede())
    for seat in SEATS:
        assert over.legal_actions(seat) == ()

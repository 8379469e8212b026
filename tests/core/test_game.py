"""One game from deal to result: who may do what, and what comes of it."""

from collections.abc import Callable

import pytest

from skat_desktop.core.actions import (
    Action,
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
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.errors import (
    CardNotHeld,
    IllegalAction,
    IllegalAnnouncement,
    IllegalBid,
    IllegalClaim,
    IllegalDiscard,
    MustFollow,
    NullBelowBid,
    OutOfTurn,
    WrongPhase,
)
from skat_desktop.core.events import Abandoned, Acted, Cause, Dealt, Event
from skat_desktop.core.game import GameState, replay
from skat_desktop.core.observation import Phase
from skat_desktop.core.ruleset import TWELVE_DEALS, OverbidRule, RuleSet
from skat_desktop.core.scoring import Level, Reason, Tally
from skat_desktop.core.seats import SEATS, Seat
from tests.builders import (
    CLUBS,
    DIAMONDS,
    GRAND,
    HEARTS,
    NULL,
    SPADES,
    F,
    M,
    R,
    acts,
    card_set,
    cards,
    declared,
    make_deal,
    play,
    play_tricks,
)

GIANT = make_deal(forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="C7 D7")
"""Forehand takes every trick in Clubs and in Grand, with 11 and 4 matadors."""
DWARF = make_deal(
    forehand="C7 C8 S7 S8 H7 H8 D7 D8 D9 H9",
    middlehand="CJ SJ HJ DJ CA CT CK CQ C9 SA",
    skat="S9 SQ",
)
"""Forehand takes no trick in Clubs, and middlehand all the others' and most of his own."""
TRADE = make_deal(
    forehand="CJ CA CT CK CQ SA S7 H7 H8 D7",
    middlehand="SJ HJ DJ C9 HA HT HK D8 D9 S8",
    skat="C7 C8",
)
"""Forehand and the others both take tricks in Clubs with 1."""


def refuses(
    state: GameState, seat: Seat, action: Action, error: type[IllegalAction], why: str
) -> None:
    """Assert that this is an illegal action, and that trying it changes nothing."""
    before = repr(state)
    with pytest.raises(error, match=why) as raised:
        state.act(seat, action)
    assert raised.type is error
    assert repr(state) == before
    assert action not in state.legal_actions(seat)


# --- the course of a game ---


def test_a_whole_game() -> None:
    state = GameState.start(TRADE)
    assert (state.phase, state.turn, state.declarer) == (Phase.BIDDING, M, None)
    state = acts(state, Bid(18), Hold(), Pass(), Pass())
    assert (state.phase, state.turn, state.declarer) == (Phase.SKAT, F, F)
    state = acts(state, TakeSkat())
    assert (state.phase, state.turn) == (Phase.DECLARING, F)
    assert state.hands[F] == TRADE.hand(F) | TRADE.skat
    state = acts(state, Declare(Contract(CLUBS), (Card.H8, Card.H7)))
    assert (state.phase, state.turn) == (Phase.PLAYING, F)
    assert state.discard == (Card.H8, Card.H7)
    assert state.hands[F] == card_set("CJ CA CT CK CQ C8 C7 SA S7 D7")
    state = play(state, "CJ C9")
    assert state.trick is not None
    assert (state.turn, state.trick.cards) == (R, cards("CJ C9"))
    state = play_tricks(state, 1)
    assert state.tricks[0].winner(CLUBS) is F
    assert (state.turn, state.tricks_won) == (F, (1, 0))
    state = play_tricks(state)
    assert (state.phase, state.turn) == (Phase.OVER, None)
    assert len(state.tricks) == 10
    assert state.trick is None
    assert not any(state.hands)
    assert state.legal_actions() == ()
    assert state.result is not None
    assert state.result.tally == state.tally
    assert state.tally.declarer_points + state.tally.defender_points == 120
    assert state.tally.declarer_tricks + state.tally.defender_tricks == 10


def test_forehand_leads_whoever_declares() -> None:
    for declarer in SEATS:
        assert declared(GIANT, Contract(NULL), declarer=declarer).turn is F


def test_the_winner_of_a_trick_leads() -> None:
    state = play(declared(TRADE, Contract(CLUBS)), "D7 D8 DA")
    assert state.turn is R
    assert state.tricks_won == (0, 1)


def test_points_are_counted_for_both_parties() -> None:
    state = declared(TRADE, Contract(CLUBS), discard="H7 SA")
    assert state.tally == Tally(11, 0, 0, 0)
    state = play(state, "CJ DJ S9")
    assert state.card_points == (4, 0)
    assert state.tally == Tally(15, 1, 0, 0)
    state = play(state, "D7 D8 DA")
    assert state.tally == Tally(15, 1, 11, 1)


def test_the_skat_counts_for_the_declarer_of_a_hand_game() -> None:
    deal = make_deal(skat="CA CT")
    state = declared(deal, Contract(CLUBS, hand=True))
    assert state.tally.declarer_points == 21
    assert state.discard is None
    assert not state.skat_taken
    assert state.hands[F] == deal.hand(F)


def test_three_passes_pass_the_deal_in() -> None:
    state = acts(GameState.start(GIANT), Pass(), Pass(), Pass())
    assert state.passed_in
    assert (state.phase, state.turn, state.declarer) == (Phase.OVER, None, None)
    assert state.result is None
    assert state.result_if_stopped is None


def test_a_game_with_a_declarer_is_not_passed_in() -> None:
    assert not GameState.start(GIANT).passed_in
    assert not declared(GIANT, Contract(CLUBS)).passed_in


def test_jump_bids_depend_on_the_rules() -> None:
    assert Bid(20) in GameState.start(GIANT).legal_actions()
    refuses(GameState.start(GIANT, TWELVE_DEALS), M, Bid(20), IllegalBid, "only 18")


@pytest.mark.parametrize(
    ("rule", "score"),
    [
        (OverbidRule.NEXT_MULTIPLE, -72),
        (OverbidRule.ACTUAL_VALUE, -48),
        (OverbidRule.BASE_VALUE, -24),
    ],
)
def test_the_cost_of_an_overbid_game_depends_on_the_rules(rule: OverbidRule, score: int) -> None:
    """Clubs with 1 is worth 24, and the bid is 30."""
    state = declared(TRADE, Contract(CLUBS), bid=30, rules=RuleSet(overbid=rule))
    over = acts(state, Concede())
    assert over.result is not None
    assert over.result.score == score


def test_null_ends_with_the_declarers_first_trick() -> None:
    state = play(declared(GIANT, Contract(NULL)), "CA D8 S7")
    assert state.phase is Phase.OVER
    assert state.trick is None
    assert state.result is not None
    assert (state.result.score, state.result.reason) == (-46, Reason.TRICK_TAKEN)


def test_null_is_won_without_a_trick() -> None:
    state = play_tricks(declared(DWARF, Contract(NULL), discard="S9 SQ"))
    assert state.result is not None
    assert len(state.tricks) == 10
    assert (state.result.score, state.result.reason) == (23, Reason.NO_TRICK)


def test_sixty_one_points_do_not_end_the_game() -> None:
    state = play_tricks(declared(GIANT, Contract(CLUBS)), 7)
    assert state.tally.declarer_points > 61
    assert state.phase is Phase.PLAYING
    assert state.result_if_stopped is None


def test_the_declarer_may_lay_the_hand_open_once_and_play_on() -> None:
    state = declared(TRADE, Contract(CLUBS))
    assert not state.shown
    for seat in (M, R):
        refuses(state, seat, ShowHand(), IllegalClaim, "only the declarer")
    open_state = play(state, "CJ").act(F, ShowHand())
    assert open_state.shown
    assert open_state.phase is Phase.PLAYING
    assert open_state.turn is M
    refuses(open_state, F, ShowHand(), IllegalClaim, "only once")


def test_an_ouvert_hand_lies_open_from_the_start() -> None:
    state = declared(GIANT, Contract(GRAND, hand=True, ouvert=True))
    assert state.shown
    refuses(state, F, ShowHand(), IllegalClaim, "only once")
    assert declared(DWARF, Contract(NULL, ouvert=True)).shown
    assert not declared(GIANT, Contract(GRAND, hand=True, schwarz=True)).shown


# --- illegal actions ---

BIDDING = GameState.start(TRADE)
SKAT = acts(BIDDING, Bid(18), Hold(), Pass(), Pass())
DECLARING = acts(SKAT, TakeSkat())
PUT_BACK = (Card.C8, Card.C7)
PLAYING = acts(DECLARING, Declare(Contract(CLUBS), PUT_BACK))
ANSWERING = acts(PLAYING, Claim())
OVER = acts(PLAYING, Concede())

PHASES: dict[Phase, GameState] = {
    state.phase: state for state in (BIDDING, SKAT, DECLARING, PLAYING, ANSWERING, OVER)
}
BELONGS: list[tuple[Action, set[Phase]]] = [
    (Bid(18), {Phase.BIDDING}),
    (Hold(), {Phase.BIDDING}),
    (Pass(), {Phase.BIDDING}),
    (TakeSkat(), {Phase.SKAT}),
    (Declare(Contract(CLUBS, hand=True)), {Phase.SKAT, Phase.DECLARING}),
    (Declare(Contract(CLUBS), PUT_BACK), {Phase.SKAT, Phase.DECLARING}),
    (PlayCard(Card.CJ), {Phase.PLAYING}),
    (ShowHand(), {Phase.PLAYING}),
    (Concede(), {Phase.PLAYING}),
    (Claim(), {Phase.PLAYING}),
    (Agree(), {Phase.ANSWERING}),
    (Refuse(), {Phase.ANSWERING}),
]


def test_every_phase_has_an_example() -> None:
    assert [*PHASES] == [*Phase]


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize(("action", "phases"), BELONGS, ids=lambda v: type(v).__name__)
def test_every_action_belongs_to_a_phase(phase: Phase, action: Action, phases: set[Phase]) -> None:
    if phase not in phases:
        for seat in SEATS:
            refuses(PHASES[phase], seat, action, WrongPhase, f"not while {phase.value}")


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (BIDDING, Bid(18)),
        (BIDDING, Pass()),
        (acts(BIDDING, Bid(18)), Hold()),
        (SKAT, TakeSkat()),
        (SKAT, Declare(Contract(CLUBS, hand=True))),
        (DECLARING, Declare(Contract(CLUBS), PUT_BACK)),
        (PLAYING, PlayCard(Card.CJ)),
        (PLAYING, PlayCard(Card.HA)),
        (PLAYING, Claim()),
        (ANSWERING, Agree()),
        (ANSWERING, Refuse()),
    ],
    ids=lambda v: type(v).__name__,
)
def test_only_one_may_act(state: GameState, action: Action) -> None:
    assert state.turn is not None
    for seat in state.turn.others:
        refuses(state, seat, action, OutOfTurn, seat.name.lower())


def test_a_card_must_be_held() -> None:
    refuses(PLAYING, F, PlayCard(Card.SJ), CardNotHeld, "SJ is not in the hand")
    refuses(PLAYING, F, PlayCard(Card.C7), CardNotHeld, "C7 is not in the hand")


def test_a_card_must_follow() -> None:
    state = play(PLAYING, "CK")
    refuses(state, M, PlayCard(Card.HA), MustFollow, r"HA does not follow CK \(ISkO 4\.2\.1\)")
    with pytest.raises(MustFollow) as raised:
        state.act(M, PlayCard(Card.HA))
    assert raised.value.led is Card.CK
    assert state.act(M, PlayCard(Card.DJ)).turn is R


def test_in_grand_the_only_jack_must_follow_a_jack() -> None:
    """A situation that other programs got wrong."""
    deal = make_deal(
        forehand="SJ HJ DJ CK CQ C9 S9 H9 D9 D8", middlehand="CJ CA CT SA ST HA HT DA DT D7"
    )
    state = play(declared(deal, Contract(GRAND)), "DJ")
    for card in deal.hand(M) - (Card.CJ,):
        refuses(state, M, PlayCard(card), MustFollow, "does not follow DJ")
    assert state.observe(M).legal_cards() == card_set("CJ")
    assert state.act(M, PlayCard(Card.CJ)).turn is R


def test_a_hand_game_leaves_the_skat() -> None:
    hand_game = Contract(CLUBS, hand=True)
    refuses(DECLARING, F, Declare(hand_game, PUT_BACK), IllegalAnnouncement, "leaves the skat")
    refuses(DECLARING, F, Declare(hand_game), IllegalAnnouncement, "leaves the skat")
    refuses(SKAT, F, Declare(hand_game, PUT_BACK), IllegalDiscard, "only then")


def test_any_other_game_takes_the_skat_first() -> None:
    refuses(SKAT, F, Declare(Contract(CLUBS)), IllegalAnnouncement, "takes it first")
    refuses(SKAT, F, Declare(Contract(CLUBS), PUT_BACK), IllegalAnnouncement, "takes it first")


def test_exactly_two_different_cards_of_the_twelve_are_put_back() -> None:
    game = Contract(CLUBS)
    refuses(DECLARING, F, Declare(game), IllegalDiscard, "two cards are put back")
    refuses(DECLARING, F, Declare(game, (Card.CJ, Card.CJ)), IllegalDiscard, "two different")
    refuses(DECLARING, F, Declare(game, (Card.CJ, Card.HA)), IllegalDiscard, "two different")
    refuses(DECLARING, F, Declare(game, (Card.SJ, Card.HA)), IllegalDiscard, "two different")


def test_jacks_and_cards_just_taken_may_be_put_back() -> None:
    state = acts(DECLARING, Declare(Contract(HEARTS), (Card.CJ, Card.C7)))
    assert state.hands[F] == card_set("CA CT CK CQ C8 SA S7 H7 H8 D7")
    result = play_tricks(state).result
    assert result is not None
    assert result.matadors == 1


def test_the_order_of_the_cards_put_back_means_nothing() -> None:
    one = acts(DECLARING, Declare(Contract(CLUBS), (Card.C7, Card.SA)))
    other = acts(DECLARING, Declare(Contract(CLUBS), (Card.SA, Card.C7)))
    assert one == other
    assert one.discard == (Card.C7, Card.SA)


@pytest.mark.parametrize(
    ("contract", "bid", "refused"),
    [
        (Contract(NULL), 23, False),
        (Contract(NULL), 24, True),
        (Contract(NULL, ouvert=True), 46, False),
        (Contract(NULL, ouvert=True), 48, True),
        (Contract(NULL, hand=True), 35, False),
        (Contract(NULL, hand=True), 36, True),
        (Contract(NULL, hand=True, ouvert=True), 59, False),
        (Contract(NULL, hand=True, ouvert=True), 60, True),
    ],
)
def test_null_must_reach_the_bid(contract: Contract, bid: int, refused: bool) -> None:
    state = acts(GameState.start(DWARF), Bid(bid), Hold(), Pass(), Pass())
    if not contract.hand:
        state = acts(state, TakeSkat())
    announcement = Declare(contract, None if contract.hand else (Card.S9, Card.SQ))
    if refused:
        refuses(state, F, announcement, NullBelowBid, r"does not reach the bid \(ISkO 3\.6\.2\)")
    else:
        assert announcement in state.legal_actions()
        assert acts(state, announcement).contract == contract


def test_a_suit_game_that_cannot_reach_the_bid_may_be_announced() -> None:
    state = declared(TRADE, Contract(DIAMONDS), bid=264)
    assert state.phase is Phase.PLAYING


# --- situations that other programs got wrong ---


def test_cards_taken_up_and_put_back_count_for_the_declarer_only_as_points() -> None:
    deal = make_deal(
        forehand="CJ SJ SA ST S9 S8 S7 C9 C7 D8",
        middlehand="HJ DJ SK CT CK HA HT DT D7 H7",
        skat="D9 CA",
    )
    state = declared(deal, Contract(SPADES), discard="D9 CA")
    assert state.stake.cards == deal.hand(F) | deal.skat
    assert state.tally.declarer_points == 11
    result = play_tricks(state).result
    assert result is not None
    assert result.matadors == 2
    assert Level.SCHWARZ not in result.levels


def test_the_third_may_still_bid_after_two_passes() -> None:
    state = acts(GameState.start(GIANT), Pass())
    assert Bid(18) in state.legal_actions(R)
    state = acts(state, Pass())
    assert state.legal_actions(F) == (Bid(18), Pass())
    assert acts(state, Bid(18)).declarer is F


# --- the declarer gives up ---


def test_with_ten_or_nine_cards_the_declarer_gives_up_alone() -> None:
    for state in (PLAYING, play(PLAYING, "CJ"), play_tricks(PLAYING, 1)):
        over = state.act(F, Concede())
        assert over.phase is Phase.OVER
        assert over.result is not None
        assert (over.result.score, over.result.reason) == (-48, Reason.DECLARER_CONCEDED)


def test_the_declarer_may_give_up_out_of_turn() -> None:
    state = play(PLAYING, "CJ")
    assert state.turn is M
    assert Concede() in state.legal_actions(F)
    assert state.act(F, Concede()).phase is Phase.OVER


def test_with_eight_cards_one_defender_must_agree() -> None:
    eight = play_tricks(PLAYING, 2)
    assert len(eight.hands[F]) == 8
    asked = eight.act(F, Concede())
    assert (asked.phase, asked.turn) == (Phase.ANSWERING, M)
    assert asked.result is None
    assert not asked.shown
    assert acts(asked, Agree()).result == acts(asked, Refuse(), Agree()).result
    agreed = acts(asked, Agree())
    assert agreed.result is not None
    assert (agreed.phase, agreed.result.score) == (Phase.OVER, -48)
    assert agreed.proposal is None


def test_if_both_defenders_refuse_the_game_goes_on() -> None:
    eight = play_tricks(PLAYING, 2)
    refused = acts(eight.act(F, Concede()), Refuse(), Refuse())
    assert refused == eight
    assert Concede() in refused.legal_actions(F)


def test_a_game_already_won_cannot_be_given_up() -> None:
    state = play_tricks(declared(GIANT, Contract(CLUBS)), 9)
    over = acts(state.act(F, Concede()), Agree())
    assert over.result is not None
    assert over.result.won


# --- the defenders give up ---


def test_a_defender_gives_up_for_both() -> None:
    for defender in (M, R):
        asked = PLAYING.act(defender, Concede())
        assert (asked.phase, asked.turn) == (Phase.ANSWERING, F)
        assert asked.legal_actions(F) == (Agree(), Refuse())
        assert not asked.shown
        over = acts(asked, Agree())
        assert over.phase is Phase.OVER
        assert over.result is not None
        assert (over.result.score, over.result.reason) == (24, Reason.DEFENDERS_CONCEDED)


def test_a_game_already_lost_stays_lost() -> None:
    state = play_tricks(declared(DWARF, Contract(CLUBS)), 8)
    assert state.tally.defender_points >= 60
    over = acts(state.act(M, Concede()), Agree())
    assert over.result is not None
    assert not over.result.won


def test_the_declarer_plays_on_and_wins_more() -> None:
    state = declared(GIANT, Contract(GRAND))
    played_on = acts(state.act(M, Concede()), Refuse())
    assert played_on.phase is Phase.PLAYING
    assert played_on.secured is not None
    assert played_on.secured.score == 120
    over = play_tricks(played_on)
    assert over.result is not None
    assert (over.result.score, over.result.reason) == (168, Reason.POINTS)


def test_the_declarer_plays_on_and_gets_what_was_conceded_at_least() -> None:
    state = declared(DWARF, Contract(CLUBS))
    played_on = acts(state.act(R, Concede()), Refuse())
    over = play_tricks(played_on)
    assert over.tally.declarer_tricks == 0
    assert over.result is not None
    assert over.result == played_on.secured
    assert over.result.reason is Reason.DEFENDERS_CONCEDED


def test_what_was_conceded_is_kept_however_the_game_ends() -> None:
    state = declared(DWARF, Contract(CLUBS))
    played_on = acts(state.act(R, Concede()), Refuse())
    conceded = played_on.act(F, Concede())
    abandoned = played_on.apply(Abandoned(F, Cause.LEFT))
    claimed = play_tricks(played_on, 1).act(M, Claim())
    for over in (conceded, abandoned, claimed):
        assert over.phase is Phase.OVER
        assert over.result == played_on.secured


def test_the_defenders_concede_only_once() -> None:
    played_on = acts(PLAYING.act(M, Concede()), Refuse())
    for defender in (M, R):
        refuses(played_on, defender, Concede(), IllegalClaim, "already conceded")
    assert Concede() in played_on.legal_actions(F)


# --- claims ---


def test_the_declarers_claim_needs_both_defenders() -> None:
    asked = acts(declared(GIANT, Contract(GRAND)), Claim())
    assert (asked.phase, asked.turn) == (Phase.ANSWERING, M)
    assert asked.shown
    waiting = acts(asked, Agree())
    assert (waiting.phase, waiting.turn) == (Phase.ANSWERING, R)
    over = acts(waiting, Agree())
    assert over.phase is Phase.OVER
    assert over.result is not None
    assert (over.result.score, over.result.reason) == (168, Reason.POINTS)
    assert over.result.tally == Tally(120, 10, 0, 0)


@pytest.mark.parametrize("answers", [(Refuse(),), (Agree(), Refuse())])
def test_if_one_defender_objects_the_declarer_plays_on_with_open_cards(
    answers: tuple[Action, ...],
) -> None:
    state = play_tricks(declared(GIANT, Contract(GRAND)), 2)
    refused = acts(acts(state, Claim()), *answers)
    assert (refused.phase, refused.turn) == (Phase.PLAYING, F)
    assert refused.shown
    assert refused.proposal is None
    assert refused.secured is None
    assert refused.observe(M).shown == state.hands[F]
    assert Claim() in refused.legal_actions(F)


def test_a_claim_leaves_the_other_side_what_it_has() -> None:
    state = play(PLAYING, "D7 D8 DA")
    state = play_tricks(state, 1)
    while state.turn is not F:
        state = play_tricks(state, 1)
    before = state.tally
    over = acts(state, Claim(), Agree(), Agree())
    assert over.result is not None
    assert over.result.tally == before.with_rest(to_declarer=True)


def test_the_declarer_claims_to_take_no_more_trick_in_null() -> None:
    over = acts(declared(DWARF, Contract(NULL)), Claim(), Agree(), Agree())
    assert over.result is not None
    assert (over.result.score, over.result.reason) == (23, Reason.NO_TRICK)


def test_a_defenders_proven_claim_ends_the_game() -> None:
    state = play(declared(DWARF, Contract(CLUBS)), "S7")
    assert state.turn is M
    over = state.act(M, Claim())
    assert over.phase is Phase.OVER
    assert over.result is not None
    assert over.result.tally == state.tally.with_rest(to_declarer=False)
    assert over.result.tally.declarer_tricks == 0
    assert not over.result.won


def test_an_unproven_claim_gives_the_declarer_the_rest() -> None:
    state = play(PLAYING, "D7 D8 DA")
    over = state.act(R, Claim())
    assert over.phase is Phase.OVER
    assert over.result is not None
    assert over.result.tally == state.tally.with_rest(to_declarer=True)
    assert over.result.tally == Tally(109, 9, 11, 1)
    assert over.result.won


def test_in_null_the_defenders_cannot_claim() -> None:
    state = play(declared(DWARF, Contract(NULL)), "S7")
    refuses(state, M, Claim(), IllegalClaim, "only the declarer")


# --- dropping out ---


@pytest.mark.parametrize("state", [BIDDING, SKAT, DECLARING], ids=lambda s: s.phase.value)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("cause", Cause)
def test_dropping_out_before_a_game_is_declared(state: GameState, seat: Seat, cause: Cause) -> None:
    event = Abandoned(seat, cause)
    over = state.apply(event)
    assert (over.phase, over.turn, over.result) == (Phase.OVER, None, None)
    assert over.abandoned == event
    assert over.hands == state.hands


@pytest.mark.parametrize("state", [PLAYING, ANSWERING], ids=lambda s: s.phase.value)
@pytest.mark.parametrize(("seat", "score"), [(F, -48), (M, 48), (R, 48)])
def test_dropping_out_of_play(state: GameState, seat: Seat, score: int) -> None:
    over = state.apply(Abandoned(seat, Cause.TIMED_OUT))
    assert (over.phase, over.proposal) == (Phase.OVER, None)
    assert over.result is not None
    assert over.result.score == score
    assert over.abandoned == Abandoned(seat, Cause.TIMED_OUT)


def test_dropping_out_in_mid_trick_leaves_the_trick_as_it_is() -> None:
    state = play(PLAYING, "CJ DJ")
    assert state.apply(Abandoned(R, Cause.LEFT)).trick == state.trick
    assert PLAYING.apply(Abandoned(R, Cause.LEFT)).trick is None


def test_nobody_drops_out_of_a_game_that_is_over() -> None:
    for seat in SEATS:
        with pytest.raises(WrongPhase, match="the game is over"):
            OVER.apply(Abandoned(seat, Cause.LEFT))


# --- a result that is certain ---


def test_an_announced_schwarz_that_is_broken_fixes_the_result() -> None:
    state = declared(TRADE, Contract(CLUBS, hand=True, schwarz=True))
    assert state.result_if_stopped is None
    broken = play(state, "D7 D8 DA")
    assert broken.result_if_stopped is not None
    assert broken.phase is Phase.PLAYING
    assert broken.result_if_stopped.score == -168
    played_out = play_tricks(broken)
    assert played_out.result is not None
    assert played_out.result.score == -168
    assert played_out.result_if_stopped == played_out.result


def test_what_was_conceded_counts_for_the_certain_result_too() -> None:
    state = declared(TRADE, Contract(CLUBS, hand=True, schwarz=True))
    broken = play(acts(state.act(M, Concede()), Refuse()), "D7 D8 DA")
    assert broken.secured is not None
    assert broken.secured.won
    assert broken.result_if_stopped == broken.secured


def test_the_stake() -> None:
    stake = declared(TRADE, Contract(CLUBS), discard="SA S7", bid=20).stake
    assert stake.contract == Contract(CLUBS)
    assert stake.bid == 20
    assert stake.cards == TRADE.hand(F) | TRADE.skat
    for state in (BIDDING, SKAT, DECLARING):
        with pytest.raises(WrongPhase, match="no game has been declared"):
            _ = state.stake


# --- events ---


def test_a_game_is_its_list_of_events() -> None:
    events: list[Event] = [Dealt(TRADE)]
    events += [Acted(M, Bid(18)), Acted(F, Hold()), Acted(M, Pass()), Acted(R, Pass())]
    assert replay(events) == SKAT
    events += [Acted(F, TakeSkat()), Acted(F, Declare(Contract(CLUBS), PUT_BACK))]
    assert replay(events) == PLAYING
    assert replay([Dealt(TRADE)], TWELVE_DEALS) == GameState.start(TRADE, TWELVE_DEALS)


@pytest.mark.parametrize("events", [[], [Acted(M, Bid(18))], [Abandoned(M, Cause.LEFT)]])
def test_a_game_begins_with_the_deal(events: list[Event]) -> None:
    with pytest.raises(WrongPhase, match="begins with the deal"):
        replay(events)


def test_the_cards_are_dealt_once() -> None:
    for state in PHASES.values():
        with pytest.raises(WrongPhase, match="dealt already"):
            state.apply(Dealt(GIANT))


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.act(F, Declare(Contract(CLUBS), PUT_BACK)),
        lambda state: state.apply(Abandoned(F, Cause.LEFT)),
    ],
)
def test_the_state_before_stays_as_it_was(change: Callable[[GameState], GameState]) -> None:
    before = repr(DECLARING)
    assert change(DECLARING) != DECLARING
    assert repr(DECLARING) == before
    assert DECLARING.hands[F] == CardSet(TRADE.hands[F]) | TRADE.skat

"""Claims are made and accepted exactly when they are proven."""

from functools import cache
from random import Random

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
)
from skat_desktop.core.cards import CARDS, PACK, CardSet
from skat_desktop.core.claims import Hands
from skat_desktop.core.contract import (
    SUIT_GAMES,
    TRUMP_GAMES,
    Contract,
    GameType,
    card_order,
)
from skat_desktop.core.events import Acted, Dealt, Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick, legal_cards
from skat_desktop.players import LEVELS, create_player
from skat_desktop.players.claims import claim_is_proven, is_unbeatable
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver
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
    declared,
    make_deal,
    play,
)
from tests.players.games import random_deal
from tests.players.redeal import redeal

TRUMPS_AND_ACES = "CJ SJ HJ DJ CA CT CK SA HA DA"


def declarer_gets_the_rest(state: GameState) -> bool:
    """Whether the declarer can take every trick, in Null none, with all cards open."""
    assert state.contract is not None
    assert state.trick is not None
    game, declarer = state.contract.game, state.declarer

    @cache
    def search(hands: Hands, trick: Trick) -> bool:
        if trick.complete:
            winner = trick.winner(game)
            if (winner is declarer) is game.is_null:
                return False
            trick = Trick(winner)
        if not any(hands):
            return True
        seat = trick.turn
        answers = (
            search(
                tuple(h - (card,) if s == seat else h for s, h in enumerate(hands)),
                Trick(trick.leader, (*trick.cards, card)),
            )
            for card in legal_cards(game, hands[seat], trick.led)
        )
        return any(answers) if seat is declarer else all(answers)

    return search(state.hands, state.trick)


def random_game(rng: Random, game: GameType, tricks: int) -> tuple[list[Event], GameState]:
    """A game of random cards in which so many tricks have been played."""
    deal = random_deal(rng)
    state = GameState.start(deal)
    events: list[Event] = [Dealt(deal)]
    actions = [*calls(rng.choice((F, M, R))), Declare(Contract(game, hand=True))]
    while state.phase is not Phase.OVER:
        seat = state.turn
        assert seat is not None
        if actions:
            action = actions.pop(0)
        elif len(state.tricks) == tricks and seat is state.declarer:
            return events, state
        else:
            action = PlayCard(rng.choice([*state.observe(seat).legal_cards()]))
        events.append(Acted(seat, action))
        state = state.act(seat, action)
    return random_game(rng, game, tricks)


@pytest.mark.parametrize("game", [*SUIT_GAMES[:2], GRAND, NULL])
def test_a_proven_claim_holds_however_the_hidden_cards_lie(game: GameType) -> None:
    rng = Random(game.value)
    proven = holds = 0
    for _ in range(150):
        events, state = random_game(rng, game, tricks=rng.choice((7, 8)))
        assert state.declarer is not None
        yes = claim_is_proven(state.observe(state.declarer))
        proven += yes
        others = [redeal(events, state, state.declarer, rng) for _ in range(3)]
        always = all(map(declarer_gets_the_rest, [state, *others]))
        holds += always
        assert always or not yes
    # The test is no use if hardly any claim is seen to be right.
    assert proven > 0.4 * holds > 2


@pytest.mark.parametrize("game", [CLUBS, GRAND, NULL])
def test_a_defender_agrees_exactly_to_what_holds_however_the_hidden_cards_lie(
    game: GameType,
) -> None:
    rng = Random(f"defender {game.value}")
    agreed = 0
    for _ in range(150):
        events, state = random_game(rng, game, tricks=rng.choice((7, 8)))
        assert state.declarer is not None
        events.append(Acted(state.declarer, Claim()))
        claimed = state.act(state.declarer, Claim())
        seat = claimed.turn
        assert seat is not None
        answer = create_player("club", 0).choose(claimed.observe(seat))
        if answer == Refuse():
            others = (redeal(events, claimed, seat, rng) for _ in range(100))
            assert not all(map(declarer_gets_the_rest, others))
            continue
        assert answer == Agree()
        agreed += 1
        for _ in range(4):
            assert declarer_gets_the_rest(redeal(events, claimed, seat, rng))
    assert agreed > 10


@pytest.mark.parametrize("level", LEVELS)
def test_the_declarer_claims_once_with_nothing_but_winners(level: str) -> None:
    state = declared(make_deal(TRUMPS_AND_ACES, skat="D7 D8"), Contract(CLUBS))
    player = create_player(level, 0)
    assert player.choose(state.observe(F)) == Claim()
    refused = acts(state, Claim(), Refuse())
    assert isinstance(player.choose(refused.observe(F)), PlayCard)


def test_a_claim_is_refused_while_a_trump_is_higher() -> None:
    deal = make_deal("SJ HJ DJ CA CT CK SA HA DA DT", "CJ", skat="D7 D8")
    state = acts(declared(deal, Contract(CLUBS)), Claim())
    assert create_player("club", 0).choose(state.observe(M)) == Refuse()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [M, R])
def test_defenders_accept_that_the_declarer_concedes(level: str, seat: Seat) -> None:
    state = play(
        declared(make_deal("C7 C8 C9 S7", "CJ CA S8", "SJ CT CK S9"), Contract(CLUBS)),
        "C7 CJ CT CA CK C8",
    )
    # Two tricks are lost, and a declarer with eight cards must ask.
    state = state.act(F, Concede())
    if seat is R:
        state = acts(state, Refuse())
    assert state.turn is seat
    assert create_player(level, 0).choose(state.observe(seat)) == Agree()


def test_the_declarer_takes_a_win_that_the_defenders_concede() -> None:
    state = declared(make_deal("CJ HJ CA CT C7 SA HA D7 D8 D9"), Contract(CLUBS))
    state = state.act(R, Concede())
    assert create_player("club", 0).choose(state.observe(F)) == Agree()


def test_the_declarer_plays_on_for_a_sure_schneider() -> None:
    state = declared(make_deal(TRUMPS_AND_ACES, skat="D7 D8"), Contract(CLUBS))
    state = state.act(R, Concede())
    assert create_player("club", 0).choose(state.observe(F)) == Refuse()
    playing_on = acts(state, Refuse())
    assert create_player("club", 0).choose(playing_on.observe(F)) == Claim()


def test_the_rest_is_proven_behind_a_long_suit() -> None:
    # All but one trump are ours: the first lead draws it, and then every spade is high.
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", "C7", skat="SA ST")
    assert claim_is_proven(declared(deal, Contract(CLUBS)).observe(F))


def test_null_is_proven_with_the_lowest_cards_alone() -> None:
    deal = make_deal("SA", "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", skat="DK DA")
    state = play(declared(deal, Contract(NULL), declarer=M), "SA")
    assert claim_is_proven(state.observe(M))
    assert CardSet(state.hands[M]) == deal.hand(M)


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_what_nobody_can_beat_is_played_ouvert(level: str) -> None:
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ SA ST", skat="D7 D8")
    state = acts(GameState.start(deal), *calls(F))
    action = create_player(level, 0).choose(state.observe(F))
    assert action == Declare(Contract(GRAND, hand=True, ouvert=True))


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("bid", [192, 240, 264])
def test_what_nobody_can_beat_is_held_as_high_as_it_is_worth(level: str, bid: int) -> None:
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="D7 D8")
    state = GameState.start(deal).act(M, Bid(bid))
    player = create_player(level, 0)
    assert player.choose(state.observe(F)) == Hold()
    state = state.act(F, Hold()).act(M, Pass()).act(R, Pass())
    assert player.choose(state.observe(F)) == Declare(Contract(GRAND, hand=True, ouvert=True))


def strong_hand(rng: Random, game: GameType) -> CardSet:
    """Ten cards, most of them the highest of their suits."""
    order = card_order(game)
    trumps, sides = order.classes[0], order.classes[1:]
    held = [*order.descending(trumps)[: rng.randint(2, 10)]]
    for group in rng.sample(sides, len(sides)):
        held += order.descending(group)[: rng.randint(0, 4)]
    if rng.random() < 0.3:
        held.remove(rng.choice(held))
    others = [card for card in CARDS if card not in held]
    return CardSet((held + rng.sample(others, 10))[:10])


@pytest.mark.skipif(not IS_COMPILED, reason="as Python the solver takes fewer cards")
@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_an_unbeatable_hand_takes_every_trick_however_the_others_lie(game: GameType) -> None:
    rng, solver = Random(game.value), Solver()
    found = dict.fromkeys(SEATS, 0)
    for _ in range(700):
        hand, seat = strong_hand(rng, game), rng.choice(SEATS)
        if not is_unbeatable(game, hand, seat):
            continue
        found[seat] += 1
        positions = []
        for _ in range(2):
            pack = rng.sample([*(PACK - hand)], 22)
            held = {seat: hand, seat.next: CardSet(pack[:10])}
            held[seat.next.next] = CardSet(pack[10:20])
            hands = (held[F], held[M], held[R])
            positions.append(Position(game, seat, hands, Trick(F)))
        assert all(solver.takes_all_each(positions))
    assert min(found.values()) > 2


@pytest.mark.parametrize("seat", SEATS)
def test_jacks_and_aces_win_wherever_one_sits(seat: Seat) -> None:
    assert is_unbeatable(GRAND, card_set("CJ SJ HJ DJ CA SA HA DA CT ST"), seat)
    assert is_unbeatable(CLUBS, card_set("CJ SJ HJ DJ CA CT CK CQ C9 C8"), seat)
    # With a jack out, who must follow with his ace may be trumped.
    jacks = card_set("CJ SJ HJ CA CT CK CQ C9 C8 HA")
    assert is_unbeatable(GRAND, jacks, seat) is (seat is F)

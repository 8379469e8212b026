"""What a seat knows during play, against what is really so and what could be so."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest

from skat_desktop.core.actions import Claim, Refuse
from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.game import GameState
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players.situation import Situation
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.builders import CLUBS, GRAND, HEARTS, NULL, F, M, R, acts, declared, make_deal, play
from tests.players.random_play import random_state, true_world

GAMES = 30 if IS_COMPILED else 8
CONTRACTS = {
    "clubs": Contract(CLUBS),
    "hearts hand": Contract(HEARTS, hand=True),
    "grand": Contract(GRAND),
    "grand ouvert": Contract(GRAND, hand=True, ouvert=True),
    "null": Contract(NULL),
    "null ouvert": Contract(NULL, hand=True, ouvert=True),
}
each_contract = pytest.mark.parametrize("contract", CONTRACTS.values(), ids=CONTRACTS)


def states(contract: Contract, name: str, *cards: int) -> Iterator[GameState]:
    """States of random games with so many cards played; the declarer's may lie open."""
    rng = Random(f"{contract} {name}")
    for number in range(GAMES):
        yield random_state(rng, contract, rng.choice(cards), shown=number % 3 == 0)


@dataclass
class World:
    """What each seat held before the first card, and the skat."""

    hands: dict[Seat, CardSet]
    skat: CardSet

    @classmethod
    def of(cls, state: GameState, numbers: "array[int]") -> "World":
        """The world that these four numbers say."""
        assert state.contract is not None
        assert state.declarer is not None
        bits = encoding(state.contract.game).bits
        *hands, skat = (
            CardSet(card for card in CARDS if number >> bits[card] & 1) for number in numbers
        )
        return cls(dict(zip((state.declarer, *state.declarer.others), hands, strict=True)), skat)

    def allows(self, state: GameState, seat: Seat) -> bool:
        """Whether all that this seat has seen of the game could have been so."""
        assert state.contract is not None
        assert state.declarer is not None
        held = dict(self.hands)
        parts = [*held.values(), self.skat]
        if [*map(len, parts)] != [10, 10, 10, 2] or CardSet(c for p in parts for c in p) != PACK:
            return False
        order = card_order(state.contract.game)
        for trick in (*state.tricks, state.trick):
            assert trick is not None
            for card in trick.cards:
                player = trick.player(card)
                group = order.follow[trick.cards[0]]
                if card not in held[player] or (card not in group and held[player] & group):
                    return False
                held[player] -= (card,)
        observation = state.observe(seat)
        if held[seat] != observation.hand:
            return False
        if observation.shown is not None and held[state.declarer] != observation.shown:
            return False
        return observation.discard is None or self.skat == CardSet(observation.discard)


@each_contract
def test_what_is_known_is_so(contract: Contract) -> None:
    for state in states(contract, "known", *range(30)):
        truth = true_world(state)
        bits = encoding(contract.game)
        for seat in SEATS:
            observation = state.observe(seat)
            situation = Situation(observation)
            assert situation.kind == bits.kind
            assert situation.seats[0] is state.declarer
            assert situation.seats[situation.me] is seat
            assert situation.own == truth[situation.me]
            assert situation.held == bits.mask(state.hands[seat])
            assert situation.points_won == state.card_points[0]
            assert situation.sizes == tuple(len(state.hands[s]) for s in situation.seats)
            assert situation.legal == {bits.bits[card]: card for card in observation.legal_cards()}
            assert situation.unseen == bits.mask(observation.unseen)
            knows_skat = seat is state.declarer and not contract.hand
            assert situation.own_skat == (truth[3] if knows_skat else 0)


@each_contract
def test_the_history_is_that_of_all_cards_in_order(contract: Contract) -> None:
    for state in states(contract, "history", *range(30)):
        assert state.trick is not None
        situation = Situation(state.observe(F))
        bits = encoding(contract.game).bits
        tricks = (*state.tricks, state.trick)
        assert [*situation.history] == [bits[card] for trick in tricks for card in trick.cards]
        assert situation.seats[situation.led_first] is F
        assert situation.seats[situation.leader] is state.trick.leader
        assert situation.on_table == tuple(bits[card] for card in state.trick.cards)
        for player, seat in enumerate(situation.seats):
            held = true_world(state)[player]
            assert situation.played[player] == held & ~encoding(contract.game).mask(
                state.hands[seat]
            )


@each_contract
def test_every_world_drawn_could_be_true(contract: Contract) -> None:
    for number, state in enumerate(states(contract, "drawn", *range(30))):
        for seat in SEATS:
            situation = Situation(state.observe(seat))
            drawn = situation.drawn(situation.worlds(number), 6)
            assert len(drawn) == 24
            for at in range(0, 24, 4):
                assert World.of(state, drawn[at : at + 4]).allows(state, seat)


@each_contract
def test_all_worlds_that_could_be_true_are_counted(contract: Contract) -> None:
    """And so the true one is among those drawn from."""
    several = 0
    for state in states(contract, "counted", *((24, 25, 26, 27) if IS_COMPILED else (27,))):
        for seat in SEATS:
            assert World.of(state, true_world(state)).allows(state, seat)
            possible = sum(world.allows(state, seat) for world in worlds_of(state, seat))
            assert Situation(state.observe(seat)).worlds(0).count == possible
            several += possible > 1
    assert several > 5


def worlds_of(state: GameState, seat: Seat) -> Iterator[World]:
    """All ways to share out what this seat does not hold and has not seen played."""
    played = state.observe(seat).played
    truth = World.of(state, true_world(state))
    first, second = seat.others
    rest = PACK - played - state.hands[seat]
    for skat in combinations([*rest], 2):
        for cards in combinations([*(rest - skat)], len(state.hands[first])):
            hand, other = CardSet(cards), rest - skat - cards
            yield World(
                {
                    seat: truth.hands[seat],
                    first: truth.hands[first] & played | hand,
                    second: truth.hands[second] & played | other,
                },
                CardSet(skat),
            )


def test_the_true_world_is_drawn() -> None:
    rng = Random(3)
    for _ in range(GAMES // 2):
        state = random_state(rng, rng.choice([*CONTRACTS.values()]), rng.choice((24, 25, 26)))
        for seat in SEATS:
            situation = Situation(state.observe(seat))
            worlds = situation.worlds(rng.getrandbits(60))
            drawn = situation.drawn(worlds, 20 * worlds.count)
            truth = [*true_world(state)]
            assert any([*drawn[at : at + 4]] == truth for at in range(0, len(drawn), 4))


def test_a_hand_shown_by_a_claim_that_was_refused_is_known() -> None:
    deal = make_deal("CJ SJ HJ CA CT CK C9 SA HA D9", "DJ", skat="D7 D8")
    state = acts(declared(deal, Contract(CLUBS)), Claim(), Refuse())
    hand = encoding(CLUBS).mask(deal.hand(F))
    for seat in (M, R):
        situation = Situation(state.observe(seat))
        assert situation.is_open
        assert situation.shown == hand
        drawn = situation.drawn(situation.worlds(1), 20)
        assert {*drawn[0::4]} == {hand}
        assert len({*drawn[3::4]}) > 1
    state = play(state, "CJ")
    held = encoding(CLUBS).mask(state.hands[F])
    situation = Situation(state.observe(M))
    assert situation.shown == held
    assert {*situation.drawn(situation.worlds(1), 20)[0::4]} == {hand}


def test_the_skat_is_known_to_a_declarer_who_took_it() -> None:
    deal = make_deal(skat="CA CT")
    for contract in (Contract(GRAND), Contract(GRAND, hand=True)):
        state = declared(deal, contract)
        for seat in SEATS:
            situation = Situation(state.observe(seat))
            assert situation.knows_skat is not contract.hand
            skats = {*situation.drawn(situation.worlds(2), 30)[3::4]}
            if seat is F and not contract.hand:
                assert skats == {encoding(GRAND).mask(CardSet(deal.skat))}
            else:
                assert len(skats) > 10


def test_who_shows_to_be_void_has_none_of_that_suit() -> None:
    deal = make_deal("CA C9", "D7 D8 D9 S7", "CT CK H7 H8", skat="SA ST")
    assert Card.S7 in deal.hand(M)
    state = play(declared(deal, Contract(GameType.GRAND), declarer=R, discard="SA ST"), "CA D7")
    situation = Situation(state.observe(F))
    clubs = encoding(GRAND).mask(card_order(GRAND).follow[Card.CA])
    middlehand = situation.seats.index(M)
    drawn = situation.drawn(situation.worlds(4), 100)
    assert not any(hand & clubs for hand in drawn[middlehand::4])
    others = [situation.seats.index(R), 3]
    assert all(any(hand & clubs for hand in drawn[other::4]) for other in others)


def test_what_was_said_is_told_in_the_order_of_play() -> None:
    state = declared(make_deal(), Contract(CLUBS), declarer=M, bid=22)
    situation = Situation(state.observe(R))
    assert situation.bid == 22
    assert situation.said == tuple(state.auction.said(seat) for seat in (M, R, F))

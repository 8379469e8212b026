"""What the auction, the announcement and the discard say of a world, feature by feature."""

from array import array
from collections.abc import Iterator
from random import Random

import pytest

from skat_desktop.core.actions import Action, Bid, Declare, Hold, Pass, TakeSkat
from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.game import GameState
from skat_desktop.players.beliefs import FEATURES, belief_weights, features, log_weights
from skat_desktop.players.prospects import plain_model
from skat_desktop.players.situation import DECLARER, Situation
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.builders import CLUBS, GRAND, acts, make_deal
from tests.players.random_play import KIND_NAMES, any_state, situation_of

COUNT = 12 if IS_COMPILED else 2
WORLDS = 6 if IS_COMPILED else 2
every_kind = pytest.mark.parametrize("kind", KIND_NAMES)


def situations(kind: str) -> Iterator[tuple[Situation, "array[int]"]]:
    """Situations in random games, and some of the worlds there can be."""
    rng = Random(f"beliefs {kind}")
    for _ in range(COUNT):
        situation = situation_of(any_state(rng, kind, rng.randrange(4)))
        yield situation, situation.drawn(situation.worlds(rng.getrandbits(60)), WORLDS)


def cards_of(game: GameType, number: int) -> CardSet:
    """The cards of bits."""
    bits = encoding(game).bits
    return CardSet(card for card in CARDS if number >> bits[card] & 1)


@every_kind
def test_the_declarers_cards_and_discard_are_judged(kind: str) -> None:
    for situation, worlds in situations(kind):
        rows = [*zip(*features(situation, worlds), strict=True)]
        game, place = situation.contract.game, situation.seats[DECLARER]
        for row, at in zip(rows, range(0, len(worlds), 4), strict=True):
            promise, regret, points, trumps = row[:4]
            hand, skat = worlds[at], worlds[at + 3]
            if situation.me == DECLARER:
                # Nobody has to guess at their own cards.
                assert row[:4] == (0, 0, 0, 0)
                continue
            judge = plain_model(kind).judge
            put_away = skat if situation.knows_skat else 0
            assert promise == pytest.approx(judge(hand, put_away, place)[0], abs=1e-4)
            assert regret >= 0
            if not situation.knows_skat:
                assert (regret, points, trumps) == (0, 0, 0)
                continue
            away = cards_of(game, skat)
            assert points == pytest.approx(away.points / 10)
            assert trumps == len(away & card_order(game).trumps)


def test_who_bids_is_believed_to_have_a_good_hand() -> None:
    """What a player said decides in which feature his hand counts; those alike are added up."""
    deal = make_deal()
    said: dict[str, list[Action]] = {
        "passed": [Pass(), Pass(), Bid(18)],
        "went along": [Bid(18), Pass(), Pass()],
        "bid": [Bid(18), Hold(), Bid(20), Hold(), Pass(), Pass()],
    }
    for name, calls in said.items():
        state = acts(GameState.start(deal), *calls, TakeSkat())
        declarer = state.turn
        assert declarer is not None
        discard = (*state.observe(declarer).hand,)[:2]
        state = acts(state, Declare(Contract(GRAND), (discard[0], discard[1])))
        for seat in declarer.others:
            situation = Situation(state.observe(seat))
            worlds = situation.drawn(situation.worlds(3), WORLDS)
            columns = dict(zip(FEATURES, features(situation, worlds), strict=True))
            other = next(s for s in declarer.others if s is not seat)
            told = state.observe(seat).auction.said(other)
            expected = "passed" if told == 0 else "went along" if told == 18 else "bid"
            for feature in ("passed", "went along", "bid"):
                assert any(columns[feature]) is (feature == expected), (name, seat)


@pytest.mark.skipif(not IS_COMPILED, reason="as Python only few worlds are weighed")
def test_a_hand_is_as_strong_as_its_best_game() -> None:
    """The suit that would be trumps counts, wherever its cards lie in the bits."""
    state = acts(GameState.start(make_deal()), Bid(18), Pass(), Pass(), TakeSkat())
    declarer = state.turn
    assert declarer is not None
    discard = (*state.observe(declarer).hand,)[:2]
    state = acts(state, Declare(Contract(CLUBS), (discard[0], discard[1])))
    seat, other = declarer.others
    situation = Situation(state.observe(seat))
    worlds = situation.drawn(situation.worlds(5), WORLDS)
    columns = dict(zip(FEATURES, features(situation, worlds), strict=True))
    player = situation.seats.index(other)
    strongest = [a + b + c for a, b, c in zip(columns["passed"], columns["went along"],
                 columns["bid"], strict=True)]  # fmt: skip
    for found, hand in zip(strongest, worlds[player::4], strict=True):
        cards = cards_of(CLUBS, hand)
        best = max(
            plain_model(bits.kind).judge(bits.mask(cards), 0, other)[0]
            for bits in map(encoding, GameType)
            if bits.kind != "null"
        )
        assert found == pytest.approx(best, abs=1e-4)


@every_kind
def test_the_weight_is_the_features_each_weighed(kind: str) -> None:
    for situation, worlds in situations(kind):
        role = "declarer" if situation.me == DECLARER else "defender"
        weights = belief_weights()[f"{kind} {role}"]
        rows = zip(*features(situation, worlds), strict=True)
        expected = [sum(w * v for w, v in zip(weights, row, strict=True)) for row in rows]
        assert [*log_weights(situation, worlds)] == pytest.approx(expected)


def test_there_are_weights_for_every_kind_of_game_and_role() -> None:
    names = {f"{kind} {role}" for kind in KIND_NAMES for role in ("declarer", "defender")}
    assert set(belief_weights()) == names

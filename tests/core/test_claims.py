"""A defender's claim that the declarer can take no further trick."""

import time
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skat_desktop.core.cards import CARDS, Card, CardSet
from skat_desktop.core.claims import Hands, declarer_is_shut_out
from skat_desktop.core.contract import TRUMP_GAMES, GameType, card_order
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick, legal_cards
from tests.builders import CLUBS, GRAND, HEARTS, SPADES, F, M, R, card_set, cards


def hands(forehand: str, middlehand: str, rearhand: str) -> Hands:
    return card_set(forehand), card_set(middlehand), card_set(rearhand)


@pytest.mark.parametrize(
    ("game", "held", "trick", "proven"),
    [
        # M claims against F, who is the declarer.
        (HEARTS, hands("H7", "CJ", "C7"), Trick(M), True),
        (HEARTS, hands("CJ", "H7", "C7"), Trick(M), False),
        (HEARTS, hands("CT", "CA", "C7"), Trick(M), True),
        (HEARTS, hands("H7", "CA", "C7"), Trick(M), False),
        (HEARTS, hands("SA DA", "HT HA", "C7 C8"), Trick(M), True),
        # The last trump must be drawn before the aces are good.
        (HEARTS, hands("H7 C7", "CJ CA", "S7 S8"), Trick(M), True),
        (HEARTS, hands("H7 C7 C8", "CJ CA SA", "S7 S8 D7"), Trick(M), True),
        (HEARTS, hands("H7 H8 C7", "CJ CA SA", "S7 S8 D7"), Trick(M), False),
        # The partner takes a trick and has to come back.
        (HEARTS, hands("C7 C8", "CA S7", "SA CT"), Trick(M), True),
        # The partner could lead what only the declarer has.
        (HEARTS, hands("DT S8", "CA S7", "SA D7"), Trick(M), False),
        # In mid-trick: the declarer's lead is beaten, or it is not.
        (GRAND, hands("C7", "SA CA", "S7 C8"), Trick(F, cards("CK")), True),
        (GRAND, hands("C7", "SA CT", "S7 C8"), Trick(F, cards("CA")), False),
        (GRAND, hands("", "CJ", ""), Trick(R, cards("CA CT")), True),
        (GRAND, hands("", "CK", ""), Trick(R, cards("CQ CA")), False),
    ],
)
def test_examples(game: GameType, held: Hands, trick: Trick, proven: bool) -> None:
    assert declarer_is_shut_out(game, held, trick, declarer=F, claimant=M) is proven


def test_nothing_left_to_take() -> None:
    nobody = CardSet()
    assert declarer_is_shut_out(CLUBS, (nobody, nobody, nobody), Trick(R), F, M)


def brute_force(game: GameType, held: Hands, trick: Trick, declarer: Seat, claimant: Seat) -> bool:
    """The same by trying everything."""

    @cache
    def shut_out(held: Hands, trick: Trick) -> bool:
        if trick.complete:
            winner = trick.winner(game)
            return winner is not declarer and shut_out(held, Trick(winner))
        turn = trick.turn
        if not held[turn]:
            return True
        outcomes = (
            shut_out(without(held, turn, card), Trick(trick.leader, (*trick.cards, card)))
            for card in legal_cards(game, held[turn], trick.led)
        )
        return any(outcomes) if turn is claimant else all(outcomes)

    return shut_out(held, trick)


def without(held: Hands, seat: Seat, card: Card) -> Hands:
    left = [*held]
    left[seat] -= (card,)
    return left[0], left[1], left[2]


@st.composite
def endings(draw: st.DrawFn) -> tuple[GameType, Hands, Trick, Seat, Seat]:
    """The last one to five tricks, the claimant to act and often with the better cards."""
    game = draw(st.sampled_from([*TRUMP_GAMES, GameType.NULL]))
    declarer, claimant, partner = draw(st.permutations(SEATS))
    size = draw(st.sampled_from((4, 5, 3, 2, 1)))
    order = card_order(game)
    trumps = draw(st.permutations(sorted(order.trumps)))[: draw(st.integers(0, 6))]
    others = [card for card in draw(st.permutations(CARDS)) if card not in trumps]
    pool = [*trumps, *others][: 3 * size]
    best = draw(st.integers(0, size))
    strong = sorted(pool, key=order.strength.__getitem__, reverse=True)[:best]
    rest = [card for card in pool if card not in strong]
    parts: dict[Seat, CardSet] = {claimant: CardSet([*strong, *rest[: size - best]])}
    rest = rest[size - best :]
    parts[declarer], parts[partner] = CardSet(rest[:size]), CardSet(rest[size:])
    trick = Trick(SEATS[(claimant - draw(st.integers(0, 2))) % 3])
    while trick.turn is not claimant:
        hand = parts[trick.turn]
        card = draw(st.sampled_from([*legal_cards(game, hand, trick.led)]))
        parts[trick.turn] = hand - (card,)
        trick = Trick(trick.leader, (*trick.cards, card))
    return game, (parts[F], parts[M], parts[R]), trick, declarer, claimant


@settings(max_examples=400)
@given(endings())
def test_any_ending_is_judged_as_by_trying_everything(
    ending: tuple[GameType, Hands, Trick, Seat, Seat],
) -> None:
    assert declarer_is_shut_out(*ending) is brute_force(*ending)


@pytest.mark.parametrize(
    ("game", "held", "proven"),
    [
        (
            SPADES,
            hands(
                "D7 D8 DA H7 H8 HA S7 SQ C7 C8",
                "CJ SJ HJ DJ SA ST SK CA CT CK",
                "D9 DK DT H9 HK HT S8 S9 C9 CQ",
            ),
            True,
        ),
        # The hardest of some thousand random ones.
        (
            CLUBS,
            hands(
                "D9 DK DT DA H7 H9 HA S8 S9",
                "DJ HJ ST SJ C9 CQ CK CA CJ",
                "D7 D8 DQ H8 HQ HK HT SQ SA",
            ),
            True,
        ),
    ],
)
def test_an_early_claim_is_judged_without_a_pause(
    game: GameType, held: Hands, proven: bool
) -> None:
    began = time.perf_counter()
    assert declarer_is_shut_out(game, held, Trick(M), declarer=F, claimant=M) is proven
    assert time.perf_counter() - began < 5

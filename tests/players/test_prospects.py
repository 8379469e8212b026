"""What a hand promises: by the rules, the best of what is allowed, the mean over the skats."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple
from itertools import combinations
from math import log
from random import Random
from statistics import mean

import pytest

from skat_desktop.core.auction import BID_VALUES
from skat_desktop.core.cards import CARDS, PACK, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType
from skat_desktop.core.score_sheet import WON_GAME
from skat_desktop.core.scoring import Stake, matadors
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players.prospects import (
    HAND_GAMES,
    PICK_UP_GAMES,
    Chances,
    Prospects,
    prospects,
    score,
    win_chance,
)
from skat_desktop.solver import IS_COMPILED
from tests.builders import CLUBS, DIAMONDS, GRAND, NULL, F, M, card_set
from tests.players.list_points import list_points, twelve_with

HANDS = 8 if IS_COMPILED else 2
BIDS = (18, 23, 24, 36, 48, 60, 96, 160)
CERTAIN = Chances(1.0, 1.0, 1.0)
STRONG = card_set("CJ SJ HJ CA CT CK C9 SA ST HA")


def random_hands(name: str) -> list[tuple[CardSet, Seat, list[CardSet]]]:
    """Random hands, seats, and some of the skats that there can be."""
    rng = Random(name)
    found = []
    for _ in range(HANDS):
        pack = rng.sample(CARDS, len(CARDS))
        skats = [CardSet(rng.sample(pack[10:], 2)) for _ in range(3)]
        found.append((CardSet(pack[:10]), rng.choice(SEATS), skats))
    return found


# --- scores -------------------------------------------------------------------


def expected(contract: Contract, count: int, bid: int, chances: Chances) -> float:
    """The mean of the rules' scores: for fewer than 31, fewer than 61, less than 90, and 90."""
    if contract.game.is_null:
        stake = Stake(contract, bid, CardSet())
        cases = {0: chances.win, 20: 1 - chances.win}
    else:
        stake = Stake(contract, bid, twelve_with(contract.game, count))
        cases = {
            20: 1 - chances.safe,
            50: chances.safe - chances.win,
            75: chances.win - chances.schneider,
            100: chances.schneider,
        }
    return sum(share * list_points(stake, points) for points, share in cases.items())


@pytest.mark.parametrize("contract", [*PICK_UP_GAMES, *HAND_GAMES], ids=str)
def test_a_score_is_the_mean_of_what_the_rules_say(contract: Contract) -> None:
    rng = Random(str(contract))
    most = 4 if contract.game is GRAND else 11
    for _ in range(12):
        schneider, win, safe = sorted(rng.random() for _ in range(3))
        chances = Chances(win, schneider, safe)
        count = rng.choice((-1, 1)) * rng.randint(1, most)
        bid = 18 if contract.game.is_null else rng.choice(BIDS)
        assert score(contract, count, bid, chances) == pytest.approx(
            expected(contract, count, bid, chances)
        )


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_an_announced_schneider_is_scored_as_the_rules_say(game: GameType) -> None:
    rng = Random(game.value)
    contract = Contract(game, hand=True, schneider=True)
    for _ in range(12):
        schneider, win, safe = sorted(rng.random() for _ in range(3))
        chances = Chances(win, schneider, safe)
        count = rng.choice((-1, 1)) * rng.randint(1, 4)
        bid = rng.choice(BIDS)
        promised = score(contract, count, bid, chances)
        assert promised == pytest.approx(expected(contract, count, bid, chances))


def test_an_overbid_game_promises_a_loss_unless_schneider_saves_it() -> None:
    assert score(Contract(DIAMONDS), 1, 30, CERTAIN) < 0
    assert score(Contract(DIAMONDS), 1, 27, Chances(1.0, 0.0)) < 0
    assert score(Contract(DIAMONDS), 1, 27, CERTAIN) > 0
    announced = Contract(DIAMONDS, hand=True, schneider=True)
    assert score(announced, 1, 46, CERTAIN) < 0
    assert score(announced, 1, 45, CERTAIN) > 0


def test_a_game_is_won_when_what_was_bid_and_announced_is_reached() -> None:
    chances = Chances(0.8, 0.3, 0.95)
    announced = Contract(DIAMONDS, hand=True, schneider=True)
    for contract, bid, expected in (
        (Contract(DIAMONDS), 18, 0.8),
        (Contract(DIAMONDS), 27, 0.3),
        (Contract(DIAMONDS), 30, 0.0),
        (announced, 18, 0.3),
        (Contract(NULL), 18, 0.8),
    ):
        only = Chances(0.8) if contract.game.is_null else chances
        assert win_chance(contract, 1, bid, only) == pytest.approx(expected)


# --- the skat known -------------------------------------------------------------


def best_game(found: Prospects, bid: int) -> Contract:
    """What is played at this bid, the skat being known."""
    discard, _ = max(found.discards(bid), key=lambda option: option[1].score)
    return discard.contract


def test_every_game_allowed_has_its_best_discard() -> None:
    for hand, seat, skats in random_hands("discards"):
        for skat in skats:
            found = Prospects(hand, seat, skats=[skat])
            for bid in (18, 24, 47):
                discards = found.discards(bid)
                assert [discard.contract for discard, _ in discards] == [
                    contract
                    for contract in PICK_UP_GAMES
                    if not contract.game.is_null or contract.null_value >= bid
                ]
                for discard, promise in discards:
                    promised = promise.score
                    assert len({*discard.cards}) == 2
                    assert CardSet(discard.cards) <= hand | skat
                    count = matadors(discard.contract.game, hand | skat)
                    assert discard.matadors == count
                    assert 0 <= discard.chances.win <= 1
                    assert promised == score(discard.contract, count, bid, discard.chances)


def test_an_overbid_game_is_put_away_for_schneider() -> None:
    """With one jack at 60, clubs are lost at 61 points as well as at 40."""
    better = 0
    for hand, seat, skats in random_hands("aim"):
        for skat in skats:
            usual, aimed = (Prospects(hand, seat, skats=[skat], aim=bid) for bid in (0, 60))
            for (one, _), (other, promise) in zip(
                usual.discards(60), aimed.discards(60), strict=True
            ):
                assert other.contract == one.contract
                before = score(one.contract, one.matadors, 60, one.chances)
                assert promise.score >= before - 1e-6
                better += promise.score > before + 1
    assert better > 0


def test_a_null_game_below_the_bid_is_not_offered() -> None:
    hand, skat = card_set("C7 C8 C9 S7 S8 S9 H7 H8 D7 D9"), card_set("DK HA")
    found = Prospects(hand, F, skats=[skat])
    for bid, offered in {23: 2, 24: 1, 46: 1, 48: 0}.items():
        games = [discard.contract.game for discard, _ in found.discards(bid)]
        assert games.count(NULL) == offered
        assert found.best_hand_game(bid)[1].null_value >= bid or (
            found.best_hand_game(bid)[1].game is not NULL
        )
    assert best_game(found, 24) == Contract(NULL, ouvert=True)
    assert found.best_hand_game(59)[1] == Contract(NULL, hand=True, ouvert=True)
    assert found.best_hand_game(60)[1].game is not NULL


def test_bidding_higher_never_promises_more() -> None:
    for hand, seat, skats in random_hands("higher"):
        found = Prospects(hand, seat, skats=skats)
        with_skat = [found.with_skat(bid).score for bid in BID_VALUES]
        assert with_skat == sorted(with_skat, reverse=True)
        # Of Hand games every tenth bid will do: all skats are counted for each.
        hand_game = [found.best_hand_game(bid)[0].score for bid in BID_VALUES[::10]]
        assert hand_game == sorted(hand_game, reverse=True)


# --- the skat unknown -----------------------------------------------------------


def test_with_the_skat_it_is_the_mean_of_the_best_games() -> None:
    for hand, seat, skats in random_hands("mean"):
        for bid in (18, 24, 48):
            each = [
                max(
                    (promise for _, promise in Prospects(hand, seat, skats=[skat]).discards(bid)),
                    key=lambda promise: promise.score,
                )
                for skat in skats
            ]
            together = Prospects(hand, seat, skats=skats).with_skat(bid)
            assert together.score == pytest.approx(mean(promise.score for promise in each))
            assert together.win == pytest.approx(mean(promise.win for promise in each))


@pytest.mark.skipif(not IS_COMPILED, reason="as Python only some skats are looked at")
def test_unless_told_all_skats_are_looked_at() -> None:
    hand = card_set("CJ HJ CA CT C9 SA S7 HT H8 DK")
    skats = [CardSet(pair) for pair in combinations(PACK - hand, 2)]
    assert astuple(prospects(hand, M, False).with_skat(24)) == pytest.approx(
        astuple(Prospects(hand, M, skats=skats).with_skat(24))
    )


class Alike:
    """A model for which all hands have the same chances."""

    def __init__(self, chances: Chances) -> None:
        self._logits = tuple(log(chance / (1 - chance)) for chance in astuple(chances))

    def judge(self, *_: object) -> tuple[float, ...]:
        """The logits of these chances."""
        return self._logits


@pytest.mark.parametrize("chances", [Chances(0.6, 0.2, 0.9), Chances(0.9, 0.8, 0.99)], ids=str)
def test_a_hand_game_counts_the_matadors_that_the_skat_may_bring(
    chances: Chances, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = card_set("HJ DJ CA CT CK CQ C9 C8 SA ST")
    found = Prospects(hand, F, skats=[card_set("D7 D8")])
    monkeypatch.setattr("skat_desktop.players.prospects.model_of", lambda *_: Alike(chances))
    skats = [CardSet(pair) for pair in combinations(PACK - hand, 2)]
    announced = [Contract(game, hand=True, schneider=True) for game in TRUMP_GAMES]
    for bid in (18, 40, 72):
        promises = {
            contract: sum(
                times * expected(contract, count, bid, chances)
                for count, times in Counter(
                    matadors(contract.game, hand | skat) for skat in skats
                ).items()
            )
            / len(skats)
            for contract in (*HAND_GAMES, *announced)
            if not contract.game.is_null or contract.null_value >= bid
        }
        promise, contract = found.best_hand_game(bid)
        assert promise.score == pytest.approx(max(promises.values()))
        assert promises[contract] == pytest.approx(promise.score)


def test_schneider_is_announced_when_it_is_as_good_as_sure() -> None:
    invincible = card_set("CJ SJ HJ DJ CA CT CK CQ C9 C8")
    _, contract = Prospects(invincible, F, skats=[card_set("D7 D8")]).best_hand_game(18)
    assert contract.hand
    assert contract.schneider
    assert not contract.schwarz


def test_a_better_hand_promises_more() -> None:
    weak = card_set("CK CQ C9 SK SQ S9 HK HQ DK DQ")
    skats = [card_set("C8 D8"), card_set("H9 DT")]
    better, worse = (Prospects(hand, F, skats=skats) for hand in (STRONG, weak))
    assert better.with_skat(18).score > WON_GAME
    assert better.best_hand_game(18)[0].score > WON_GAME
    assert worse.with_skat(18).score < 0
    assert worse.best_hand_game(18)[0].score < 0
    assert best_game(better, 18) in (Contract(CLUBS), Contract(GRAND))


@pytest.mark.skipif(not IS_COMPILED, reason="as Python the threads take turns")
def test_threads_do_not_disturb_each_other() -> None:
    """The models note things while they work, and the coach thinks while the players do."""
    rng = Random("threads")
    some = [CardSet(rng.sample(CARDS, 10)) for _ in range(12)]

    def promises(hand: CardSet) -> float:
        return Prospects(hand, F).with_skat(18).score

    alone = [promises(hand) for hand in some]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            assert [*pool.map(promises, some)] == alone

"""What the declarer may announce, and what it counts against the bid."""

from itertools import product

import pytest

from skat_desktop.core.actions import Bid, Hold, Pass
from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.scoring import Level
from skat_desktop.ui import offer
from skat_desktop.ui.bid_limit import call_up_to
from skat_desktop.ui.offer import Option, WayOut
from skat_desktop.ui.suggestion import suggested_contract
from tests.ui import scenes
from tests.ui.scenes import F, M, R

NULL, GRAND, SPADES = GameType.NULL, GameType.GRAND, GameType.SPADES


def hand_game(bid: int = 18, **levels: bool) -> Contract:
    return Contract(SPADES, hand=True, **levels)


def hand_choice(bid: int = 18) -> tuple[Contract, ...]:
    return scenes.game(scenes.deal(), scenes.won_at(bid)).observe(F).contracts()


def skat_choice(bid: int = 18) -> tuple[Contract, ...]:
    return scenes.game(scenes.deal(), scenes.taken(bid)).observe(F).contracts()


def test_after_the_pick_up_only_null_has_an_option() -> None:
    legal = skat_choice()
    assert [offer.options(legal, game) for game in (SPADES, GRAND, NULL)] == [
        (), (), (Option.OUVERT,)
    ]  # fmt: skip


def test_a_hand_game_has_all_options() -> None:
    assert offer.options(hand_choice(), SPADES) == tuple(Option)


@pytest.mark.parametrize(
    ("bid", "offered", "choices"),
    [(23, True, (Option.OUVERT,)), (24, True, ()), (46, True, ()), (48, False, ())],
)
def test_null_below_the_bid_is_not_offered(
    bid: int, offered: bool, choices: tuple[Option, ...]
) -> None:
    legal = skat_choice(bid)
    assert (NULL in offer.games(legal)) is offered
    assert offer.options(legal, NULL) == choices
    if offered and not choices:
        assert offer.with_game(legal, NULL, Contract(SPADES)).ouvert


def test_an_option_brings_those_it_includes_and_takes_those_that_include_it() -> None:
    legal = hand_choice()
    plain = hand_game()
    ouvert = offer.with_option(legal, plain, Option.OUVERT, chosen=True)
    assert ouvert == hand_game(ouvert=True)
    assert offer.with_option(legal, ouvert, Option.OUVERT, chosen=False) == hand_game(schwarz=True)
    assert offer.with_option(legal, ouvert, Option.SCHWARZ, chosen=False) == hand_game(
        schneider=True
    )
    assert offer.with_option(legal, ouvert, Option.SCHNEIDER, chosen=False) == plain


def test_another_game_keeps_the_options_it_can_have() -> None:
    legal = hand_choice()
    schwarz = hand_game(schwarz=True)
    assert offer.with_game(legal, GRAND, schwarz) == Contract(GRAND, hand=True, schwarz=True)
    assert offer.with_game(legal, NULL, schwarz) == Contract(NULL, hand=True)
    assert offer.with_game(legal, NULL, hand_game(ouvert=True)).ouvert


def test_whatever_is_clicked_stays_legal() -> None:
    for legal in (hand_choice(), hand_choice(50), skat_choice(), skat_choice(50)):
        for contract, option, chosen in product(legal, Option, (True, False)):
            assert offer.with_option(legal, contract, option, chosen=chosen) in legal
        for contract, game in product(legal, offer.games(legal)):
            assert offer.with_game(legal, game, contract) in legal


def test_with_the_skat_known_the_value_is_certain() -> None:
    observation = scenes.game(scenes.deal(), scenes.taken(33)).observe(F)
    appraisal = offer.appraise(observation, Contract(SPADES))
    assert (appraisal.matadors, appraisal.value, appraisal.least) == (2, 33, 33)
    assert appraisal.most == 55
    assert appraisal.reaches_bid


@pytest.mark.parametrize(
    ("bid", "reaches", "way_out"),
    [
        (33, True, None),
        (35, False, WayOut((), Level.SCHNEIDER)),
        (55, False, WayOut((), Level.SCHWARZ)),
        (59, False, None),
    ],
)
def test_overbid(bid: int, reaches: bool, way_out: WayOut | None) -> None:
    observation = scenes.game(scenes.deal(), scenes.taken(bid)).observe(F)
    appraisal = offer.appraise(observation, Contract(SPADES))
    assert (appraisal.reaches_bid, appraisal.way_out) == (reaches, way_out)


@pytest.mark.parametrize(
    ("bid", "way_out"),
    [
        (27, None),
        (36, WayOut((), Level.SCHNEIDER)),
        (45, WayOut((), Level.SCHWARZ)),
        (54, WayOut((Card.SJ,), Level.SCHNEIDER)),
        (72, WayOut((Card.SJ, Card.DJ), Level.SCHWARZ)),
        (77, None),
    ],
)
def test_jacks_in_the_skat_may_lift_a_hand_game(bid: int, way_out: WayOut | None) -> None:
    cards = scenes.deal("CJ HJ DT DK D9 D8 SA S9 HA CT", "C7 C8")
    observation = scenes.game(cards, scenes.won_at(bid)).observe(F)
    appraisal = offer.appraise(observation, Contract(GameType.DIAMONDS, hand=True))
    assert appraisal.value == 27
    assert appraisal.most == 72
    assert appraisal.way_out == way_out


def test_an_unseen_skat_may_lower_the_value() -> None:
    cards = scenes.deal("HJ DJ SA ST SK S9 S8 HA HT D7", "C7 C8")
    observation = scenes.game(cards, scenes.won_at(18)).observe(F)
    appraisal = offer.appraise(observation, hand_game())
    assert (appraisal.matadors, appraisal.value) == (-2, 44)
    assert appraisal.least == 33, "with the club jack in the skat: with 1, game 2, Hand 3"


def test_the_usual_game_has_the_longest_trumps() -> None:
    observation = scenes.game(scenes.deal(), scenes.won_at(18)).observe(F)
    assert offer.usual_game(observation, observation.contracts()) == hand_game()


def test_a_suggestion_can_be_announced() -> None:
    observation = scenes.game(scenes.deal(), scenes.taken()).observe(F)
    assert suggested_contract(observation) in observation.contracts()
    assert suggested_contract(scenes.game(scenes.deal(), []).observe(F)) is None


def test_bidding_up_to_a_limit() -> None:
    auction = Auction()
    assert call_up_to(auction, 20) == Bid(18)
    assert call_up_to(auction, 17) == Pass()
    asked = auction.call(M, Bid(20))
    assert call_up_to(asked, 20) == Hold()
    assert call_up_to(asked, 18) == Pass()
    held = asked.call(F, Hold())
    assert call_up_to(held, 22) == Bid(22)
    assert call_up_to(held, 21) == Pass()
    alone = auction.call(M, Pass()).call(R, Pass())
    assert call_up_to(alone, 18) == Bid(18)


@pytest.mark.parametrize(
    ("hand", "plain", "most"),
    [
        ("CJ SJ SA ST SK S9 S8 HA HT D7", 72, 144),
        ("CJ HJ DT DK D9 D8 SA S9 HA CT", 59, 120),
        ("SA ST SK SQ S9 S8 HA HT D7 D8", 59, 192),
    ],
)
def test_what_a_hand_is_worth(hand: str, plain: int, most: int) -> None:
    observation = scenes.game(scenes.deal(hand, "C7 C8"), []).observe(F)
    assert offer.worth(observation) == (plain, most)

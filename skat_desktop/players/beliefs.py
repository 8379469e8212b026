"""How likely worlds are by what was bid, announced and put away.

The logarithm of a world's weight is a sum of a few features, each weighed.  The weights were
fitted, by conditional logit, to how the true world stands out among others that fit as well; see
the README.  The features are

* of the declarer's cards: how likely they win by the model of hands, how much better another
  discard would have been, card points and trumps put away;
* of each other player: how good a Hand game he would have, for what he said in the auction:
  that he passed at once, or went to 18, or further.
"""

from array import array
from functools import cache
from typing import Final

from skat_desktop.core.auction import LOWEST_BID
from skat_desktop.players.mind import card_points
from skat_desktop.players.prospects import plain_model, table_of
from skat_desktop.players.situation import DECLARER, Situation
from skat_desktop.players.weights import table

FEATURES: Final = ("promise", "regret", "points away", "trumps away", "passed", "went along", "bid")
"""The names of the features, in order."""

_TRUMPS: Final = {"suit": 0xFFE00000, "grand": 0xF0000000, "null": 0}
_LANE: Final = 127
_TOP_LANE: Final = 21


def features(situation: Situation, worlds: "array[int]") -> list[list[float]]:
    """The features of each world, in the order of `FEATURES`."""
    count = len(worlds) // 4
    columns = [[0.0] * count for _ in FEATURES]
    if situation.me != DECLARER:
        columns[:4] = _of_declarer(situation, worlds)
    if situation.kind != "null":
        for player in (1, 2):
            if player != situation.me:
                said = situation.said[player]
                at = 4 if said == 0 else 5 if said <= LOWEST_BID else 6
                strengths = _strengths(worlds[player::4], situation.seats[player])
                columns[at] = [a + b for a, b in zip(columns[at], strengths, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def log_weights(situation: Situation, worlds: "array[int]") -> list[float]:
    """The logarithm of how likely each world is, but for a constant."""
    role = "declarer" if situation.me == DECLARER else "defender"
    weights = belief_weights()[f"{situation.kind} {role}"]
    return [
        sum(weight * value for weight, value in zip(weights, row, strict=True))
        for row in features(situation, worlds)
    ]


def _of_declarer(situation: Situation, worlds: "array[int]") -> list[list[float]]:
    """The features of the declarer's cards, feature by feature."""
    kind = situation.kind
    model = plain_model(table_of(situation.contract))
    place = situation.seats[DECLARER]
    hands, skats = worlds[DECLARER::4], worlds[3::4]
    nothing = [0.0] * len(skats)
    if not situation.knows_skat:
        unknown = array("I", bytes(4 * len(skats)))
        return [[*model.judge_each(hands, unknown, place)], nothing, nothing, nothing]
    promise = model.judge_each(hands, skats, place)
    best = model.best_each(hands, skats, place)
    return [
        [*promise],
        [most - value for most, value in zip(best, promise, strict=True)],
        [card_points(kind, skat) / 10 for skat in skats],
        [float((skat & _TRUMPS[kind]).bit_count()) for skat in skats],
    ]


@cache
def belief_weights() -> dict[str, list[float]]:
    """The weights of the features, for each kind of game and role."""
    return table("beliefs.json", width=len(FEATURES))


def _strengths(hands: "array[int]", place: int) -> list[float]:
    """How good a Hand game each of these would be, in the best suit or Grand."""
    nothing = array("I", bytes(4 * len(hands)))
    suit, grand = plain_model("suit"), plain_model("grand")
    options = [grand.judge_each(hands, nothing, place)]
    for lane in (0, 7, 14, 21):
        turned = array("I", [_with_trumps(hand, lane) for hand in hands])
        options.append(suit.judge_each(turned, nothing, place))
    return [max(values) for values in zip(*options, strict=True)]


def _with_trumps(hand: int, lane: int) -> int:
    """The hand with another suit in the lane of trumps."""
    differing = (hand >> lane ^ hand >> _TOP_LANE) & _LANE
    return hand ^ differing << lane ^ differing << _TOP_LANE

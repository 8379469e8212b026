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
from skat_desktop.players.batches import larger, weighed, worths
from skat_desktop.players.prospects import plain_model, table_of
from skat_desktop.players.situation import DECLARER, Situation
from skat_desktop.players.weights import table
from skat_desktop.solver.position import encoding

FEATURES: Final = ("promise", "regret", "points away", "trumps away", "passed", "went along", "bid")
"""The names of the features, in order."""


def features(situation: Situation, worlds: "array[int]") -> list["array[float]"]:
    """What each feature is in each world; the features in the order of `FEATURES`."""
    nothing = array("d", bytes(8 * (len(worlds) // 4)))
    columns = [nothing] * len(FEATURES)
    if situation.me != DECLARER:
        columns[:4] = _of_declarer(situation, worlds)
    if situation.kind != "null":
        for player in (1, 2):
            if player != situation.me:
                said = situation.said[player]
                at = 4 if said == 0 else 5 if said <= LOWEST_BID else 6
                strengths = _strengths(worlds[player::4], situation.seats[player])
                columns[at] = weighed([columns[at], strengths], [1.0, 1.0])
    return columns


def log_weights(situation: Situation, worlds: "array[int]") -> "array[float]":
    """The logarithm of how likely each world is, but for a constant."""
    role = "declarer" if situation.me == DECLARER else "defender"
    weights = belief_weights()[f"{situation.kind} {role}"]
    return weighed(features(situation, worlds), weights)


def _of_declarer(situation: Situation, worlds: "array[int]") -> list["array[float]"]:
    """The features of the declarer's cards."""
    model = plain_model(table_of(situation.contract))
    place = situation.seats[DECLARER]
    hands, skats = worlds[DECLARER::4], worlds[3::4]
    nothing = array("d", bytes(8 * len(skats)))
    if not situation.knows_skat:
        unknown = array("I", bytes(4 * len(skats)))
        return [model.judge_each(hands, unknown, place), nothing, nothing, nothing]
    promise = model.judge_each(hands, skats, place)
    best = model.best_each(hands, skats, place)
    bits = encoding(situation.contract.game)
    tens = array("d", [points / 10 for points in bits.points])
    trumps = array("d", [bit >= 32 - bits.trumps for bit in range(32)])
    regret = weighed([best, promise], [1.0, -1.0])
    return [promise, regret, worths(skats, tens), worths(skats, trumps)]


@cache
def belief_weights() -> dict[str, list[float]]:
    """The weights of the features, for each kind of game and role."""
    return table("beliefs.json", width=len(FEATURES))


def _strengths(hands: "array[int]", place: int) -> "array[float]":
    """How good a Hand game each of these would be, in the best suit or Grand."""
    nothing = array("I", bytes(4 * len(hands)))
    grands = plain_model("grand").judge_each(hands, nothing, place)
    return larger(plain_model("suit").best_suit_each(hands, place), grands)

"""How right a learnt level is about where the unseen cards lie.

    python -m tests.benchmarks.belief [--level LEVEL] [--games N] [--seed S] [--jobs J]
                                      [--worlds W]

Three players of the level play the first deals of the list with this seed.  Whenever one of them
has several cards to choose from, the worlds it looks at are drawn: for each unseen card and each
place (the two other hands and the skat, as far as they are unknown) the share of the worlds that
have it there is a prediction.  A table tells, for declarers and defenders apart, how many
predictions there are between 0 and 10 %, 10 and 20 % and so on, their mean, and how many of them
were true; what the rules alone make certain is a line of its own, and must be right.

The log-loss of a card is the negative natural logarithm of the share that its true place got, the
mean over the cards that could be elsewhere; one world more, even over all places, keeps it finite.
It stands beside that of worlds drawn without belief and trust.  Of few worlds the shares are rough,
and rough shares look overconfident; ``--worlds`` draws more, and more candidates in proportion.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache, partial
from math import log
from multiprocessing import get_context
from typing import Final

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.seats import SEATS
from skat_desktop.players.card_play import CardPlay
from skat_desktop.players.chance import chance
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.players.learnt import EXPERT, MASTER, LearntPlayer
from skat_desktop.players.mind import Care
from skat_desktop.players.situation import Situation
from skat_desktop.players.worlds import Worlds
from skat_desktop.session.dealing import deal_of, player_seed
from skat_desktop.solver.position import encoding
from tests.players.games import play_out

STYLES: Final = {"expert": EXPERT, "master": MASTER}
PATIENCE_MS: Final = 600_000
"""Enough for any decision, so that the games are the same on every machine."""
ROLES: Final = ("declarer", "defender")
BINS: Final = 10


@dataclass
class Line:
    """Predictions of about one share, from 0 to 1: their number and sum, and how many were true."""

    count: int = 0
    predicted: float = 0.0
    true: int = 0

    def add(self, other: "Line") -> None:
        """Add other predictions."""
        self.count += other.count
        self.predicted += other.predicted
        self.true += other.true

    def __str__(self) -> str:
        if not self.count:
            return f"{0:12}"
        mean, true = (100 * part / self.count for part in (self.predicted, self.true))
        return f"{self.count:12} {mean:7.1f} {true:7.1f}"


@dataclass
class Findings:
    """What was predicted by the players of one role; ``cards`` are those not certain."""

    decisions: int = 0
    bins: list[Line] = field(default_factory=lambda: [Line() for _ in range(BINS)])
    certain: Line = field(default_factory=Line)
    cards: int = 0
    loss: float = 0.0
    even_loss: float = 0.0

    def add(self, other: "Findings") -> None:
        """Add what was found in other games."""
        self.decisions += other.decisions
        for line, more in zip(self.bins, other.bins, strict=True):
            line.add(more)
        self.certain.add(other.certain)
        self.cards += other.cards
        self.loss += other.loss
        self.even_loss += other.even_loss

    def lines(self) -> list[str]:
        """The table."""
        size = 100 // BINS
        names = [f"{size * n}–{size * (n + 1)} %" for n in range(BINS)]
        found = zip((*names, "certain"), (*self.bins, self.certain), strict=True)
        cards = max(self.cards, 1)
        return [
            f"{'share':9}{'number':>12} {'mean %':>7} {'true %':>7}",
            *(f"{name:9}{line}" for name, line in found),
            f"log-loss of {self.cards} cards: {self.loss / cards:.4f},"
            f" of even worlds {self.even_loss / cards:.4f}",
        ]


def findings(level: str, worlds: int | None, seed: int, number: int) -> dict[str, Findings]:
    """What was predicted in the game with this deal, by role."""
    style = STYLES[level]
    care = style.care
    if worlds is not None:
        care = replace(care, worlds=worlds, candidates=worlds * care.candidates // care.worlds)
    seeds = [player_seed(seed, number, seat) for seat in SEATS]
    players = [LearntPlayer(own, style, PATIENCE_MS, threads=1) for own in seeds]
    found = {role: Findings() for role in ROLES}
    for state, _ in play_out(deal_of(seed, number), players):
        if state.phase is Phase.PLAYING and state.turn is not None:
            observation = state.observe(state.turn)
            if len(observation.legal_cards()) > 1:
                role = ROLES[not observation.is_declarer]
                judge(found[role], state, observation, care, seeds[state.turn])
    return found


def judge(
    found: Findings, state: GameState, observation: Observation, care: Care, seed: int
) -> None:
    """Note what is predicted in one situation, and what is true."""
    situation = Situation(observation)
    believed = shares(situation, care, observation, seed)
    even = shares(situation, replace(care, belief=0.0, trust=0.0), observation, seed)
    first, second = observation.seat.others
    truth = (state.hands[first], state.hands[second], CardSet(state.discard or state.deal.skat))
    found.decisions += 1
    for card, chances in even_chances(observation).items():
        places = [card in cards for cards in truth]
        open_places = [0 < chance < 1 for chance in chances]
        for share, is_true, is_open in zip(believed[card], places, open_places, strict=True):
            line = found.bins[min(int(BINS * share), BINS - 1)] if is_open else found.certain
            line.add(Line(1, share, is_true))
        if any(open_places):
            at = places.index(True)
            found.cards += 1
            found.loss += _loss(believed[card][at], chances[at], care.worlds)
            found.even_loss += _loss(even[card][at], chances[at], care.worlds)


def _loss(share: float, even: float, worlds: int) -> float:
    return -log((worlds * share + even) / (worlds + 1))


def shares(
    situation: Situation, care: Care, observation: Observation, seed: int
) -> dict[Card, list[float]]:
    """In what share of the worlds each unseen card is with the two others, and in the skat."""
    rng = chance(seed, observation)
    worlds = _card_play().likely_worlds(situation, care, rng)
    count = len(worlds) // 4
    places = [worlds[at::4] for at in ((situation.me + 1) % 3, (situation.me + 2) % 3, 3)]
    bits = encoding(situation.contract.game).bits
    return {
        card: [sum(cards >> bits[card] & 1 for cards in place) / count for place in places]
        for card in observation.unseen
    }


@cache
def _card_play() -> CardPlay:
    return CardPlay()


def even_chances(observation: Observation) -> dict[Card, list[float]]:
    """The chance of each unseen card to be with the two others, and in the skat.

    All worlds that can be are taken to be as likely: what has the chance 0 or 1 is certain.
    """
    known = Knowledge(observation)
    bits = encoding(known.game)
    unseen = bits.mask(observation.unseen)
    may = [bits.mask(known.may_hold(seat)) & unseen for seat in observation.seat.others]
    may.append(unseen)
    sizes = [
        0
        if observation.shown is not None and seat is known.declarer and not known.is_declarer
        else observation.cards_held(seat)
        for seat in observation.seat.others
    ]
    sizes.append(0 if observation.discard else 2)
    total = Worlds(unseen, may[0], may[1], sizes, 0).count

    def chance_of(card: int, place: int) -> float:
        if not may[place] & card or not sizes[place]:
            return 0.0
        left = [size - (at == place) for at, size in enumerate(sizes)]
        return Worlds(unseen & ~card, may[0] & ~card, may[1] & ~card, left, 0).count / total

    return {
        card: [chance_of(1 << bits.bits[card], place) for place in range(3)]
        for card in observation.unseen
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--level", choices=[*STYLES], default="master")
    parser.add_argument("--games", type=int, default=100, help="deals, some of them passed in")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--worlds", type=int, help="how many, if not as many as the level")
    options = parser.parse_args()
    total = {role: Findings() for role in ROLES}
    play = partial(findings, options.level, options.worlds, options.seed)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for game in pool.map(play, range(1, options.games + 1)):
            for role, found in game.items():
                total[role].add(found)
    print(f"{options.level}, seed {options.seed}: {options.games} deals")
    for role, found in total.items():
        print(f"\n{role}, {found.decisions} decisions")
        for line in found.lines():
            print(line)


if __name__ == "__main__":
    main()

"""Seeded games between computer players, and the situations in them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from skat_desktop.core.actions import Action, Declare
from skat_desktop.core.cards import CARDS
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Acted, Dealt, Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.players import Player

QUICK: Final = ("beginner", "club")
"""The levels that need no time to think."""
LONG: Final = 60_000
"""Milliseconds to think, so that nobody looks at fewer worlds where the machine is busy."""
_SHARES: Final = {"expert": 0.1, "master": 0.02}
_PACE: Final = 7
T = TypeVar("T")


def some(count: int, level: str) -> int:
    """How many of so many trials are enough for a level that takes its time; all for others."""
    return max(1, round(count * _SHARES.get(level, 1)))


def stand_in(level: str) -> str:
    """The level whose games have the situations that this one is asked about."""
    return level if level in QUICK else "club"


def of_every_phase(
    situations: Iterable[T], phase_of: Callable[[T], Phase], count: int
) -> Iterator[T]:
    """So many of these situations, ten or more, from all over the games and of every phase."""
    left = dict.fromkeys(Phase, count // 10)
    left[Phase.OVER] = 0
    left[Phase.PLAYING] += count - sum(left.values())
    for number, situation in enumerate(situations):
        phase = phase_of(situation)
        often = phase in (Phase.PLAYING, Phase.BIDDING)
        if left[phase] and not (often and number % _PACE):
            left[phase] -= 1
            yield situation
        if not any(left.values()):
            return


def random_deal(rng: Random) -> Deal:
    """A deal drawn by this source of randomness."""
    return Deal.from_pack(rng.sample(CARDS, len(CARDS)))


def play_out(
    deal: Deal, players: Sequence[Player], rules: RuleSet = ISKO
) -> Iterator[tuple[GameState, Action]]:
    """Every situation of a game, with the action chosen in it."""
    state = GameState.start(deal, rules)
    while state.turn is not None:
        action = players[state.turn].choose(state.observe(state.turn))
        yield state, action
        state = state.act(state.turn, action)


class Restless:
    """Does what the player would do, but now and then anything else that is legal.

    It leads to situations that sensible players never reach, and to every phase.
    """

    def __init__(self, player: Player, rng: Random, share: float = 0.05) -> None:
        self._player = player
        self._rng = rng
        self._share = share

    def choose(self, observation: Observation) -> Action:
        """The action taken."""
        if self._rng.random() >= self._share:
            return self._player.choose(observation)
        if observation.phase is Phase.DECLARING:
            # Not each of thousands of discards, but each game: Null would hardly ever be seen.
            contract = self._rng.choice(observation.contracts())
            first, second = self._rng.sample([*observation.hand], 2)
            return Declare(contract, (first, second))
        if observation.phase is Phase.SKAT and self._rng.random() < 0.3:
            return (
                Declare(Contract(GameType.NULL, hand=True, ouvert=True))
                if (observation.bid <= 59)
                else Declare(Contract(GameType.GRAND, hand=True))
            )
        return self._rng.choice(observation.legal_actions())


def recorded(deal: Deal, players: Sequence[Player]) -> Iterator[tuple[list[Event], GameState]]:
    """The events so far and the state they lead to, before every decision of a game."""
    events: list[Event] = [Dealt(deal)]
    for state, action in play_out(deal, players):
        yield [*events], state
        assert state.turn is not None
        events.append(Acted(state.turn, action))

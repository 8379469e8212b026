"""Games to learn from, as the compiled modules have them: bits for cards, numbers for players."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from skat_desktop.core.actions import Call, Declare, TakeSkat
from skat_desktop.core.cards import CardSet
from skat_desktop.core.deal import Deal
from skat_desktop.core.game import GameState
from skat_desktop.core.record import parse_record
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.core.seats import Seat
from skat_desktop.solver.position import encoding

Wishes = tuple[tuple[int, float], ...]
"""How much each card was wanted at a choice: cards and values that sum to 1."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as played: the world (three hands and the skat), and the cards in order.

    ``leader`` is who led first.  ``wishes`` has what is to be learnt of each card played, or
    nothing where it was the only one.
    """

    kind: str
    world: tuple[int, int, int, int]
    leader: int
    knows_skat: bool
    history: tuple[int, ...]
    wishes: tuple[Wishes, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """A deal, how it was declared, and what came of it."""

    deal: Deal
    calls: tuple[tuple[Seat, Call], ...]
    declarer: Seat
    declaration: Declare
    points: int
    """The declarer's card points, without those claimed in the end."""
    won: bool

    @classmethod
    def of(cls, state: GameState) -> "Declared":
        """What is to be kept of a game that is over."""
        assert state.contract is not None
        assert state.declarer is not None
        assert state.result is not None
        return cls(
            state.deal,
            state.auction.calls,
            state.declarer,
            Declare(state.contract, state.discard),
            state.tally.declarer_points,
            state.result.won,
        )

    @property
    def made(self) -> bool:
        """Whether the declarer got 61 points, or in Null no trick, overbid or not."""
        return self.won or (
            not self.declaration.contract.game.is_null and self.points >= POINTS_TO_WIN
        )

    def state(self) -> GameState:
        """The game as it was when it had been declared."""
        state = GameState.start(self.deal)
        for seat, call in self.calls:
            state = state.act(seat, call)
        if self.declaration.discard:
            state = state.act(self.declarer, TakeSkat())
        return state.act(self.declarer, self.declaration)


def declared_in(path: Path) -> Iterator[Declared]:
    """The declared games of a file of records."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip():
            game = parse_record(line).game
            if game.result:
                yield Declared.of(game)


def recorded_games(path: Path) -> Iterator[PlayedGame]:
    """The games of a file of records, each card played being the one wanted."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip():
            state = parse_record(line).game
            if state.contract and state.tricks:
                yield played_game(state)


def played_game(state: GameState, values: Iterable[Wishes] = ()) -> PlayedGame:
    """This game, with these wishes or the cards played for them."""
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    bits = encoding(contract.game)
    skat = state.discard or state.deal.skat
    twelve = state.deal.hand(declarer) | (state.deal.skat if state.discard else ())
    hands = [bits.mask(state.deal.hand(seat)) for seat in (declarer, *declarer.others)]
    hands[0] = bits.mask(twelve - skat)
    tricks = (*state.tricks, *([state.trick] if state.trick and state.trick.cards else []))
    history = tuple(bits.bits[card] for trick in tricks for card in trick.cards)
    return PlayedGame(
        bits.kind,
        (hands[0], hands[1], hands[2], bits.mask(CardSet(skat))),
        (Seat.FOREHAND - declarer) % 3,
        state.discard is not None,
        history,
        tuple(values) or tuple(((card, 1.0),) for card in history),
    )

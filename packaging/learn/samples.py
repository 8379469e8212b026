"""Games to learn from, as the compiled modules have them: bits for cards, numbers for players."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from skat_desktop.core.cards import CardSet
from skat_desktop.core.game import GameState
from skat_desktop.core.record import parse_record
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

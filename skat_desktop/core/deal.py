"""One deal of the pack: three hands and the skat (ISkO 3.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.seats import SEATS, Seat

_PACKETS: Final = (*((seat, 3) for seat in SEATS), (None, 2), *((seat, 4) for seat in SEATS),
                   *((seat, 3) for seat in SEATS))  # fmt: skip


def _places() -> dict[Seat | None, tuple[int, ...]]:
    places: dict[Seat | None, tuple[int, ...]] = dict.fromkeys((*SEATS, None), ())
    dealt = 0
    for receiver, count in _PACKETS:
        places[receiver] += tuple(range(dealt, dealt + count))
        dealt += count
    return places


DEALING_ORDER: Final = _places()
"""The places in the pack (0 is dealt first) of each seat's cards; None is the skat."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: ten to each seat, in the order received, and two to the skat.

    Raises `ValueError` unless it is the whole pack, each card once.
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    skat: tuple[Card, Card]

    def __post_init__(self) -> None:
        if [*map(len, self.hands)] != [10, 10, 10] or len(self.skat) != 2:
            raise ValueError("a deal is three hands of ten cards and a skat of two")
        if CardSet(card for part in (*self.hands, self.skat) for card in part) != PACK:
            raise ValueError("a deal holds each of the 32 cards once")

    @classmethod
    def from_pack(cls, pack: Sequence[Card]) -> "Deal":
        """Deal a shuffled and cut pack: three each, two to the skat, four each, three each."""
        forehand, middlehand, rearhand, skat = (
            tuple(pack[place] for place in places) for places in DEALING_ORDER.values()
        )
        return cls((forehand, middlehand, rearhand), (skat[0], skat[1]))

    def hand(self, seat: Seat) -> CardSet:
        """The ten cards dealt to this seat."""
        return CardSet(self.hands[seat])

"""Which card lies where: a `TableView` as a set of places, from which cards move to the next."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.deal import DEALING_ORDER
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.session.view import TableView
from skat_desktop.ui.table.layout import SIDES, Pose, Side, TableLayout
from skat_desktop.ui.table.sorting import HandSorting, keep_order, sort_hand
from skat_desktop.ui.table.style import TableStyle

_FLIGHT: Final = 0.3
"""The part of the deal's time that each single card is on its way."""


class Zone(Enum):
    """The kinds of places a card can lie in."""

    OWN_HAND = "own hand"
    HAND = "another hand"
    SKAT = "skat"
    TRICK = "trick"


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card whose face the viewer does not know: the n-th of a hand, or of the skat (None)."""

    side: Side | None
    index: int


Key = Card | Hidden
"""What tells the cards on the table apart."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies; ``z`` is higher for cards on top of others."""

    pose: Pose
    zone: Zone
    z: int
    face_up: bool
    side: Side | None = None
    dimmed: bool = False
    """Set on cards that have lost the complete trick they lie in."""


def side_of(view: TableView, seat: Seat) -> Side:
    """Where this seat's player sits as the viewer sees it."""
    return chair_side(view, view.seating.chair(seat))


def chair_side(view: TableView, chair: int) -> Side:
    """Where the player on this chair sits as the viewer sees it."""
    chairs = view.seating.chairs
    return SIDES[chairs][(chair - view.chair) % chairs]


def playing_sides(view: TableView) -> frozenset[Side]:
    """The sides whose players hold cards in this deal."""
    return frozenset(side_of(view, seat) for seat in SEATS)


def shows_own_hand(view: TableView, seat: Seat) -> bool:
    """Whether this seat's cards are the viewer's own."""
    return seat is view.observation.seat and not view.sits_out


def open_sides(view: TableView) -> frozenset[Side]:
    """The sides, not the viewer's own, where a hand lies face up."""
    declarer = view.observation.declarer
    if view.observation.shown is None or declarer is None or shows_own_hand(view, declarer):
        return frozenset()
    return frozenset((side_of(view, declarer),))


def places(
    view: TableView,
    layout: TableLayout,
    style: TableStyle,
    *,
    lying: Trick | None = None,
    chosen: Sequence[Card] = (),
    skat_open: bool = False,
    sort_for: GameType | None = None,
    arranged: Sequence[Card] = (),
) -> dict[Key, Place]:
    """The places of all cards on the table.

    ``lying`` is a complete trick not yet taken away, ``chosen`` the cards about to be
    discarded, and with ``skat_open`` the skat just picked up still lies in its place, face
    up.  ``sort_for`` is the game the hand is sorted for while none is announced, and
    ``arranged`` is how the viewer has arranged the hand, where that is left to him.
    """
    observation = view.observation
    aside = observation.skat or () if skat_open else tuple(chosen)
    result = dict(_skat(view, layout, aside))
    for seat in SEATS:
        if shows_own_hand(view, seat):
            cards = [card for card in observation.hand if card not in aside]
            game = observation.contract.game if observation.contract else sort_for
            row = own_row(cards, game, style, arranged)
            for z, (card, pose) in enumerate(zip(row, layout.hand(len(row)), strict=True)):
                result[card] = Place(pose, Zone.OWN_HAND, 100 + z, True, Side.BOTTOM)
        else:
            result.update(_other_hand(view, layout, style, seat))
    trick = lying or observation.trick
    if trick is not None:
        result.update(_trick(view, layout, trick))
    return result


def own_row(
    cards: Iterable[Card], game: GameType | None, style: TableStyle, arranged: Sequence[Card] = ()
) -> list[Card]:
    """The viewer's cards from left to right."""
    by_hand = style.sorting is HandSorting.BY_HAND
    if by_hand or (game is GameType.NULL and not style.null_order):
        game = None
    row = sort_hand(
        cards,
        game,
        style.sorting,
        ascending=style.ascending,
        trumps_right=style.trumps_right,
    )
    return keep_order(arranged, row) if by_hand else row


def _skat(
    view: TableView, layout: TableLayout, aside: Sequence[Card]
) -> Iterator[tuple[Key, Place]]:
    observation = view.observation
    keys: tuple[Key, ...] = (Hidden(None, 0), Hidden(None, 1))
    if observation.phase is Phase.DECLARING:
        keys = tuple(aside)
    elif observation.discard is not None and not view.sits_out:
        keys = observation.discard
    for place, key in enumerate(keys):
        pose = layout.discard(place) if key in aside else layout.skat(place)
        yield key, Place(pose, Zone.SKAT, 50 + place, key in aside)


def _other_hand(
    view: TableView, layout: TableLayout, style: TableStyle, seat: Seat
) -> Iterator[tuple[Key, Place]]:
    observation = view.observation
    side = side_of(view, seat)
    if observation.shown is not None and seat is observation.declarer:
        game = observation.contract.game if observation.contract else None
        row = sort_hand(observation.shown, game, style.sorting)
        for z, (card, pose) in enumerate(zip(row, layout.open_hand(side, len(row)), strict=True)):
            yield card, Place(pose, Zone.HAND, z, True, side)
        return
    for z, pose in enumerate(layout.hidden_hand(side, observation.cards_held(seat))):
        yield Hidden(side, z), Place(pose, Zone.HAND, z, False, side)


def _trick(view: TableView, layout: TableLayout, trick: Trick) -> Iterator[tuple[Key, Place]]:
    contract = view.observation.contract
    winner = trick.winner(contract.game) if trick.complete and contract else None
    for z, card in enumerate(trick.cards):
        seat = trick.player(card)
        side = side_of(view, seat)
        lost = winner is not None and seat is not winner
        yield card, Place(layout.trick(side), Zone.TRICK, 200 + z, True, side, lost)


def dealing_times(view: TableView, dealt: dict[Key, Place]) -> dict[Key, tuple[float, float]]:
    """When each card of a new deal sets off and arrives, in parts of the deal's whole time.

    The cards come by three, two for the skat, by four and by three (ISkO 3.2).
    """
    seats = {side_of(view, seat): seat for seat in SEATS}
    turns = {seat: iter(order) for seat, order in DEALING_ORDER.items()}
    times = {}
    for key, place in dealt.items():
        receiver = None if place.side is None else seats[place.side]
        start = (1 - _FLIGHT) * next(turns[receiver]) / len(dealt)
        times[key] = start, start + _FLIGHT
    return times

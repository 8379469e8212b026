"""A game record as one seat sees it: the cards of the others are written ``??``.

Servers send such records to their players, and a program that plays for a seat is asked with
one.  What the seat knows is read here; the game itself cannot be replayed from it.
"""

from dataclasses import dataclass

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.record_text import Move, RecordError, read_moves, read_properties
from skat_desktop.core.seats import SEATS, Seat

_HIDDEN = "??"


@dataclass(frozen=True, slots=True)
class RecordView:
    """What one seat knows of a game.

    ``hand`` are the ten cards dealt to this ``seat``, in the order received.  ``moves`` are
    those after the deal, as written.
    """

    header: tuple[tuple[str, str], ...]
    seat: Seat
    hand: tuple[Card, ...]
    moves: tuple[Move, ...]


def parse_view(text: str) -> RecordView:
    """Read a record that shows the cards of one seat.

    Raises `RecordError`, with the column, if it is not a record or shows another number of
    hands.  Whether the moves are legal is not looked at.
    """
    properties = read_properties(text)
    if "MV" not in properties:
        raise RecordError(len(text), "expected MV[...], the moves, but there are none")
    moves = read_moves(*properties["MV"], _check_who)
    column = properties["MV"][1]
    if not moves or moves[0].who != "w":
        raise RecordError(column, "expected w and the deal")
    seat, hand = _shown_hand(moves[0].text, column)
    return RecordView(
        header=tuple((key, raw) for key, (raw, _) in properties.items() if key not in ("MV", "R")),
        seat=seat,
        hand=hand,
        moves=moves[1:],
    )


def _check_who(move: Move) -> None:
    if move.who not in ("w", "0", "1", "2"):
        raise ValueError("expected w, 0, 1 or 2")


def _shown_hand(deal: str, column: int) -> tuple[Seat, tuple[Card, ...]]:
    codes = deal.replace("|", ".").split(".")
    hands = [codes[10 * seat : 10 * seat + 10] for seat in SEATS]
    shown = [seat for seat in SEATS if _HIDDEN not in hands[seat]]
    hidden = [seat for seat in SEATS if {*hands[seat]} == {_HIDDEN}]
    if len(codes) != 32 or len(shown) != 1 or len(hidden) != 2:
        raise RecordError(column, "expected a deal that shows one hand of ten cards")
    try:
        hand = tuple(map(Card.parse, hands[shown[0]]))
    except ValueError as error:
        raise RecordError(column, str(error)) from None
    if len(CardSet(hand)) != 10:
        raise RecordError(column, "a card is there twice")
    return shown[0], hand

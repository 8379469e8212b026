"""What the name plates say: a `TableView` in the words of the table."""

from dataclasses import dataclass, replace

from skat_desktop.core.cards import SUITS, Suit
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import Seat
from skat_desktop.session.view import TableView
from skat_desktop.ui.table.style import TableStyle
from skat_desktop.ui.table.texts import TableTexts


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One player's plate: two lines with something at the right of each, and the sign.

    ``has_turn`` lights the plate.  ``trumps`` are the suits whose signs stand beside the
    announced game: one in a suit game, four in Grand, none in Null.
    """

    name: str
    line: str
    score: str
    tricks: str
    has_turn: bool = False
    dealer_mark: str = ""
    contract: str = ""
    trumps: tuple[Suit, ...] = ()


def seat_info(
    view: TableView,
    chair: int,
    style: TableStyle,
    texts: TableTexts,
    *,
    trick_lies: bool = False,
) -> SeatInfo:
    """The plate of the player on this chair.

    While a complete trick still lies on the table (``trick_lies``), nobody has it yet and it
    is nobody's turn.
    """
    observation = view.observation
    seat = view.seating.seat(chair)
    total = view.sheet.totals(style.scoring)[chair]
    name = view.setup.chairs[chair].name
    mark = texts.dealer[:1].upper() if chair == view.seating.dealer else ""
    score = str(total).replace("-", "−")
    if seat is None:
        return SeatInfo(name, texts.sits_out, score, "", dealer_mark=mark)
    announced = observation.contract if seat is observation.declarer else None
    return SeatInfo(
        name=name,
        line=_line(view, seat, texts),
        score=score,
        tricks=_tricks(view, seat, style, texts, trick_lies=trick_lies),
        has_turn=observation.turn is seat and not trick_lies,
        dealer_mark=mark,
        contract=texts.sign(announced) if announced else "",
        trumps=trump_signs(announced) if announced else (),
    )


def _tricks(
    view: TableView, seat: Seat, style: TableStyle, texts: TableTexts, *, trick_lies: bool
) -> str:
    """How many tricks the player has, and on request what his side has in its tricks."""
    seen, contract = view.observation, view.observation.contract
    if contract is None:
        return ""
    if trick_lies:
        seen = replace(seen, tricks=seen.tricks[:-1])
    tricks = texts.tricks(len(seen.tricks_of(seat)))
    if not style.points or contract.game.is_null or view.setup.rules.is_tournament:
        return tricks
    told = texts.points if seat is seen.declarer else texts.points_together
    return f"{tricks} · {told(seen.points_of(seat))}"


def _line(view: TableView, seat: Seat, texts: TableTexts) -> str:
    """The player's part in the game, and what he bid once the auction is over."""
    observation = view.observation
    auction = observation.auction
    if observation.phase is Phase.BIDDING or auction.declarer is None:
        return texts.role(seat)
    if seat is auction.declarer:
        return f"{texts.declarer} · {auction.bid}"
    said = auction.said(seat)
    return f"{texts.defender} · {said}" if said else texts.defender


def trump_signs(contract: Contract) -> tuple[Suit, ...]:
    """The suits whose signs stand for the game: one, all four in Grand, none in Null."""
    if contract.game.is_null:
        return ()
    trump = contract.game.trump_suit
    return tuple(reversed(SUITS)) if trump is None else (trump,)

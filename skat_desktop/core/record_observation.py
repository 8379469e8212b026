"""What a seat knows from a record that shows its cards alone.

The hidden cards are put wherever they may be, the game is played through like any other record,
and the seat then observes it.  So the rules are looked after in one place, and where the hidden
cards were put cannot be seen in the end.
"""

from collections.abc import Sequence
from dataclasses import replace

from skat_desktop.core.cards import CARD_BY_CODE, PACK, Card, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Dealt
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation
from skat_desktop.core.record_moves import DECLARATION, HIDDEN, MoveReader
from skat_desktop.core.record_text import Move
from skat_desktop.core.record_view import HIDDEN_PAIR, RecordView, parse_view
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick

__all__ = ["observation_of", "parse_observation"]


def parse_observation(text: str) -> Observation:
    """What the seat whose cards this record shows knows of the game.

    Raises `RecordError` if it is no such record, and `ValueError` as `observation_of` does.
    """
    return observation_of(parse_view(text))


def observation_of(view: RecordView) -> Observation:
    """What this seat knows of the game.

    ``shown`` is None also where the record does not tell the cards that lie open.  Raises
    `ValueError` for moves that are not in the notation or that the rules forbid.
    """
    known = _Known(view)
    deal = known.deal()
    reader = MoveReader(view.rules)
    reader.game = GameState.start(deal, view.rules)
    reader.events.append(Dealt(deal))
    discards = ".".join(map(str, deal.skat))
    for move in view.moves:
        try:
            reader.read(Move(move.who, move.text.replace(HIDDEN_PAIR, discards)))
        except ValueError as error:
            raise ValueError(f"{move}: {error}") from None
    if reader.undiscarded:
        raise ValueError("expected two cards put back")
    observation = reader.game.observe(view.seat)
    declarer = observation.declarer
    if declarer not in (None, view.seat) and len(known.held[declarer]) < 10:
        return replace(observation, shown=None)
    return observation


class _Known:
    """The cards whose place a view tells, and the cards that a seat cannot have.

    A declarer who took the skat counts as having been dealt the ten cards he plays with; what
    he put back then was the skat.  Nobody but himself can tell the difference.
    """

    def __init__(self, view: RecordView) -> None:
        self.view = view
        self.held = [CardSet()] * 3
        self.barred = [CardSet()] * 3
        self.skat: tuple[Card, Card] | None = None
        self._game: GameType | None = None
        self._trick = Trick(Seat.FOREHAND)
        self._taker: Seat | None = None
        for move in view.moves:
            try:
                self._read(move)
            except ValueError as error:
                raise ValueError(f"{move}: {error}") from None
        self.held[view.seat] = CardSet(view.hand)
        if self._taker is view.seat and self.skat is None:
            raise ValueError("expected w and the two cards of the skat")

    def _read(self, move: Move) -> None:
        own = move.who in ("w", str(int(self.view.seat)))
        if own and self._taker is self.view.seat and HIDDEN in move.text:
            raise ValueError("a seat knows its own cards")
        if move.who != "w":
            self._player(SEATS[int(move.who)], move.text)
        elif self._taker is self.view.seat and self.skat is None:
            cards = _cards(move.text)
            if len(cards) != 2:
                raise ValueError("expected the two cards of the skat")
            self.skat = cards[0], cards[1]

    def _player(self, seat: Seat, text: str) -> None:
        if text in CARD_BY_CODE:
            self._play(seat, CARD_BY_CODE[text])
        elif text == "s":
            self._taker = seat
        elif text.startswith("SC."):
            self._hold(seat, _cards(text[3:]))
        elif declaration := DECLARATION.fullmatch(text):
            self._game = GameType(declaration[1])
            after = declaration[3].split(".")[1:]
            self._hold(seat, _cards(".".join(after[2 if self._taker is seat else 0 :])))

    def _hold(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.held[seat] = self.held[seat] | cards

    def _play(self, seat: Seat, card: Card) -> None:
        self._hold(seat, (card,))
        if self._game is None:
            return  # out of place, as whoever replays it will notice
        trick = self._trick
        if trick.led is not None:
            follow = card_order(self._game).follow[trick.led]
            if card not in follow:
                self.barred[seat] = self.barred[seat] | follow
        trick = Trick(trick.leader, (*trick.cards, card))
        self._trick = Trick(trick.winner(self._game)) if trick.complete else trick

    def deal(self) -> Deal:
        """A deal that the moves allow, if any does; `ValueError` for cards that are none."""
        parts = [*self.held, CardSet(self.skat or ())]
        known = CardSet(card for part in parts for card in part)
        if len(known) < sum(map(len, parts)):
            raise ValueError("a card is there twice")
        if any(len(held) > 10 for held in self.held):
            raise ValueError("a seat holds ten cards")
        rooms = [size - len(part) for size, part in zip((10, 10, 10, 2), parts, strict=True)]
        hidden = PACK - known
        # If they fit nowhere somebody has not followed suit, as whoever replays it will notice.
        places = _fill(hidden, rooms, [*self.barred, CardSet()]) or _fill(hidden, rooms)
        hands = [
            self.view.hand if seat is self.view.seat else (*self.held[seat], *places[seat])
            for seat in SEATS
        ]
        skat = self.skat or places[3]
        return Deal((hands[0], hands[1], hands[2]), (skat[0], skat[1]))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split("."))) if text else ()


def _fill(
    cards: CardSet, rooms: Sequence[int], barred: Sequence[CardSet] = (CardSet(),) * 4
) -> list[tuple[Card, ...]]:
    """Fill places that have room for so many cards each, none with a card barred from it.

    Empty if that cannot be done.
    """
    places: list[list[Card]] = [[] for _ in rooms]

    def put(card: Card, tried: set[int]) -> bool:
        for place, held in enumerate(places):
            if place in tried or card in barred[place]:
                continue
            tried.add(place)
            if len(held) < rooms[place]:
                held.append(card)
                return True
            for index, other in enumerate(held):
                if put(other, tried):
                    held[index] = card
                    return True
        return False

    return [*map(tuple, places)] if all(put(card, set()) for card in cards) else []

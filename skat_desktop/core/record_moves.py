"""The moves of a game record: what each means in the game, and how it is written."""

import re
from collections.abc import Iterable
from typing import Final

from skat_desktop.core.actions import (
    Action,
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.cards import CARD_BY_CODE, Card, CardSet
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Abandoned, Acted, Cause, Dealt, Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.record_text import Move
from skat_desktop.core.ruleset import RuleSet
from skat_desktop.core.seats import SEATS, Seat

HIDDEN: Final = "??"
"""A card that is not shown."""
_ISHIDDEN: Final = "a card is hidden, which only a player's own view of a game may have"
_BID: Final = re.compile(r"[0-9]{1,3}")
_CAUSE: Final = re.compile(r"(TI|LE)\.([0-2])")
DECLARATION: Final = re.compile(r"([CSHDGN])([OHSZ]*)((?:\.[^.]*)*)")
"""A game's letter, the modifiers, and the cards that follow, each after a point."""
_WORDS: Final[dict[str, Action]] = {
    "y": Hold(),
    "p": Pass(),
    "s": TakeSkat(),
    "concede": Concede(),
    "claim": Claim(),
    "agree": Agree(),
    "refuse": Refuse(),
}
_WORD_OF: Final = {action: word for word, action in _WORDS.items()}


class MoveReader:
    """Folds moves into a game.

    ``game`` is the state so far, None before the deal, and ``events`` what the moves meant.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.game: GameState | None = None
        self.events: list[Event] = []
        self.resigned: set[Seat] = set()
        self.undiscarded: Contract | None = None

    def read(self, move: Move) -> None:
        """Take the next move; a `ValueError` tells what is wrong with it."""
        if self.game is None:
            self._deal(move)
        elif move.who == "w":
            self._server(self.game, move.text)
        elif move.who in ("0", "1", "2"):
            self._player(self.game, SEATS[int(move.who)], move.text)
        else:
            raise ValueError("expected w, 0, 1 or 2")

    def _deal(self, move: Move) -> None:
        if move.who != "w":
            raise ValueError("expected w and the deal")
        sizes = [group.count(".") + 1 for group in move.text.split("|")]
        cards = _cards(move.text.replace("|", "."))
        if len(cards) != 32 or sizes not in ([32], [10, 10, 10, 2]):
            raise ValueError("expected the deal: ten cards, ten, ten, and the two of the skat")
        deal = Deal((cards[:10], cards[10:20], cards[20:30]), (cards[30], cards[31]))
        self.events.append(Dealt(deal))
        self.game = GameState.start(deal, self.rules)

    def _apply(self, game: GameState, event: Event) -> None:
        self.game = game.apply(event)
        self.events.append(event)

    def _act(self, game: GameState, seat: Seat, action: Action) -> None:
        self._apply(game, Acted(seat, action))

    def _server(self, game: GameState, text: str) -> None:
        if cause := _CAUSE.fullmatch(text):
            self._drop_out(game, Abandoned(SEATS[int(cause[2])], Cause(cause[1])))
        elif game.phase is not Phase.DECLARING:
            raise ValueError("expected TI or LE with a seat, such as TI.1")
        elif CardSet(_cards(text)) != CardSet(game.deal.skat):
            raise ValueError("expected the skat as it was dealt")

    def _drop_out(self, game: GameState, event: Abandoned) -> None:
        if game.phase is Phase.OVER:
            return
        if self.undiscarded and game.declarer is not None:
            # Announced but not yet discarded: the skat counts as it lies.
            self._act(game, game.declarer, Declare(self.undiscarded, game.deal.skat))
        assert self.game is not None
        self._apply(self.game, event)

    def _player(self, game: GameState, seat: Seat, text: str) -> None:
        if text in CARD_BY_CODE:
            self._act(game, seat, PlayCard(CARD_BY_CODE[text]))
        elif text in _WORDS:
            self._act(game, seat, _WORDS[text])
        elif _BID.fullmatch(text):
            self._act(game, seat, Bid(int(text)))
        elif text == "RE":
            self._resign(game, seat)
        elif text[:3] in ("SC", "SC."):
            self._show(game, seat, text[3:])
        elif declaration := DECLARATION.fullmatch(text):
            self._declare(game, seat, declaration)
        elif self.undiscarded:
            self._discard(game, seat, self.undiscarded, _cards(text))
        elif HIDDEN in text:
            raise ValueError(_ISHIDDEN)
        else:
            raise ValueError("expected a bid, y, p, s, a game, a card, SC or RE")

    def _resign(self, game: GameState, seat: Seat) -> None:
        self.resigned.add(seat)
        alone = game.contract and seat is not game.declarer and len(self.resigned) == 1
        if not alone:
            self._drop_out(game, Abandoned(seat, Cause.RESIGNED))

    def _show(self, game: GameState, seat: Seat, cards: str) -> None:
        if cards and CardSet(_cards(cards)) != game.hands[seat]:
            raise ValueError("expected the cards this player holds")
        if game.phase is Phase.OVER or (game.shown and seat is game.declarer):
            return
        self._act(game, seat, ShowHand())

    def _declare(self, game: GameState, seat: Seat, declaration: re.Match[str]) -> None:
        contract = _contract(declaration[1], declaration[2])
        cards = _cards(declaration[3][1:]) if declaration[3] else ()
        if game.skat_taken and not cards:
            # The discards follow in a move of their own; the skat stands for them till then.
            game.act(seat, Declare(contract, game.deal.skat))
            self.undiscarded = contract
        elif game.skat_taken:
            self._discard(game, seat, contract, cards)
        else:
            self._act(game, seat, Declare(contract))
            self._check_open(cards)

    def _discard(
        self, game: GameState, seat: Seat, contract: Contract, cards: tuple[Card, ...]
    ) -> None:
        if len(cards) < 2:
            raise ValueError("expected two cards put back")
        self._act(game, seat, Declare(contract, (cards[0], cards[1])))
        self._check_open(cards[2:])
        self.undiscarded = None

    def _check_open(self, cards: tuple[Card, ...]) -> None:
        game = self.game
        assert game is not None
        assert game.declarer is not None
        if cards and not (game.shown and CardSet(cards) == game.hands[game.declarer]):
            raise ValueError("only an open game's ten cards may follow the announcement")


def _cards(text: str) -> tuple[Card, ...]:
    if HIDDEN in text:
        raise ValueError(_ISHIDDEN)
    return tuple(map(Card.parse, text.split(".")))


def _contract(game: str, modifiers: str) -> Contract:
    """The contract of a letter and its modifiers, which stand in any order."""
    if len({*modifiers}) < len(modifiers):
        raise ValueError("a modifier stands twice")
    ouvert = "O" in modifiers
    return Contract(
        GameType(game),
        hand="H" in modifiers or (ouvert and game != "N"),
        schneider="S" in modifiers,
        schwarz="Z" in modifiers,
        ouvert=ouvert,
    )


def moves_of(event: Event, game: GameState) -> list[Move]:
    """How this event is written; ``game`` is the state it led to."""
    match event:
        case Dealt(deal):
            return [Move("w", _codes(card for part in (*deal.hands, deal.skat) for card in part))]
        case Abandoned(seat, Cause.RESIGNED):
            defender = game.contract is not None and seat is not game.declarer
            partners = [other for other in seat.others if defender and other is not game.declarer]
            return [Move(str(int(one)), "RE") for one in (*partners, seat)]
        case Abandoned(seat, cause):
            return [Move("w", f"{cause.value}.{seat:d}")]
    shown = [Move("w", _codes(game.deal.skat))] if isinstance(event.action, TakeSkat) else []
    return [Move(str(int(event.seat)), action_text(event.action)), *shown]


def parse_action(text: str) -> Action:
    """What a player does by this move; the open cards of an ouvert game are not looked at.

    Raises `ValueError` if it is none.  ``SC``, which is no answer to whose turn it is, and
    ``RE`` are none here.
    """
    if text in CARD_BY_CODE:
        return PlayCard(CARD_BY_CODE[text])
    if text in _WORDS:
        return _WORDS[text]
    if _BID.fullmatch(text):
        return Bid(int(text))
    declaration = DECLARATION.fullmatch(text)
    if declaration is None:
        raise ValueError("expected a bid, y, p, s, a game or a card")
    cards = _cards(declaration[3][1:]) if declaration[3] else ()
    if len(cards) not in (0, 2, 10, 12):
        raise ValueError("expected two cards put back")
    discard = (cards[0], cards[1]) if len(cards) in (2, 12) else None
    return Declare(_contract(declaration[1], declaration[2]), discard)


def action_text(action: Action) -> str:
    """How this action is written; a declaration without the open cards that may follow."""
    match action:
        case Bid(value):
            return str(value)
        case PlayCard(card):
            return card.code
        case ShowHand():
            return "SC"
        case Declare(contract, discard):
            return ".".join((_letters(contract), *map(str, discard or ())))
        case _:
            return _WORD_OF[action]


def _letters(contract: Contract) -> str:
    """The canonical form: only what is not implied, ouvert first."""
    letters = contract.game.value
    if contract.ouvert:
        return letters + ("OH" if contract.game.is_null and contract.hand else "O")
    if contract.hand:
        letters += "H"
    if contract.schneider:
        letters += "Z" if contract.schwarz else "S"
    return letters


def _codes(cards: Iterable[Card]) -> str:
    return ".".join(map(str, cards))

"""Cards, calls, contracts and errors in the words of a Skat table.

The words follow the language in force when a method is called, and the suits follow the deck.
"""

from dataclasses import dataclass

from PySide6.QtCore import QLocale

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
from skat_desktop.core.cards import Card, Rank, Suit
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.errors import (
    CardNotHeld,
    IllegalAction,
    IllegalAnnouncement,
    IllegalBid,
    IllegalClaim,
    IllegalDiscard,
    MustFollow,
    NullBelowBid,
    OutOfTurn,
)
from skat_desktop.core.events import Acted
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick
from skat_desktop.decks import style_of
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.number_words import in_words
from skat_desktop.ui.translation import translate

MINUS = "−"


def signed(score: int) -> str:
    """A score with its sign, as on a score sheet: ``+55``, ``−110``, ``0``."""
    return f"{score:+d}".replace("-", MINUS) if score else "0"


def number(score: int) -> str:
    """A number with a proper minus sign."""
    return str(score).replace("-", MINUS)


@dataclass(frozen=True, slots=True)
class Texts:
    """The words for the deck with this id; with ``spoken_bids`` the bubbles have bids in words."""

    deck: str = "french-german"
    spoken_bids: bool = False

    @property
    def has_german_suits(self) -> bool:
        """Whether the deck shows acorns, leaves, hearts and bells."""
        return style_of(self.deck).id == "german"

    def suit(self, suit: Suit) -> str:
        """A suit's word: "Clubs", or "Acorns" on German cards."""
        if self.has_german_suits:
            return {
                Suit.CLUBS: translate("GermanSuits", "Acorns"),
                Suit.SPADES: translate("GermanSuits", "Leaves"),
                Suit.HEARTS: translate("GermanSuits", "Hearts"),
                Suit.DIAMONDS: translate("GermanSuits", "Bells"),
            }[suit]
        return {
            Suit.CLUBS: translate("Suits", "Clubs"),
            Suit.SPADES: translate("Suits", "Spades"),
            Suit.HEARTS: translate("Suits", "Hearts"),
            Suit.DIAMONDS: translate("Suits", "Diamonds"),
        }[suit]

    def rank(self, rank: Rank) -> str:
        """A rank's word: "jack", or "Unter" on German cards."""
        if self.has_german_suits and rank is Rank.QUEEN:
            return translate("Ranks", "Ober")
        if self.has_german_suits and rank is Rank.JACK:
            return translate("Ranks", "Unter")
        return {
            Rank.SEVEN: translate("Ranks", "seven"),
            Rank.EIGHT: translate("Ranks", "eight"),
            Rank.NINE: translate("Ranks", "nine"),
            Rank.TEN: translate("Ranks", "ten"),
            Rank.JACK: translate("Ranks", "jack"),
            Rank.QUEEN: translate("Ranks", "queen"),
            Rank.KING: translate("Ranks", "king"),
            Rank.ACE: translate("Ranks", "ace"),
        }[rank]

    def card(self, card: Card) -> str:
        """A card's name: "ten of spades", in German "Pik Zehn"."""
        return translate("Texts", "{rank} of {suit}").format(
            rank=self.rank(card.rank), suit=self._of_suit(card.suit)
        )

    def _of_suit(self, suit: Suit) -> str:
        """A suit's word within the name of a card; in English it is not capitalized."""
        if self.has_german_suits:
            return {
                Suit.CLUBS: translate("GermanSuits", "acorns"),
                Suit.SPADES: translate("GermanSuits", "leaves"),
                Suit.HEARTS: translate("GermanSuits", "hearts"),
                Suit.DIAMONDS: translate("GermanSuits", "bells"),
            }[suit]
        return {
            Suit.CLUBS: translate("Suits", "clubs"),
            Suit.SPADES: translate("Suits", "spades"),
            Suit.HEARTS: translate("Suits", "hearts"),
            Suit.DIAMONDS: translate("Suits", "diamonds"),
        }[suit]

    def game(self, game: GameType) -> str:
        """A game's name without Hand and levels."""
        if game.trump_suit is not None:
            return self.suit(game.trump_suit)
        return translate("Texts", "Null") if game.is_null else translate("Texts", "Grand")

    def contract(self, contract: Contract) -> str:
        """The announcement: "Spades Hand, Schneider announced"."""
        game = self.game(contract.game)
        if contract.game.is_null and contract.ouvert:
            if contract.hand:
                return translate("Texts", "{game} ouvert Hand").format(game=game)
            return translate("Texts", "{game} ouvert").format(game=game)
        if contract.ouvert:
            return translate("Texts", "{game} ouvert").format(game=game)
        if not contract.hand:
            return game
        if contract.schwarz:
            return translate("Texts", "{game} Hand, Schwarz announced").format(game=game)
        if contract.schneider:
            return translate("Texts", "{game} Hand, Schneider announced").format(game=game)
        return translate("Texts", "{game} Hand").format(game=game)

    def sign(self, contract: Contract) -> str:
        """The announcement in few words, for the sign at a plate: "Spades Hand Schneider"."""
        game = self.game(contract.game)
        if contract.ouvert or not contract.hand:
            return self.contract(contract)
        if contract.schwarz:
            return translate("Texts", "{game} Hand Schwarz").format(game=game)
        if contract.schneider:
            return translate("Texts", "{game} Hand Schneider").format(game=game)
        return self.contract(contract)

    def led_class(self, game: GameType, led: Card) -> str:
        """What a lead asks for: a suit, trumps, or in Grand jacks."""
        if led not in card_order(game).trumps:
            return self.suit(led.suit)
        if game is GameType.GRAND:
            if self.has_german_suits:
                return translate("Texts", "Unters")
            return translate("Texts", "Jacks")
        return translate("Texts", "Trumps")

    def trick(self, view: TableView, trick: Trick) -> str:
        """Who played which card, in the order played: "Anna: ten of spades, You: …"."""
        return ", ".join(
            f"{view.name(trick.player(card))}: {self.card(card)}" for card in trick.cards
        )

    def trick_won(self, view: TableView, trick: Trick) -> str:
        """Who takes this trick; empty for one that is not complete."""
        contract = view.observation.contract
        if contract is None or not trick.complete:
            return ""
        winner = trick.winner(contract.game)
        if self.is_viewer(view, winner):
            return translate("Texts", "The trick is yours.")
        return translate("Texts", "The trick goes to {name}.").format(name=view.name(winner))

    def must_follow(self, game: GameType, led: Card) -> str:
        """Why a card may not be played that does not follow this lead."""
        if led in card_order(game).trumps:
            if game is GameType.GRAND:
                return (
                    translate("Texts", "An Unter was led – you still hold one.")
                    if self.has_german_suits
                    else translate("Texts", "A jack was led – you still hold one.")
                )
            return translate("Texts", "Trumps were led – you still hold trumps.")
        return translate("Texts", "{suit} were led – you still hold {suit}.").format(
            suit=self.suit(led.suit)
        )

    def illegal(self, error: IllegalAction, view: TableView) -> str:
        """Why the rules do not allow what the viewer tried, in one sentence."""
        contract = view.observation.contract
        match error:
            case MustFollow(led=led) if contract:
                return self.must_follow(contract.game, led)
            case OutOfTurn():
                return self.turn(view) or translate("Texts", "It is not your turn.")
            case CardNotHeld():
                return translate("Texts", "You do not hold this card.")
            case IllegalBid():
                return translate("Texts", "This value cannot be bid now.")
            case IllegalDiscard():
                return translate("Texts", "Put exactly two cards back.")
            case NullBelowBid():
                return translate("Texts", "This Null game is worth less than your bid.")
            case IllegalAnnouncement():
                return translate("Texts", "This cannot be announced in this game.")
            case IllegalClaim():
                return translate("Texts", "You cannot claim the rest now.")
            case _:
                return translate("Texts", "That is not possible now.")

    def call(self, call: Bid | Hold | Pass) -> str:
        """What a player says in the auction."""
        match call:
            case Bid(value):
                return str(value)
            case Hold():
                return translate("Texts", "Yes")
            case Pass():
                return translate("Texts", "Pass")

    def spoken(self, call: Bid | Hold | Pass) -> str:
        """The same as it is said aloud at a table."""
        match call:
            case Bid(value):
                # The language in force is the default of `QLocale`.
                said = in_words(value, QLocale().name()[:2])
                return f"{said[:1].upper()}{said[1:]}!"
            case Hold():
                return translate("Texts", "Yes!")
            case Pass():
                return translate("Texts", "I'm out")

    def says(self, action: Action) -> str:
        """What a player says with an action, for the bubble; empty where nothing is said."""
        match action:
            case Bid() | Hold() | Pass():
                return self.spoken(action) if self.spoken_bids else self.call(action)
            case Concede():
                return translate("Texts", "I give up")
            case Claim():
                return translate("Texts", "The rest is mine")
            case ShowHand():
                return translate("Texts", "I play open")
            case Agree():
                return translate("Texts", "Agreed")
            case Refuse():
                return translate("Texts", "Let's play on")
            case _:
                return ""

    def announces(self, view: TableView) -> str:
        """Who plays, and at what bid, once that is settled."""
        declarer, bid = view.observation.declarer, view.observation.bid
        assert declarer is not None
        return (
            translate("Texts", "You play, bid {bid}")
            if self.is_viewer(view, declarer)
            else translate("Texts", "{name} plays, bid {bid}")
        ).format(name=view.name(declarer), bid=bid)

    def seat(self, seat: Seat) -> str:
        """A seat's name in this deal."""
        return {
            Seat.FOREHAND: translate("Texts", "Forehand"),
            Seat.MIDDLEHAND: translate("Texts", "Middlehand"),
            Seat.REARHAND: translate("Texts", "Rearhand"),
        }[seat]

    def is_viewer(self, view: TableView, seat: Seat | None) -> bool:
        """Whether the person who reads this sits there."""
        return (
            seat is not None
            and view.setup.person == view.chair
            and view.seating.chair(seat) == view.chair
        )

    def turn(self, view: TableView) -> str:
        """Whose turn it is, in words; empty when it is nobody's."""
        seat = view.observation.turn
        if seat is None:
            return ""
        if self.is_viewer(view, seat):
            trick = view.observation.trick
            contract = view.observation.contract
            if trick is None or contract is None or view.observation.phase is not Phase.PLAYING:
                return translate("Texts", "It is your turn.")
            if trick.led is None:
                return translate("Texts", "It is your turn. You lead.")
            return translate("Texts", "It is your turn. {suit} were led.").format(
                suit=self.led_class(contract.game, trick.led)
            )
        return translate("Texts", "It is {name}'s turn.").format(name=view.name(seat))

    def happened(self, step: Step) -> str:
        """What a step tells: who did what, and whose the trick is that it completes."""
        view, event = step.view, step.event
        if not isinstance(event, Acted):
            return ""
        told = self.action(view, event.seat, event.action)
        match event.action, view.observation.tricks:
            case PlayCard(card), (*_, trick) if card in trick.cards:
                return f"{told}. {self.trick_won(view, trick)}"
            case _:
                return told

    def action(self, view: TableView, seat: Seat, action: Action) -> str:
        """What a player just did, as one sentence."""
        mine, name = self.is_viewer(view, seat), view.name(seat)
        match action:
            case Bid() | Hold() | Pass():
                return f"{name}: {self.call(action)}"
            case TakeSkat():
                return (
                    translate("Texts", "You take the skat.")
                    if mine
                    else translate("Texts", "{name} takes the skat.").format(name=name)
                )
            case Declare(contract):
                return (
                    translate("Texts", "You play {contract}.")
                    if mine
                    else translate("Texts", "{name} plays {contract}.")
                ).format(name=name, contract=self.contract(contract))
            case PlayCard(card):
                return f"{name}: {self.card(card)}"
            case ShowHand():
                return translate("Texts", "{name} lays the hand open.").format(name=name)
            case Concede():
                return (
                    translate("Texts", "You give up.")
                    if mine
                    else translate("Texts", "{name} gives up.").format(name=name)
                )
            case Claim():
                return (
                    translate("Texts", "You claim the rest.")
                    if mine
                    else translate("Texts", "{name} claims the rest.").format(name=name)
                )
            case Agree():
                return (
                    translate("Texts", "You agree.")
                    if mine
                    else translate("Texts", "{name} agrees.").format(name=name)
                )
            case Refuse():
                return (
                    translate("Texts", "You want to play on.")
                    if mine
                    else translate("Texts", "{name} wants to play on.").format(name=name)
                )

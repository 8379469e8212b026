"""What one seat knows of a game, and what it may do.  Players decide from this alone."""

from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from skat_desktop.core.actions import (
    Action,
    Agree,
    Claim,
    Concede,
    Declare,
    PlayCard,
    Refuse,
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.ruleset import RuleSet
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.scoring import Tally, is_value_fixed
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick, legal_cards


class Phase(Enum):
    """The parts of a game."""

    BIDDING = "bidding"
    SKAT = "skat"
    """The declarer takes the skat or announces a Hand game."""
    DECLARING = "declaring"
    """The declarer, with twelve cards, discards two and announces."""
    PLAYING = "playing"
    ANSWERING = "answering"
    """A concession or claim waits for an answer."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A concession or claim on the table, and who has yet to answer it."""

    seat: Seat
    action: Concede | Claim
    awaiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The list that a game is played for: how it is added up, and how it stands.

    ``totals`` are what each seat has, in the order of the seats, and ``deals_left`` is how many
    deals come after this one; None for a game that is in no list.
    """

    scoring: Scoring = Scoring.SEEGER_FABIAN
    totals: tuple[int, int, int] = (0, 0, 0)
    deals_left: int | None = None


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as ``seat`` sees it.  No hidden card is in it.

    ``dealt`` are the ten cards the seat was dealt and ``hand`` those it holds now (twelve
    between pick-up and discard).  ``skat`` and ``discard`` are known to the declarer who
    picked up, and None to everybody else.  ``turn`` is who is to act, None once the game is
    over; ``shown`` are the declarer's cards while they lie open.  ``tricks`` are complete,
    ``trick`` is in progress (None outside play).  ``secured`` tells that the defenders have
    conceded and the declarer plays on for a higher level.
    """

    seat: Seat
    rules: RuleSet
    phase: Phase
    turn: Seat | None
    dealt: CardSet
    hand: CardSet
    auction: Auction
    skat: tuple[Card, Card] | None = None
    discard: tuple[Card, Card] | None = None
    skat_taken: bool = False
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    shown: CardSet | None = None
    proposal: Proposal | None = None
    secured: bool = False
    standing: Standing = Standing()

    @property
    def declarer(self) -> Seat | None:
        """Who plays the game alone; None while that is open, or if passed in."""
        return self.auction.declarer

    @property
    def is_declarer(self) -> bool:
        """Whether this seat is the declarer."""
        return self.declarer is self.seat

    @property
    def partner(self) -> Seat | None:
        """The other defender; None for the declarer and while there is none."""
        if self.declarer is None or self.is_declarer:
            return None
        return next(seat for seat in self.seat.others if seat is not self.declarer)

    @property
    def bid(self) -> int:
        """The bid value reached so far, 0 before the first bid."""
        return self.auction.bid

    @property
    def played(self) -> CardSet:
        """All cards played so far, the trick in progress included."""
        current = self.trick.cards if self.trick else ()
        return CardSet(card for trick in self.tricks for card in trick.cards) | current

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        known = self.hand | self.played | (self.discard or ()) | (self.shown or ())
        return PACK - known

    def cards_held(self, seat: Seat) -> int:
        """How many cards this seat holds now."""
        if seat is self.seat:
            return len(self.hand)
        if self.skat_taken and self.contract is None and seat is self.declarer:
            return 12
        has_played = self.trick is not None and self.trick.card_of(seat) is not None
        return 10 - len(self.tricks) - has_played

    def tricks_of(self, seat: Seat) -> tuple[Trick, ...]:
        """The complete tricks won by this seat."""
        if self.contract is None:
            return ()
        game = self.contract.game
        return tuple(trick for trick in self.tricks if trick.winner(game) is seat)

    def points_of(self, seat: Seat) -> int:
        """The card points that this seat's side has, as far as this player has seen them.

        They are those in its tricks, and a declarer counts his own discard too.
        """
        if self.contract is None:
            return 0
        game, is_declarer = self.contract.game, seat is self.declarer
        cards = [
            card
            for trick in self.tricks
            if (trick.winner(game) is self.declarer) is is_declarer
            for card in trick.cards
        ]
        if is_declarer:
            cards += self.discard or ()
        return sum(card.points for card in cards)

    @property
    def value_is_fixed(self) -> bool:
        """Whether nothing that can still happen changes the score, so that play may stop.

        Everybody can tell: it is a matter of the tricks, and the skat is the declarer's.
        """
        if self.contract is None or self.declarer is None:
            return False
        own = self.tricks_of(self.declarer)
        won, lost = (
            [card.points for trick in tricks for card in trick.cards]
            for tricks in (own, [trick for trick in self.tricks if trick not in own])
        )
        return is_value_fixed(
            self.contract,
            Tally(sum(won), len(own), sum(lost), len(self.tricks) - len(own)),
        )

    def legal_cards(self) -> CardSet:
        """The cards this seat may play now; empty unless it is to play one."""
        if self.phase is not Phase.PLAYING or self.turn is not self.seat:
            return CardSet()
        assert self.contract is not None
        assert self.trick is not None
        return legal_cards(self.contract.game, self.hand, self.trick.led)

    def contracts(self) -> tuple[Contract, ...]:
        """The contracts this seat may announce now: Hand games before the skat is taken."""
        if self.phase not in (Phase.SKAT, Phase.DECLARING) or not self.is_declarer:
            return ()
        return tuple(
            contract
            for contract in CONTRACTS
            if contract.hand is not self.skat_taken
            and not (contract.game.is_null and contract.null_value < self.bid)
        )

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything this seat may do now.

        Conceding and showing one's hand are allowed out of turn during play.
        """
        match self.phase:
            case Phase.BIDDING if self.turn is self.seat:
                return self.auction.legal_calls
            case Phase.SKAT if self.is_declarer:
                return TakeSkat(), *(Declare(contract) for contract in self.contracts())
            case Phase.DECLARING if self.is_declarer:
                discards = [*combinations(sorted(self.hand, reverse=True), 2)]
                return tuple(
                    Declare(contract, (first, second))
                    for contract in self.contracts()
                    for first, second in discards
                )
            case Phase.PLAYING:
                return (*map(PlayCard, self.legal_cards()), *self._declarations_in_play())
            case Phase.ANSWERING if self.turn is self.seat:
                return Agree(), Refuse()
            case _:
                return ()

    def _declarations_in_play(self) -> tuple[Action, ...]:
        assert self.contract is not None
        actions: list[Action] = []
        if self.is_declarer or not self.secured:
            actions.append(Concede())
        if self.is_declarer and self.shown is None:
            actions.append(ShowHand())
        if self.turn is self.seat and (self.is_declarer or not self.contract.game.is_null):
            actions.append(Claim())
        return tuple(actions)

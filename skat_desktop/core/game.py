"""The state of one game, and the fold of its events."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from skat_desktop.core import scoring
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
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.claims import declarer_is_shut_out
from skat_desktop.core.contract import Contract
from skat_desktop.core.deal import Deal
from skat_desktop.core.errors import (
    CardNotHeld,
    IllegalAnnouncement,
    IllegalClaim,
    IllegalDiscard,
    MustFollow,
    NullBelowBid,
    OutOfTurn,
    WrongPhase,
)
from skat_desktop.core.events import Abandoned, Acted, Dealt, Event
from skat_desktop.core.observation import Observation, Phase, Proposal
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.core.scoring import GameResult, Stake, Tally
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick, legal_cards

CARDS_TO_CONCEDE = 9
"""With at least this many cards the declarer may give up without asking (ISkO 4.4.1)."""


class GameState(NamedTuple):
    """One game between deal and result.  Immutable: `apply` returns the next state.

    ``hands`` are the cards held now, and ``tricks`` the complete ones.  ``trick`` is in
    progress, None outside play.  ``card_points`` is what the declarer's and the defenders'
    tricks hold, without the skat, and ``tricks_won`` how many they are.  ``result`` is there
    once a declared game is over; a deal passed in, or abandoned before a game was declared,
    ends without one.
    """

    # Not a dataclass, because copying this is most of the work of reading a large file.
    rules: RuleSet
    deal: Deal
    phase: Phase
    auction: Auction
    hands: tuple[CardSet, CardSet, CardSet]
    skat_taken: bool = False
    contract: Contract | None = None
    discard: tuple[Card, Card] | None = None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    card_points: tuple[int, int] = (0, 0)
    tricks_won: tuple[int, int] = (0, 0)
    shown: bool = False
    proposal: Proposal | None = None
    secured: GameResult | None = None
    result: GameResult | None = None
    abandoned: Abandoned | None = None

    @classmethod
    def start(cls, deal: Deal, rules: RuleSet = ISKO) -> "GameState":
        """The state after this deal: middlehand is to bid."""
        return cls(
            rules=rules,
            deal=deal,
            phase=Phase.BIDDING,
            auction=Auction(rule=rules.bids),
            hands=(CardSet(deal.hands[0]), CardSet(deal.hands[1]), CardSet(deal.hands[2])),
        )

    @property
    def declarer(self) -> Seat | None:
        """Who plays the game alone; None while that is open, or if passed in."""
        return self.auction.declarer

    @property
    def passed_in(self) -> bool:
        """Whether nobody wanted to play (eingepasst, ISkO 3.3.7)."""
        return self.auction.over and self.auction.declarer is None

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None once the game is over."""
        match self.phase:
            case Phase.BIDDING:
                return self.auction.turn
            case Phase.SKAT | Phase.DECLARING:
                return self.declarer
            case Phase.PLAYING:
                return self.trick.turn if self.trick else None
            case Phase.ANSWERING:
                return self.proposal.awaiting[0] if self.proposal else None
        return None

    @property
    def tally(self) -> Tally:
        """Points and tricks of both parties so far, the skat counted for the declarer."""
        skat = self.discard or self.deal.skat
        return Tally(
            self.card_points[0] + skat[0].points + skat[1].points,
            self.tricks_won[0],
            self.card_points[1],
            self.tricks_won[1],
        )

    @property
    def stake(self) -> Stake:
        """What the declarer has staked.  Only once the game has been declared."""
        if self.contract is None or self.declarer is None:
            raise WrongPhase("no game has been declared")
        cards = self.deal.hand(self.declarer) | self.deal.skat
        return Stake(self.contract, self.auction.bid, cards, self.rules.overbid)

    @property
    def result_if_stopped(self) -> GameResult | None:
        """The result, once nothing that can still happen changes the score; None before."""
        if self.result or not self.contract:
            return self.result
        if not scoring.is_value_fixed(self.contract, self.tally):
            return None
        rest_lost = self.tally.with_rest(to_declarer=False)
        return self._or_secured(scoring.played_result(self.stake, rest_lost))

    def observe(self, seat: Seat) -> Observation:
        """What this seat knows."""
        own = seat is self.declarer
        return Observation(
            seat=seat,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            dealt=self.deal.hand(seat),
            hand=self.hands[seat],
            auction=self.auction,
            skat=self.deal.skat if own and self.skat_taken else None,
            discard=self.discard if own else None,
            skat_taken=self.skat_taken,
            contract=self.contract,
            tricks=self.tricks,
            trick=self.trick,
            shown=self.hands[self.declarer] if self.shown and self.declarer is not None else None,
            proposal=self.proposal,
            secured=self.secured is not None,
        )

    def legal_actions(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """Everything this seat may do now; without a seat, the one whose turn it is."""
        seat = self.turn if seat is None else seat
        return () if seat is None else self.observe(seat).legal_actions()

    def act(self, seat: Seat, action: Action) -> "GameState":
        """The state after this player's action; raises what `apply` raises."""
        return self.apply(Acted(seat, action))

    def apply(self, event: Event) -> "GameState":
        """The state after this event.

        Raises a subclass of `IllegalAction` that names the rule, and leaves this state as it
        is, if the rules forbid it.
        """
        match event:
            case Acted(seat, action):
                return self._act(seat, action)
            case Abandoned():
                return self._abandon(event)
        raise WrongPhase("the cards have been dealt already")

    def _act(self, seat: Seat, action: Action) -> "GameState":
        match action:
            case PlayCard(card):
                self._require(Phase.PLAYING)
                self._require_turn(seat)
                return self._play(seat, card)
            case Bid() | Hold() | Pass():
                self._require(Phase.BIDDING)
                return self._call(self.auction.call(seat, action))
            case TakeSkat():
                self._require(Phase.SKAT)
                self._require_turn(seat)
                return self._replace(
                    phase=Phase.DECLARING,
                    skat_taken=True,
                    hands=self._hands_with(seat, self.hands[seat] | self.deal.skat),
                )
            case Declare():
                self._require(Phase.SKAT, Phase.DECLARING)
                self._require_turn(seat)
                return self._declare(seat, action)
            case ShowHand():
                self._require(Phase.PLAYING)
                if seat is not self.declarer or self.shown:
                    raise IllegalClaim("only the declarer, and only once, lays the hand open")
                return self._replace(shown=True)
            case Concede():
                self._require(Phase.PLAYING)
                return self._concede(seat, action)
            case Claim():
                self._require(Phase.PLAYING)
                self._require_turn(seat)
                return self._claim(seat, action)
        self._require(Phase.ANSWERING)
        self._require_turn(seat)
        return self._agree() if isinstance(action, Agree) else self._refuse()

    def _require(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise WrongPhase(f"not while {self.phase.value}")

    def _require_turn(self, seat: Seat) -> None:
        if seat is not self.turn:
            raise OutOfTurn(f"it is not {seat.name.lower()}'s turn")

    def _hands_with(self, seat: Seat, hand: CardSet) -> tuple[CardSet, CardSet, CardSet]:
        hands = [*self.hands]
        hands[seat] = hand
        return hands[0], hands[1], hands[2]

    def _call(self, auction: Auction) -> "GameState":
        if not auction.over:
            return self._replace(auction=auction)
        phase = Phase.OVER if auction.declarer is None else Phase.SKAT
        return self._replace(auction=auction, phase=phase)

    def _declare(self, seat: Seat, action: Declare) -> "GameState":
        contract, discard = action.contract, action.discard
        if contract.hand is self.skat_taken:
            raise IllegalAnnouncement("a Hand game leaves the skat; any other takes it first")
        if contract.game.is_null and contract.null_value < self.auction.bid:
            raise NullBelowBid(f"{contract.null_value} does not reach the bid")
        if self.skat_taken is (discard is None):
            raise IllegalDiscard("after taking the skat, and only then, two cards are put back")
        hand = self.hands[seat] - (discard or ())
        if len(hand) != 10:
            raise IllegalDiscard("two different cards of the twelve are put back")
        return self._replace(
            phase=Phase.PLAYING,
            contract=contract,
            discard=discard,
            hands=self._hands_with(seat, hand),
            trick=Trick(Seat.FOREHAND),
            shown=contract.ouvert,
        )

    def _play(self, seat: Seat, card: Card) -> "GameState":
        assert self.contract is not None
        assert self.trick is not None
        game, trick, hand = self.contract.game, self.trick, self.hands[seat]
        if card not in hand:
            raise CardNotHeld(f"{card} is not in the hand")
        if trick.cards and card not in legal_cards(game, hand, trick.cards[0]):
            raise MustFollow(f"{card} does not follow {trick.cards[0]}", trick.cards[0])
        hands = self._hands_with(seat, hand - (card,))
        trick = Trick(trick.leader, (*trick.cards, card))
        if not trick.complete:
            return self._replace(hands=hands, trick=trick)
        winner = trick.winner(game)
        points, won = [*self.card_points], [*self.tricks_won]
        party = winner is not self.declarer
        points[party] += trick.points
        won[party] += 1
        after = self._replace(
            hands=hands,
            trick=Trick(winner),
            tricks=(*self.tricks, trick),
            card_points=(points[0], points[1]),
            tricks_won=(won[0], won[1]),
        )
        played_out = not hands[seat] or (game.is_null and winner is self.declarer)
        return after._end(scoring.played_result(after.stake, after.tally)) if played_out else after

    def _concede(self, seat: Seat, action: Concede) -> "GameState":
        declarer = self.declarer
        assert declarer is not None
        if seat is not declarer:
            if self.secured:
                raise IllegalClaim("the defenders have already conceded")
            return self._propose(Proposal(seat, action, (declarer,)))
        if len(self.hands[declarer]) >= CARDS_TO_CONCEDE:
            return self._end(scoring.declarer_conceded(self.stake, self.tally))
        return self._propose(Proposal(seat, action, declarer.others))

    def _claim(self, seat: Seat, action: Claim) -> "GameState":
        declarer, contract, trick = self.declarer, self.contract, self.trick
        assert declarer is not None
        assert contract is not None
        assert trick is not None
        if seat is declarer:
            return self._propose(Proposal(seat, action, declarer.others))
        if contract.game.is_null:
            raise IllegalClaim("in Null only the declarer can claim the rest")
        proven = declarer_is_shut_out(contract.game, self.hands, trick, declarer, seat)
        return self._end_with_rest(to_declarer=not proven)

    def _propose(self, proposal: Proposal) -> "GameState":
        shown = self.shown or isinstance(proposal.action, Claim)
        return self._replace(phase=Phase.ANSWERING, proposal=proposal, shown=shown)

    def _agree(self) -> "GameState":
        proposal = self.proposal
        assert proposal is not None
        assert self.contract is not None
        if isinstance(proposal.action, Concede):
            by_declarer = proposal.seat is self.declarer
            settle = scoring.declarer_conceded if by_declarer else scoring.defenders_conceded
            return self._end(settle(self.stake, self.tally))
        if len(proposal.awaiting) > 1:
            return self._replace(proposal=replace(proposal, awaiting=proposal.awaiting[1:]))
        return self._end_with_rest(to_declarer=not self.contract.game.is_null)

    def _refuse(self) -> "GameState":
        proposal = self.proposal
        assert proposal is not None
        others = proposal.awaiting[1:]
        if isinstance(proposal.action, Concede) and others:
            return self._replace(proposal=replace(proposal, awaiting=others))
        secured = self.secured
        if isinstance(proposal.action, Concede) and proposal.seat is not self.declarer:
            secured = scoring.defenders_conceded(self.stake, self.tally)
        return self._replace(phase=Phase.PLAYING, proposal=None, secured=secured)

    def _abandon(self, event: Abandoned) -> "GameState":
        if self.phase is Phase.OVER:
            raise WrongPhase("the game is over")
        after = self._replace(abandoned=event)
        if self.contract is None:
            return after._end(None)
        by_declarer = event.seat is self.declarer
        return after._end(scoring.abandoned(self.stake, self.tally, by_declarer=by_declarer))

    def _end_with_rest(self, *, to_declarer: bool) -> "GameState":
        tally = self.tally.with_rest(to_declarer=to_declarer)
        return self._end(scoring.played_result(self.stake, tally))

    def _end(self, result: GameResult | None) -> "GameState":
        return self._replace(
            phase=Phase.OVER,
            proposal=None,
            trick=self.trick if self.trick and self.trick.cards else None,
            result=result and self._or_secured(result),
        )

    def _or_secured(self, result: GameResult) -> GameResult:
        """This result, unless the defenders' concession has secured a better one."""
        secured = self.secured
        return secured if secured and result.score < secured.score else result


def replay(events: Iterable[Event], rules: RuleSet = ISKO) -> GameState:
    """Fold a game's events, of which the first deals the cards.

    Raises `WrongPhase` if it does not, and what `GameState.apply` raises.
    """
    remaining = iter(events)
    first = next(remaining, None)
    if not isinstance(first, Dealt):
        raise WrongPhase("a game begins with the deal")
    state = GameState.start(first.deal, rules)
    for event in remaining:
        state = state.apply(event)
    return state

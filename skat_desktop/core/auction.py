"""The auction: bid values, and who asks, answers and passes (ISkO 3.3)."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import Final

from skat_desktop.core.actions import Bid, Call, Hold, Pass
from skat_desktop.core.errors import IllegalBid, OutOfTurn, WrongPhase
from skat_desktop.core.ruleset import BidRule
from skat_desktop.core.seats import Seat

BID_VALUES: Final[tuple[int, ...]] = tuple(
    sorted(
        {base * level for base in (9, 10, 11, 12) for level in range(2, 19)}
        | {24 * level for level in range(2, 12)}
        | {23, 35, 46, 59}
    )
)
"""The 63 values that a game can have (ISkO 3.3.1)."""
LOWEST_BID: Final = BID_VALUES[0]
_GAME_VALUES: Final = frozenset(BID_VALUES)
_NUMBERS: Final = range(1, 500)


def next_bid(bid: int) -> int | None:
    """The lowest bid value above this one; None above 264.  ``bid`` is 0 before the first."""
    index = bisect_right(BID_VALUES, bid)
    return BID_VALUES[index] if index < len(BID_VALUES) else None


@dataclass(frozen=True, slots=True)
class Auction:
    """How far the bidding has come.

    ``bid`` is the value last named, 0 before the first.  ``bidder`` names values and
    ``holder`` answers; the holder is None while forehand, after two passes without a bid,
    chooses between 18 and passing the deal in.  ``answering`` tells which of the two is to
    speak.  Once ``over``, ``declarer`` is the winner, or None for a deal passed in.
    """

    bid: int = 0
    bidder: Seat = Seat.MIDDLEHAND
    holder: Seat | None = Seat.FOREHAND
    answering: bool = False
    over: bool = False
    declarer: Seat | None = None
    calls: tuple[tuple[Seat, Call], ...] = ()
    rule: BidRule = BidRule.GAME_VALUES

    @property
    def turn(self) -> Seat | None:
        """Who is to speak; None when the auction is over."""
        if self.over:
            return None
        return self.holder if self.answering else self.bidder

    @property
    def values(self) -> tuple[int, ...]:
        """The values that may be named now, lowest first; empty when it is time to answer."""
        if self.over or self.answering:
            return ()
        if self.rule is BidRule.ANY_NUMBER:
            return tuple(_NUMBERS[self.bid :])
        if self.holder is None:
            return (LOWEST_BID,)
        higher = BID_VALUES[bisect_right(BID_VALUES, self.bid) :]
        return higher if self.rule is BidRule.GAME_VALUES else higher[:1]

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """What the player whose turn it is may say."""
        if self.over:
            return ()
        if self.answering:
            return Hold(), Pass()
        return *map(Bid, self.values), Pass()

    def said(self, seat: Seat) -> int:
        """The highest value this seat has named or held so far, 0 if none."""
        bid = highest = 0
        for caller, call in self.calls:
            if isinstance(call, Bid):
                bid = call.value
            if caller is seat and not isinstance(call, Pass):
                highest = bid
        return highest

    def call(self, seat: Seat, call: Call) -> "Auction":
        """The auction after this call.

        Raises `OutOfTurn`, `IllegalBid`, or `WrongPhase` for an answer to no question.
        """
        if seat is not self.turn:
            raise OutOfTurn(f"{seat.name.lower()} is not to speak now")
        said = replace(self, calls=(*self.calls, (seat, call)))
        if isinstance(call, Bid):
            return said._bid(call.value)
        if isinstance(call, Pass):
            return said._passed()
        if not self.answering:
            raise WrongPhase("there is no bid to hold")
        return replace(said, answering=False)

    def _bid(self, value: int) -> "Auction":
        if self.answering:
            raise WrongPhase("a bid is answered by yes or pass")
        if self.rule is BidRule.ANY_NUMBER:
            if value not in _NUMBERS:
                raise IllegalBid(f"{value} is not a number from 1 to {_NUMBERS[-1]}")
        elif value not in _GAME_VALUES:
            raise IllegalBid(f"{value} is not a game value")
        if value <= self.bid:
            raise IllegalBid(f"a bid must be above {self.bid}")
        if value not in self.values:
            raise IllegalBid(f"only {self.values[0]} may be bid now")
        if self.holder is None:
            return replace(self, bid=value, over=True, declarer=self.bidder)
        return replace(self, bid=value, answering=True)

    def _passed(self) -> "Auction":
        if self.holder is None:
            return replace(self, over=True)
        survivor = self.bidder if self.answering else self.holder
        if self.bidder is Seat.MIDDLEHAND:
            return replace(self, bidder=Seat.REARHAND, holder=survivor, answering=False)
        if self.bid == 0:
            return replace(self, bidder=Seat.FOREHAND, holder=None)
        return replace(self, over=True, declarer=survivor, answering=False)

""" "Bid up to …": the calls a person would click one by one."""

from skat_desktop.core.actions import Bid, Call, Hold, Pass
from skat_desktop.core.auction import Auction


def call_up_to(auction: Auction, limit: int) -> Call:
    """The lowest call that stays in the auction up to this value, and a pass beyond it."""
    if auction.answering:
        return Hold() if auction.bid <= limit else Pass()
    lowest = auction.values[0] if auction.values else None
    return Bid(lowest) if lowest is not None and lowest <= limit else Pass()

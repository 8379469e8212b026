"""Hypothesis strategies for the things of Skat."""

from hypothesis import strategies as st

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
from skat_desktop.core.auction import BID_VALUES
from skat_desktop.core.cards import CARDS, Card
from skat_desktop.core.contract import CONTRACTS
from skat_desktop.core.deal import Deal
from skat_desktop.core.ruleset import PRESETS
from skat_desktop.core.seats import SEATS

seats = st.sampled_from(SEATS)
cards = st.sampled_from(CARDS)
contracts = st.sampled_from(CONTRACTS)
rule_sets = st.sampled_from([*PRESETS.values()])

fair_deals = st.permutations(CARDS).map(Deal.from_pack)


@st.composite
def lopsided_deals(draw: st.DrawFn) -> Deal:
    """One seat gets most of the jacks and high cards, so that its games can be won."""
    pack = sorted(draw(st.permutations(CARDS)), key=_rough_worth, reverse=True)
    for _ in range(draw(st.integers(0, 6))):
        i, j = draw(st.integers(0, 31)), draw(st.integers(0, 31))
        pack[i], pack[j] = pack[j], pack[i]
    parts = [tuple(pack[0:10]), tuple(pack[10:20]), tuple(pack[20:30])]
    first = draw(st.integers(0, 2))
    hands = parts[first:] + parts[:first]
    return Deal((hands[0], hands[1], hands[2]), (pack[30], pack[31]))


def _rough_worth(card: Card) -> int:
    return card.rank + (3 if card.suit > 1 else 0)


deals = st.one_of(fair_deals, lopsided_deals())

actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Bid, st.sampled_from(BID_VALUES) | st.integers(-1, 300)),
    st.builds(Declare, contracts, st.none() | st.tuples(cards, cards)),
    st.builds(PlayCard, cards),
    st.sampled_from(
        [Hold(), Pass(), TakeSkat(), ShowHand(), Concede(), Claim(), Agree(), Refuse()]
    ),
)
"""Any action, legal or not."""

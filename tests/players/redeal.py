"""Other deals of the hidden cards that look the same to one seat.

Nothing here trusts `Observation`: what the seat knows is worked out again from the events.
"""

from collections.abc import Sequence
from random import Random

from skat_desktop.core.actions import Declare, PlayCard, TakeSkat
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import card_order
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Acted, Dealt, Event
from skat_desktop.core.game import GameState, replay
from skat_desktop.core.seats import SEATS, Seat

SKAT = None
"""The owner of cards in the skat, or put back into it."""
_TRIES = 200


def redeal(events: Sequence[Event], state: GameState, seat: Seat, rng: Random) -> GameState:
    """The state after a deal and events that this seat could not tell from these.

    The cards are dealt anew, and the declarer's discard changed if the seat doesn't know it.
    """
    played: dict[Seat, CardSet] = {
        other: CardSet(
            event.action.card
            for event in events
            if isinstance(event, Acted)
            and event.seat is other
            and isinstance(event.action, PlayCard)
        )
        for other in SEATS
    }
    declarer = state.declarer
    knows_skat = seat is declarer and any(
        isinstance(event, Acted) and isinstance(event.action, TakeSkat) for event in events
    )
    # Where the hidden cards lie: how many each owner has, and which it cannot have.
    sizes: dict[Seat | None, int] = {}
    fixed: dict[Seat | None, CardSet] = {}
    for other in seat.others:
        if state.shown and other is declarer:
            fixed[other] = state.hands[other]
        else:
            sizes[other] = len(state.hands[other])
    if not knows_skat:
        in_declarers_hand = state.skat_taken and state.discard is None
        if not in_declarers_hand:
            sizes[SKAT] = 2
    known = state.hands[seat]
    for cards in (*played.values(), *fixed.values()):
        known = known | cards
    if knows_skat:
        known = known | (state.discard or ())
    owned = _shared_out(PACK - known, sizes, _impossible(state), rng)
    held = {**fixed, **owned, seat: state.hands[seat]}

    hands: dict[Seat, list[Card]] = {}
    skat: list[Card] = [*state.deal.skat] if knows_skat else [*held.get(SKAT, ())]
    discard = state.discard
    for other in SEATS:
        cards = held[other] | played[other]
        if other is not declarer or not state.skat_taken:
            hands[other] = [*cards]
        elif knows_skat:
            hands[other] = [*state.deal.hand(other)]
        else:
            # Of the twelve cards any two may have been the skat.
            twelve = [*cards]
            if discard is not None:
                discard = skat[0], skat[1]
                twelve += discard
            rng.shuffle(twelve)
            hands[other], skat = twelve[:10], twelve[10:]
    deal = Deal(
        (tuple(hands[SEATS[0]]), tuple(hands[SEATS[1]]), tuple(hands[SEATS[2]])),
        (skat[0], skat[1]),
    )
    return replay([Dealt(deal), *(_with_discard(event, discard) for event in events[1:])])


def _with_discard(event: Event, discard: tuple[Card, Card] | None) -> Event:
    match event:
        case Acted(seat, Declare(contract, tuple())):
            return Acted(seat, Declare(contract, discard))
        case _:
            return event


def _impossible(state: GameState) -> dict[Seat, CardSet]:
    """The cards a seat cannot hold any more, because it has not followed them."""
    impossible = dict.fromkeys(SEATS, CardSet())
    if state.contract is None:
        return impossible
    order = card_order(state.contract.game)
    for trick in (*state.tricks, *([state.trick] if state.trick else [])):
        for card in trick.cards[1:]:
            if card not in order.follow[trick.cards[0]]:
                player = trick.player(card)
                impossible[player] = impossible[player] | order.follow[trick.cards[0]]
    return impossible


def _shared_out(
    cards: CardSet,
    sizes: dict[Seat | None, int],
    impossible: dict[Seat, CardSet],
    rng: Random,
) -> dict[Seat | None, CardSet]:
    """The cards dealt at random to owners who may have them."""
    assert sum(sizes.values()) == len(cards)

    def owners(card: Card) -> list[Seat | None]:
        return [o for o in sizes if o is SKAT or card not in impossible[o]]

    for _ in range(_TRIES):
        shuffled = rng.sample([*cards], len(cards))
        shuffled.sort(key=lambda card: len(owners(card)))
        left = dict(sizes)
        given: dict[Seat | None, list[Card]] = {owner: [] for owner in sizes}
        for card in shuffled:
            free = [owner for owner in owners(card) for _ in range(left[owner])]
            if not free:
                break
            owner = rng.choice(free)
            left[owner] -= 1
            given[owner].append(card)
        else:
            return {owner: CardSet(part) for owner, part in given.items()}
    raise AssertionError("no other deal of the hidden cards was found")

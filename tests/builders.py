"""Short ways to write down cards, deals and games in tests."""

from skat_desktop.core.actions import Action, Bid, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.core.seats import SEATS, Seat

F, M, R = SEATS
CLUBS, SPADES, HEARTS, DIAMONDS, GRAND, NULL = GameType


def cards(codes: str) -> tuple[Card, ...]:
    """The cards with these codes, as in ``"CJ HT"``."""
    return tuple(map(Card.parse, codes.split()))


def card_set(codes: str) -> CardSet:
    """The set of the cards with these codes."""
    return CardSet(cards(codes))


def make_deal(forehand: str = "", middlehand: str = "", rearhand: str = "", skat: str = "") -> Deal:
    """A deal with these cards; what is not said comes from the rest of the pack, lowest first."""
    parts = [[*cards(codes)] for codes in (forehand, middlehand, rearhand, skat)]
    rest = iter(PACK - [card for part in parts for card in part])
    for part, size in zip(parts, (10, 10, 10, 2), strict=True):
        part.extend(next(rest) for _ in range(size - len(part)))
    return Deal((tuple(parts[0]), tuple(parts[1]), tuple(parts[2])), (parts[3][0], parts[3][1]))


def acts(state: GameState, *actions: Action) -> GameState:
    """The state after each action by whoever's turn it is."""
    for action in actions:
        assert state.turn is not None
        state = state.act(state.turn, action)
    return state


def calls(declarer: Seat, bid: int = 18) -> tuple[Action, ...]:
    """An auction that this seat wins at this bid."""
    match declarer:
        case Seat.FOREHAND if bid == 18:
            return Pass(), Pass(), Bid(18)
        case Seat.FOREHAND:
            return Bid(bid), Hold(), Pass(), Pass()
        case Seat.MIDDLEHAND:
            return Bid(bid), Pass(), Pass()
        case Seat.REARHAND:
            return Pass(), Bid(bid), Pass()


def declared(
    deal: Deal,
    contract: Contract,
    *,
    declarer: Seat = F,
    bid: int = 18,
    discard: str = "",
    rules: RuleSet = ISKO,
) -> GameState:
    """The state before the first lead; unless said otherwise the skat itself is put back."""
    state = acts(GameState.start(deal, rules), *calls(declarer, bid))
    if contract.hand:
        return acts(state, Declare(contract))
    first, second = cards(discard) if discard else deal.skat
    return acts(state, TakeSkat(), Declare(contract, (first, second)))


def play(state: GameState, codes: str) -> GameState:
    """The state after these cards, each played by whoever's turn it is."""
    return acts(state, *map(PlayCard, cards(codes)))


def play_tricks(state: GameState, count: int = 10) -> GameState:
    """The state after so many more tricks, everybody playing the lowest card that is legal."""
    played = len(state.tricks)
    while state.phase is Phase.PLAYING and len(state.tricks) < played + count:
        assert state.turn is not None
        state = acts(state, PlayCard(next(iter(state.observe(state.turn).legal_cards()))))
    return state

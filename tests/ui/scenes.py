"""Tables in every phase of a game, for tests of the window."""

from collections.abc import Callable, Iterable

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
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Acted
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.core.score_sheet import Entry, ScoreSheet
from skat_desktop.core.seats import Seat, Seating
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.view import Step, TableView

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND
HAND = "CJ SJ SA ST SK S9 S8 HA HT D7"
SKAT = "D9 CA"


def deal(hand: str = HAND, skat: str = SKAT, seat: Seat = F) -> Deal:
    """A deal with this hand for a seat, this skat, and the rest to the others in order."""
    own, two = CardSet.parse(hand.split()), CardSet.parse(skat.split())
    rest = [*(PACK - own - two)]
    hands: list[tuple[Card, ...]] = [(), (), ()]
    hands[seat] = tuple(own)
    hands[seat.next] = tuple(rest[::2])
    hands[seat.next.next] = tuple(rest[1::2])
    first, second = two
    return Deal((hands[0], hands[1], hands[2]), (first, second))


def game(cards: Deal, events: Iterable[tuple[Seat, Action]], rules: RuleSet = ISKO) -> GameState:
    """The game after these actions."""
    state = GameState.start(cards, rules)
    for seat, action in events:
        state = state.act(seat, action)
    return state


def table(
    state: GameState,
    seat: Seat = F,
    *,
    sheet: ScoreSheet | None = None,
    number: int = 3,
    practice: bool = False,
    chairs: tuple[Chair, ...] | None = None,
    can_undo: bool = True,
) -> TableView:
    """The table as the person on this seat sees it."""
    seated = chairs or (Chair("Ich"), Chair("Anna", "club"), Chair("Bruno", "club"))
    dealer = (2 - seat) % 3
    return TableView(
        setup=ListSetup(state.rules, seated, seed=1),
        chair=0,
        seating=Seating(3, dealer),
        deal_number=number,
        practice=practice,
        sheet=sheet or ScoreSheet(3, (Entry(0, 48), Entry(1, -72))),
        observation=state.observe(seat),
        finished=state if state.turn is None else None,
        can_undo=can_undo,
    )


Events = list[tuple[Seat, Action]]


def won_at(*bids: int, declarer: Seat = F) -> Events:
    """An auction that this seat wins at the last of these values, against middlehand."""
    calls: Events = []
    for bid in bids:
        if declarer is F:
            calls += [(M, Bid(bid)), (F, Hold())]
        else:
            calls += [(M, Bid(bid)), (F, Hold() if bid != bids[-1] else Pass())]
    return calls + ([(M, Pass()), (R, Pass())] if declarer is F else [(R, Pass())])


def taken(bid: int = 18) -> Events:
    """Forehand has taken the skat after an auction to this value."""
    return [*won_at(bid), (F, TakeSkat())]


SPADES = Contract(GameType.SPADES)
DISCARD = (Card.D9, Card.D7)


def playing(contract: Contract = SPADES, bid: int = 18) -> Events:
    """Forehand has announced this game: with the skat put back or as a Hand game."""
    if contract.hand:
        return [*won_at(bid), (F, Declare(contract))]
    return [*taken(bid), (F, Declare(contract, DISCARD))]


def played_out(state: GameState) -> GameState:
    """The game played to its end, everybody with the lowest-numbered card allowed."""
    while state.turn is not None:
        card = next(iter(state.observe(state.turn).legal_cards()))
        state = state.act(state.turn, PlayCard(card))
    return state


def defender_concedes(state: GameState) -> GameState:
    """Middlehand gives up; the declarer is asked."""
    return state.act(M, Concede())


def declarer_claims(state: GameState) -> GameState:
    """The declarer, whose turn it is, claims the rest."""
    seat = state.turn
    assert seat is not None
    return state.act(seat, Claim())


ALL_ACTIONS: tuple[Action, ...] = (
    Bid(18),
    Hold(),
    Pass(),
    TakeSkat(),
    Declare(SPADES, DISCARD),
    PlayCard(Card.CJ),
    ShowHand(),
    Concede(),
    Claim(),
    Agree(),
    Refuse(),
)


def _tricks(count: int) -> GameState:
    """Spades after this many tricks and one more card, everybody playing the first that may be."""
    state = game(deal(), playing())
    for _ in range(3 * count + 1):
        assert state.turn is not None
        card = next(iter(state.observe(state.turn).legal_cards()))
        state = state.act(state.turn, PlayCard(card))
    return state


def _step(state: GameState, seat: Seat = F) -> Step:
    return Step(table(state, seat))


def _after(events: Events, seat: Seat = F) -> Step:
    said = Acted(*events[-1]) if events else None
    return Step(table(game(deal(), events), seat), said)


_NULL_OUVERT = Contract(GameType.NULL, ouvert=True)
_GRAND = Contract(GameType.GRAND)

ANNOUNCED = "announced"
"""The one phase that passes by itself."""
PHASES: dict[str, Callable[[], Step]] = {
    "waits": lambda: _after([]),
    "asked": lambda: _after([(M, Bid(18))]),
    "bids": lambda: _after([], M),
    "skat-or-hand": lambda: _after(won_at(18, 20, 22, 23)),
    "announces": lambda: _after(taken()),
    ANNOUNCED: lambda: _after([*taken(23), (F, Declare(_GRAND, DISCARD))], M),
    "cards": lambda: _after(playing()),
    "trick": lambda: _step(_tricks(0), M),
    "middle": lambda: _step(_tricks(4)),
    "defends-ouvert": lambda: _after(
        [*taken(24), (F, Declare(_NULL_OUVERT, (Card.CJ, Card.SJ))), (F, PlayCard(Card.D9))], R
    ),
    "answers": lambda: _step(declarer_claims(game(deal(), playing())), M),
    "won": lambda: _step(played_out(game(deal(), playing()))),
    "lost": lambda: _step(played_out(game(deal(), playing(bid=60)))),
    "passed-in": lambda: _after([(M, Pass()), (R, Pass()), (F, Pass())]),
}
"""What there is to be seen, by a word for each."""

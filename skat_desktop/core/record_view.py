"""A game record as one seat sees it: the cards of the others are written ``??``.

Servers send such records to their players, and a program that plays for a seat is asked with
one.  `parse_view` and `view_line` read and write them; what the seat knows then is worked out
by `skat_desktop.core.record_observation`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from skat_desktop.core.actions import Agree, Claim, Concede, Declare, Refuse
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.observation import Observation
from skat_desktop.core.record_moves import HIDDEN, action_text
from skat_desktop.core.record_rules import PROGRAM, rules_header, rules_of
from skat_desktop.core.record_text import Move, RecordError, read_moves, read_properties
from skat_desktop.core.ruleset import RuleSet
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick

HIDDEN_PAIR = f"{HIDDEN}.{HIDDEN}"
"""The skat, or what was put back, as the others see it."""


@dataclass(frozen=True, slots=True)
class RecordView:
    """What one seat knows of a game.

    ``rules`` are those of the record.  ``hand`` are the ten cards dealt to this ``seat``, in
    the order received.  ``moves`` are those after the deal, as written.
    """

    header: tuple[tuple[str, str], ...]
    rules: RuleSet
    seat: Seat
    hand: tuple[Card, ...]
    moves: tuple[Move, ...]


# --- reading ------------------------------------------------------------------


def parse_view(text: str) -> RecordView:
    """Read a record that shows the cards of one seat.

    Raises `RecordError`, with the column, if it is not a record or shows another number of
    hands.  Whether the moves are legal is not looked at.
    """
    properties = read_properties(text)
    if "MV" not in properties:
        raise RecordError(len(text), "expected MV[...], the moves, but there are none")
    moves = read_moves(*properties["MV"], _check_who)
    column = properties["MV"][1]
    if not moves or moves[0].who != "w":
        raise RecordError(column, "expected w and the deal")
    seat, hand = _shown_hand(moves[0].text, column)
    return RecordView(
        header=tuple((key, raw) for key, (raw, _) in properties.items() if key not in ("MV", "R")),
        rules=rules_of(properties),
        seat=seat,
        hand=hand,
        moves=moves[1:],
    )


def _check_who(move: Move) -> None:
    if move.who not in ("w", "0", "1", "2"):
        raise ValueError("expected w, 0, 1 or 2")


def _shown_hand(deal: str, column: int) -> tuple[Seat, tuple[Card, ...]]:
    codes = deal.replace("|", ".").split(".")
    hands = [codes[10 * seat : 10 * seat + 10] for seat in SEATS]
    shown = [seat for seat in SEATS if HIDDEN not in hands[seat]]
    hidden = [seat for seat in SEATS if {*hands[seat]} == {HIDDEN}]
    if len(codes) != 32 or len(shown) != 1 or len(hidden) != 2:
        raise RecordError(column, "expected a deal that shows one hand of ten cards")
    try:
        hand = tuple(map(Card.parse, hands[shown[0]]))
    except ValueError as error:
        raise RecordError(column, str(error)) from None
    if len(CardSet(hand)) != 10:
        raise RecordError(column, "a card is there twice")
    return shown[0], hand


# --- writing ------------------------------------------------------------------


def view_line(observation: Observation) -> str:
    """The record of a game in progress as the observing seat sees it, without a line end.

    An observation does not tell when a hand was shown or a concession refused; both are
    written after the cards, and the concession as the left defender's.
    """
    header = {"GM": "Skat", "PC": PROGRAM, **rules_header(observation.rules)}
    properties = "".join(f"{name}[{value}]" for name, value in header.items())
    moves = "".join(f"{move} " for move in _moves(observation))
    return f"(;{properties}MV[{moves}] ;)"


def _moves(observation: Observation) -> Iterator[Move]:
    groups = [".".join([HIDDEN] * 10)] * 3
    groups[observation.seat] = _codes(observation.dealt)
    yield Move("w", "|".join((*groups, HIDDEN_PAIR)))
    for seat, call in observation.auction.calls:
        yield _move(seat, action_text(call))
    declarer = observation.declarer
    if declarer is None:
        return
    if observation.skat_taken:
        yield _move(declarer, "s")
        yield Move("w", _codes(observation.skat) if observation.skat else HIDDEN_PAIR)
    if observation.contract is not None:
        yield _move(declarer, _declaration(observation, declarer))
        yield from _play(observation, declarer)


def _declaration(observation: Observation, declarer: Seat) -> str:
    contract = observation.contract
    assert contract is not None
    parts = [action_text(Declare(contract, observation.discard))]
    if observation.skat_taken and not observation.discard:
        parts.append(HIDDEN_PAIR)
    if contract.ouvert and observation.shown is not None:
        played = (trick.card_of(declarer) for trick in _tricks(observation))
        parts.append(_codes(observation.shown | (card for card in played if card is not None)))
    return ".".join(parts)


def _play(observation: Observation, declarer: Seat) -> Iterator[Move]:
    for trick in _tricks(observation):
        for card in trick.cards:
            yield _move(trick.player(card), card.code)
    if observation.secured:
        yield _move(declarer.next, action_text(Concede()))
        yield _move(declarer, action_text(Refuse()))
    contract, proposal = observation.contract, observation.proposal
    if observation.shown is not None and not (contract and contract.ouvert):
        yield _move(declarer, ".".join(("SC", *map(str, observation.shown))))
    if proposal is not None:
        yield _move(proposal.seat, action_text(proposal.action))
        answer = Agree() if isinstance(proposal.action, Claim) else Refuse()
        if proposal.seat is declarer:
            for seat in declarer.others:
                if seat not in proposal.awaiting:
                    yield _move(seat, action_text(answer))


def _tricks(observation: Observation) -> tuple[Trick, ...]:
    return observation.tricks + ((observation.trick,) if observation.trick else ())


def _move(seat: Seat, text: str) -> Move:
    return Move(str(int(seat)), text)


def _codes(cards: Iterable[Card]) -> str:
    return ".".join(map(str, cards))

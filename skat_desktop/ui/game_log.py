"""A game in words, as a `TableView` has it: so the words follow undo, resuming and practice."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from skat_desktop.core.actions import Declare, ShowHand, TakeSkat
from skat_desktop.core.cards import Card
from skat_desktop.core.game import GameState
from skat_desktop.core.score_sheet import Entry
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.session.view import TableView
from skat_desktop.ui.result_texts import headline, result_texts
from skat_desktop.ui.table.sorting import sort_hand
from skat_desktop.ui.texts import Texts, signed
from skat_desktop.ui.translation import translate


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log; a heading stands out."""

    text: str
    is_heading: bool = False


def deal_in_words(view: TableView, texts: Texts) -> list[Line]:
    """All that the viewer has been told of this deal so far."""
    told = [
        *_beginning(view, texts),
        *_auction(view, texts),
        *_announcement(view, texts),
        *_tricks(view, texts),
    ]
    lines = [Line(_title(view), is_heading=True), *map(Line, told)]
    if view.finished is not None:
        lines.append(Line(translate("GameLog", "Result"), is_heading=True))
        lines += map(Line, _result(view, view.finished, texts))
    return lines


def entry_in_words(view: TableView, number: int, entry: Entry, texts: Texts) -> list[Line]:
    """What the list knows of an earlier deal: who played what, and what it counted."""
    if entry.declarer is None:
        text = translate("Result", "Passed in")
    else:
        name, mine = view.setup.chairs[entry.declarer].name, entry.declarer == view.setup.person
        who = headline(entry.result, name, texts, mine=mine) if entry.result else name
        text = f"{who}: {signed(entry.score)}"
    return [Line(_number(view, number), is_heading=True), Line(text)]


def _number(view: TableView, number: int) -> str:
    return translate("Table", "Deal {number} of {deals}").format(
        number=number, deals=view.setup.rules.deals
    )


def _title(view: TableView) -> str:
    title = _number(view, view.deal_number)
    if view.practice:
        return f"{title} – {translate('Table', 'Practice, without scoring')}"
    return title


def _listed(cards: Iterable[Card], texts: Texts) -> str:
    return ", ".join(map(texts.card, cards))


def _hand(cards: Iterable[Card], finished: GameState | None, texts: Texts) -> str:
    contract = finished.contract if finished else None
    return _listed(sort_hand(cards, contract.game if contract else None), texts)


def _beginning(view: TableView, texts: Texts) -> list[str]:
    dealer = view.setup.chairs[view.seating.dealer].name
    lines = [
        translate("GameLog", "Dealer: {name}").format(name=dealer),
        ", ".join(f"{texts.seat(seat)}: {view.name(seat)}" for seat in SEATS),
    ]
    if not view.sits_out:
        hand = _hand(view.observation.dealt, None, texts)
        lines.append(_cards_of(view, view.observation.seat, hand, texts))
    return lines


def _cards_of(view: TableView, seat: Seat, cards: str, texts: Texts) -> str:
    if texts.is_viewer(view, seat):
        return translate("GameLog", "Your cards: {cards}").format(cards=cards)
    return translate("GameLog", "Cards of {name}: {cards}").format(
        name=view.name(seat), cards=cards
    )


def _auction(view: TableView, texts: Texts) -> list[str]:
    calls = view.observation.auction.calls
    if not calls:
        return []
    said = ", ".join(texts.action(view, seat, call) for seat, call in calls)
    return [translate("GameLog", "Bidding – {calls}").format(calls=said)]


def _announcement(view: TableView, texts: Texts) -> list[str]:
    observation = view.observation
    declarer = observation.declarer
    if declarer is None:
        return []
    lines = [texts.announces(view)]
    if observation.skat_taken:
        lines.append(texts.action(view, declarer, TakeSkat()))
    if view.sits_out:  # The observation is forehand's, and is not told to who only deals.
        observation = replace(observation, skat=None, discard=None)
    if observation.skat is not None:
        cards = _listed(observation.skat, texts)
        lines.append(translate("GameLog", "In the skat: {cards}").format(cards=cards))
    if observation.discard is not None:
        cards = _listed(observation.discard, texts)
        lines.append(translate("GameLog", "Put back: {cards}").format(cards=cards))
    if observation.contract is not None:
        lines.append(texts.action(view, declarer, Declare(observation.contract)))
    if observation.shown is not None:
        lines.append(texts.action(view, declarer, ShowHand()))
    return lines


def _tricks(view: TableView, texts: Texts) -> list[str]:
    observation = view.observation
    begun = observation.trick if observation.trick and observation.trick.cards else None
    tricks = [*observation.tricks, *([begun] if begun else [])]
    lines = [_trick(view, number, trick, texts) for number, trick in enumerate(tricks, 1)]
    if observation.proposal is not None:
        lines.append(texts.action(view, observation.proposal.seat, observation.proposal.action))
    return lines


def _trick(view: TableView, number: int, trick: Trick, texts: Texts) -> str:
    words = translate("GameLog", "Trick {number} – {cards}").format(
        number=number, cards=texts.trick(view, trick)
    )
    won = texts.trick_won(view, trick)
    return f"{words}. {won}" if won else words


def _result(view: TableView, finished: GameState, texts: Texts) -> list[str]:
    told = result_texts(view, finished, texts)
    lines = [f"{told.headline}: {told.score}" if told.score else told.headline, told.reason]
    lines += [*told.account, *([told.points] if told.points else [])]
    for seat in SEATS:
        if seat is not view.observation.seat or view.sits_out:
            hand = _hand(finished.deal.hands[seat], finished, texts)
            lines.append(_cards_of(view, seat, hand, texts))
    skat = _listed(finished.deal.skat, texts)
    lines.append(translate("GameLog", "Skat: {cards}").format(cards=skat))
    if finished.discard and (finished.declarer is not view.observation.seat or view.sits_out):
        cards = _listed(finished.discard, texts)
        lines.append(translate("GameLog", "Put back: {cards}").format(cards=cards))
    return lines

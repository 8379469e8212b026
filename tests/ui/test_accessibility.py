"""What a screen reader finds at the table, is told, and can do; whole deals by that alone."""

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from skat_desktop.core.actions import Pass, PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.events import Acted
from skat_desktop.core.observation import Phase
from skat_desktop.session.engine import Engine
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table.accessible import WholeTable
from tests.ui import scenes
from tests.ui.scenes import PHASES, F, M, R
from tests.ui.whole_deals import (
    PATIENCE,
    meek_engine,
    open_window,
    play_through,
    start,
    view_of,
)

Role, Name, Description = QAccessible.Role, QAccessible.Text.Name, QAccessible.Text.Description
Events = list[tuple[QAccessible.Event, str]]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose computer players leave every game to the person."""
    window = open_window(qtbot, meek_engine())
    yield window
    window.engine.close()


def reader_of(window: MainWindow) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window.table)


def walk(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything that is shown, as a screen reader finds it."""
    yield top
    for place in range(top.childCount()):
        child = top.child(place)
        assert child is not None
        assert top.indexOfChild(child) == place
        above = child.parent()
        assert above is not None
        assert above.text(Name) == top.text(Name)
        if not child.state().invisible:
            yield from walk(child)


def find(window: MainWindow, role: QAccessible.Role, name: str) -> QAccessibleInterface:
    found = [
        each for each in walk(reader_of(window)) if (each.role(), each.text(Name)) == (role, name)
    ]
    assert len(found) == 1, f"{len(found)} of {name}"
    return found[0]


def names(window: MainWindow, role: QAccessible.Role) -> list[str]:
    return [each.text(Name) for each in walk(reader_of(window)) if each.role() is role]


def members(window: MainWindow, name: str) -> list[QAccessibleInterface]:
    """What a list on the table consists of."""
    group = find(window, Role.List, name)
    return [group.child(place) for place in range(group.childCount())]


def press(thing: QAccessibleInterface) -> None:
    actions = thing.actionInterface()
    assert actions is not None
    assert "Press" in actions.actionNames()
    actions.doAction("Press")


def show(window: MainWindow, view: TableView) -> None:
    window.engine.stepped.emit(Step(view))


# --- what there is --------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
def test_everything_shown_has_a_name_and_a_place_in_the_window(
    window: MainWindow, phase: str
) -> None:
    window.engine.stepped.emit(PHASES[phase]())
    QApplication.processEvents()
    whole = QRect(window.mapToGlobal(window.rect().topLeft()), window.size())
    for thing in walk(reader_of(window)):
        if thing.role() not in (Role.StaticText, Role.Border, Role.Client):
            assert thing.text(Name), thing
        if thing.text(Name):
            room = thing.rect()
            assert not room.isEmpty(), thing
            assert whole.adjusted(-2, -2, 2, 2).contains(room), thing


@pytest.mark.parametrize("phase", PHASES)
def test_no_card_is_named_that_the_person_does_not_see(window: MainWindow, phase: str) -> None:
    step = PHASES[phase]()
    window.engine.stepped.emit(step)
    told = "\n".join(each.text(Name) for each in walk(reader_of(window)))
    if not step.view.is_over:
        for card in step.view.observation.unseen:
            assert window.texts.card(card) not in told


def test_ones_cards_have_names_and_places_and_say_whether_they_may_be_played(
    window: MainWindow,
) -> None:
    state = scenes.game(scenes.deal(), scenes.playing()).act(F, PlayCard(Card.HA))
    show(window, scenes.table(state, M))
    hand = members(window, "Your cards")
    assert len(hand) == 10
    legal = {window.texts.card(card) for card in state.observe(M).legal_cards()}
    assert {each.text(Name) for each in hand if not each.state().disabled} == legal
    for place, each in enumerate(hand, 1):
        playable = each.text(Name) in legal
        words = "may be played" if playable else "may not be played now"
        assert each.text(Description) == f"card {place} of 10, {words}"
        assert each.role() is Role.Button
        assert each.state().focusable
    assert [each.rect().x() for each in hand] == sorted(each.rect().x() for each in hand)


def test_the_place_of_a_card_is_where_it_lies(window: MainWindow) -> None:
    show(window, scenes.table(scenes.game(scenes.deal(), scenes.playing())))
    first = members(window, "Your cards")[0]
    whole = reader_of(window)
    middle = first.rect().center()
    left = first.rect().left() + 10
    group = whole.childAt(left, middle.y())
    assert group is not None
    assert group.childAt(left, middle.y()) is first


def test_the_trick_says_who_played_what(window: MainWindow) -> None:
    state = scenes.game(scenes.deal(), scenes.playing())
    state = state.act(F, PlayCard(Card.HA))
    view = scenes.table(state, R)
    show(window, view)
    (card,) = members(window, "Trick")
    assert card.text(Name) == f"{view.name(F)}: ace of hearts"


def test_bids_and_plates_are_told(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["asked"]())
    told = names(window, Role.StaticText)
    assert "Anna says: 18" in told
    assert any(text.startswith("You, Forehand") and text.endswith("to play") for text in told)
    window.engine.stepped.emit(PHASES["middle"]())
    told = names(window, Role.StaticText)
    assert any("Declarer" in text and "Spades" in text and "3 trick" in text for text in told)
    assert any("Bruno" in text and "Dealer" in text for text in told)


def test_what_is_put_back_lies_in_a_list_of_its_own(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["announces"]())
    assert find(window, Role.List, "To be put back").text(Description) == "0 of 2 cards"
    card = members(window, "Your cards")[-1]
    name = card.text(Name)
    press(card)
    assert [each.text(Name) for each in members(window, "To be put back")] == [name]
    assert len(members(window, "Your cards")) == 11
    press(members(window, "To be put back")[0])
    assert not members(window, "To be put back")
    assert len(members(window, "Your cards")) == 12


def test_an_open_hand_is_read_and_a_hidden_one_only_counted(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["defends-ouvert"]())
    shown = [each for each in walk(reader_of(window)) if each.text(Description) == "open"]
    assert [each.childCount() for each in shown] == [9]
    hidden = [each for each in walk(reader_of(window)) if each.text(Description) == "10 face down"]
    assert [each.childCount() for each in hidden] == [0]


def test_a_panel_is_called_by_what_it_asks(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["asked"]())
    assert window.bidding.hasFocus()
    panel = QAccessible.queryAccessibleInterface(window.bidding)
    assert panel.text(Name) == "Anna bids 18. Do you hold?"


def test_names_follow_the_language(window: MainWindow, speak: Callable[[str], None]) -> None:
    window.engine.stepped.emit(PHASES["cards"]())
    assert members(window, "Your cards")
    speak("de")
    told = [each.text(Name) for each in walk(reader_of(window))]
    assert "Kreuz Bube" in told
    assert "jack of clubs" not in told


# --- what is told ---------------------------------------------------------------------------------


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Events:
    """The events that reach a screen reader, with what they are about."""
    seen: Events = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            seen.append((event.type(), event.message()))
        else:
            seen.append((event.type(), event.accessibleInterface().text(Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(note))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return seen


def spoken(events: Events) -> list[str]:
    return [text for kind, text in events if kind is QAccessible.Event.Announcement]


def test_what_the_others_do_is_spoken(window: MainWindow, events: Events) -> None:
    window.engine.stepped.emit(PHASES["asked"]())
    assert "Anna: 18" in spoken(events)
    state = scenes.game(scenes.deal(), scenes.playing())
    while len(state.tricks) < 1:
        assert state.turn is not None
        seat, card = state.turn, next(iter(state.observe(state.turn).legal_cards()))
        state = state.act(seat, PlayCard(card))
        step = Step(scenes.table(state), Acted(seat, PlayCard(card)))
        window.engine.stepped.emit(step)
        name = view_of(window).name(seat)
        assert any(text.startswith(f"{name}: {window.texts.card(card)}") for text in spoken(events))
    assert spoken(events)[-2].endswith(window.texts.trick_won(view_of(window), state.tricks[0]))
    assert spoken(events)[-1].startswith("It is your turn")


def test_the_keyboards_card_has_the_focus(window: MainWindow, events: Events) -> None:
    window.engine.stepped.emit(PHASES["cards"]())
    events.clear()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right):
        QTest.keyClick(window.table, key)
    moved = [text for kind, text in events if kind is QAccessible.Event.Focus]
    hand = members(window, "Your cards")
    assert moved == [each.text(Name) for each in hand[:2]]
    assert [bool(each.state().focused) for each in hand[:3]] == [False, True, False]
    assert reader_of(window).focusChild() is hand[1]


def test_why_a_card_may_not_be_played_is_spoken(window: MainWindow, events: Events) -> None:
    state = scenes.game(scenes.deal(), scenes.playing()).act(F, PlayCard(Card.HA))
    show(window, scenes.table(state, M))
    refused = next(each for each in members(window, "Your cards") if each.state().disabled)
    press(refused)
    assert spoken(events)[-1] == "Hearts were led – you still hold Hearts."


def test_the_result_is_spoken(window: MainWindow, events: Events) -> None:
    window.engine.stepped.emit(PHASES["won"]())
    told = spoken(events)[-1]
    assert "You win Spades" in told
    assert "× 11 = 44" in told.replace("\N{NO-BREAK SPACE}", " ")


def test_the_last_trick_is_read_out(window: MainWindow, events: Events) -> None:
    window.engine.stepped.emit(PHASES["middle"]())
    QTest.keyPress(window, Qt.Key.Key_L)
    view = view_of(window)
    trick = view.observation.tricks[-1]
    assert spoken(events)[-1].startswith(window.texts.trick(view, trick))
    assert any(text.startswith("Last trick: ") for text in names(window, Role.StaticText))


def test_changed_names_are_told(window: MainWindow, events: Events) -> None:
    window.engine.stepped.emit(PHASES["waits"]())
    events.clear()
    window.engine.stepped.emit(PHASES["middle"]())
    kinds = {kind for kind, _ in events}
    assert QAccessible.Event.NameChanged in kinds
    assert QAccessible.Event.ObjectCreated in kinds
    assert QAccessible.Event.ObjectDestroyed in kinds


# --- as long as it lasts --------------------------------------------------------------------------


def test_what_a_reader_keeps_outlives_cards_and_languages(
    window: MainWindow, speak: Callable[[str], None]
) -> None:
    window.engine.stepped.emit(PHASES["cards"]())
    kept = members(window, "Your cards")
    window.engine.stepped.emit(PHASES["passed-in"]())
    speak("de")
    gc.collect()
    for each in kept:
        assert each.isValid()
        each.rect()
        each.state()
        assert each.childCount() == 0
        press(each)  # Of a card that is no longer there nothing comes.


def test_the_window_goes_and_takes_everything_with_it(qtbot: QtBot) -> None:
    engine = Engine(None)
    window = MainWindow(Settings(), engine)
    window.hurry_always()
    window.show()
    window.engine.stepped.emit(PHASES["middle"]())
    whole = reader_of(window)
    assert isinstance(whole, WholeTable)
    kept = [whole, *whole.on_table]
    numbers = [QAccessible.uniqueId(each) for each in kept]
    window.close()
    engine.close()
    Shiboken.delete(window)
    gc.collect()
    assert not any(Shiboken.isValid(each) for each in kept)
    for number in numbers:
        assert QAccessible.accessibleInterface(number) is None


# --- whole deals ----------------------------------------------------------------------------------

WANTED = {
    "suit": Contract(GameType.HEARTS),
    "grand": Contract(GameType.GRAND),
    "null": Contract(GameType.NULL),
    "suit-hand": Contract(GameType.CLUBS, hand=True),
    "grand-hand-schneider": Contract(GameType.GRAND, hand=True, schneider=True),
}


def announce(qtbot: QtBot, window: MainWindow, wanted: Contract) -> None:
    qtbot.waitUntil(window.announcement.isVisible)  # Qt lets one see a button go down.
    press(find(window, Role.CheckBox, window.texts.game(wanted.game)))
    if wanted.schneider:
        press(find(window, Role.CheckBox, "Schneider"))
    name = f"Play {window.texts.sign(wanted)}"
    qtbot.waitUntil(lambda: name in names(window, Role.Button))
    press(find(window, Role.Button, name))


@pytest.mark.parametrize("wanted", WANTED.values(), ids=WANTED)
def test_a_deal_is_played_by_the_accessible_tree_alone(
    qtbot: QtBot, window: MainWindow, wanted: Contract
) -> None:
    def act(window: MainWindow, view: TableView) -> None:
        match view.observation.phase:
            case Phase.BIDDING:
                press(find(window, Role.Button, "18"))
            case Phase.SKAT if wanted.hand:
                press(find(window, Role.Button, "Play Hand"))
                announce(qtbot, window, wanted)
            case Phase.SKAT:
                press(find(window, Role.Button, "Take the skat"))
            case Phase.DECLARING:
                for _ in range(2):
                    press(members(window, "Your cards")[-1])
                announce(qtbot, window, wanted)
            case _:
                hand = members(window, "Your cards")
                press(next(each for each in hand if not each.state().disabled))

    start(window, seed=3)
    play_through(qtbot, window, act)
    finished = view_of(window).finished
    assert finished is not None
    assert finished.contract == wanted
    press(find(window, Role.Button, "Next deal"))
    qtbot.waitUntil(lambda: view_of(window).deal_number == 2, timeout=PATIENCE)


def test_a_deal_is_passed_in_by_the_accessible_tree_alone(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=3)
    play_through(qtbot, window, lambda window, view: press(find(window, Role.Button, "Pass")))
    view = view_of(window)
    assert view.is_over
    assert {call for _, call in view.observation.auction.calls} == {Pass()}
    assert "Passed in" in names(window, Role.StaticText)

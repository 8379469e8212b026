"""Whatever happens while cards fly, in the end they lie where the view has them."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Action, Claim, Concede
from skat_desktop.core.cards import Card
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import Step
from skat_desktop.ui.table import TableStyle, TableWidget
from skat_desktop.ui.table.arrangement import places
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.layout import Pose
from tests.players.games import random_deal
from tests.ui.table.views import Game

Look = tuple[Card | None, float, Pose, float]


def rounded(pose: Pose) -> Pose:
    """Without the differences that Qt overlooks."""
    return Pose(*(round(n, 6) for n in (pose.x, pose.y, pose.width, pose.angle)))


def lying(table: TableWidget) -> list[Look]:
    """Each card there is to be seen: what it shows, where it lies, and how high."""
    items = [item for item in table.scene().items() if isinstance(item, CardItem)]
    assert all(item.isVisible() and item.opacity() == item.scale() == 1 for item in items)
    return sorted(((i.card, i.face, rounded(i.pose), i.zValue()) for i in items), key=repr)


def arranged(table: TableWidget) -> list[Look]:
    """The same as the view has it."""
    assert table.view is not None
    scene = table.scene()
    wanted = places(table.view, scene.table, scene.looks, chosen=scene.chosen)
    return sorted(
        (
            (key if isinstance(key, Card) else None, float(p.face_up), rounded(p.pose), float(p.z))
            for key, p in wanted.items()
        ),
        key=repr,
    )


def some_action(chance: Random, state: GameState) -> Action:
    """An action of whoever's turn it is, of each kind with the same chance."""
    assert state.turn is not None
    actions = state.observe(state.turn).legal_actions()
    if state.phase is Phase.PLAYING and chance.random() < 0.9:
        actions = tuple(a for a in actions if not isinstance(a, Claim | Concede))
    kind = chance.choice(sorted({type(action).__name__ for action in actions}))
    of_kind = [action for action in actions if type(action).__name__ == kind]
    return of_kind[0] if state.phase is Phase.BIDDING else chance.choice(of_kind)


def disturb(chance: Random, table: TableWidget, earlier: list[GameState]) -> None:
    """Do something that a person may do at any moment."""
    viewport = table.viewport()
    spot = QPoint(chance.randrange(viewport.width()), chance.randrange(viewport.height()))
    match chance.randrange(6):
        case 0:
            table.hurry()
        case 1:
            table.show_view(Game(chance.choice(earlier)).view)
        case 2:
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
        case 3:
            QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot)
            QTest.mouseMove(viewport, spot - QPoint(60, 60))
        case 4:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot)
        case _:
            table.resize(1280 + chance.randrange(2), 660)


@pytest.mark.parametrize("speed", [0, 20])
@pytest.mark.parametrize("seed", range(3))
def test_cards_end_where_the_view_has_them(qtbot: QtBot, seed: int, speed: float) -> None:
    chance = Random(seed)
    table = TableWidget(style=TableStyle(animation_speed=speed, trick_delay=5, bubble_ms=5))
    qtbot.addWidget(table)
    table.resize(1280, 660)
    table.show()
    caught_up: list[bool] = []
    table.caught_up.connect(lambda: caught_up.append(True))
    for _ in range(2):
        game = Game(GameState.start(random_deal(chance)))
        earlier = [game.state]
        table.enqueue(Step(game.view, dealt=True))
        while game.state.turn is not None:
            for _ in range(chance.randrange(1, 6)):
                if game.state.turn is not None:
                    table.enqueue(game.step(some_action(chance, game.state)))
                    earlier.append(game.state)
                if chance.random() < 0.3:
                    qtbot.wait(chance.randrange(12))
                if chance.random() < 0.3:
                    disturb(chance, table, earlier)
            QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
            caught_up.clear()
            table.enqueue(Step(game.view))
            qtbot.waitUntil(lambda: bool(caught_up) and not table.scene().motion.running)
            assert lying(table) == arranged(table)

"""Nothing overlaps and nothing leaves the window, at any size."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from skat_desktop.ui.table.layout import (
    CARD_RATIO,
    INDEX,
    SIDES,
    Overlap,
    Pose,
    Proportions,
    Side,
    TableLayout,
)

SIZES = (
    (800, 480),
    (800, 600),
    (1024, 540),
    (1024, 600),
    (1000, 1000),
    (1280, 660),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
SEATINGS = (
    (3, frozenset(SIDES[3])),
    *((4, frozenset(Side) - {out}) for out in Side),
)
PROPORTIONS = (
    Proportions(),
    Proportions(text=1.5),
    Proportions(cards=0.7, text=1.5, overlap=Overlap.WIDE),
    Proportions(cards=0.7, text=0.85, overlap=Overlap.TIGHT),
)


def layouts() -> Iterator[TableLayout]:
    for width, height in SIZES:
        for chairs, playing in SEATINGS:
            for proportions in PROPORTIONS:
                yield TableLayout(QSizeF(width, height), chairs, playing, proportions)


def named(layout: TableLayout) -> str:
    playing = ",".join(side.value for side in Side if side in layout.playing)
    chosen = layout.proportions
    return (
        f"{layout.size.width():.0f}x{layout.size.height():.0f}-{layout.chairs}-{playing}"
        f"-{chosen.cards}-{chosen.text}-{chosen.overlap.value}"
    )


every_layout = pytest.mark.parametrize("layout", [*layouts()], ids=named)


def outline(pose: Pose) -> QPolygonF:
    turn = QTransform().translate(pose.x, pose.y).rotate(pose.angle)
    return turn.map(QPolygonF(pose.rect.translated(-pose.x, -pose.y)))


def covered(poses: list[Pose]) -> QRectF:
    area = QRectF()
    for pose in poses:
        area = area.united(outline(pose).boundingRect())
    return area


def others(layout: TableLayout) -> list[Side]:
    return [side for side in Side if side in layout.playing and side is not Side.BOTTOM]


def hand_area(layout: TableLayout, count: int) -> QRectF:
    """The viewer's cards and the room they rise into."""
    return covered(layout.hand(count)).adjusted(0, -layout.lift, 0, 0)


def furniture(layout: TableLayout) -> dict[str, QRectF]:
    """What always lies on the table."""
    sides = SIDES[layout.chairs]
    areas = {f"plate {side.value}": layout.plate(side) for side in sides}
    areas |= {f"chip {side.value}": layout.chip(side) for side in layout.playing}
    areas |= {f"fan {side.value}": covered(layout.hidden_hand(side, 10)) for side in others(layout)}
    areas |= {"corner": layout.corner, "other corner": layout.other_corner}
    if Side.BOTTOM in layout.playing:
        areas["hand"] = hand_area(layout, 12)
    return areas


def skat(layout: TableLayout) -> QRectF:
    return covered([layout.skat(0), layout.skat(1)])


def discard(layout: TableLayout) -> QRectF:
    return covered([layout.discard(0), layout.discard(1)])


def trick(layout: TableLayout) -> dict[str, QRectF]:
    return {f"trick {side.value}": layout.trick(side).rect for side in layout.playing}


def overlaps(areas: dict[str, QRectF]) -> list[tuple[str, str]]:
    return [
        (one, two)
        for (one, a), (two, b) in combinations(areas.items(), 2)
        if a.adjusted(1, 1, -1, -1).intersects(b.adjusted(1, 1, -1, -1))
    ]


@every_layout
def test_everything_is_inside_the_window(layout: TableLayout) -> None:
    window = QRectF(QPointF(), layout.size)
    areas = furniture(layout) | trick(layout) | {"skat": skat(layout), "discard": discard(layout)}
    areas |= {f"open {s.value}": covered(layout.open_hand(s, 10)) for s in others(layout)}
    for declarer in (False, True):
        areas |= {
            f"bubble {side.value} {declarer}": layout.bubble(side, declarer=declarer)
            for side in layout.playing
        }
    areas["panel"] = layout.panel(discarding=True)
    assert [name for name, area in areas.items() if not window.contains(area)] == []


@every_layout
def test_nothing_overlaps_before_and_during_play(layout: TableLayout) -> None:
    fixed = furniture(layout)
    assert overlaps(fixed | {"skat": skat(layout)} | trick(layout)) == []
    assert overlaps(fixed | {"discard": discard(layout)}) == []
    assert overlaps(fixed | {"message": layout.message} | trick(layout)) == []


@every_layout
def test_the_panel_covers_nothing(layout: TableLayout) -> None:
    fixed = furniture(layout)
    assert overlaps(fixed | {"skat": skat(layout), "panel": layout.panel()}) == []
    discarding = {"discard": discard(layout), "panel": layout.panel(discarding=True)}
    assert overlaps(fixed | discarding) == []
    for side in others(layout):
        areas = {name: area for name, area in fixed.items() if name != f"fan {side.value}"}
        areas["open"] = covered(layout.open_hand(side, 10))
        assert overlaps(areas | {"panel": layout.panel({side})}) == []


@every_layout
def test_an_open_hand_leaves_the_trick_alone(layout: TableLayout) -> None:
    for side in others(layout):
        areas = {n: a for n, a in furniture(layout).items() if n != f"fan {side.value}"}
        areas["open"] = covered(layout.open_hand(side, 10))
        assert overlaps(areas | trick(layout)) == []


@every_layout
def test_every_card_of_a_row_shows_its_index(layout: TableLayout) -> None:
    rows = [layout.hand(12), layout.hand(10), layout.hand(2)]
    rows += [layout.open_hand(side, 10) for side in others(layout)]
    for row in rows:
        strips = [right.x - left.x for left, right in pairwise(row)]
        assert min(strips) >= INDEX * row[0].width


@every_layout
def test_a_trick_shows_every_index_whichever_card_lies_on_top(layout: TableLayout) -> None:
    for order in permutations(layout.playing):
        for below, above in combinations(order, 2):
            rect = layout.trick(below).rect
            index = QRectF(rect.topLeft(), QSizeF(INDEX * rect.width(), 0.3 * rect.height()))
            assert not index.intersects(layout.trick(above).rect)


@every_layout
def test_a_tricks_cards_lie_toward_their_players(layout: TableLayout) -> None:
    if Side.BOTTOM in layout.playing:
        lowest = max(layout.playing, key=lambda side: layout.trick(side).y)
        assert lowest is Side.BOTTOM
    if Side.TOP in layout.playing:
        assert min(layout.playing, key=lambda side: layout.trick(side).y) is Side.TOP
    if {Side.LEFT, Side.RIGHT} <= layout.playing:
        assert layout.trick(Side.LEFT).x < layout.trick(Side.RIGHT).x


@every_layout
def test_calls_cover_nothing_before_a_game_is_announced(layout: TableLayout) -> None:
    areas = {n: a for n, a in furniture(layout).items() if not n.startswith("chip")}
    areas |= {f"bubble {side.value}": layout.bubble(side) for side in layout.playing}
    assert overlaps(areas | {"skat": skat(layout)}) == []


@every_layout
def test_what_is_said_in_play_covers_nothing(layout: TableLayout) -> None:
    for declarer in layout.playing:
        areas = {n: a for n, a in furniture(layout).items() if not n.startswith("chip")}
        areas["chip"] = layout.chip(declarer)
        areas |= {
            f"bubble {side.value}": layout.bubble(side, declarer=side is declarer)
            for side in layout.playing
        }
        areas |= trick(layout) | {"skat": skat(layout)}
        assert overlaps(areas) == []
        if declarer is not Side.BOTTOM:
            areas[f"fan {declarer.value}"] = covered(layout.open_hand(declarer, 10))
            assert overlaps(areas) == []


def test_cards_grow_with_the_window_and_keep_their_shape() -> None:
    small = TableLayout(QSizeF(1280, 720))
    large = TableLayout(QSizeF(3840, 2160))
    assert large.card_width == pytest.approx(3 * small.card_width, abs=4)
    assert large.text == pytest.approx(3 * small.text)
    assert small.hand(1)[0].rect.height() == pytest.approx(small.card_width * CARD_RATIO)


def test_the_hand_stays_in_the_middle_as_it_shrinks() -> None:
    layout = TableLayout(QSizeF(1280, 720))
    for count in range(1, 13):
        row = layout.hand(count)
        assert (row[0].x + row[-1].x) / 2 == pytest.approx(640)
    assert layout.hand(0) == []

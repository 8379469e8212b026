"""The one look of everything beside the cards: colours, type scale, spacing, style sheet."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from skat_desktop.assets import resource
from skat_desktop.core.cards import Suit
from skat_desktop.core.contract import GameType
from skat_desktop.decks import card_file, style_of
from skat_desktop.ui.table.pixmaps import PIP

SCALE: Final = 1.2
"""The step between two type sizes."""
_PAPER: Final = "#FDFBF5"
_INK: Final = "#17181C"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme.  Text is at least 4.5:1 against the surface it stands on.

    ``accent``, 3:1 against every surface, is the one warm colour, for whose turn it is and what
    has the focus; nothing else has it.
    """

    backdrop: str
    surface: str
    well: str
    raised: str
    hover: str
    line: str
    text: str
    muted: str
    primary: str
    primary_hover: str
    primary_text: str
    positive: str
    negative: str
    accent: str


THEMES: Final = {
    "felt": Theme(
        backdrop="#1D4A37",
        surface="#FBF8F0",
        well="#FFFFFF",
        raised="#F0EADB",
        hover="#E6DEC9",
        line="#CFC5AC",
        text="#1B1C1F",
        muted="#5C5749",
        primary="#1E5A3F",
        primary_hover="#2A7050",
        primary_text="#FFFFFF",
        positive="#1A6B3C",
        negative="#A81629",
        accent="#C26500",
    ),
    "light": Theme(
        backdrop="#E4E6E9",
        surface="#FFFFFF",
        well="#FFFFFF",
        raised="#EFF1F4",
        hover="#E2E6EB",
        line="#C3C9D1",
        text="#17181C",
        muted="#545B66",
        primary="#24374F",
        primary_hover="#334B69",
        primary_text="#FFFFFF",
        positive="#1A6B3C",
        negative="#A81629",
        accent="#C26500",
    ),
    "dark": Theme(
        backdrop="#16181B",
        surface="#24272C",
        well="#121417",
        raised="#343940",
        hover="#414750",
        line="#4B525C",
        text="#F1EFEA",
        muted="#B4B7BD",
        primary="#E9E4D8",
        primary_hover="#FFFFFF",
        primary_text="#1B1C1F",
        positive="#7FD3A0",
        negative="#FF9AA2",
        accent="#FFB020",
    ),
}
"""The themes: paper on a felt of whatever colour, light, and dark."""


def base_size(window: QSize) -> int:
    """The size of running text in pixels for a window of this size; it grows with it."""
    return max(15, min(28, round(min(window.height(), 0.62 * window.width()) / 46)))


def text_size(window: QWidget) -> int:
    """The size of running text in pixels, as this window's style sheet has it."""
    window.ensurePolished()
    return window.fontInfo().pixelSize()


def palette(theme: Theme) -> QPalette:
    """The theme as Qt's own widgets want it."""
    colours = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.surface),
        (QPalette.ColorRole.WindowText, theme.text),
        (QPalette.ColorRole.Base, theme.well),
        (QPalette.ColorRole.AlternateBase, theme.raised),
        (QPalette.ColorRole.Text, theme.text),
        (QPalette.ColorRole.Button, theme.raised),
        (QPalette.ColorRole.ButtonText, theme.text),
        (QPalette.ColorRole.ToolTipBase, theme.raised),
        (QPalette.ColorRole.ToolTipText, theme.text),
        (QPalette.ColorRole.PlaceholderText, theme.muted),
        (QPalette.ColorRole.Highlight, theme.primary),
        (QPalette.ColorRole.HighlightedText, theme.primary_text),
        (QPalette.ColorRole.Accent, theme.accent),
    ):
        colours.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return colours


def _icon(name: str, ink: str) -> str:
    """The file with a small sign as light or dark as this ink."""
    tone = "light" if QColor(ink).lightnessF() > 0.5 else "dark"
    return resource("icons", f"{name}-{tone}.svg").as_posix()


def style_sheet(theme: Theme, base: int) -> str:
    """The style of windows and panels, with running text of this many pixels."""
    small, large, title, display = (round(base * SCALE**step) for step in (-0.5, 1, 2, 3))
    gap, radius = round(base * 0.5), round(base * 0.45)
    return f"""
    QWidget {{ font-size: {base}px; }}
    QMainWindow {{ background: {theme.backdrop}; }}
    QMenuBar {{ background: {theme.surface}; color: {theme.text}; padding: 2px {gap}px; }}
    QMenuBar::item {{ padding: {gap // 2}px {gap}px; border-radius: {radius // 2}px; }}
    QMenuBar::item:selected {{ background: {theme.hover}; }}
    QMenu {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; padding: {gap // 2}px; }}
    QMenu::item {{ padding: {gap // 2}px {gap * 3}px {gap // 2}px {gap * 2}px;
        border-radius: {radius // 2}px; }}
    QMenu::item:selected {{ background: {theme.hover}; color: {theme.text}; }}
    QMenu::item:disabled {{ color: {theme.muted}; }}
    QMenu::separator {{ height: 1px; background: {theme.line}; margin: {gap // 2}px {gap}px; }}
    QToolTip {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; padding: {gap // 2}px; }}

    QFrame#hints {{ background: {theme.surface}; border: none;
        border-top: 1px solid {theme.line}; }}
    QFrame#panel {{ background: {theme.surface}; border: 2px solid {theme.line};
        border-radius: {radius * 2}px; }}
    QFrame#panel:focus {{ border-color: {theme.accent}; }}
    QDockWidget#log {{ background: {theme.surface}; }}
    QFrame#logHead, QFrame#logBody {{ background: {theme.surface}; border: none; }}
    QFrame#logHead QPushButton {{ padding: {gap // 4}px {gap}px; }}
    QDockWidget#log QTextEdit {{ background: {theme.well}; color: {theme.text};
        border: 2px solid {theme.line}; border-radius: {radius}px; padding: {gap // 2}px; }}
    QDockWidget#log QTextEdit:focus {{ border-color: {theme.accent}; }}

    QLabel {{ color: {theme.text}; background: transparent; }}
    QLabel[role="title"] {{ font-size: {title}px; font-weight: 600; }}
    QLabel[role="display"] {{ font-size: {display}px; font-weight: 700; }}
    QLabel[role="large"] {{ font-size: {large}px; }}
    QLabel[role="strong"] {{ font-weight: 600; }}
    QLabel[role="sum"] {{ font-size: {large}px; font-weight: 600; }}
    QLabel[role="muted"] {{ color: {theme.muted}; }}
    QLabel[role="small"] {{ color: {theme.muted}; font-size: {small}px; }}
    QLabel[role="warning"] {{ color: {theme.negative}; font-weight: 600; }}
    QLabel[tone="positive"] {{ color: {theme.positive}; }}
    QLabel[tone="negative"] {{ color: {theme.negative}; }}
    QFrame#hints QLabel[tone="negative"] {{ font-weight: 700; }}
    QLabel[role="key"] {{ font-weight: 600; background: {theme.raised};
        border: 1px solid {theme.line}; border-radius: {radius // 2}px; padding: 1px {gap}px; }}
    QLabel#remark {{ background: {theme.surface}; color: {theme.negative};
        font-size: {large}px; font-weight: 700; border: 2px solid {theme.negative};
        border-radius: {radius}px; padding: {gap // 2}px {gap * 2}px; }}

    QPushButton, QToolButton {{ background: {theme.raised}; color: {theme.text};
        border: 2px solid {theme.line}; border-radius: {radius}px;
        padding: {gap // 2}px {gap * 2}px; }}
    QPushButton:hover, QToolButton:hover {{ background: {theme.hover}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {theme.muted};
        background: {theme.surface}; border-style: dashed; }}
    QPushButton[role="choice"] {{ font-size: {title}px; font-weight: 600;
        padding: {gap}px {gap * 3}px; }}
    QPushButton[role="primary"] {{ font-size: {title}px; font-weight: 600;
        padding: {gap}px {gap * 3}px; }}
    QPushButton[role="answer"], QPushButton[role="announce"] {{
        font-size: {large}px; font-weight: 600; padding: {gap}px {gap * 2}px; }}
    QPushButton[role="primary"], QPushButton[role="announce"], QPushButton[role="first call"] {{
        background: {theme.primary}; color: {theme.primary_text};
        border-color: {theme.primary}; }}
    QPushButton[role="primary"]:hover, QPushButton[role="announce"]:hover,
    QPushButton[role="first call"]:hover {{
        background: {theme.primary_hover}; }}
    QPushButton[role="primary"]:disabled, QPushButton[role="announce"]:disabled {{
        background: {theme.raised};
        color: {theme.muted}; border-color: {theme.line}; }}
    QPushButton[role="call"], QPushButton[role="first call"] {{ font-size: {display}px;
        font-weight: 700; padding: {gap}px {gap * 6}px; }}
    QPushButton[role="value"] {{ font-size: {title}px; font-weight: 600;
        padding: {gap}px {gap * 2}px; }}
    QPushButton[role="small value"] {{ font-size: {large}px; padding: {gap // 2}px {gap}px; }}
    QPushButton[role="option"] {{ text-align: center; padding: {gap // 2}px {gap}px; }}
    QPushButton[role="option"]:checked {{ background: {theme.hover}; font-weight: 600;
        border: 3px solid {theme.primary}; }}
    QPushButton[role="option"]:checked:focus {{ border: 3px solid {theme.accent}; }}
    QPushButton[role="link"] {{ background: transparent; border-color: transparent;
        padding: {gap // 2}px {gap}px; text-decoration: underline; }}
    QPushButton[role="link"]:hover {{ background: {theme.hover}; }}
    QToolButton[role="game"] {{ font-size: {large}px; font-weight: 600;
        padding: {gap // 2}px; }}
    QToolButton[role="game"]:checked {{ background: {theme.primary};
        color: {theme.primary_text}; border-color: {theme.primary}; }}
    QPushButton:focus, QToolButton:focus, QPushButton[role="primary"]:focus,
    QPushButton[role="announce"]:focus, QPushButton[role="first call"]:focus,
    QToolButton[role="game"]:focus {{ border: 3px solid {theme.accent}; }}

    QFrame#panel QCheckBox {{ font-size: {large}px; }}
    QCheckBox {{ color: {theme.text}; spacing: {gap}px; padding: {gap // 2}px;
        border: 2px solid transparent; border-radius: {radius}px; }}
    QCheckBox:disabled {{ color: {theme.muted}; }}
    QCheckBox:focus {{ border-color: {theme.accent}; }}
    QCheckBox::indicator {{ width: {round(base * 1.2)}px; height: {round(base * 1.2)}px;
        border: 2px solid {theme.muted}; border-radius: {radius // 2}px;
        background: {theme.well}; }}
    QCheckBox::indicator:checked {{ background: {theme.primary}; border-color: {theme.primary};
        image: url("{_icon("check", theme.primary_text)}"); }}
    QCheckBox::indicator:disabled {{ border-color: {theme.line}; }}
    QComboBox, QSpinBox, QLineEdit {{ min-height: {round(base * 1.8)}px;
        background: {theme.well}; color: {theme.text}; placeholder-text-color: {theme.muted};
        padding: 0 {gap}px;
        border: 2px solid {theme.line}; border-radius: {radius // 2}px; }}
    QComboBox:focus, QSpinBox:focus, QLineEdit:focus {{ border-color: {theme.accent}; }}
    QSpinBox QLineEdit {{ border: none; padding: 0 {gap}px; min-height: 0; }}
    QComboBox::drop-down, QSpinBox::up-button, QSpinBox::down-button {{
        subcontrol-origin: border; border: none; width: {round(base * 1.8)}px; }}
    QSpinBox::up-button {{ subcontrol-position: top right; height: {round(base * 0.9)}px; }}
    QSpinBox::down-button {{ subcontrol-position: bottom right; height: {round(base * 0.9)}px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow, QSpinBox::up-arrow {{
        width: {round(base * 0.7)}px; height: {round(base * 0.7)}px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{_icon("down", theme.text)}"); }}
    QSpinBox::up-arrow {{ image: url("{_icon("up", theme.text)}"); }}
    QComboBox QAbstractItemView {{ background: {theme.surface}; color: {theme.text};
        selection-background-color: {theme.hover}; selection-color: {theme.text}; }}

    QTextBrowser {{ background: {theme.well}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: {radius}px; }}
    QTextBrowser:focus {{ border-color: {theme.accent}; }}
    QListWidget {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: {radius}px; outline: none; }}
    QListWidget:focus {{ border-color: {theme.accent}; }}
    QListWidget::item {{ padding: {gap // 2}px {gap}px; color: {theme.text}; }}
    QListWidget::item:hover {{ background: {theme.raised}; }}
    QListWidget::item:selected {{ background: {theme.hover}; color: {theme.text}; }}
    QProgressBar {{ background: {theme.raised}; border: none; border-radius: {gap // 3}px;
        max-height: {gap // 3 * 2}px; }}
    QProgressBar::chunk {{ background: {theme.primary}; border-radius: {gap // 3}px; }}

    QListWidget#groups, QListWidget#gallery {{ background: transparent;
        border: 2px solid transparent; border-radius: {radius}px; padding: {gap // 4}px; }}
    QListWidget#groups:focus, QListWidget#gallery:focus {{ border-color: {theme.accent}; }}
    QListWidget#groups::item {{ padding: {gap // 2}px {gap}px; border-radius: {radius}px; }}
    QListWidget#groups::item:hover {{ background: {theme.hover}; }}
    QListWidget#groups::item:selected {{ background: {theme.primary};
        color: {theme.primary_text}; }}
    QListWidget#gallery::item {{ padding: {gap // 2}px; border: 3px solid transparent;
        border-radius: {radius}px; color: {theme.text}; }}
    QListWidget#gallery::item:hover {{ background: {theme.raised}; }}
    QListWidget#gallery::item:selected {{ background: {theme.hover};
        border-color: {theme.primary}; }}
    QToolButton#back {{ border: 2px solid transparent; background: transparent;
        font-size: {large}px; padding: 0 {gap // 2}px; }}
    QToolButton#back:hover {{ background: {theme.hover}; }}
    QToolButton#back:focus {{ border: 2px solid {theme.accent}; }}
    QScrollArea, QWidget#page {{ background: transparent; border: none; }}

    QDialog, QMessageBox {{ background: {theme.surface}; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QTabWidget::pane {{ border: 1px solid {theme.line}; border-radius: {radius}px; }}
    QTabBar::tab {{ background: {theme.surface}; color: {theme.muted};
        padding: {gap}px {gap * 2}px; border: 2px solid transparent; }}
    QTabBar::tab:selected {{ color: {theme.text}; font-weight: 600;
        border-bottom: 3px solid {theme.primary}; }}
    QTabBar::tab:focus {{ border-color: {theme.accent}; }}
    QTableWidget {{ background: {theme.surface}; color: {theme.text};
        alternate-background-color: {theme.raised}; gridline-color: {theme.line};
        border: 1px solid {theme.line}; }}
    QTableWidget:focus {{ border-color: {theme.accent}; }}
    QHeaderView::section {{ background: {theme.raised}; color: {theme.text};
        font-weight: 600; border: none; border-bottom: 1px solid {theme.line};
        padding: {gap // 2}px {gap}px; }}
    """


@cache
def game_icon(deck: str, game: GameType) -> QIcon:
    """A game's sign on a piece of card, for a button: its suit, all four, or a nought."""
    size = 192
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(0, 0, size, size), size / 6, size / 6)
    painter.setClipPath(edge)
    painter.fillPath(edge, QColor(_PAPER))
    if game.trump_suit is not None:
        _draw_suit(painter, deck, game.trump_suit, QRectF(0, 0, size, size))
    elif game is GameType.GRAND:
        half = size / 2
        for place, suit in enumerate(reversed(Suit)):
            corner = QRectF(place % 2 * half, place // 2 * half, half, half)
            _draw_suit(painter, deck, suit, corner)
    else:
        painter.setPen(QPen(QColor(_INK), size / 9))
        painter.drawEllipse(QRectF(size * 0.28, size * 0.18, size * 0.44, size * 0.64))
    painter.end()
    return QIcon(pixmap)


def _draw_suit(painter: QPainter, deck: str, suit: Suit, where: QRectF) -> None:
    face = QSvgRenderer(str(card_file(style_of(deck), f"{suit.letter}A")))
    # Where every face has the small pip of its upper left index.
    face.setViewBox(PIP)
    painter.save()
    painter.setClipRect(where, Qt.ClipOperation.IntersectClip)
    face.render(painter, where)
    painter.restore()

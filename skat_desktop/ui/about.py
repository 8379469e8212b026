"""What this program is, what it is built on, and what one may do with it."""

import platform
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSize, QStandardPaths, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from skat_desktop import __version__
from skat_desktop.assets import resource
from skat_desktop.core.ruleset import EDITION
from skat_desktop.ui import look
from skat_desktop.ui.panels.panel import TextLabel
from skat_desktop.ui.scrolled import Scrolled, fit_into
from skat_desktop.ui.translation import translate

_DATA: Final = QStandardPaths.StandardLocation.AppDataLocation
_CONFIG: Final = QStandardPaths.StandardLocation.AppConfigLocation
_ICON: Final = 5
"""The icon's width by the size of the text."""
_COLUMN: Final = 32
"""The width of the longer texts by the size of the text."""


class About(QDialog):
    """Everything in it can be selected, and all of it copied with one button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        size = look.text_size(parent)
        self.setWindowTitle(translate("About", "About Skat Desktop"))
        icon, drawn = QLabel(), QIcon(str(resource("icons", "skat-desktop.svg")))
        width = QSize(_ICON * size, _ICON * size)
        icon.setPixmap(drawn.pixmap(width, self.devicePixelRatioF()))
        name, claim = TextLabel("display", centred=False), TextLabel("muted", centred=False)
        name.setText(translate("MainWindow", "Skat Desktop"))
        claim.setText(translate("About", "Skat by the official rules, against computer players"))
        head = QHBoxLayout()
        head.setSpacing(size)
        head.addWidget(icon)
        names = QVBoxLayout()
        names.addStretch()
        names.addWidget(name)
        names.addWidget(claim)
        names.addStretch()
        head.addLayout(names, 1)

        told = QWidget()
        form = QFormLayout(told)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(size)
        form.setVerticalSpacing(size // 2)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for what, value in facts():
            label = TextLabel("strong", centred=False)
            label.setText(what)
            text = TextLabel(centred=False, wrap=True)
            text.setText(value)
            text.setMinimumWidth(min(_COLUMN * size, round(0.6 * parent.width())))
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            form.addRow(label, text)

        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(
            translate("About", "Copy text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(as_text()))
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * size, round(1.5 * size), 2 * size, size)
        layout.setSpacing(size)
        layout.addLayout(head)
        layout.addWidget(Scrolled(told), 1)
        layout.addWidget(buttons)
        fit_into(self, parent)


def facts() -> tuple[tuple[str, str], ...]:
    """What there is to know, each with its heading."""
    # Not at the start of the program: as Python the solver takes a while to make its tables.
    from skat_desktop.solver import IS_COMPILED

    return (
        (translate("About", "Version"), __version__),
        (
            translate("About", "Rules"),
            translate(
                "About",
                "Internationale Skatordnung and Skatwettspielordnung, edition of November {year}",
            ).format(year=EDITION),
        ),
        (
            translate("About", "Solver"),
            translate("About", "compiled")
            if IS_COMPILED
            else translate(
                "About", "not compiled: the computer players look less far ahead than they could"
            ),
        ),
        (
            translate("About", "Built on"),
            f"Qt {qVersion()}, PySide {PySide6.__version__}, Python {platform.python_version()}",
        ),
        (translate("About", "Your games"), str(_folder(_DATA))),
        (translate("About", "Your settings"), str(_folder(_CONFIG))),
        (
            translate("About", "Licence"),
            translate(
                "About",
                "Skat Desktop, with its cards and sounds, is free software under the MIT licence: "
                "you may use, change and pass it on. Qt and PySide are used under the GNU Lesser "
                "General Public License (LGPL), version 3; you may replace them by versions of "
                "your own. Their sources are at qt.io. Python is under the PSF licence.",
            ),
        ),
    )


def as_text() -> str:
    """All of it as plain text, for a letter or a report."""
    lines = [f"{what}: {value}" for what, value in facts()]
    return "\n".join([translate("MainWindow", "Skat Desktop"), *lines, platform.platform()])


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))

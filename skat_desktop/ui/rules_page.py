"""The rules to read: a list of contents, a search, and the text in the language in force.

The texts are Markdown in ``resources/rules``, one for each language.
"""

from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.assets import ResourceNotFoundError, resource
from skat_desktop.ui import look
from skat_desktop.ui.panels.panel import TextLabel
from skat_desktop.ui.translation import translate

_CONTENTS: Final = 18
"""The width of the list of contents by the size of the text."""
_LINE: Final = 46
"""The longest line of text, by its size: one that an eye can follow."""
_PART: Final = 0.9
"""How much of the window the page takes."""
_CHAPTER: Final = 2
"""The level of the headings that stand in the contents."""
_PLACE: Final = Qt.ItemDataRole.UserRole


class RulesPage(QDialog):
    """May stay open beside the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._size = look.text_size(parent)
        self.contents = QListWidget()
        self.contents.setFixedWidth(_CONTENTS * self._size)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentItemChanged.connect(self._chapter_chosen)
        self.contents.itemPressed.connect(self._chapter_chosen)
        self.page = _Page(_LINE * self._size)
        self.page.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(self.find_next)
        self.found = TextLabel("muted", centred=False)
        self._places: list[QTextCursor] = []
        self._follows = True
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # Else Enter in the search would press it.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.found)
        left.addWidget(self.contents, 1)
        middle = QHBoxLayout()
        middle.setSpacing(self._size)
        middle.addLayout(left)
        middle.addWidget(self.page, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*4 * [self._size])
        layout.addLayout(middle, 1)
        layout.addWidget(buttons)
        self.resize(parent.size() * _PART)
        self.retranslate()
        self.page.setFocus()

    def retranslate(self) -> None:
        """Show the rules in the language in force."""
        self.setWindowTitle(translate("Rules", "The rules of Skat"))
        self.search.setPlaceholderText(translate("Rules", "Search"))
        self.page.setAccessibleName(translate("Rules", "The rules of Skat"))
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        # Finished before it is shown, so that it is laid out only once.
        self.page.ensurePolished()
        document = QTextDocument()
        document.setDefaultFont(self.page.font())
        document.setMarkdown(text_of(QLocale().name().split("_")[0]))
        _Design(self.palette(), self._size).apply(document)
        self.page.setDocument(document)
        self._document = document  # The page does not own it.
        self.contents.clear()
        for block in chapters(document):
            item = QListWidgetItem(block.text())
            item.setData(_PLACE, block.blockNumber())
            self.contents.addItem(item)
        self._search_changed(self.search.text())
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        self._scrolled()

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # --- contents -----------------------------------------------------------------------------

    def _chapter_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and self._follows:
            self._follows = False
            block = self.page.document().findBlockByNumber(item.data(_PLACE))
            self.page.verticalScrollBar().setValue(self._top(block))
            self._follows = True

    def _scrolled(self) -> None:
        """Mark the chapter one reads in the contents."""
        if not self._follows:
            return
        seen = self.page.verticalScrollBar().value() + 3 * self._size
        document = self.page.document()
        current = 0
        for row in range(self.contents.count()):
            block = document.findBlockByNumber(self.contents.item(row).data(_PLACE))
            if self._top(block) <= seen:
                current = row
        self._follows = False
        self.contents.setCurrentRow(current)
        self._follows = True

    def _top(self, block: QTextBlock) -> int:
        layout = self.page.document().documentLayout()
        return round(layout.blockBoundingRect(block).top()) - self._size // 2

    # --- search -------------------------------------------------------------------------------

    def _search_changed(self, words: str) -> None:
        self._places = places(self.page.document(), words.strip())
        colour = QTextCharFormat()
        colour.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
        marks = []
        for cursor in self._places:
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, colour
            marks.append(mark)
        self.page.setExtraSelections(marks)
        self.found.tell("")
        if words.strip():
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.find_next()

    def find_next(self) -> None:
        """Go to the next place that has the words of the search; after the last, to the first."""
        if not self._places:
            nothing = translate("Rules", "Not found")
            self.found.tell(nothing if self.search.text().strip() else "")
            return
        after = self.page.textCursor().selectionEnd()
        starts = [cursor.selectionStart() for cursor in self._places]
        place = next((i for i, start in enumerate(starts) if start >= after), 0)
        self.found.tell(
            translate("Rules", "{place} of {places}").format(
                place=place + 1, places=len(self._places)
            )
        )
        self.page.setTextCursor(self._places[place])
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect().top() - self.page.height() // 3)


class _Page(QTextBrowser):
    """Keeps its lines short, also in a broad window."""

    def __init__(self, longest: int) -> None:
        super().__init__()
        self._longest = longest
        self.setOpenLinks(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        self.setLineWrapColumnOrWidth(min(self.viewport().width(), self._longest))
        super().resizeEvent(event)


def show_rules(parent: QWidget) -> RulesPage:
    """Open the page, or bring the one that is open to the front."""
    page = parent.findChild(RulesPage) or RulesPage(parent)
    page.show()
    page.raise_()
    page.activateWindow()
    return page


def text_of(language: str) -> str:
    """The rules in this language, or in English where it has none."""
    try:
        file = resource("rules", f"rules_{language}.md")
    except ResourceNotFoundError:
        file = resource("rules", "rules_en.md")
    return file.read_text(encoding="utf-8")


def chapters(document: QTextDocument) -> list[QTextBlock]:
    """The headings that stand in the contents."""
    found = []
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == _CHAPTER:
            found.append(block)
        block = block.next()
    return found


def places(document: QTextDocument, words: str) -> list[QTextCursor]:
    """Where the document has these words, whatever their case."""
    found: list[QTextCursor] = []
    cursor = document.find(words) if words else QTextCursor()
    while not cursor.isNull():
        found.append(cursor)
        cursor = document.find(words, cursor)
    return found


class _Design:
    """Gives a document of plain Markdown the look of the program."""

    def __init__(self, palette: QPalette, size: int) -> None:
        self._palette = palette
        self._size = size

    def apply(self, document: QTextDocument) -> None:
        """Set sizes, gaps and tables."""
        document.setDocumentMargin(1.5 * self._size)
        block = document.begin()
        while block.isValid():
            self._block(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._table(frame)

    def _block(self, block: QTextBlock) -> None:
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        gaps = QTextBlockFormat()
        gaps.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if cursor.currentTable() is not None:
            gaps.setBottomMargin(0)
            gaps.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        elif level:
            gaps.setTopMargin(self._size * (0.0, 0.0, 2.0, 1.2)[min(level, 3)])
            gaps.setBottomMargin(0.5 * self._size)
            gaps.setLineHeight(110, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        else:
            gaps.setBottomMargin((0.8 if block.textList() is None else 0.35) * self._size)
        cursor.mergeBlockFormat(gaps)
        if level:
            font = QFont()
            font.setPixelSize(round(self._size * look.SCALE ** (4 - min(level, 3))))
            font.setBold(True)
            letters = QTextCharFormat()
            letters.setFont(
                font, QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly
            )
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            cursor.setCharFormat(letters)

    def _table(self, table: QTextTable) -> None:
        line = QColor(self._palette.color(QPalette.ColorRole.PlaceholderText))
        line.setAlpha(110)
        form = table.format()
        form.setBorderCollapse(True)
        form.setBorder(1)
        form.setBorderBrush(line)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setCellPadding(0.45 * self._size)
        form.setCellSpacing(0)
        form.setTopMargin(0.3 * self._size)
        form.setBottomMargin(1.2 * self._size)
        form.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.VariableLength, 0)] * table.columns()
        )
        table.setFormat(form)
        for column in range(table.columns()):
            cell = table.cellAt(0, column)
            head = cell.format()
            head.setBackground(self._palette.color(QPalette.ColorRole.AlternateBase))
            head.setFontWeight(600)
            cell.setFormat(head)

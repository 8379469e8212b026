"""Which of the person's cards the keyboard is on."""

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.ui.table.scene import TableScene


class CardFocus:
    """A place in the row of the viewer's cards: the hand, then what was laid aside.

    ``card`` is None until a key has been pressed.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._place = 0
        self.card: Card | None = None

    def _row(self) -> list[Card]:
        return [*self._scene.hand_row(), *self._scene.chosen]

    def move(self, step: int, legal: CardSet) -> None:
        """Go along the row; the first time to the first card that may be played."""
        row = self._row()
        if self.card in row:
            self._go(row.index(self.card) + step)
        else:
            self._go(next((place for place, card in enumerate(row) if card in legal), 0))

    def can_move(self, step: int) -> bool:
        """Whether the row goes on in this direction from the focused card."""
        row = self._row()
        return self.card in row and 0 <= row.index(self.card) + step < len(row)

    def go_to_end(self, *, last: bool) -> None:
        """Go to the first or the last card of the row."""
        self._go(len(self._row()) - 1 if last else 0)

    def _go(self, place: int) -> None:
        row = self._row()
        self._place = min(max(place, 0), len(row) - 1)
        self.card = row[self._place] if row else None

    def settle(self) -> None:
        """Follow the focused card to its new place; if it has gone, its neighbour takes over."""
        row = self._row()
        if self.card in row:
            self._place = row.index(self.card)
        elif self.card is not None:
            self._go(self._place)

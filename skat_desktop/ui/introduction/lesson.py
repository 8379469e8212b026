"""One step of the introduction: what it tells and shows, and the task to try it by."""

from dataclasses import dataclass

from skat_desktop.core.cards import Card, CardSet

Option = Card | str
"""What may be clicked: a card, or the text on a button."""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side: a title above, a caption below each of the first ones."""

    cards: tuple[Card, ...]
    title: str = ""
    captions: tuple[str, ...] = ()
    clickable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """Tells something, and asks for ``wanted`` of the cards or of the ``answers``.

    ``figure`` are a few large signs where cards would say nothing.  ``praise`` may speak of
    the ``{points}`` of the cards chosen; ``hint`` is for those who chose something else.
    """

    title: str
    text: str
    question: str
    right: frozenset[Option]
    praise: str
    hint: str = ""
    rows: tuple[Row, ...] = ()
    figure: str = ""
    answers: tuple[str, ...] = ()
    wanted: int = 1

    @property
    def options(self) -> tuple[Option, ...]:
        """All that can be chosen."""
        return *(card for row in self.rows if row.clickable for card in row.cards), *self.answers

    def praised(self, chosen: frozenset[Option]) -> str:
        """What is said about the right choice."""
        points = CardSet(option for option in chosen if isinstance(option, Card)).points
        return self.praise.format(points=points)

"""The texts that count something.

They stand in a class because of ``lupdate`` up to Qt 6.11: it sees a plural form only in
``self.tr``.
"""

from PySide6.QtCore import QObject


class Plurals(QObject):
    """Each method says a number of things in the language in force."""

    def tricks(self, count: int) -> str:
        """How many tricks somebody has."""
        return self.tr("%n trick(s)", "", count)

    def points(self, count: int) -> str:
        """How many card points somebody has."""
        return self.tr("%n point(s)", "", count)

    def decks(self, count: int) -> str:
        """How many decks a folder holds, and their ``names``."""
        return self.tr("%n deck(s): {names}", "", count)

    def cards_to_put_back(self, count: int) -> str:
        """What the declarer still has to do: one card or two."""
        return self.tr("Click %n card(s) to put back", "", count)

    def schwarz_missed(self, tricks: int) -> str:
        """Why an announced Schwarz is lost."""
        return self.tr("Schwarz was announced, but the defenders took %n trick(s).", "", tricks)

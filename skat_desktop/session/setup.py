"""Who sits at the table and what they play."""

from dataclasses import dataclass

from skat_desktop.core.ruleset import RuleSet
from skat_desktop.core.score_sheet import Scoring


@dataclass(frozen=True, slots=True)
class Chair:
    """A player's place at the table; ``level`` names a computer player, None a person."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class ListSetup:
    """Everything that determines a list before the first card: rules, chairs and the seed.

    The chairs stand clockwise.  ``seed`` decides the first dealer, every deal, and every
    choice a computer player leaves to chance.  By ``scoring`` the computer players judge what
    a game is worth; the list can be looked at either way.  Raises `ValueError` unless there are
    as many chairs as the rules have players, at most one person, and an agreed length of the
    list.
    """

    rules: RuleSet
    chairs: tuple[Chair, ...]
    seed: int
    scoring: Scoring = Scoring.SEEGER_FABIAN

    def __post_init__(self) -> None:
        if len(self.chairs) != self.rules.players:
            raise ValueError(f"{len(self.chairs)} chairs for {self.rules.players} players")
        if sum(chair.level is None for chair in self.chairs) > 1:
            raise ValueError("only one person can play at this table")
        if self.rules.deals is None:
            raise ValueError("the number of deals must be agreed before the list starts")

    @property
    def person(self) -> int | None:
        """The chair of the person at the table; None when only computers play."""
        return next((i for i, chair in enumerate(self.chairs) if chair.level is None), None)

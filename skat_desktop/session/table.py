"""The table: a list in progress, folded from its entries."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from skat_desktop.core.actions import Action, Declare
from skat_desktop.core.errors import OutOfTurn, WrongPhase
from skat_desktop.core.events import Acted
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase, Standing
from skat_desktop.core.score_sheet import Entry as SheetEntry
from skat_desktop.core.score_sheet import ScoreSheet
from skat_desktop.core.seats import SEATS, Seat, Seating
from skat_desktop.session.dealing import deal_of, first_dealer
from skat_desktop.session.entries import DealStarted, Entry, ListStarted, PracticeEnded, Undone
from skat_desktop.session.setup import ListSetup
from skat_desktop.session.view import TableView


@dataclass(frozen=True, slots=True)
class Table:
    """A list in progress.  Immutable: `apply` returns the table after the next entry.

    ``number`` counts the deals from 1; ``actions`` are those of this deal that stand, and
    ``game`` is what they led to.  ``earlier`` is the list before this deal.  ``listed`` is the
    table of the list while an earlier deal is practised, None otherwise.
    """

    setup: ListSetup
    number: int
    seating: Seating
    game: GameState
    earlier: ScoreSheet
    actions: tuple[Acted, ...] = ()
    listed: "Table | None" = None

    @classmethod
    def start(cls, setup: ListSetup) -> "Table":
        """The first deal of a list, dealt."""
        players = setup.rules.players
        return cls(
            setup=setup,
            number=1,
            seating=Seating(players, first_dealer(setup.seed, players)),
            game=GameState.start(deal_of(setup.seed, 1), setup.rules),
            earlier=ScoreSheet(players),
        )

    @property
    def is_over(self) -> bool:
        """Whether this deal has been played."""
        return self.game.phase is Phase.OVER

    @property
    def list_is_over(self) -> bool:
        """Whether the last deal of the list has been played, and none is being practised."""
        return self.is_over and self.listed is None and self.number == self.setup.rules.deals

    @property
    def sheet(self) -> ScoreSheet:
        """The list, with this deal as soon as it is over.  A practised deal is never in it."""
        if self.listed:
            return self.listed.sheet
        if not self.is_over:
            return self.earlier
        declarer, result = self.game.declarer, self.game.result
        if declarer is None or result is None:
            return self.earlier.with_entry(SheetEntry())
        return self.earlier.with_entry(
            SheetEntry(self.seating.chair(declarer), result.score, result)
        )

    @property
    def turn(self) -> int | None:
        """The chair that is to act; None once the deal is over."""
        return None if self.game.turn is None else self.seating.chair(self.game.turn)

    # What can be done beside playing, as the entry that does it; None while it cannot be.

    @property
    def next_deal(self) -> DealStarted | None:
        """The list's next deal, once this one is over; it ends practice too."""
        listed = self.listed or self
        if listed.is_over and not listed.list_is_over:
            return DealStarted(listed.number + 1)
        return None

    @property
    def replay(self) -> DealStarted | None:
        """The same deal again for practice, once it has been played in the list.

        Practice does not score, and the dealer does not move on.
        """
        if self.is_over or self.listed:
            return DealStarted(self.number, practice=True)
        return None

    @property
    def end_of_practice(self) -> DealStarted | PracticeEnded | None:
        """Back to the list: to its next deal, or to its end if there is none."""
        return (self.next_deal or PracticeEnded()) if self.listed else None

    @property
    def undo(self) -> Undone | None:
        """Back to before the person's last action, also after the end of the deal.

        What the others did since then is taken back with it, and a result leaves the list
        again.  Earlier deals stay as they are.
        """
        seat = self.seat_of_person
        for count, event in enumerate(reversed(self.actions), start=1):
            if event.seat is seat:
                return Undone(count)
        return None

    @property
    def seat_of_person(self) -> Seat | None:
        """Where the person sits in this deal; None if nowhere."""
        person = self.setup.person
        return None if person is None else self.seating.seat(person)

    def acted(self, chair: int, action: Action) -> Acted:
        """The entry for an action of the player on this chair; its legality is not checked.

        Raises `OutOfTurn` if that player only deals this time.
        """
        seat = self.seating.seat(chair)
        if seat is None:
            raise OutOfTurn("the dealer sits this deal out")
        return Acted(seat, action)

    def apply(self, entry: Entry) -> "Table":
        """The table after this entry.

        Raises `WrongPhase` for an entry that cannot follow, and what `GameState.apply` raises.
        """
        match entry:
            case Acted():
                return replace(self, game=self.game.apply(entry), actions=(*self.actions, entry))
            case Undone(count) if entry == self.undo:
                return self._after(self.actions[:-count])
            case DealStarted() if entry == self.next_deal:
                return (self.listed or self)._deal_on()
            case DealStarted() if entry == self.replay:
                return replace(self._after(()), listed=self.listed or self)
            case PracticeEnded() if self.listed:
                return self.listed
            case _:
                raise WrongPhase(f"{entry} cannot follow here")

    def _deal_on(self) -> "Table":
        number = self.number + 1
        return Table(
            setup=self.setup,
            number=number,
            seating=self.seating.after_deal(),
            game=GameState.start(deal_of(self.setup.seed, number), self.setup.rules),
            earlier=self.sheet,
        )

    def _after(self, actions: tuple[Acted, ...]) -> "Table":
        """This deal after these actions only."""
        game = GameState.start(self.game.deal, self.setup.rules)
        for action in actions:
            game = game.apply(action)
        return replace(self, game=game, actions=actions)

    def view(self, chair: int) -> TableView:
        """The table as the player on this chair sees it."""
        seat = self.seating.seat(chair)
        return TableView(
            setup=self.setup,
            chair=chair,
            seating=self.seating,
            deal_number=self.number,
            practice=self.listed is not None,
            sheet=self.sheet,
            observation=self.observe(Seat.FOREHAND if seat is None else seat),
            finished=self.game if self.is_over else None,
            can_undo=self.undo is not None,
        )

    def observe(self, seat: Seat) -> Observation:
        """What this seat knows of the deal, and how the list stands before it."""
        setup = self.setup
        totals = self.earlier.totals(setup.scoring)
        first, second, third = (totals[self.seating.chair(seat)] for seat in SEATS)
        assert setup.rules.deals is not None
        left = setup.rules.deals - self.number
        standing = Standing(setup.scoring, (first, second, third), left)
        return replace(self.game.observe(seat), standing=standing)

    def as_seen(self, event: Acted, chair: int) -> Acted:
        """The event as the player on this chair may see it: another's discard is hidden."""
        if isinstance(event.action, Declare) and event.seat is not self.seating.seat(chair):
            return Acted(event.seat, replace(event.action, discard=None))
        return event


def fold(entries: Iterable[Entry]) -> Table | None:
    """The table that these entries lead to; None if there are none.

    Raises `WrongPhase` if the first does not start a list, and what `Table.apply` raises.
    """
    table: Table | None = None
    for entry in entries:
        table = after(table, entry)
    return table


def after(table: Table | None, entry: Entry) -> Table:
    """The table after this entry, where None is no table yet."""
    if table is not None:
        return table.apply(entry)
    if isinstance(entry, ListStarted):
        return Table.start(entry.setup)
    raise WrongPhase("a session begins with a list")

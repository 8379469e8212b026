"""Lists for tests: setups, computer players without a plan, and whole random sessions."""

from random import Random

from skat_desktop.core.actions import Action, Claim, Concede, Pass, TakeSkat
from skat_desktop.core.observation import Observation
from skat_desktop.core.ruleset import ISKO, ISKO_FOUR
from skat_desktop.session.entries import Entry, ListStarted
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.table import Table

NAMES = ("Anna", "Bernd", "Änne 🂡", "Dörte")


def make_setup(
    *, players: int = 3, deals: int = 2, person: int | None = 0, seed: int = 7
) -> ListSetup:
    """A list with a person on this chair; all computers if it is None."""
    rules = ISKO if players == 3 else ISKO_FOUR
    chairs = tuple(
        Chair(name, None if chair == person else "random")
        for chair, name in enumerate(NAMES[:players])
    )
    return ListSetup(rules.with_deals(deals), chairs, seed)


class RandomPlayer:
    """Does anything legal, though seldom what ends a game early."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> Action:
        """One of the legal actions."""
        legal = observation.legal_actions()
        if TakeSkat() in legal and self._random.random() < 0.8:
            return TakeSkat()
        if Pass() in legal and self._random.random() < 0.6:
            return Pass()
        calm = [action for action in legal if action not in (Claim(), Concede())]
        return self._random.choice(legal if self._random.random() < 0.05 else calm)


def create_random_player(level: str, seed: int) -> RandomPlayer:
    """A player maker for the engine; the level does not matter."""
    assert level == "random"
    return RandomPlayer(seed)


def play_deal(table: Table, seed: int = 0) -> Table:
    """The table once random players have played this deal to its end."""
    player = RandomPlayer(seed)
    while table.turn is not None:
        table = table.apply(act(table, player))
    return table


def act(table: Table, player: RandomPlayer) -> Entry:
    """The player's action for the chair whose turn it is."""
    assert table.turn is not None
    assert table.game.turn is not None
    return table.acted(table.turn, player.choose(table.observe(table.game.turn)))


def random_session(setup: ListSetup, seed: int, length: int) -> list[Entry]:
    """The entries of a session in which everything happens: play, undo, practice, next deals."""
    random, player = Random(seed), RandomPlayer(seed)
    entries: list[Entry] = [ListStarted(setup)]
    table = Table.start(setup)
    while len(entries) < length and not (table.list_is_over and random.random() < 0.5):
        rare = [entry for entry in (table.undo, table.replay, table.end_of_practice) if entry]
        entry: Entry
        if table.turn is not None and (not rare or random.random() < 0.9):
            entry = act(table, player)
        elif table.next_deal and random.random() < 0.5:
            entry = table.next_deal
        elif rare:
            entry = random.choice(rare)
        else:
            break
        table = table.apply(entry)
        entries.append(entry)
    return entries

"""What must not change a value: names of suits, the target asked for, the table, the past."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from skat_desktop.core.cards import Card, CardSet, Rank, Suit
from skat_desktop.core.contract import SUIT_GAMES, TRUMP_GAMES, GameType
from skat_desktop.core.trick import Trick
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver
from tests.solver.positions import random_ending

CARDS = 8 if IS_COMPILED else 5
"""In a hand."""
GAMES = {game.trump_suit: game for game in SUIT_GAMES}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def move_values(solver: Solver, position: Position) -> dict[Card, int]:
    """The declarer's points after each legal card, or whether his Null is made."""
    if position.game.is_null:
        return {**solver.moves_making_null(position)}
    return solver.move_points(position)


def endings(about: str, count: int, cards: int = CARDS) -> Iterator[Position]:
    """So many random endings of all games, with cards on the table or without."""
    rng = random.Random(about)
    for number in range(count if IS_COMPILED else count // 10):
        yield random_ending(rng, [*GameType][number % 6], cards, rng.randrange(3))


def other(card: Card, names: dict[Suit, Suit], game: GameType) -> Card:
    """The same card of another suit; jacks keep theirs where their order matters."""
    keeps = card.rank is Rank.JACK and not game.is_null
    return card if keeps else Card.of(names[card.suit], card.rank)


def renamed(position: Position, names: dict[Suit, Suit]) -> Position:
    """The same position with other suits."""
    game, trick = position.game, position.trick
    first, second, third = (
        CardSet(other(card, names, game) for card in hand) for hand in position.hands
    )
    return replace(
        position,
        game=game if game.trump_suit is None else GAMES[names[game.trump_suit]],
        hands=(first, second, third),
        trick=Trick(trick.leader, tuple(other(card, names, game) for card in trick.cards)),
    )


def test_the_names_of_the_suits_do_not_matter(solver: Solver) -> None:
    rng = random.Random(5)
    for position in endings("names", 180):
        names = dict(zip(Suit, rng.sample([*Suit], 4), strict=True))
        moves = move_values(solver, position)
        assert move_values(Solver(), renamed(position, names)) == {
            other(card, names, position.game): worth for card, worth in moves.items()
        }


def test_a_target_is_reached_up_to_the_value_and_never_beyond(solver: Solver) -> None:
    for position in endings("targets", 60):
        if not position.game.is_null:
            points = solver.points(position)
            solver.forget()
            reached = [solver.can_reach(position, target) for target in range(122)]
            assert reached == [target <= points for target in range(122)]


def test_a_better_target_is_reached_by_fewer_cards(solver: Solver) -> None:
    for position in endings("cards", 60):
        if not position.game.is_null:
            before = {*position.legal_cards}
            for target in (31, 61, 90, 120):
                moves = solver.moves_reaching(position, target)
                reaching = {card for card, reached in moves.items() if reached}
                assert reaching <= before
                before = reaching


def test_the_guess_does_not_matter(solver: Solver) -> None:
    for position in endings("guess", 60):
        if not position.game.is_null:
            values = {solver.points(position, guess) for guess in (0, 30, 61, 90, 120)}
            assert len(values) == 1


def test_the_size_of_the_table_does_not_matter() -> None:
    sizes = (64, 1 << 10, 1 << 16, 1 << 20, 4 << 20)
    remembering = [Solver(size) for size in sizes]
    forgetting = [Solver(size) for size in sizes]
    for position in endings("sizes", 60):
        values = []
        for solver in forgetting:
            solver.forget()
        for solver in (*remembering, *forgetting):
            values.append(move_values(solver, position))
        assert values == values[:1] * len(values)


def test_games_of_all_kinds_may_take_turns(solver: Solver) -> None:
    """What is learnt of one kind is not taken for another."""
    rng = random.Random(6)
    for _ in range(30):
        position = random_ending(rng, GameType.GRAND, 4, 0)
        for game in rng.sample([*GameType], 6):
            same_cards = replace(position, game=game)
            assert move_values(solver, same_cards) == move_values(Solver(), same_cards)


def test_what_was_forgotten_long_ago_does_not_come_back() -> None:
    """As it might where times are told apart by a number that begins anew."""
    rng = random.Random(8)
    tiny = random_ending(rng, GameType.NULL, 1, 0)
    grands = [random_ending(rng, GameType.GRAND, 4, 0) for _ in range(20 if IS_COMPILED else 4)]
    clubs = [replace(position, game=GameType.CLUBS) for position in grands]
    values = [move_values(Solver(), position) for position in clubs]
    solver = Solver()
    for times in range(250, 260):
        for position in grands:
            move_values(solver, position)
        for _ in range(times):
            solver.forget()
            solver.makes_null(tiny)
        assert [move_values(solver, position) for position in clubs] == values


def test_points_in_hand_are_added(solver: Solver) -> None:
    rng = random.Random(7)
    for game in TRUMP_GAMES:
        position = replace(random_ending(rng, game, 4, 0), points=0)
        more = replace(position, points=17)
        assert solver.points(more) == solver.points(position) + 17

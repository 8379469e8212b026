"""The solver against proven values, against plain minimax, and against itself."""

import random
from dataclasses import replace

import pytest

from skat_desktop.core.cards import Card, CardSet, Suit
from skat_desktop.core.contract import SUIT_GAMES, GameType
from skat_desktop.core.trick import Trick
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import SearchStopped, Solver
from tests.solver import minimax
from tests.solver.positions import Proven, proven, random_ending

TRUMP_GAMES = (*SUIT_GAMES, GameType.GRAND)
PROVEN = [
    known
    for known in proven()
    if IS_COMPILED or sum(map(len, known.position.hands)) <= 15  # as Python it takes too long
]


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


@pytest.mark.parametrize("known", PROVEN, ids=lambda known: known.id)
def test_proven_values_are_found(known: Proven, solver: Solver) -> None:
    if known.position.game.is_null:
        assert solver.makes_null(known.position) is known.value
        assert solver.moves_making_null(known.position) == known.moves
    else:
        assert solver.points(known.position) == known.value
        assert solver.move_points(known.position) == known.moves
        assert solver.can_reach(known.position) is (known.value >= 61)
        assert solver.moves_reaching(known.position) == {
            card: points >= 61 for card, points in known.moves.items()
        }


@pytest.mark.parametrize("on_table", [0, 1, 2])
@pytest.mark.parametrize("game", GameType)
def test_endings_are_worth_what_minimax_says(game: GameType, on_table: int, solver: Solver) -> None:
    rng = random.Random(f"{game} {on_table}")
    tiny = Solver(table_bytes=64)
    for _ in range(60 if IS_COMPILED else 8):
        position = random_ending(rng, game, rng.choice((1, 2, 3, 3, 4)), on_table)
        for any_solver in (solver, tiny):
            if game.is_null:
                assert any_solver.makes_null(position) is minimax.null_made(position)
                continue
            value = minimax.points(position)
            assert any_solver.points(position) == value
            for target in range(121):
                assert any_solver.can_reach(position, target) is (value >= target)
    minimax.points.cache_clear()
    minimax.null_made.cache_clear()


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_the_best_line_leads_to_the_value(game: GameType, solver: Solver) -> None:
    rng = random.Random(str(game))
    for _ in range(20):
        position = random_ending(rng, game, 4, rng.randrange(3))
        value = solver.points(position)
        for card in solver.best_line(position):
            assert card in position.legal_cards
            position = position.after(card)
        assert position.is_over
        assert position.points == value


def renamed(position: Position, names: dict[Suit, Suit], game: GameType) -> Position:
    """The same position with other suits; jacks keep theirs, as their order matters."""

    def other(card: Card) -> Card:
        return card if card.rank.letter == "J" else Card.of(names[card.suit], card.rank)

    hands = tuple(CardSet(map(other, hand)) for hand in position.hands)
    trick = Trick(position.trick.leader, tuple(map(other, position.trick.cards)))
    return replace(position, game=game, hands=(hands[0], hands[1], hands[2]), trick=trick)


def test_the_names_of_the_suits_do_not_matter(solver: Solver) -> None:
    rng = random.Random(5)
    games = {game.trump_suit: game for game in SUIT_GAMES}
    for _ in range(60):
        position = random_ending(rng, rng.choice(SUIT_GAMES), 5, rng.randrange(3))
        names = dict(zip(Suit, rng.sample([*Suit], 4), strict=True))
        assert position.game.trump_suit is not None
        game = games[names[position.game.trump_suit]]
        assert solver.points(renamed(position, names, game)) == solver.points(position)


def test_kinds_of_games_may_take_turns(solver: Solver) -> None:
    """What is learnt of one kind is not taken for another."""
    rng = random.Random(6)
    for _ in range(30):
        position = random_ending(rng, GameType.GRAND, 4, 0)
        for game in GameType:
            same_cards = replace(position, game=game)
            fresh = Solver()
            if game.is_null:
                assert solver.makes_null(same_cards) is fresh.makes_null(same_cards)
            else:
                assert solver.points(same_cards) == fresh.points(same_cards)


def test_a_stopped_solver_says_so_and_is_right_again_afterwards() -> None:
    known = max(PROVEN, key=lambda known: sum(map(len, known.position.hands)))
    solver = Solver()

    def solve_for_ever() -> None:
        while True:
            solver.forget()
            solver.points(known.position)

    with pytest.raises(SearchStopped), solver.time_limit(0):
        solve_for_ever()
    assert solver.points(known.position) == known.value
    null = random_ending(random.Random(8), GameType.NULL, 3, 0)
    solver.stop()
    for question in (solver.makes_null, solver.moves_making_null):
        with pytest.raises(SearchStopped):
            question(null)
    solver.resume()
    assert solver.makes_null(null) is minimax.null_made(null)


def test_positions_that_cannot_be_are_refused() -> None:
    position = random_ending(random.Random(7), GameType.GRAND, 3, 0)
    fewer = (position.hands[0] - (next(iter(position.hands[0])),), *position.hands[1:])
    with pytest.raises(ValueError, match="do not fit"):
        replace(position, hands=fewer)
    with pytest.raises(ValueError, match="twice"):
        replace(position, hands=(position.hands[0], position.hands[0], position.hands[2]))

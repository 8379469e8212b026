"""How the levels play: figures of many seeded deals, and duplicate matches.

python -m tests.benchmarks.levels [--deals N] [--seed S] [--level club] [--against beginner]
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean, quantiles, stdev
from time import perf_counter

from skat_desktop.core.contract import SUIT_GAMES
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.score_sheet import WON_GAME, lost_game_bonus
from skat_desktop.core.scoring import GameResult, Level
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players import LEVELS, create_player
from tests.players.games import final_state, random_deal


def finished_games(level: str, deals: int, seed: int) -> Iterator[GameState]:
    """The ends of so many games between three players of one level."""
    rng = Random(f"table {seed}")
    for number in range(deals):
        players = [create_player(level, 3 * number + seat) for seat in SEATS]
        yield final_state(random_deal(rng), players)


def kind(result: GameResult) -> str:
    """What sort of game it was, in one or two words."""
    game = result.contract.game
    name = "suit" if game in SUIT_GAMES else game.name.lower()
    if game.is_null and result.contract.ouvert:
        name += " ouvert"
    return name + (" hand" if result.contract.hand else "")


def figures(games: Sequence[GameState]) -> dict[str, float]:
    """Shares, in percent: of the deals for passed in, else of the games played."""
    results = [game.result for game in games if game.result]
    share = 100 / len(results)
    counted = Counter(map(kind, results))
    won = Counter(kind(result) for result in results if result.won)
    values = {
        "passed in": 100 * sum(game.passed_in for game in games) / len(games),
        "won": share * sum(result.won for result in results),
        "schneider": share * sum(Level.SCHNEIDER in result.levels for result in results),
        "overbid": share * sum(result.overbid for result in results),
    }
    for seat in SEATS:
        own = sum(game.declarer is seat for game in games)
        values[f"{seat.name.lower()} plays"] = 100 * own / len(games)
    for name, count in counted.most_common():
        values[name] = share * count
        values[f"{name} won"] = 100 * won[name] / count
    return values


def seeger_fabian(state: GameState, seat: Seat) -> int:
    """What this game brings the seat at a table of three."""
    result = state.result
    if result is None:
        return 0
    if seat is state.declarer:
        return result.score + (WON_GAME if result.won else -WON_GAME)
    return 0 if result.won else lost_game_bonus(3)


def duplicate_match(level: str, against: str, deals: int, seed: int) -> list[float]:
    """Per deal the points a player of one level has more than the other in the same seats.

    Every deal is played six times: one player against two of the other level in each seat,
    and the other way round.  Levels that are the same differ by exactly 0.
    """
    rng = Random(f"match {seed}")
    differences = []
    for _ in range(deals):
        deal = random_deal(rng)
        first: list[int] = []
        second: list[int] = []
        for alone, others, one, two in (
            (level, against, first, second),
            (against, level, second, first),
        ):
            for place in SEATS:
                players = [create_player(alone if seat is place else others, 0) for seat in SEATS]
                end = final_state(deal, players)
                for seat in SEATS:
                    (one if seat is place else two).append(seeger_fabian(end, seat))
        differences.append(mean(first) - mean(second))
    return differences


def decision_times(level: str, deals: int, seed: int) -> dict[Phase, list[float]]:
    """Milliseconds of every decision, by phase."""
    rng = Random(f"times {seed}")
    times: dict[Phase, list[float]] = defaultdict(list)
    for number in range(deals):
        player = create_player(level, number)
        state = GameState.start(random_deal(rng))
        while state.turn is not None:
            observation = state.observe(state.turn)
            begin = perf_counter()
            action = player.choose(observation)
            times[state.phase].append(1000 * (perf_counter() - begin))
            state = state.act(state.turn, action)
    return times


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--against", choices=LEVELS)
    options = parser.parse_args()
    if options.against:
        points = duplicate_match(options.level, options.against, options.deals, options.seed)
        error = 1.96 * stdev(points) / len(points) ** 0.5
        print(f"{options.level} - {options.against}: {mean(points):+.1f} ± {error:.1f} a game")
        return
    games = [*finished_games(options.level, options.deals, options.seed)]
    for name, value in figures(games).items():
        print(f"{name:20} {value:5.1f} %")
    for phase, times in decision_times(options.level, min(options.deals, 200), 1).items():
        p99 = quantiles(times, n=100)[-1]
        print(f"{phase.value:20} {mean(times):.2f} ms, p99 {p99:.2f}, at most {max(times):.2f}")


if __name__ == "__main__":
    main()

"""What the declarer can announce, and what it would count against the bid."""

from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import Level, Stake, game_value, highest_value, levels, matadors


class Option(Enum):
    """What may be added to a game, each including those before it in suit games and Grand."""

    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    OUVERT = "ouvert"


def options_of(contract: Contract) -> frozenset[Option]:
    """The options a contract has."""
    chosen = {
        Option.SCHNEIDER: contract.schneider,
        Option.SCHWARZ: contract.schwarz,
        Option.OUVERT: contract.ouvert,
    }
    return frozenset(option for option, is_chosen in chosen.items() if is_chosen)


def games(legal: tuple[Contract, ...]) -> tuple[GameType, ...]:
    """The games among these contracts, each once."""
    return tuple(dict.fromkeys(contract.game for contract in legal))


def options(legal: tuple[Contract, ...], game: GameType) -> tuple[Option, ...]:
    """What can be chosen in this game: options that some of its contracts have and some not."""
    having = [options_of(contract) for contract in legal if contract.game is game]
    return tuple(option for option in Option if len({option in chosen for chosen in having}) == 2)


def with_game(legal: tuple[Contract, ...], game: GameType, like: Contract) -> Contract:
    """The contract of this game with as many of the other's options as it can have, no more."""
    wanted = options_of(like)
    candidates = [contract for contract in legal if contract.game is game]
    fitting = [each for each in candidates if options_of(each) <= wanted] or candidates[:1]
    return max(fitting, key=lambda each: len(options_of(each)))


def with_option(
    legal: tuple[Contract, ...], contract: Contract, option: Option, chosen: bool
) -> Contract:
    """The nearest contract that has this option, or has it no more."""
    before = options_of(contract)
    candidates = [
        each
        for each in legal
        if each.game is contract.game and (option in options_of(each)) is chosen
    ]
    return min(candidates, key=lambda each: len(options_of(each) ^ before), default=contract)


@dataclass(frozen=True, slots=True)
class WayOut:
    """How a game that is worth less than the bid can still reach it.

    ``skat`` are the cards that have to lie in an unseen skat, and ``level`` is the Schneider or
    Schwarz that has to be made, None if neither.
    """

    skat: tuple[Card, ...]
    level: Level | None


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a contract counts with the cards the declarer knows.

    ``value`` is what it counts as they stand and ``least`` whatever lies in an unseen skat;
    ``most`` takes in the best skat and an unannounced Schneider and Schwarz.  ``way_out`` is
    None if the value reaches the bid anyway, or if nothing can lift it there.
    """

    bid: int
    matadors: int
    levels: tuple[Level, ...]
    base_value: int
    value: int
    least: int
    most: int
    way_out: WayOut | None

    @property
    def reaches_bid(self) -> bool:
        """Whether it reaches the bid as the known cards stand."""
        return self.value >= self.bid


def appraise(observation: Observation, contract: Contract) -> Appraisal:
    """Appraise a contract for the declarer who is about to announce."""
    rules, bid = observation.rules.overbid, observation.bid
    known = observation.dealt | (observation.skat or ())

    def stake(*skat: Card) -> Stake:
        return Stake(contract, bid, known | skat, rules)

    unseen = () if observation.skat else tuple(sorted(observation.unseen, reverse=True))
    possible = [stake(*skat) for skat in combinations(unseen, 2)] or [stake()]
    game, value = contract.game, game_value(stake())
    ways = (
        WayOut(skat, level)
        for count in range(3)
        for level in (None, Level.SCHNEIDER, Level.SCHWARZ)
        for skat in combinations(unseen, count)
        if _with_level(stake(*skat), level) >= bid
    )
    return Appraisal(
        bid=bid,
        matadors=matadors(game, known),
        levels=levels(contract, schneider=False, schwarz=False),
        base_value=contract.null_value if game.is_null else game.base_value,
        value=value,
        least=min(map(game_value, possible)),
        most=max(map(highest_value, possible)),
        way_out=next(ways, None) if value < bid else None,
    )


def _with_level(stake: Stake, level: Level | None) -> int:
    return game_value(stake, schneider=level is Level.SCHNEIDER, schwarz=level is Level.SCHWARZ)


def worth(observation: Observation) -> tuple[int, int]:
    """What these ten cards count in their dearest game: a plain one, and Hand with Schwarz.

    The first takes in Null ouvert Hand, but other games only with a few trumps: without any,
    a game would be dear, and nobody plays it.  The second leaves out announced levels.  What an
    unseen skat may add or take is in neither.
    """
    rules, bid = observation.rules.overbid, observation.bid

    def is_playable(game: GameType) -> bool:
        trumps = card_order(game).trumps & observation.dealt
        return len(trumps) >= (2 if game is GameType.GRAND else 4)

    def dearest(*, hand: bool) -> int:
        stakes = (
            Stake(Contract(game, hand=hand), bid, observation.dealt, rules)
            for game in TRUMP_GAMES
            if hand or is_playable(game)
        )
        return max(
            (highest_value(each) if hand else game_value(each) for each in stakes), default=0
        )

    null = Contract(GameType.NULL, hand=True, ouvert=True).null_value
    return max(dearest(hand=False), null), dearest(hand=True)


def usual_game(observation: Observation, legal: tuple[Contract, ...]) -> Contract:
    """The plain contract with the longest trumps, as a first proposal."""
    known = observation.dealt | (observation.skat or ())

    def length(contract: Contract) -> tuple[int, int]:
        if contract.game.trump_suit is None:
            return -1, 0
        return len(card_order(contract.game).trumps & known), contract.game.base_value

    plain = [contract for contract in legal if not options_of(contract)] or [*legal]
    return max(plain, key=length)

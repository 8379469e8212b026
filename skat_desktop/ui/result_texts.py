"""What a game counted and why, in words and as the sum one writes down."""

from dataclasses import dataclass

from skat_desktop.core.game import GameState
from skat_desktop.core.score_sheet import ScoreSheet, Scoring
from skat_desktop.core.scoring import (
    POINTS_FOR_SCHNEIDER,
    POINTS_TO_WIN,
    TRICKS,
    GameResult,
    Level,
    Reason,
)
from skat_desktop.session.view import TableView
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.texts import Texts, number, signed
from skat_desktop.ui.translation import translate

NBSP = "\N{NO-BREAK SPACE}"


def matadors(count: int) -> str:
    """Matadors in words: "with 2", "without 3"."""
    with_them, without = translate("Result", "with {count}"), translate("Result", "without {count}")
    return (with_them if count > 0 else without).format(count=abs(count)).replace(" ", NBSP)


def level(level: Level) -> str:
    """A level's word in the sum."""
    return {
        Level.GAME: translate("Result", "game"),
        Level.HAND: translate("Result", "Hand"),
        Level.SCHNEIDER: translate("Result", "Schneider"),
        Level.SCHNEIDER_ANNOUNCED: translate("Result", "announced"),
        Level.SCHWARZ: translate("Result", "Schwarz"),
        Level.SCHWARZ_ANNOUNCED: translate("Result", "announced"),
        Level.OUVERT: translate("Result", "ouvert"),
    }[level]


def levels_sum(count: int, levels: tuple[Level, ...]) -> str:
    """Matadors and levels as one counts them up: "with 2, game 3, Hand 4"."""
    counted = [matadors(count)]
    counted += [f"{level(each)}{NBSP}{abs(count) + i}" for i, each in enumerate(levels, 1)]
    return ", ".join(counted)


def multiplied(base: int, value: int) -> str:
    """The end of the sum, not to be torn apart nor from what comes before it: " × 11 = 55"."""
    return NBSP + f"×{NBSP}{base}{NBSP}={NBSP}{value}"


def value_sum(result: GameResult, texts: Texts) -> str:
    """The whole sum: "with 2, game 3, Hand 4, Schneider 5 × 11 = 55", or "Null Hand: 35"."""
    if result.contract.game.is_null:
        return f"{texts.contract(result.contract)}: {result.value}"
    counted = levels_sum(result.matadors, result.levels)
    return f"{counted}{multiplied(result.base_value, result.value)}"


def account(result: GameResult, texts: Texts) -> list[str]:
    """The sum, what an overbid game is charged at, and why a lost one counts double."""
    lines = [value_sum(result, texts)]
    if result.overbid:
        lines.append(
            translate("Result", "overbid: bid {bid}, value {value} → {settled}").format(
                bid=result.bid, value=result.value, settled=result.settled
            )
        )
    if not result.won:
        lines.append(
            translate("Result", "lost, counts double: {product}").format(
                product=f"2 × {result.settled} = {number(result.score)}".replace(" ", NBSP)
            )
        )
    return lines


def reason(result: GameResult) -> str:
    """Why the game was won or lost, in full sentences."""
    sentences = [_reason(result)]
    tally = result.tally
    levels = set(result.levels)
    if Level.SCHWARZ in levels and not result.contract.schwarz:
        if tally.declarer_tricks == 0:
            sentences.append(translate("Result", "The declarer is Schwarz: not one trick."))
        elif tally.defender_tricks == 0:
            sentences.append(translate("Result", "The defenders are Schwarz: not one trick."))
    elif Level.SCHNEIDER in levels and not result.contract.schneider:
        if tally.declarer_points >= POINTS_FOR_SCHNEIDER:
            sentences.append(
                translate("Result", "The defenders are Schneider with {points}.").format(
                    points=tally.defender_points
                )
            )
        elif tally.defender_points >= POINTS_FOR_SCHNEIDER:
            sentences.append(
                translate("Result", "The declarer is Schneider with {points}.").format(
                    points=tally.declarer_points
                )
            )
    if tally.defender_tricks and tally.defender_points == 0 and _counts_points(result):
        sentences.append(
            translate("Result", "The defenders took a trick, so they are not Schwarz.")
        )
    if result.overbid and result.reason is not Reason.OVERBID:
        sentences.append(_overbid(result))
    return " ".join(sentences)


def _counts_points(result: GameResult) -> bool:
    return not result.contract.game.is_null and not result.contract.schwarz


def _overbid(result: GameResult) -> str:
    return translate("Result", "Overbid: bid {bid}, but the game is worth only {value}.").format(
        bid=result.bid, value=result.value
    )


def _reason(result: GameResult) -> str:
    tally = result.tally
    points = tally.declarer_points
    match result.reason:
        case Reason.POINTS:
            text = translate("Result", "{points} card points; {needed} are enough.")
            return text.format(points=points, needed=POINTS_TO_WIN)
        case Reason.SCHNEIDER:
            text = translate("Result", "Schneider announced and made: {points} card points.")
            return text.format(points=points)
        case Reason.SCHWARZ:
            return translate("Result", "Schwarz announced and made: all ten tricks.")
        case Reason.NO_TRICK:
            return translate("Result", "The declarer took no trick.")
        case Reason.DEFENDERS_CONCEDED:
            return translate("Result", "The defenders gave up.")
        case Reason.TOO_FEW_POINTS if not result.contract.schwarz:
            text = translate("Result", "{points} card points; {needed} are needed.")
            return text.format(points=points, needed=_needed(result))
        case Reason.SCHNEIDER_MISSED:
            text = translate(
                "Result", "Schneider was announced: {points} card points, not {needed}."
            )
            return text.format(points=points, needed=POINTS_FOR_SCHNEIDER)
        case Reason.SCHWARZ_MISSED | Reason.TOO_FEW_POINTS:
            return Plurals().schwarz_missed(tally.defender_tricks)
        case Reason.TRICK_TAKEN:
            return translate("Result", "The declarer took a trick.")
        case Reason.OVERBID:
            return _overbid(result)
        case Reason.DECLARER_CONCEDED:
            return translate("Result", "The declarer gave up.")
        case Reason.DEFENDERS_ABANDONED:
            return translate("Result", "The defenders left the game.")
        case Reason.DECLARER_ABANDONED:
            return translate("Result", "The declarer left the game.")


def _needed(result: GameResult) -> int:
    return POINTS_FOR_SCHNEIDER if result.contract.schneider else POINTS_TO_WIN


@dataclass(frozen=True, slots=True)
class ResultTexts:
    """All that the end of a deal has to tell.

    ``score`` is empty for a deal passed in; ``account`` is the sum, line by line, and
    ``points`` what both parties made.
    """

    headline: str
    reason: str
    account: tuple[str, ...] = ()
    score: str = ""
    points: str = ""


def headline(result: GameResult, name: str, texts: Texts, *, mine: bool) -> str:
    """Who wins or loses what; ``mine`` speaks to the declarer, whose name is not needed then."""
    if result.won:
        text = (
            translate("Result", "You win {contract}")
            if mine
            else translate("Result", "{name} wins {contract}")
        )
    else:
        text = (
            translate("Result", "You lose {contract}")
            if mine
            else translate("Result", "{name} loses {contract}")
        )
    return text.format(name=name, contract=texts.contract(result.contract))


def result_texts(view: TableView, finished: GameState, texts: Texts) -> ResultTexts:
    """The end of this deal in words."""
    result, declarer = finished.result, finished.declarer
    if result is None or declarer is None:
        return ResultTexts(
            headline=translate("Result", "Passed in"),
            reason=translate(
                "Result", "Nobody wanted to play. The deal counts nothing; the next one deals."
            ),
        )
    mine = texts.is_viewer(view, declarer)
    return ResultTexts(
        headline=headline(result, view.name(declarer), texts, mine=mine),
        reason=f"{reason(result)} {_claimed()}" if _was_claimed(finished) else reason(result),
        account=tuple(account(result, texts)),
        score=signed(result.score),
        points=points(result),
    )


def _was_claimed(finished: GameState) -> bool:
    """Whether a suit game or Grand ended before its last card because of a claim."""
    result = finished.result
    return (
        result is not None
        and not result.contract.game.is_null
        and len(finished.tricks) < TRICKS
        and finished.abandoned is None
        and sum((result.tally.declarer_tricks, result.tally.defender_tricks)) == TRICKS
    )


def _claimed() -> str:
    return translate("Result", "The rest was claimed.")


def points(result: GameResult) -> str:
    """Card points and tricks of both parties: "89 : 31 card points, 8 : 2 tricks"."""
    tally = result.tally
    tricks = f"{tally.declarer_tricks} : {tally.defender_tricks}".replace(" ", NBSP)
    if result.contract.game.is_null:
        return translate("Result", "Declarer against defenders: {tricks} tricks").format(
            tricks=tricks
        )
    return translate(
        "Result", "Declarer against defenders: {points} card points, {tricks} tricks"
    ).format(
        points=f"{tally.declarer_points} : {tally.defender_points}".replace(" ", NBSP),
        tricks=tricks,
    )


def places(sheet: ScoreSheet, scoring: Scoring) -> list[tuple[int, int]]:
    """Place and chair of each player, best first; equal players share the better place."""
    listed: list[tuple[int, int]] = []
    for chairs in sheet.ranking(scoring):
        place = len(listed) + 1
        listed += [(place, chair) for chair in chairs]
    return listed

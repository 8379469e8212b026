"""What games bring in the list (Seeger-Fabian), by the rules and the score sheet of `core`."""

from skat_desktop.core.cards import CARDS, TOTAL_POINTS, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.core.scoring import TRICKS, Stake, Tally, played_result


def list_points(stake: Stake, points: int) -> int:
    """What a declarer with so many card points is ahead of each defender after this one game.

    With none of them, or all, a side has no trick.
    """
    tricks = 0 if points == 0 else TRICKS if points == TOTAL_POINTS else 4
    tally = Tally(points, tricks, TOTAL_POINTS - points, TRICKS - tricks)
    result = played_result(stake, tally)
    sheet = ScoreSheet(3).with_entry(Entry(0, result.score, result))
    declarer, defender, other = (row.total(Scoring.SEEGER_FABIAN, 3) for row in sheet.rows)
    assert defender == other
    return declarer - defender


def twelve_with(game: GameType, count: int) -> CardSet:
    """Twelve cards with so many matadors, or without if negative."""
    order = card_order(game)
    trumps = order.descending(order.trumps)
    sides = [card for card in CARDS if card not in order.trumps]
    held = trumps[:count] if count > 0 else trumps[-count : -count + 1]
    return CardSet([*held, *sides[: 12 - len(held)]])

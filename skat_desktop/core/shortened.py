"""Shortened games (Spielabkürzung): what an agreed or forced early end counts (ISkO 4.4)."""

from skat_desktop.core.cards import JACKS, TOTAL_POINTS, Card, CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.scoring import POINTS_TO_WIN, TRICKS, Tally


def must_take_a_trick(cards: CardSet) -> bool:
    """Whether these cards of one party win a trick in a suit game or Grand, come what may.

    The jack of clubs always does, and so do the three other jacks together: the jack of clubs
    takes two of them at most.  A party that throws in such cards is not Schwarz (4.4.6).
    """
    return Card.CJ in cards or cards >= JACKS - (Card.CJ,)


def agreed_tally(
    contract: Contract, tally: Tally, *, schneider: bool = False, schwarz: bool = False
) -> Tally:
    """The tally that stands for a claim of the declarer which both defenders accept (4.4.4).

    The claim is the announced goal at least, or an unannounced Schneider or Schwarz.  Points
    and tricks that the defenders already have stay theirs.
    """
    if contract.game.is_null:
        return tally.with_rest(to_declarer=False)
    most = tally.with_rest(to_declarer=True)
    if schwarz or contract.schwarz:
        return most
    wanted = TOTAL_POINTS if schneider or contract.schneider else POINTS_TO_WIN
    points = min(max(tally.declarer_points, wanted), most.declarer_points)
    lost = max(tally.defender_tricks, 1)
    return Tally(points, TRICKS - lost, TOTAL_POINTS - points, lost)

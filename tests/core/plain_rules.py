"""The rules once more, written down as plainly as possible, to compare the real ones with.

Cards are text here, and nothing is shared with the rules under test but the events.
"""

from collections.abc import Sequence

from skat_desktop.core.actions import (
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Pass,
    PlayCard,
    Refuse,
)
from skat_desktop.core.contract import Contract
from skat_desktop.core.events import Abandoned, Acted, Dealt, Event
from skat_desktop.core.ruleset import ISKO, OverbidRule, RuleSet

JACKS = ["CJ", "SJ", "HJ", "DJ"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
BASE = {"C": 12, "S": 11, "H": 10, "D": 9, "G": 24}


def trumps(game: str) -> list[str]:
    """The trumps of a game, the highest first."""
    if game == "N":
        return []
    return JACKS + ([] if game == "G" else [game + rank for rank in "ATKQ987"])


def winner(game: str, cards: Sequence[str]) -> int:
    """Which of three cards wins."""
    ranks = "AKQJT987" if game == "N" else "ATKQ987"
    order = trumps(game) + [cards[0][0] + rank for rank in ranks]
    return min(range(3), key=lambda i: order.index(cards[i]) if cards[i] in order else 99)


def matadors(game: str, held: Sequence[str]) -> int:
    """With or without how many."""
    count = 0
    for card in trumps(game):
        if (card in held) is not (trumps(game)[0] in held):
            break
        count += 1
    return count


class Book:
    """A game told from its events.

    ``points`` and ``tricks`` are those of declarer and defenders.  ``scores`` is None while
    the game is not over or has no declarer; otherwise it holds the score, or the two that a
    defender's claim may lead to.
    """

    def __init__(self, events: Sequence[Event], rules: RuleSet = ISKO) -> None:
        self.rules = rules
        self.contract: Contract | None = None
        self.declarer = -1
        self.scores: set[int] | None = None
        self.points = (0, 0)
        self.tricks = (0, 0)
        self.bid = 0
        self.secured: int | None = None
        self.trick: list[str] = []
        self.leader = 0
        self.passes: set[int] = set()
        self.asked: tuple[int, object] | None = None
        self.agreed = 0
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Take note of one more event."""
        match event:
            case Dealt(deal):
                self.hands = [[card.name for card in hand] for hand in deal.hands]
                self.skat = [card.name for card in deal.skat]
            case Abandoned(seat):
                if self.contract:
                    self.abandon(by_declarer=seat == self.declarer)
            case Acted(_, Bid(value)):
                self.bid = value
            case Acted(seat, Pass()):
                self.passes.add(seat)
            case Acted(seat, Declare(contract, discard)):
                self.contract, self.declarer = contract, int(seat)
                self.held = self.hands[seat] + self.skat
                put_back = [card.name for card in discard] if discard else self.skat
                self.points = (sum(POINTS.get(card[1], 0) for card in put_back), 0)
                self.cards_left = 10
            case Acted(seat, PlayCard(card)):
                self.play(int(seat), card.name)
            case Acted(seat, Concede() as action):
                self.asked, self.agreed = (int(seat), action), 0
                if seat == self.declarer and self.cards_left >= 9:
                    self.end(self.declarer_concedes())
            case Acted(seat, Claim() as action):
                self.asked, self.agreed = (int(seat), action), 0
                if seat != self.declarer:
                    self.end(self.rest(declarer=True), self.rest(declarer=False))
            case Acted(_, Agree()):
                self.agree()
            case Acted(_, Refuse()):
                self.refuse()

    @property
    def game(self) -> str:
        """The letter of the game."""
        assert self.contract
        return self.contract.game.value

    def play(self, seat: int, card: str) -> None:
        if not self.trick:
            self.leader = seat
        self.trick.append(card)
        self.cards_left -= seat == self.declarer
        if len(self.trick) < 3:
            return
        taker = (self.leader + winner(self.game, self.trick)) % 3
        points = sum(POINTS.get(played[1], 0) for played in self.trick)
        party = 0 if taker == self.declarer else 1
        self.points = (self.points[0] + points * (1 - party), self.points[1] + points * party)
        self.tricks = (self.tricks[0] + 1 - party, self.tricks[1] + party)
        self.trick = []
        if sum(self.tricks) == 10 or (self.game == "N" and self.tricks[0]):
            self.end(self.score(self.points, self.tricks))

    def agree(self) -> None:
        assert self.asked
        seat, action = self.asked
        if isinstance(action, Concede):
            by_declarer = seat == self.declarer
            self.end(self.declarer_concedes() if by_declarer else self.defenders_concede())
            return
        self.agreed += 1
        if self.agreed == 2:
            self.end(self.rest(declarer=self.game != "N"))

    def refuse(self) -> None:
        assert self.asked
        seat, action = self.asked
        if isinstance(action, Concede) and seat != self.declarer:
            self.secured = self.defenders_concede()

    def end(self, *scores: int) -> None:
        """The game is over; what was conceded before is the least the declarer gets."""
        self.scores = {
            max(score, -9999 if self.secured is None else self.secured) for score in scores
        }

    def rest(self, *, declarer: bool) -> int:
        """The score if one party gets everything still outstanding."""
        points = 120 - self.points[1] if declarer else self.points[0]
        tricks = 10 - self.tricks[1] if declarer else self.tricks[0]
        return self.score((points, 120 - points), (tricks, 10 - tricks))

    def score_if_all_is_lost(self) -> int:
        """The score if the defenders get everything still outstanding."""
        self.end(self.rest(declarer=False))
        assert self.scores
        return min(self.scores)

    def goal(self, points: int, tricks: int) -> bool:
        """Whether the declarer has made what was announced."""
        assert self.contract
        if self.contract.schwarz:
            return tricks == 10
        return points >= (90 if self.contract.schneider else 61)

    def score(self, points: tuple[int, int], tricks: tuple[int, int]) -> int:
        """The reference algorithm for a game played to its end."""
        if self.game == "N":
            return self.settle(tricks[0] == 0)
        schwarz = 0 in tricks
        schneider = schwarz or max(points) >= 90
        return self.settle(self.goal(points[0], tricks[0]), schneider=schneider, schwarz=schwarz)

    def settle(self, goal: bool, *, schneider: bool = False, schwarz: bool = False) -> int:
        """What a game won or lost counts with these levels."""
        value = self.value(schneider=schneider, schwarz=schwarz)
        if goal and value >= self.bid:
            return value
        if value < self.bid:
            base = BASE[self.game]
            match self.rules.overbid:
                case OverbidRule.BASE_VALUE:
                    value = base
                case OverbidRule.NEXT_MULTIPLE:
                    while value < self.bid:
                        value += base
        return -2 * value

    def value(self, *, schneider: bool, schwarz: bool) -> int:
        """What the game is worth with these levels."""
        contract = self.contract
        assert contract
        if self.game == "N":
            return [23, 35, 46, 59][contract.hand + 2 * contract.ouvert]
        levels = 1 + contract.hand
        levels += (schneider or contract.schneider) + contract.schneider
        levels += (schwarz or contract.schwarz) + contract.schwarz + contract.ouvert
        return (matadors(self.game, self.held) + levels) * BASE[self.game]

    def declarer_concedes(self) -> int:
        """Lost at the simple level, but what is decided stays decided."""
        if self.game == "N":
            return self.settle(False)
        return self.settle(
            self.goal(self.points[0], self.tricks[0]), schneider=max(self.points) >= 90
        )

    def defenders_concede(self) -> int:
        """Won at the simple level, or at the one that the bid needs; a lost game stays lost."""
        if self.game == "N":
            return self.settle(True)
        reached = max(self.points) >= 90
        if not self.goal(120 - self.points[1], 10 - self.tricks[1]):
            return self.settle(False, schneider=reached)
        for schneider, schwarz, possible in (
            (reached, False, True),
            (True, False, self.points[1] <= 30),
            (True, True, self.tricks[1] == 0),
        ):
            if possible and self.value(schneider=schneider, schwarz=schwarz) >= self.bid:
                return self.settle(True, schneider=schneider, schwarz=schwarz)
        return self.settle(True, schneider=reached)

    def abandon(self, *, by_declarer: bool) -> None:
        """Who drops out keeps what there is."""
        if self.game == "N":
            self.end(self.settle(not by_declarer))
        elif by_declarer and sum(self.tricks) == 0:
            self.end(self.settle(self.goal(self.points[0], 0)))
        else:
            self.end(self.rest(declarer=not by_declarer))

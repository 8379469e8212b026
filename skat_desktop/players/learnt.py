"""The strong levels: a learnt model of hands to bid by, and worlds looked at to play by."""

from dataclasses import dataclass, replace
from typing import Final

from skat_desktop.core.actions import Action, Bid, Claim, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.auction import next_bid
from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.ruleset import OverbidRule
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.scoring import matadors
from skat_desktop.players.candidate import Candidate
from skat_desktop.players.card_play import CardPlay, cores
from skat_desktop.players.chance import chance
from skat_desktop.players.claims import is_unbeatable
from skat_desktop.players.deciding import EQUALLY_GOOD, ClaimingPlayer
from skat_desktop.players.mind import Care
from skat_desktop.players.payoff import payoffs
from skat_desktop.players.prospects import Promise, Prospects, is_opposed, prospects
from skat_desktop.players.situation import Situation
from skat_desktop.players.terms import Terms
from skat_desktop.solver import IS_COMPILED

MOST_THREADS: Final = 4
FEWEST_WORLDS: Final = 6
WORLDS_A_SECOND: Final = 10_000 if IS_COMPILED else 60
"""How many worlds may be drawn and weighed in a second, on a slow machine."""


@dataclass(frozen=True, slots=True)
class Style:
    """What tells the learnt levels apart.

    ``passing`` is what letting others play is taken to be worth, in list points: the lower, the
    bolder the bidding; ``passing_classic`` the same where a list is added up without what
    Seeger and Fabian added.  ``care`` is how cards are played, for at most so many ``seconds``
    each.
    """

    passing: float
    passing_classic: float
    care: Care
    seconds: float


EXPERT: Final = Style(
    passing=-20.0,
    passing_classic=-11.0,
    care=Care(candidates=60, worlds=10, playouts=1) if IS_COMPILED else Care(8, 2, 1),
    seconds=0.3,
)
MASTER: Final = Style(
    passing=-28.0,
    passing_classic=-15.0,
    care=Care(4000, worlds=600, playouts=4, open_share=0.5, open_cards=7)
    if IS_COMPILED
    else Care(24, 4, 1),
    seconds=0.55,
)


class LearntPlayer(ClaimingPlayer):
    """Bids on the scores to expect and plays the card that is best over likely worlds."""

    def __init__(
        self, seed: int, style: Style, time_ms: int | None = None, threads: int | None = None
    ) -> None:
        """Thinks in so many ``threads``, or up to four, but leaves one processor to the window."""
        super().__init__(seed)
        self._style = style
        self._seconds = style.seconds if time_ms is None else time_ms / 1000
        self._card_play = CardPlay(threads or max(1, min(cores() - 1, MOST_THREADS)))

    def choose(self, observation: Observation) -> Action:
        """The action this player takes: the first of the `candidates`."""
        return self.candidates(observation)[0].action

    def would_play_at(self, observation: Observation, bid: int) -> bool:
        """Whether playing at this bid promises more than letting others play."""
        return self._promise(observation, bid).score > self._passing(observation)

    def _passing(self, observation: Observation) -> float:
        """What it is worth to let others play; nothing if nobody else can."""
        if observation.auction.holder is None:
            return 0.0
        is_classic = observation.standing.scoring is Scoring.CLASSIC
        usual = self._style.passing_classic if is_classic else self._style.passing
        return Terms.of(observation).passed(usual)

    def _hand_game(self, observation: Observation) -> tuple[Promise, Contract]:
        """The best game without the skat; an unbeatable one is laid open."""
        sure = _unbeatable(observation, observation.bid)
        return sure or _hopes(observation).best_hand_game(observation.bid)

    def candidates(self, observation: Observation) -> tuple[Candidate, ...]:
        """The actions considered, best first, for a seat whose turn it is.

        The first one is what `choose` does.  Where there is nothing to weigh, it is the only one.
        """
        match observation.phase:
            case Phase.BIDDING:
                found = self._calls(observation)
            case Phase.SKAT:
                takes = _hopes(observation).with_skat(observation.bid)
                promise, contract = self._hand_game(observation)
                found = [
                    Candidate(TakeSkat(), takes.win, takes.score),
                    Candidate(Declare(contract), promise.win, promise.score),
                ]
            case Phase.DECLARING:
                found = [
                    Candidate(Declare(discard.contract, discard.cards), promise.win, promise.score)
                    for discard, promise in _known_skat(observation).discards(observation.bid)
                ]
            case Phase.ANSWERING:
                return (Candidate(self._answer(observation)),)
            case _:
                return self._cards(observation)
        # Of equals the first is done.
        return tuple(sorted(found, key=lambda one: -(one.score or 0.0)))

    def _cards(self, observation: Observation) -> tuple[Candidate, ...]:
        if self._claims(observation):
            return (Candidate(Claim()),)
        legal = observation.legal_cards()
        if len(legal) == 1:
            return (Candidate(PlayCard(next(iter(legal)))),)
        situation = Situation(observation)
        worths = self._card_play.values(
            situation, self._care(), chance(self._seed, observation), self._seconds
        )
        if len(worths) == 1:
            # Nothing was thought about.
            return tuple(Candidate(PlayCard(situation.legal[card])) for card in worths)
        sign = 1 if observation.is_declarer else -1
        values = {card: sign * worth.value for card, worth in worths.items()}
        best = max(values.values())
        # Of equal cards the one that the policy would rather play.
        likely = self._card_play.chances(situation)
        good = [card for card, value in values.items() if value > best - EQUALLY_GOOD]
        chosen = max(good, key=lambda card: likely[card])
        return tuple(
            Candidate(
                PlayCard(situation.legal[card]),
                worths[card].win if observation.is_declarer else 1 - worths[card].win,
                sign * worths[card].score,
            )
            for card in sorted(worths, key=lambda card: (card != chosen, -values[card]))
        )

    def _calls(self, observation: Observation) -> list[Candidate]:
        auction = observation.auction
        passing = Candidate(Pass(), score=self._passing(observation))
        bid = auction.bid if auction.answering else next_bid(auction.bid)
        if bid is None:
            return [passing]
        promise = self._promise(observation, bid)
        call = Hold() if auction.answering else Bid(bid)
        return [passing, Candidate(call, promise.win, promise.score)]

    def _promise(self, observation: Observation, bid: int) -> Promise:
        # Where an overbid game costs little, one could outbid everybody with nothing.
        rules = replace(observation.rules, overbid=OverbidRule.NEXT_MULTIPLE)
        observation = replace(observation, rules=rules)
        sure = _unbeatable(observation, bid)
        if sure is not None:
            return sure[0]
        hopes = _hopes(observation)
        with_hand, _ = hopes.best_hand_game(bid)
        return max(hopes.with_skat(bid), with_hand, key=lambda promise: promise.score)

    def _care(self) -> Care:
        """How carefully there is time to play: drawing and weighing worlds takes its time too."""
        care = self._style.care
        most = max(FEWEST_WORLDS, round(self._seconds * WORLDS_A_SECOND))
        if care.candidates <= most:
            return care
        return replace(care, candidates=most, worlds=min(care.worlds, most // 2))


def _unbeatable(observation: Observation, bid: int) -> tuple[Promise, Contract] | None:
    """The dearest ouvert game that these ten cards cannot lose at this bid, and its worth."""
    games = [
        (payoffs(contract, bid, count, Terms.of(observation))[TOTAL_POINTS], contract)
        for game in TRUMP_GAMES
        if is_unbeatable(game, observation.dealt, observation.seat)
        for contract in (Contract(game, hand=True, ouvert=True),)
        for count in (matadors(game, observation.dealt),)
    ]
    worth, contract = max(games, key=lambda game: game[0], default=(0.0, None))
    return (Promise(worth, 1.0), contract) if contract is not None and worth > 0 else None


def _hopes(observation: Observation) -> Prospects:
    opposed = is_opposed(observation.auction, observation.seat)
    return prospects(observation.dealt, observation.seat, opposed, Terms.of(observation))


def _known_skat(observation: Observation) -> Prospects:
    assert observation.skat is not None
    opposed = is_opposed(observation.auction, observation.seat)
    skat = CardSet(observation.skat)
    terms = Terms.of(observation)
    return Prospects(
        observation.dealt, observation.seat, opposed, [skat], terms, aim=observation.bid
    )

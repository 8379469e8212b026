"""The levels that think: what they do, and what they tell of it."""

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, repeat
from math import isfinite
from random import Random
from typing import Any, Final

import pytest

from skat_desktop.core.actions import Action, Bid, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase, Standing
from skat_desktop.core.ruleset import ISKO, TABLE_OF_FOUR, TWELVE_DEALS, RuleSet
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.players import Player, create_player
from skat_desktop.players.candidate import ExplainingPlayer
from skat_desktop.players.card_play import PART, PARTS_A_ROUND
from skat_desktop.players.learnt import EXPERT, MASTER, LearntPlayer
from skat_desktop.players.mind import Care, Mind, Values
from skat_desktop.players.situation import Situation
from skat_desktop.solver import IS_COMPILED
from tests.builders import CLUBS, DIAMONDS, GRAND, F, M, acts, declared, make_deal, play
from tests.players.games import LONG, Restless, of_every_phase, play_out, random_deal
from tests.players.random_play import KIND_NAMES, any_state
from tests.players.test_players import is_legal

COUNT = 50 if IS_COMPILED else 10
STYLES: Final = {"expert": EXPERT, "master": MASTER}
STRONG = "CJ SJ HJ CA CT CK C9 SA ST HA"
WEAK = "CK CQ C9 SK SQ S9 HK HQ DK DQ"
OPEN = Care(1, 1, 1, open_share=1.0, exact=10, open_cards=10)
every_level = pytest.mark.parametrize("level", STYLES)


def learnt(level: str, seed: int, time_ms: int | None = None) -> LearntPlayer:
    """A player of this level."""
    player = create_player(level, seed, time_ms)
    assert isinstance(player, LearntPlayer)
    return player


def observations(name: str, count: int) -> Iterator[Observation]:
    """What those see whose turn it is, in every phase of strange games."""
    rng = Random(name)
    players = [Restless(create_player("club", seed), rng) for seed in range(3)]
    games = (play_out(random_deal(rng), players) for _ in repeat(None))
    states = (state for state, _ in chain.from_iterable(games))
    for state in of_every_phase(states, lambda state: state.phase, count):
        assert state.turn is not None
        yield state.observe(state.turn)


def in_play(seed: int, cards: int = 7) -> Observation:
    """What one sees in a random game who is to play one of several cards."""
    rng = Random(seed)
    while True:
        state = any_state(rng, rng.choice(KIND_NAMES), cards)
        assert state.turn is not None
        observation = state.observe(state.turn)
        if len(Mind().chances(Situation(observation))) > 1:
            return observation


# --- candidates ---------------------------------------------------------------


@every_level
def test_the_levels_explain_themselves(level: str) -> None:
    player: Player = learnt(level, 1)
    assert isinstance(player, ExplainingPlayer)


@every_level
def test_candidates_are_legal_and_the_first_is_chosen(level: str) -> None:
    phases = set()
    for observation in observations(f"candidates {level}", COUNT if level == "expert" else 12):
        player = learnt(level, 1, LONG)
        candidates = player.candidates(observation)
        for one in candidates:
            assert is_legal(one.action, observation)
            assert one.win_chance is None or -1e-6 <= one.win_chance <= 1 + 1e-6
        assert candidates[0].action == player.choose(observation)
        phases.add(observation.phase)
        if len(candidates) == 1:
            continue
        scores = [one.score for one in candidates if one.score is not None]
        assert len(scores) == len(candidates) == len({one.action for one in candidates})
        assert all(map(isfinite, scores))
        # Card points part those that bring the same, and little else.
        assert max(scores) - scores[0] < 12
        if observation.phase is not Phase.PLAYING:
            assert scores == sorted(scores, reverse=True)
        chances = {one.win_chance for one in candidates if one.action != Pass()}
        assert None not in chances
    assert phases == {*Phase} - {Phase.OVER}


@every_level
def test_chances_and_scores_are_the_seats_own(level: str) -> None:
    """Whatever the declarer does, he loses: the defender sees all cards that count."""
    deal = make_deal("C7 C8 C9 D7 D8 D9 H7 H8 H9 S7", "CJ SJ CA CT SA ST HA HT DA DT")
    state = declared(deal, Contract(CLUBS))
    player = learnt(level, 1, LONG)
    for one in player.candidates(state.observe(F)):
        assert one.win_chance is not None
        assert one.score is not None
        assert one.win_chance < 0.2
        assert one.score < 0
    for one in player.candidates(play(state, "C7").observe(M)):
        assert one.win_chance is not None
        assert one.score is not None
        assert one.win_chance > 0.8
        assert one.score > 0


# --- time, threads, seeds -------------------------------------------------------


def looked_at(player: LearntPlayer, observation: Observation, patch: pytest.MonkeyPatch) -> int:
    """How many worlds this player looks at for a card."""
    found: list[int] = []
    assess = Mind.assess

    def counting(self: Mind, situation: Situation, care: Care, *rest: Any) -> Values:
        sums = assess(self, situation, care, *rest)
        found.append(sums.worlds)
        return sums

    with patch.context() as context:
        context.setattr(Mind, "assess", counting)
        player.choose(observation)
    return sum(found)


def test_time_limits_how_many_worlds_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = in_play(1)
    for style in STYLES.values():
        hasty, patient = (LearntPlayer(1, style, time, threads=1) for time in (0, LONG))
        assert 0 < looked_at(hasty, observation, monkeypatch) <= PART * PARTS_A_ROUND
        # It may stop before, when one card is clearly the best.
        few = min(style.care.worlds, 2 * PART * PARTS_A_ROUND)
        assert few <= looked_at(patient, observation, monkeypatch) <= style.care.worlds


@every_level
def test_without_time_there_is_an_answer_in_every_phase(level: str) -> None:
    for observation in observations(f"hasty {level}", COUNT):
        assert is_legal(learnt(level, 1, 0).choose(observation), observation)


def test_threads_do_not_change_a_move() -> None:
    for seed in range(4):
        observation = in_play(seed)
        one, two = (LearntPlayer(4, MASTER, LONG, threads) for threads in (1, 2))
        assert one.candidates(observation) == two.candidates(observation)
        assert one.choose(observation) == two.choose(observation)


def test_the_seed_decides_which_worlds_are_looked_at() -> None:
    observation = in_play(5)
    first, again, other = (
        LearntPlayer(seed, EXPERT, LONG).candidates(observation) for seed in (1, 1, 2)
    )
    assert first == again != other


def test_what_was_asked_before_makes_no_difference() -> None:
    player = LearntPlayer(6, EXPERT, LONG)
    asked = [*observations("before", 20)]
    answers = [(player.choose(one), player.candidates(one)) for one in asked]
    for observation, answer in [*zip(asked, answers, strict=True)][::-1]:
        fresh = LearntPlayer(6, EXPERT, LONG)
        assert (player.choose(observation), player.candidates(observation)) == answer
        assert (fresh.choose(observation), fresh.candidates(observation)) == answer


# --- bidding --------------------------------------------------------------------


@every_level
def test_a_strong_hand_bids_and_a_weak_one_passes(level: str) -> None:
    player = learnt(level, 1)
    strong, weak = (GameState.start(make_deal(middlehand=hand)) for hand in (STRONG, WEAK))
    assert player.choose(strong.observe(M)) == Bid(18)
    assert player.choose(weak.observe(M)) == Pass()


@every_level
def test_who_plays_at_a_bid_plays_at_a_lower_one(level: str) -> None:
    rng, player = Random(level), LearntPlayer(1, STYLES[level])
    plays = 0
    for _ in range(8 if IS_COMPILED else 2):
        observation = GameState.start(random_deal(rng)).observe(M)
        answers = [player.would_play_at(observation, bid) for bid in (18, 24, 36, 60, 120, 264)]
        assert answers == sorted(answers, reverse=True)
        plays += answers[0]
        assert not answers[-1]
    assert plays > 0 or not IS_COMPILED  # then there are too few hands


def test_the_bolder_style_plays_whenever_the_other_does() -> None:
    rng, bold, careful = Random(7), LearntPlayer(1, MASTER), LearntPlayer(1, EXPERT)
    assert MASTER.passing < EXPERT.passing
    for _ in range(8 if IS_COMPILED else 2):
        observation = GameState.start(random_deal(rng)).observe(M)
        for bid in (18, 24, 36):
            assert bold.would_play_at(observation, bid) >= careful.would_play_at(observation, bid)


def test_forehand_alone_plays_what_is_better_than_passing_in() -> None:
    """With both others out, nobody plays if he doesn't, and nothing is lost."""
    rng, player = Random(11), LearntPlayer(1, MASTER)
    plays = 0
    for _ in range(60 if IS_COMPILED else 6):
        seen = acts(GameState.start(random_deal(rng)), Pass(), Pass()).observe(F)
        scores = {one.action: one.score for one in player.candidates(seen)}
        playing = scores[Bid(18)]
        assert playing is not None
        assert scores[Pass()] == 0
        assert (player.choose(seen) == Bid(18)) is (playing > 0)
        assert player.would_play_at(seen, 18) is (playing > 0)
        plays += playing > 0
    assert 0 < plays < 60 or not IS_COMPILED


@every_level
def test_what_lost_games_cost_decides_what_is_bid(level: str) -> None:
    """By game points alone a lost game costs twice its value, not 90 points more."""
    rng, player = Random(12), LearntPlayer(1, STYLES[level])
    classic = Standing(Scoring.CLASSIC)
    differ = []
    for _ in range(40 if IS_COMPILED else 4):
        observation = GameState.start(random_deal(rng)).observe(M)
        other = replace(observation, standing=classic)
        differ += [
            player.would_play_at(observation, bid) is not player.would_play_at(other, bid)
            for bid in (18, 24, 36, 48)
        ]
    assert any(differ) or not IS_COMPILED
    # Most hands are clear cases.
    assert sum(differ) <= len(differ) / 8


@pytest.mark.skipif(not IS_COMPILED, reason="as Python too few skats are looked at")
def test_in_the_last_deal_who_is_behind_dares_more() -> None:
    rng, player = Random(13), LearntPlayer(1, MASTER)
    plays: Counter[str] = Counter()
    standings = {
        "in the middle": Standing(),
        "behind": Standing(totals=(0, -90, 0), deals_left=0),
        "ahead": Standing(totals=(0, 90, 0), deals_left=0),
    }
    for _ in range(60):
        observation = GameState.start(random_deal(rng)).observe(M)
        for name, standing in standings.items():
            plays[name] += player.would_play_at(replace(observation, standing=standing), 18)
    assert plays["ahead"] < plays["in the middle"] < plays["behind"]


@every_level
def test_a_lost_game_is_never_told_to_be_won(level: str) -> None:
    """Not even where it matters to nobody, in the last deal of a list that is decided."""
    deal = make_deal("CJ HJ CA CT SA ST DA DT DK D9", skat="S7 S8")
    state = acts(GameState.start(deal), Bid(40), Hold(), Pass(), Pass(), TakeSkat())
    state = acts(state, Declare(Contract(DIAMONDS), (Card.S7, Card.S8)))
    player = learnt(level, 1, LONG)
    for standing in (
        Standing(),
        Standing(totals=(900, 300, 300), deals_left=0),
        Standing(totals=(300, 900, 900), deals_left=1),
    ):
        for one in player.candidates(replace(state.observe(F), standing=standing)):
            assert one.win_chance == 0
            assert one.score is not None
            assert one.score < 0


@every_level
def test_scores_are_list_points_in_every_phase(level: str) -> None:
    """What the list can bring is the most that is told, ouvert games included."""
    hand = "CJ SJ HJ DJ CA SA HA DA CT ST"
    state = acts(GameState.start(make_deal(hand)), Pass(), Pass(), Bid(18))
    best = learnt(level, 1).candidates(state.observe(F))[0]
    assert best.action == Declare(Contract(GRAND, hand=True, ouvert=True))
    assert best.score == 11 * 24 + 50
    deal = make_deal("CJ SJ HJ DJ DA DT DK DQ CA C7", skat="S7 S8")
    state = acts(GameState.start(deal), Pass(), Pass(), Bid(18), TakeSkat())
    state = acts(state, Declare(Contract(DIAMONDS), (Card.S7, Card.S8)))
    for one in learnt(level, 1, LONG).candidates(state.observe(F)):
        assert one.score is not None
        assert one.score <= (8 + 1 + 2) * 9 + 50


@every_level
@pytest.mark.parametrize("rules", [TABLE_OF_FOUR, TWELVE_DEALS], ids=str)
@pytest.mark.parametrize("scoring", Scoring)
def test_cheap_overbid_games_are_no_reason_to_outbid_others(
    level: str, rules: RuleSet, scoring: Scoring
) -> None:
    rng, player = Random(f"cheap {rules.name}"), LearntPlayer(1, STYLES[level])
    dear = replace(rules, overbid=ISKO.overbid)
    for _ in range(20 if IS_COMPILED else 3):
        deal = random_deal(rng)
        for bid in (18, 40, 60, 96):
            cheap_game, dear_game = (
                player.would_play_at(replace(seen, standing=Standing(scoring)), bid)
                for seen in (GameState.start(deal, r).observe(F) for r in (rules, dear))
            )
            assert cheap_game == dear_game


# --- endings --------------------------------------------------------------------

DECIDED = (
    *(261, 516, 606, 999, 1482, 1485, 1521, 1887, 2574, 2688),
    *(718, 844, 1123, 1369, 1462, 1597, 1774, 1984, 2641, 2668, 2737, 2830),
    *(263, 377, 509, 581, 743, 1061, 1127, 1202, 1223, 1436, 1508, 1592, 1652, 1811, 1817, 1949),
)
"""Seeds of random games with some cards left, of which one wins in any case and another loses."""


def ending(seed: int) -> Observation:
    """What one sees who is to play one of these cards."""
    rng, kind = Random(seed), KIND_NAMES[seed % len(KIND_NAMES)]
    state = any_state(rng, kind, rng.choice((21, 22, 23, 24, 25, 26)))
    assert state.turn is not None
    return state.observe(state.turn)


def decided(observation: Observation) -> tuple[set[Action], set[Action]]:
    """The cards that win, and that lose, in every world, if all see all cards from now on."""
    situation = Situation(observation)
    possible = situation.worlds(1)
    drawn = situation.drawn(possible, 12 * possible.count)
    worlds = {tuple(drawn[at : at + 4]) for at in range(0, len(drawn), 4)}
    assert len(worlds) == possible.count
    each = array("I", chain.from_iterable(worlds))
    found = Mind().assess(situation, OPEN, [*situation.legal], each, 1)
    wins = dict(zip(map(PlayCard, situation.legal.values()), found.mean_wins(), strict=True))
    always: set[Action] = {card for card, won in wins.items() if won == 1}
    never: set[Action] = {card for card, won in wins.items() if won == 0}
    return (always, never) if observation.is_declarer else (never, always)


@every_level
def test_a_game_that_is_won_is_not_lost(level: str) -> None:
    spoilt = 0
    for seed in DECIDED if IS_COMPILED else DECIDED[::8]:
        observation = ending(seed)
        winning, losing = decided(observation)
        assert winning
        assert losing
        spoilt += learnt(level, 1, LONG).choose(observation) in losing
    # They hope for mistakes as well as for cards, and may once be wrong.
    assert spoilt <= 1

"""Games that the computer players play against themselves, each choice with what was wanted."""

from dataclasses import replace
from math import exp
from random import Random

from samples import Declared, PlayedGame, Wishes, played_game

from skat_desktop.core.actions import Bid, Declare, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.core.contract import SUIT_GAMES, Contract, GameType
from skat_desktop.core.deal import Deal
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players.card_play import CardPlay
from skat_desktop.players.hand_model import win_chance
from skat_desktop.players.learnt import MASTER, LearntPlayer
from skat_desktop.players.mind import Care
from skat_desktop.players.situation import Situation

TEMPERATURE = 10.0
"""List points by which a card must be better to be wanted e times as much as before."""
DOUBT = 0.01
"""The least chance that a card is taken to have had before."""
TEMPERS = (-40.0, -15.0, -15.0, 0.0, 20.0)
"""What passing is worth to the players who bid."""
CURIOSITY = 0.3
"""How often a card is drawn by how much it is wanted, and not the best one played."""


def declared_state(rng: Random, kind: str, least: float = 0.4) -> GameState:
    """A deal in which somebody has declared this kind of game with some chance to win it."""
    games = {"suit": SUIT_GAMES, "grand": (GameType.GRAND,), "null": (GameType.NULL,)}[kind]
    while True:
        deal = Deal.from_pack(rng.sample(CARDS, len(CARDS)))
        seat = rng.choice(SEATS)
        twelve = deal.hand(seat) | deal.skat
        best, declaration = -1.0, None
        for game in games:
            contract = Contract(game, ouvert=kind == "null" and rng.random() < 0.3)
            for pair in _pairs(twelve):
                chance = win_chance(contract, twelve - pair, seat, CardSet(pair).points)
                chance += rng.random() * 0.05
                if chance > best:
                    best, declaration = chance, Declare(contract, pair)
        if best >= least + rng.random() * 0.3 and declaration:
            return _declared(deal, seat, declaration)


def _pairs(cards: CardSet):
    listed = [*cards]
    return [(a, b) for i, a in enumerate(listed) for b in listed[i + 1 :]]


def _declared(deal: Deal, seat: Seat, declaration: Declare) -> GameState:
    state = GameState.start(deal)
    while state.phase is Phase.BIDDING:
        turn = state.turn
        assert turn is not None
        state = state.act(turn, Bid(18) if turn is seat and not state.auction.answering else Pass())
        if state.phase is Phase.BIDDING and state.auction.answering and state.turn is seat:
            raise AssertionError
    return state.act(seat, TakeSkat()).act(seat, declaration)


def auctioned_state(rng: Random) -> GameState:
    """A deal with the auction and the declaration of players who are bold or timid by chance."""
    while True:
        state = GameState.start(Deal.from_pack(rng.sample(CARDS, len(CARDS))))
        players = [
            LearntPlayer(0, replace(MASTER, passing=rng.choice(TEMPERS)), threads=1) for _ in SEATS
        ]
        while state.phase in (Phase.BIDDING, Phase.SKAT, Phase.DECLARING):
            assert state.turn is not None
            state = state.act(state.turn, players[state.turn].choose(state.observe(state.turn)))
        if not state.passed_in:
            return state


def self_played(rng: Random, state: GameState, care: Care) -> tuple[PlayedGame, Declared]:
    """This game played with so much care: what was wanted, and what came of it."""
    play = CardPlay()
    wishes: list[Wishes] = []
    while state.turn is not None:
        observation = state.observe(state.turn)
        situation = Situation(observation)
        legal = observation.legal_cards()
        if len(legal) == 1:
            wishes.append(())
            state = state.act(state.turn, PlayCard(next(iter(legal))))
            continue
        values = {card: worth.value for card, worth in play.values(situation, care, rng).items()}
        sign = 1 if situation.me == 0 else -1
        best = max(sign * value for value in values.values())
        before = play.chances(situation)
        shares = {
            card: (before[card] + DOUBT) * exp((sign * value - best) / TEMPERATURE)
            for card, value in values.items()
        }
        total = sum(shares.values())
        wishes.append(tuple((c, share / total) for c, share in shares.items()))
        card = max(values, key=lambda card: sign * values[card])
        if rng.random() < CURIOSITY:
            [card] = rng.choices([*shares], [*shares.values()])
        state = state.act(state.turn, PlayCard(situation.legal[card]))
    return played_game(state, wishes), Declared.of(state)

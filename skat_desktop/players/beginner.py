"""The level of a beginner: a few simple rules, and nothing is counted."""

from typing import Final

from skat_desktop.core.actions import Declare
from skat_desktop.core.cards import JACKS, Card, CardSet, Rank, Suit
from skat_desktop.core.contract import SUIT_GAMES, Contract, GameType, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import Stake, game_value
from skat_desktop.players.deciding import DecidingPlayer
from skat_desktop.players.knowledge import Knowledge

STRONG_SUIT_GAME: Final = 7
"""Trumps, side aces and half the jacks that make a suit game look safe."""
STRONG_GRAND: Final = 6
"""The same for a Grand."""
_TEMPTING: Final = frozenset((Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN))
_TRICK: Final = 100.0


class BeginnerPlayer(DecidingPlayer):
    """Bids on obviously strong hands, and plays the highest card or the lowest."""

    def would_play_at(self, observation: Observation, bid: int) -> bool:
        """Whether some game looks safe and is worth the bid."""
        hand = observation.dealt
        return any(
            _looks_safe(contract.game, hand) and _value(contract, hand, bid) >= bid
            for contract in _GAMES
        )

    def hand_contract(self, observation: Observation) -> Contract | None:
        """None: a beginner always takes the skat."""
        return None

    def declaration(self, observation: Observation) -> Declare:
        """The game with most trumps, or one that reaches the bid; low cards are put back."""
        cards, bid = observation.hand, observation.bid
        candidates = [contract for contract in observation.contracts() if contract in _GAMES]
        contract = max(
            candidates,
            key=lambda contract: (
                _value(contract, cards, bid) >= bid,
                _looks_safe(contract.game, cards),
                _strength(contract.game, cards) - _NEEDED[contract.game],
            ),
        )
        return Declare(contract, _discard(contract.game, cards))

    def card_values(self, observation: Observation) -> dict[Card, float]:
        """How good each legal card is."""
        known = Knowledge(observation)
        value = _null_card if known.game.is_null else _lead if not known.trick.cards else _follow
        return {card: value(known, card) for card in known.legal}


_GAMES: Final = tuple(Contract(game) for game in (*SUIT_GAMES, GameType.GRAND, GameType.NULL))
_NEEDED: Final = {
    **dict.fromkeys(SUIT_GAMES, STRONG_SUIT_GAME),
    GameType.GRAND: STRONG_GRAND,
    GameType.NULL: 10,
}


def _looks_safe(game: GameType, cards: CardSet) -> bool:
    return _strength(game, cards) >= _NEEDED[game]


def _strength(game: GameType, cards: CardSet) -> int:
    """What a beginner counts: trumps, aces and jacks, or for Null the low cards."""
    if game.is_null:
        return sum(card.rank in _TEMPTING for card in cards)
    trumps = cards & card_order(game).trumps
    aces = sum(card.rank is Rank.ACE for card in cards - trumps)
    return len(trumps) + aces + len(cards & JACKS) // 2


def _value(contract: Contract, cards: CardSet, bid: int) -> int:
    return game_value(Stake(contract, bid, cards))


def _discard(game: GameType, cards: CardSet) -> tuple[Card, Card]:
    """The lowest cards of the shortest suit, or for Null the two highest cards."""
    order = card_order(game)
    if game.is_null:
        first, second = sorted(cards, key=order.strength.__getitem__)[-2:]
        return first, second
    lengths = {suit: sum(card.suit is suit for card in cards - JACKS) for suit in Suit}
    first, second = sorted(
        cards,
        key=lambda card: (card in order.trumps, card.rank is Rank.ACE, lengths[card.suit],
                          order.strength[card]),
    )[:2]  # fmt: skip
    return first, second


def _lead(known: Knowledge, card: Card) -> float:
    """The declarer leads the highest trump, a defender an ace or else a low card."""
    strength = known.order.strength[card]
    if known.is_declarer:
        return strength
    if card in known.trumps:
        return -strength
    return strength if card.rank is Rank.ACE else -strength / 10


def _follow(known: Knowledge, card: Card) -> float:
    """The highest card if it takes the trick, points on the partner's, else the lowest."""
    winner, _ = known.best_after(card)
    strength = known.order.strength[card]
    if winner is known.seat:
        return strength
    if winner is known.partner and not known.later:
        return card.points
    return -card.points - strength / 100


def _null_card(known: Knowledge, card: Card) -> float:
    """The declarer ducks as high as possible; a defender plays the lowest card."""
    strength = known.order.strength[card]
    if not known.trick.cards or not known.is_declarer:
        return -strength
    winner, _ = known.best_after(card)
    return -_TRICK - strength if winner is known.seat else strength

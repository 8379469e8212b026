"""The steps of the introduction, in the language in force and in the words of the deck.

What is right is asked of the rules; here stand only examples and what is said about them.
"""

from skat_desktop.core.auction import BID_VALUES, next_bid
from skat_desktop.core.cards import TOTAL_POINTS, Card, CardSet, Rank, Suit
from skat_desktop.core.contract import SUIT_GAMES, Contract, GameType, card_order
from skat_desktop.core.scoring import (
    POINTS_FOR_SCHNEIDER,
    POINTS_TO_WIN,
    Stake,
    Tally,
    game_value,
    levels,
    matadors,
    played_result,
)
from skat_desktop.core.trick import legal_cards, winning_index
from skat_desktop.ui.introduction.lesson import Lesson, Option, Row
from skat_desktop.ui.result_texts import levels_sum, multiplied
from skat_desktop.ui.table.sorting import sort_hand
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

HEARTS = GameType.HEARTS


def lessons(texts: Texts) -> tuple[Lesson, ...]:
    """All steps in their order."""
    return (
        _cards(texts),
        _trumps(texts),
        _following(texts),
        _tricks(texts),
        _points(),
        _declarer(),
        _defenders(texts),
        _bidding(texts),
        _skat(texts),
        _value(texts),
        _grand(texts),
        _null(texts),
    )


def _cards(texts: Texts) -> Lesson:
    suit = card_order(HEARTS).descending(_cards_of(Suit.SPADES) - card_order(HEARTS).trumps)
    three = Card.DK, Card.D9, Card.DT
    return Lesson(
        title=translate("Introduction", "The cards"),
        text=translate(
            "Introduction",
            "Skat is a game for three, with 32 cards in four suits. Within a suit the ace is the "
            "highest card. Mind the ten: it comes right after the ace, above the king.",
        ),
        rows=(
            Row(
                (*suit,),
                title=translate("Introduction", "From the highest to the lowest"),
                captions=tuple(texts.rank(card.rank) for card in suit),
            ),
            Row(three, clickable=True),
        ),
        question=translate("Introduction", "Which of the three cards below is the highest?"),
        right=_winner(HEARTS, three),
        praise=translate(
            "Introduction", "Right. Only the ace is higher than the ten, and it is not here."
        ),
        hint=translate("Introduction", "Look at the row above: what comes right after the ace?"),
    )


def _trumps(texts: Texts) -> Lesson:
    three = Card.CA, Card.HA, Card.DJ
    return Lesson(
        title=translate("Introduction", "Trumps"),
        text=translate(
            "Introduction",
            "In most games one suit is trump, and every trump beats every card of another suit. "
            "The four {jacks} are always trumps too, and the highest of all. Among them the suit "
            "decides: {suits}.",
        ).format(jacks=_jacks(texts), suits=", ".join(map(texts.suit, reversed(Suit)))),
        rows=(
            Row(
                (*card_order(HEARTS).descending(card_order(HEARTS).trumps),),
                title=translate(
                    "Introduction", "{suit} are trumps, from the highest to the lowest"
                ).format(suit=texts.suit(Suit.HEARTS)),
            ),
            Row(three, clickable=True),
        ),
        question=_hearts_are_trumps(texts)
        + translate("Introduction", "Which of the three cards below is the strongest?"),
        right=frozenset([max(three, key=card_order(HEARTS).strength.__getitem__)]),
        praise=translate(
            "Introduction", "Right. It is one of the four {jacks}, and they beat every ace."
        ).format(jacks=_jacks(texts)),
        hint=translate("Introduction", "One of the three is among the first four trumps."),
    )


def _following(texts: Texts) -> Lesson:
    led = Card.CA
    hand = CardSet.parse(["CJ", "HT", "C9", "SK", "D7"])
    return Lesson(
        title=translate("Introduction", "Following suit"),
        text=translate(
            "Introduction",
            "One player leads: any card. Going clockwise the two others must play a card of the "
            "same suit if they have one, or a trump if a trump was led. Who has none may play "
            "whatever he likes, a trump or any other card.",
        ),
        rows=(
            Row((led,), title=translate("Introduction", "This card was led")),
            Row(
                (*sort_hand(hand, HEARTS),),
                title=translate("Introduction", "Your hand"),
                clickable=True,
            ),
        ),
        question=_hearts_are_trumps(texts)
        + translate("Introduction", "Click the card that you may play."),
        right=frozenset(legal_cards(HEARTS, hand, led)),
        praise=translate(
            "Introduction", "Right: {card}. It is your only card of that suit."
        ).format(card=texts.card(Card.C9)),
        hint=translate(
            "Introduction",
            "You have a card of the suit that was led, so you must play it. And the {jack} is a "
            "trump, whatever suit it shows.",
        ).format(jack=texts.rank(Rank.JACK)),
    )


def _tricks(texts: Texts) -> Lesson:
    trick = Card.DA, Card.DT, Card.H7
    return Lesson(
        title=translate("Introduction", "Tricks"),
        text=translate(
            "Introduction",
            "Three cards make a trick. The highest trump in it wins; where there is no trump, the "
            "highest card of the suit that was led. Who wins a trick leads to the next one. There "
            "are ten.",
        ),
        rows=(Row(trick, captions=(translate("Introduction", "leads"),), clickable=True),),
        question=_hearts_are_trumps(texts)
        + translate("Introduction", "Which card wins this trick?"),
        right=_winner(HEARTS, trick),
        praise=translate("Introduction", "Right. Even the lowest trump beats an ace."),
        hint=translate("Introduction", "Is there a trump among the three?"),
    )


def _points() -> Lesson:
    ranks = sorted(Rank, key=lambda rank: (-rank.points, -rank))
    trick = CardSet.parse(["HA", "HT", "HK"])
    return Lesson(
        title=translate("Introduction", "Card points"),
        text=translate(
            "Introduction",
            "What counts in the end are not the tricks but the points of the cards in them. "
            "All cards together have {total} points. Aces and tens are what everybody wants.",
        ).format(total=TOTAL_POINTS),
        rows=(
            Row(
                tuple(Card.of(Suit.CLUBS, rank) for rank in ranks),
                title=translate("Introduction", "Points of each card, in all four suits"),
                captions=tuple(str(rank.points) for rank in ranks),
            ),
            Row(
                (*card_order(HEARTS).descending(trick),),
                title=translate("Introduction", "A trick"),
            ),
        ),
        question=translate("Introduction", "How many points are in this trick?"),
        answers=_around(trick.points, 4, 3),
        right=frozenset([str(trick.points)]),
        praise=translate("Introduction", "Right: a fat trick."),
        hint=translate("Introduction", "Add up the numbers under ace, ten and king."),
    )


def _declarer() -> Lesson:
    tied = TOTAL_POINTS // 2
    result = played_result(Stake(Contract(HEARTS), 18, CardSet()), Tally(tied, 5, tied, 5))
    declarer = translate("Introduction", "The declarer")
    defenders = translate("Introduction", "The two others")
    return Lesson(
        title=translate("Introduction", "One against two"),
        text=translate(
            "Introduction",
            "One player, the declarer, plays alone against the two others. He needs {needed} of "
            "the {total} points, one more than half. With {schneider} his opponents are "
            "Schneider, which makes the game dearer; so does Schwarz, all ten tricks.",
        ).format(needed=POINTS_TO_WIN, total=TOTAL_POINTS, schneider=POINTS_FOR_SCHNEIDER),
        figure=f"{tied} : {tied}",
        question=translate(
            "Introduction", "Each side has {points} points at the end. Who has won?"
        ).format(points=tied),
        answers=(declarer, defenders),
        right=frozenset([declarer if result.won else defenders]),
        praise=translate("Introduction", "Right. The declarer was one point short."),
        hint=translate("Introduction", "How many points does the declarer need?"),
    )


def _defenders(texts: Texts) -> Lesson:
    led, partner = Card.SQ, Card.SA
    hand = CardSet.parse(["HA", "ST", "S7", "D8"])
    legal = legal_cards(HEARTS, hand, led)
    return Lesson(
        title=translate("Introduction", "Two work together"),
        text=translate(
            "Introduction",
            "The two defenders put the points of their tricks together. So if your partner is "
            "sure of a trick, give it a card with many points. Card players call that smearing.",
        ),
        rows=(
            Row(
                (led, partner),
                captions=(
                    translate("Introduction", "declarer"),
                    translate("Introduction", "your partner"),
                ),
            ),
            Row(
                (*sort_hand(hand, HEARTS),),
                title=translate("Introduction", "Your hand"),
                clickable=True,
            ),
        ),
        question=_hearts_are_trumps(texts)
        + translate("Introduction", "Which card is the best present for your partner?"),
        right=frozenset([max(legal, key=lambda card: card.points)]),
        praise=translate(
            "Introduction", "Right. That trick brings your side {points} points."
        ).format(points=CardSet([led, partner, max(legal, key=lambda card: card.points)]).points),
        hint=translate(
            "Introduction",
            "You must follow suit. Of the cards you may play, one has more points than the other.",
        ),
    )


def _bidding(texts: Texts) -> Lesson:
    said = BID_VALUES[1]
    following = next_bid(said)
    assert following is not None
    return Lesson(
        title=translate("Introduction", "Bidding"),
        text=translate(
            "Introduction",
            "Who plays alone is settled by bidding. {middlehand} names numbers, and {forehand} "
            "answers yes or pass; {rearhand} then bids against the one who is left. Whoever goes "
            "highest is declarer. Only what a game can be worth may be named.",
        ).format(
            forehand=translate("Texts", "Forehand"),
            middlehand=translate("Texts", "Middlehand"),
            rearhand=translate("Texts", "Rearhand"),
        ),
        figure=" ".join(map(str, BID_VALUES[:10])) + " …",
        question=translate(
            "Introduction", "{bid} was named and answered with yes. What is the next bid?"
        ).format(bid=said),
        answers=(str(said + 1), str(following), str(following + 2)),
        right=frozenset([str(following)]),
        praise=translate("Introduction", "Right. Later on you will know these numbers by heart."),
        hint=translate("Introduction", "Look for the next number in the row."),
    )


def _skat(texts: Texts) -> Lesson:
    hand = CardSet.parse(["CJ", "SJ", "HA", "HT", "HK", "H9", "CA", "C8", "SK", "S7", "DT", "D8"])
    return Lesson(
        title=translate("Introduction", "The skat"),
        text=translate(
            "Introduction",
            "Everybody has ten cards. The last two lie face down in the middle: the skat. The "
            "declarer takes them up and puts any two of his twelve cards away instead. What he "
            "puts away counts for him at the end. Whoever leaves the skat untouched plays Hand.",
        ),
        rows=_trumps_and_others(hand, HEARTS, clickable=True),
        question=_hearts_are_trumps(texts)
        + translate("Introduction", "Click two cards that you would put away."),
        right=frozenset(hand),
        wanted=2,
        praise=translate(
            "Introduction",
            "You may put away any two. These have {points} points, and those are yours already. "
            "A lone ten or the only cards of a suit are often a good choice.",
        ),
    )


def _value(texts: Texts) -> Lesson:
    hand = CardSet.parse(["CJ", "SJ", "DJ", "CA", "CT", "C9", "C7", "SA", "ST", "HA", "H8", "D7"])
    contract = Contract(GameType.CLUBS)
    value = game_value(Stake(contract, 0, hand))
    counted = levels_sum(
        matadors(contract.game, hand), levels(contract, schneider=False, schwarz=False)
    )
    bases = ", ".join(
        f"{texts.game(game)} {game.base_value}" for game in (*reversed(SUIT_GAMES), GameType.GRAND)
    )
    return Lesson(
        title=translate("Introduction", "What a game is worth"),
        text=translate(
            "Introduction",
            "Count the unbroken row of your highest trumps: you play “with” so many. If the very "
            "highest is missing, you play “without” as many as are missing at the top. Add one "
            "for the game, and one more each for Hand, Schneider and Schwarz. Multiply by the "
            "base value: {bases}.",
        ).format(bases=bases),
        rows=_trumps_and_others(hand, contract.game),
        question=translate("Introduction", "{suit} are trumps. What is this game worth?").format(
            suit=texts.suit(Suit.CLUBS)
        ),
        answers=_around(value, contract.game.base_value, contract.game.base_value),
        right=frozenset([str(value)]),
        praise=translate("Introduction", "Right: {sum}. Up to there you may bid.").format(
            sum=counted + multiplied(contract.game.base_value, value)
        ),
        hint=translate(
            "Introduction",
            "Count the {jacks} from the left until one is missing. One more for the game, and "
            "then times {base}.",
        ).format(jacks=_jacks(texts), base=contract.game.base_value),
    )


def _grand(texts: Texts) -> Lesson:
    led = Card.HJ
    hand = CardSet.parse(["DJ", "SA", "HA", "HT", "D7"])
    legal = legal_cards(GameType.GRAND, hand, led)
    return Lesson(
        title=translate("Introduction", "Grand"),
        text=translate(
            "Introduction",
            "In Grand only the four {jacks} are trumps; the suits have the order you know. It is "
            "the dearest game, and aces are worth more than ever.",
        ).format(jacks=_jacks(texts)),
        rows=(
            Row((led,), title=translate("Introduction", "This card was led")),
            Row(
                (*sort_hand(hand, GameType.GRAND),),
                title=translate("Introduction", "Your hand"),
                clickable=True,
            ),
        ),
        question=translate("Introduction", "Grand is played. Which card must you play?"),
        right=frozenset(legal),
        praise=translate(
            "Introduction", "Right. A trump was led, and your {jack} is the only one you have."
        ).format(jack=texts.rank(Rank.JACK)),
        hint=translate("Introduction", "The card that was led is a trump. Have you one too?"),
    )


def _null(texts: Texts) -> Lesson:
    trick = Card.ST, Card.SJ, Card.S9
    row = card_order(GameType.NULL).descending(_cards_of(Suit.HEARTS))
    return Lesson(
        title=translate("Introduction", "Null"),
        text=translate(
            "Introduction",
            "Null turns everything round: the declarer must not take a single trick. There are no "
            "trumps and no points, and {jack} and ten take the places they have in most card "
            "games. Whoever plays ouvert lays his cards open before the first trick.",
        ).format(jack=texts.rank(Rank.JACK)),
        rows=(
            Row(
                (*row,), title=translate("Introduction", "In Null, from the highest to the lowest")
            ),
            Row(trick, captions=(translate("Introduction", "leads"),), clickable=True),
        ),
        question=translate("Introduction", "Null is played. Which card wins the trick below?"),
        right=_winner(GameType.NULL, trick),
        praise=translate(
            "Introduction",
            "Right. Now you know enough to sit down at the table. The rules are in the menu Help.",
        ),
        hint=translate("Introduction", "Look at the row above: the ten stands low in Null."),
    )


def _cards_of(suit: Suit) -> CardSet:
    return CardSet(Card.of(suit, rank) for rank in Rank)


def _trumps_and_others(
    hand: CardSet, game: GameType, *, clickable: bool = False
) -> tuple[Row, ...]:
    """The twelve cards of a declarer in two rows."""
    trumps = hand & card_order(game).trumps
    return (
        Row(
            (*sort_hand(trumps, game),),
            title=translate("Introduction", "Your trumps"),
            clickable=clickable,
        ),
        Row(
            (*sort_hand(hand - trumps, game),),
            title=translate("Introduction", "Your other cards"),
            clickable=clickable,
        ),
    )


def _winner(game: GameType, trick: tuple[Card, ...]) -> frozenset[Option]:
    return frozenset([trick[winning_index(game, trick)]])


def _around(number: int, less: int, more: int) -> tuple[str, ...]:
    return str(number - less), str(number), str(number + more)


def _jacks(texts: Texts) -> str:
    """Several jacks, or Unters on German cards."""
    if texts.has_german_suits:
        return translate("Introduction", "Unters")
    return translate("Introduction", "jacks")


def _hearts_are_trumps(texts: Texts) -> str:
    """With the space that parts it from the question."""
    return (
        translate("Introduction", "{suit} are trumps.").format(suit=texts.suit(Suit.HEARTS)) + " "
    )

"""Cards, contracts, errors and results in both languages."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from skat_desktop.core.actions import Agree, Bid, Claim, Concede, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.ruleset import OverbidRule
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.core.scoring import (
    Stake,
    Tally,
    declarer_conceded,
    defenders_conceded,
    played_result,
)
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.ui.notices import notice_text
from skat_desktop.ui.result_texts import account, places, reason, result_texts, value_sum
from skat_desktop.ui.texts import Texts
from tests.ui import scenes

Speak = Callable[[str], None]
NB = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    return text.replace(NB, " ")


@pytest.mark.parametrize(
    ("language", "deck", "card", "name"),
    [
        ("de", "french-german", Card.ST, "Pik Zehn"),
        ("de", "french", Card.DQ, "Karo Dame"),
        ("de", "tournament", Card.HJ, "Herz Bube"),
        ("de", "german", Card.SQ, "Grün Ober"),
        ("de", "german", Card.DJ, "Schellen Unter"),
        ("de", "german", Card.CA, "Eichel Ass"),
        ("nl", "french", Card.CJ, "klaverboer"),
        ("nl", "tournament", Card.DQ, "ruitenvrouw"),
        ("nl", "french-german", Card.HK, "hartenheer"),
        ("nl", "french", Card.SA, "schoppenaas"),
        ("nl", "german", Card.DT, "bellentien"),
        ("nl", "german", Card.SQ, "bladober"),
        ("en", "french", Card.ST, "ten of spades"),
        ("en", "german", Card.HJ, "Unter of hearts"),
    ],
)
def test_cards(speak: Speak, language: str, deck: str, card: Card, name: str) -> None:
    speak(language)
    assert Texts(deck).card(card) == name


@pytest.mark.parametrize(
    ("contract", "german", "english"),
    [
        (Contract(GameType.SPADES), "Pik", "Spades"),
        (Contract(GameType.SPADES, hand=True), "Pik Hand", "Spades Hand"),
        (
            Contract(GameType.SPADES, hand=True, schneider=True),
            "Pik Hand, Schneider angesagt",
            "Spades Hand, Schneider announced",
        ),
        (
            Contract(GameType.GRAND, hand=True, schwarz=True),
            "Grand Hand, Schwarz angesagt",
            "Grand Hand, Schwarz announced",
        ),
        (Contract(GameType.CLUBS, hand=True, ouvert=True), "Kreuz ouvert", "Clubs ouvert"),
        (Contract(GameType.NULL), "Null", "Null"),
        (Contract(GameType.NULL, ouvert=True), "Null ouvert", "Null ouvert"),
        (
            Contract(GameType.NULL, hand=True, ouvert=True),
            "Null ouvert Hand",
            "Null ouvert Hand",
        ),
    ],
)
def test_contracts(speak: Speak, contract: Contract, german: str, english: str) -> None:
    speak("de")
    assert Texts().contract(contract) == german
    speak("en")
    assert Texts().contract(contract) == english


def test_trumps_follow_the_deck(speak: Speak) -> None:
    hearts, spades = Contract(GameType.HEARTS, hand=True), Contract(GameType.SPADES)
    speak("de")
    assert Texts("german").contract(hearts) == "Rot Hand"
    assert Texts("german").contract(spades) == "Grün"
    speak("nl")
    assert Texts("german").contract(spades) == "Bladeren"
    assert Texts("french").contract(spades) == "Schoppen"


def test_the_sign_of_a_game_is_short(speak: Speak) -> None:
    speak("de")
    schneider = Contract(GameType.HEARTS, hand=True, schneider=True)
    assert Texts().sign(schneider) == "Herz Hand Schneider"
    assert Texts().sign(replace(schneider, schwarz=True)) == "Herz Hand Schwarz"
    assert Texts().sign(replace(schneider, schwarz=True, ouvert=True)) == "Herz ouvert"
    assert Texts().sign(replace(schneider, schneider=False)) == "Herz Hand"
    assert Texts().sign(Contract(GameType.NULL, ouvert=True)) == "Null ouvert"


def cards(codes: str) -> CardSet:
    return CardSet.parse(codes.split())


TAKEN_UP = Stake(Contract(GameType.SPADES), 18, cards("CJ SJ SA ST S9 S8 S7 C9 C7 D8 D9 CA"))


@pytest.mark.parametrize(
    ("stake", "tally", "german", "english"),
    [
        (
            TAKEN_UP,
            Tally(89, 8, 31, 2),
            ["mit 2, Spiel 3 × 11 = 33"],
            ["with 2, game 3 × 11 = 33"],
        ),
        (
            Stake(
                Contract(GameType.HEARTS, hand=True),
                18,
                cards("CJ SJ HA HT H9 H8 H7 C9 C7 D8 D9 CA"),
            ),
            Tally(93, 8, 27, 2),
            ["mit 2, Spiel 3, Hand 4, Schneider 5 × 10 = 50"],
            ["with 2, game 3, Hand 4, Schneider 5 × 10 = 50"],
        ),
        (
            Stake(
                Contract(GameType.DIAMONDS, hand=True),
                40,
                cards("DA DT DK DQ D9 D8 D7 CA C9 HA CJ S7"),
            ),
            Tally(75, 8, 45, 2),
            [
                "mit 1, Spiel 2, Hand 3 × 9 = 27",
                "überreizt: gereizt 40, Wert 27 → 45",
                "verloren, zählt doppelt: 2 × 45 = −90",
            ],
            [
                "with 1, game 2, Hand 3 × 9 = 27",
                "overbid: bid 40, value 27 → 45",
                "lost, counts double: 2 × 45 = −90",
            ],
        ),
        (
            Stake(
                Contract(GameType.DIAMONDS, hand=True),
                40,
                cards("DA DT DK DQ D9 D8 D7 CA C9 HA DJ S7"),
            ),
            Tally(75, 8, 45, 2),
            ["ohne 3, Spiel 4, Hand 5 × 9 = 45"],
            ["without 3, game 4, Hand 5 × 9 = 45"],
        ),
        (
            Stake(Contract(GameType.DIAMONDS), 22, cards("SJ DA DT DK D9 D8 D7 CA C9 HA S8 S7")),
            Tally(89, 8, 31, 2),
            [
                "ohne 1, Spiel 2 × 9 = 18",
                "überreizt: gereizt 22, Wert 18 → 27",
                "verloren, zählt doppelt: 2 × 27 = −54",
            ],
            [
                "without 1, game 2 × 9 = 18",
                "overbid: bid 22, value 18 → 27",
                "lost, counts double: 2 × 27 = −54",
            ],
        ),
        (
            Stake(Contract(GameType.DIAMONDS), 22, cards("SJ DA DT DK D9 D8 D7 CA C9 HA S8 S7")),
            Tally(90, 8, 30, 2),
            ["ohne 1, Spiel 2, Schneider 3 × 9 = 27"],
            ["without 1, game 2, Schneider 3 × 9 = 27"],
        ),
        (
            Stake(
                Contract(GameType.CLUBS, hand=True, schneider=True),
                18,
                cards("CJ HJ CA CT CK C9 C8 HA HT SA S7 D7"),
            ),
            Tally(89, 8, 31, 2),
            [
                "mit 1, Spiel 2, Hand 3, Schneider 4, angesagt 5 × 12 = 60",
                "verloren, zählt doppelt: 2 × 60 = −120",
            ],
            [
                "with 1, game 2, Hand 3, Schneider 4, announced 5 × 12 = 60",
                "lost, counts double: 2 × 60 = −120",
            ],
        ),
        (
            Stake(
                Contract(GameType.CLUBS, hand=True, ouvert=True),
                18,
                cards("CJ SJ CA CT CK CQ C9 C8 C7 HA HT SA"),
            ),
            Tally(120, 10, 0, 0),
            [
                "mit 2, Spiel 3, Hand 4, Schneider 5, angesagt 6, Schwarz 7, angesagt 8, "
                "ouvert 9 × 12 = 108"
            ],
            [
                "with 2, game 3, Hand 4, Schneider 5, announced 6, Schwarz 7, announced 8, "
                "ouvert 9 × 12 = 108"
            ],
        ),
        (
            Stake(
                Contract(GameType.NULL, ouvert=True),
                18,
                cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8 D9"),
            ),
            Tally(11, 1, 0, 0),
            ["Null ouvert: 46", "verloren, zählt doppelt: 2 × 46 = −92"],
            ["Null ouvert: 46", "lost, counts double: 2 × 46 = −92"],
        ),
    ],
)
def test_sums_that_others_got_wrong(
    speak: Speak, stake: Stake, tally: Tally, german: list[str], english: list[str]
) -> None:
    result = played_result(stake, tally)
    speak("de")
    assert [*map(plain, account(result, Texts()))] == german
    speak("en")
    assert [*map(plain, account(result, Texts()))] == english


def test_other_ways_to_charge_an_overbid_game(speak: Speak) -> None:
    speak("de")
    stake = Stake(Contract(GameType.CLUBS), 30, cards("CJ CA CT C9 C8 C7 HA HT SA S7 D7 D8"))
    for rule, settled in (
        (OverbidRule.NEXT_MULTIPLE, 36),
        (OverbidRule.ACTUAL_VALUE, 24),
        (OverbidRule.BASE_VALUE, 12),
    ):
        result = played_result(
            Stake(stake.contract, stake.bid, stake.cards, rule), Tally(70, 7, 50, 3)
        )
        assert plain(account(result, Texts())[-1]) == (
            f"verloren, zählt doppelt: 2 × {settled} = −{2 * settled}"
        )


@pytest.mark.parametrize(
    ("tally", "german"),
    [
        (Tally(89, 8, 31, 2), "89 Augen; 61 genügen."),
        (Tally(60, 6, 60, 4), "60 Augen; 61 sind nötig."),
        (
            Tally(90, 8, 30, 2),
            "90 Augen; 61 genügen. Die Gegner sind mit 30 Augen Schneider.",
        ),
        (
            Tally(30, 3, 90, 7),
            "30 Augen; 61 sind nötig. Der Alleinspieler ist mit 30 Augen Schneider.",
        ),
        (
            Tally(120, 10, 0, 0),
            "120 Augen; 61 genügen. Die Gegner sind schwarz: kein einziger Stich.",
        ),
        (
            Tally(120, 9, 0, 1),
            "120 Augen; 61 genügen. Die Gegner sind mit 0 Augen Schneider. "
            "Die Gegner haben einen Stich gemacht und sind damit nicht schwarz.",
        ),
        (
            Tally(11, 0, 109, 10),
            "11 Augen; 61 sind nötig. Der Alleinspieler ist schwarz: kein einziger Stich.",
        ),
    ],
)
def test_reasons(speak: Speak, tally: Tally, german: str) -> None:
    speak("de")
    assert reason(played_result(TAKEN_UP, tally)) == german


@pytest.mark.parametrize(
    ("levels", "tally", "german"),
    [
        ({"schneider": True}, Tally(93, 8, 27, 2), "Schneider angesagt und erreicht: 93 Augen."),
        ({"schneider": True}, Tally(89, 8, 31, 2), "Schneider war angesagt: 89 Augen statt 90."),
        ({"schneider": True}, Tally(50, 8, 70, 2), "50 Augen; 90 sind nötig."),
        (
            {"schwarz": True},
            Tally(120, 10, 0, 0),
            "Schwarz angesagt und erreicht: alle zehn Stiche.",
        ),
        (
            {"schwarz": True},
            Tally(120, 9, 0, 1),
            "Schwarz war angesagt, aber die Gegner haben einen Stich gemacht.",
        ),
        (
            {"schwarz": True},
            Tally(40, 3, 80, 7),
            "Schwarz war angesagt, aber die Gegner haben 7 Stiche gemacht.",
        ),
    ],
)
def test_reasons_after_an_announcement(
    speak: Speak, levels: dict[str, bool], tally: Tally, german: str
) -> None:
    speak("de")
    stake = Stake(
        Contract(GameType.CLUBS, hand=True, **levels),
        18,
        cards("CJ HJ CA CT CK C9 C8 HA HT SA S7 D7"),
    )
    assert reason(played_result(stake, tally)) == german


def test_an_overbid_game_says_so(speak: Speak) -> None:
    speak("de")
    stake = Stake(TAKEN_UP.contract, 48, TAKEN_UP.cards)
    text = "Überreizt: gereizt 48, aber das Spiel ist nur 33 wert."
    assert reason(played_result(stake, Tally(89, 8, 31, 2))) == text
    assert reason(played_result(stake, Tally(50, 5, 70, 5))) == (f"50 Augen; 61 sind nötig. {text}")


def test_early_ends_say_so(speak: Speak) -> None:
    speak("de")
    tally = Tally(20, 2, 10, 1)
    assert reason(declarer_conceded(TAKEN_UP, tally)) == "Der Alleinspieler hat aufgegeben."
    assert reason(defenders_conceded(TAKEN_UP, tally)) == "Die Gegner haben aufgegeben."
    null = Stake(Contract(GameType.NULL), 18, TAKEN_UP.cards)
    assert reason(played_result(null, Tally(0, 0, 120, 10))) == (
        "Der Alleinspieler hat keinen Stich bekommen."
    )
    assert value_sum(played_result(null, Tally(0, 0, 120, 10)), Texts()) == "Null: 23"


def test_a_claim_is_told(speak: Speak) -> None:
    speak("de")
    playing = scenes.game(scenes.deal(), scenes.playing())
    claimed = scenes.declarer_claims(playing).act(scenes.M, Agree()).act(scenes.R, Agree())
    conceded = playing.act(scenes.F, Concede())
    for state, is_told in ((claimed, True), (conceded, False)):
        told = result_texts(scenes.table(state), state, Texts()).reason
        assert ("Der Rest wurde beansprucht." in told) is is_told


def test_equal_players_share_a_place() -> None:
    sheet = ScoreSheet(3, (Entry(0, 20), Entry(2, 20), Entry(1, -36)))
    assert places(sheet, Scoring.CLASSIC) == [(1, 0), (1, 2), (3, 1)]


def test_headlines_speak_to_the_person(speak: Speak) -> None:
    state = scenes.played_out(scenes.game(scenes.deal(), scenes.playing()))
    own, others = scenes.table(state), scenes.table(state, scenes.M)
    speak("de")
    assert result_texts(own, state, Texts()).headline == "Sie gewinnen Pik"
    assert result_texts(others, state, Texts()).headline == "Bruno gewinnt Pik"
    speak("en")
    assert result_texts(own, state, Texts()).headline == "You win Spades"
    assert result_texts(own, state, Texts()).score == "+44"


def test_a_deal_passed_in_is_explained(speak: Speak) -> None:
    speak("de")
    state = scenes.game(scenes.deal(), [(scenes.M, Pass()), (scenes.R, Pass()), (scenes.F, Pass())])
    texts = result_texts(scenes.table(state), state, Texts())
    assert (texts.headline, texts.score, texts.account) == ("Eingepasst", "", ())
    assert "zählt nichts" in texts.reason


@pytest.mark.parametrize(
    ("game", "led", "german"),
    [
        (GameType.SPADES, Card.HA, "Herz ist angespielt – Sie haben noch Herz."),
        (GameType.SPADES, Card.DJ, "Trumpf ist angespielt – Sie haben noch Trumpf."),
        (GameType.GRAND, Card.HJ, "Ein Bube ist angespielt – Sie haben noch einen."),
        (GameType.NULL, Card.HJ, "Herz ist angespielt – Sie haben noch Herz."),
    ],
)
def test_why_a_card_may_not_be_played(speak: Speak, game: GameType, led: Card, german: str) -> None:
    speak("de")
    assert Texts().must_follow(game, led) == german


def test_whose_turn_it_is(speak: Speak) -> None:
    speak("de")
    texts = Texts()
    playing = scenes.game(scenes.deal(), scenes.playing())
    assert texts.turn(scenes.table(playing)) == "Sie sind an der Reihe und spielen aus."
    assert texts.turn(scenes.table(playing, scenes.M)) == "Bruno ist an der Reihe."
    for card, words in (
        (Card.HA, "Herz ist angespielt."),
        (Card.CJ, "Trumpf ist angespielt."),
    ):
        led = playing.act(scenes.F, PlayCard(card))
        assert texts.turn(scenes.table(led, scenes.M)) == f"Sie sind an der Reihe. {words}"
    grand = scenes.game(scenes.deal(), scenes.playing(Contract(GameType.GRAND)))
    led = grand.act(scenes.F, PlayCard(Card.CJ))
    assert texts.turn(scenes.table(led, scenes.M)).endswith("Ein Bube ist angespielt.")
    assert Texts("german").turn(scenes.table(led, scenes.M)).endswith("Ein Unter ist angespielt.")
    asked = scenes.defender_concedes(playing)
    assert texts.turn(scenes.table(asked)) == "Sie sind an der Reihe."
    assert texts.turn(scenes.table(scenes.played_out(playing))) == ""


def test_every_refusal_has_words(speak: Speak) -> None:
    speak("de")
    bidding = scenes.game(scenes.deal(), [])
    declaring = scenes.game(scenes.deal(), scenes.taken())
    playing = scenes.game(scenes.deal(), scenes.playing())
    null = scenes.game(scenes.deal(), scenes.playing(Contract(GameType.NULL)))
    for state, seat, action, words in (
        (bidding, scenes.M, Hold(), "Das geht jetzt nicht."),
        (bidding, scenes.M, Bid(19), "Dieser Wert kann jetzt nicht gereizt werden."),
        (bidding, scenes.F, Hold(), "Anna ist an der Reihe."),
        (declaring, scenes.F, TakeSkat(), "Das geht jetzt nicht."),
        (playing, scenes.F, PlayCard(Card.D7), "Diese Karte haben Sie nicht."),
        (null.act(scenes.F, PlayCard(Card.CJ)), scenes.M, Claim(), "beanspruchen"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            state.act(seat, action)
        view = scenes.table(state, scenes.F)
        assert words in Texts().illegal(refusal.value, view)


def test_everything_a_player_does_has_words(speak: Speak) -> None:
    speak("de")
    view = scenes.table(scenes.game(scenes.deal(), scenes.playing()))
    texts = Texts()
    assert texts.action(view, scenes.M, Bid(20)) == "Anna: 20"
    assert texts.action(view, scenes.M, PlayCard(Card.ST)) == "Anna: Pik Zehn"
    assert texts.action(view, scenes.F, Concede()) == "Sie geben auf."
    assert texts.action(view, scenes.R, Concede()) == "Bruno gibt auf."
    for action in scenes.ALL_ACTIONS:
        assert texts.action(view, scenes.F, action)
        assert texts.action(view, scenes.M, action)


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_notice_has_words(speak: Speak, kind: NoticeKind, tmp_path: object) -> None:
    speak("en")
    english = notice_text(Notice(kind))
    speak("de")
    assert notice_text(Notice(kind)) not in ("", english)

"""What a seat knows from its view of a record: the same as it knows in the game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from skat_desktop.core.actions import (
    Action,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.deal import Deal
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.record_moves import action_text, parse_action
from skat_desktop.core.record_observation import parse_observation
from skat_desktop.core.record_text import RecordError
from skat_desktop.core.record_view import view_line
from skat_desktop.core.ruleset import ISKO, SERVER, TWELVE_DEALS, RuleSet
from skat_desktop.core.seats import SEATS
from tests.builders import (
    CLUBS,
    GRAND,
    NULL,
    F,
    M,
    R,
    acts,
    calls,
    card_set,
    declared,
    make_deal,
    play,
    play_tricks,
)

FOREHAND = "CJ CA CT CK SA ST S7 HA H7 D7"
MIDDLEHAND = "SJ HJ C9 C8 SK SQ HT HK DA DT"
REARHAND = "DJ CQ C7 S9 S8 HQ H9 H8 DK DQ"
SKAT = "D9 D8"
DEAL = make_deal(FOREHAND, MIDDLEHAND, REARHAND, SKAT)
HIDDEN = ".".join(["??"] * 10)


def view(moves: str, *, seat: int = F, header: str = "") -> str:
    """What this seat sees of a game with `DEAL` and these moves."""
    groups = [HIDDEN] * 3
    groups[seat] = ".".join(map(str, DEAL.hands[seat]))
    return f"(;GM[Skat]{header}MV[w {'|'.join(groups)}|??.?? {moves}] ;)"


# --- there and back -------------------------------------------------------------


def any_action(rng: Random, state: GameState) -> Action:
    """What a wild player does; the auction is kept short, and cards are played mostly."""
    assert state.turn is not None
    observation = state.observe(state.turn)
    actions = observation.legal_actions()
    match state.phase:
        case Phase.BIDDING:
            return rng.choice([actions[0], actions[0], Pass()])
        case Phase.PLAYING:
            if rng.random() < 0.9:
                return PlayCard(rng.choice([*observation.legal_cards()]))
    return rng.choice(actions)


def wild_game(seed: int, rules: RuleSet) -> Iterator[GameState]:
    """Every state of a game between wild players, who also speak out of turn."""
    rng = Random(seed)
    state = GameState.start(Deal.from_pack(rng.sample(CARDS, len(CARDS))), rules)
    while state.turn is not None:
        yield state
        seat, action = state.turn, any_action(rng, state)
        if state.phase is Phase.PLAYING and rng.random() < 0.02:
            seat, action = rng.choice(SEATS), Concede()
            if action not in state.legal_actions(seat):
                continue
        state = state.act(seat, action)


@pytest.mark.parametrize("rules", [ISKO, TWELVE_DEALS, SERVER], ids=lambda rules: rules.name)
def test_a_view_tells_all_that_the_seat_knows(rules: RuleSet) -> None:
    met = set()
    for seed in range(20):
        for state in wild_game(seed, rules):
            for seat in SEATS:
                observation = state.observe(seat)
                line = view_line(observation)
                assert parse_observation(line) == observation
                assert view_line(parse_observation(line)) == line
                met.add((observation.phase, observation.secured, observation.shown is None))
    # Two kinds of situations in which each of these happens; play goes on through all.
    assert met >= {(Phase.PLAYING, secured, hidden) for secured in (0, 1) for hidden in (0, 1)}
    assert {Phase.BIDDING, Phase.SKAT, Phase.DECLARING, Phase.ANSWERING} <= {m[0] for m in met}


@pytest.mark.parametrize(
    ("contract", "discard"),
    [
        (Contract(CLUBS), "D9 D7"),
        (Contract(GRAND, hand=True), ""),
        (Contract(CLUBS, hand=True, ouvert=True), ""),
        (Contract(NULL, ouvert=True), "CA SA"),
        (Contract(NULL, hand=True, ouvert=True), ""),
    ],
    ids=lambda value: str(value)[:40],
)
@pytest.mark.parametrize("seat", SEATS)
def test_every_kind_of_declaration_is_read_back(
    contract: Contract, discard: str, seat: int
) -> None:
    state = declared(DEAL, contract, discard=discard)
    for after in (state, play_tricks(state, 1)):
        observation = after.observe(SEATS[seat])
        assert parse_observation(view_line(observation)) == observation


def test_a_hand_shown_to_the_last_card_is_read_back() -> None:
    state = play_tricks(acts(declared(DEAL, Contract(GRAND)), ShowHand()), 9)
    assert state.turn is F
    state = play(state, str(next(iter(state.hands[F]))))
    observation = state.observe(M)
    assert observation.shown == CardSet()
    assert parse_observation(view_line(observation)) == observation


def test_a_claim_shows_the_hand_and_then_claims() -> None:
    state = acts(declared(DEAL, Contract(GRAND)), Claim())
    assert view_line(state.observe(M)).endswith(
        "0 s w ??.?? 0 G.??.?? 0 SC.D7.H7.HA.S7.ST.SA.CK.CT.CA.CJ 0 claim ] ;)"
    )


def test_the_line_has_what_the_seat_sees_and_no_more() -> None:
    state = play(declared(DEAL, Contract(CLUBS), discard="D9 D7"), "CJ SJ C7 CA")
    assert view_line(state.observe(M)) == (
        f"(;GM[Skat]PC[Skat Desktop]MV[w {HIDDEN}|DT.DA.HK.HT.HJ.SQ.SK.SJ.C8.C9|{HIDDEN}|??.??"
        " 1 p 2 p 0 18 0 s w ??.?? 0 C.??.?? 0 CJ 1 SJ 2 C7 0 CA ] ;)"
    )
    assert " 0 s w D9.D8 0 C.D9.D7 0 CJ 1 SJ 2 C7 0 CA ] ;)" in view_line(state.observe(F))
    other = GameState.start(DEAL, TWELVE_DEALS)
    assert "PC[Skat Desktop]RU[twelve-deals]MV" in view_line(other.observe(F))


# --- what servers and other programs write ----------------------------------------


def test_the_servers_rules_hold_for_what_is_not_our_own() -> None:
    assert parse_observation(view("1 19 ")).rules == SERVER
    assert parse_observation(view("1 19 ")).bid == 19
    assert parse_observation(view("", header="PC[Skat Desktop]")).rules == ISKO
    with pytest.raises(ValueError, match=r"^1 19: 19 is not a game value \(ISkO"):
        parse_observation(view("1 19 ", header="PC[Skat Desktop]"))


def test_the_discards_may_come_in_a_move_of_their_own() -> None:
    seen = parse_observation(view("1 p 2 18 0 p 2 s w ??.?? 2 D 2 ??.?? 0 D7 ", seat=M))
    assert seen.contract is not None
    assert (seen.turn, seen.discard, seen.skat_taken) == (M, None, True)
    own = parse_observation(view("1 p 2 18 0 p 2 s w D9.D8 2 D 2 D9.CQ 0 D7 1 DA ", seat=R))
    assert own.discard == (*card_set("CQ"), *card_set("D9"))
    with pytest.raises(ValueError, match="expected two cards put back"):
        parse_observation(view("1 p 2 18 0 p 2 s w D9.D8 2 D ", seat=R))


def test_open_cards_that_are_not_listed_are_not_known() -> None:
    moves = "1 18 0 p 2 p 1 s w ??.?? 1 NO.??.??{} 0 CJ "
    assert parse_observation(view(moves.format(""))).shown is None
    listed = parse_observation(view(moves.format("." + MIDDLEHAND.replace(" ", "."))))
    assert listed.shown == card_set(MIDDLEHAND)
    own = parse_observation(view("1 18 0 p 2 p 1 s w D9.D8 1 NO.DA.DT 0 CJ ", seat=M))
    assert own.shown == own.hand
    unlisted = view_line(parse_observation(view(moves.format(""))))
    assert " 1 NO.??.?? 0 CJ ] ;)" in unlisted
    shown = parse_observation(view("1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 0 CJ 1 C8 1 SC 2 DJ "))
    assert shown.shown is None


def test_the_end_of_a_game_can_be_seen() -> None:
    assert parse_observation(view("1 p 2 p 0 p ")).phase is Phase.OVER
    assert parse_observation(view("1 18 w LE.2 ")).turn is None


# --- damage -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ("0 18 ", "0 18: forehand is not to speak now"),
        ("1 p 2 p 0 18 0 CJ ", "0 CJ: not while skat"),
        ("1 p 2 p 0 18 0 s ", "expected w and the two cards of the skat"),
        ("1 p 2 p 0 18 0 s w ??.?? ", "w ??.??: a seat knows its own cards"),
        ("1 p 2 p 0 18 0 s w D9.D8 0 G.??.?? ", "0 G.??.??: a seat knows its own cards"),
        ("1 p 2 p 0 18 0 s w D9.D8.DT ", "w D9.D8.DT: expected the two cards of the skat"),
        ("1 p 2 p 0 18 0 s w D9.D1 ", "w D9.D1: no such card: 'D1'"),
        ("1 p 2 p 0 18 0 s w D9.D7 ", "a card is there twice"),
        ("1 p 2 p 0 18 0 s w D9.D8 0 G.DT.D8 ", "0 G.DT.D8: two different cards"),
        ("1 p 2 p 0 18 0 s w D9.D8 0 D.D9.D8 0 SA 1 SK 2 S9 0 DT ", "0 DT: "),
        ("1 p 2 p 0 18 0 s w D9.D8 0 G.D9.D8 0 SA 1 ?? ", "1 ??: a card is hidden"),
        ("1 p 2 p 0 18 0 s w D9.D8 0 G.D9.D8 0 CJ 1 SK 2 S9 0 CA 1 DJ ", "1 SK: SK does not fol"),
        ("1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 1 SC.CQ.C7 ", "1 SC.CQ.C7: expected the cards"),
        ("1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 0 CJ 1 SJ 2 DJ 1 SC.SK.SQ ",
         "1 SC.SK.SQ: expected the cards"),
        ("1 18 0 p 2 p 1 frobnicates ", "1 frobnicates: expected a bid"),
        ("1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 0 CJ 1 CA ", "a card is there twice"),
        ("1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 0 CJ 1 SJ 2 SJ ", "a card is there twice"),
    ],
)  # fmt: skip
def test_what_cannot_have_happened_is_refused(moves: str, why: str) -> None:
    with pytest.raises(ValueError, match=r"\S") as caught:
        parse_observation(view(moves))
    assert why in str(caught.value)


def test_more_cards_than_a_hand_holds_are_refused() -> None:
    shown = ".".join((MIDDLEHAND + " DJ").split())
    with pytest.raises(ValueError, match="a seat holds ten cards"):
        parse_observation(view(f"1 18 0 p 2 p 1 s w ??.?? 1 C.??.?? 1 SC.{shown} "))


def test_suits_that_somebody_must_hold_are_missed() -> None:
    """Neither of the others has trumps left, but more trumps are out than the skat can hold."""
    with pytest.raises(ValueError, match="does not follow CA"):
        parse_observation(view("1 p 2 p 0 18 0 CH 0 CA 1 DA 2 DK "))


def test_hidden_cards_are_moved_about_until_they_fit() -> None:
    """Every trump is in middlehand or the skat, so that all other cards must be elsewhere."""
    seen = parse_observation(view("1 p 2 p 0 18 0 CH 0 CA 1 CQ 2 DK 0 CT 1 C7 2 DQ "))
    assert seen.turn is F
    assert len(seen.unseen) == 18


def test_what_is_no_record_is_an_error_with_its_column() -> None:
    with pytest.raises(RecordError, match="column 1"):
        parse_observation("nonsense")
    with pytest.raises(RecordError, match="no rules named 'skat'"):
        parse_observation(view("", header="RU[skat]"))


# --- single moves -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("18", Bid(18)),
        ("y", Hold()),
        ("p", Pass()),
        ("s", TakeSkat()),
        ("CJ", PlayCard(CARDS[31])),
        ("refuse", Refuse()),
        ("GH", Declare(Contract(GRAND, hand=True))),
        ("C.CJ.D7", Declare(Contract(CLUBS), (CARDS[31], CARDS[0]))),
        ("NO.CA.SA", Declare(Contract(NULL, ouvert=True), (*card_set("CA"), *card_set("SA")))),
    ],
)
def test_a_move_is_an_action(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert action_text(action) == text


def test_the_open_cards_of_an_announcement_are_passed_over() -> None:
    ten = ".".join(FOREHAND.split())
    assert parse_action(f"NOH.{ten}") == parse_action("NOH")
    assert parse_action(f"NO.D9.D8.{ten}") == parse_action("NO.D9.D8")


@pytest.mark.parametrize("text", ["", "SC", "RE", "C.D7", "D.??.??", "CC", "1000", "y p", "CHX"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|hidden"):
        parse_action(text)


# --- seats that know less ---------------------------------------------------------


def test_a_view_is_of_its_own_seat() -> None:
    seen = [state_of(seat) for seat in SEATS]
    assert [one.seat for one in seen] == [F, M, R]
    assert [one.dealt for one in seen] == [DEAL.hand(seat) for seat in SEATS]
    assert len({replace(one, seat=F, dealt=CardSet(), hand=CardSet()) for one in seen}) == 1


def state_of(seat: int) -> Observation:
    """What this seat sees after an auction that forehand has won."""
    state = acts(GameState.start(DEAL, SERVER), *calls(F))
    return parse_observation(view_line(state.observe(SEATS[seat])))

"""Records: real ones, unusual but readable ones, damaged ones, and our own."""

import lzma
import tracemalloc
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from skat_desktop.core.actions import (
    Action,
    Agree,
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
from skat_desktop.core.cards import CARDS
from skat_desktop.core.contract import Contract
from skat_desktop.core.deal import Deal
from skat_desktop.core.errors import WrongPhase
from skat_desktop.core.events import Abandoned, Acted, Cause, Dealt, Event
from skat_desktop.core.game import GameState, replay
from skat_desktop.core.observation import Phase
from skat_desktop.core.record import Record, RecordError, parse_record, record_of, write_record
from skat_desktop.core.record_result import differences, result_of
from skat_desktop.core.ruleset import ISKO, PRESETS, SERVER, TWELVE_DEALS, RuleSet
from skat_desktop.core.seats import SEATS
from tests.builders import CLUBS, DIAMONDS, GRAND, NULL, F, M, R, make_deal

DATA = Path(__file__).parent.parent / "data"
PLAYERS = ("Anna", "Bernd", "Clara")
DATE = datetime(2026, 11, 29, 18, 30, 5, tzinfo=UTC)


@cache
def iss_lines() -> tuple[str, ...]:
    """The real records of the International Skat Server."""
    return tuple((DATA / "iss.sgf").read_text(encoding="utf-8").splitlines())


def iss(number: int, old: str = "", new: str = "") -> str:
    """The real record with this ID, with something replaced in it that is there once."""
    line = next(line for line in iss_lines() if f"ID[{number}]" in line)
    assert not old or line.count(old) == 1
    return line.replace(old, new)


def faults(record: Record) -> tuple[str, ...]:
    """In what the replayed game differs from the recorded result."""
    assert record.recorded is not None
    return differences(result_of(record.game), record.recorded)


# --- real records ---------------------------------------------------------------

SPECIAL = {
    # The server counted the matadors of the skat alone, as nothing had been discarded.
    "10330141": ("v:-96 here, v:-288 recorded", "m:3 here, m:-11 recorded"),
    # One defender's resignation is said to have ended the game.
    "272095": (
        "unknown here, d:0 win v:72 m:1 bidok p:96 t:8 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
        " recorded",
    ),
}


@pytest.mark.parametrize("line", iss_lines(), ids=[f"{n}" for n in range(1, 31)])
def test_real_records_replay_to_their_result(line: str) -> None:
    record = parse_record(line)
    assert faults(record) == SPECIAL.get(record.id or "", ())
    assert write_record(record) == line
    assert replay(record.events, SERVER) == record.game


def test_every_game_of_xskat_replays_to_its_result() -> None:
    lines = lzma.decompress((DATA / "xskat-public.sgf.xz").read_bytes()).decode().splitlines()
    assert len(lines) == 8000
    for line in lines:
        record = parse_record(line)
        assert (record.id, faults(record), write_record(record)) == (record.id, (), line)


def test_the_header_tells_who_played_when() -> None:
    record = parse_record(iss(110012))
    assert record.id == "110012"
    assert record.players == ("p026", "xskat:2", "xskat")
    assert record.ratings == (1003.0, 719.1, 719.1)
    assert record.date == datetime(2016, 8, 24, 18, 14, 31, tzinfo=UTC)
    assert record.get("PC") == "ISS2"
    assert record.get("OW") is None


def test_what_the_header_does_not_tell_is_none() -> None:
    record = parse_record(iss(8, "DT[2007-10-29/04:44:01/UTC]", "DT[yesterday]"))
    assert record.date is None
    assert record.ratings == (None, 0.0, None)


def test_resignations_that_end_nothing_are_kept_as_remarks() -> None:
    record = parse_record(iss(272095))
    assert record.resigned == {R}
    assert record.game.phase is Phase.PLAYING
    assert Acted(F, ShowHand()) in record.events
    assert not any(isinstance(event, Abandoned) for event in record.events)


def test_the_second_defender_to_resign_ends_the_game() -> None:
    record = parse_record(iss(727))
    assert record.events[-1] == Abandoned(R, Cause.RESIGNED)
    assert record.resigned == {M, R}


# --- unusual but readable -------------------------------------------------------


@pytest.mark.parametrize("modifiers", ["O", "OH", "HO", "HOSZ", "ZSOH", "OZ", "SO"])
def test_modifiers_stand_in_any_order_and_ouvert_implies_the_rest(modifiers: str) -> None:
    record = parse_record(iss(727, "0 GO ", f"0 G{modifiers} "))
    assert record.game.contract == Contract(GRAND, hand=True, ouvert=True)
    assert faults(record) == ()


@pytest.mark.parametrize("written", ["DHZ", "DZH", "DHSZ", "DSZH"])
def test_schwarz_implies_schneider(written: str) -> None:
    record = parse_record(iss(135521, "0 DHS ", f"0 {written} "))
    assert record.game.contract == Contract(DIAMONDS, hand=True, schwarz=True)


def test_null_ouvert_hand_is_written_both_ways() -> None:
    assert parse_record(iss(25, "1 NOH ", "1 NHO ")).events == parse_record(iss(25)).events


OPEN = "D7.D8.D9.DK.DT.DA.DJ.C7.C8.CJ"
"""What the declarer of record 1390253 holds."""
UNUSUAL = {
    "discard in a move of its own": (541932, "2 D.ST.H8 ", "2 D 2 ST.H8 "),
    "discard in another order": (541932, "2 D.ST.H8 ", "2 D.H8.ST "),
    "open hand after the discard": (1390253, "NO.HA.HQ ", f"NO.HA.HQ.{OPEN} "),
    "open hand after a discard of its own": (1390253, "NO.HA.HQ ", f"NO 1 HA.HQ.{OPEN} "),
    "no skat shown": (541932, "w H8.CK ", ""),
    "skat in another order": (541932, "w H8.CK ", "w CK.H8 "),
    "open hand of a Hand game": (727, "0 GO ", "0 GO.HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8 "),
    "deal in four groups": (
        727,
        "HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8.H9.D7.DT.C7.ST.CK.C9.SK.S9.CT.C8.SQ.HK.S8.D9.DK.SJ.D8."
        "CQ.DA.DQ.S7",
        "HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8|H9.D7.DT.C7.ST.CK.C9.SK.S9.CT|C8.SQ.HK.S8.D9.DK.SJ.D8."
        "CQ.DA|DQ.S7",
    ),
    "shown cards listed": (
        1039093,
        "1 SC 1 HJ",
        "1 SC.HA.HJ.ST.SA.CJ 1 HJ",
    ),
    "no comment and no r": (1039093, " r:1", ""),
    "blanks between the properties": (541932, "]ID[", "]  ID["),
    "more blanks between the moves": (541932, "0 p 2 s", "0  p   2 s"),
    "no blank at the end": (541932, "] ;)", "];)"),
    "the hand shown twice": (6997012, "1 SC 1 CJ", "1 SC 1 SC 1 CJ"),
    "somebody resigns once all is over": (541932, "2 HT ]", "2 HT 0 RE 1 SC w LE.1 ]"),
}


@pytest.mark.parametrize(("number", "old", "new"), UNUSUAL.values(), ids=UNUSUAL)
def test_unusual_records_mean_the_same_game(number: int, old: str, new: str) -> None:
    usual, unusual = parse_record(iss(number)), parse_record(iss(number, old, new))
    assert unusual.events == usual.events
    assert unusual.game == usual.game
    assert faults(unusual) == ()


def test_a_read_record_is_written_with_its_moves_as_they_were() -> None:
    text = iss(541932, "2 D.ST.H8 ", "2 D 2 H8.ST ")
    assert write_record(parse_record(text)) == text


def test_the_result_may_be_missing() -> None:
    text = iss(541932)
    record = parse_record(text[: text.index("R[d:")] + " ;)")
    assert record.recorded is None
    assert write_record(record) == text[: text.index("R[d:")] + " ;)"


def test_a_discard_that_was_never_made_leaves_the_skat_as_it_lay() -> None:
    game = parse_record(iss(10330141)).game
    assert game.discard is not None
    assert {*game.discard} == {*game.deal.skat}


def test_a_record_may_end_before_its_discard() -> None:
    record = parse_record(iss(10330141, "w TI.1 ", ""))
    assert record.game.phase is Phase.DECLARING


def test_dropping_out_between_pick_up_and_announcement_is_a_penalty() -> None:
    record = parse_record(iss(10330141, "1 C w TI.1 ", "w TI.1 "))
    assert str(result_of(record.game)).startswith("d:1 penalty v:0 ")


# --- damaged records ------------------------------------------------------------

DAMAGED = {
    "no record": (None, "Skat", "Skat", "expected (; at the beginning"),
    "go": (541932, "GM[Skat]", "GM[1]", "expected GM[Skat]"),
    "property not closed": (541932, " ]R[d:2 loss", " R[d:2 loss", "expected w, 0, 1 or 2"),
    "result not closed": (541932, " r:0] ;)", " r:0", "the value of R is not closed by ]"),
    "no end": (541932, "] ;)", "]", "expected a property such as ID[17], or ;) at the end"),
    "property twice": (541932, "GM[Skat]", "GM[Skat]GM[Skat]", "GM is there twice"),
    "no moves": (541932, "MV[w ", "VM[w ", "expected MV[...], the moves"),
    "empty": (756788, None, "(;GM[Skat]MV[]R[passed] ;)", "expected w and the deal"),
    "unknown rules": (756788, "CO[]", "RU[none]", "no rules named 'none'"),
    "deal too short": (756788, "w C8.", "w ", "expected the deal"),
    "deal twice a card": (756788, "w C8.DQ.", "w DQ.DQ.", "each of the 32 cards once"),
    "deal grouped wrongly": (756788, "w C8.DQ.DJ", "w C8.DQ|DJ", "expected the deal"),
    "unknown card": (756788, "w C8.", "w C1.", "no such card: 'C1'"),
    "deal by a player": (756788, "w C8.", "0 C8.", "expected w and the deal"),
    "hidden deal": (756788, "w C8.", "w ??.", "a card is hidden"),
    "unknown player": (756788, "0 p ]", "3 p ]", "3 p: expected w, 0, 1 or 2"),
    "move without an action": (756788, "0 p ]", "0 ]", "expected what this player did"),
    "unknown action": (756788, "0 p ]", "0 pass ]", "0 pass: expected a bid, y, p, s"),
    "unknown server action": (756788, "0 p ]", "w p ]", "w p: expected TI or LE"),
    "out of turn": (756788, "1 p 2 p", "2 p 1 p", "2 p: rearhand is not to speak now"),
    "no number of a bid": (
        541932,
        "2 18 0 p",
        "2 500 0 p",
        "500 is not a number from 1 to 499",
    ),
    "another skat": (541932, "w H8.CK ", "w H8.SA ", "expected the skat as it was dealt"),
    "skat not taken": (541932, "2 s w H8.CK 2 D.ST.H8 0", "2 D 0", "2 D: a Hand game leaves"),
    "Hand after pick-up": (541932, "D.ST.H8", "DH.ST.H8", "a Hand game leaves the skat"),
    "ouvert after pick-up": (541932, "D.ST.H8", "DO.ST.H8", "a Hand game leaves the skat"),
    "Schneider without Hand": (135521, "0 DHS", "0 DS", "only a Hand game may announce"),
    "Schneider in Null": (25, "NOH", "NOHS", "Null has no Schneider"),
    "modifier twice": (727, "0 GO ", "0 GOO ", "a modifier stands twice"),
    "Null below the bid": (1390253, "NO.HA.HQ", "N.HA.HQ", "23 does not reach the bid"),
    "one discard": (541932, "D.ST.H8", "D.ST", "expected two cards put back"),
    "one discard later": (541932, "D.ST.H8", "D 2 ST.", "no such card: ''"),
    "a card for the discard": (541932, "D.ST.H8", "D 2 ST", "2 ST: not while"),
    "discard of foreign cards": (541932, "D.ST.H8", "D.ST.SJ", "two different cards of the"),
    "open cards of a closed game": (541932, "D.ST.H8", f"D.ST.H8.{OPEN}", "only an open game"),
    "other open cards": (1390253, "NO.HA.HQ", f"NO.HA.HQ.{OPEN}.SA", "only an open game"),
    "not following": (541932, "0 SA 1 S7", "0 SA 1 HQ", "1 HQ: HQ does not follow SA"),
    "card not held": (541932, "0 SA 1 S7", "0 SA 1 SJ", "1 SJ: SJ is not in the hand"),
    "hidden card": (541932, "0 SA 1 S7", "0 SA 1 ??", "1 ??: a card is hidden"),
    "other cards shown": (1039093, "1 SC", "1 SC.S7", "expected the cards this player holds"),
    "a defender shows": (1039093, "1 SC", "0 SC", "only the declarer"),
    "play goes on when over": (541932, "2 HT ]", "2 HT 0 SA ]", "0 SA: not while over"),
    "result of one word": (756788, "R[passed]", "R[none]", "expected d:, the declarer's seat"),
    "result cut off": (541932, " p:59 t:4", " p:59 4", "expected t:, the declarer's tricks"),
    "result ends": (541932, " l:-1 to:-1 r:0", " l:-1", "expected to:, a seat or -1, but the"),
    "result goes on": (541932, " r:0]", " r:0 r:0]", "nothing may follow r:, but 'r:0'"),
    "a number too long": (541932, "v:-54", "v:-54321", "expected v:, the value"),
}


@pytest.mark.parametrize(("number", "old", "new", "why"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_records_say_where_and_why(
    number: int | None, old: str | None, new: str, why: str
) -> None:
    text = new if number is None or old is None else iss(number, old, new)
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert why in str(caught.value)
    assert str(caught.value).startswith(f"column {caught.value.column}: ")
    assert 1 <= caught.value.column <= len(text) + 1


@pytest.mark.parametrize(
    ("number", "old", "new", "place"),
    [
        (541932, "0 SA 1 S7", "0 SA 1 HQ", "1 HQ"),
        (541932, "2 D.ST.H8", "2 DH.ST.H8", "2 DH"),
        (541932, "v:-54", "v:x", "d:2 loss"),
        (541932, "GM[Skat]", "GM[1]", "1]PC"),
        (541932, "ID[541932]", "ID[541932]!", "!DT"),
        (541932, "ID[541932]", "ID[541932]ID[7]", "ID[7]"),
        (756788, "0 p ]", "0 ]", "0 ]R"),
    ],
)
def test_the_column_is_where_the_fault_is(number: int, old: str, new: str, place: str) -> None:
    text = iss(number, old, new)
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert text.index(place) == caught.value.column - 1


def test_a_card_the_server_hid_is_rejected() -> None:
    text = (DATA / "iss-corrupt.sgf").read_text(encoding="utf-8")
    with pytest.raises(RecordError, match=r"column 272: 0 \?\?: a card is hidden"):
        parse_record(text)


PIECES = ["??", "w", "0", "1", "RE", "SC", "TI.1", "LE.0", "s", "p", "y", "18", "G", "NO", "CH",
          "H8", "H8.CK", "concede", "claim", "agree", "refuse", "]", "[", "|", ".", " ", "\\",
          "9999999999", "٣", "\x1f", "(;"]  # fmt: skip


@given(
    st.integers(0, 29),
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 6), st.sampled_from(PIECES) | st.text()),
        min_size=1,
        max_size=4,
    ),
)
@example(0, [(0.0, 0, "")])
def test_any_damage_either_reads_or_is_a_record_error(
    which: int, damages: list[tuple[float, int, str]]
) -> None:
    text = iss_lines()[which]
    for place, length, piece in damages:
        at = int(place * len(text))
        text = text[:at] + piece + text[at + length :]
    try:
        record = parse_record(text)
    except RecordError:
        return
    assert parse_record(write_record(record)) == record


@given(st.integers(0, 29), st.data())
def test_words_in_any_order_either_read_or_are_a_record_error(
    which: int, data: st.DataObject
) -> None:
    words = iss_lines()[which].split(" ")
    for _ in range(3):
        at = data.draw(st.integers(1, len(words) - 1))
        words[at] = data.draw(st.sampled_from([*PIECES, *words]))
    try:
        record = parse_record(" ".join(words))
    except RecordError:
        return
    assert replay(record.events, SERVER) == record.game


def test_long_damage_is_quoted_short_and_takes_no_more_memory_than_its_own() -> None:
    line = iss_lines()[0]
    for damaged in (
        line.replace("MV[w ", f"MV[w {'C' * 1_000_000}"),
        line.replace(" ]R[", f" 1 {'p' * 1_000_000} ]R["),
        f"(;GM[Skat]CO[{'a' * 1_000_000}",
        f"(;GM[Skat]RU[{'a' * 1_000_000}]MV[w ] ;)",
    ):
        tracemalloc.start()
        with pytest.raises(RecordError) as caught:
            parse_record(damaged)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert len(str(caught.value)) < 300
        assert peak < 20 * len(damaged)


# --- our own games --------------------------------------------------------------


def test_servers_accept_bids_that_no_game_is_worth() -> None:
    text = next(line for line in iss_lines() if "ID[541932]" in line)
    assert parse_record(text.replace("2 18 0 p", "2 171 0 p")).game.auction.bid == 171


def own_record(events: list[Event], rules: RuleSet = ISKO) -> Record:
    """The record of these events, read back from what was written."""
    record = record_of(events, players=PLAYERS, date=DATE, series=3, number=17, rules=rules)
    text = write_record(record)
    assert parse_record(text) == record
    assert write_record(parse_record(text)) == text
    return record


def history(deal: Deal, *actions: tuple[int, Action]) -> list[Event]:
    """The events of a game of which every move is given."""
    return [Dealt(deal), *(Acted(SEATS[seat], action) for seat, action in actions)]


BOUGHT = ((1, Bid(18)), (0, Pass()), (2, Pass()))
"""Middlehand plays at 18."""


def test_our_own_record_in_full() -> None:
    deal = make_deal("CA CT", "CJ SJ", "HJ DJ", "D7 D8")
    record = own_record(
        history(
            deal,
            *BOUGHT,
            (1, TakeSkat()),
            (1, Declare(Contract(CLUBS), deal.skat)),
            (1, ShowHand()),
            (1, Concede()),
        )
    )
    hands = [".".join(card.code for card in part) for part in (*deal.hands, deal.skat)]
    assert write_record(record) == (
        "(;GM[Skat]PC[Skat Desktop]CO[]SE[3]ID[17]DT[2026-11-29/18:30:05/UTC]"
        "P0[Anna]P1[Bernd]P2[Clara]R0[]R1[]R2[]"
        f"MV[w {'.'.join(hands)} 1 18 0 p 2 p 1 s w D7.D8 1 C.D8.D7 1 SC 1 concede ]"
        "R[d:1 loss v:-72 m:2 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)"
    )
    assert record.date == DATE


@pytest.mark.parametrize(
    ("contract", "written"),
    [
        (Contract(CLUBS, hand=True), "CH"),
        (Contract(CLUBS, hand=True, schneider=True), "CHS"),
        (Contract(CLUBS, hand=True, schwarz=True), "CHZ"),
        (Contract(GRAND, hand=True, ouvert=True), "GO"),
        (Contract(NULL, hand=True), "NH"),
        (Contract(NULL, hand=True, ouvert=True), "NOH"),
    ],
)
def test_announcements_are_written_without_what_is_implied(
    contract: Contract, written: str
) -> None:
    record = own_record(history(make_deal(), *BOUGHT, (1, Declare(contract))))
    assert f"1 {written} ]R[unknown]" in write_record(record)


def test_null_ouvert_after_pick_up_is_written_with_its_discard() -> None:
    deal = make_deal(skat="CA CT")
    declared = Declare(Contract(NULL, ouvert=True), deal.skat)
    record = own_record(history(deal, *BOUGHT, (1, TakeSkat()), (1, declared)))
    assert "1 NO.CA.CT ]" in write_record(record)


def test_names_keep_their_brackets() -> None:
    record = record_of(
        [Dealt(make_deal())], players=("[A] \\ B", "two\nlines", ""), date=DATE, comment="a]b"
    )
    assert parse_record(write_record(record)) == record
    assert record.players == ("[A] \\ B", "two lines", "")
    assert record.get("CO") == "a]b"


def test_a_local_time_is_written_in_utc() -> None:
    local = DATE.astimezone(timezone(timedelta(hours=1)))
    record = record_of([Dealt(make_deal())], players=PLAYERS, date=local)
    assert record.get("DT") == "2026-11-29/18:30:05/UTC"


def test_rules_other_than_the_official_ones_are_named() -> None:
    deal = make_deal("CA CT", "DJ D9", "CJ SJ HJ", "D7 D8")
    game = history(
        deal,
        (1, Pass()),
        (2, Bid(18)),
        (0, Pass()),
        (2, TakeSkat()),
        (2, Declare(Contract(CLUBS), deal.skat)),
        (2, Concede()),
    )
    record = own_record(game, TWELVE_DEALS)
    assert record.get("RU") == "twelve-deals"
    assert record.game.rules == TWELVE_DEALS
    assert own_record(game).get("RU") is None


def test_a_record_needs_a_deal() -> None:
    with pytest.raises(WrongPhase):
        record_of([], players=PLAYERS, date=DATE)
    with pytest.raises(WrongPhase):
        record_of([Acted(F, Pass())], players=PLAYERS, date=DATE)


LIKELY = (PlayCard, Bid, Hold, Pass, TakeSkat, Declare, Agree, Refuse)
"""What happens in every game; the rest should not end all of them early."""


def random_game(chance: Random, rules: RuleSet) -> list[Event]:
    """A game in which everything happens that may happen."""
    pack = [*CARDS]
    chance.shuffle(pack)
    events: list[Event] = [Dealt(Deal.from_pack(pack))]
    game = replay(events, rules)
    while game.phase is not Phase.OVER:
        if chance.random() < 0.01:
            event: Event = Abandoned(chance.choice(SEATS), chance.choice([*Cause]))
        else:
            event = random_act(chance, game)
        game = game.apply(event)
        events.append(event)
    return events


def random_act(chance: Random, game: GameState) -> Acted:
    """Something that one of the players may do; each kind of action has its chance."""
    kinds: dict[type[Action], list[Acted]] = {}
    for seat in SEATS:
        for action in game.legal_actions(seat):
            # The proof of a defender's claim could take long.
            if not (isinstance(action, Claim) and len(game.hands[seat]) > 5):
                kinds.setdefault(type(action), []).append(Acted(seat, action))
    weights = [20 if kind in LIKELY else 1 for kind in kinds]
    (acts,) = chance.choices([*kinds.values()], weights)
    bids = all(isinstance(act.action, Bid) for act in acts)
    return acts[int(len(acts) * chance.random() ** 3)] if bids else chance.choice(acts)


@settings(max_examples=300)
@given(st.integers(0, 2**32), st.sampled_from([*PRESETS.values(), SERVER]))
def test_every_game_of_ours_comes_back_from_its_record(seed: int, rules: RuleSet) -> None:
    events = random_game(Random(seed), rules)
    record = own_record(events, rules)
    again = parse_record(write_record(record))
    assert again.events == tuple(events)
    assert again.game == replay(events, rules)
    assert result_of(again.game) == record.recorded

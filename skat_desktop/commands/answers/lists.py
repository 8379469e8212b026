"""Score sheets, and the names of the cards in each deck."""

from collections.abc import Mapping
from typing import Final

from skat_desktop.commands.answers.fields import Answer, Fields, players_of, whole
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring, ranking
from skat_desktop.decks import deck_style

_DECKS: Final = {
    "french_international": "french",
    "french_german_indices": "french-german",
    "turnierblatt_four_colour": "tournament",
    "german": "german",
}
_MOST: Final = 1_000_000


def _list_total(given: Fields) -> Fields:
    players = players_of(given)
    entries = tuple(
        Entry(
            None if game["declarer"] is None else players.index(game["declarer"]),
            whole(game, "score", -_MOST, _MOST),
        )
        for game in given["games"]
    )
    sheet = ScoreSheet(len(players), entries)
    columns = {
        "classic": sheet.totals(Scoring.CLASSIC),
        "own_won": [row.won for row in sheet.rows],
        "own_lost": [row.lost for row in sheet.rows],
        "lost_by_others": [row.lost_by_others for row in sheet.rows],
        "seeger_fabian": sheet.totals(Scoring.SEEGER_FABIAN),
    }
    return {name: dict(zip(players, column, strict=True)) for name, column in columns.items()}


def _ranking(given: Fields) -> Fields:
    rows = given["rows"]
    order = ranking(
        (
            whole(row, "points", -_MOST, _MOST),
            whole(row, "won", 0, _MOST),
            whole(row, "lost", 0, _MOST),
        )
        for row in rows
    )
    return {"order": [[rows[place]["p"] for place in places] for places in order]}


def _deck_labels(given: Fields) -> Fields:
    style = deck_style(_DECKS[given["style"]])
    return {
        "ranks": dict(style.rank_labels),
        "suits": dict(style.suit_symbols),
        "colours": dict(style.colours),
        "rank_names": dict(style.rank_names),
        "suit_names": dict(style.suit_names),
    }


CATEGORIES: Final[Mapping[str, Answer]] = {
    "deck_labels": _deck_labels,
    "list_total": _list_total,
    "ranking": _ranking,
}

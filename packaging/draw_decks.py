"""Draw every card face and back into ``resources/decks``, and the program's icon.

Run it after changing the art. Faces are drawn, never edited by hand: ``--check`` only
compares, and fails if a committed file differs from what would be drawn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from card_art.backs import BACKS, back  # noqa: E402
from card_art.faces import face  # noqa: E402
from card_art.icon import icon  # noqa: E402

from skat_desktop.decks.style import DECK_STYLES, RANKS, SUITS  # noqa: E402

RESOURCES = ROOT / "resources"


def drawings() -> Iterator[tuple[str, str]]:
    """Yield each file's path below ``resources`` and its text."""
    for style in DECK_STYLES.values():
        for suit in SUITS:
            for rank in RANKS:
                label = style.rank_labels[rank]
                text = face(style.id, suit, rank, label, style.colours[suit])
                yield f"decks/{style.id}/{suit}{rank}.svg", text
    for variant in BACKS:
        yield f"decks/backs/back-{variant}.svg", back(variant)
    yield "icons/skat-desktop.svg", icon()


def main() -> int:
    """Write or check the files; the exit code tells whether all is current."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    check = parser.parse_args().check
    stale = 0
    for name, text in drawings():
        path = RESOURCES / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(("differs: " if check else "drew ") + name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

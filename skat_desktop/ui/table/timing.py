"""How long things take on the table, in milliseconds at normal speed."""

from typing import Final

DEAL: Final = 900
"""From the first card dealt to the last one's arrival."""
PLAY: Final = 280
"""A card on its way to the trick."""
AFTER_CARD: Final = 160
"""A breath between the cards of two computer players."""
TAKE_TRICK: Final = 380
"""A trick on its way to the winner."""
TURN_SKAT: Final = 260
"""The skat turned face up before it goes into one's own hand."""
SEE_SKAT: Final = 900
"""How long it lies there."""
MOVE: Final = 320
"""Everything else that moves: pick-up, discard, sorting, an open hand."""
LIFT: Final = 90
"""A card rising under the pointer."""
SHAKE: Final = 260
"""A card that may not be played."""


def scaled(milliseconds: int, speed: float) -> int:
    """The duration at this speed: 2 is twice as fast, 0 means at once."""
    return round(milliseconds / speed) if speed > 0 else 0

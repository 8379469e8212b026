"""Fair deals, the lot for the first dealer, and the computer players' seeds, all from one seed.

Everything here depends on its arguments alone, and is the same on every machine and with
every version of Python: the random numbers are the bytes of SHA-256 over the text
``"<purpose>/<block>"``, block after block, and a number below *n* is a byte modulo *n*, where
bytes that would favour some numbers are skipped.  A journal holds no cards, only the seed,
so this must never change.
"""

import secrets
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from skat_desktop.core.cards import CARDS
from skat_desktop.core.deal import Deal


def new_seed() -> int:
    """A seed that nobody can foresee, 0 to 2^64 - 1."""
    return secrets.randbits(64)


def deal_of(seed: int, number: int) -> Deal:
    """The deal with this number (from 1) in the list with this seed.

    All orders of the pack are equally likely.  It is not cut: cutting a pack that has been
    shuffled at random changes nothing.
    """
    numbers = _Numbers(f"deal {seed} {number}")
    pack = [*CARDS]
    for last in range(len(pack) - 1, 0, -1):  # Fisher-Yates
        chosen = numbers.below(last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return Deal.from_pack(pack)


def first_dealer(seed: int, chairs: int) -> int:
    """The chair that deals first, by lot (ISkO 3.1)."""
    return _Numbers(f"first dealer {seed}").below(chairs)


def player_seed(seed: int, number: int, chair: int) -> int:
    """The seed of the computer player on this chair for this deal, 0 to 2^64 - 1."""
    digest = sha256(f"player {seed} {number} {chair}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class _Numbers:
    """A stream of random numbers, the same for the same purpose."""

    def __init__(self, purpose: str) -> None:
        self._bytes: Iterator[int] = (
            byte for block in count() for byte in sha256(f"{purpose}/{block}".encode()).digest()
        )

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each as likely; ``limit`` is at most 256."""
        fair = 256 - 256 % limit
        return next(byte for byte in self._bytes if byte < fair) % limit

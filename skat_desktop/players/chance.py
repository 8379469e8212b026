"""What a player leaves to chance, and still does again in the same situation."""

from hashlib import blake2b
from random import Random

from skat_desktop.core.observation import Observation


def chance(seed: int, observation: Observation) -> Random:
    """Random numbers that depend on the seed and on what the seat sees, and on nothing else."""
    content = (
        seed,
        int(observation.seat),
        observation.phase.value,
        observation.dealt.bits,
        observation.hand.bits,
        observation.played.bits,
        observation.bid,
    )
    digest = blake2b(repr(content).encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest))

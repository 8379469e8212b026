"""The sounds of the table: current, small, quiet, and without a click at either end."""

import math
import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from skat_desktop.ui.sounds import Sound

ROOT = Path(__file__).parents[2]


def samples(sound: Sound) -> list[float]:
    """What is in the file, between −1 and 1."""
    with wave.open(str(sound.file)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        numbers = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            numbers.byteswap()
        return [number / 32768 for number in numbers]


def test_the_files_are_those_that_would_be_made() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "packaging" / "make_sounds.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")


def test_together_they_are_small() -> None:
    assert {path.stem for path in Sound.CARD.file.parent.iterdir()} == {s.value for s in Sound}
    assert sum(sound.file.stat().st_size for sound in Sound) <= 150_000


@pytest.mark.parametrize("sound", Sound)
def test_each_is_quiet_and_begins_and_ends_softly(sound: Sound) -> None:
    wave_form = samples(sound)
    peak = max(map(abs, wave_form))
    assert -30 < 20 * math.log10(peak) <= -12
    ends = [*wave_form[:11], *wave_form[-11:]]  # half a millisecond
    assert max(map(abs, ends)) < 0.1 * peak
    assert abs(sum(wave_form) / len(wave_form)) < 0.01 * peak, "it hums at zero hertz"


def test_won_rises_and_lost_falls() -> None:
    def pitch(part: list[float]) -> float:
        crossings = sum(a < 0 <= b for a, b in pairwise(part))
        return crossings / len(part)

    for sound, rises in ((Sound.WON, True), (Sound.LOST, False)):
        wave_form = samples(sound)
        first, second = wave_form[:3000], wave_form[-7000:-4000]
        assert (pitch(second) > pitch(first)) is rises

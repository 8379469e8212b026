"""Make the sounds of the table, in ``resources/sounds``: waves of numbers, and nothing recorded.

A card is a short burst of noise through a filter that leaves what paper on cloth leaves; won and
lost are two soft tones.  Everything rises and dies away gently and stays quiet.  Run it after
changing a sound: ``--check`` only compares, and fails if a committed file differs from what would
be made.
"""

import argparse
import io
import math
import operator
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22050
"""Samples a second: enough for paper, and half the size of a recording."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def band(noise: Sequence[float], centre: float, width: float) -> Wave:
    """What of the noise lies around ``centre`` hertz: a resonator of two poles and two zeros."""
    radius = math.exp(-math.pi * width / RATE)
    feedback = 2 * radius * math.cos(2 * math.pi * centre / RATE), -radius * radius
    out: Wave = []
    for place, value in enumerate(noise):
        before = noise[place - 2] if place > 1 else 0.0
        one, two = (out[-1] if out else 0.0), (out[-2] if place > 1 else 0.0)
        out.append((value - before) * (1 - radius) + feedback[0] * one + feedback[1] * two)
    return out


def shaped(sound: Sequence[float], envelope: Callable[[float], float]) -> Wave:
    """The sound as loud as ``envelope`` has it at each second."""
    return [value * envelope(place / RATE) for place, value in enumerate(sound)]


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """An envelope that rises in ``attack`` seconds and then halves about every ``decay``."""
    return lambda t: min(1.0, t / attack) ** 2 * 2 ** (-max(0.0, t - attack) / decay)


def swelling(length: float, top: float) -> Callable[[float], float]:
    """An envelope that swells up to ``top`` and is gone after ``length`` seconds."""

    def envelope(t: float) -> float:
        part = t / top if t < top else (length - t) / (length - top)
        return math.sin(math.pi / 2 * max(0.0, part)) ** 2

    return envelope


def mixed(*parts: tuple[float, Sequence[float]]) -> Wave:
    """Sounds over each other, each from its second on."""
    out = silence(max(start + len(sound) / RATE for start, sound in parts))
    for start, sound in parts:
        first = round(start * RATE)
        for place, value in enumerate(sound[: len(out) - first]):
            out[first + place] += value
    return out


def loud(sound: Sequence[float], decibels: float) -> Wave:
    """The sound with its highest peak at so many decibels below full scale."""
    factor = 10 ** (decibels / 20) / max(map(abs, sound))
    return [value * factor for value in sound]


def noise(chance: random.Random, seconds: float) -> Wave:
    """White noise."""
    return [chance.uniform(-1, 1) for _ in silence(seconds)]


def slap(chance: random.Random, pitch: float, seconds: float = 0.14) -> Wave:
    """A card that meets the cloth: paper, and under it a little of the table."""
    paper = shaped(band(noise(chance, seconds), 2300 * pitch, 2600), struck(0.004, 0.011))
    cloth = shaped(band(noise(chance, seconds), 240 * pitch, 160), struck(0.006, 0.020))
    return mixed((0, loud(paper, 0)), (0, loud(cloth, -3)))


def slide(chance: random.Random, length: float, top: float, pitch: float) -> Wave:
    """A card drawn over the cloth."""
    return shaped(band(noise(chance, length), 1100 * pitch, 1500), swelling(length, top))


def tone(hertz: float, seconds: float) -> Wave:
    """A warm tone: few overtones, and the higher ones die first."""
    partials = ((1, 1.0, 0.14), (2, 0.28, 0.09), (3, 0.10, 0.06), (4, 0.03, 0.04))
    waves = [
        shaped(
            [math.sin(math.tau * hertz * part * i / RATE) for i in range(round(seconds * RATE))],
            struck(0.014, half_life),
        )
        for part, _, half_life in partials
    ]
    strengths = [strength for _, strength, _ in partials]
    chord = [sum(map(operator.mul, strengths, values)) for values in zip(*waves, strict=True)]
    return faded(chord, 0.5 * seconds)


def faded(sound: Sequence[float], seconds: float = 0.02) -> Wave:
    """The sound with an end that does not click."""
    last = len(sound) / RATE
    return shaped(sound, lambda t: math.sin(math.pi / 2 * min(1.0, (last - t) / seconds)) ** 2)


def card() -> Wave:
    """One card played."""
    chance = random.Random("card")
    return loud(
        mixed((0, loud(slide(chance, 0.07, 0.05, 1.0), -14)), (0.04, slap(chance, 1.0))), -16
    )


def trick() -> Wave:
    """Three cards drawn together and away."""
    chance = random.Random("trick")
    return loud(
        mixed(
            (0.00, loud(slide(chance, 0.20, 0.11, 0.85), -2)),
            (0.05, loud(slide(chance, 0.21, 0.12, 1.1), -4)),
            (0.22, loud(slap(chance, 0.8, 0.10), -5)),
        ),
        -20,
    )


def deal() -> Wave:
    """A pack dealt round: one light card after the other, none quite like the one before."""
    chance = random.Random("deal")
    cards = []
    for place in range(10):
        start = 0.078 * place + chance.uniform(0, 0.010)
        light = loud(slap(chance, chance.uniform(1.15, 1.4), 0.10), chance.uniform(-5, 0))
        cards.append((start, light))
    return loud(mixed(*cards), -20)


def won() -> Wave:
    """A fourth up."""
    return loud(mixed((0, loud(tone(392.0, 0.55), -2)), (0.15, tone(523.25, 0.60))), -17)


def lost() -> Wave:
    """A third down, and softer."""
    return loud(mixed((0, loud(tone(311.13, 0.55), -1)), (0.17, tone(261.63, 0.60))), -20)


def encoded(sound: Sequence[float]) -> bytes:
    """The sound as a WAV file of one channel and 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        samples = [round(32767 * value) for value in faded(sound)]
        writer.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return file.getvalue()


def sounds() -> Iterator[tuple[str, bytes]]:
    """The name of each file and what is in it."""
    for make in (card, deal, lost, trick, won):
        yield f"{make.__name__}.wav", encoded(make())


def main() -> int:
    """Write or check the files; the exit code tells whether all is current."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    check = parser.parse_args().check
    stale = 0
    for name, data in sounds():
        path = FOLDER / name
        if path.is_file() and path.read_bytes() == data:
            continue
        stale += 1
        print(("differs: " if check else "made ") + name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

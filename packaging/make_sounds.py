"""Make the sounds of stones from decaying sine waves and noise.

    python packaging/make_sounds.py [FOLDER]

The same seeds give the same sounds.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from pathlib import Path
from typing import NamedTuple

RATE = 22_050
LOUDEST = 0.8 * 32_767
FADED = 0.01  # seconds for fading out, which avoids a click at the end
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"


class Tone(NamedTuple):
    """A decaying tone: its frequency in Hz, its loudness, and its decay time in seconds."""

    frequency: float
    loudness: float
    ringing: float


class Blow(NamedTuple):
    """One impact, ``start`` seconds into the sound: tones and a burst of noise.

    The noise is brighter if ``brightness`` is closer to 1.
    """

    start: float
    loudness: float
    tones: tuple[Tone, ...]
    noise: float
    noise_ringing: float
    brightness: float


def stone() -> list[Blow]:
    """Return the sound of a stone placed on thick wood: a click of slate, and the resonance of the
    board."""
    click = (Tone(3150, 0.5, 0.006), Tone(1860, 0.7, 0.009))
    wood = (Tone(640, 0.6, 0.018), Tone(255, 0.55, 0.03))
    return [Blow(0.0, 1.0, (*click, *wood), 0.9, 0.004, 0.8)]


def drop(chance: random.Random, start: float, loudness: float) -> Blow:
    """Return the sound of a stone that falls on others in the lid of a bowl."""
    pitch = chance.uniform(0.88, 1.15)
    tones = (Tone(4300 * pitch, 0.8, 0.007), Tone(2700 * pitch, 0.6, 0.010), Tone(520, 0.25, 0.02))
    return Blow(start, loudness, tones, 0.5, 0.003, 0.9)


def capture() -> list[Blow]:
    """Return the sound of one stone that is dropped and bounces once."""
    chance = random.Random(1)
    return [drop(chance, 0.0, 1.0), drop(chance, 0.07, 0.45)]


def captures() -> list[Blow]:
    """Return the sound of a handful of dropped stones."""
    chance = random.Random(2)
    starts = sorted(chance.triangular(0.0, 0.42, 0.08) for _ in range(11))
    return [drop(chance, start, chance.uniform(0.45, 1.0)) for start in starts]


def illegal() -> list[Blow]:
    """Return a soft low thud, for illegal moves."""
    return [Blow(0.0, 0.6, (Tone(92, 1.0, 0.05), Tone(141, 0.4, 0.03)), 0.25, 0.012, 0.08)]


def passing() -> list[Blow]:
    """Return the sound of a knuckle on the table, for passes."""
    tones = (Tone(395, 1.0, 0.035), Tone(830, 0.35, 0.02), Tone(172, 0.5, 0.04))
    return [Blow(0.0, 0.7, tones, 0.35, 0.006, 0.3)]


SOUNDS = {
    "stone": (0.14, stone),
    "capture": (0.16, capture),
    "captures": (0.52, captures),
    "illegal": (0.2, illegal),
    "pass": (0.2, passing),
}
"""The duration in seconds of each sound, and the function that returns its impacts."""


def samples(seconds: float, blows: list[Blow]) -> list[int]:
    """Return the sound as 16-bit samples, scaled to full loudness."""
    count = round(seconds * RATE)
    mixed = [0.0] * count
    for number, blow in enumerate(blows):
        add(mixed, blow, random.Random(number))
    scale = LOUDEST * max(blow.loudness for blow in blows) / max(map(abs, mixed))
    fade = round(FADED * RATE)
    return [
        round(value * scale * min(1.0, (count - place) / fade)) for place, value in enumerate(mixed)
    ]


def add(mixed: list[float], blow: Blow, chance: random.Random) -> None:
    """Add an impact to the samples of a sound."""
    smooth = 0.0
    for place in range(round(blow.start * RATE), len(mixed)):
        time = place / RATE - blow.start
        value = sum(
            tone.loudness
            * math.exp(-time / tone.ringing)
            * math.sin(math.tau * tone.frequency * time)
            for tone in blow.tones
        )
        smooth += blow.brightness * (chance.uniform(-1, 1) - smooth)
        mixed[place] += blow.loudness * (
            value + blow.noise * math.exp(-time / blow.noise_ringing) * smooth
        )


def write(path: Path, numbers: list[int]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seconds, blows) in SOUNDS.items():
        write(folder / f"{name}.wav", samples(seconds, blows()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

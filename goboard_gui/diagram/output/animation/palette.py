"""The palette that all frames of an animation share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections import Counter

Rgb = tuple[int, int, int]
"""A colour: its red, green and blue, from 0 to 255."""

TRANSPARENT = 255
"""The index of pixels that stay as they are in the frame before."""

_MOST_COLOURS = TRANSPARENT
_EXACT_COLOURS = 128


def shared_palette(counts: Counter[Rgb]) -> list[Rgb]:
    """Return the colours for frames in which colours occur so many times, at most as many as there
    are indices below `TRANSPARENT`.

    If there are too many, the most frequent ones, such as those of the board and the stones, are
    kept, and the others, which are at the edges of lines and letters, are replaced by similar ones.

    >>> from collections import Counter
    >>> shared_palette(Counter({(0, 0, 0): 2, (9, 9, 9): 5}))
    [(9, 9, 9), (0, 0, 0)]
    """
    colours = [colour for colour, _ in counts.most_common()]
    if len(colours) <= _MOST_COLOURS:
        return colours
    from PIL import Image

    exact, others = colours[:_EXACT_COLOURS], colours[_EXACT_COLOURS:]
    strip = Image.frombytes("RGB", (len(others), 1), _flat_bytes(others))
    reduced = strip.quantize(_MOST_COLOURS - len(exact), dither=Image.Dither.NONE)
    similar = reduced.convert("RGB").tobytes()
    return [*exact, *sorted(set(zip(similar[::3], similar[1::3], similar[2::3], strict=True)))]


def palette_bytes(palette: list[Rgb]) -> bytes:
    """Return a palette as the reds, greens and blues of 256 colours, the last ones black.

    >>> palette_bytes([(1, 2, 3)])[:6], len(palette_bytes([]))
    (b'\\x01\\x02\\x03\\x00\\x00\\x00', 768)
    """
    return _flat_bytes(palette).ljust(3 * 256, b"\0")


def _flat_bytes(colours: list[Rgb]) -> bytes:
    return bytes(part for colour in colours for part in colour)

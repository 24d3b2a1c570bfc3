"""A length that is too long for one sheet, divided among several that lap over each other."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

_TINY = 1e-6


class Span(NamedTuple):
    """What one sheet shows of a length, and between which cuts it counts.

    Neighbours show the same beyond the cut that they share. Lengths are in millimetres.
    """

    start: float
    end: float
    cut_start: float
    cut_end: float

    @property
    def length(self) -> float:
        """How much it shows."""
        return self.end - self.start


class Lines(NamedTuple):
    """Lines across a length: where the first one is, and how far apart they are."""

    first: float
    pitch: float

    def beside(self, place: float) -> float:
        """The nearest place midway between two lines.

        >>> Lines(14.0, 22.0).beside(50.0)
        47.0
        """
        return self.first + (round((place - self.first) / self.pitch - 0.5) + 0.5) * self.pitch


def spans(length: float, room: float, overlap: float, lines: Lines) -> list[Span]:
    """The fewest spans of at most ``room`` that show a whole length, all about as long.

    Neighbours lap over by ``overlap``, with the cut in the middle; it lies midway between lines if
    there is room for that. More than half of the room never laps over.

    >>> [(span.start, span.end) for span in spans(100.0, 60.0, 10.0, Lines(5.0, 10.0))]
    [(0.0, 55.0), (45.0, 100.0)]
    """
    overlap = min(overlap, room / 2)
    count = max(ceil((length - overlap) / (room - overlap) - _TINY), 1)
    even = [place * (length - overlap) / count + overlap / 2 for place in range(1, count)]
    between = _between(length, [lines.beside(cut) for cut in even], overlap)
    if all(overlap < span.length <= room + _TINY for span in between):
        return between
    return _between(length, even, overlap)


def _between(length: float, cuts: list[float], overlap: float) -> list[Span]:
    """The spans that some cuts make."""
    half = overlap / 2
    starts, ends = [0.0, *cuts], [*cuts, length]
    return [
        Span(
            start - half if place else start,
            end + half if place < len(cuts) else end,
            start,
            end,
        )
        for place, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]

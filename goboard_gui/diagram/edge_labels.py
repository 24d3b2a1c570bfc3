"""Geometry of the labels at the edges of a board.

Lengths are in line spacings. Labels of a second notation are in a separate row, farther out.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Crop, Size
    from .picture import Edges

PLAIN_MARGIN = 0.85
"""The margin of a side without labels."""

_NEAR = 0.53  # from the outermost line to the labels, past the stones on it
_RIM = 0.04  # from the labels to the end of the board
_USUAL_SIDE = 19
_MOST = 1.55  # the maximum scale of type on large boards

_NARROW, _WIDE = frozenset("-.,'()·Iijlt "), frozenset("+−=±MWmw")


class EdgeRow(NamedTuple):
    """The metrics of a row of labels: its type size, and the space it takes.

    ``beside`` is the em for which the left and right labels get space, between ``least`` and
    ``most``, on a 19-line board; ``above`` is the space above and below the board.
    """

    em: float
    beside: float
    least: float
    most: float
    above: float


FIRST = EdgeRow(em=0.36, beside=0.3, least=0.68, most=2.3, above=0.68)
SECOND = EdgeRow(em=0.3, beside=0.27, least=0.56, most=2.0, above=0.48)


class Band(NamedTuple):
    """The position of a row of labels beyond the outermost line: its middle and depth."""

    middle: float
    depth: float


class SideBands(NamedTuple):
    """The bands of both rows on one side, None without labels, and their outer end."""

    first: Band | None
    second: Band | None
    end: float


def estimated_width(text: str) -> float:
    """Return the approximate width of a text in ems, in any font.

    >>> round(estimated_width("-3+3"), 2), estimated_width("十九")
    (2.55, 2.0)
    """
    return sum(map(_breadth_of, text))


def widest(texts: Iterable[str]) -> str:
    """Return the widest of the texts, or an empty string."""
    return max(texts, key=estimated_width, default="")


def type_scale(edges: Edges) -> float:
    """Return the factor by which labels grow on boards larger than 19 lines."""
    return min(max(max(map(len, sides(edges))) / _USUAL_SIDE, 1.0), _MOST)


def sides(edges: Edges) -> tuple[tuple[str, ...], ...]:
    """Return the labels of the four sides: top, right, bottom, left."""
    return edges.top, edges.right, edges.bottom, edges.left


def bands(first: Edges, second: Edges) -> tuple[SideBands, SideBands, SideBands, SideBands]:
    """Return the bands of labels on the four sides: top, right, bottom, left."""
    beside = _beside(first, FIRST), _beside(second, SECOND)
    above = FIRST.above, SECOND.above
    top, right, bottom, left = (
        _stacked(labels, depths)
        for labels, depths in zip(
            zip(sides(first), sides(second), strict=True),
            (above, beside, above, beside),
            strict=True,
        )
    )
    return top, right, bottom, left


def visible_edges(edges: Edges, crop: Crop | None, size: Size) -> Edges:
    """Return the labels that are still correct next to a crop."""
    if crop is None or edges.everywhere:
        return edges
    return edges._replace(
        top=() if crop.top > 0 else edges.top,
        right=() if crop.right < size.width - 1 else edges.right,
        bottom=() if crop.bottom < size.height - 1 else edges.bottom,
        left=() if crop.left > 0 else edges.left,
    )


def thin_out(count: int, step: int) -> list[int]:
    """Return which of ``count`` labels to keep, every ``step``-th, including both ends.

    A slightly larger step is used if it divides evenly.

    >>> thin_out(19, 2)[:4], thin_out(19, 5), thin_out(18, 5)
    ([0, 2, 4, 6], [0, 6, 12, 18], [0, 5, 10, 17])
    """
    last = count - 1
    step = next((other for other in range(step, 2 * step) if last % other == 0), step)
    chosen = list(range(0, count, step))
    if chosen[-1] != last:
        if len(chosen) > 1 and last - chosen[-1] < step:
            chosen.pop()
        if last - chosen[-1] >= step:
            chosen.append(last)
    return chosen


def _breadth_of(sign: str) -> float:
    if sign >= "\u3000":
        return 1.0
    if sign in _NARROW:
        return 0.38
    return 0.85 if sign in _WIDE else 0.66


def _beside(edges: Edges, row: EdgeRow) -> float:
    """Return the depth of a row at the left and right."""
    larger = type_scale(edges)
    em = row.beside * larger * sqrt(larger)
    needed = estimated_width(widest(edges.left + edges.right)) * em
    return min(max(needed, row.least), row.most)


def _stacked(labels: tuple[tuple[str, ...], ...], depths: tuple[float, float]) -> SideBands:
    """Return the bands of one side, from the inside out."""
    end, found = _NEAR, []
    for texts, depth in zip(labels, depths, strict=True):
        found.append(Band(end + depth / 2, depth) if texts else None)
        end += depth if texts else 0
    first, second = found
    return SideBands(first, second, end + _RIM if any(labels) else PLAIN_MARGIN)

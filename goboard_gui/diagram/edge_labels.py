"""Positions and sizes of the labels at the edges of a board.

Lengths are in line spacings. Labels of a second notation form a separate row, farther out.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Crop, Size
    from .picture import EdgeLabels

PLAIN_MARGIN = 0.85
"""The margin of a side without labels, in line spacings."""

CUT_LINE = 0.5
"""The length of the lines beyond a cropped side without labels, in line spacings."""
_CUT_LINE_NEAR_LABELS = 0.25  # a line that touches a label looks like its minus sign
NEAR = 0.53
"""The distance from the outermost line to the labels, past the stones on it, in line spacings."""
RIM = 0.04
"""The distance from the labels to the end of the board, in line spacings."""
FILLED_HEIGHT = 0.9
"""The largest font size of labels above and below the board, as a fraction of the depth of their
row.
"""
FILLED_WIDTH = 0.94
"""The part of its strip that a label on the left or right may fill."""
_USUAL_SIDE = 19
_MOST = 1.55  # the maximum scale of type on large boards

_NARROW, _WIDE = frozenset("-.,'()·Iijlt "), frozenset("+−=±MWmw")


class EdgeRow(NamedTuple):
    """The size of a row of coordinate labels, and the space that it takes beyond the outermost
    line.

    ``em`` is the type size. Above and below the board a row is ``vertical_depth`` high. On the left
    and right its depth fits the widest label in a type of ``side_em``, within ``min_side_depth``
    and ``max_side_depth``.
    """

    em: float
    side_em: float
    min_side_depth: float
    max_side_depth: float
    vertical_depth: float


FIRST = EdgeRow(em=0.36, side_em=0.3, min_side_depth=0.68, max_side_depth=2.3, vertical_depth=0.68)
SECOND = EdgeRow(em=0.3, side_em=0.27, min_side_depth=0.56, max_side_depth=2.0, vertical_depth=0.48)


class LabelBand(NamedTuple):
    """The strip for a row of coordinate labels: the distance of its middle from the outermost line,
    and its depth.
    """

    middle: float
    depth: float


class SideLabelBands(NamedTuple):
    """The strips for coordinate labels on one side of the board.

    ``first`` and ``second`` belong to the two notations and are None without labels. ``end`` is the
    distance from the outermost line to the edge of the board.
    """

    first: LabelBand | None
    second: LabelBand | None
    end: float


def estimated_width(text: str) -> float:
    """Return the approximate width of a text relative to its font size, without measuring a font.

    >>> round(estimated_width("-3+3"), 2), estimated_width("十九")
    (2.55, 2.0)
    """
    return sum(map(_character_width, text))


def widest_text(texts: Iterable[str]) -> str:
    """Return the text with the largest estimated width, or an empty string if there are no
    texts.
    """
    return max(texts, key=estimated_width, default="")


def type_scale(edges: EdgeLabels) -> float:
    """Return the factor by which coordinate labels are enlarged on boards with more than 19
    lines.
    """
    return min(max(max(map(len, labels_by_side(edges))) / _USUAL_SIDE, 1.0), _MOST)


def labels_by_side(edges: EdgeLabels) -> tuple[tuple[str, ...], ...]:
    """Return the labels of the four sides: top, right, bottom, left."""
    return edges.top, edges.right, edges.bottom, edges.left


def label_bands(
    first: EdgeLabels, second: EdgeLabels, least: float = 0.0
) -> tuple[SideLabelBands, SideLabelBands, SideLabelBands, SideLabelBands]:
    """Return the strips for the labels of both notations on each side, in the order top, right,
    bottom, left.

    They have room for type that is at least ``least`` line spacings large.
    """
    beside = _side_depth(first, FIRST, least), _side_depth(second, SECOND, least)
    above = tuple(max(row.vertical_depth, least / FILLED_HEIGHT) for row in (FIRST, SECOND))
    top, right, bottom, left = (
        _side_bands(labels, depths)
        for labels, depths in zip(
            zip(labels_by_side(first), labels_by_side(second), strict=True),
            (above, beside, above, beside),
            strict=True,
        )
    )
    return top, right, bottom, left


def visible_edge_labels(edges: EdgeLabels, crop: Crop | None, size: Size) -> EdgeLabels:
    """Return the coordinate labels that are still correct if only the crop is shown."""
    if crop is None or edges.valid_along_line:
        return edges
    return edges._replace(
        top=() if crop.top > 0 else edges.top,
        right=() if crop.right < size.width - 1 else edges.right,
        bottom=() if crop.bottom < size.height - 1 else edges.bottom,
        left=() if crop.left > 0 else edges.left,
    )


def cut_line_lengths(first: EdgeLabels, second: EdgeLabels) -> tuple[float, ...]:
    """Return how far lines extend beyond each side if the board is cropped there, in the order top,
    right, bottom, left.

    On sides with labels of either notation, lines are shorter, so that there is a gap between them.
    """
    return tuple(
        _CUT_LINE_NEAR_LABELS if any(labels) else CUT_LINE
        for labels in zip(labels_by_side(first), labels_by_side(second), strict=True)
    )


def every_nth_index(count: int, step: int) -> list[int]:
    """Return the indices of the labels to keep if there is room for only every ``step``-th label.

    Both ends are included. A slightly larger step is used if it divides the row evenly.

    >>> every_nth_index(19, 2)[:4], every_nth_index(19, 5), every_nth_index(18, 5)
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


def _character_width(sign: str) -> float:
    """Return the approximate width of a character relative to the font size."""
    if sign >= "\u3000":
        return 1.0
    if sign in _NARROW:
        return 0.38
    return 0.85 if sign in _WIDE else 0.66


def _side_depth(edges: EdgeLabels, row: EdgeRow, least: float) -> float:
    """Return the depth of a row of labels at the left and right sides of the board."""
    larger = type_scale(edges)
    em = row.side_em * larger * sqrt(larger)
    widest = estimated_width(widest_text(edges.left + edges.right))
    usual = min(max(widest * em, row.min_side_depth), row.max_side_depth)
    return max(usual, widest * least / FILLED_WIDTH)


def _side_bands(labels: tuple[tuple[str, ...], ...], depths: tuple[float, ...]) -> SideLabelBands:
    """Return the strips for the labels of both notations on one side; the first is closer to the
    board.
    """
    end, found = NEAR, []
    for texts, depth in zip(labels, depths, strict=True):
        found.append(LabelBand(end + depth / 2, depth) if texts else None)
        end += depth if texts else 0
    first, second = found
    return SideLabelBands(first, second, end + RIM if any(labels) else PLAIN_MARGIN)

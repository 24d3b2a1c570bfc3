"""Arrangement of the labels at the edges of a board on paper, where type has a fixed size.

On paper, labels must stay readable however close the lines of the board are. Each side is sized for
itself. If its labels are too wide for their lines, they stand in two rows, or are turned by 90°, or
only every second one is printed, if readers can count up to the others. Otherwise the side has
none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from string import ascii_uppercase, digits
from typing import TYPE_CHECKING, TypeVar

from ..named_tuples import NamedTuple
from ..notation import Side
from .edge_labels import (
    CUT_LINE,
    FILLED_HEIGHT,
    FILLED_WIDTH,
    FIRST,
    NEAR,
    PLAIN_MARGIN,
    RIM,
    SECOND,
    EdgeRow,
    every_nth_index,
    type_scale,
)

if TYPE_CHECKING:
    from ..go import Crop, Size
    from .picture import EdgeLabels

_GAP = 0.3  # ems between labels that stand side by side
_LINE = 1.05  # ems from one label to the next below it
_LOW, _LOW_LINE = frozenset(ascii_uppercase + digits + "+-−=*'. ") - set("JQ"), 0.86
_MOST_STEP = 5  # at least every fifth label is printed
_ROUNDS = 12
_TINY = 1e-6

_T = TypeVar("_T")

TextWidth = Callable[[str], float]
"""A function that returns the width of a text relative to its font size."""


class EdgeType(NamedTuple):
    """The font sizes of labels: the usual one, where there is room, and the smallest one.

    On boards with large cells, labels grow with them: to ``scale`` times the sizes of `EdgeRow`.
    Before labels on the left and right are left out, they are narrowed, at most by the factor
    ``narrowest``. If ``tight``, they have no more space than they need.
    """

    usual: float
    least: float
    scale: float = 1.0
    narrowest: float = 1.0
    tight: bool = False


class EdgeSpace(NamedTuple):
    """The space for labels: the visible part of a board, the distances between its columns and
    rows, and the width in which the board must fit with its labels.

    All lengths are in one unit, as are those of `EdgeType`, except for ``near_x`` and ``near_y``,
    the distances in line spacings from the outermost lines to the labels.
    """

    size: Size
    crop: Crop
    pitch_x: float
    pitch_y: float
    width: float = inf
    near_x: float = NEAR
    near_y: float = NEAR

    @property
    def pitch(self) -> float:
        """The distance between columns or between rows, whichever is smaller."""
        return min(self.pitch_x, self.pitch_y)

    def pitch_across(self, side: Side) -> float:
        """Return the line spacing in which distances from a side are measured."""
        return self.pitch_y if side.is_horizontal else self.pitch_x

    def pitch_along(self, side: Side) -> float:
        """Return the distance between adjacent labels of a side."""
        return self.pitch_x if side.is_horizontal else self.pitch_y

    def is_cut(self, side: Side) -> bool:
        """Return whether the board continues beyond the visible part on a side."""
        crop = self.crop
        last_column, last_row = self.size.width - 1, self.size.height - 1
        return side.select(
            crop.top > 0, crop.right < last_column, crop.bottom < last_row, crop.left > 0
        )


class PlacedEdgeRow(NamedTuple):
    """The labels of one notation on one side of a board.

    ``size`` is the font size in line spacings. ``places`` has the index of the line of each label,
    and the distance from the outermost line of the board to its middle, in line spacings. Labels
    that are ``turned`` are read upwards; ``squeeze`` is the factor by which they are narrowed.
    """

    size: float
    places: tuple[tuple[int, float], ...]
    turned: bool = False
    squeeze: float = 1.0


class SideArrangement(NamedTuple):
    """The labels of both notations on one side of a board, None for no labels.

    ``end`` is the distance from the outermost line to the end of the board, in line spacings.
    """

    first: PlacedEdgeRow | None
    second: PlacedEdgeRow | None
    end: float


class EdgeArrangement(NamedTuple):
    """The labels on the four sides of a board; on the ``omitted`` sides, those of a notation do not
    fit.
    """

    top: SideArrangement
    right: SideArrangement
    bottom: SideArrangement
    left: SideArrangement
    omitted: tuple[Side, ...] = ()

    def on_side(self, side: Side) -> SideArrangement:
        """Return the labels on a side."""
        return side.select(self.top, self.right, self.bottom, self.left)


def arrange_edge_labels(
    first: EdgeLabels,
    second: EdgeLabels,
    space: EdgeSpace,
    type_: EdgeType,
    width: TextWidth,
    like: EdgeArrangement | None = None,
) -> EdgeArrangement:
    """Return the arrangement of the labels of two notations that are correct on a board.

    They are not larger than those of the arrangement ``like``, that of the whole board.

    If the board would be too wide with them even in the smallest type, those on the right are left
    out, and those on the left if that isn't enough; those of the second notation are the first to
    be left out on each side.
    """
    rows: _Rows = {}
    for side in Side:
        of_whole = like.on_side(side)[:2] if like else (None, None)
        one, other = (
            _set_row(edges, row, side, space, type_, width, whole and whole.size * space.pitch)
            if edges.on_side(side)
            else None
            for edges, row, whole in zip((first, second), (FIRST, SECOND), of_whole, strict=True)
        )
        rows[side] = one, other
    fitted = _fitted_to_width(rows, space, type_)
    for side in (Side.RIGHT, Side.LEFT, Side.BOTTOM, Side.TOP):
        for kept in ((rows[side][0], None), (None, None)):
            if fitted is None:
                rows[side] = kept
                fitted = _fitted_to_width(rows, space, type_)
    sides = fitted or {side: _arranged(side, rows[side], space) for side in Side}
    omitted = tuple(
        side
        for side in Side
        if any(
            edges.on_side(side) and row is None
            for edges, row in zip((first, second), rows[side], strict=True)
        )
    )
    return EdgeArrangement(
        sides[Side.TOP], sides[Side.RIGHT], sides[Side.BOTTOM], sides[Side.LEFT], omitted
    )


class _SetRow(NamedTuple):
    """The labels of one notation on one side, as they are set: their font size, the lines that have
    a label, and the width of each label relative to its font size.

    They stand in several ``layers``, one farther out than the other, or are ``turned``.
    ``squeeze`` is the factor by which they are narrowed, which their widths take account of.
    """

    row: EdgeRow
    size: float
    lines: tuple[int, ...]
    widths: tuple[float, ...]
    layers: int = 1
    turned: bool = False
    squeeze: float = 1.0

    def reduced(self, largest: float, squeeze: float) -> _SetRow:
        """Return these labels in type no larger than ``largest``, and narrowed."""
        widths = tuple(width * squeeze for width in self.widths)
        return self._replace(size=min(self.size, largest), widths=widths, squeeze=squeeze)

    def layer_depths(self, side: Side, space: EdgeSpace, *, tight: bool) -> list[float]:
        """Return the depth of each layer, from the board outwards.

        If ``tight``, labels on the left and right have no more space than they need.
        """
        if not side.is_horizontal or self.turned:
            depth = max(self.widths) * self.size
            if not tight:
                depth /= FILLED_WIDTH
            if not side.is_horizontal and not tight:
                depth = max(depth, self.row.min_side_depth * space.pitch_x)
            return [depth] * self.layers
        depth = max(self.row.vertical_depth * space.pitch_y, self.size / FILLED_HEIGHT)
        return [depth, *[_LINE * self.size] * (self.layers - 1)]


def _set_row(
    edges: EdgeLabels,
    row: EdgeRow,
    side: Side,
    space: EdgeSpace,
    type_: EdgeType,
    width: TextWidth,
    largest: float | None,
) -> _SetRow | None:
    """Return how the labels of a notation are set on a side, or None if they do not fit."""
    crop = space.crop
    start, end = (crop.left, crop.right) if side.is_horizontal else (crop.top, crop.bottom)
    lines = tuple(range(start, end + 1))
    widths = tuple(map(width, edges.on_side(side)[start : end + 1]))
    pitch = space.pitch_along(side)
    wanted = max(type_.usual, row.em * type_.scale * type_scale(edges) * space.pitch)
    wanted = min(wanted, largest or wanted)
    height = _line_height(edges.on_side(side)[start : end + 1])

    def fitting(indices: Sequence[int], layers: int) -> float:
        """Return the largest font size at which these labels do not touch in their layers, nor
        those of the next side.
        """
        sizes = (
            (other - one) * pitch / _length(widths[one], widths[other], side, height)
            for one, other in zip(indices, indices[layers:], strict=False)
        )
        return min(inf if side.is_horizontal else 2 * NEAR * pitch / _LOW_LINE, inf, *sizes)

    for step in range(1, _MOST_STEP + 1 if edges.count_up else 2):
        chosen = every_nth_index(len(lines), step)
        shown = tuple(lines[index] for index in chosen), tuple(widths[index] for index in chosen)
        for layers in (1, 2):
            if (size := fitting(chosen, layers)) + _TINY >= type_.least:
                return _SetRow(row, min(wanted, size), *shown, layers)
        if side.is_horizontal and (size := step * pitch / height) + _TINY >= type_.least:
            return _SetRow(row, min(wanted, size), *shown, turned=True)
    return None


def _length(one: float, other: float, side: Side, height: float) -> float:
    """Return the distance that two adjacent labels need between their middles, in ems."""
    return (one + other) / 2 + _GAP if side.is_horizontal else height


def _line_height(labels: Sequence[str]) -> float:
    """Return the distance from one label to the next below it, in ems: less for capitals and
    digits.
    """
    return _LOW_LINE if _LOW.issuperset("".join(labels)) else _LINE


_Rows = dict[Side, tuple[_SetRow | None, _SetRow | None]]


def _fitted_to_width(
    rows: _Rows, space: EdgeSpace, type_: EdgeType
) -> dict[Side, SideArrangement] | None:
    """Return the arrangement of all sides in which the board is not too wide, or None if there is
    none.

    The type on the left and right is as large as possible.
    """
    overhangs = {side: _overhang(rows, side, space) for side in (Side.LEFT, Side.RIGHT)}
    columns = space.crop.right - space.crop.left

    def arranged(
        largest: float = inf, squeeze: float = 1.0, *, tight: bool = True
    ) -> dict[Side, SideArrangement] | None:
        sides: dict[Side, SideArrangement] = {}
        highest = 0.0
        for side, overhang in overhangs.items():
            one, other = (row and row.reduced(largest, squeeze) for row in rows[side])
            placed = _arranged(side, (one, other), space, tight=tight)
            sides[side] = placed._replace(end=max(placed.end, overhang))
            highest = max(highest, *(row.size for row in (one, other) if row), 0.0)
        for side in (Side.TOP, Side.BOTTOM):
            placed = _arranged(side, rows[side], space)
            overhang = _LINE * highest / 2 / space.pitch_y
            sides[side] = placed._replace(end=max(placed.end, overhang))
        ends = sides[Side.LEFT].end + sides[Side.RIGHT].end
        return sides if (columns + ends) * space.pitch_x <= space.width + _TINY else None

    if type_.tight:
        return arranged(squeeze=type_.narrowest)
    if (found := arranged(tight=False) or arranged()) is not None:
        return found
    if arranged(type_.least) is not None:
        sizes = [row.size for side in overhangs for row in rows[side] if row]
        return _largest(arranged, type_.least, max(sizes, default=type_.least))
    return _largest(partial(arranged, type_.least), type_.narrowest, 1.0)


def _largest(arranged: Callable[[float], _T | None], low: float, high: float) -> _T | None:
    """Return what a function returns for the largest value at which it is not None, or None if it
    is None for the value ``low``.
    """
    found = arranged(low)
    for _ in range(_ROUNDS if found is not None else 0):
        middle = (low + high) / 2
        if (larger := arranged(middle)) is None:
            high = middle
        else:
            low, found = middle, larger
    return found


def _arranged(
    side: Side,
    rows: tuple[_SetRow | None, _SetRow | None],
    space: EdgeSpace,
    *,
    tight: bool = False,
) -> SideArrangement:
    """Return the arrangement of the labels on one side."""
    pitch = space.pitch_across(side)
    end = near = (space.near_y if side.is_horizontal else space.near_x) * pitch
    placed: list[PlacedEdgeRow | None] = []
    for row in rows:
        if row is None:
            placed.append(None)
            continue
        middles = []
        if tight and end > near:
            end += _GAP * row.size
        for depth in row.layer_depths(side, space, tight=tight):
            middles.append((end + depth / 2) / pitch)
            end += depth
        places = ((line, middles[index % row.layers]) for index, line in enumerate(row.lines))
        size = row.size / space.pitch
        placed.append(PlacedEdgeRow(size, tuple(places), row.turned, row.squeeze))
    plain = CUT_LINE if space.is_cut(side) else PLAIN_MARGIN
    return SideArrangement(placed[0], placed[1], end / pitch + RIM if any(rows) else plain)


def _overhang(rows: _Rows, side: Side, space: EdgeSpace) -> float:
    """Return how far labels above and below the board extend beyond its first or last column, in
    line spacings.
    """
    outermost = space.crop.left if side is Side.LEFT else space.crop.right
    return max(
        (
            (_LINE if row.turned else width) * row.size / 2 / space.pitch_x - abs(line - outermost)
            for end in (Side.TOP, Side.BOTTOM)
            for row in rows[end]
            if row
            for line, width in zip(row.lines, row.widths, strict=True)
        ),
        default=0.0,
    )

"""Consistency checks of a board in plain text: its rows, labels, edges and borders must agree."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Size
from .dialects import CORNERS, EMPTIES
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .row_groups import RowGroup
    from .rows import BoardRow, Cell

_UNEVEN = 2
"""Larger differences between the gaps in a row mean that points are missing."""


def check_crossings(rows: list[BoardRow]) -> None:
    """Check that characters for edges occur only at the edges, and that it is clear which part of a
    board is shown.

    :raises DiagramError: for an edge inside the board, or a side that is hidden by stones.
    """
    last = len(rows) - 1
    for at, row in enumerate(rows):
        inner = [cell.char for cell in row.cells[1:-1]]
        if (at and "top" in row.edges) or (at < last and "bottom" in row.edges):
            raise DiagramError(DiagramErrorReason.EDGE, row.line)
        if any(char in CORNERS for char in inner):
            raise DiagramError(DiagramErrorReason.EDGE, row.line)
    if not any(row.edges for row in rows):
        return
    columns = list(zip(*(row.cells for row in rows), strict=True))
    sides = (rows[0].cells, rows[-1].cells, columns[0], columns[-1])
    is_hidden = any(not any(cell.char in EMPTIES for cell in side) for side in sides)
    shown = set().union(*(row.edges for row in rows))
    if is_hidden and not ({"left", "right"} <= shown or {"top", "bottom"} <= shown):
        text = str(Size(len(columns), len(rows)))
        raise DiagramError(DiagramErrorReason.PART, rows[0].line, text=text)


def common_width(rows: list[BoardRow], columns: tuple[int, ...] | None) -> int:
    """Return the number of points in each row, which must be the same for all rows.

    :raises DiagramError: when the rows differ, or do not match the names of columns.
    """
    widths = Counter(len(row.cells) for row in rows)
    width = widths.most_common(1)[0][0]
    if columns is not None and len(columns) in widths:
        width = len(columns)
    for row in rows:
        if len(row.cells) != width:
            raise DiagramError(DiagramErrorReason.RAGGED, row.line)
    if width > MAX_SIDE:
        raise DiagramError(DiagramErrorReason.TOO_LARGE, rows[0].line, text=str(MAX_SIDE))
    if columns is not None and len(columns) != width:
        raise DiagramError(DiagramErrorReason.COLUMNS, rows[0].line, text=str(len(columns)))
    return width


def check_gaps(rows: list[BoardRow]) -> None:
    """Check that the points of each row are evenly spaced, so that no space stands for a point.

    :raises DiagramError: for a row with a gap.
    """
    for row in rows:
        gaps = [
            after.column - before.column
            for before, after in pairwise(row.cells)
            if not (before.is_number or after.is_number)
        ]
        if gaps and max(gaps) - min(gaps) > _UNEVEN - 1 + _marks(row.cells):
            raise DiagramError(DiagramErrorReason.GAP, row.line)


def _marks(cells: Iterable[Cell]) -> int:
    return any(cell.mark for cell in cells)


def check_borders(group: RowGroup, width: int) -> None:
    """Check that no border is shorter than the rows.

    :raises DiagramError: for a shorter border.
    """
    for border in (group.top, group.bottom):
        if border is not None and border.dashes < width and border.dashes < 2 * width - 3:
            text = str(border.dashes)
            raise DiagramError(DiagramErrorReason.COLUMNS, border.line, text=text)

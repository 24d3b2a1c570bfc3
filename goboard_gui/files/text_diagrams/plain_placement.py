"""Placement of diagrams in plain text: which part of which board each of them shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Size
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import LowerLeftPoint, is_incomplete

if TYPE_CHECKING:
    from .parsed_diagram import ParsedDiagram
    from .row_names import NamedRows

_USUAL_WIDTHS = (9, 13, 19)
_ABOVE_LOWEST = 2
"""The name of the lowest row in a diagram if the last row of the board is missing."""


def place_diagram(diagram: ParsedDiagram, named: NamedRows, *, has_columns: bool) -> None:
    """Set which part of which board a diagram shows.

    :raises DiagramError: when that is not certain.
    """
    names = named.names
    width, height = diagram.width, diagram.height
    if names is not None and len(names) > 1 and names[0] < names[1]:
        names = None  # counted from the top, as only whole boards are
    elif names is not None and names[-1] == 0:
        names = [name + 1 for name in names]
    if names is None:
        _place_unnamed(diagram, has_columns=has_columns)
        return
    lowest, highest = names[-1], names[0]
    left = _left_column(diagram, named, highest)
    if diagram.size is None and diagram.top:
        diagram.size = Size(max(width, highest) if not diagram.right else left + width, highest)
    is_whole = left == 0 and lowest == 1 and diagram.size in (None, Size(width, height))
    if is_whole and diagram.size is None and is_incomplete(diagram.shown_size):
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    is_cut = width in _USUAL_WIDTHS or lowest == _ABOVE_LOWEST
    if not is_whole and left == 0 and is_cut and diagram.size is None:
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    if diagram.bottom and lowest != 1:
        raise DiagramError(DiagramErrorReason.NAMES, diagram.rows[-1].line, text=str(lowest))
    if left + width > MAX_SIDE or highest > MAX_SIDE:
        raise DiagramError(DiagramErrorReason.TOO_LARGE, diagram.rows[0].line, text=str(MAX_SIDE))
    diagram.lower_left = LowerLeftPoint(left, lowest)


def _left_column(diagram: ParsedDiagram, named: NamedRows, highest: int) -> int:
    """Return the zero-based index of the first column of a diagram with row labels.

    :raises DiagramError: when nothing shows it.
    """
    if named.columns is not None:
        return named.columns[0]
    if diagram.left or diagram.width == highest:
        return 0
    if diagram.size is not None and diagram.size.width == diagram.width:
        return 0
    if diagram.size is not None and diagram.right:
        return diagram.size.width - diagram.width
    raise _part_error(diagram, DiagramErrorReason.PART)


def _place_unnamed(diagram: ParsedDiagram, *, has_columns: bool) -> None:
    size = diagram.shown_size
    across = diagram.left and diagram.right
    down = diagram.top and diagram.bottom
    if diagram.size == size or (size.width == size.height and not diagram.size):
        edges = (diagram.left, diagram.right, diagram.top, diagram.bottom)
        if not any(edges) or (across and not (diagram.top ^ diagram.bottom)) or down:
            diagram.whole = True
            return
    if max(size) < min(_USUAL_WIDTHS) and not (across or down or has_columns or diagram.size):
        edges = (diagram.left, diagram.right, diagram.top, diagram.bottom)
        if not any(edges):
            diagram.whole = diagram.is_assumed_whole = True
            return
    if (across or down) and is_incomplete(size) and diagram.size is None:
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    if across and down:
        return
    is_placed = (diagram.left or diagram.right) and (diagram.top or diagram.bottom)
    if not is_placed or has_columns:
        raise _part_error(diagram, DiagramErrorReason.PART)


def _part_error(diagram: ParsedDiagram, reason: DiagramErrorReason) -> DiagramError:
    text = str(diagram.shown_size)
    return DiagramError(reason, diagram.rows[0].line, text=text)

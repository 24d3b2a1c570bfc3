"""Grouping of the rows of a board: rows directly below each other, and rows that continue the board
after blank lines or text.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import MAX_SIDE
from .errors import DiagramError, DiagramErrorReason
from .rows import BoardRow, Border, ColumnNames, OtherLine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .rows import LinePart

_ROWS_AT_LEAST = 2


@dataclass
class RowGroup:
    """Lines of one board: its rows in order, and the column labels and borders around them."""

    rows: list[BoardRow] = field(default_factory=list)
    top: Border | None = None
    bottom: Border | None = None
    above: ColumnNames | None = None
    below: ColumnNames | None = None
    begin: int = 0
    end: int = 0
    between: tuple[OtherLine, ...] = ()
    """The lines between the group and the one before."""

    @property
    def texts_before(self) -> list[OtherLine]:
        """The lines of text between this group and the previous one."""
        return [line for line in self.between if line.text.strip()]

    @property
    def edges(self) -> set[str]:
        """The visible edges of the board."""
        edges: set[str] = set()
        edges |= {"top"} if self.top or "top" in self.rows[0].edges else set()
        edges |= {"bottom"} if self.bottom or "bottom" in self.rows[-1].edges else set()
        for row in self.rows:
            crossings = row.edges
            edges |= {"left"} if row.left_edge or "left" in crossings else set()
            edges |= {"right"} if row.right_edge or "right" in crossings else set()
        return edges

    @property
    def is_enclosed(self) -> bool:
        """Whether column labels or borders above and below show that this is a board."""
        if self.above and self.below and self.above.indices == self.below.indices:
            return True
        return {"top", "bottom"} <= self.edges

    @property
    def is_board(self) -> bool:
        """Whether the group can be taken for a board, because it has enough rows or is enclosed."""
        sure = sum(row.is_unambiguous_row for row in self.rows)
        return (len(self.rows) >= _ROWS_AT_LEAST and 2 * sure >= len(self.rows)) or (
            bool(self.rows) and self.is_enclosed
        )

    def joined_with(self, other: RowGroup) -> RowGroup:
        """Return a group with the rows of this group and then those of another group below."""
        return replace(
            self,
            rows=[*self.rows, *other.rows],
            bottom=other.bottom,
            below=other.below,
            end=other.end,
        )


def find_groups(parts: list[list[LinePart]], pause: Callable[[], object]) -> list[list[RowGroup]]:
    """Return the boards in lines, from the top: each as a list of groups that stand side by side.

    ``pause`` is called for each line, and may raise an exception to cancel.

    :raises DiagramError: for text in the place of a row.
    """
    _add_rows_of_dashes(parts)
    return [groups for groups in _merged(list(_groups(parts, pause))) if groups[0].is_board]


def _add_rows_of_dashes(parts: list[list[LinePart]]) -> None:
    """Replace borders by rows of empty points if a neighbouring row has dashes as empty points."""
    for order in (range(1, len(parts)), range(len(parts) - 2, -1, -1)):
        step = -order.step
        for index in order:
            beside, part = parts[index + step][0], parts[index][0]
            if not isinstance(beside, BoardRow) or not isinstance(part, Border):
                continue
            row = part.as_row(len(beside.cells))
            if row is not None and any(cell.char == "-" for cell in beside.cells):
                parts[index] = [row]


def _groups(
    parts: Sequence[list[LinePart]], pause: Callable[[], object]
) -> Iterator[list[RowGroup]]:
    """Yield the boards in lines: each as a list of groups that stand side by side."""
    groups: list[RowGroup] = []
    head: list[tuple[int, list[LinePart]]] = []
    between: list[OtherLine] = []
    for index, line in enumerate(parts):
        pause()
        first = line[0]
        if isinstance(first, OtherLine):
            if groups:
                yield groups
                groups = []
            head = [] if first.text.strip() else head
            between.append(first)
        elif isinstance(first, BoardRow):
            rows = [part for part in line if isinstance(part, BoardRow)]
            if groups and _is_next(groups[0], rows[0], beside=len(rows) != len(groups)):
                yield groups
                groups = []
            if not groups:
                begin = head[0][0] if head else index
                groups = [RowGroup(begin=begin, between=tuple(between)) for _ in rows]
                for _, above in head:
                    _add_above(groups, above)
                head, between = [], []
            for group, row in zip(groups, rows, strict=True):
                group.rows.append(row)
                group.end = index + 1
        elif groups and not _add_below(groups, line):
            yield groups
            groups, head = [], [(index, line)]
        elif groups:
            for group in groups:
                group.end = index + 1
        else:
            head.append((index, line))
    if groups:
        yield groups


def _is_next(group: RowGroup, row: BoardRow, *, beside: bool) -> bool:
    """Return whether a row directly below a group belongs to another board."""
    if group.bottom or group.below or beside:
        return True
    return "top" in row.edges and "bottom" in group.rows[-1].edges


def _add_above(groups: list[RowGroup], line: list[LinePart]) -> None:
    for group, part in zip(groups, line, strict=False):
        if isinstance(part, ColumnNames):
            group.above = part
        elif isinstance(part, Border):
            group.top = part


def _add_below(groups: list[RowGroup], line: list[LinePart]) -> bool:
    """Add a line of column labels or borders to the groups above it; return False if it does not
    belong to them.
    """
    first = line[0]
    if isinstance(first, ColumnNames):
        if groups[0].below is not None:
            return False
        for group, part in zip(groups, line, strict=False):
            group.below = part if isinstance(part, ColumnNames) else None
        return True
    if groups[0].bottom is not None:
        return False
    for group, part in zip(groups, line, strict=False):
        group.bottom = part if isinstance(part, Border) else None
    return True


def _merged(found: list[list[RowGroup]]) -> list[list[RowGroup]]:
    """Join groups that are parts of one board with blank lines or text between the rows.

    :raises DiagramError: for text in the place of a row.
    """
    merged: list[list[RowGroup]] = []
    lonely = 0
    for groups in found:
        before = merged[-1] if merged else []
        lonely = lonely + 1 if len(groups[0].rows) == 1 else 0
        fit = len(before) == len(groups)
        if fit and _continues(before[0], groups[0], alternating=lonely > 0):
            merged[-1] = [one.joined_with(other) for one, other in zip(before, groups, strict=True)]
        else:
            merged.append(groups)
    for before, after in pairwise(merged):
        if len(before) == len(after) and _is_interrupted(before[0], after[0]):
            line = after[0].texts_before[0]
            raise DiagramError(DiagramErrorReason.INTERRUPTED, line.line, text=line.text.strip())
    return merged


def _continues(above: RowGroup, below: RowGroup, *, alternating: bool) -> bool:
    """Return whether the rows of a group continue the board of the group above.

    More rows than the largest board has are an error already, and are not joined with others.
    """
    if len(above.rows) > MAX_SIDE or below.above or below.top or above.below or above.bottom:
        return False
    if "bottom" in above.edges or "top" in below.edges:
        return False
    one, other = numbers_at_row_ends(above.rows[-1]), numbers_at_row_ends(below.rows[0])
    if one and other and any(abs(a - b) == 1 for a, b in zip(one, other, strict=False)):
        direction = other[0] - one[0]
        earlier = numbers_at_row_ends(above.rows[-2]) if len(above.rows) > 1 else ()
        return not earlier or one[0] - earlier[0] == direction
    if below.texts_before or one or other:
        return False
    if len(above.rows[0].cells) != len(below.rows[0].cells):
        return False
    if above.top and below.bottom:
        return True
    if "top" in above.edges and "bottom" in below.edges:
        return True
    together = len(above.rows) + len(below.rows)
    return alternating or together <= len(above.rows[0].cells) != len(above.rows)


def _is_interrupted(above: RowGroup, below: RowGroup) -> bool:
    """Return whether a line of text stands in the place of a row between two groups."""
    if not below.texts_before or below.above or below.top or above.below or above.bottom:
        return False
    one, other = numbers_at_row_ends(above.rows[-1]), numbers_at_row_ends(below.rows[0])
    if one and other:
        return other[0] < one[0] and len(below.texts_before) == len(below.between)
    width = len(below.rows[0].cells)
    if len(above.rows[-1].cells) != width or "bottom" in above.edges or "top" in below.edges:
        return False
    if "top" in above.edges and "bottom" in below.edges:
        return True
    if len(above.rows) == len(below.rows) == width:
        return False  # each is a board of its own
    return len(below.texts_before) == len(below.between)


def numbers_at_row_ends(row: BoardRow) -> tuple[int, ...]:
    """Return the numbers at the ends of a row, which may be coordinates rather than moves."""
    names = [row.left_name, row.right_name]
    if not row.left_edge:
        names += [row.cells[0].char] if row.cells[0].is_number else []
        names += [row.cells[-1].char] if row.cells[-1].is_number else []
    return tuple(int(name) for name in names if name.isdecimal())

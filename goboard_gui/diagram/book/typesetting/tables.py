"""Tables on pages, with repeated header rows; narrow tables are divided into parts that are set
side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor, inf
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ....named_tuples import NamedTuple
from ..blocks import InlineText
from ..structure import ARTIFACT, Role, StructureElement
from .flow import Box
from .paragraphs import ENDLESS, PlacedLine, TypesetLine, break_lines, in_element

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..blocks import Table
    from .flow import MovableItem
    from .styles import ColumnMeasure, TypeStyle

_GAP = 1.3  # ems between columns
_SLACK = 0.02  # ems of tolerance for text that just fits its line
_PART_GAP = 2.3  # column gaps between parallel parts of a table
_RULE = 0.27  # mm, below the head; print services ask for 0.75 pt
_WIDEST_GAP = 3.0  # times the minimum, so that parts fill the page
_RULE_ROOM = 0.25  # column gaps reserved for the rule, or its width if that is more
_LEAST_CELL = 4.0  # ems for a cell and its gap, below which type becomes smaller
_TINY = 1e-6
_LEAST_ROWS = 3


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A thin horizontal line on a sheet, which starts at (x, y)."""

    x: float
    y: float
    width: float
    element: ClassVar[StructureElement] = ARTIFACT

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the line on the sheet."""
        return QRectF(self.x, self.y - _RULE / 2, self.width, _RULE)

    def translated(self, dx: float, dy: float) -> RuleLine:
        """Return a copy of the line, moved by an offset."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def draw(self, qp: QPainter) -> None:
        """Draw the line; the units of the painter are millimetres."""
        qp.save()
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setPen(QPen(Qt.GlobalColor.black, _RULE))
        qp.drawLine(QLineF(self.x, self.y, self.x + self.width, self.y))
        qp.restore()


class TableRow(NamedTuple):
    """A table row; each cell has one or more lines of text."""

    cells: tuple[tuple[TypesetLine, ...], ...]

    @property
    def height(self) -> float:
        """The height of the tallest cell."""
        return max((sum(line.type.leading for line in cell) for cell in self.cells), default=0.0)

    def placed_lines(self, shape: TableShape, x: float, y: float) -> Iterator[PlacedLine]:
        """Yield the text lines of the row at their positions in a part of a table at ``x``."""
        columns = zip(shape.column_offsets, shape.column_widths, self.cells, strict=False)
        for left, width, cell in columns:
            for number, line in enumerate(cell):
                indent = line.indent(width)
                yield PlacedLine(x + left + indent, y + number * line.type.leading, line)

    def within(self, table: StructureElement, role: Role, type_: TypeStyle) -> TableRow:
        """Return the row with structure elements for itself and its cells, which have this role.

        An empty cell gets an empty line, so that the columns are the same in each row.
        """
        row, empty = StructureElement(Role.ROW, table), (TypesetLine.from_text("", type_),)
        return TableRow(
            tuple(in_element(cell or empty, StructureElement(role, row)) for cell in self.cells)
        )

    def as_artifact(self) -> TableRow:
        """Return the row, which repeats another one."""
        return TableRow(tuple(in_element(cell, ARTIFACT) for cell in self.cells))


class TableShape(NamedTuple):
    """The dimensions of a table: offsets and widths of its columns, its width, the number and
    spacing of the parts set side by side, and the place of its left edge in the column.
    """

    column_offsets: tuple[float, ...]
    column_widths: tuple[float, ...]
    width: float
    parts: int
    part_gap: float
    left: float = 0.0


@dataclass(frozen=True, slots=True)
class TableElement:
    """A table, or what remains of one, as an element that can be divided between columns.

    The ``least_rows`` stay together below the head.
    """

    rows: tuple[TableRow, ...]
    head: TableRow | None
    shape: TableShape
    rule_room: float
    space_before: float = 0.0
    space_after: float = 0.0
    keep_with_next: bool = False
    least_rows: int = _LEAST_ROWS

    @property
    def height(self) -> float:
        """The height of the table if it is not split."""
        return self.split(inf)[0].height

    @property
    def min_height(self) -> float:
        """The height of the header row and the first rows, which must stay together."""
        return self._head_height + sum(row.height for row in self.rows[: self.least_rows])

    @property
    def _head_height(self) -> float:
        return self.head.height + self.rule_room if self.head else 0.0

    def split(self, room: float) -> tuple[Box, TableElement | None]:
        """Split the table; return the rows that fit the height ``room``, and the rest as a table or
        None.

        At the end of the table, the parts are balanced.
        """
        top = self._head_height
        parts = self._fill_parts(room - top)
        count = sum(map(len, parts))
        if count == len(self.rows):
            parts = self._balance_parts(room - top)
        rest = None
        if count < len(self.rows):
            repeated = self.head.as_artifact() if self.head else None
            rest = replace(self, rows=self.rows[count:], head=repeated)
        items: list[MovableItem] = []
        step = self.shape.width + self.shape.part_gap
        for number, part in enumerate(parts):
            head = self.head.as_artifact() if self.head and number else self.head
            items += self._set(head, part, self.shape.left + number * step)
        return Box(top + max(map(_height, parts)), tuple(items)), rest

    def _fill_parts(self, room: float) -> list[list[TableRow]]:
        """Fill parts that are set side by side with at least one row, and with no more rows than
        fit the height ``room``; return the rows of each part.
        """
        parts: list[list[TableRow]] = [[]]
        y = 0.0
        for row in self.rows:
            if parts[-1] and y + row.height > room + _TINY:
                if len(parts) == self.shape.parts:
                    break
                parts.append([])
                y = 0.0
            parts[-1].append(row)
            y += row.height
        return parts

    def _balance_parts(self, room: float) -> list[list[TableRow]]:
        """Return all rows, divided into parts of about equal height that are set side by side."""
        height = _height(self.rows) / self.shape.parts
        while height < room:
            parts = self._fill_parts(height)
            if sum(map(len, parts)) == len(self.rows):
                return parts
            height += min(row.height for row in self.rows) / 2 + _TINY
        return self._fill_parts(room)

    def _set(self, head: TableRow | None, part: list[TableRow], x: float) -> Iterator[MovableItem]:
        y = 0.0
        if head:
            yield from head.placed_lines(self.shape, x, y)
            yield RuleLine(x, head.height + self.rule_room / 2, self.shape.width)
            y = self._head_height
        for row in part:
            yield from row.placed_lines(self.shape, x, y)
            y += row.height


def typeset_table(
    table: Table, measure: ColumnMeasure, parent: StructureElement | None = None
) -> list[TableElement]:
    """Return a table as elements of a column; if the column is too narrow, the texts in cells are
    broken into lines.

    The structure element of the table is within ``parent``.
    """
    styles = measure.styles
    cell, title, gap = styles.cell, styles.head, _GAP * styles.cell.em
    lines = [_cells(row, cell) for row in table.rows]
    head = _cells(table.head, title) if any(table.head) else None
    widths = _column_widths([*lines, head] if head else lines)
    if not lines or not widths:
        return []
    if sum(widths) + gap * (len(widths) - 1) > measure.width:
        share = measure.width / len(widths)
        scale = min(share / (_LEAST_CELL * cell.em), 1.0)
        gap, cell, title = gap * scale, cell.scaled(scale), title.scaled(scale)
        widths = _narrowed_widths(
            [w * scale for w in widths], measure.width - gap * (len(widths) - 1)
        )
        lines = [_wrapped(row, cell, widths) for row in table.rows]
        head = _wrapped(table.head, title, widths) if head else None
    element = StructureElement(Role.TABLE, parent)
    head = head.within(element, Role.HEADER_CELL, title) if head else None
    lines = [line.within(element, Role.CELL, cell) for line in lines]
    return [_table_element(lines, head, widths, gap, measure, side_by_side=table.side_by_side)]


def _table_element(
    lines: list[TableRow],
    head: TableRow | None,
    widths: Sequence[float],
    gap: float,
    measure: ColumnMeasure,
    *,
    side_by_side: bool,
) -> TableElement:
    """Return a table with columns of the given widths, divided into as many parts as fit
    ``side_by_side``, or else centred and on one page, if it fits.
    """
    rule_room, part_gap = max(_RULE_ROOM * gap, _RULE), _PART_GAP * gap
    if head and head.height > measure.height / 2:
        lines, head = [head, *lines], None
    most = measure.height - (head.height + rule_room if head else 0.0)
    rows = tuple(part for row in lines for part in _split_tall_row(row, most))
    lefts = tuple(sum(widths[:i]) + gap * i for i in range(len(widths)))
    width = lefts[-1] + widths[-1]
    parts, left = 1, max((measure.width - width) / 2, 0.0)
    if side_by_side:
        left = 0.0
        parts = max(floor((measure.width + part_gap) / (width + part_gap) + _TINY), 1)
    if parts > 1:
        part_gap = min((measure.width - parts * width) / (parts - 1), _WIDEST_GAP * part_gap)
    shape = TableShape(lefts, tuple(widths), width, parts, part_gap, left)
    space = measure.styles.board_space
    table = TableElement(rows, head, shape, rule_room, space, space)
    is_whole = not side_by_side and table.height <= measure.height
    return replace(table, least_rows=len(rows)) if is_whole else table


def _cells(texts: tuple[str, ...], type_: TypeStyle) -> TableRow:
    return TableRow(
        tuple(
            break_lines((InlineText(text),), type_, ENDLESS)
            if "\n" in text
            else (TypesetLine.from_text(text, type_),)
            for text in texts
        )
    )


def _wrapped(texts: tuple[str, ...], type_: TypeStyle, widths: Sequence[float]) -> TableRow:
    pairs = zip(texts, widths, strict=False)
    more = _SLACK * type_.em
    return TableRow(
        tuple(break_lines((InlineText(text),), type_, width + more) for text, width in pairs)
    )


def _column_widths(rows: Sequence[TableRow]) -> list[float]:
    """Return the width of each column, which is the width of its widest cell."""
    widths = [0.0] * max((len(row.cells) for row in rows), default=0)
    for row in rows:
        for column, cell in enumerate(row.cells):
            widths[column] = max(widths[column], *(line.width for line in cell), 0.0)
    return widths


def _narrowed_widths(widths: Sequence[float], room: float) -> list[float]:
    """Return the column widths, with wide columns narrowed until the table fits the width
    ``room``.
    """
    if sum(widths) <= room:
        return list(widths)
    share = room / len(widths)
    narrow = sum(width for width in widths if width <= share)
    wide = sum(width for width in widths if width > share)
    return [w if w <= share else w * (room - narrow) / wide for w in widths]


def _split_tall_row(row: TableRow, most: float) -> Iterator[TableRow]:
    """Yield a table row or, if it is taller than ``most``, its lines divided among several rows."""
    while row.height > most + _TINY:
        counts = [floor((most + _TINY) / cell[0].type.leading) if cell else 0 for cell in row.cells]
        counts = [max(count, 1) for count in counts]
        pairs = list(zip(row.cells, counts, strict=True))
        yield TableRow(tuple(cell[:count] for cell, count in pairs))
        row = TableRow(tuple(cell[count:] for cell, count in pairs))
    yield row


def _height(rows: Sequence[TableRow]) -> float:
    return sum(row.height for row in rows)

"""Tables of notes below a board, set in columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..note_columns import NoteColumns, choose_columns, fill_columns
from ..structure import Role, StructureElement
from .paragraphs import ENDLESS, TypesetLine, break_lines, in_element
from .styles import EM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..blocks import Inline
    from .styles import TypeStyle

_GAP = 1.4  # ems between columns


def note_columns(notes: Sequence[Inline], type_: TypeStyle, width: float) -> NoteColumns:
    """Return the columns of a table of notes, in millimetres."""
    widths = [
        max((line.width for line in break_lines(note, type_, ENDLESS)), default=0.0)
        for note in notes
    ]
    return choose_columns(widths, _GAP * type_.em, width)


def note_table_lines(
    notes: Sequence[Inline],
    type_: TypeStyle,
    width: float,
    parent: StructureElement | None = None,
) -> tuple[TypesetLine, ...]:
    """Return the lines of a table of notes, which are read down its columns.

    Each line runs across all columns; all are as wide as the table. The structure element of the
    table is within ``parent``.
    """
    table = StructureElement(Role.NOTE, parent)
    columns = note_columns(notes, type_, width)
    cells = [
        in_element(
            _note_lines(note, type_, columns.width),
            StructureElement(Role.PARAGRAPH, table, index=index),
        )
        for index, note in enumerate(notes)
    ]
    rows: list[dict[int, TypesetLine]] = []
    start = 0
    for column, length in enumerate(fill_columns([len(cell) for cell in cells], columns.number)):
        lines = [line for cell in cells[start : start + length] for line in cell]
        rows += [{} for _ in range(len(lines) - len(rows))]
        for row, line in zip(rows, lines, strict=False):
            row[column] = line
        start += length
    step = columns.width + _GAP * type_.em
    return tuple(
        TypesetLine(
            type_,
            width,
            tuple(
                part for column, line in row.items() for part in _moved(line, column * step).parts
            ),
        )
        for row in rows
    )


def _note_lines(note: Inline, type_: TypeStyle, width: float) -> tuple[TypesetLine, ...]:
    """Return the lines of a note; all but the first one are indented."""
    lines = break_lines(note, type_, width)
    if len(lines) <= 1:
        return tuple(_moved(line, line.indent(width)) for line in lines)
    indent = min(type_.em, width / 2)
    room = width - indent
    first, *others = break_lines(note, type_, room)
    if first.is_right_to_left:
        others = [_moved(line, line.indent(room)) for line in others]
        return (_moved(first, first.indent(width)), *others)
    return (first, *(_moved(line, indent) for line in others))


def _moved(line: TypesetLine, offset: float) -> TypesetLine:
    """Return a line with its text moved to the right, in millimetres, and in the structure element
    of the line.
    """
    x = offset * EM / line.type.em
    parts = tuple(part._replace(x=part.x + x, element=line.element) for part in line.parts)
    return line._replace(parts=parts)

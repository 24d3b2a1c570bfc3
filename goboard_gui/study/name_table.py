"""Tables of the names of points and moves in several notations, as CSV, TSV, text, HTML and
JSON.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from html import escape
from typing import TYPE_CHECKING

from ..files.tables import align_columns, csv_text, spreadsheet_bytes
from ..named_tuples import NamedTuple
from ..notation import NOTATIONS, Naming
from ..record import StepWarning

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..go import Colour, Point
    from ..notation import Notation
    from ..record import Step


PASS_NAME = "pass"
BAD_POINT_NAME = "?"
"""Placeholder for a recorded move whose value is not a point of the board."""


class NameTableRow(NamedTuple):
    """A row of a table: one point or move, with its name in each notation.

    ``node``, ``number`` and ``colour`` describe the move, and are None for a point alone. ``point``
    is None for a pass.
    """

    node: int | None
    number: int | None
    colour: Colour | None
    point: Point | None
    names: tuple[str, ...]


@dataclass(frozen=True)
class NameTable:
    """A table with a row for each point or move and a column for each notation.

    The namings differ only in their notations; each row has a name for each of them.
    """

    namings: tuple[Naming, ...]
    rows: tuple[NameTableRow, ...]

    @property
    def notations(self) -> tuple[Notation, ...]:
        """The notation of each column of names."""
        return tuple(naming.notation for naming in self.namings)


def supported_point_namings(
    like: Naming, notations: Iterable[Notation] = NOTATIONS
) -> tuple[Naming, ...]:
    """Return copies of ``like`` with each of the notations that support its board size.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> [naming.notation.id for naming in supported_point_namings(western)][:2]
    ['andreev', 'western']
    """
    all_of_them = (Naming(notation, like.size, like.view, like.reading) for notation in notations)
    return tuple(naming for naming in all_of_them if naming.is_supported)


def point_name_table(points: Iterable[Point], columns: tuple[Naming, ...]) -> NameTable:
    """Return a table with one row for each of the points.

    :raises OffBoardError: if a point is not on the board.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.notation import notation
    >>> western, andreev = (Naming(notation(id), Size(9, 9)) for id in ("western", "andreev"))
    >>> point_name_table([Point(2, 2)], (western, andreev)).rows[0].names
    ('C7', '+2-2')
    """
    rows = (
        NameTableRow(None, None, None, point, tuple(naming.name(point) for naming in columns))
        for point in points
    )
    return NameTable(columns, tuple(rows))


def move_name_table(steps: Iterable[Step], columns: tuple[Naming, ...]) -> NameTable:
    """Return a table of the moves among some steps, including passes; steps without a move are left
    out.
    """
    return NameTable(columns, tuple(_row(step, columns) for step in steps if step.move))


def _row(step: Step, columns: tuple[Naming, ...]) -> NameTableRow:
    assert step.move is not None
    colour, point = step.move
    if point is None:
        name = BAD_POINT_NAME if StepWarning.BAD_POINT in step.warnings else PASS_NAME
        names = (name,) * len(columns)
    else:
        names = tuple(naming.name(point) for naming in columns)
    return NameTableRow(step.node, step.number, colour, point, names)


# Spreadsheets would evaluate +3-3 and =9=9; this makes most of them treat names as text.
_STYLE = """\
table { border-collapse: collapse; font-family: sans-serif; }
th, td { border: 1px solid #bbb; padding: 0.2em 0.6em; text-align: left; }
td { mso-number-format: "\\@"; }
"""


class TableFormat(Enum):
    """The output format of a table; the value is its name on the command line."""

    CSV = "csv"
    TSV = "tsv"
    TEXT = "text"
    HTML = "html"
    JSON = "json"


TABLE_SUFFIXES = {
    ".csv": TableFormat.CSV,
    ".tsv": TableFormat.TSV,
    ".txt": TableFormat.TEXT,
    ".html": TableFormat.HTML,
    ".htm": TableFormat.HTML,
    ".json": TableFormat.JSON,
}
"""Output formats by file suffix."""


def write_table(table: NameTable, table_format: TableFormat) -> str:
    """Return a table as text that ends with a line break.

    Column headings are the ids of the notations, in HTML their titles. The names of points are
    exact, even if a spreadsheet would evaluate them as formulas.
    """
    return _WRITERS[table_format](table)


def encode_table(table: NameTable, table_format: TableFormat) -> bytes:
    """Return the content of a file with the table in UTF-8; CSV and TSV are in a form for
    spreadsheets.
    """
    separator = _SEPARATORS.get(table_format)
    if separator is None:
        return write_table(table, table_format).encode()
    return spreadsheet_bytes(_lines(table), separator)


def spreadsheet_text(table: NameTable) -> str:
    """Return a table as tab-separated text for pasting into spreadsheets; names that look like
    formulas are escaped.
    """
    return csv_text(_lines(table), "\t")


_SEPARATORS = {TableFormat.CSV: ",", TableFormat.TSV: "\t"}


def _csv(table: NameTable) -> str:
    return csv_text(_lines(table), exact=True)


def _tsv(table: NameTable) -> str:
    return csv_text(_lines(table), "\t", exact=True)


def _aligned_text(table: NameTable) -> str:
    """Return the table as aligned columns; a single row is transposed to one line for each
    notation.
    """
    lines = _lines(table)
    if len(table.rows) == 1:
        lines = [list(pair) for pair in zip(*lines, strict=True)]
    return align_columns(lines)


def _html(table: NameTable) -> str:
    size = table.namings[0].size if table.namings else ""
    title = escape(f"Names on {size}")
    head = _leading_headings(table) + [notation.title for notation in table.notations]
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f"<style>\n{_STYLE}</style></head><body>",
        "<table>",
        _html_row("th", head),
        *(_html_row("td", _cells(table, row)) for row in table.rows),
        "</table>",
        "</body></html>",
    ]
    return "\n".join(lines) + "\n"


def _html_row(tag: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def _json(table: NameTable) -> str:
    """Return the table as JSON, with points as zero-based ``[column, row]`` pairs, and null for
    passes.
    """
    value: dict[str, object] = {
        "notations": [notation.id for notation in table.notations],
        "rows": [_row_facts(table, row) for row in table.rows],
    }
    for naming in table.namings[:1]:
        value = {
            "size": naming.size,
            "view": naming.view.value,
            "reading": naming.reading.value,
        } | value
    return json.dumps(value, ensure_ascii=False) + "\n"


def _row_facts(table: NameTable, row: NameTableRow) -> dict[str, object]:
    ids = [notation.id for notation in table.notations]
    names = dict(zip(ids, row.names, strict=True))
    move = {} if row.number is None else {"number": row.number, "colour": _player(row)}
    return {**move, "point": row.point, "names": names}


def _lines(table: NameTable) -> list[list[str]]:
    return [_header(table), *(_cells(table, row) for row in table.rows)]


def _header(table: NameTable) -> list[str]:
    return _leading_headings(table) + [notation.id for notation in table.notations]


def _leading_headings(table: NameTable) -> list[str]:
    """Return the headings of the columns before the names."""
    return ["move", "player"] if _of_moves(table) else []


def _cells(table: NameTable, row: NameTableRow) -> list[str]:
    leading = [str(row.number), _player(row)] if _of_moves(table) else []
    return [*leading, *row.names]


def _of_moves(table: NameTable) -> bool:
    return all(row.number is not None for row in table.rows)


def _player(row: NameTableRow) -> str:
    return "" if row.colour is None else row.colour.name.lower()


_WRITERS: dict[TableFormat, Callable[[NameTable], str]] = {
    TableFormat.CSV: _csv,
    TableFormat.TSV: _tsv,
    TableFormat.TEXT: _aligned_text,
    TableFormat.HTML: _html,
    TableFormat.JSON: _json,
}

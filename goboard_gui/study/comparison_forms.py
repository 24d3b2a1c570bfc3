"""A comparison of names as CSV, TSV, plain text, HTML and JSON."""

from __future__ import annotations

import json
from enum import Enum
from html import escape
from typing import TYPE_CHECKING

from ..files.tables import aligned, separated, spreadsheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .comparison import Comparison, Row

# Spreadsheets would count +3-3 and =9=9 together; this tells most of them that names are text.
_STYLE = """\
table { border-collapse: collapse; font-family: sans-serif; }
th, td { border: 1px solid #bbb; padding: 0.2em 0.6em; text-align: left; }
td { mso-number-format: "\\@"; }
"""


class Form(Enum):
    """How a table is written; the value is its name on the command line."""

    CSV = "csv"
    TSV = "tsv"
    TEXT = "text"
    HTML = "html"
    JSON = "json"


SUFFIXES = {
    ".csv": Form.CSV,
    ".tsv": Form.TSV,
    ".txt": Form.TEXT,
    ".html": Form.HTML,
    ".htm": Form.HTML,
    ".json": Form.JSON,
}
"""The form that belongs to the suffix of a file."""


def write(comparison: Comparison, form: Form) -> str:
    """The table in a form; it ends with a line feed.

    Columns are headed by the ids of their notations, in HTML by their titles.
    """
    return _WRITERS[form](comparison)


def write_file(comparison: Comparison, form: Form) -> bytes:
    """The table as a file holds it, in UTF-8; CSV and TSV as spreadsheets know it."""
    separator = _SEPARATORS.get(form)
    if separator is None:
        return write(comparison, form).encode()
    return spreadsheet(_lines(comparison), separator)


_SEPARATORS = {Form.CSV: ",", Form.TSV: "\t"}


def _csv(comparison: Comparison) -> str:
    return separated(_lines(comparison))


def _tsv(comparison: Comparison) -> str:
    return separated(_lines(comparison), "\t")


def _text(comparison: Comparison) -> str:
    """Columns in line; a single row stands upright, a line for each notation."""
    lines = _lines(comparison)
    if len(comparison.rows) == 1:
        lines = [list(pair) for pair in zip(*lines, strict=True)]
    return aligned(lines)


def _html(comparison: Comparison) -> str:
    size = comparison.namings[0].size if comparison.namings else ""
    title = escape(f"Names on {size}")
    head = _leading(comparison) + [notation.title for notation in comparison.notations]
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f"<style>\n{_STYLE}</style></head><body>",
        "<table>",
        _html_row("th", head),
        *(_html_row("td", _cells(comparison, row)) for row in comparison.rows),
        "</table>",
        "</body></html>",
    ]
    return "\n".join(lines) + "\n"


def _html_row(tag: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def _json(comparison: Comparison) -> str:
    """Points are ``[column, row]`` of the record, both from 0; a pass has none."""
    value: dict[str, object] = {
        "notations": [notation.id for notation in comparison.notations],
        "rows": [_facts(comparison, row) for row in comparison.rows],
    }
    for naming in comparison.namings[:1]:
        value = {
            "size": naming.size,
            "view": naming.view.value,
            "reading": naming.reading.value,
        } | value
    return json.dumps(value, ensure_ascii=False) + "\n"


def _facts(comparison: Comparison, row: Row) -> dict[str, object]:
    ids = [notation.id for notation in comparison.notations]
    names = dict(zip(ids, row.names, strict=True))
    move = {} if row.number is None else {"number": row.number, "colour": _player(row)}
    return {**move, "point": row.point, "names": names}


def _lines(comparison: Comparison) -> list[list[str]]:
    return [_header(comparison), *(_cells(comparison, row) for row in comparison.rows)]


def _header(comparison: Comparison) -> list[str]:
    return _leading(comparison) + [notation.id for notation in comparison.notations]


def _leading(comparison: Comparison) -> list[str]:
    """The columns of a table of moves that hold no names."""
    return ["move", "player"] if _of_moves(comparison) else []


def _cells(comparison: Comparison, row: Row) -> list[str]:
    leading = [str(row.number), _player(row)] if _of_moves(comparison) else []
    return [*leading, *row.names]


def _of_moves(comparison: Comparison) -> bool:
    return all(row.number is not None for row in comparison.rows)


def _player(row: Row) -> str:
    return "" if row.colour is None else row.colour.name.lower()


_WRITERS: dict[Form, Callable[[Comparison], str]] = {
    Form.CSV: _csv,
    Form.TSV: _tsv,
    Form.TEXT: _text,
    Form.HTML: _html,
    Form.JSON: _json,
}

"""Formatting of tables for terminals and spreadsheets."""

from __future__ import annotations

import codecs
import csv
import io
import re
from typing import TYPE_CHECKING

from ..display_text import display_width

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

_OF_FORMULAS = (*"=+-@＝＋－＠", "\t", "\r", "\n")
"""The characters with which spreadsheet formulas begin."""
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?", re.ASCII)


def align_columns(rows: Sequence[Sequence[str]], numbers: Collection[int] = ()) -> str:
    r"""Return rows as lines with aligned columns; columns with an index in ``numbers`` are
    right-aligned.

    >>> align_columns([["year", "games"], ["1846", "3"]], numbers=[1])
    'year  games\n1846      3\n'
    """
    widths = [max(map(display_width, column)) for column in zip(*rows, strict=True)]
    return "".join(_line(row, widths, numbers) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int], numbers: Collection[int]) -> str:
    cells = []
    for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
        padding = " " * (width - display_width(cell))
        cells.append(padding + cell if place in numbers else cell + padding)
    return "  ".join(cells).rstrip() + "\n"


def csv_text(rows: Iterable[Iterable[object]], separator: str = ",", *, exact: bool = False) -> str:
    r"""Return rows as CSV, or with a separator other than a comma; None becomes an empty cell.

    A text that a spreadsheet would evaluate as a formula is prefixed with a space, be it malicious
    or the name of a point (``=9-5``), unless the text must be ``exact`` for other programs.

    >>> csv_text([["Go Seigen, 9 dan", None, 3], ["=1+1", "-6.5"]])
    '"Go Seigen, 9 dan",,3\n =1+1,-6.5\n'
    """
    text = io.StringIO()
    cells = rows if exact else ([escape_formula(cell) for cell in row] for row in rows)
    csv.writer(text, delimiter=separator, lineterminator="\n").writerows(cells)
    return text.getvalue()


def spreadsheet_bytes(rows: Iterable[Iterable[object]], separator: str = ",") -> bytes:
    """Return rows as the bytes of a CSV file for spreadsheets, as described in `csv_text`.

    They begin with a byte order mark, without which kanji would be misread. Bytes of names that are
    not UTF-8 are escaped, as on standard output.
    """
    return b"".join(spreadsheet_pieces(rows, separator))


def spreadsheet_pieces(rows: Iterable[Iterable[object]], separator: str = ",") -> Iterator[bytes]:
    """Yield what `spreadsheet_bytes` returns, a row at a time."""
    yield codecs.BOM_UTF8
    for row in rows:
        yield csv_text([row], separator).encode("utf-8", "backslashreplace")


def escape_formula(cell: object) -> object:
    """Return a cell in a form that spreadsheets do not evaluate as a formula, as in `csv_text`."""
    if not isinstance(cell, str) or not cell.startswith(_OF_FORMULAS) or _NUMBER.fullmatch(cell):
        return cell
    return f" {cell}"

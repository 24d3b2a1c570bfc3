"""Tables of texts as lines of a terminal and as what spreadsheets read."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from .printable import columns

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence


def aligned(rows: Sequence[Sequence[str]], numbers: Collection[int] = ()) -> str:
    r"""The rows as lines, their cells in columns; those of ``numbers`` end where the others begin.

    >>> aligned([["year", "games"], ["1846", "3"]], numbers=[1])
    'year  games\n1846      3\n'
    """
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return "".join(_line(row, widths, numbers) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int], numbers: Collection[int]) -> str:
    cells = []
    for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
        padding = " " * (width - columns(cell))
        cells.append(padding + cell if place in numbers else cell + padding)
    return "  ".join(cells).rstrip() + "\n"


def separated(rows: Iterable[Iterable[object]], separator: str = ",") -> str:
    r"""The rows as CSV, or with another separator; None becomes an empty cell.

    >>> separated([["Go Seigen, 9 dan", None, 3]])
    '"Go Seigen, 9 dan",,3\n'
    """
    text = io.StringIO()
    csv.writer(text, delimiter=separator, lineterminator="\n").writerows(rows)
    return text.getvalue()


def spreadsheet(text: str) -> bytes:
    """A table with separators as a file holds it.

    It begins with a byte order mark: without it spreadsheets take kanji for something else.
    """
    return text.encode("utf-8-sig")

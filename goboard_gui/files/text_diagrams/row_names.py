"""Row and column labels of a board in plain text, which are distinguished from its points."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .row_groups import RowGroup
    from .rows import BoardRow

_ROWS_AT_LEAST = 2


class NamedRows(NamedTuple):
    """An interpretation of a group of rows: the points, the row labels and the column labels."""

    rows: list[BoardRow]
    names: list[int] | None
    columns: tuple[int, ...] | None


def row_name_interpretations(group: RowGroup, errors: list[DiagramError]) -> Iterator[NamedRows]:
    """Yield the possible ways to distinguish row and column labels from points; for a way that
    nearly fits, append an error to ``errors``.

    Numbers at the ends of all rows are names, rather than moves in columns of a board.
    """
    rows = group.rows
    columns = _column_names(group, errors)
    try:
        named = _framed(rows) if all(row.left_edge for row in rows) else _split(rows)
    except DiagramError as error:
        errors.append(error)
    else:
        yield named._replace(columns=columns)
    if not rows[0].left_edge and len(rows) > _ROWS_AT_LEAST:
        yield from _numbered_columns(group)


def _numbered_columns(group: RowGroup) -> Iterator[NamedRows]:
    """Yield the reading of a group whose first or last row has the numbers of the columns."""
    for place in (0, -1):
        numbers = [cell.char for cell in group.rows[place].cells]
        others = group.rows[1:] if place == 0 else group.rows[:-1]
        if not all(map(str.isdecimal, numbers)) or not _may_be_column_numbers(
            list(map(int, numbers))
        ):
            continue
        try:
            named = _split(others)
        except DiagramError:
            continue
        if len(named.rows[0].cells) == len(numbers):
            yield named._replace(columns=tuple(range(len(numbers))))


def _may_be_column_numbers(numbers: list[int]) -> bool:
    """Return whether numbers count up from 0 or 1, perhaps showing only their last digits."""
    first = numbers[0]
    return first in (0, 1) and all(
        number in (first + at, (first + at) % 10) for at, number in enumerate(numbers)
    )


def _column_names(group: RowGroup, errors: list[DiagramError]) -> tuple[int, ...] | None:
    above, below = group.above, group.below
    if above is not None and below is not None and above.indices != below.indices:
        text = str(len(below.indices))
        errors.append(DiagramError(DiagramErrorReason.COLUMNS, below.line, text=text))
    columns = above or below
    if columns is None or (len(columns.indices) == 1 and not (above and below)):
        return None  # a single letter may be any text
    return columns.indices


def _framed(rows: list[BoardRow]) -> NamedRows:
    names = [row.left_name or row.right_name for row in rows]
    given = [name for name in names if name]
    if not given:
        return NamedRows(rows, None, None)
    if len(given) < len(names):
        row = next(row for row, name in zip(rows, names, strict=True) if not name)
        raise DiagramError(DiagramErrorReason.NAMES, row.line)
    for row in rows:
        if row.left_name and row.right_name and row.left_name != row.right_name:
            raise DiagramError(DiagramErrorReason.NAMES, row.line, text=row.right_name)
    return NamedRows(rows, _numbers(names, rows), None)


def _split(rows: list[BoardRow]) -> NamedRows:
    """Separate rows from the labels at their ends, if there are any.

    :raises DiagramError: when the names do not count.
    """
    firsts = [row.left_name or row.cells[0].char for row in rows]
    lasts = [row.cells[-1].char for row in rows]
    are_same = firsts == lasts and all(map(str.isdecimal, firsts))
    left = are_same or _may_be_row_labels(firsts)
    right = are_same or _may_be_row_labels(lasts)
    if any(len(row.cells) <= left + right for row in rows):
        left = right = False
    names = _numbers(firsts, rows) if left else None
    if right:
        at_right = _numbers(lasts, rows)
        names = names or at_right
        wrong = (row for row, a, b in zip(rows, names, at_right, strict=True) if a != b)
        if (row := next(wrong, None)) is not None:
            raise DiagramError(DiagramErrorReason.NAMES, row.line, text=row.cells[-1].char)
    end = -1 if right else None
    return NamedRows([row._replace(cells=row.cells[int(left) : end]) for row in rows], names, None)


def _may_be_row_labels(texts: list[str]) -> bool:
    """Return whether texts at the left or right ends of rows may be row labels: numbers, or
    consecutive letters.
    """
    if all(map(str.isdecimal, texts)):
        return len(texts) > _ROWS_AT_LEAST or _counts([int(text) for text in texts])
    letters = [text.upper() for text in texts if len(text) == 1 and text.isascii()]
    codes = [ord(letter) for letter in letters if letter.isalpha()]
    return len(codes) == len(texts) > _ROWS_AT_LEAST and _counts(_without_i(codes))


def _without_i(codes: list[int]) -> list[int]:
    """Return character codes of letters, made consecutive if the letter I is skipped."""
    skips = ord("I") not in codes
    return [code - (skips and code > ord("I")) for code in codes]


def _counts(numbers: Sequence[int]) -> bool:
    steps = {after - before for before, after in pairwise(numbers)}
    return len(numbers) == 1 or steps in ({1}, {-1})


def _numbers(names: list[str], rows: list[BoardRow]) -> list[int]:
    """Return row labels as numbers; letters are numbered from 1 at the top.

    :raises DiagramError: when a name does not follow that of the row above.
    """
    if not all(map(str.isdecimal, names)):
        return list(range(1, len(names) + 1))
    numbers = list(map(int, names))
    if len(numbers) > 1 and not _counts(numbers):
        step = Counter(after - before for before, after in pairwise(numbers)).most_common(1)[0][0]
        step = step if abs(step) == 1 else -1
        wrong = (at for at in range(1, len(numbers)) if numbers[at] - numbers[at - 1] != step)
        at = next(wrong)
        raise DiagramError(DiagramErrorReason.NAMES, rows[at].line, text=names[at])
    return numbers

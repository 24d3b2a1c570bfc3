"""Choice of the dialect in which the characters of a board are read.

The same character means different things in different texts: ``#`` is a black stone where there is
no ``X``, else one with a square; ``o`` is a white stone or a label. So the characters of a whole
board are looked at together: each `Dialect` that explains all of them is a possible reading, and if
two of these differ in the stones, the board is refused.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import Point, Size, hoshi
from .characters import CHARACTER_MEANINGS, EMPTY, HOSHI, PLAIN_HOSHI, is_label
from .dialects import (
    BLACK,
    DIALECTS,
    EMPTIES,
    KNOWN_CHARACTERS,
    KO_OR_UNKNOWN,
    SGFMILL,
    SGFMILL_PITCH,
    STARS,
    WHITE,
)
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...go import Colour
    from .dialects import Dialect
    from .rows import BoardRow

_BLACK_IN_SENSEI = frozenset("XB#YZ")
_LEAST_STARS = 4
_LABELS_LIKE_STONES = frozenset("xobw")


def map_to_plain_characters(rows: Iterable[BoardRow]) -> dict[str, str]:
    """Map each character of a board, except digits, to the character with the same meaning in
    Sensei's Library.

    :raises DiagramError: for a character that no dialect explains together with the others, or that
        dialects explain as different stones.
    """
    rows = list(rows)
    used = Counter(cell.char for row in rows for cell in row.cells if not cell.char.isdecimal())
    _refuse_estimate(used, rows)
    if "X" not in used and _are_star_points("*", rows):
        raise _error(DiagramErrorReason.AMBIGUOUS_SIGN, rows, {"*"})
    found: list[dict[str, str]] = []
    is_sgfmill = _looks_like_sgfmill(used, rows)
    for dialect in (SGFMILL,) if is_sgfmill else DIALECTS:
        meaning = _explained(used, dialect)
        if meaning is not None:
            found.append(meaning)
    labels = None if is_sgfmill and found else _meanings_as_labels(used)
    found += [labels] if labels is not None else []
    if not found:
        raise _error(DiagramErrorReason.SIGN, rows, _unexplained(used))
    for char in used:
        if len({_stone(meaning[char]) for meaning in found}) > 1:
            raise _error(DiagramErrorReason.AMBIGUOUS_SIGN, rows, {char})
    return found[0]


def _looks_like_sgfmill(used: Counter[str], rows: list[BoardRow]) -> bool:
    """Return whether a board has only characters that sgfmill uses, spaced as sgfmill does."""
    return used.keys() <= {EMPTY, *SGFMILL.black, *SGFMILL.white} and all(
        right.column - left.column == SGFMILL_PITCH
        for row in rows
        for left, right in pairwise(row.cells)
    )


def is_ownership_estimate(chars: Iterable[str]) -> bool:
    """Return whether the characters of a board are those of an estimate of ownership: large and
    small letters, for sure and for probable points.
    """
    used = set(chars)
    return ({"X", "x"} <= used or {"O", "o"} <= used) and bool({"x", "o"} & used)


def _are_star_points(char: str, rows: list[BoardRow]) -> bool:
    """Return whether a character is on star points only, and on at least four."""
    places = {
        Point(column, at)
        for at, row in enumerate(rows)
        for column, cell in enumerate(row.cells)
        if cell.char == char
    }
    size = Size(len(rows[0].cells), len(rows))
    return len(places) >= _LEAST_STARS and places <= hoshi(size)


def _refuse_estimate(used: Counter[str], rows: list[BoardRow]) -> None:
    if is_ownership_estimate(used) and used["x"] + used["o"] > 2:
        raise _error(DiagramErrorReason.ESTIMATE, rows, {"x", "o"})


def _explained(used: Counter[str], dialect: Dialect) -> dict[str, str] | None:
    """Return the meaning of all characters in a dialect, or None if it does not explain them."""
    stones = dict.fromkeys(dialect.black, BLACK) | dict.fromkeys(dialect.white, WHITE)
    if not used.keys() & {*stones, *dialect.marked}:
        return None
    if dialect.marked and used["@"] > 1 and not used.keys() & _BLACK_IN_SENSEI:
        return None  # a board on which all stones are white
    has_both = all(used.keys() & set(chars) for chars in (dialect.black, dialect.white))
    meaning: dict[str, str] = {}
    for char, count in used.items():
        if char in stones:
            meaning[char] = stones[char]
        elif char in dialect.marked:
            meaning[char] = char
        elif char in EMPTIES or (char in KO_OR_UNKNOWN and has_both):
            meaning[char] = _empty(char, used)
        elif dialect.has_labels and _may_be_label(char, count):
            meaning[char] = char
        else:
            return None
    return meaning


def _meanings_as_labels(used: Counter[str]) -> dict[str, str] | None:
    """Return the meaning of each character if all are empty points or labels, or else None."""
    meaning = {}
    for char, count in used.items():
        if char in EMPTIES:
            meaning[char] = _empty(char, used)
        elif _may_be_label(char, count) or char in "CSTM":
            meaning[char] = char
        else:
            return None
    return meaning


def _may_be_label(char: str, count: int) -> bool:
    """Return whether a letter may be a label; one that may also stand for stones must occur only
    once.
    """
    return is_label(char) and (count == 1 or char not in _LABELS_LIKE_STONES)


def _empty(char: str, used: Counter[str]) -> str:
    if char in STARS or (char == PLAIN_HOSHI and used[EMPTY]):
        return HOSHI if len(used.keys() & EMPTIES) > 1 else EMPTY
    return EMPTY


def _unexplained(used: Counter[str]) -> set[str]:
    """Return the characters that no dialect explains: unknown ones if there are any, else the
    rarest.
    """
    unknown = {char for char in used if char not in KNOWN_CHARACTERS and not is_label(char)}
    stones = [char for char in used if char not in EMPTIES]
    return unknown or {min(stones, key=lambda char: used[char])}


def _stone(char: str) -> Colour | None:
    meaning = CHARACTER_MEANINGS.get(char)
    return meaning.colour if meaning is not None else None


def _error(reason: DiagramErrorReason, rows: list[BoardRow], chars: set[str]) -> DiagramError:
    """Return an error at the first point with one of the given characters."""
    for row in rows:
        for cell in row.cells:
            if cell.char in chars:
                return DiagramError(reason, row.line, cell.column, cell.char)
    return DiagramError(reason, rows[0].line)

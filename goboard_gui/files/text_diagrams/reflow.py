"""Restoring the rows of boards whose line breaks were lost or moved: all rows on one line, or long
rows wrapped.

The text is read as one stream of words, and the rows are found again by their names, edges or
number.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...notation.letters import WITHOUT_I
from ..pasted_text import TextLine
from .characters import EDGE
from .dialects import UNAMBIGUOUS_CHARACTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_LONGEST_TEXT = 8000
"""Maximum number of characters in which rows are looked for: three boards with names."""
_SIDES = (9, 13, 19)
"""The sizes of boards that are recognised by the number of their points alone."""
_LEAST_SIDE = 5
_POINT = re.compile(r"\(\S\)|\[\S\]|\S[)<>]?")
_NUMBER = re.compile(r"(\d{1,2})[:.)]?", re.ASCII)
_FRAMED = re.compile(r"(?:(\d{1,2})\s*[:.)]?\s*)?\|([^|]*)\|(?:\s*(\d{1,2})(?!\s*[:.)]?\s*\|))?\s*")
_BORDER = re.compile(r"\+?[-=─━]{2,}\+?\s*")
_UPPER_BORDER = re.compile(rf"{_BORDER.pattern}(?=(?:\d{{1,2}}\s*[:.)]?\s*)?\|)")


class _Word(NamedTuple):
    line: int
    text: str


def reflow_board(
    lines: Sequence[TextLine], pause: Callable[[], object] = lambda: None
) -> list[TextLine] | None:
    """Return the only board in a text with one row per line, or None if no board is found.

    ``pause`` is called regularly, and may raise an exception to cancel.

    >>> text = "A B C D E 5 . . . . . 4 . . X . . 3 . O . . . 2 . . . . . 1 . . . . . Hi"
    >>> [line.text for line in reflow_board([TextLine(1, text)])][:3]
    ['A B C D E', '5 . . . . .', '4 . . X . .']
    """
    if sum(len(line.text) for line in lines) > _LONGEST_TEXT:
        return None
    words: list[_Word] = []
    for line in lines:
        for word in line.text.split():
            pause()
            words.append(_Word(line.number, word))
    for find in (_framed_rows, _lettered_rows, _numbered_rows, _bare_rows):
        found = list(find(words, pause))
        if found:
            return found
    return None


def _framed_rows(words: list[_Word], pause: Callable[[], object]) -> Iterator[TextLine]:
    """Yield the rows that stand between edges, and the column letters and borders around them."""
    text = " ".join(word.text for word in words)
    first = _UPPER_BORDER.search(text)
    if first is None:
        return
    line_at = _line_finder(words)
    pause()
    at = first.end()
    rows: list[TextLine] = []
    while match := _FRAMED.match(text, at):
        rows.append(TextLine(line_at(match.start()), match[0].strip()))
        at = match.end()
    last = _BORDER.match(text, at)
    outside = text[: first.start()] + text[last.end() if last else at :]
    if last is None or len(rows) < _LEAST_SIDE or EDGE in outside:
        return
    above = _letters_before(text[: first.start()])
    if above:
        yield TextLine(line_at(max(0, first.start() - 1)), above)
    yield TextLine(line_at(first.start()), first[0].strip())
    yield from rows
    yield TextLine(line_at(last.start()), last[0].strip())


def _line_finder(words: list[_Word]) -> Callable[[int], int]:
    """Return a function that maps offsets in the joined words to line numbers."""
    starts: list[int] = []
    at = 0
    for word in words:
        starts.append(at)
        at += len(word.text) + 1
    return lambda offset: words[bisect_right(starts, offset) - 1].line


def _letters_before(text: str) -> str:
    """Return the column letters at the end of a text, or an empty string if there are none."""
    words = text.split()
    count = 0
    while count < len(words) and len(words[-1 - count]) == 1 and words[-1 - count].isalpha():
        count += 1
    letters = words[len(words) - count :]
    return " ".join(letters) if _are_columns(letters) else ""


def _are_columns(words: list[str]) -> bool:
    text = "".join(words).upper()
    return len(text) >= _LEAST_SIDE and text == WITHOUT_I[: len(text)]


def _lettered_rows(words: list[_Word], pause: Callable[[], object]) -> Iterator[TextLine]:
    """Yield the column letters and numbered rows of a board, and the text around them."""
    for start in range(len(words)):
        pause()
        width = _letters_at(words, start)
        if width < _LEAST_SIDE:
            continue
        begin = start + width
        rows, end = _leading_rows(words[begin:], width)
        if rows and not _have_points(words[:start]):
            yield from _line(words[:start])
            yield from _line(words[start:begin])
            yield from rows
            below = words[begin + end :]
            same = _letters_at(below, 0) == width
            yield from _line(below[: width if same else 0])
            yield from _line(below[width if same else 0 :])
            return


def _letters_at(words: list[_Word], start: int) -> int:
    """Return how many words, from the index ``start`` on, are letters of consecutive columns."""
    first = WITHOUT_I.find(words[start].text.upper()) if start < len(words) else -1
    if first < 0 or len(words[start].text) != 1:
        return 0
    letters = WITHOUT_I[first:]
    count = 0
    while (
        count < len(letters)
        and start + count < len(words)
        and words[start + count].text.upper() == letters[count]
    ):
        count += 1
    return count


def _line(words: list[_Word]) -> Iterator[TextLine]:
    if words:
        yield TextLine(words[0].line, " ".join(word.text for word in words))


def _numbered_rows(words: list[_Word], pause: Callable[[], object]) -> Iterator[TextLine]:
    """Yield the numbered rows of a square board without column letters, and text around them."""
    for start, word in enumerate(words):
        pause()
        if _letters_at(words, start) >= _LEAST_SIDE:
            return  # the letters of other columns
        number = _NUMBER.fullmatch(word.text)
        if number and int(number[1]) >= _LEAST_SIDE:
            rows, end = _leading_rows(words[start:], int(number[1]))
            if len(rows) == int(number[1]) and not _have_points(words[:start]):
                yield from _line(words[:start])
                yield from rows
                yield from _line(words[start + end :])
                return


def _have_points(words: list[_Word]) -> bool:
    """Return whether the words before some rows include points of a board, which means that rows
    are missing.
    """
    return any(set(word.text) <= UNAMBIGUOUS_CHARACTERS for word in words)


def _leading_rows(words: list[_Word], width: int) -> tuple[list[TextLine], int]:
    """Return the numbered rows at the beginning of ``words``, down to row 1, and the number of
    words in them; return no rows if they are incomplete.
    """
    rows: list[TextLine] = []
    at = 0
    expected: int | None = None
    while at < len(words) and expected != 0:
        number = _NUMBER.fullmatch(words[at].text)
        if number is None or (expected is not None and int(number[1]) != expected):
            return [], 0
        expected = int(number[1])
        begin = at
        at += 1
        points = 0
        while at < len(words) and points < width:
            points += len(_POINT.findall(words[at].text))
            at += 1
        if points != width:
            return [], 0
        if at < len(words) and words[at].text == str(expected):
            at += 1  # the name behind the row
        text = " ".join(word.text for word in words[begin:at])
        rows.append(TextLine(words[begin].line, text))
        expected -= 1
        while expected and at < len(words) and words[at].text != str(expected):
            if words[at].text.isdecimal() or len(words[at].text) == 1:
                return [], 0
            at += 1
    return (rows, at) if expected == 0 else ([], 0)


def _bare_rows(words: list[_Word], pause: Callable[[], object]) -> Iterator[TextLine]:
    """Yield the rows of a board without row numbers or edges, which is recognised by its number of
    points.
    """
    points: list[_Word] = []
    for word in words:
        pause()
        drawn = _POINT.findall(word.text) if _is_drawn(word.text) else [""]
        points += [_Word(word.line, point) for point in drawn]
    while points and not points[0].text:
        del points[0]
    while points and not points[-1].text:
        del points[-1]
    if not all(point.text for point in points):
        return
    for side in _SIDES:
        if len(points) == side * side and _is_wrapped(points, side):
            for start in range(0, len(points), side):
                row = points[start : start + side]
                yield TextLine(row[0].line, " ".join(point.text for point in row))


def _is_wrapped(points: list[_Word], side: int) -> bool:
    """Return whether the line breaks fit a board with rows of ``side`` points: there are none, or
    each row begins on a new line.
    """
    if len({point.line for point in points}) == 1:
        return True
    starts = range(side, len(points), side)
    return all(points[start].line != points[start - 1].line for start in starts)


def _is_drawn(word: str) -> bool:
    return len(word) == 1 or all(char in ".+,XO#*-_●○⚫⚪┼()<" for char in word)

"""The rows of boards in lines of text, found by their form.

A row consists of points between its names and edges, with marks after the last moves. Whether a
number is the name of a row or a move is decided by comparing rows (`boards.py`).
"""

from __future__ import annotations

import re
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...notation.letters import WITH_I, WITHOUT_I, from_letters
from .characters import EDGE, EMPTY, is_label
from .dialects import CROSSINGS, EMPTIES, KNOWN_CHARACTERS, STONE_CHARACTERS, UNAMBIGUOUS_CHARACTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..pasted_text import TextLine

LONGEST_ROW = 300
"""Longest row in characters: 52 points of five characters, with coordinates."""
LEAST_POINTS = 2
"""Minimum number of adjacent points that are taken for a row."""


class Cell(NamedTuple):
    """A point of a row: its character or the digits of its number, its mark, and its one-based
    column.

    The mark is ``(`` for the last move, and a digit for one of the last three moves in KataGo's
    boards.
    """

    char: str
    mark: str = ""
    column: int = 1

    @property
    def is_number(self) -> bool:
        """Whether the point has a number instead of another character."""
        return self.char.isdecimal()


class BoardRow(NamedTuple):
    """A possible row of a board: its line number, its points, and the labels and edges at both
    ends.

    The names of a row without edges are still among the cells. ``remark`` is the text after it.
    """

    line: int
    cells: tuple[Cell, ...]
    left_name: str = ""
    right_name: str = ""
    left_edge: bool = False
    right_edge: bool = False
    remark: str = ""

    @property
    def is_unambiguous_row(self) -> bool:
        """Whether this looks like a row even if there are no others around it."""
        chars = [cell.char for cell in self.cells]
        if self.left_edge and self.right_edge:
            return True
        likely = sum(char in EMPTIES or char in STONE_CHARACTERS for char in chars)
        sure = any(char in EMPTIES or char in UNAMBIGUOUS_CHARACTERS for char in chars)
        return sure and 2 * likely >= len(chars)

    @property
    def edges(self) -> set[str]:
        """The edges of the board at this row, as shown by line-drawing characters such as ``┌``."""
        chars = [cell.char for cell in self.cells]
        edges = {
            edge for edge in ("top", "bottom") if any(char in CROSSINGS[edge] for char in chars)
        }
        edges |= {"left"} if chars[0] in CROSSINGS["left"] else set()
        return edges | ({"right"} if chars[-1] in CROSSINGS["right"] else set())


class ColumnNames(NamedTuple):
    """A line with column labels: the zero-based indices of the columns, and the text after the
    labels.
    """

    line: int
    indices: tuple[int, ...]
    remark: str = ""


class Border(NamedTuple):
    """A line for the upper or lower edge of a board, and the number of dashes in it."""

    line: int
    dashes: int
    text: str = ""

    def as_row(self, width: int) -> BoardRow | None:
        """Return the border as a row of dashes for empty points, or None if it cannot be one."""
        text = self.text.strip()
        if len(text) != width or set(text) != {"-"}:
            return None
        return BoardRow(self.line, tuple(Cell("-", "", at) for at in range(1, width + 1)))


class OtherLine(NamedTuple):
    """A line that does not belong to a board; the text of a blank one is empty."""

    line: int
    text: str


LinePart = BoardRow | ColumnNames | Border | OtherLine

_EDGES = str.maketrans(dict.fromkeys("│┃║￨", EDGE))
_DASHES = "-=─━═—–"
_BORDER = re.compile(
    rf"\s*[+|'`.,*┌└├┏┗┣╔╚╠╭╰]?([{_DASHES}]{{2,}}[{_DASHES}\s]*)[+|'`.,*┐┘┤┓┛┫╗╝╣╮╯]?\s*"
)
_ONLY_EDGES = re.compile(rf"[\s{EDGE}]+")
_FRAMED = re.compile(
    r"\s*(?:(?P<left>\d{1,2}|[A-Za-z])\s*[:.)]?)?\s*\|(?P<cells>[^|]*)(?P<edge>\|)?"
    r"(?:\s*(?P<right>\d{1,2}|[A-Za-z])(?=\s|$)(?!\s*[:.)]?\s*\|))?"
)
_CORNERS = "⬛⬜🟫🟦◼◻▪▫ "
_WORD = re.compile(r"\S+")
_NAME = re.compile(r"(\d{1,2})[:.)]", re.ASCII)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_NAMED_MOVE = re.compile(r"(?:\d{1,3}[.:)])?[BWbw]?[(\[]?[A-HJ-Za-hj-z]\d{1,2}[)\],;:.]*", re.ASCII)
_BESIDE_MOVES = re.compile(r"\d{1,3}[.:)]?|[BWbw][:.]?|->|[-,;]", re.ASCII)
_LONE_NUMBER = re.compile(r"\d{1,2}[:.)]?", re.ASCII)
_CELL = re.compile(
    r"\((?P<round>\S)\)|\[(?P<square>\S)\]|(?P<number>\d{2,3})|(?P<sign>\S)(?P<mark>[)<>])?"
)
_CELL_WITH_DIGIT = re.compile(_CELL.pattern.replace("[)<>]", r"[)<>]|(?<!\d)[1-3]"))
_TABLE_BORDER = re.compile(rf"\s*\|(?:\s*:?[{_DASHES}]+:?\s*\|){{2,}}\s*")
_GRID = re.compile(rf"\s*[^{_DASHES}\s](?:[{_DASHES}]{{1,3}}[^{_DASHES}\s]){{2,}}\s*")
_BOX = re.compile(r"\[(.)\]")
_BOXED = re.compile(r"\s*(?:\[[^\[\]]\]\s*){2,}")
_LEAST_CELLS = 5
_LONGEST_CELL = 2
_KANJI = "一二三四五六七八九十"
_KANJI_NAME = re.compile(rf"(十?[{_KANJI[:-1]}](?=[┌├└●○┼・])|十(?=[┌├└┼]))")
_ONLY_COLUMN = "A"
_LEAST_COMPACT = 5
_APART = 2
_LOOSE = 2
_WIDE_GAP = 3
_SHORTEST_WORD = 3


def line_parts(line: TextLine) -> list[LinePart]:
    """Return the contents of a line: rows of one or more boards side by side, column labels,
    borders, or other text.
    """
    text = line.text.translate(_EDGES)
    if len(text) > LONGEST_ROW:
        return [OtherLine(line.number, line.text)]
    if not text.strip() or _ONLY_EDGES.fullmatch(text):
        return [OtherLine(line.number, "")]
    if _TABLE_BORDER.fullmatch(text):
        return [OtherLine(line.number, "")]
    for find in (_borders, _grid_row, _boxed_row, _table_row, _framed_rows, _open_parts):
        if found := find(text, line.number):
            return found
    return [OtherLine(line.number, line.text)]


def _grid_row(text: str, number: int) -> list[LinePart]:
    """Return the row in a drawn grid, with a line between neighbouring points."""
    if not _GRID.fullmatch(text):
        return []
    chars = [char for char in text.strip() if char not in _DASHES]
    if not all(char in KNOWN_CHARACTERS for char in chars):
        return []
    return [BoardRow(number, tuple(Cell(char, "", at) for at, char in enumerate(chars, 1)))]


def _boxed_row(text: str, number: int) -> list[LinePart]:
    """Return the row in which each point is a pair of brackets, empty or with a character in it."""
    if not _BOXED.fullmatch(text):
        return []
    chars = [char.replace(" ", EMPTY) for char in _BOX.findall(text)]
    if all(char.isdecimal() for char in chars):
        return []
    return [BoardRow(number, tuple(Cell(char, "", at) for at, char in enumerate(chars, 1)))]


def _table_row(text: str, number: int) -> list[LinePart]:
    """Return the row or the column labels in a line of a table with a cell for each point."""
    cells = [cell.strip() for cell in text.strip().split(EDGE)]
    if len(cells) < _LEAST_CELLS or cells[0] or cells[-1]:
        return []
    if not all(len(cell) <= _LONGEST_CELL for cell in cells) or not all(cells[2:-1]):
        return []
    return _open_parts(" ".join(cells[1:-1]).strip(), number)


def _borders(text: str, number: int) -> list[LinePart]:
    borders: list[LinePart] = []
    for _, chunk in _chunks(text, _WIDE_GAP):
        match = _BORDER.fullmatch(chunk)
        if match is None:
            return []
        borders.append(Border(number, len(match[1].strip()), chunk))
    return borders


def _framed_rows(text: str, number: int) -> list[LinePart]:
    """Return the rows between edges on a line, or an empty list if there is other text between the
    edges.
    """
    rows: list[BoardRow] = []
    at = 0
    while match := _FRAMED.match(text, at):
        cells = _cells(match["cells"], match.start("cells"))
        if not cells:
            return []
        closed = match["edge"] is not None
        names = match["left"] or "", match["right"] or ""
        rows.append(BoardRow(number, tuple(cells), *names, True, closed))
        at = match.end()
    if len(rows) > 1 and all(len(row.cells) == 1 for row in rows):
        rows = [_joined(rows)]  # a table with a cell for each point
    if rows:
        rows[-1] = rows[-1]._replace(remark=text[at:].strip())
    return list(rows)


def _joined(rows: list[BoardRow]) -> BoardRow:
    cells = tuple(cell for row in rows for cell in row.cells)
    return rows[0]._replace(
        cells=cells, right_name=rows[-1].right_name, right_edge=rows[-1].right_edge
    )


def _open_parts(text: str, number: int) -> list[LinePart]:
    """Return the rows or column labels on a line without a left edge; parts that are far apart may
    belong to boards side by side.
    """
    found: list[BoardRow | ColumnNames] = []
    for offset, chunk in _with_lone_numbers(list(_chunks(text, _gap(text)))):
        part = _columns(chunk, number) or _open_row(chunk, offset, number)
        if part is None:
            if found:
                found[-1] = found[-1]._replace(remark=text[offset:].strip())
            break
        found.append(part)
        if part.remark:
            found[-1] = part._replace(remark=f"{part.remark} {text[offset + len(chunk) :]}".strip())
            break
    return list(found)


def _with_lone_numbers(chunks: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yield the parts of a line, with each number that stands alone joined, as a row label, to the
    row after or else before it.
    """
    pending: tuple[int, str] | None = None
    for place, (offset, chunk) in enumerate(chunks):
        is_number = _LONE_NUMBER.fullmatch(chunk) is not None
        if pending is None:
            pending = offset, chunk
        elif _LONE_NUMBER.fullmatch(pending[1]) or (is_number and place == len(chunks) - 1):
            pending = pending[0], pending[1].ljust(offset - pending[0]) + chunk
        else:
            yield pending
            pending = offset, chunk
    if pending is not None:
        yield pending


def _chunks(text: str, gap: int) -> Iterator[tuple[int, str]]:
    """Yield the parts of a line that are separated by at least ``gap`` spaces, with their
    offsets.
    """
    start: int | None = None
    end = 0
    for word in _WORD.finditer(text):
        if start is not None and word.start() - end >= gap:
            yield start, text[start:end]
            start = None
        start = word.start() if start is None else start
        end = word.end()
    if start is not None:
        yield start, text[start:end]


def _gap(text: str) -> int:
    """Return the least number of spaces between boards on a line, which is more than between
    points.
    """
    words = list(_WORD.finditer(text))
    long = [word for word in words if not _LONE_NUMBER.fullmatch(word[0])]
    if len(long) > 1 and all(len(word[0]) >= _LEAST_COMPACT for word in long):
        return _APART
    gaps = [after.start() - word.end() for word, after in pairwise(words)]
    return max(_WIDE_GAP, int(median(gaps)) + _LOOSE) if gaps else _WIDE_GAP


def _columns(text: str, number: int) -> ColumnNames | None:
    """Return the column labels in a text of consecutive letters, or None for any other text."""
    words = text.upper().lstrip(_CORNERS).split()
    if len(words) == 1 and words[0].isalpha() and len(words[0]) >= _SHORTEST_WORD:
        words = list(words[0])
    if len(words) < LEAST_POINTS and words != [_ONLY_COLUMN]:
        return None
    for alphabet in (WITHOUT_I, WITH_I):
        if all(len(word) <= 2 and set(word) <= set(alphabet) for word in words):
            indices = [from_letters(word, alphabet) for word in words]
            if indices == list(range(indices[0], indices[0] + len(words))):
                return ColumnNames(number, tuple(indices))
    return None


def _open_row(text: str, offset: int, number: int) -> BoardRow | None:
    """Return a row without a left edge; text after its points is a remark."""
    body = text.removesuffix(EDGE)
    words = list(_WORD.finditer(body))
    if _are_moves([word[0] for word in words]):
        return None
    compact = len([word for word in words if not _LONE_NUMBER.fullmatch(word[0])]) == 1
    compact &= any(len(word[0]) > LEAST_POINTS for word in words)
    cells: list[Cell] = []
    remark = ""
    if words and (name := _KANJI_NAME.match(words[0][0])):
        cells.append(Cell(_kanji_number(name[1]), "", offset + 1))
        body = body.replace(name[1], " " * len(name[1]), 1)
        words = list(_WORD.finditer(body))
    for place, word in enumerate(words):
        if _is_repeated_row_number(words, place):
            cells.append(Cell(word[0], "", offset + word.start() + 1))
            remark = body[word.end() :].strip()
            break
        one = compact and not _NUMBER.fullmatch(word[0])
        found = _cells_of_word(word[0], offset + word.start(), compact=one)
        if found is None and word[0][0] in UNAMBIGUOUS_CHARACTERS and EDGE not in word[0]:
            cells += [
                Cell(char, "", offset + word.start() + at) for at, char in enumerate(word[0], 1)
            ]
            continue
        if found is None or EDGE in word[0]:
            remark = text[word.start() :]
            break
        cells += found
    sure = sum(cell.char in UNAMBIGUOUS_CHARACTERS for cell in cells)
    if len(cells) < LEAST_POINTS or (remark and sure <= LEAST_POINTS):
        return None
    return BoardRow(number, tuple(cells), right_edge=body != text, remark=remark)


def _are_moves(words: list[str]) -> bool:
    """Return whether words form a list of moves, although some look like numbered points."""
    if not all(_NAMED_MOVE.fullmatch(word) or _BESIDE_MOVES.fullmatch(word) for word in words):
        return False
    return any(map(_NAMED_MOVE.fullmatch, words))


def _is_repeated_row_number(words: list[re.Match[str]], place: int) -> bool:
    """Return whether a word is the row number repeated on the right, as the gap before the next
    word is wider than those between points.
    """
    if place <= LEAST_POINTS or place + 1 == len(words) or words[place][0] != words[0][0]:
        return False
    pairs = list(pairwise(words[: place + 2]))
    *gaps, gap = [after.start() - word.end() for word, after in pairs]
    *pitches, pitch = [after.end() - word.end() for word, after in pairs]
    is_apart = gap > median(gaps) and pitch > median(pitches)
    return _LONE_NUMBER.fullmatch(words[0][0]) is not None and is_apart


def _cells(text: str, offset: int) -> list[Cell]:
    """Return the points in the text between two edges, or an empty list if it contains anything
    else.
    """
    words = list(_WORD.finditer(text))
    cells: list[Cell] = []
    for word in words:
        found = _cells_of_word(word[0], offset + word.start(), compact=len(words) == 1)
        if found is None:
            return []
        cells += found
    return cells


def _cells_of_word(word: str, offset: int, *, compact: bool) -> list[Cell] | None:
    """Return the points in a text without spaces, or None if it contains anything else.

    A single character may be any point; of several, most must stand for stones or empty points.
    In ``compact`` rows, which have no spaces, each digit is a point.
    """
    if name := _NAME.fullmatch(word):
        return [Cell(name[1], "", offset + 1)]
    if len(word) == 1 or (_NUMBER.fullmatch(word) and not compact):
        return [Cell(word, "", offset + 1)]
    cells: list[Cell] = []
    word = _with_dots(word)
    for match in (_CELL if compact else _CELL_WITH_DIGIT).finditer(word):
        place = offset + match.start() + 1
        bracketed = match["round"] or match["square"]
        if bracketed:
            cells.append(Cell(bracketed, "(", place + 1))
        elif match["number"] and compact and not _is_at_bracket(word, match):
            cells += [Cell(digit, "", place + at) for at, digit in enumerate(match["number"])]
        elif match["number"]:
            cells.append(Cell(match["number"], "", place))
        else:
            mark = match["mark"] or ""
            if mark.isdecimal() and match["sign"] not in UNAMBIGUOUS_CHARACTERS | {"x", "o"}:
                return None
            cells.append(Cell(match["sign"], mark if mark.isdecimal() or not mark else "(", place))
    return cells if _are_points([cell.char for cell in cells]) else None


def _is_at_bracket(word: str, match: re.Match[str]) -> bool:
    """Return whether a number is next to the brackets around the last move, which take the place of
    a space.
    """
    return word[match.end() :].startswith("(") or word[: match.start()].endswith(")")


def _are_points(chars: list[str]) -> bool:
    """Return whether characters without spaces between them are points rather than a word."""
    if not all(char in KNOWN_CHARACTERS or is_label(char) or char.isdecimal() for char in chars):
        return False
    labels = sum(is_label(char) and char not in STONE_CHARACTERS for char in chars)
    sure = sum(char in UNAMBIGUOUS_CHARACTERS or char.isdecimal() for char in chars)
    if any(char.isdecimal() for char in chars) and not any(
        char in UNAMBIGUOUS_CHARACTERS for char in chars
    ):
        return False
    return 2 * sure >= len(chars) or not labels


def _kanji_number(text: str) -> str:
    """Return a number from 1 to 19 in Chinese numerals as digits.

    >>> [_kanji_number(text) for text in ("三", "十", "十九")]
    ['3', '10', '19']
    """
    tens = 10 if text.startswith("十") else 0
    ones = text.removeprefix("十")
    return str(tens + (_KANJI.index(ones) + 1 if ones else 0))


def _with_dots(word: str) -> str:
    """Return a text with dots in place of the ellipsis characters that editors put for them."""
    return word.replace("…", "...").replace("‥", "..")

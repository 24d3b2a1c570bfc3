"""Reading of boards in plain text.

The reader accepts boards with or without coordinates, as programs print them. A single row is a
board if there are column letters or borders above and below.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ...go import MAX_SIDE, Colour, Point, Size
from ...notation.letters import WITH_I, WITHOUT_I, from_letters
from .parsed_diagram import DiagramRow, LowerLeftPoint, ParsedDiagram
from .signs import BOARD_SIGNS, EDGE, SIGN_MEANINGS, is_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_PLAIN_SIGNS = str.maketrans(
    dict.fromkeys("●⚫✖", "X") | dict.fromkeys("○⚪◯", "O")
    | dict.fromkeys("·┼├┤┬┴┌┐└┘╋＋", ".") | {"•": ","} | dict.fromkeys("│┃", EDGE)
)  # fmt: skip
_BORDER = re.compile(r"\s*[-+=|]*-{2,}[-+=|]*\s*")
_TOKEN = re.compile(r"\([XO]\)|\d{1,3}|\S", re.ASCII)
_PROSE = re.compile(r"\s(?![XO]+\b)[A-Za-z]{3,}|\s[a-z]{2}\s")
_BETWEEN_EDGES = re.compile(r"\s*(\d{1,2})?\s*(\|)([^|]*)(\|)?\s*(\d{1,2})?\s*", re.ASCII)
_SIZE = re.compile(r"\b(\d{1,2})\s*[x×]\s*(\d{1,2})\b", re.ASCII)
_TO_PLAY = re.compile(r"\b(black|white) to (?:play|move)\b", re.IGNORECASE)
_COLOURS = {"black": Colour.BLACK, "white": Colour.WHITE}
_LONGEST = 300
"""Longest row: 52 points of five characters, with coordinates."""
_ROWS_AT_LEAST = 2
_ONE_COLUMN = ["A"]
_SURE_SIGNS = BOARD_SIGNS | {"#"}


class _Line(NamedTuple):
    """A line that may be a row of a board: its characters, its row number if separate, and the
    visible edges.
    """

    number: int
    signs: tuple[str, ...]
    name: int | None = None
    left: bool = False
    right: bool = False


class _Board:
    """The lines of one board in a text, and its title, column letters and borders."""

    def __init__(self) -> None:
        self.lines: list[_Line] = []
        self.title = ""
        self.columns: list[int] | None = None
        self.top = False
        self.bottom = False
        self.enclosed = False
        """Whether there are the same column letters above and below, or two borders."""

    @property
    def has_begun(self) -> bool:
        """Whether the next line is likely to be a row of the board."""
        return bool(self.lines or self.columns or self.top)

    @property
    def is_complete(self) -> bool:
        """Whether there are enough rows to be taken for a board."""
        return len(self.lines) >= _ROWS_AT_LEAST or (bool(self.lines) and self.enclosed)


def parse_diagrams(
    lines: Sequence[str], pause: Callable[[], object] = lambda: None
) -> Iterator[ParsedDiagram]:
    """Yield the boards found in a text.

    :raises DiagramError: when rows of one board differ in length, or when it is too large.
    """
    size, first = _stated_settings(lines, pause)
    for board in _boards(lines, pause):
        diagram = _parsed(board)
        diagram.size, diagram.first = size, first
        yield diagram


def _stated_settings(
    lines: Sequence[str], pause: Callable[[], object]
) -> tuple[Size | None, Colour | None]:
    """Return the board size and the player to move stated in the text."""
    size: Size | None = None
    first: Colour | None = None
    for line in lines:
        pause()
        if (found := _SIZE.search(line[:_LONGEST])) and size is None:
            sides = Size(int(found[1]), int(found[2]))
            size = sides if all(1 <= side <= MAX_SIDE for side in sides) else None
        if (turn := _TO_PLAY.search(line[:_LONGEST])) and first is None:
            first = _COLOURS[turn[1].lower()]
    return size, first


def _boards(lines: Sequence[str], pause: Callable[[], object]) -> Iterator[_Board]:
    """Yield the boards in a text; an isolated line above a board is its title."""
    board = _Board()
    above = ""
    for number, raw in enumerate(lines, 1):
        pause()
        text = raw.translate(_PLAIN_SIGNS) if len(raw) <= _LONGEST else ""
        border = _BORDER.fullmatch(text) is not None
        columns = None if border else _columns(text)
        line = None if border or columns else _line(number, text, likely=board.has_begun)
        if line is not None:
            board.lines.append(line)
        elif board.lines:
            is_narrow = text.split() == above.split() == _ONE_COLUMN
            board.enclosed = (columns is not None and columns == board.columns) or is_narrow
            board.enclosed |= board.top and border
            board.title = "" if is_narrow else board.title
            board.columns = board.columns or columns
            board.bottom = border
            if board.is_complete:
                yield board
            board, above = _Board(), text
        elif border or columns:
            board.top |= border
            board.columns = columns or board.columns
        elif _SIZE.search(text) or _TO_PLAY.search(text):
            board = _Board()
        else:
            board = _Board()
            board.title = text.strip() if not above.strip() else ""
            above = text
    if board.is_complete:
        yield board


def _columns(text: str) -> list[int] | None:
    """Return the column indices for a line that consists of column letters, or None for any other
    line.
    """
    words = text.upper().split()
    if len(words) == 1 and words[0].isalpha():
        words = list(words[0])
    if len(words) < _ROWS_AT_LEAST:
        return None
    for alphabet in (WITHOUT_I, WITH_I):
        if all(len(word) <= 2 and set(word) <= set(alphabet) for word in words):
            indices = [from_letters(word, alphabet) for word in words]
            if indices == list(range(indices[0], indices[0] + len(words))):
                return indices
    return None


def _line(number: int, text: str, *, likely: bool) -> _Line | None:
    """Parse a line as a row of a board; return None if it cannot be one or probably is not."""
    prose = _PROSE.search(text)
    text = text[: prose.start()] if prose else text
    framed = _BETWEEN_EDGES.fullmatch(text)
    if framed is not None:
        name = framed[1] or framed[5]
        signs = tuple(_TOKEN.findall(framed[3]))
        line = _Line(number, signs, int(name) if name else None, True, framed[4] is not None)
    else:
        closed = text.rstrip().endswith(EDGE)
        signs = tuple(_TOKEN.findall(text.rstrip().removesuffix(EDGE)))
        line = _Line(number, signs, right=closed)
    seen = [sign.strip("()") for sign in signs]
    if len(seen) < _ROWS_AT_LEAST or not all(map(is_point, seen)):
        return None
    return line if likely or any(sign in _SURE_SIGNS for sign in seen) else None


def _parsed(board: _Board) -> ParsedDiagram:
    lines = _without_names(board.lines, board.columns)
    diagram = ParsedDiagram(
        title=board.title,
        left=any(line.left for line in lines),
        right=any(line.right for line in lines),
        top=board.top,
        bottom=board.bottom,
    )
    diagram.whole = not (diagram.left or diagram.right or diagram.top or diagram.bottom)
    stones = {sign for line in lines for sign in line.signs}
    hash_is_black = "#" in stones and "X" not in stones
    for row, line in enumerate(lines):
        for column, sign in enumerate(line.signs):
            if sign.startswith("("):
                diagram.last_move = Point(column, row)
        signs = (sign.strip("()") for sign in line.signs)
        plain = tuple("X" if sign == "#" and hash_is_black else sign for sign in signs)
        diagram.add_row(DiagramRow(plain, line.number))
    lowest = lines[-1].name
    if lowest is not None and lowest >= 1:
        left = board.columns[0] if board.columns else 0
        fits = left + diagram.width <= MAX_SIDE and lowest + diagram.height - 1 <= MAX_SIDE
        diagram.lower_left = LowerLeftPoint(left, lowest) if fits else None
    return diagram


def _without_names(lines: list[_Line], columns: list[int] | None) -> list[_Line]:
    """Return the lines without their row numbers, which are descending numbers at one or
    both ends.
    """
    if all(line.name is not None for line in lines):
        return lines
    firsts, lasts = ([line.signs[end] for line in lines] for end in (0, -1))
    at_left, at_right = _count_down(firsts), _count_down(lasts)
    if columns is not None and len(lines[0].signs) == len(columns):
        at_left = at_right = False
    if not (at_left or at_right) or any(sign in SIGN_MEANINGS for sign in firsts if at_left):
        return lines
    begin, end = int(at_left), -1 if at_right else None
    named = firsts if at_left else lasts
    return [
        line._replace(signs=line.signs[begin:end], name=int(name))
        for line, name in zip(lines, named, strict=True)
    ]


def _count_down(signs: list[str]) -> bool:
    """Return whether the texts are consecutive descending numbers."""
    if not all(sign.isdigit() for sign in signs):
        return False
    numbers = [int(sign) for sign in signs]
    return numbers == list(range(numbers[0], numbers[0] - len(numbers), -1))

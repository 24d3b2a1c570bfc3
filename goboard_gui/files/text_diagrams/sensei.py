"""Diagrams of Sensei's Library and compatible forums, with lines beginning with ``$$``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Crop, Size
from ...record.values.markup import ARROWS, LINES, NO_MARKUP
from .board_lines import SideLabels, board_lines
from .diagram_content import DiagramContent
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import DiagramRow, ParsedDiagram
from .signs import BOARD_SIGNS, EDGE, HOSHI, NAMES, is_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ...go import Board
    from ...record import Move
    from ...record.values.markup import Markup

MARK = "$$"
_OPTION = re.compile(r"[BWc]|m\d{1,3}|\d{1,2}", re.ASCII)
_BORDER = re.compile(r"[-+=|\s]+")
_PAIR = re.compile(r"\{(AR|LN)\s+(\w{1,4})[\s,-]+(\w{1,4})\}", re.ASCII)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BORDER_AT_LEAST = 2


def parse_diagrams(
    lines: Sequence[str], pause: Callable[[], object] = lambda: None
) -> Iterator[ParsedDiagram]:
    """Yield the diagrams in a text; a line that is neither a row nor an edge begins a new diagram.

    :raises DiagramError: for a row with an unknown character, or of another length.
    """
    diagram = ParsedDiagram()
    for number, line in enumerate(lines, 1):
        pause()
        text = line.strip()
        content = text.removeprefix(MARK)
        if text == content or _is_header(content, begun=bool(diagram.rows or diagram.top)):
            if diagram.rows:
                yield diagram
            diagram = ParsedDiagram()
            if text != content:
                _read_header(content, diagram)
        else:
            _read_line(content.strip(), line.find(MARK) + len(MARK), number, diagram)
    if diagram.rows:
        yield diagram


def _is_header(content: str, *, begun: bool) -> bool:
    """Return whether a line is the first of a diagram, with its title and options."""
    stripped = content.strip()
    if not stripped:
        return not begun
    return not (
        _is_border(stripped) or stripped[0] in "{[" or EDGE in stripped or _is_row(stripped)
    )


def _is_border(text: str) -> bool:
    return _BORDER.fullmatch(text) is not None and text.count("-") >= _BORDER_AT_LEAST


def _is_row(text: str) -> bool:
    """Return whether a line without edges is a row, with spaces between most of its characters."""
    words = text.split()
    if len(words) == 1:
        return len(text) > 2 and 2 * sum(sign in BOARD_SIGNS for sign in text) > len(text)
    single = [word for word in words if len(word) == 1]
    return 2 * len(single) > len(words) and any(word in BOARD_SIGNS for word in single)


def _read_header(content: str, diagram: ParsedDiagram) -> None:
    options, _, title = content.replace("\t", " ").partition(" ")
    known = _OPTION.findall(options)
    if "".join(known) != options:
        known, title = [], content
    diagram.title = title.strip()
    for option in known:
        if option in _COLOURS:
            diagram.first = _COLOURS[option]
        elif option[0] == "m":
            diagram.start = int(option[1:]) or 1
        elif option.isdigit() and 1 <= int(option) <= MAX_SIDE:
            diagram.size = Size(int(option), int(option))


def _read_line(text: str, offset: int, number: int, diagram: ParsedDiagram) -> None:
    if not text or text[0] in "{[":
        diagram.pairs += _PAIR.findall(text)
    elif _is_border(text):
        diagram.bottom, diagram.top = bool(diagram.rows), diagram.top or not diagram.rows
    else:
        diagram.left |= text.startswith(EDGE)
        diagram.right |= len(text) > 1 and text.endswith(EDGE)
        signs = tuple(sign for sign in text.strip(EDGE) if not sign.isspace())
        wrong = next((sign for sign in signs if not is_point(sign)), None)
        if wrong is not None:
            raise DiagramError(
                DiagramErrorReason.SIGN, number, offset + text.find(wrong) + 2, wrong
            )
        if signs:
            diagram.add_row(DiagramRow(signs, number))


MOST_MOVES = 10
"""The largest number of numbered moves: 1 to 9, and 0."""
_USUAL_SIDE = 19
_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}


def write_sensei(
    board: Board,
    markup: Markup = NO_MARKUP,
    moves: Sequence[Move] = (),
    *,
    start: int = 1,
    title: str = "",
    crop: Crop | None = None,
    named: bool = False,
) -> str:
    """Return a position and the moves after it as a diagram in the format of Sensei's Library.

    ``start`` is the number of the first move. If there are more than ten moves, the first ones are
    stones without numbers. Markup that the format does not support is omitted: labels of several
    letters or on stones, territory, a second sign on a point. ``crop`` is the visible part;
    ``named`` adds coordinates.

    >>> from goboard_gui.go import Board, Colour, Point
    >>> from goboard_gui.record import Move
    >>> board = Board.from_rows("...", ".X.", "...")
    >>> print(write_sensei(board, moves=[Move(Colour.WHITE, Point(2, 0))], title="Small"))
    $$W3 Small
    $$  -------
    $$ | . . 1 |
    $$ | . X . |
    $$ | . . . |
    $$  -------
    <BLANKLINE>
    """
    extra = max(0, len(moves) - MOST_MOVES)
    for colour, point in moves[:extra]:
        board = board if point is None else board.play(point, colour).board
    drawn = DiagramContent(board, markup, moves[extra:], crop)
    lines = [_header(drawn, start + extra, title, named=named), *_rows(drawn), *_pairs(drawn)]
    return "".join(f"$${line}".rstrip() + "\n" for line in lines)


def _header(drawn: DiagramContent, start: int, title: str, *, named: bool) -> str:
    width, height = drawn.board.size
    colour = _LETTERS[drawn.moves[0].colour] if drawn.moves else ""
    side = str(width) if width == height != _USUAL_SIDE else ""
    number = f"m{start}" if drawn.moves and start > 1 else ""
    again = drawn.undrawn_moves_text(start)
    caption = " ".join(title.split()) + (f" ({again})" if again else "")
    return f"{colour}{'c' if named else ''}{side}{number} {caption.strip()}"


def _rows(drawn: DiagramContent) -> Iterator[str]:
    width, height = drawn.board.size
    crop = drawn.crop or Crop.whole(drawn.board.size)
    left = ("|" if crop.left == 0 else " ",) * height
    right = ("|",) * height if crop.right == width - 1 else ()
    numbers = {point: str(number % 10) for point, number in drawn.move_numbers.items()}
    border = "  " + "-" * (2 * crop.size.width + 1)
    if crop.top == 0:
        yield border
    yield from board_lines(
        drawn.point_texts(HOSHI) | numbers, crop, SideLabels(right=right, left=left)
    )
    if crop.bottom == height - 1:
        yield border


def _pairs(drawn: DiagramContent) -> Iterator[str]:
    western, size = NAMES, drawn.board.size
    for ident, pairs in ((ARROWS, drawn.markup.arrows), (LINES, drawn.markup.lines)):
        for one, other in pairs:
            yield f" {{{ident} {western.format(one, size)} {western.format(other, size)}}}"

"""Writer of diagrams for Sensei's Library and compatible forums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Crop
from ...record.values.markup import ARROWS, LINES, NO_MARKUP
from .board_lines import SideLabels, board_lines
from .drawn import Drawn
from .signs import HOSHI, NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Board
    from ...record import Move
    from ...record.values.markup import Markup

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
    """Draw a position and the following moves in the format of Sensei's Library.

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
    drawn = Drawn(board, markup, moves[extra:], crop)
    lines = [_header(drawn, start + extra, title, named=named), *_rows(drawn), *_pairs(drawn)]
    return "".join(f"$${line}".rstrip() + "\n" for line in lines)


def _header(drawn: Drawn, start: int, title: str, *, named: bool) -> str:
    width, height = drawn.board.size
    colour = _LETTERS[drawn.moves[0].colour] if drawn.moves else ""
    side = str(width) if width == height != _USUAL_SIDE else ""
    number = f"m{start}" if drawn.moves and start > 1 else ""
    again = drawn.again(start)
    said = " ".join(title.split()) + (f" ({again})" if again else "")
    return f"{colour}{'c' if named else ''}{side}{number} {said.strip()}"


def _rows(drawn: Drawn) -> Iterator[str]:
    width, height = drawn.board.size
    crop = drawn.crop or Crop.whole(drawn.board.size)
    left = ("|" if crop.left == 0 else " ",) * height
    right = ("|",) * height if crop.right == width - 1 else ()
    numbers = {point: str(number % 10) for point, number in drawn.numbers.items()}
    border = "  " + "-" * (2 * crop.size.width + 1)
    if crop.top == 0:
        yield border
    yield from board_lines(drawn.texts(HOSHI) | numbers, crop, SideLabels(right=right, left=left))
    if crop.bottom == height - 1:
        yield border


def _pairs(drawn: Drawn) -> Iterator[str]:
    western, size = NAMES, drawn.board.size
    for ident, pairs in ((ARROWS, drawn.markup.arrows), (LINES, drawn.markup.lines)):
        for one, other in pairs:
            yield f" {{{ident} {western.format(one, size)} {western.format(other, size)}}}"

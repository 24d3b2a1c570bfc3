"""Writer of plain text boards in the common layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Crop
from ...notation import Naming
from ...record.values.markup import NO_MARKUP
from .board_lines import SideLabels, board_lines
from .drawn import Drawn
from .signs import NAMES, PLAIN_HOSHI

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board, Point
    from ...notation import Notation
    from ...record import Move
    from ...record.values.markup import Markup

_PLAYERS = {Colour.BLACK: "Black", Colour.WHITE: "White"}


def write_plain(
    board: Board,
    markup: Markup = NO_MARKUP,
    moves: Sequence[Move] = (),
    *,
    last: Point | None = None,
    to_play: Colour | None = None,
    title: str = "",
    crop: Crop | None = None,
    names: Notation | None = None,
) -> str:
    """Draw a position and the following moves, numbered from 1, as text.

    ``X`` is a black stone, ``O`` a white one, ``+`` a star point; signs are the letters of Sensei's
    Library. ``last`` puts brackets around a stone. Coordinates are in the notation ``names``,
    Western by default; only those can be read back.

    >>> from goboard_gui.go import Board, Point
    >>> print(write_plain(Board.from_rows("..O", ".X.", "..."), last=Point(1, 1)))
       A B C
     3 . . O 3
     2 .(X). 2
     1 . . . 1
       A B C
    <BLANKLINE>
    """
    whole = Crop.whole(board.size)
    crop = crop or whole
    drawn = Drawn(board, markup, moves, crop)
    naming = Naming(names or NAMES, board.size)
    if moves:
        to_play = moves[0].colour
    said = [f"Board {board.size}"] if crop != whole else []
    said += [" ".join(f"{title} {drawn.again()}".split())]
    turn = [f"{_PLAYERS[to_play]} to play"] if to_play is not None else []
    lines = [*filter(None, said), *_drawing(drawn, naming, last), *turn]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _drawing(drawn: Drawn, naming: Naming, last: Point | None) -> list[str]:
    crop = drawn.crop or Crop.whole(drawn.board.size)
    texts = drawn.texts(PLAIN_HOSHI) | {at: str(n) for at, n in drawn.numbers.items()}
    return board_lines(texts, crop, SideLabels.from_naming(naming), marked=last)

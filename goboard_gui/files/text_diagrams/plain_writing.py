"""Writing of boards in plain text, for e-mails and terminals."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from ...go import Colour
from ...notation import Naming
from .board_lines import SideLabels, board_lines, graph_lines
from .characters import NAMES, PLAIN_HOSHI
from .diagram_content import DiagramContent, Omission, count_omissions, undrawn_markup
from .parsed_diagram import is_incomplete

if TYPE_CHECKING:
    from ...go import Point

_SIZE = re.compile(r"\d\s*[x×]\s*\d")
"""Pattern of titles that could be taken for the size of the board."""
_PLAYERS = {Colour.BLACK: "Black", Colour.WHITE: "White"}


def write_plain(content: DiagramContent) -> str:
    """Return a position as a plain text board; the moves after it are drawn as numbers from 1.

    ``X`` is a black stone, ``O`` a white one, ``+`` a star point; marks are the letters of Sensei's
    Library. The stone of the last move is in brackets unless moves are numbered. Labels that cannot
    be drawn are listed below the board. Coordinates are Western by default; only those can be read
    back.

    >>> from goboard_gui.go import Board, Point
    >>> from goboard_gui.record import Move
    >>> board = Board.from_rows("..O", ".X.", "...")
    >>> last = Move(Colour.BLACK, Point(1, 1))
    >>> print(write_plain(DiagramContent(board, last=last, to_play=Colour.WHITE)))
       A B C
     3 . . O 3
     2 .(X). 2
     1 . . . 1
       A B C
    White to play
    <BLANKLINE>
    """
    moves = content.moves
    to_play = moves[0].colour if moves else content.to_play
    naming = content.naming or Naming(NAMES, content.board.size)
    size = content.board.size
    is_part = is_incomplete(size) or not content.shows_whole_board
    header = [f"Board {size}"] if is_part or _SIZE.search(content.title) else []
    moves_text = _moves_text(content, naming)
    title = f"{content.title} ({moves_text})" if content.title and moves_text else content.title
    header += [" ".join((title or moves_text).split())]
    turn = [f"{_PLAYERS[to_play]} to play"] if to_play is not None else []
    labels = content.undrawn_labels_text(content.drawn_marks(), partial(_name, naming))
    lines = [*filter(None, header), *_board_lines(content, naming), *filter(None, [labels]), *turn]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def plain_omissions(content: DiagramContent) -> dict[Omission, int]:
    """Return the kinds of content that `write_plain` does not show, each with its count."""
    pairs = [*content.markup.arrows, *content.markup.lines]
    return undrawn_markup(content, content.drawn_marks()) | count_omissions(
        {Omission.PAIRS: len(pairs)}
    )


def _moves_text(content: DiagramContent, naming: Naming) -> str:
    """Return a text that states the number of the move drawn as 1, if it is greater than 1, and the
    moves that cannot be drawn.
    """
    texts = [content.undrawn_moves_text(1, partial(_name, naming))]
    if content.moves and content.moves[0].number > 1:
        texts.insert(0, f"1 is move {content.moves[0].number}")
    return ", ".join(filter(None, texts))


def _name(naming: Naming, point: Point) -> str:
    """Return the name of a point of the displayed board."""
    return naming.name(naming.to_record(point))


def _board_lines(content: DiagramContent, naming: Naming) -> list[str]:
    board, numbers = content.board, content.drawn_moves
    texts = {point: str(number) for point, number in numbers.items()}
    plan = board.shape.plan
    if plan is not None:
        return graph_lines(content.drawn_stones, plan.names, texts)
    labels = SideLabels.for_point_naming(naming)
    return board_lines(
        content.point_texts(PLAIN_HOSHI) | texts, content.shown_crop, labels, marked=_mark(content)
    )


def _mark(content: DiagramContent) -> Point | None:
    """Return the stone of the last move, or None if it is gone or moves are numbered."""
    point = content.last.point if content.last and not content.moves else None
    return point if point is not None and content.board[point] is not None else None

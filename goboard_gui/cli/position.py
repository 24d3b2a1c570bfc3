"""The position that a command works on, points in its arguments, and boards as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..files.text_diagrams.board_lines import SideLabels, board_lines, graph_lines
from ..files.text_diagrams.characters import EMPTY, HOSHI, point_text
from ..go import Crop, hoshi
from ..notation import NotationError
from ..record import Session
from .common import CommandError, read_game

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from ..go import Board, Point
    from ..notation import Naming
    from ..record import Tree

# Names such as (2, 3) hold commas of their own.
_COMMA = re.compile(r",(?![^(]*\))")


def move_text(point: Point | None, naming: Naming) -> str:
    """Return the name of the point of a move, or "pass"."""
    return "pass" if point is None else naming.name(point)


def parse_named_points(text: str, naming: Naming, place: str) -> Iterator[tuple[str, Point]]:
    """Parse a list of point names such as ``D4,Q16``, and yield each name with its point.

    ``place`` says in error messages where the list is.

    :raises CommandError: a name in the list is not the name of a point.
    """
    for number, name in enumerate(_COMMA.split(text), start=1):
        try:
            yield name.strip(), naming.parse_entered(name.strip())
        except NotationError as error:
            raise CommandError(f"{place}: name {number}: {error}") from error


def session_from_args(args: Namespace) -> Session:
    """Return a session with the selected record, at the selected position.

    The arguments are those of `add_record` and `add_position`. Setup stones after the move are
    included: the position is the one before the next move.

    :raises CommandError: the record cannot be read, or has fewer moves.
    """
    return session_after_move(read_game(args.file, args.game), args.move, args.file)


def session_after_move(tree: Tree, move: int | None, name: str) -> Session:
    """Return a session with a record, at the position after a move of the main line.

    :raises CommandError: the main line has fewer moves, or the start was requested of a record
        that begins with a move.
    """
    session = Session(tree)
    steps = session.steps()
    moves = steps[-1].number
    wanted = moves if move is None else move
    if wanted > moves:
        raise CommandError(f"{name}: the main line has {moves} moves, not {wanted}")
    node = next((step.node for step in reversed(steps) if step.number == wanted), None)
    if node is None:
        raise CommandError(f"{name}: the game starts with a move; there is no position before it")
    session.go_to(node)
    return session


def board_text(board: Board, naming: Naming) -> list[str]:
    """Return the lines of a text diagram: ``X`` is black, ``O`` white, ``,`` a star point, ``.``
    empty.

    Coordinates of more than two characters are written vertically above and below the board. A
    board without columns and rows becomes a list of its stones.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.notation import Naming, notation
    >>> board = Board.from_rows(".X.", "O..")
    >>> print("\\n".join(board_text(board, Naming(notation("western"), board.size))))
      A B C
    2 . X . 2
    1 O . . 1
      A B C
    """
    if naming.notation.plan is not None:
        return graph_lines(board.stones(), naming.notation.plan.names, {})
    size = naming.view_size
    stars = hoshi(size)
    texts = {
        point: point_text(board[naming.to_record(point)], bare=HOSHI if point in stars else EMPTY)
        for point in size.points()
    }
    return board_lines(texts, Crop.whole_board(size), SideLabels.for_point_naming(naming), margin=0)

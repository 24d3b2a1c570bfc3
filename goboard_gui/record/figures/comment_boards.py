"""Small boards next to comments whose letters the board of their figure can't show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .cropping import crop_around
from .figure import Figure, FigureKind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Board, Colour, Point
    from .figure import NumberedMove
    from .lettering import CitingComment, LetteredMarkup
    from .node_range import NodeRange


def comment_boards(
    node_range: NodeRange, moves: Sequence[NumberedMove], lettered: LetteredMarkup
) -> dict[int, Figure]:
    """Return for each comment that needs a board of its own, by node, a figure of its position.

    Each is cropped to the points that the comment cites. The last move has its number unless it has
    a letter. ``moves`` are those of the figure, with a repeated one.
    """
    wanted = {comment.node: comment for comment in lettered.boards}
    numbered = {move.node: move for move in moves}
    played = {move.node: move for move in node_range.all_moves}
    found: dict[int, Figure] = {}
    board = node_range.base
    nodes = ([node_range.repeated.node] if node_range.repeated else []) + node_range.nodes
    for node in nodes:
        if move := played.get(node):
            stones: dict[Point, Colour | None] = dict.fromkeys(move.captured)
            if move.point is not None and move.point not in stones:
                stones[move.point] = move.colour
            board = board.with_stones(stones)
        if comment := wanted.get(node):
            found[node] = _board(comment, board, numbered.get(node), lettered)
    return found


def _board(
    comment: CitingComment, board: Board, move: NumberedMove | None, lettered: LetteredMarkup
) -> Figure:
    """Return a figure of a position without moves, with the markup of its comment."""
    markup = replace(comment.markup, view=None, dimmed=frozenset())
    numbers: Mapping[Point, NumberedMove] = {}
    if move is not None and move.point is not None and board[move.point] is move.colour:
        marks = markup.marks.get(move.point, frozenset()) - lettered.markup.last_move_marks
        markup = replace(markup, marks={**markup.marks, move.point: marks})
        if move.point not in markup.labels:
            numbers = {move.point: move}
    return Figure(
        FigureKind.FIGURE,
        0,
        (comment.node,),
        board,
        stones=board.stones(),
        numbers=numbers,
        markup=markup,
        crop=crop_around(comment.points, board.size),
    )

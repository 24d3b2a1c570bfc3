"""Small boards next to comments whose letters the board of their figure can't show."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from .cropping import crop_around
from .figure import CoveredMarkup, Figure, FigureKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...go import Board, Colour, Point
    from .citing_comments import CitingComment
    from .figure import NumberedMove
    from .lettering import LetteredMarkup
    from .node_range import NodeRange


def comment_boards(
    node_range: NodeRange, moves: Sequence[NumberedMove], lettered: LetteredMarkup
) -> dict[int, Figure]:
    """Return for each comment that needs a board of its own, by node, a figure of its position.

    Each is cropped to the points that the comment cites. The last move has its number unless it has
    a letter. ``moves`` are those of the figure, with a repeated one.
    """
    if not lettered.boards:
        return {}
    wanted = {comment.node: comment for comment in lettered.boards}
    numbered = {move.node: move for move in moves}
    played = {move.node: move for move in node_range.all_moves}
    found: dict[int, Figure] = {}
    board = node_range.base
    nodes = list(zip(node_range.nodes, node_range.numbers, strict=True))
    if node_range.repeated:
        nodes.insert(0, (node_range.repeated.node, node_range.repeated.number))
    for node, number in nodes:
        if move := played.get(node):
            stones: dict[Point, Colour | None] = dict.fromkeys(move.captured)
            if move.point is not None and move.point not in stones:
                stones[move.point] = move.colour
            board = board.with_stones(stones)
        if comment := wanted.get(node):
            found[node] = _board(comment, board, numbered.get(node), number, lettered)
    return found


def _board(
    comment: CitingComment,
    board: Board,
    move: NumberedMove | None,
    number: int,
    lettered: LetteredMarkup,
) -> Figure:
    """Return a figure of a position without moves, with the markup of its comment; ``number`` is
    that of its move or of the last one before it.
    """
    labels = comment.labels
    markup = comment.markup._replace(labels=labels, view=None, dimmed=frozenset())
    numbers: Mapping[Point, NumberedMove] = {}
    if move is not None and move.point is not None and board[move.point] is move.colour:
        marks = markup.marks.get(move.point, frozenset()) - lettered.markup.last_move_marks
        markup = markup._replace(marks={**markup.marks, move.point: marks})
        if move.point not in labels:
            numbers = {move.point: move}
    hidden = (
        CoveredMarkup(comment.node, move.number if move else 0, point, letter)
        for point, letter in comment.places
        if labels[point] != letter
    )
    return Figure(
        FigureKind.FIGURE,
        0,
        (comment.node,),
        board,
        stones=board.stones(),
        numbers=numbers,
        markup=markup,
        crop=crop_around(_points_of_interest(comment), board.size),
        covered=tuple(hidden),
        label_moves=dict.fromkeys(labels, number),
    )


_MANY_MARKS = 12


def _points_of_interest(comment: CitingComment) -> Iterable[Point]:
    """Return the points that a comment cites or labels, and those that its node marks unless there
    are many, as for territory.
    """
    markup = comment.markup
    marked = [*markup.marks, *chain.from_iterable((*markup.arrows, *markup.lines))]
    return [*comment.labels, *(marked if len(marked) <= _MANY_MARKS else ())]

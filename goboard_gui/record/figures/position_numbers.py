"""Move numbers on the stones of a position."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from ..properties.tables import SETUP_PROPERTIES
from ..steps import board_size
from ..values.move_numbers import NumberedRange
from .building import VisibleBoard, number_moves
from .node_range import ReplayedMove, read_setup
from .options import Numbering
from .properties import figure_properties

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...go import Board, Point
    from ..steps import Step
    from ..tree import Tree
    from ..values.move_numbers import MoveNumbers
    from .figure import NumberedMove


def number_stones(
    tree: Tree,
    steps: Sequence[Step],
    board: Board,
    numbers: MoveNumbers,
    start: int | None = None,
) -> VisibleBoard:
    """Return a position with the numbers of the moves that played its stones, and the moves whose
    stones it does not show.

    ``steps`` lead from the root to the position, which is ``board``. ``start`` is the node at which
    `NumberedRange.FROM` begins.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record import Session
    >>> from goboard_gui.record.values.move_numbers import MoveNumbers, NumberedRange
    >>> session = Session(read_sgf(b"(;SZ[5];B[aa];W[ba];B[cc];W[ab];B[];W[aa])").games[0])
    >>> session.go_to(6)
    >>> seen = number_stones(
    ...     session.tree, session.steps(), session.board, MoveNumbers(NumberedRange.LAST, 5)
    ... )
    >>> {tuple(point): move.label for point, move in seen.numbers.items()}
    {(1, 0): 2, (2, 2): 3, (0, 1): 4, (0, 0): 6}
    >>> [move.label for move in seen.hidden]
    [5]
    """
    if numbers.range is NumberedRange.RECORD:
        first, played = _stated_moves(tree, steps)
    else:
        first = _first_index(tree, steps, numbers, start)
        numbering = Numbering.FROM_ONE if numbers.from_one else Numbering.GAME
        moves = [_replayed_move(step, step.number) for step in steps[first:] if step.move]
        played = number_moves(moves, 0, numbering, 0)
    stones = board.stones()
    placed = _last_placed(tree, steps[first:], played)
    shown = {point: move for point, move in placed.items() if stones.get(point) is move.colour}
    nodes = {move.node for move in shown.values()}
    return VisibleBoard(
        stones,
        {point: move for point, move in shown.items() if move.label},
        [move for move in played if move.label and move.node not in nodes],
    )


def _first_index(tree: Tree, steps: Sequence[Step], numbers: MoveNumbers, start: int | None) -> int:
    """Return the index of the step at which the numbers begin; without numbers, it is the number of
    steps.
    """
    indices: Iterable[int] = ()
    match numbers.range:
        case NumberedRange.ALL:
            indices = (0,)
        case NumberedRange.LAST:
            before = steps[-1].number - numbers.last
            indices = (index for index, step in enumerate(steps) if step.number > before)
        case NumberedRange.FROM:
            indices = (index for index, step in enumerate(steps) if step.node == start)
        case NumberedRange.VARIATION:
            indices = (
                index
                for index, (above, step) in enumerate(pairwise(steps), 1)
                if tree.children(above.node)[0] != step.node
            )
    return next(iter(indices), len(steps))


def _stated_moves(tree: Tree, steps: Sequence[Step]) -> tuple[int, list[NumberedMove]]:
    """Return the index of the step at which the last figure begins, and the moves from there on,
    numbered as the record states (FG, PM and MN).
    """
    first, number, numbering = 0, 0, Numbering.GAME
    moves: list[tuple[Numbering, ReplayedMove]] = []
    for index, step in enumerate(steps):
        stated = figure_properties(tree, step.node)
        numbering = stated.numbering or numbering
        if index > 0 and stated.options is not None:
            first, moves = index, []
        if step.move is not None:
            number = stated.number or number + 1
            moves.append((numbering, _replayed_move(step, number)))
    sections = groupby(moves, lambda each: each[0])
    return first, [
        move
        for asked, section in sections
        for move in number_moves([move for _, move in section], 0, asked, 0)
    ]


def _replayed_move(step: Step, number: int) -> ReplayedMove:
    assert step.move is not None
    return ReplayedMove(step.node, *step.move, number, step.captured)


def _last_placed(
    tree: Tree, steps: Sequence[Step], moves: Sequence[NumberedMove]
) -> dict[Point, NumberedMove]:
    """Return the moves whose stones remain in place after the steps, by point.

    Stones that setup removed or replaced do not.
    """
    by_node = {move.node: move for move in moves}
    placed: dict[Point, NumberedMove] = {}
    for step in steps:
        if tree.node(step.node).has_any_property(*SETUP_PROPERTIES):
            for point, colour in read_setup(tree.properties(step.node), board_size(tree)).items():
                if point in placed and placed[point].colour is not colour:
                    del placed[point]
        if step.move is None:
            continue
        if step.move.point is not None:
            placed[step.move.point] = by_node[step.node]
        for point in step.captured:
            placed.pop(point, None)
    return placed

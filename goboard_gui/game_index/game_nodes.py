"""All nodes of a record with the stones that they change, for the index of variations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import RECORDING, Graph
from ..go.bulk import encode_stone
from ..record.properties.tables import SETUP_PROPERTIES
from ..record.steps import LineReplay, board_shape
from .variations import NO_MOVE, GameNodes

if TYPE_CHECKING:
    from ..go import Board
    from ..record.tree import Tree


def game_nodes(tree: Tree) -> GameNodes | None:
    """Return the nodes of a record, which are played as in a main line, illegal moves included.

    Return None if there are no variations, or the board is not a rectangle.
    """
    shape = board_shape(tree)
    if not shape.is_rectangle or not _has_variations(tree):
        return None
    graph = Graph.rectangle(shape.size)
    replay = LineReplay(tree, RECORDING)
    parents: list[int] = []
    played: list[int] = []
    others: dict[int, list[int]] = {}
    numbers: dict[int, int] = {}
    boards: list[set[int]] = []  # the stones after each node of the line that is being replayed
    for number, step in enumerate(replay.walk_branch(tree.root)):
        numbers[step.node] = number
        parent = tree.parent(step.node)
        parents.append(-1 if parent is None else numbers[parent])
        del boards[len(replay) - 1 :]
        before = boards[-1] if boards else set()
        move = step.move
        stone = NO_MOVE if move is None else encode_stone(graph, move.point, move.colour)
        played.append(stone)
        setup = tree.node(step.node).has_any_property(*SETUP_PROPERTIES)
        special = setup or step.captured or step.illegal is not None
        own = {stone} if move is not None and move.point is not None else set()
        after = _board_stones(replay.board) if special else before | own
        boards.append(after)
        changed = before ^ after ^ own
        if changed or (setup and move is None):
            others[number] = sorted(changed)
    return GameNodes(parents, played, others)


def _has_variations(tree: Tree) -> bool:
    node = tree.root
    while children := tree.children(node):
        if len(children) > 1:
            return True
        node = children[0]
    return False


def _board_stones(board: Board) -> set[int]:
    return {2 * number + cell - 1 for number, cell in enumerate(board.cells) if cell}

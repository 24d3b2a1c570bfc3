"""The position that represents a record in thumbnails and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING
from ..steps import LineReplay
from .problems import find_problems, looks_like_problem

if TYPE_CHECKING:
    from ...go import Board
    from ..tree import Tree


def position_after(tree: Tree, moves: int | None) -> Board:
    """Return the position on the main line after ``moves`` moves, or its final position if
    ``moves`` is None.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, node = Tree.new([Property("AB", ("aa",))]).add(0, [Property("W", ("cc",))])
    >>> [len(position_after(tree, moves).stones()) for moves in (0, 1, None)]
    [1, 2, 2]
    """
    replay = LineReplay(tree, RECORDING)
    for node in tree.main_line():
        step = replay.push(node)
        if moves is not None and step.number > moves:
            replay.pop()
            break
    return replay.board


def representative_node(tree: Tree) -> int:
    """Return the node with the position that best represents a record.

    It is that of the first problem, or else of the last move of the main line.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> game, problem = read_sgf(b"(;;B[aa];W[bb])(;AB[aa]AW[ba];B[ab])").games
    >>> representative_node(game), representative_node(problem)
    (2, 0)
    """
    if looks_like_problem(tree):
        return find_problems(tree, tree.root)[0]
    return tree.main_line()[-1]

"""The position that represents a record, for thumbnails and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING
from ..steps import LineReplay
from .problems import holds_problems, problems_in

if TYPE_CHECKING:
    from ...go import Board
    from ..tree import Tree


def position_after(tree: Tree, moves: int | None) -> Board:
    """The position of the main line before the move that follows so many; its last one for None.

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
    """The node by whose position a record is best known: its first problem, else its last move.

    >>> from goboard_gui.files.sgf import read
    >>> game, problem = read(b"(;;B[aa];W[bb])(;AB[aa]AW[ba];B[ab])").games
    >>> telling_node(game), telling_node(problem)
    (2, 0)
    """
    if holds_problems(tree):
        return problems_in(tree, tree.root)[0]
    return tree.main_line()[-1]

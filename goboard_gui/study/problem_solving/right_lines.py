"""The right lines of a problem, as a record through which one can step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Symmetry
from ...named_tuples import NamedTuple
from ..position import position_of
from .matching import equal_views
from .problem_nodes import node_properties, start_session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...record import Tree
    from ...record.analysis.problem_judging import JudgedProblem


class RightLines(NamedTuple):
    """The right lines of a problem, in a record of their own: the nodes of each line after the
    start. The record also contains what follows the right ends.
    """

    tree: Tree
    start: int
    lines: tuple[tuple[int, ...], ...]


def right_lines(
    judged: JudgedProblem, games: Sequence[Tree], view: Symmetry = Symmetry.IDENTITY
) -> RightLines:
    """Return the right lines of a problem, with their comments.

    They are as seen in a view, if the start looks the same in it.
    """
    session, root = start_session(judged, games), judged.root
    tree, start = session.tree, session.cursor
    if view not in equal_views(position_of(session, judged.start.player)):
        view = Symmetry.IDENTITY
    nodes, lines = {root: start}, []
    for move in root.preorder():
        above = move.parent
        if above not in nodes or above is None or above.is_right_end or not move.reaches_right:
            continue
        tree, nodes[move] = tree.add(nodes[above], node_properties(games, move, view))
        if move.is_right_end:
            lines.append(tuple(tree.line_to(nodes[move])[len(tree.line_to(start)) :]))
            last, further = nodes[move], move
            while further.children:
                further = further.children[0]
                tree, last = tree.add(last, node_properties(games, further, view))
    return RightLines(tree, start, tuple(lines))

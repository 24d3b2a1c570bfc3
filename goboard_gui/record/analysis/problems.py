"""Problems (tsumego) in records: their positions and their solutions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..properties import texts
from ..properties.tables import MOVE_COLOURS, MOVE_PROPERTIES
from ..steps import declared_player
from ..turns import next_player
from ..values.evaluations import MoveEvaluation, read_annotations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Colour
    from ..tree import Tree

_STONES = ("AB", "AW")
# Lower-case words count only if nothing else is on their line: "Right side first" does not.
_RIGHT_ALONE = re.compile(r"(?i:right|correct)[.!]?|正解。?")
_RIGHT = re.compile(
    r"^[ \t]*(?i:right|correct)[ \t]*(?:[.!,:;)]|$)|\b(?:RIGHT|CORRECT)\b|正解", re.MULTILINE
)


def find_problems(tree: Tree, node: int) -> list[int]:
    """Return the nodes with the starting positions of problems, at a node or below it.

    This is the node itself if it has stones or is followed by moves. Otherwise it is a collection,
    and each of the first descendants that set up stones is a problem.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> collection = read_sgf(b"(;C[Easy](;AB[aa]AW[ba];B[ab])(;C[Hard](;AB[cc])))").games[0]
    >>> find_problems(collection, 0), find_problems(collection, 1)
    ([1, 4], [1])
    """
    if any(
        tree.node(above).has_any_property(*_STONES, *MOVE_PROPERTIES)
        for above in tree.line_to(node)
    ):
        return [node]
    found: list[int] = []
    ahead = list(reversed(tree.children(node)))
    while ahead:
        here = ahead.pop()
        content = tree.node(here)
        if content.has_any_property(*_STONES):
            found.append(here)
        elif not content.has_any_property(*MOVE_PROPERTIES):
            ahead.extend(reversed(tree.children(here)))
    if found:
        return found
    return [node] if next_player(tree, node) else []


def looks_like_problem(tree: Tree) -> bool:
    """Return whether a record looks like a problem, that is, whether it starts with stones of both
    players.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> handicap, problem = read_sgf(b"(;HA[2]AB[dd][pp];W[pd])(;AB[aa]AW[ba];B[ab])").games
    >>> looks_like_problem(handicap), looks_like_problem(problem)
    (False, True)
    """
    nodes = find_problems(tree, tree.root)
    return any(
        all(tree.node(node).has_any_property(stones) for stones in _STONES) for node in nodes
    )


def find_solution(tree: Tree, node: int) -> list[int]:
    """Return the nodes of a problem's solution, starting after its position, or an empty list.

    This is the first line marked as right, by a comment such as RIGHT or by a good move (TE) of the
    player to move, else the line of first children. O(descendants).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;AB[aa](;B[ab]C[wrong])(;B[ba];W[ca]C[RIGHT]))").games[0]
    >>> find_solution(tree, 0)
    [2, 3]
    """
    player = next_player(tree, node, declared_player(tree.node(node)))
    for below in _after(tree, node):
        if _is_right(tree, below, player):
            way = tree.line_to(below)
            return [*way[way.index(node) + 1 :], *tree.line_from(below)]
    return tree.line_from(node)


def is_solution_mark(text: str) -> bool:
    """Return whether a comment only marks its line as the solution, such as "Correct!".

    >>> [is_solution_mark(text) for text in ("RIGHT", "Correct.", "Right: a net")]
    [True, True, False]
    """
    return bool(_RIGHT_ALONE.fullmatch(text.strip()))


def _after(tree: Tree, node: int) -> Iterator[int]:
    """Yield the descendants of a node in preorder."""
    nodes = tree.preorder(node)
    next(nodes)
    return nodes


def _is_right(tree: Tree, node: int, player: Colour | None) -> bool:
    """Return whether a comment or an evaluation in a node marks its line as the solution."""
    properties = tree.properties(node)
    comments = (text for ident, values in properties if ident == "C" for text in values)
    if any(_RIGHT.search(texts.decode_text(comment)) for comment in comments):
        return True
    own = any(
        MOVE_COLOURS.get(ident) is player for ident, _ in properties if ident in MOVE_PROPERTIES
    )
    return own and read_annotations(tree, node).move is MoveEvaluation.GOOD

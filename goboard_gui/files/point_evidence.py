"""Evidence in a record that the point names in a comment are meant as points."""

from __future__ import annotations

from itertools import chain, islice, takewhile
from typing import TYPE_CHECKING

from ..go import RECORDING
from ..notation.name_contexts import is_used_as_point, without_other_names
from ..notation.prose import find_names
from ..record.moves import recorded_move
from ..record.steps import LineReplay, board_size
from ..record.values.markup import MarkupReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..go import Board, Point
    from ..notation import Naming
    from ..notation.mentions import Mention
    from ..record.tree import Tree

_NEAR_MOVES = 5
_NEAR_NODES = 25
"""Maximum number of nodes in which the moves before or after a comment are searched."""


class PointEvidence:
    """A search for evidence that the names in the comments of a record are points.

    A comment has evidence if one of its names has some, apart from names of other things, such as
    "diagram B2". Evidence is a word next to the name, such as "at", a stone or a mark on the point,
    or a move to it: at most five moves before or after the comment on the line through its node, or
    the first move of a variation there.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.notation import Naming, notation
    >>> tree = read_sgf(b"(;SZ[9];B[ee])").games[0]
    >>> evidence = PointEvidence(tree, Naming(notation("western"), board_size(tree)))
    >>> [len(evidence.names_without_evidence(1, text)) for text in ("E5, B2", "B2", "B2, C3")]
    [0, 1, 2]
    """

    def __init__(self, tree: Tree, naming: Naming) -> None:
        """Create a search in a record; ``naming`` is how its comments name points."""
        self._tree = tree
        self._naming = naming
        self._size = board_size(tree)
        self._replay = LineReplay(tree, RECORDING)
        self._depths: dict[int, int] = {}  # of the replayed nodes
        self._markup = MarkupReader(tree)

    def names_without_evidence(
        self, node: int, text: str, names: list[Mention] | None = None
    ) -> list[Mention]:
        """Return the names in the comment of a node that may be points, or an empty list if there
        is evidence.

        ``names`` are those to examine, by default all that are not names of other things. Comments
        in preorder are faster than others, since the record is replayed once.
        """
        if names is None:
            names = without_other_names(text, find_names(text, self._naming))
        if not names or any(is_used_as_point(text, name) for name in names):
            return []
        named = frozenset(chain.from_iterable(name.points for name in names))
        return [] if self._supports(node, named) else names

    def _supports(self, node: int, points: frozenset[Point]) -> bool:
        """Return whether moves, stones or marks at or near a node are on one of the points."""
        if not points.isdisjoint(self._moves_near(node)):
            return True
        board = self._board_at(node)
        if not points.isdisjoint(board.stones()):
            return True
        markup = self._markup.read(self._tree, node, board)
        marked = chain(markup.marks, markup.labels, *markup.arrows, *markup.lines)
        return not points.isdisjoint(marked)

    def _moves_near(self, node: int) -> Iterator[Point]:
        """Yield the points of the moves near a node: its own, those before it, those after it, and
        the first moves of variations.
        """
        yield from self._first_moves(self._nodes_up(node), _NEAR_MOVES + 1)
        yield from self._first_moves(self._nodes_down(node), _NEAR_MOVES)
        parent = self._tree.parent(node)
        yield from self._first_moves(self._tree.children(node), _NEAR_NODES)
        if parent is not None:
            yield from self._first_moves(self._tree.children(parent), _NEAR_NODES)

    def _first_moves(self, nodes: Iterable[int], count: int) -> Iterator[Point]:
        """Yield the points of the first moves at some nodes; passes count, but have no point."""
        moves = (
            recorded_move(self._tree.properties(node), self._size)
            for node in islice(nodes, _NEAR_NODES)
        )
        for move in islice(filter(None, moves), count):
            if move.point is not None:
                yield move.point

    def _nodes_up(self, node: int | None) -> Iterator[int]:
        """Yield a node and its ancestors, from the node up to the root."""
        while node is not None:
            yield node
            node = self._tree.parent(node)

    def _nodes_down(self, node: int) -> Iterator[int]:
        """Yield the nodes that follow a node on its line, which continues with first children."""
        while children := self._tree.children(node):
            node = children[0]
            yield node

    def _board_at(self, node: int) -> Board:
        """Return the position at a node, continuing the last replay."""
        replay, depths = self._replay, self._depths
        new = [*takewhile(lambda above: above not in depths, self._nodes_up(node))]
        last = self._tree.parent(new[-1]) if new else node
        kept = 0 if last is None else depths[last] + 1
        while len(replay) > kept:
            del depths[replay.step.node]
            replay.pop()
        for below in reversed(new):
            depths[below] = len(replay)
            replay.push(below)
        return replay.board

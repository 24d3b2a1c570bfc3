"""Appearance of nodes in a tree diagram: shape, annotations and badges."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..steps import board_size
from ..values.evaluations import read_annotations

if TYPE_CHECKING:
    from ..tree import Tree
    from ..values.evaluations import MoveEvaluation, PositionEvaluation


class NodeShape(Enum):
    """The shape of a node in a tree diagram, which depends on its first move or else on its
    setup.
    """

    BLACK = "black"
    WHITE = "white"
    BLACK_PASS = "black pass"
    WHITE_PASS = "white pass"
    SETUP = "setup"
    OTHER = "other"


_PLAYS = {Colour.BLACK: NodeShape.BLACK, Colour.WHITE: NodeShape.WHITE}
_PASSES = {Colour.BLACK: NodeShape.BLACK_PASS, Colour.WHITE: NodeShape.WHITE_PASS}


class NodeAppearance(NamedTuple):
    """The visible features of a node in a tree diagram. Many nodes share one appearance."""

    shape: NodeShape
    move: MoveEvaluation | None = None
    position: PositionEvaluation | None = None
    hotspot: bool = False
    named: bool = False
    figure: bool = False
    comment: bool = False
    markup: bool = False


_MISSING = NodeAppearance(NodeShape.OTHER)


class NodeAppearances:
    """The appearances of a tree's nodes in a tree diagram, computed on demand and cached.

    A node that was added by an undone edit looks like an empty one.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, move = Tree.new().add(0, [Property("B", ("dd",)), Property("C", ("Here?",))])
    >>> seen = NodeAppearances(tree)
    >>> seen[0].shape, seen[move].shape, seen[move].comment
    (<NodeShape.OTHER: 'other'>, <NodeShape.BLACK: 'black'>, True)
    """

    def __init__(self, tree: Tree) -> None:
        self._reset(tree)

    def _reset(self, tree: Tree) -> None:
        self._tree = tree
        self._size = board_size(tree)
        self._cache: dict[int, NodeAppearance] = {}

    def __getitem__(self, node: int) -> NodeAppearance:
        found = self._cache.get(node)
        if found is None:
            found = self._cache[node] = self._compute(node)
        return found

    def set_tree(self, tree: Tree) -> None:
        """Switch to another tree.

        This is O(differences) if it is an edited version of the current one.
        """
        try:
            changes = tree.difference(self._tree)
        except ValueError:
            changes = {tree.root: None}
        if tree.root in changes:  # it may state another size
            self._reset(tree)
            return
        self._tree = tree
        for node in changes:
            self._cache.pop(node, None)

    def _compute(self, node: int) -> NodeAppearance:
        try:
            node_annotations = read_annotations(self._tree, node)
        except LookupError:
            return _MISSING
        return NodeAppearance(
            self._shape(node, setup=node_annotations.setup),
            node_annotations.move,
            node_annotations.position,
            bool(node_annotations.hotspot),
            bool(node_annotations.name),
            node_annotations.figure,
            node_annotations.comment,
            node_annotations.markup,
        )

    def _shape(self, node: int, *, setup: bool) -> NodeShape:
        move = recorded_move(self._tree.properties(node), self._size)
        if move is not None:
            passes = move.has_valid_point and move.point is None
            return (_PASSES if passes else _PLAYS)[move.colour]
        return NodeShape.SETUP if setup else NodeShape.OTHER

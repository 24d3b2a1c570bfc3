"""Moves of undone edits that a new edit has dropped, and their restoration as variations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..properties.tables import MOVE_PROPERTIES
from .branches import branch_nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..node import Property
    from ..tree import Tree


class DroppedMoves:
    """The branches that a record had before some edits were undone, and no longer has.

    It is complete when the iterator from `run` is exhausted. A move that the new edit has played
    again is not dropped, and what followed it is restored there.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, first = Tree.new().add(0, [Property("B", ("aa",))])
    >>> undone, _ = tree.add(first, [Property("W", ("bb",))])
    >>> edited, _ = tree.add(first, [Property("W", ("cc",))])
    >>> dropped = DroppedMoves(tree, edited, undone)
    >>> _ = list(dropped.find_branches())
    >>> dropped.moves, [edited.properties(node)[0].values for node in edited.children(first)]
    (1, [('cc',)])
    >>> restored = dropped.restore(edited)
    >>> [restored.properties(node)[0].values for node in restored.children(first)]
    [('cc',), ('bb',)]
    """

    def __init__(self, before: Tree, after: Tree, undone: Tree) -> None:
        """Compare the records before and after a new edit with what redo would have restored.

        :raises ValueError: for records of different sources.
        """
        self.moves = 0
        """The number of moves in the branches."""
        self._undone = undone
        self._before, self._after = before, after
        self._changed = undone.difference(before)
        self._branches: list[tuple[int, int]] = []

    def find_branches(self) -> Iterator[None]:
        """Find the branches and count their moves, yielding after each node."""
        before, undone = self._before, self._undone
        for node in self._changed:
            yield
            if not (before.has_id(node) and undone.has_id(node)):
                continue
            known = set(before.children(node))
            added = [child for child in undone.children(node) if child not in known]
            if added and node in before and node in undone:
                for child in added:
                    if child not in before:
                        yield from self._add(node, child)

    def can_restore(self, tree: Tree) -> bool:
        """Return whether a record still has the nodes that the branches followed."""
        return all(parent in tree for parent, _ in self._branches)

    def restore(self, tree: Tree) -> Tree:
        """Return a record with each branch restored as the last variation at its place."""
        for parent, node in self._branches:
            for place, branch in list(self._unplayed(tree, parent, node)):
                tree, _ = tree.graft(place, branch_nodes(self._undone, branch))
        return tree

    def _add(self, parent: int, node: int) -> Iterator[None]:
        """Add the branch that begins with a node, leaving out its first moves if they were played
        again.
        """
        for place, branch in self._unplayed(self._after, parent, node):
            moves = 0
            for here in self._undone.preorder(branch):
                moves += _move(self._undone.properties(here)) is not None
                yield
            if moves:
                self.moves += moves
                self._branches.append((place, branch))

    def _unplayed(self, tree: Tree, parent: int, node: int) -> Iterator[tuple[int, int]]:
        """Yield the place and first node of a branch that a record lacks; if the record has the
        branch's first moves, yield the branches that follow them instead.
        """
        places = [(parent, node)]
        while places:
            above, here = places.pop()
            again = self._played_again(tree, above, here)
            if again is None:
                yield above, here
            else:
                places += [(again, child) for child in reversed(self._undone.children(here))]

    def _played_again(self, tree: Tree, parent: int, node: int) -> int | None:
        move = _move(self._undone.properties(node))
        if move is None or not tree.has_id(parent):
            return None
        same = (child for child in tree.children(parent) if _move(tree.properties(child)) == move)
        return next(same, None)


def _move(properties: tuple[Property, ...]) -> Property | None:
    return next((item for item in properties if item.ident in MOVE_PROPERTIES), None)

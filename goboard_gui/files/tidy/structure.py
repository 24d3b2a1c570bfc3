"""Clean-up of the tree structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.edits.branches import insert_below
from ...record.properties.codec import BadPointError, read_move
from ...record.properties.info_names import root_standard_names
from ...record.properties.tables import (
    MARKUP_PROPERTIES,
    MOVE_ATTRIBUTES,
    MOVE_PROPERTIES,
    POSITION_ATTRIBUTES,
    SETUP_PROPERTIES,
)
from ...record.steps import board_size
from ...record.stored_analysis.tables import ANALYSIS_PROPERTIES
from .rule import Cleanup, node_diagnostic, properties_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...diagnostics import Diagnostic
    from ...go import Size
    from ...record.node import Property
    from ...record.tree import Tree

_WITH_MOVE = frozenset(
    {
        *MOVE_PROPERTIES,
        *MOVE_ATTRIBUTES,
        *POSITION_ATTRIBUTES,
        *MARKUP_PROPERTIES,
        *ANALYSIS_PROPERTIES,
        "PL",
    }
)


class SetupAndMoveRule:
    """Rule that splits nodes with both setup and a move, which SGF forbids.

    Properties of the move and of the position after it stay with the move.
    """

    code = Cleanup.SETUP_AND_MOVE

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the nodes that contain both setup and a move."""
        for node in self._both(tree):
            setup, played = self._parts(tree, node)
            before = properties_text(tree.properties(node))
            yield node_diagnostic(
                self.code, node, before, f";{properties_text(setup)} ;{properties_text(played)}"
            )

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record with each node that has both setup and a move split into two nodes."""
        for node in list(self._both(tree)):
            setup, played = self._parts(tree, node)
            tree, _ = insert_below(tree.set_properties(node, setup), node, played)
        return tree

    def _both(self, tree: Tree) -> Iterator[int]:
        for node in tree.preorder():
            idents = {item.ident for item in tree.properties(node)}
            if not idents.isdisjoint(MOVE_PROPERTIES) and not idents.isdisjoint(SETUP_PROPERTIES):
                yield node

    def _parts(self, tree: Tree, node: int) -> tuple[list[Property], list[Property]]:
        properties = tree.properties(node)
        with_move = _WITH_MOVE
        if node == tree.root:
            with_move -= root_standard_names(properties).keys()
        played = [item for item in properties if item.ident in with_move]
        return [item for item in properties if item.ident not in with_move], played


class EmptyNodesRule:
    """Rule that removes empty nodes and attaches their children to their parents."""

    code = Cleanup.EMPTY_NODES

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the nodes without properties, except the root."""
        for node in self._empty(tree):
            yield node_diagnostic(self.code, node, ";", "")

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record without empty nodes."""
        empty = set(self._empty(tree))
        for node in {tree.parent(each) for each in empty} - empty:
            if node is not None:
                tree = tree.set_children(node, self._below(tree, node, empty))
        return tree

    def _empty(self, tree: Tree) -> Iterator[int]:
        for node in tree.preorder():
            if node != tree.root and not tree.properties(node):
                yield node

    def _below(self, tree: Tree, node: int, empty: set[int]) -> list[int]:
        """Return the children of a node, with empty ones replaced by their own children."""
        children = []
        ahead = list(reversed(tree.children(node)))
        while ahead:
            child = ahead.pop()
            if child in empty:
                ahead.extend(reversed(tree.children(child)))
            else:
                children.append(child)
        return children


class TrailingPassesRule:
    """Rule that removes passes without other properties from the ends of lines."""

    code = Cleanup.TRAILING_PASSES

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the passes that would be removed."""
        passes = self._passes(tree)
        for node in tree.preorder() if passes else ():
            if node in passes:
                yield node_diagnostic(self.code, node, properties_text(tree.properties(node)), "")

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record without the passes at the ends of lines."""
        passes = self._passes(tree)
        for parent in {tree.parent(node) for node in passes} - passes:
            if parent is not None:
                kept = [child for child in tree.children(parent) if child not in passes]
                tree = tree.set_children(parent, kept)
        return tree

    def _passes(self, tree: Tree) -> set[int]:
        size = board_size(tree)
        found: set[int] = set()
        # Children are visited before their parents.
        for node in reversed(list(tree.preorder())):
            ends = all(child in found for child in tree.children(node))
            if ends and node != tree.root and _only_passes(tree, node, size):
                found.add(node)
        return found


def _only_passes(tree: Tree, node: int, size: Size) -> bool:
    properties = tree.properties(node)
    if len(properties) != 1 or properties[0].ident not in MOVE_PROPERTIES:
        return False
    try:
        return read_move(properties[0].values[0], size) is None
    except BadPointError:
        return False

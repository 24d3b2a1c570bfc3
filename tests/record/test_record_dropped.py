"""Moves that a new edit has dropped, and their restoration."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.edits.dropped import DroppedMoves
from goboard_gui.record.node import Property
from goboard_gui.record.tree import Tree

POINTS = ("aa", "bb", "cc", "dd")


def grow(tree: Tree, choices: list[tuple[int, int]]) -> Tree:
    """Return a tree with a move added for each choice of a parent and a point."""
    for parent, point in choices:
        nodes = list(tree.preorder())
        tree, _ = tree.add(nodes[parent % len(nodes)], [Property("B", (POINTS[point],))])
    return tree


def lines(tree: Tree) -> set[tuple[str, ...]]:
    """Return the moves that lead to each node."""
    return {
        tuple(tree.properties(node)[0].values[0] for node in tree.line_to(each)[1:])
        for each in tree.preorder()
    }


EDITS = st.lists(st.tuples(st.integers(0, 20), st.integers(0, 3)), max_size=6)


@given(EDITS, EDITS, EDITS)
def test_after_restoring_every_line_is_there_and_no_other(before, undone, after):
    known = grow(Tree.new(), before)
    gone, edited = grow(known, undone), grow(known, after)
    dropped = DroppedMoves(known, edited, gone)
    list(dropped.find_branches())
    restored = dropped.restore(edited)
    assert lines(restored) == lines(edited) | lines(gone)
    assert (dropped.moves == 0) == (restored is edited)
    added = len(list(restored.preorder())) - len(list(edited.preorder()))
    assert added <= dropped.moves  # fewer if two variations began with the same move

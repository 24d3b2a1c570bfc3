from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record import Tree
from goboard_gui.record.navigation.node_path import NodePath, node_at, path_to


@given(st.lists(st.integers(0, 30), max_size=30))
def test_the_path_to_each_node_leads_to_it(parents):
    tree = Tree.new()
    for size, parent in enumerate(parents, 1):
        tree, _ = tree.add(parent % size, [])
    for node in tree.preorder():
        assert node_at(tree, path_to(tree, node)) == node


def test_a_path_ends_where_the_record_does():
    tree, first = Tree.new().add(0, [])
    tree, second = tree.add(first, [])
    for path, node in {
        NodePath(9): second,
        NodePath(2, ((0, 1),)): 0,
        NodePath(2, ((1, 3),)): first,
        NodePath(0): 0,
    }.items():
        assert node_at(tree, path) == node

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record import Node, NodeList, NodeNotFoundError, Property, Tree
from tests.effort import effort
from tests.record.record_cases import DEEP, WIDE, ListSource, branch, deep, line, properties


def read_tree(*nodes: Node) -> Tree:
    return Tree.from_source(ListSource(list(nodes)))


@pytest.fixture
def game() -> Tree:
    """Return a record as read: root 0, main line 1 2, variation 3 4 below the root."""
    return read_tree(
        Node(None, (1, 3), (Property("SZ", ("9",)),), (1, 7)),
        Node(0, (2,), (Property("B", ("ee",)),), (7, 13)),
        Node(1, (), (Property("W", ("cc",)),), (13, 19)),
        Node(0, (4,), (Property("B", ("dd",)),), (21, 27)),
        Node(3, (), (Property("W", ("gg",)),), (27, 33)),
    )


def test_a_tree_as_read_is_its_source(game):
    assert game.is_unedited
    assert list(game.preorder()) == [0, 1, 2, 3, 4]
    assert [game.parent(node) for node in range(5)] == [None, 0, 1, 0, 3]
    assert [game.children(node) for node in range(5)] == [(1, 3), (2,), (), (4,), ()]
    assert game.span(3) == (21, 27)
    assert game.main_line() == [0, 1, 2]


def test_preorder_may_start_anywhere(game):
    assert list(game.preorder(3)) == [3, 4]


def test_the_line_to_a_node_is_its_ancestors_and_itself(game):
    assert game.line_to(4) == [0, 3, 4]
    assert game.line_to(0) == [0]


@pytest.mark.parametrize(
    ("preferred", "expected"),
    [
        pytest.param(None, [1, 2], id="no preference"),
        pytest.param({0: 3}, [3, 4], id="the second variation"),
        pytest.param({0: 4}, [1, 2], id="no child of the node"),
        pytest.param({0: 99}, [1, 2], id="no node at all"),
    ],
)
def test_the_line_from_a_node_takes_the_preferred_children(game, preferred, expected):
    assert game.line_from(0, preferred) == expected


def test_an_edit_leaves_the_old_tree_as_it_was(game):
    longer, added = game.add(2, properties("B[ff]"))
    shorter = longer.remove(3)
    told = shorter.set_properties(1, properties("B[ee]C[tengen]"))
    assert game.is_unedited
    assert list(game.preorder()) == [0, 1, 2, 3, 4]
    assert list(longer.preorder()) == [0, 1, 2, added, 3, 4]
    assert list(shorter.preorder()) == list(told.preorder()) == [0, 1, 2, added]
    assert shorter.node(1).first_value("C") is None
    assert told.node(1).first_value("C") == "tengen"


def test_untouched_nodes_are_the_same_objects_after_an_edit(game):
    first, added = game.add(2, properties("B[ff]"))
    second, _ = first.add(added, properties("W[aa]"))
    assert all(second.node(node) is game.node(node) for node in (0, 1, 3, 4))
    assert second.node(2) is first.node(2)


def test_a_change_of_properties_touches_no_other_node_not_even_the_parent(game):
    edited = game.set_properties(4, properties("W[gg]C[far]"))
    assert all(edited.node(node) is game.node(node) for node in range(4))


def test_only_changed_properties_lose_their_place_in_the_text(game):
    longer, added = game.add(4, properties("B[ff]"))
    edited = longer.set_properties(1, properties("B[fe]"))
    spans = {node: edited.span(node) for node in edited.preorder()}
    assert spans == {0: (1, 7), 1: None, 2: (13, 19), 3: (21, 27), 4: (27, 33), added: None}
    assert edited.node(4).span == (27, 33)


@pytest.mark.parametrize(
    ("index", "expected"), [(None, "13n"), (0, "n13"), (1, "1n3"), (2, "13n")], ids=repr
)
def test_a_child_is_added_last_or_where_asked(game, index, expected):
    tree, added = game.add(0, properties("B[gc]"), index)
    assert "".join("n" if child == added else str(child) for child in tree.children(0)) == expected


def test_ids_are_not_used_again_after_an_undo(game):
    _, undone = game.add(2, properties("B[ff]"))
    tree, added = game.add(2, properties("B[gg]"))
    assert undone != added
    with pytest.raises(NodeNotFoundError):
        tree.node(undone)


def test_ids_are_not_used_again_after_a_removal(game):
    tree, first = game.add(2, properties("B[ff]"))
    tree, second = tree.remove(first).add(2, properties("B[ff]"))
    assert first != second


@pytest.mark.parametrize("node", [-1, 5, 10**9])
def test_an_id_that_was_never_given_names_no_node(game, node):
    with pytest.raises(NodeNotFoundError, match=f"no node {node}"):
        game.node(node)


def test_the_root_cannot_be_removed(game):
    with pytest.raises(ValueError, match="root"):
        game.remove(game.root)


def test_several_nodes_are_changed_in_one_edit(game):
    edited = game.set_properties_of_nodes({1: properties("B[aa]"), 4: properties("W[bb]")})
    assert [edited.node(node).properties[0].values for node in (1, 4)] == [("aa",), ("bb",)]
    assert edited.children(0) == (1, 3)


def test_values_of_a_repeated_identifier_are_joined():
    node = Node(None, properties=tuple(properties("AB[aa]C[x]AB[bb][cc]")))
    assert node.values("AB") == ("aa", "bb", "cc")
    assert node.values("AW") is None
    assert node.first_value("AB") == "aa"
    assert node.first_value("AW") is None
    assert node.has_any_property("AW", "C")
    assert not node.has_any_property("AW", "AE")


def test_an_empty_record_has_a_root():
    tree = Tree.new()
    assert tree.main_line() == [0]
    assert tree.node(tree.root) == Node(None)


def test_very_deep_trees_need_no_recursion():
    tree = deep(DEEP)
    longer, added = tree.add(DEEP - 1, properties("W[aa]"))
    assert sum(1 for _ in tree.preorder()) == DEEP
    assert len(longer.line_to(added)) == len(longer.main_line()) == DEEP + 1


def test_very_wide_trees_are_edited_without_delay():
    children = tuple(range(1, WIDE))
    leaves = [Node(0, (), (Property("B", ("aa",)),)) for _ in children]
    tree = read_tree(Node(None, children), *leaves)
    changed = properties("B[bb]")
    assert effort(lambda: tree.set_properties(WIDE // 2, changed)) < 50
    edited = tree.set_properties(WIDE // 2, changed)
    assert list(edited.preorder()) == list(range(WIDE))
    assert len(list(edited._changed)) == 1


@dataclass
class Model:
    """A tree as one would write it without sharing: whole dictionaries, copied for each edit."""

    parents: dict[int, int | None] = field(default_factory=lambda: {0: None})
    children: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    texts: dict[int, str] = field(default_factory=lambda: {0: "C[root]"})

    def copy(self) -> Model:
        children = defaultdict(list, {node: list(own) for node, own in self.children.items()})
        return replace(self, parents=dict(self.parents), children=children, texts=dict(self.texts))

    def alive(self) -> list[int]:
        found = [0]
        for node in found:
            found.extend(self.children[node])
        return found


def assert_equal(tree: Tree, model: Model) -> None:
    alive = model.alive()
    assert sorted(tree.preorder()) == sorted(alive)
    for node in alive:
        assert tree.parent(node) == model.parents[node]
        assert list(tree.children(node)) == model.children[node]
        assert tree.node(node).properties == tuple(properties(model.texts[node]))


edits = st.lists(
    st.tuples(
        st.sampled_from(["add", "add", "add", "insert", "change", "remove", "undo"]),
        st.integers(0, 10**6),
    ),
    max_size=40,
)


@given(edits)
def test_any_script_of_edits_leaves_every_older_tree_as_it_was(script):
    history = [(line("C[root]"), Model())]
    given_ids = {0}
    current = 0
    for count, (action, choice) in enumerate(script):
        tree, model = history[current]
        alive = model.alive()
        node = alive[choice % len(alive)]
        model = model.copy()
        text = f"C[{count}]"
        if action == "undo":
            current = choice % len(history)
            continue
        if action in ("add", "insert"):
            place = 0 if action == "insert" else None
            tree, added = tree.add(node, properties(text), place)
            assert added not in given_ids
            given_ids.add(added)
            model.parents[added] = node
            model.children[node].insert(len(model.children[node]) if place is None else 0, added)
            model.texts[added] = text
        elif action == "change":
            tree = tree.set_properties(node, properties(text))
            model.texts[node] = text
        elif node:
            tree = tree.remove(node)
            model.children[model.parents[node]].remove(node)
        history.append((tree, model))
        current = len(history) - 1
    for tree, model in history:
        assert_equal(tree, model)
    for (before, _), (after, _) in pairwise([*history, *reversed(history)]):
        patched = before.apply_difference(after.difference(before))
        assert {node: patched.node(node) for node in patched.changed_nodes} == {
            node: after.node(node) for node in after.changed_nodes
        }


def test_the_difference_of_two_trees_is_the_nodes_that_one_edit_changed(game):
    longer, added = game.add(2, properties("B[ff]"))
    told = longer.set_properties(4, properties("W[gg]C[far]"))
    assert told.difference(longer) == {4: told.node(4)}
    assert longer.difference(told) == {4: None}
    assert game.difference(longer) == {2: None, added: None}
    assert longer.difference(longer) == {}
    with pytest.raises(ValueError, match="same source"):
        longer.difference(line("SZ[9]"))


def test_nodes_patched_in_are_numbered_past_by_new_ones(game):
    made, added = game.add(2, properties("B[ff]"))
    again = read_tree(*(game.node(node) for node in range(5)))
    patched = again.apply_difference(made.difference(game))
    assert patched.node(added) == made.node(added)
    _, new = patched.add(added, properties("W[aa]"))
    assert new > added
    assert again.apply_difference({}).is_unedited


def test_a_removed_variation_takes_everything_below_it_along():
    tree, ids = branch(line("SZ[9]", "B[aa]"), 0, "B[bb]", "W[cc]", "B[dd]")
    assert list(tree.remove(ids[0]).preorder()) == [0, 1]


def test_trees_that_differ_by_new_nodes_only_have_the_same_contents():
    tree = Tree.new([Property("SZ", ("9",))])
    longer, move = tree.add(tree.root, [Property("B", ("ee",))])
    other, _ = tree.add(tree.root, [Property("B", ("cc",))])
    for one, two in ((tree, longer), (longer, other), (longer, longer.remove(move))):
        assert one.has_same_positions(two)
        assert two.has_same_positions(one)
    changed = longer.set_properties(move, [Property("B", ("dd",))])
    assert not changed.has_same_positions(longer)
    assert not longer.has_same_positions(changed)
    assert changed.has_same_positions(tree)
    assert not tree.has_same_positions(Tree.new())


def test_trees_that_differ_by_comments_only_have_the_same_contents():
    tree = Tree.new([Property("SZ", ("9",))])
    talked_about = tree.set_properties(0, [*tree.properties(0), Property("C", ("so",))])
    assert talked_about.has_same_positions(tree)
    assert not talked_about.set_properties(0, [Property("C", ("so",))]).has_same_positions(tree)


@given(st.lists(st.integers(0, 10**6), max_size=30))
def test_nodes_told_by_their_parents_alone_are_the_tree_they_were(choices):
    tree = Tree.new(properties("SZ[9]"))
    for number, choice in enumerate(choices):
        alive = list(tree.preorder())
        tree, _ = tree.add(alive[choice % len(alive)], properties(f"C[{number}]"))
    numbers = {node: number for number, node in enumerate(tree.preorder())}
    told = NodeList.from_properties(
        (numbers.get(tree.parent(node)), tree.properties(node)) for node in tree.preorder()
    )
    for node, number in numbers.items():
        assert told.children(number) == tuple(numbers[child] for child in tree.children(node))
        assert told.properties(number) == tree.properties(node)


@pytest.mark.parametrize("parents", [(0,), (None, None), (None, 1), (None, 0, 0, 1), (None, 7)])
def test_nodes_out_of_order_are_refused(parents):
    with pytest.raises(ValueError, match="out of order"):
        NodeList.from_properties((parent, ()) for parent in parents)

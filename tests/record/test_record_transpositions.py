from __future__ import annotations

from collections import defaultdict
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING
from goboard_gui.record import Property, Tree, walk_steps
from goboard_gui.record.analysis.legality import IllegalMoveSearch
from goboard_gui.record.analysis.transpositions import Occurrence, Transpositions
from tests.cases import for_each
from tests.record.edit_cases import wide
from tests.record.record_cases import (
    DEEP,
    WIDE,
    branch,
    deep,
    line,
    properties,
    replayed,
    setup,
    trees,
)


def known(tree: Tree) -> Transpositions:
    index = Transpositions(tree)
    for _ in index.index_nodes():
        pass
    return index


def others(index: Transpositions, node: int) -> list[int]:
    return [occurrence.node for occurrence in index.other_occurrences(node)]


@pytest.fixture
def tree() -> Tree:
    """Return a record whose nodes 3, 6 and 9 have one position by three ways."""
    tree = line("SZ[9]", "B[aa]", "W[cc]", "B[ee]")
    tree, _ = branch(tree, 0, "B[ee]", "W[cc]", "B[aa]")
    tree, _ = branch(tree, 2, "B[gg]", "AB[aa]AW[cc]AE[gg]", "AB[ee]PL[W]")
    return tree


def test_a_position_reached_in_other_ways_is_told_with_the_moves_to_it(tree):
    index = known(tree)
    assert index.other_occurrences(3) == (Occurrence(9, 3), Occurrence(6, 3))


def test_the_others_come_in_turn_so_that_one_can_go_round(tree):
    index = known(tree)
    assert others(index, 9) == [6, 3]
    assert others(index, 6) == [3, 9]


@for_each("node", [0, 1, 2, 4, 5, 7])
def test_positions_that_occur_once_have_no_others(tree, node):
    assert others(known(tree), node) == []


def test_the_side_to_play_matters():
    tree = line("SZ[9]", "B[aa]", "W[cc]")
    tree, (other,) = branch(tree, 0, "AB[aa]AW[cc]PL[W]")
    tree, (same,) = branch(tree, 0, "AB[aa]AW[cc]PL[B]")
    index = known(tree)
    assert others(index, 2) == [same]
    assert others(index, other) == []


@pytest.mark.parametrize(
    "nodes",
    [["C[a]", "TR[aa]"], ["B[]", "W[]"], ["B[]", "C[a]", "W[]", "B[]"], ["B[zz]", "W[zz]"]],
    ids=str,
)
def test_nodes_that_leave_the_stones_alone_are_one_place(nodes):
    tree = line("SZ[9]", "B[aa]", "W[bb]", *nodes)
    index = known(tree)
    assert all(not others(index, node) for node in tree.preorder())


def test_of_nodes_that_leave_the_stones_alone_the_first_stands_for_all(tree):
    tree, (comment,) = branch(tree, 3, "C[the same]")
    tree, (passed, back) = branch(tree, 6, "W[]", "B[]")
    index = known(tree)
    assert others(index, comment) == others(index, 3) == [9, 6]
    assert others(index, back) == others(index, 6) == [3, 9]
    assert others(index, passed) == []


def test_a_position_that_comes_again_by_captures_occurs_twice():
    tree = line(setup(".XO.", "XO.O", ".XO."), "B[cb]", "W[bb]", "B[cb]")
    index = known(tree)
    assert others(index, 1) == [3]
    assert others(index, 2) == [0]


def places(tree: Tree) -> dict[int, tuple[object, int]]:
    """Return the position of each node, and the node from which on its stones are as they are."""
    found: dict[int, tuple[object, int]] = {}
    boards = {}
    for step in walk_steps(tree, RECORDING):
        node, parent = step.node, tree.parent(step.node)
        boards[node] = replayed(tree, RECORDING, node).board
        same = parent is not None and boards[parent] == boards[node]
        position = boards[node], step.to_play
        found[node] = position, found[parent][1] if same else node
    return found


def agrees(index: Transpositions, tree: Tree) -> None:
    """Check what an index tells of every node against all nodes that have its position."""
    expected = defaultdict(set)
    found = places(tree)
    for position, origin in found.values():
        expected[position].add(origin)
    for node, (position, origin) in found.items():
        told = others(index, node)
        assert all(found[other][0] == position for other in told)
        origins = [found[other][1] for other in told]
        assert len(set(origins)) == len(origins)
        assert set(origins) == expected[position] - {origin}


@given(trees())
def test_all_places_of_a_position_are_told_once(tree):
    agrees(known(tree), tree)


def appended(tree: Tree, parent: int, text: str) -> tuple[Tree, int]:
    return tree.add(parent, properties(text))


def test_new_nodes_take_their_place_at_once(tree):
    index = known(tree)
    longer, node = appended(tree, 6, "W[gc]")
    assert index.update(longer)
    assert others(index, node) == []
    longer, below = appended(longer, node, "B[gg]")
    longer, twin = appended(longer, 3, "W[gc]")
    assert index.update(longer)
    assert (others(index, node), others(index, below)) == ([twin], [])


class Counted(int):
    """The id of a node, which counts how often sets and dictionaries are asked about it."""

    asked: ClassVar[int] = 0

    def __hash__(self) -> int:
        Counted.asked += 1
        return super().__hash__()


def test_following_a_node_among_many_siblings_asks_a_few_times_for_each():
    tree = wide(1_000)
    siblings = [Counted(child) for child in tree.children(0)]
    tree = tree.set_children(0, siblings)
    index = known(tree)
    longer, node = appended(tree, 0, "B[ab]")
    Counted.asked = 0
    assert index.update(longer)
    assert others(index, node) == []
    assert Counted.asked <= 5 * len(siblings)


@given(trees(), st.data())
def test_an_index_that_followed_tells_as_much_as_a_new_one(tree, data):
    index = known(tree)
    for _ in range(3):
        parent = data.draw(st.sampled_from(list(tree.preorder())))
        text = data.draw(st.sampled_from(["B[aa]", "W[ba]", "B[]", "AE[aa]", "C[x]", "PL[W]"]))
        tree, _ = appended(tree, parent, text)
        assert index.update(tree)
    agrees(index, tree)


def test_texts_and_markup_change_nothing(tree):
    index = known(tree)
    commented = tree.set_properties(3, [*tree.properties(3), Property("C", ("so",))])
    assert index.update(commented)
    assert others(index, 3) == [9, 6]


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree.set_properties(3, properties("B[gc]")),
        lambda tree: tree.remove(6),
        lambda tree: tree.set_properties(2, properties("W[cc]PL[W]")),
        lambda tree: line("SZ[9]"),
    ],
    ids=["move", "removed", "side", "record"],
)
def test_what_positions_depend_on_has_to_be_looked_at_anew(tree, change):
    assert not known(tree).update(change(tree))


def test_nodes_that_are_undone_have_to_be_forgotten(tree):
    longer, _ = appended(tree, 3, "W[gc]")
    index = known(longer)
    assert not index.update(tree)


@for_each(
    ("start", "moves", "followed"),
    [
        pytest.param(0, 3, False, id="far"),
        pytest.param(3999, 3, True, id="near"),
        pytest.param(3999, 3000, False, id="many"),
    ],
)
def test_only_a_few_new_nodes_near_the_last_ones_are_followed(start, moves, followed):
    tree = deep(4000)
    after = tree.graft(start, [(n - 1 if n else None, ()) for n in range(moves)])[0]
    index = known(tree)
    assert index.update(after) is followed
    found = IllegalMoveSearch(tree, RECORDING)
    for _ in found.check_moves():
        pass
    assert found.update(after, RECORDING) is followed


def test_an_index_that_is_not_through_follows_nothing(tree):
    index = Transpositions(tree)
    assert not index.update(tree)
    assert not index.complete


def test_a_deep_record_is_walked_without_recursion():
    assert others(known(deep(DEEP)), DEEP // 2) == []


def test_nothing_is_known_of_unknown_nodes(tree):
    assert known(tree).other_occurrences(99) == ()


def test_a_move_that_very_many_variations_begin_with_is_told_without_delay():
    index = known(wide(WIDE))
    assert others(index, WIDE - 1) == list(range(1, WIDE - 1))

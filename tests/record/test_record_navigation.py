from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING
from goboard_gui.record import Session, Tree, walk_steps
from goboard_gui.record.navigation.jumps import (
    JumpTarget,
    MoveNumberLookup,
    find_jump_target,
    next_fork,
    next_variation,
    next_variation_or_move,
    node_at_offset,
    nodes_after,
    nodes_before,
)
from tests.cases import for_each
from tests.record.record_cases import DEEP, branch, deep, line, trees


@pytest.fixture
def tree() -> Tree:
    r"""Return this record.

    0─1─2─3─4─5─6
      │   ├─7
      │   └─8─9
      └─10
    """
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]", "W[dd]", "B[ee]", "W[ff]")
    tree, _ = branch(tree, 3, "W[ad]")
    tree, _ = branch(tree, 3, "W[ae]", "B[be]")
    tree, _ = branch(tree, 1, "W[ba]")
    return tree


def at(tree: Tree, cursor: int) -> Session:
    session = Session(tree)
    session.go_to(cursor)
    return session


@for_each(
    ("cursor", "count", "expected"),
    [
        (2, 0, 2),
        (2, 1, 3),
        (2, -1, 1),
        (0, 10, 6),
        (0, 2, 2),
        (6, 1, 6),
        (6, -10, 0),
        (0, -1, 0),
        (9, -2, 3),
        (8, 1, 9),
        (8, 10, 9),
    ],
)
def test_steps_go_along_the_line_and_end_at_its_ends(tree, cursor, count, expected):
    assert node_at_offset(at(tree, cursor), count) == expected


def test_steps_forwards_take_the_branch_last_visited(tree):
    session = at(tree, 9)
    session.go_to(0)
    assert node_at_offset(session, 4) == 8


@for_each(
    ("cursor", "count", "expected"),
    [
        (4, 1, 7),
        (4, 2, 8),
        (4, 3, 4),
        (4, -1, 8),
        (8, 1, 4),
        (7, -1, 4),
        (2, 1, 10),
        (10, 1, 2),
        (5, 1, 5),
        (0, 1, 0),
        (0, -1, 0),
    ],
)
def test_variations_go_round_among_the_siblings(tree, cursor, count, expected):
    assert next_variation(at(tree, cursor), count) == expected


@for_each(
    ("cursor", "count", "expected"),
    [(4, 1, 7), (4, -1, 8), (5, 1, 6), (6, 1, 6), (5, -1, 4), (0, 1, 1), (0, -1, 0), (1, 1, 2)],
)
def test_without_siblings_the_way_to_a_variation_is_a_step(tree, cursor, count, expected):
    assert next_variation_or_move(at(tree, cursor), count) == expected


@for_each(
    ("cursor", "direction", "expected"),
    [
        (0, 1, 1),
        (1, 1, 3),
        (2, 1, 3),
        (3, 1, 6),
        (4, 1, 6),
        (6, 1, 6),
        (6, -1, 3),
        (9, -1, 3),
        (3, -1, 1),
        (2, -1, 1),
        (1, -1, 0),
        (0, -1, 0),
        (10, 1, 10),
        (10, -1, 1),
    ],
)
def test_forks_are_the_nodes_with_several_children_and_the_ends(tree, cursor, direction, expected):
    assert next_fork(at(tree, cursor), direction) == expected


def test_a_record_of_one_node_leads_nowhere():
    session = Session(Tree.new())
    assert node_at_offset(session, 1) == node_at_offset(session, -1) == 0
    assert next_fork(session, 1) == next_fork(session, -1) == next_variation(session, 1) == 0


@pytest.fixture
def noted() -> Tree:
    r"""Return this record: C a comment, F a figure, M markup, H a hotspot.

    0C─1─2M─3CH
       │ └──4F─5C
       └─6M─7
    """
    tree = line("SZ[9]C[a]", "B[aa]C[]", "W[bb]TR[aa]", "B[cc]C[b]HO[1]")
    tree, _ = branch(tree, 2, "B[dd]FG[]", "W[ee]C[c]")
    tree, _ = branch(tree, 1, "W[ff]LB[aa:A]", "B[gg]")
    return tree


def sought(tree: Tree, node: int, what: JumpTarget, direction: int) -> int | None:
    *passed, last = [None, *find_jump_target(tree, node, what, direction)]
    assert set(passed) <= {None}
    return last


@pytest.mark.parametrize(
    ("what", "nodes"),
    [
        (JumpTarget.COMMENT, [0, 3, 5]),
        (JumpTarget.FIGURE, [4]),
        (JumpTarget.HOTSPOT, [3]),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_notable_nodes_are_those_of_the_whole_record_in_preorder(noted, what, nodes):
    for node in noted.preorder():
        assert sought(noted, node, what, 1) == next((n for n in nodes if n > node), None)
        before = [n for n in nodes if n < node]
        assert sought(noted, node, what, -1) == (before[-1] if before else None)


@given(trees(), st.data())
def test_onwards_and_backwards_are_preorder_from_a_node(tree, data):
    order = list(tree.preorder())
    place = data.draw(st.integers(0, len(order) - 1))
    assert list(nodes_after(tree, order[place])) == order[place + 1 :]
    assert list(nodes_before(tree, order[place])) == order[:place][::-1]


def test_a_deep_record_is_sought_through_without_recursion():
    tree = deep(DEEP)
    assert sought(tree, 0, JumpTarget.COMMENT, 1) is None
    assert len(list(nodes_before(tree, DEEP - 1))) == DEEP - 1


@given(trees())
def test_moves_are_counted_at_any_node_as_its_step_counts_them(tree):
    numbers = MoveNumberLookup(tree)
    for step in reversed(list(walk_steps(tree, RECORDING))):
        assert numbers.number_at(step.node) == step.number

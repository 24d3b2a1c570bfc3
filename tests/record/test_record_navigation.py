from __future__ import annotations

import pytest

from goboard_gui.record import Session, Tree
from goboard_gui.record.navigation import fork, steps_away, variation
from tests.record.record_cases import branch, line


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


@pytest.mark.parametrize(
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
    assert steps_away(at(tree, cursor), count) == expected


def test_steps_forwards_take_the_branch_last_visited(tree):
    session = at(tree, 9)
    session.go_to(0)
    assert steps_away(session, 4) == 8


@pytest.mark.parametrize(
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
    assert variation(at(tree, cursor), count) == expected


@pytest.mark.parametrize(
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
    assert fork(at(tree, cursor), direction) == expected


def test_a_record_of_one_node_leads_nowhere():
    session = Session(Tree.new())
    assert steps_away(session, 1) == steps_away(session, -1) == 0
    assert fork(session, 1) == fork(session, -1) == variation(session, 1) == 0

"""The line of a session is worked out anew from where it changes, and is never another."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Colour, Point
from goboard_gui.record import NodeList, Property, Session, Tree
from goboard_gui.record.edits.branches import (
    branch_start,
    insert_below,
    keep_only_line,
    make_main_line,
    nearest_surviving,
    remove_node_only,
)
from goboard_gui.record.lines import common_prefix_length
from tests.record.edit_cases import deep, nodes_of, records
from tests.record.record_cases import properties

choices = st.integers(0, 10**6)

_EDITS = [
    lambda tree, node: tree.add(node, properties("B[aa]"))[0],
    lambda tree, node: tree.add(node, properties("W[bb]"), 0)[0],
    lambda tree, node: tree.set_properties(node, properties("C[x]")),
    lambda tree, node: insert_below(tree, node, properties("C[x]"))[0],
    lambda tree, node: tree if node == tree.root else tree.remove(node),
    lambda tree, node: tree if node == tree.root else remove_node_only(tree, node),
    lambda tree, node: keep_only_line(tree, tree.line_to(node)),
    make_main_line,
]


@given(records(), st.lists(st.tuples(choices, choices, choices, st.booleans()), max_size=12))
def test_whatever_is_edited_the_line_leads_through_the_cursor_to_an_end(tree, script):
    session, before = Session(tree), tree
    for where, what, cursor, undone in script:
        nodes = nodes_of(session.tree)
        edited = _EDITS[what % len(_EDITS)](session.tree, nodes[where % len(nodes)])
        edited, before = (before if undone else edited), session.tree
        session.replace_tree(edited, nearest_surviving(edited, session.cursor))
        _check(session)
        nodes = nodes_of(edited)
        session.go_to(nodes[cursor % len(nodes)])
        _check(session)


@given(records(), choices, choices)
def test_each_branch_is_gone_along_as_it_was_last_time(tree, one, other):
    session, nodes = Session(tree), nodes_of(tree)
    one, other = nodes[one % len(nodes)], nodes[other % len(nodes)]
    session.go_to(one)
    session.go_to(other)
    fork = common_prefix_length(tree.line_to(one), tree.line_to(other))
    session.go_to(tree.line_to(one)[: fork + 1][-1])
    assert one in session.line
    session.go_to(tree.line_to(other)[: fork + 1][-1])
    assert other in session.line


def _check(session: Session) -> None:
    line, tree = list(session.line), session.tree
    assert line[: session.cursor_index + 1] == tree.line_to(session.cursor)
    assert all(below in tree.children(above) for above, below in pairwise(line))
    assert not tree.children(line[-1])
    assert session.branch_start == branch_start(tree, session.cursor)


@pytest.fixture
def asked(monkeypatch) -> Counter[str]:
    """How often trees are asked for nodes, or for what they hold."""
    counted: Counter[str] = Counter()
    for name in ("parent", "children", "node", "properties"):
        ask = getattr(Tree, name)

        def counting(tree, node, name=name, ask=ask):
            counted[name] += 1
            return ask(tree, node)

        monkeypatch.setattr(Tree, name, counting)
    return counted


def test_what_is_done_at_the_end_of_a_long_line_costs_what_it_costs_in_a_short_one(asked):
    session = Session(deep(1000))
    session.go_to(session.line[-1])
    assert session.step.number == 999
    asked.clear()
    session.play(Point(3, 3), Colour.BLACK)
    session.play(Point(4, 4), Colour.WHITE)
    session.remove_node()
    session.set_property(800, Property("C", ("x",)))
    session.go_to(session.line[-2])
    session.play(Point(5, 5), Colour.BLACK)
    assert session.branch_start == session.cursor
    assert len(session.line) == 1001
    assert asked.total() < 200


def test_an_edit_elsewhere_leaves_the_line_the_same_object():
    session = Session(deep(50))
    tree, node = session.tree.add(20, properties("W[bb]"))
    session.replace_tree(tree, 10)
    line = session.line
    session.replace_tree(tree.add(node, properties("B[aa]"))[0], 10)
    assert session.line is line


@given(st.lists(st.integers(0, 3)), st.lists(st.integers(4, 7)), st.lists(st.integers(8, 11)))
def test_lines_share_what_they_both_begin_with(both, one, other):
    assert common_prefix_length([*both, *one], [*both, *other]) == len(both)


def test_a_step_among_a_thousand_comments_looks_at_few_of_them(asked):
    comments = [(number, tuple(properties("C[x]"))) for number in range(1000)]
    session = Session(
        Tree.from_source(NodeList.from_properties([(None, tuple(properties("SZ[9]"))), *comments]))
    )
    session.go_to(session.line[-1])
    assert session.to_play is Colour.BLACK
    asked.clear()
    session.go_to(session.line[-2])
    assert session.to_play is Colour.BLACK
    assert asked.total() < 20

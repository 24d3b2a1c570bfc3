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
    nearest_remaining_node,
    remove_node_only,
)
from goboard_gui.record.lines import VisitedLine, common_prefix_length
from goboard_gui.record.tree import NodeNotFoundError
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
        session.replace_tree(edited, nearest_remaining_node(edited, session.cursor))
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


def test_an_edit_of_the_first_node_does_not_look_for_the_way_to_the_cursor_again(asked):
    session = Session(deep(5000))
    session.go_to(session.line[-1])
    assert session.step.number == 4999
    tree = session.tree.set_properties(0, properties("AB[ee]"))
    asked.clear()
    assert session.preparation(session.cursor, tree).node == session.cursor
    assert asked.total() < 50


@given(records(), st.data())
def test_the_way_to_a_node_is_the_same_in_every_version_of_the_tree(tree, data):
    before = VisitedLine(tree)
    before.route_through(data.draw(st.sampled_from(nodes_of(tree))))
    edits = [lambda it, node: it.add(node, [])[0], lambda it, node: it.set_properties(node, [])]
    for _ in range(3):
        edit = data.draw(st.sampled_from([*edits, Tree.remove]))
        node = data.draw(st.sampled_from(nodes_of(tree)))
        if node != tree.root or edit is not Tree.remove:
            tree = edit(tree, node)
    for node in nodes_of(tree):
        assert before.line_to(node, tree) == tree.line_to(node)
    for node in set(before.nodes).difference(nodes_of(tree)):
        with pytest.raises(NodeNotFoundError):
            before.line_to(node, tree)


def test_the_last_move_before_many_setup_nodes_is_found_with_few_looks(monkeypatch):
    tree = Tree.from_source(
        NodeList.from_properties(
            [(None, tuple(properties("SZ[9]"))), (0, tuple(properties("B[aa]")))]
            + [(number, tuple(properties("AB[bb]"))) for number in range(1, 2000)]
        )
    )
    session = Session(tree)
    session.go_to(session.line[-1])
    assert session.last_move.node == 1
    looked = []
    look = Session._step_at
    monkeypatch.setattr(
        Session, "_step_at", lambda self, place: looked.append(place) or look(self, place)
    )
    assert session.last_move.node == 1
    assert len(looked) < 20
    session.go_to(0)
    assert session.last_move is None


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

"""Moves against the rules are known in all variations, and stay known as the record is edited."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, RULE_SETS
from goboard_gui.record import Property, Tree
from goboard_gui.record.analysis.legality import IllegalMoveSearch
from goboard_gui.record.steps import walk_steps
from goboard_gui.record.tree import with_properties
from tests.record.record_cases import branch, line, properties

OCCUPIED = line("SZ[9]", "B[aa]", "W[aa]", "B[bb]")


def judged(tree: Tree, rules=RECORDING) -> IllegalMoveSearch:
    faults = IllegalMoveSearch(tree, rules)
    for _ in faults.check_moves():
        pass
    return faults


def truth(tree: Tree, rules=RECORDING) -> set[int]:
    return {step.node for step in walk_steps(tree, rules) if step.illegal is not None}


def test_forbidden_moves_of_every_variation_are_known():
    tree, (third,) = branch(OCCUPIED, 1, "W[aa]")
    assert judged(tree).illegal_nodes == {2, third}
    assert not IllegalMoveSearch(tree, RECORDING).illegal_nodes


def test_a_new_move_is_judged_at_once():
    faults = judged(OCCUPIED)
    tree, node = OCCUPIED.add(3, properties("W[bb]"))
    assert faults.update(tree, RECORDING)
    assert faults.illegal_nodes == {2, node}


def test_what_is_put_back_after_all_was_judged_anew_is_judged_then():
    shorter = OCCUPIED.remove(2)
    faults = judged(shorter)
    assert not faults.illegal_nodes
    assert faults.update(OCCUPIED, RECORDING)
    assert faults.illegal_nodes == {2}


@pytest.mark.parametrize(
    ("properties_of_first", "follows"),
    [("B[cc]", False), ("B[aa]C[text]", True), ("B[aa]AB[bb]", False)],
    ids=["other move", "comment", "setup"],
)
def test_only_what_bears_on_moves_has_all_judged_anew(properties_of_first, follows):
    tree = with_properties(OCCUPIED, 1, properties(properties_of_first))
    assert judged(OCCUPIED).update(tree, RECORDING) is follows


def test_other_rules_have_all_judged_anew():
    other = next(it.rules for it in RULE_SETS if it.rules != RECORDING)
    assert not judged(OCCUPIED).update(OCCUPIED, other)


def test_another_record_has_all_judged_anew():
    assert not judged(OCCUPIED).update(line("SZ[9]"), RECORDING)


def test_a_deep_line_is_judged_without_recursion():
    points = [chr(97 + x) + chr(97 + y) for x in range(19) for y in range(0, 19, 2)]
    nodes = [f"{'BW'[at % 2]}[{points[at % len(points)]}]" for at in range(3000)]
    tree = line("SZ[19]", *nodes)
    assert judged(tree).illegal_nodes == truth(tree)


@given(st.data())
def test_following_edits_tells_what_judging_all_anew_would(data):
    tree = Tree.new(properties("SZ[3]"))
    nodes, versions = [0], [tree]
    faults = judged(tree)
    for _ in range(data.draw(st.integers(1, 12))):
        if data.draw(st.booleans()) or len(versions) < 2:
            at = data.draw(st.sampled_from([node for node in nodes if node in tree]))
            point = data.draw(st.sampled_from(["aa", "ba", "ab", "bb", "cc"]))
            tree, node = tree.add(at, [Property(data.draw(st.sampled_from("BW")), (point,))])
            nodes.append(node)
        else:
            tree = data.draw(st.sampled_from(versions))
        versions.append(tree)
        assert faults.update(tree, RECORDING)
        assert {node for node in faults.illegal_nodes if node in tree} == truth(tree)

"""Moves one may go to, and how a record wants them shown."""

from __future__ import annotations

from goboard_gui.go import Colour, Point
from goboard_gui.record.analysis.continuations import (
    Continuation,
    Continuations,
    VariationStyle,
    continuations,
    variation_style,
)
from goboard_gui.record.values.evaluations import MoveEvaluation
from tests.cases import for_each
from tests.record.record_cases import branch, line, properties


def forked():
    """A root with moves 1, 2 and a pass 3, and after the first of them 4 and 5."""
    tree = line("SZ[9]")
    for text in ("B[aa]", "W[bb]C[x]IT[]BM[1]", "B[]"):
        tree, _ = tree.add(0, properties(text))
    tree, _ = branch(tree, 1, "W[cc]")
    tree, _ = branch(tree, 1, "AB[dd]PL[W]")
    return tree


def test_children_are_the_moves_after_a_node():
    first = Continuation(1, 0, Colour.BLACK, Point(0, 0), on_current_line=True)
    other = Continuation(2, 1, Colour.WHITE, Point(1, 1), MoveEvaluation.INTERESTING)
    assert continuations(forked(), 0) == Continuations((first, other))


def test_the_preferred_child_is_the_current_one():
    found = continuations(forked(), 0, preferred=2).children
    assert [move.on_current_line for move in found] == [False, True]
    found = continuations(forked(), 0, preferred=4).children
    assert [move.on_current_line for move in found] == [True, False]


def test_siblings_are_the_other_moves_of_the_parent():
    found = continuations(forked(), 3)
    assert found.children == ()
    assert [(move.node, move.child_index, move.on_current_line) for move in found.siblings] == [
        (1, 0, False),
        (2, 1, False),
    ]


def test_a_node_that_is_no_move_has_siblings():
    assert [move.node for move in continuations(forked(), 5).siblings] == [4]


def test_moves_off_the_board_are_not_told():
    tree, _ = branch(line("SZ[9]"), 0, "B[zz]")
    assert continuations(tree, 0) == Continuations()


@for_each(
    ("root", "style"),
    [
        ("", None),
        ("ST[0]", (VariationStyle.CHILDREN, True)),
        ("ST[1]", (VariationStyle.SIBLINGS, True)),
        ("ST[2]", (VariationStyle.CHILDREN, False)),
        ("ST[ 3 ]", (VariationStyle.SIBLINGS, False)),
        ("ST[4]", None),
        ("ST[]", None),
    ],
)
def test_the_style_is_what_the_root_says(root, style):
    assert variation_style(line(root, "ST[1]")) == style


def test_of_a_million_moves_only_the_first_are_looked_at():
    tree = line("SZ[9]")
    for _ in range(1200):
        tree, _ = branch(tree, 0, "B[dd]")
    assert len(continuations(tree, 0).children) == 1000

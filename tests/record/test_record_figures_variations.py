"""Variations have diagrams of their own, after the figure they leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.go import Colour
from goboard_gui.record.figures import (
    FigureKind,
    FixedLengthSplit,
    MarkSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    VariationOrigin,
    iterate_figures,
    plan_figures,
)
from tests.cases import for_each
from tests.record.edit_cases import deep
from tests.record.figure_cases import notes, played, rows
from tests.record.record_cases import DEEP, branch, line

FROM_ONE = PlanOptions(FixedLengthSplit(2), variations=VariationDiagrams.FROM_ONE)


def told(figures) -> list[str]:
    return [f"{it.kind.value[0]}{it.ordinal} {','.join(map(str, it.nodes))}" for it in figures]


@pytest.fixture
def tree():
    """Return a line 0-4, two variations of move 2 and one of the first of these."""
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]", "W[dd]")
    tree, _ = branch(tree, 1, "W[ba]", "B[ca]", "W[da]")  # 5 6 7
    tree, _ = branch(tree, 5, "B[cb]")  # 8
    tree, _ = branch(tree, 1, "W[ab]")  # 9
    tree, _ = branch(tree, 3, "W[ed]C[end]", "C[no move]")  # 10 11
    return tree


def test_diagrams_follow_the_figure_that_they_leave_and_count_by_themselves(tree):
    figures = plan_figures(tree, FROM_ONE)
    assert told(figures) == ["f1 0,1,2", "d1 5,6,7", "d2 8", "d3 9", "f2 3,4", "d4 10,11"]
    assert [it.origin for it in figures] == [
        None,
        VariationOrigin(1, FigureKind.FIGURE, 1, 1, 2, (2, 1)),
        VariationOrigin(2, FigureKind.DIAGRAM, 1, 1, 2, (6, 5)),
        VariationOrigin(1, FigureKind.FIGURE, 1, 1, 2, (2, 1)),
        None,
        VariationOrigin(3, FigureKind.FIGURE, 2, 3, 4, (4, 3)),
    ]


@for_each(
    ("before", "after", "variation", "label", "replaced"),
    [
        (["B[aa]"], ["W[bb]"], ["W[cc]"], 1, 2),
        (["B[aa]"], ["W[bb]"], ["B[cc]"], 1, 0),
        (["B[aa]"], ["W[bb]"], ["C[a comment]"], 1, 0),
        (["B[aa]"], ["C[a comment]", "W[bb]"], ["C[another]", "W[cc]"], 1, 2),
        (["B[aa]"], ["AW[dd]", "W[bb]"], ["W[cc]"], 1, 0),
        (["B[aa]"], ["W[bb]MN[11]"], ["W[cc]"], 1, 11),
        ([], ["B[bb]"], ["B[cc]"], 0, 1),
        ([], ["B[bb]"], ["W[cc]"], 0, 1),
        ([], ["B[bb]"], ["C[a comment]"], 0, 1),
        ([], ["B[bb]"], ["AB[cc]", "W[dd]"], 0, 1),
        ([], ["B[bb]MN[11]"], ["W[cc]"], 0, 11),
        ([], ["AB[bb]", "W[cc]"], ["AB[dd]", "W[ee]"], 0, 0),
    ],
)
def test_a_variation_replaces_a_move_of_the_same_player_or_the_first_move(
    before, after, variation, label, replaced
):
    tree = line("SZ[9]", *before, *after)
    tree, _ = branch(tree, len(before), *variation)
    origin = plan_figures(tree, FROM_ONE)[1].origin
    assert (origin.label, origin.replaced) == (label, replaced)


def test_the_problems_of_a_collection_do_not_replace_a_move():
    tree = line("SZ[9]", "B[aa]")
    for stones in ("AB[bb]", "AB[cc]"):
        tree, _ = branch(tree, 0, stones, "W[dd]")
    tree, _ = branch(tree, 0, "W[ee]")
    origins = [it.origin for it in plan_figures(tree, FROM_ONE)[1:]]
    assert [origin.replaced for origin in origins] == [0, 0, 1]


def test_a_variation_that_leaves_a_diagram_before_its_first_move_replaces_that_move():
    tree = line("SZ[9]", "B[aa]")
    tree, _ = branch(tree, 0, "C[Other]", "B[bb]")
    tree, _ = branch(tree, 2, "W[cc]")
    assert [it.origin[1:5] for it in plan_figures(tree, FROM_ONE)[1:]] == [
        (FigureKind.FIGURE, 1, 0, 1),
        (FigureKind.DIAGRAM, 1, 0, 1),
    ]


def test_the_comment_on_a_replaced_move_that_is_not_printed_is_not_about_the_variation(tree):
    options = replace(FROM_ONE, last=1)
    assert plan_figures(tree, options)[1].origin.nodes == (1,)


def test_a_variation_in_several_diagrams_says_which_one_it_continues():
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    tree, _ = branch(tree, 1, "W[cc]FG[]", "B[dd]", "W[ee]FG[]")
    options = PlanOptions(MarkSplit(), variations=VariationDiagrams.FROM_ONE)
    origins = [it.origin for it in plan_figures(tree, options)[1:]]
    assert [(it.label, it.replaced, it.continued) for it in origins] == [(1, 2, 0), (2, 0, 1)]


def test_there_are_none_unless_they_are_asked_for(tree):
    assert told(plan_figures(tree, PlanOptions(FixedLengthSplit(2)))) == ["f1 0,1,2", "f2 3,4"]


def test_another_line_has_the_main_line_for_a_variation(tree):
    assert told(plan_figures(tree, FROM_ONE, end=6)) == [
        *("f1 0,1,5", "d1 2,3,4", "d2 10,11", "d3 9", "d4 8", "f2 6"),
    ]


def test_a_diagram_shows_the_position_before_its_branch():
    tree = played((". X O .", "X . X O", ". X O ."), "Wbb", "B", "W", "Bcb")
    tree, _ = branch(tree, 3, "B[aa]", "W[cb]", "B[cb]")
    _, diagram = plan_figures(
        tree, PlanOptions(SingleFigure(), variations=VariationDiagrams.FROM_ONE)
    )
    assert rows(diagram) == ["1 X O .", "X O 2 O", ". X O ."]
    assert notes(diagram) == ["3 at 2"]
    assert diagram.to_play is Colour.BLACK
    assert diagram.repeated is None


def test_a_variation_may_begin_with_setup_or_hold_a_comment_alone():
    tree = line("SZ[3:2]", "B[aa]", "W[bb]")
    tree, _ = branch(tree, 1, "AW[ca]AE[aa]", "B[ba]")
    tree, _ = branch(tree, 1, "C[Why not?]")
    _, setup, comment = plan_figures(tree, PlanOptions(variations=VariationDiagrams.FROM_ONE))
    assert rows(setup) == [". 1 O", ". . ."]
    assert rows(comment) == ["X . .", ". . ."]


def test_names_and_marks_within_variations_are_heard():
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    tree, _ = branch(tree, 1, "W[cc]FG[:Better]", "B[dd]", "W[ee]FG[257:Then]")
    options = PlanOptions(MarkSplit(), variations=VariationDiagrams.GAME)
    assert [it.name for it in plan_figures(tree, options)] == ["", "Better", "Then"]
    assert len(plan_figures(tree, PlanOptions(variations=VariationDiagrams.GAME))) == 2


def test_only_variations_of_the_moves_shown_are_told(tree):
    options = PlanOptions(variations=VariationDiagrams.GAME, first=3)
    assert told(plan_figures(tree, options)) == ["f1 3,4", "d1 10,11"]


def test_a_record_with_thousands_of_moves_is_cut():
    figures = plan_figures(deep(DEEP), PlanOptions(FixedLengthSplit(100)))
    assert sum(len(figure.moves) for figure in figures) == DEEP - 1


def test_variations_of_variations_may_be_as_deep_as_one_likes():
    tree = line("SZ[9]")
    above = 0
    for _ in range(1_200):
        tree, _ = tree.add(above, [])
        tree, above = tree.add(above, [])
    figures = plan_figures(tree, PlanOptions(variations=VariationDiagrams.FROM_ONE))
    assert sum(len(figure.nodes) for figure in figures) == 2_401
    assert figures[-1].origin[:3] == (0, FigureKind.DIAGRAM, figures[-1].ordinal - 1)


def test_many_variations_of_a_node_come_one_by_one():
    tree = line("SZ[9]", "B[aa]")
    for _ in range(500):
        tree, _ = tree.add(0, [])
    diagrams = iterate_figures(tree, PlanOptions(variations=VariationDiagrams.FROM_ONE))
    next(diagrams)
    assert next(diagrams).ordinal == 1
    assert sum(1 for _ in diagrams) == 499

"""Where figures end and the next begin, by each rule."""

from __future__ import annotations

import pytest

from goboard_gui.go import Colour
from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    iterate_figures,
    plan_figures,
)
from tests.cases import for_each
from tests.record.figure_cases import notes, passing, played, ranges, rows
from tests.record.record_cases import branch, line


@for_each(
    ("split", "tree", "expected"),
    [
        (FixedLengthSplit(), passing(120), [(1, 50), (51, 100), (101, 120)]),
        (FixedLengthSplit(40), passing(80), [(1, 40), (41, 80)]),
        (FixedLengthSplit(0), passing(3), [(1, 1), (2, 2), (3, 3)]),
        (MoveNumberSplit((47, 93)), passing(120), [(1, 47), (48, 93), (94, 120)]),
        (MoveNumberSplit((93, 47, 500)), passing(93), [(1, 47), (48, 93)]),
        (MoveNumberSplit(()), passing(120), [(1, 120)]),
        (SingleFigure(), passing(1100), [(1, 1100)]),
        (OverlapSplit(), passing(120), [(1, 100), (101, 120)]),
        (CaptureSplit(), passing(120), [(1, 100), (101, 120)]),
        (CommentSplit(), passing(9, comments=(3, 4, 9)), [(1, 3), (4, 4), (5, 9)]),
        (CommentSplit(), line("SZ[9]", "B[aa]", "W[bb]C[][so]", "B[cc]"), [(1, 2), (3, 3)]),
        (MarkSplit(), passing(9, marks=(3, 4, 9)), [(1, 2), (3, 3), (4, 8), (9, 9)]),
        (MarkSplit(), passing(9, marks=(1,)), [(1, 9)]),
        (MarkSplit(), passing(300), [(1, 300)]),
    ],
)
def test_a_line_is_cut_by_the_rule_that_is_asked_for(split, tree, expected):
    assert ranges(plan_figures(tree, PlanOptions(split))) == expected


KO = (". X O .", "X . X O", ". X O .")


@pytest.mark.parametrize(
    ("split", "expected"),
    [
        pytest.param(CaptureSplit(), [(1, 1), (2, 4), (5, 5)], id="each capture"),
        pytest.param(CaptureSplit(2), [(1, 4), (5, 5)], id="not figures of one move"),
        pytest.param(CaptureSplit(1, 2), [(1, 1), (2, 3), (4, 4), (5, 5)], id="not too long"),
        pytest.param(OverlapSplit(), [(1, 3), (4, 5)], id="where stones were"),
    ],
)
def test_captures_and_points_that_were_used_end_a_figure(split, expected):
    tree = played(KO, "Wbb", "B", "W", "Bcb", "Wdc")
    assert ranges(plan_figures(tree, PlanOptions(split))) == expected


def test_no_moves_are_told_where_figures_end_before_used_points():
    tree = played(KO, "Wbb", "B", "W", "Bcb", "W", "B", "Wbb", "Bcb")
    figures = plan_figures(tree, PlanOptions(OverlapSplit(), repeat_last=True))
    assert ranges(figures) == [(1, 3), (4, 6), (7, 7), (8, 8)]
    assert [notes(figure) for figure in figures] == [
        ["2: pass", "3: pass"],
        ["5: pass", "6: pass"],
        [],
        [],
    ]
    # The stone that 7 took would come back under 8.
    assert [figure.repeated for figure in figures] == [None] * 4


@pytest.mark.parametrize(
    "split",
    [FixedLengthSplit(), MarkSplit(), CommentSplit(), SingleFigure(), MoveNumberSplit((1,))],
)
def test_setup_within_a_line_begins_a_figure_whatever_is_asked_for(split):
    tree = line("SZ[3:2]", "B[aa]", "AW[ba]AE[aa]", "B[bb]", "AB[ca]W[cb]")
    figures = plan_figures(tree, PlanOptions(split, repeat_last=True))
    assert [figure.nodes for figure in figures] == [(0, 1), (2, 3), (4,)]
    assert [rows(figure) for figure in figures] == [
        ["1 . .", ". . ."],
        [". O .", ". 2 ."],
        [". O X", ". X 3"],
    ]
    assert [figure.repeated for figure in figures] == [None] * 3


@for_each(
    ("root", "texts", "nodes"),
    [
        pytest.param("SZ[3:2]", ["AB[aa]", "W[ba]"], [(0, 1, 2)], id="handicap after the root"),
        pytest.param("SZ[3:2]AB[aa]", ["AW[bb]", "W[ba]"], [(0,), (1, 2)], id="another position"),
        pytest.param("SZ[3:2]TR[aa]", ["AW[bb]", "W[ba]"], [(0,), (1, 2)], id="after markup"),
        pytest.param("SZ[3:2]AB[aa]", ["AB[aa]", "W[ba]"], [(0, 1, 2)], id="setup of nothing"),
        pytest.param("SZ[3:2]AB[aa]", ["AE[bb]W[ba]"], [(0, 1)], id="emptied what was empty"),
        pytest.param(
            "SZ[3:2]", ["B[aa]", "AB[aa]", "W[ba]"], [(0, 1, 2, 3)], id="a stone set up twice"
        ),
    ],
)
def test_only_setup_that_changes_what_was_shown_begins_a_figure(root, texts, nodes):
    assert [figure.nodes for figure in plan_figures(line(root, *texts))] == nodes


@pytest.mark.parametrize(
    ("texts", "nodes", "names"),
    [
        pytest.param(["FG[:One]B[aa]", "W[ba]"], [(0, 1, 2)], ["One"], id="at the first move"),
        pytest.param(["B[aa]", "FG[:Two]", "W[ba]"], [(0, 1), (2, 3)], ["", "Two"], id="no move"),
        pytest.param(["B[aa]", "FG[]C[x]"], [(0, 1), (2,)], ["", ""], id="a position alone"),
        pytest.param(["FG[:A]", "FG[:B]B[aa]"], [(0, 1), (2,)], ["A", "B"], id="twice before"),
    ],
)
def test_marks_of_the_record_begin_figures_that_have_their_names(texts, nodes, names):
    figures = plan_figures(line("SZ[3:2]", *texts), PlanOptions(MarkSplit()))
    assert [figure.nodes for figure in figures] == nodes
    assert [figure.name for figure in figures] == names


@pytest.mark.parametrize(
    ("texts", "names"),
    [
        (["FG[0:Opening]B[aa]", "W[ba]", "B[ca]"], ["Opening", ""]),
        (["FG[0:Opening (1)]B[aa]", "W[ba]FG[:Rest]", "B[ca]"], ["", ""]),
        (["FG[0:Opening]B[aa]", "W[ba]", "B[ca]FG[:Rest]"], ["Opening", "Rest"]),
    ],
    ids=["no other begins in it", "another begins in it", "another begins after it"],
)
def test_another_rule_takes_the_names_of_figures_only_where_no_other_begins_in_them(texts, names):
    figures = plan_figures(line("SZ[3:2]", *texts), PlanOptions(FixedLengthSplit(2)))
    assert [figure.name for figure in figures] == names
    assert [figure.options is not None for figure in figures] == [bool(name) for name in names]


def test_nodes_without_moves_are_with_the_move_before_them():
    tree = line("SZ[3:2]C[root]", "C[more]", "B[aa]", "C[of 1]", "W[ba]", "C[of 2]", "TR[aa]")
    assert [figure.nodes for figure in plan_figures(tree, PlanOptions(FixedLengthSplit(1)))] == [
        (0, 1, 2, 3),
        (4, 5, 6),
    ]
    assert [figure.nodes for figure in plan_figures(tree, PlanOptions(CommentSplit()))] == [
        (0, 1, 2, 3),
        (4, 5, 6),
    ]


@pytest.mark.parametrize("text", ["SZ[9]", "SZ[9]AB[ee]PL[W]C[Kill]", ""])
def test_a_record_without_moves_has_one_figure_of_its_position(text):
    (figure,) = plan_figures(line(text))
    assert (figure.moves, figure.nodes, figure.first_number, figure.last_number) == ((), (0,), 0, 0)
    assert figure.to_play is (Colour.WHITE if "PL" in text else Colour.BLACK)
    assert figure.stones == figure.base.stones()


@for_each(
    ("first", "last", "expected"),
    [
        (1, None, [(1, 60)]),
        (11, None, [(11, 60)]),
        (11, 20, [(11, 20)]),
        (1, 5, [(1, 5)]),
        (60, 60, [(60, 60)]),
        (61, None, []),
        (9, 8, []),
        (1, 0, [(0, 0)]),
    ],
)
def test_a_part_of_the_moves_may_be_shown(first, last, expected):
    figures = plan_figures(passing(60), PlanOptions(first=first, last=last))
    assert ranges(figures) == expected
    if first == 11:
        assert len(figures[0].base.stones()) == 10


def test_a_line_may_end_anywhere_and_leads_through_variations():
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]")
    tree, ids = branch(tree, 1, "W[dd]", "B[ee]", "W[ff]")
    assert [figure.nodes for figure in plan_figures(tree, end=2)] == [(0, 1, 2)]
    assert [figure.nodes for figure in plan_figures(tree, end=ids[1])] == [(0, 1, *ids[:2])]


def test_the_last_move_is_shown_once_more_with_the_stone_that_it_took():
    tree = played(KO, "W", "Baa", "Wbb", "Bcb", "Wac")
    first, second = plan_figures(tree, PlanOptions(FixedLengthSplit(3), repeat_last=True))
    assert rows(first) == ["2 X O .", "X 3 X O", ". X O ."]
    assert second.repeated == first.moves[-1]
    assert rows(second) == ["X X O .", "X 3 X^ O", "5 X O ."]
    assert notes(second) == ["4 at ^"]
    assert [move.number for move in second.moves] == [4, 5]


@pytest.mark.parametrize("last", ["W", "Wca"], ids=["a pass", "on a stone"])
def test_a_move_that_was_not_drawn_is_not_shown_once_more(last):
    tree = played(KO, last, "Bda")
    first, second = plan_figures(tree, PlanOptions(FixedLengthSplit(1), repeat_last=True))
    assert first.notes
    assert (second.repeated, list(second.numbers)) == (None, [second.moves[0].point])


def test_a_move_is_not_shown_once_more_where_it_is_taken_and_captured_stones_are_not_shown():
    tree = played(KO, "Wbb", "Bcb")
    options = PlanOptions(FixedLengthSplit(1), repeat_last=True, keep_captured=False)
    first, second = plan_figures(tree, options)
    assert (second.repeated, rows(second)) == (None, [". X O .", "X . 2 O", ". X O ."])
    assert second.base[first.moves[0].point] is Colour.WHITE


def test_figures_come_one_by_one():
    figures = iterate_figures(passing(1100), PlanOptions(FixedLengthSplit(10)))
    assert next(figures).last_number == 10
    figures.close()

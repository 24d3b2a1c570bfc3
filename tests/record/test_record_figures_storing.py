"""Figures written into a record, and taken out of it again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Crop, Size
from goboard_gui.record import Property, Tree
from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    Figure,
    FigureFlag,
    FigureKind,
    FigureOptions,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    NumberedMove,
    Numbering,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    figure_properties,
    plan_figures,
)
from goboard_gui.record.figures.storing import (
    divide_into_figures,
    has_figures,
    with_figure,
    with_figure_options,
    with_figures,
    with_move_number,
    with_numbering,
    without_figures,
)
from goboard_gui.record.values.markup import Markup, read_markup
from tests.cases import for_each
from tests.record.edit_cases import contents, deep, records, wide
from tests.record.record_cases import DEEP, branch, line, trees

NAMES = st.text(st.sampled_from("ab]\\[: 1")) | st.text()


def written(tree: Tree, node: int = 1) -> str:
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(node)
    )


def moved(node: int, number: int, label: int | None = None) -> NumberedMove:
    return NumberedMove(node, Colour.BLACK, None, number, number if label is None else label)


def figure(*nodes: int, kind: FigureKind = FigureKind.FIGURE, **others) -> Figure:
    return Figure(kind, 1, nodes, Board.empty(Size(9, 9)), **others)


@for_each(
    ("before", "options", "after"),
    [
        ("B[aa]C[x]", FigureOptions(), "B[aa]C[x]FG[]"),
        ("B[aa]FG[]C[x]", FigureOptions(FigureFlag(1), ""), "B[aa]FG[1:]C[x]"),
        ("B[aa]FG[]C[x]", FigureOptions(FigureFlag(257), "Fig. 1"), "B[aa]FG[257:Fig. 1]C[x]"),
        ("FG[1:a]B[aa]FG[2:b]", FigureOptions(FigureFlag(4), "c"), "FG[4:c]B[aa]"),
        ("B[aa]FG[257:x]", None, "B[aa]"),
        ("B[aa]", FigureOptions(None, "Shape"), "B[aa]FG[32768:Shape]"),
        ("B[aa]", FigureOptions(FigureFlag(1024 | 2), ""), "B[aa]FG[1026:]"),
    ],
    ids=["plain", "flags", "name", "two of them", "none", "a name alone", "unknown bits"],
)
def test_a_figure_with_options_begins_at_a_node(before, options, after):
    assert written(with_figure_options(line("", before), 1, options)) == after


@for_each("value", ["", "257:a", "1029:", "Shape", ":Shape", " 1 : a\\:b "])
def test_options_that_a_node_has_already_are_left_as_they_are_written(value):
    tree = line("", f"B[aa]FG[{value}]")
    assert with_figure_options(tree, 1, figure_properties(tree, 1).options) is tree
    assert with_figure(tree, 1, begins=True) is tree


def test_a_figure_begins_where_it_is_asked_for_and_ends_to():
    tree = with_figure(Tree.new(), 0, begins=True)
    assert tree.properties(0) == (Property("FG", ("",)),)
    assert with_figure(tree, 0, begins=False).properties(0) == ()


@given(st.integers(0, 99_999), NAMES)
def test_flags_come_back_unknown_ones_too_and_so_do_names(bits, name):
    tree = with_figure_options(line("", "B[aa]"), 1, FigureOptions(FigureFlag(bits), name))
    shown = " ".join(name.strip().splitlines()).translate(dict.fromkeys(b"\t\v\f\0", " ")).strip()
    assert figure_properties(tree, 1).options == FigureOptions(FigureFlag(bits), shown)


@pytest.mark.parametrize(
    ("numbering", "after"),
    [
        (Numbering.NONE, "B[aa]PM[0]C[x]"),
        (Numbering.GAME, "B[aa]PM[1]C[x]"),
        (Numbering.HUNDREDS, "B[aa]PM[2]C[x]"),
        (None, "B[aa]C[x]"),
    ],
)
def test_a_numbering_holds_from_a_node_on(numbering, after):
    tree = with_numbering(line("", "B[aa]PM[9]C[x]"), 1, numbering)
    assert written(tree) == after
    assert with_numbering(tree, 1, numbering) is tree


def test_that_figures_begin_with_one_is_said_by_the_numbers_of_moves():
    with pytest.raises(ValueError, match="from-one"):
        with_numbering(line("", "B[aa]"), 1, Numbering.FROM_ONE)


@pytest.mark.parametrize(("number", "after"), [(101, "B[aa]MN[101]"), (None, "B[aa]")])
def test_a_move_has_a_number(number, after):
    tree = with_move_number(line("", "B[aa]MN[7]"), 1, number)
    assert written(tree) == after
    assert with_move_number(tree, 1, number) is tree


def test_no_move_has_the_number_0():
    with pytest.raises(ValueError, match="not from 0"):
        with_move_number(line("", "B[aa]"), 1, 0)


def test_planned_figures_take_the_place_of_those_there_were():
    tree = line("SZ[9]FG[]PM[2]", "B[aa]FG[1:old]MN[5]", "W[bb]C[x]", "B[cc]PM[0]")
    planned = [figure(0, 1), figure(2, 3, options=FigureOptions(FigureFlag(512), "End"))]
    stored = with_figures(tree, planned, PlanOptions())
    assert [written(stored, node) for node in range(4)] == [
        "SZ[9]FG[]",
        "B[aa]MN[5]",
        "W[bb]C[x]FG[512:End]",
        "B[cc]",
    ]
    assert with_figures(stored, planned, PlanOptions()) is stored


@pytest.mark.parametrize(
    ("numbering", "root"),
    [(Numbering.NONE, "SZ[9]FG[]PM[0]"), (Numbering.HUNDREDS, "SZ[9]FG[]PM[2]")],
)
def test_numbers_left_out_or_without_hundreds_are_said_once(numbering, root):
    stored = with_figures(
        line("SZ[9]", "B[aa]", "W[bb]"), [figure(0, 1), figure(2)], PlanOptions(numbering=numbering)
    )
    assert [written(stored, node) for node in range(3)] == [root, "B[aa]", "W[bb]FG[]"]


def test_numbers_begin_anew_with_a_figure_and_go_on_in_the_next_one_of_a_variation():
    tree, (one, two, three) = branch(line("SZ[9]", "B[aa]", "W[bb]"), 1, "C[or]", "W[cc]", "B[dd]")
    planned = [
        figure(0, 1, 2, moves=(moved(1, 1), moved(2, 2))),
        figure(one, two, kind=FigureKind.DIAGRAM, moves=(moved(two, 2, 1),)),
        figure(three, kind=FigureKind.DIAGRAM, moves=(moved(three, 3, 2),)),
    ]
    stored = with_figures(tree, planned, PlanOptions(variations=VariationDiagrams.FROM_ONE))
    assert [written(stored, node) for node in (1, one, two, three)] == [
        "B[aa]",
        "C[or]FG[]",
        "W[cc]MN[1]",
        "B[dd]FG[]",
    ]
    as_in_game = with_figures(tree, planned, PlanOptions(variations=VariationDiagrams.GAME))
    assert [written(as_in_game, node) for node in (one, two)] == ["C[or]FG[]", "W[cc]"]


def test_what_a_figure_shows_of_the_board_holds_from_its_first_node_to_the_next_figure():
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]VW[aa:dd]")
    shown = read_markup(tree, 3)
    planned = [
        figure(0, 1, crop=Crop(0, 0, 4, 3)),
        figure(2),
        figure(3, crop=Crop(0, 0, 3, 3), markup=shown),
    ]
    stored = with_figures(tree, planned, PlanOptions())
    assert [written(stored, node) for node in (0, 2, 3)] == [
        "SZ[9]FG[]VW[aa:ed]",
        "W[bb]FG[]VW[]",
        "B[cc]VW[aa:dd]FG[]",
    ]
    assert read_markup(stored, 1).view == frozenset(Crop(0, 0, 4, 3).points())
    assert isinstance(shown, Markup)


def test_all_that_belongs_to_figures_goes_with_them_and_nothing_else():
    tree = line(
        "SZ[9]FG[]VW[aa:ee]PM[2]",
        "C[pause]",
        "B[aa]MN[1]",
        "W[bb]FG[1:x]MN[17]",
        "B[cc]PM[0]VW[aa]",
        "W[dd]MN[1]",
    )
    left = without_figures(tree)
    assert [written(left, node) for node in range(6)] == [
        "SZ[9]",
        "C[pause]",
        "B[aa]",
        "W[bb]MN[17]",
        "B[cc]VW[aa]",
        "W[dd]MN[1]",
    ]
    assert has_figures(tree)
    assert not has_figures(left)
    assert without_figures(left) is left


def test_the_number_of_a_move_that_asks_for_another_numbering_goes_too():
    tree = without_figures(line("SZ[9]FG[]", "B[aa]MN[1]PM[2]"))
    assert written(tree) == "B[aa]"


OPTIONS = st.builds(
    PlanOptions,
    st.one_of(
        st.builds(FixedLengthSplit, st.integers(1, 7)),
        st.builds(EvenSplit, st.integers(1, 7)),
        st.builds(CaptureSplit, st.integers(1, 4), st.integers(4, 9)),
        st.builds(OverlapSplit, st.integers(1, 9)),
        st.just(CommentSplit()),
        st.builds(MoveNumberSplit, st.lists(st.integers(0, 20), max_size=4).map(tuple)),
        st.just(SingleFigure()),
    ),
    st.sampled_from(Numbering),
    variations=st.sampled_from(VariationDiagrams),
    cropping=st.sampled_from([Cropping.NONE, Cropping.DIAGRAMS]),
)


def shown(figures):
    """What figures have that a record can say."""
    return [
        (each.kind, each.nodes, [move.label for move in each.moves], each.crop) for each in figures
    ]


@given(trees() | records(), OPTIONS)
def test_a_record_with_its_figures_is_cut_into_the_same_ones_again(tree, options):
    figures = plan_figures(tree, options)
    stored = with_figures(tree, figures, options)
    again = plan_figures(stored, PlanOptions(MarkSplit(), variations=options.variations))
    assert shown(again) == shown(figures)
    assert with_figures(stored, again, options) is stored


@given(trees() | records(), OPTIONS)
def test_without_its_figures_a_record_is_what_it_was(tree, options):
    stored = with_figures(tree, plan_figures(tree, options), options)
    assert contents(without_figures(stored)) == contents(tree)


@given(trees() | records(), OPTIONS, OPTIONS)
def test_a_divided_record_can_be_divided_again_whatever_it_had(tree, options, before):
    once = divide_into_figures(tree, options)
    assert contents(divide_into_figures(divide_into_figures(tree, before), options)) == contents(
        once
    )
    assert divide_into_figures(once, options) is once


def test_numbers_begin_anew_though_a_record_has_its_own_ones():
    tree = line("SZ[9]", "B[aa]", "W[bb]MN[57]", "B[cc]", "W[dd]")
    options = PlanOptions(MoveNumberSplit((58,)), Numbering.FROM_ONE)
    stored = with_figures(tree, plan_figures(tree, options), options)
    labels = [
        [move.label for move in each.moves]
        for each in plan_figures(stored, PlanOptions(MarkSplit()))
    ]
    assert labels == [[1, 2, 3], [1]]


@pytest.mark.parametrize("tree", [deep(DEEP), wide(1_000)], ids=["deep", "wide"])
def test_large_records_are_divided_and_cleared(tree):
    options = PlanOptions(variations=VariationDiagrams.FROM_ONE, cropping=Cropping.NONE)
    stored = with_figures(tree, plan_figures(tree, options), options)
    assert has_figures(stored)
    assert not has_figures(without_figures(stored))

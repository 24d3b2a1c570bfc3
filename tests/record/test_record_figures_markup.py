"""The markup of a figure is that of all its nodes, beside the numbers."""

from __future__ import annotations

import pytest

from goboard_gui.go import Crop, Size
from goboard_gui.record.figures import (
    Cropping,
    FixedLengthSplit,
    Numbering,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
)
from goboard_gui.record.figures.cropping import crop_around
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import NO_MARKUP
from tests.cases import for_each
from tests.record.record_cases import branch, line, point

SIZE = Size(9, 9)


def at(text: str):
    return point(text, SIZE)


def marks(figure) -> dict[str, str]:
    """Return what is marked: marks by their identifiers in order, and then the label."""
    markup, found = figure.markup, {}
    for where in {**markup.marks, **markup.labels}:
        marks = sorted(mark.value for mark in markup.marks.get(where, ()))
        found[write_point(where)] = " ".join([*marks, markup.labels.get(where, "")]).strip()
    return found


@for_each(
    ("texts", "expected"),
    [
        pytest.param(["TR[aa]", "SQ[bb]LB[cc:A]"], {"aa": "TR", "bb": "SQ", "cc": "A"}, id="all"),
        pytest.param(["TR[aa]LB[bb:A]", "SQ[aa]"], {"aa": "SQ TR", "bb": "A"}, id="together"),
        pytest.param(["TR[aa]", "LB[aa:A]"], {"aa": "TR A"}, id="around a later label"),
        pytest.param(["LB[aa:A]", "LB[aa:B]"], {"aa": "B"}, id="the last label wins"),
        pytest.param(["B[aa]", "W[bb]", "B[cc]TR[cc]"], {"cc": "TR"}, id="on one move of many"),
        pytest.param(["TR[aa]LB[aa:A]"], {"aa": "TR A"}, id="both of one node"),
        pytest.param(["B[aa]CR[aa]"], {}, id="on the move itself"),
        pytest.param(["B[aa]LB[aa:1]"], {}, id="its own label"),
        pytest.param(["B[aa]CR[aa]", "W[bb]CR[bb]TR[cc]"], {"cc": "TR"}, id="last moves"),
        pytest.param(["B[aa]", "W[bb]TR[aa]"], {"aa": "TR"}, id="later, around a number"),
        pytest.param(["B[aa]", "W[bb]LB[aa:x]SQ[aa]"], {"aa": "SQ"}, id="no label on a number"),
        pytest.param(["LB[aa:A]TR[bb]", "B[aa]", "W[bb]"], {}, id="before a move is made there"),
        pytest.param(["B[aa]", "W[aa]CR[aa]"], {}, id="on a move told in a note"),
        pytest.param(
            ["AB[aa]LB[aa:A]", "B[bb]", "W[cc]TR[bb]", "W[aa]CR[aa]", "B[bb]CR[bb]"],
            {"aa": "A", "bb": "TR"},
            id="before a move told in a note",
        ),
        pytest.param(
            ["TB[aa][ab]", "TW[ha]"], {"aa": "TB", "ab": "TB", "ha": "TW"}, id="territory"
        ),
    ],
)
def test_marks_of_all_nodes_are_shown_where_no_number_is(texts, expected):
    (figure,) = plan_figures(line("SZ[9]", *texts))
    assert marks(figure) == expected


@for_each(
    ("texts", "expected"),
    [
        pytest.param(["LB[aa:A][bb:B]", "B[aa]"], ["A at aa of 0"], id="a later move"),
        pytest.param(
            ["LB[aa:A]", "LB[aa:x]", "B[aa]"], ["A at aa of 0", "x at aa of 0"], id="two labels"
        ),
        pytest.param(["B[aa]", "W[bb]LB[aa:x]"], ["x at aa of 2"], id="a stone with a number"),
        pytest.param(["B[aa]LB[aa:x]", "W[bb]"], ["x at aa of 1"], id="the stone just played"),
        pytest.param(["B[aa]LB[aa:1]", "W[bb]LB[aa:1][bb:2]"], [], id="numbers of last moves"),
        pytest.param(
            ["B[aa]", "W[ab]", "B[ee]", "W[ba]LB[aa:A]", "B[aa]"],
            ["A at aa of 4"],
            id="a capture",
        ),
        pytest.param(["AB[aa]LB[aa:A]", "W[bb]"], [], id="a stone of the base"),
        pytest.param(["B[aa]LB[bb:A]", "W[cc]", "B[bb]"], ["A at bb of 1"], id="in the game"),
        pytest.param(
            ["LB[aa:A]", "LB[aa:B]", "LB[aa:B]"], ["A at aa of 0"], id="a label by a later one"
        ),
        pytest.param(["TR[aa]SQ[bb]", "B[aa]"], ["TR at aa of 0"], id="a mark by a later move"),
    ],
)
def test_markup_that_a_number_or_a_later_label_covers_is_kept_for_a_note(texts, expected):
    (figure,) = plan_figures(line("SZ[9]", *texts))
    assert [
        f"{one.label or ' '.join(mark.value for mark in one.marks)} at {write_point(one.point)} "
        f"of {one.number}"
        for one in figure.covered
    ] == expected


def test_no_markup_is_covered_by_a_move_without_a_number():
    tree = line("SZ[9]", "LB[cc:old]TR[dd]", "B[aa]LB[aa:A]CR[aa]", "W[cc]", "B[dd]")
    (figure,) = plan_figures(tree, PlanOptions(numbering=Numbering.NONE))
    assert marks(figure) == {"aa": "CR A", "cc": "old", "dd": "TR"}
    assert figure.covered == ()


def test_a_mark_that_half_of_the_moves_have_indicates_the_last_move_and_is_left_out():
    tree = line("SZ[9]", "B[aa]CR[aa]", "W[bb]CR[bb]", "B[cc]TR[cc]", "W[dd]")
    (figure,) = plan_figures(tree)
    assert marks(figure) == {"cc": "TR"}
    assert figure.last_move_marks == {Mark.CIRCLE}


def test_marks_belong_to_the_figure_of_their_node():
    tree = line("SZ[9]", "B[aa]TR[ee]", "W[bb]LB[aa:A]SQ[aa]")
    first, second = plan_figures(tree, PlanOptions(FixedLengthSplit(1)))
    assert (marks(first), marks(second)) == ({"ee": "TR"}, {"aa": "SQ A"})


def test_arrows_and_lines_are_all_shown_once():
    tree = line("SZ[9]", "AR[aa:bb]LN[cc:dd]", "AR[aa:bb][bb:aa]LN[dd:cc][ee:ff]")
    (figure,) = plan_figures(tree)
    assert figure.markup.arrows == ((at("aa"), at("bb")), (at("bb"), at("aa")))
    assert figure.markup.lines == ((at("cc"), at("dd")), (at("ee"), at("ff")))


def test_what_is_dimmed_or_in_view_is_that_of_the_last_node():
    tree = line("SZ[9]DD[aa]VW[aa:cc]", "B[bb]DD[bb]", "W[cc]", "B[dd]DD[]VW[]")
    first, second = plan_figures(tree, PlanOptions(FixedLengthSplit(2)))
    assert first.markup.dimmed == {at("bb")}
    assert len(first.markup.view) == 9
    assert second.markup == NO_MARKUP


@for_each(
    ("points", "size", "expected"),
    [
        pytest.param(["jj"], Size(19, 19), Crop(7, 7, 11, 11), id="two lines around"),
        pytest.param(["ff"], Size(19, 19), Crop(0, 0, 7, 7), id="three lines from a corner"),
        pytest.param(["gg"], Size(19, 19), Crop(4, 4, 8, 8), id="four lines from it"),
        pytest.param(["nj"], Size(19, 19), Crop(11, 7, 18, 11), id="three lines from an edge"),
        pytest.param(["mj"], Size(19, 19), Crop(10, 7, 14, 11), id="four lines from an edge"),
        pytest.param(["cj", "qk"], Size(19, 19), Crop(0, 7, 18, 12), id="from edge to edge"),
        pytest.param(["cc", "qq"], Size(19, 19), None, id="nearly all"),
        pytest.param(["cc", "qn"], Size(19, 19), None, id="four fifths"),
        pytest.param(["ee"], Size(9, 9), None, id="a small board"),
        pytest.param(["aa"], Size(9, 9), Crop(0, 0, 2, 2), id="a corner of a small board"),
        pytest.param(["aa"], Size(1, 1), None, id="a point"),
        pytest.param([], Size(19, 19), None, id="nothing"),
    ],
)
def test_a_crop_leaves_two_lines_and_goes_on_to_edges_that_are_near(points, size, expected):
    assert crop_around([point(text, size) for text in points], size) == expected


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (Crop(5, 0, 18, 18), Crop(5, 0, 8, 8)),
        (Crop(0, 0, 18, 18), None),
        (Crop(10, 10, 18, 18), None),
        (Crop(3, 3, 2, 2), None),
    ],
    ids=["a part", "all", "beside it", "nothing"],
)
def test_a_crop_meant_for_another_board_shows_what_there_is_of_it(asked, expected):
    (figure,) = plan_figures(line("SZ[9]", "B[cc]"), PlanOptions(crop=asked))
    assert figure.crop == expected


CORNER = Crop(0, 0, 5, 5)


@for_each(
    ("cropping", "root", "expected"),
    [
        (Cropping.NONE, "", (None, None)),
        (Cropping.DIAGRAMS, "", (None, Crop(11, 0, 18, 7))),
        (Cropping.ALL, "", (CORNER, Crop(11, 0, 18, 7))),
        (Cropping.NONE, "VW[aa:jj]", (Crop(0, 0, 9, 9), Crop(0, 0, 9, 9))),
        (Cropping.ALL, "VW[ba:cc][gj]", (Crop(1, 0, 6, 9), Crop(1, 0, 6, 9))),
        (Cropping.ALL, "VW[aa:ss]", (None, None)),
    ],
)
def test_figures_are_cropped_as_the_record_says_or_as_is_wanted(cropping, root, expected):
    tree = line(f"SZ[19]{root}", "B[cc]", "W[dd]")
    tree, _ = branch(tree, 1, "W[pc]", "B[nf]")
    options = PlanOptions(SingleFigure(), variations=VariationDiagrams.FROM_ONE, cropping=cropping)
    assert tuple(figure.crop for figure in plan_figures(tree, options)) == expected


def test_a_crop_that_is_asked_for_beats_all_others():
    tree = line("SZ[19]VW[aa:cc]", "B[cc]")
    crop = Crop(3, 4, 12, 13)
    assert plan_figures(tree, PlanOptions(crop=crop))[0].crop == crop
    assert plan_figures(tree, PlanOptions(crop=Crop.whole_board(Size(19, 19))))[0].crop is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("AB[cc]AW[dd]C[Kill]", CORNER),
        ("AB[cc]AW[dd]LB[ee:A]", Crop(0, 0, 6, 6)),
        ("AB[cc]AW[dd]AR[cc:jc]", Crop(0, 0, 11, 5)),
        ("", None),
    ],
)
def test_a_position_without_moves_shows_where_its_stones_and_marks_are(text, expected):
    (figure,) = plan_figures(line(f"SZ[19]{text}"), PlanOptions(cropping=Cropping.ALL))
    assert figure.crop == expected


def test_places_of_notes_are_not_cut_off():
    tree = line("SZ[19]AB[pp]", "B[cc]", "W[pp]")
    assert plan_figures(tree, PlanOptions(cropping=Cropping.ALL))[0].crop is None


@for_each(
    ("text", "covered"),
    [("White should play 1 only after 2.", ["2", "1"]), ("Black takes 12 points.", []), ("", [])],
)
def test_numbers_that_label_stones_are_in_a_note_if_the_comment_cites_them(text, covered):
    comment = f"C[{text}]" if text else ""
    tree = line("SZ[9]", "B[ee]", "W[cc]", f"B[gg]LB[gg:2][cc:1]{comment}")
    (figure,) = plan_figures(tree)
    assert [one.label for one in figure.covered] == covered

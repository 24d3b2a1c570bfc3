"""What a record itself says of its figures is read, however badly it is written."""

from __future__ import annotations

from goboard_gui.record.figures import FigureFlag, FigureOptions, Numbering, figure_properties
from goboard_gui.record.figures.properties import numbering_lookup
from tests.cases import for_each
from tests.record.record_cases import line


@for_each(
    ("text", "options"),
    [
        ("B[aa]", None),
        ("FG[]", FigureOptions(None, "")),
        ("FG[257:Figure 1]", FigureOptions(FigureFlag(257), "Figure 1")),
        ("FG[0:]", FigureOptions(FigureFlag(0), "")),
        ("FG[ 2 : a:b ]", FigureOptions(FigureFlag.NO_NAME, "a:b")),
        ("FG[66304:x]", FigureOptions(FigureFlag(66304), "x")),
        ("FG[512]", FigureOptions(FigureFlag.NO_HOSHI, "")),
        ("FG[:A name]", FigureOptions(None, "A name")),
        ("FG[The opening]", FigureOptions(None, "The opening")),
        ("FG[Shape: 1]", FigureOptions(None, "Shape: 1")),
        ("FG[-1:x]", FigureOptions(None, "-1:x")),
        ("FG[²:x]", FigureOptions(None, "²:x")),
        ("FG[99999999999999999999:x]", FigureOptions(None, "99999999999999999999:x")),
        ("FG[1:first][2:second]", FigureOptions(FigureFlag(1), "first")),
    ],
)
def test_a_figure_is_begun_by_fg_with_flags_and_a_name_or_without(text, options):
    assert figure_properties(line("", text), 1).options == options


def test_flags_that_no_one_knows_are_kept():
    options = figure_properties(line("FG[66304:]"), 0).options
    assert int(options.flags) == 66304
    assert FigureFlag.NO_HOSHI in options.flags


@for_each(
    ("text", "number"),
    [
        ("B[aa]MN[57]", 57),
        ("MN[ 1 ]", 1),
        ("MN[0]", None),
        ("MN[-3]", None),
        ("MN[x]", None),
        ("MN[]", None),
        ("B[aa]", None),
    ],
)
def test_a_move_has_the_number_that_its_node_says_if_it_is_one(text, number):
    assert figure_properties(line(text), 0).number == number


def test_a_numbering_holds_until_another_is_asked_for():
    texts = ["B[aa]PM[2]", "W[bb]", "B[cc]PM[3]", "W[dd]PM[0]", "B[ee]PM[ 1 ]"]
    tree = line("SZ[9]", *texts)
    asked = numbering_lookup(tree)
    hundreds, none, game = Numbering.HUNDREDS, Numbering.NONE, Numbering.GAME
    assert [figure_properties(tree, node).numbering for node in range(6)] == [
        *(None, hundreds, None, None, none, game)
    ]
    assert [asked.value_at(tree, node) for node in (5, 4, 3, 2, 1, 0)] == [
        *(game, none, hundreds, hundreds, hundreds, None)
    ]

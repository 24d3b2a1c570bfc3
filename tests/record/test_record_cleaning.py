"""Markup counted and removed by kind."""

from __future__ import annotations

from goboard_gui.record.edits.cleaning import ALL_KINDS, CleaningKind, count_markup, remove_markup
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import NO_MARKUP, read_markup
from tests.cases import for_each
from tests.record.record_cases import line

FULL = (
    "TR[aa:ba]SQ[cc]CR[dd]MA[ee]M[ef]SL[ff]TB[gg]TW[hh]LB[aa:A][bb:7][cc:cut][dd:Bc][ee]L[ii]"
    "AR[aa:bb][bb:cc]LN[aa:cc]DD[aa:ii]VW[aa:ii]BM[1]UC[1]HO[1]C[x]N[y]FG[]BL[30]OB[3]"
)
NUMBERS = {
    Mark.TRIANGLE: 2,
    Mark.SQUARE: 1,
    Mark.CIRCLE: 1,
    Mark.CROSS: 2,
    Mark.SELECTED: 1,
    CleaningKind.TERRITORY: 2,
    CleaningKind.LETTERS: 3,
    CleaningKind.NUMBERS: 1,
    CleaningKind.OTHER_LABELS: 2,
    CleaningKind.ARROWS: 2,
    CleaningKind.LINES: 1,
    CleaningKind.DIMMED: 1,
    CleaningKind.VIEW: 1,
    CleaningKind.EVALUATIONS: 2,
    CleaningKind.HOTSPOTS: 1,
    CleaningKind.COMMENTS: 1,
    CleaningKind.NAMES: 1,
    CleaningKind.FIGURES: 1,
    CleaningKind.TIMES: 2,
}


def test_every_kind_is_counted():
    assert count_markup(line("SZ[9]", FULL), [0, 1]) == NUMBERS
    assert set(NUMBERS) == set(ALL_KINDS)


def test_what_is_counted_is_that_of_the_nodes_given():
    tree = line("SZ[9]TR[aa]", "TR[aa][bb]", "TR[zz]")
    assert count_markup(tree, [0, 1]) == {Mark.TRIANGLE: 3}
    assert count_markup(tree, [2]) == {}


@for_each("kind", ALL_KINDS)
def test_cleaning_takes_one_kind_and_leaves_the_others(kind):
    tree = remove_markup(line("SZ[9]B[ab]", FULL), [0, 1], [kind])
    assert count_markup(tree, [0, 1]) == {
        other: n for other, n in NUMBERS.items() if other is not kind
    }
    assert tree.node(0).has_any_property("B")


def test_everything_can_go_at_once():
    tree = remove_markup(line("SZ[9]", FULL + "XX[y]", "TR[zz]", "B[ee]"), range(4), ALL_KINDS)
    assert read_markup(tree, 1) is NO_MARKUP
    assert [item.ident for item in tree.properties(1)] == ["XX"]
    assert tree.properties(2) == ()


def test_nodes_without_any_of_it_are_not_touched():
    tree = line("SZ[9]", "B[aa]", "LB[aa:1]")
    assert remove_markup(tree, range(3), [Mark.TRIANGLE, CleaningKind.LETTERS]) is tree
    assert list(remove_markup(tree, range(3), [CleaningKind.NUMBERS]).changed_nodes) == list(
        tree.changed_nodes
    )
    assert remove_markup(tree, range(3), [CleaningKind.NUMBERS]).node(1) is tree.node(1)


def test_marks_of_older_files_are_the_marks_as_which_they_are_shown():
    tree = line("SZ[9]", "B[aa]M[aa:ba]", "W[ba]M[aa:ba][zz]")
    assert count_markup(tree, range(3)) == {Mark.TRIANGLE: 3, Mark.CROSS: 1}
    without = remove_markup(tree, range(3), [Mark.TRIANGLE])
    assert [without.node(node).values("M") for node in (1, 2)] == [("ba",), ("zz",)]
    assert count_markup(remove_markup(without, range(3), [Mark.CROSS]), range(3)) == {}

"""Markup counted and removed by kind."""

from __future__ import annotations

from goboard_gui.record.edits.cleaning import Kind, clean, count
from goboard_gui.record.values.markup import NO_MARKUP, read_markup
from tests.cases import for_each
from tests.record.record_cases import line

FULL = (
    "TR[aa:ba]SQ[cc]CR[dd]MA[ee]M[ef]SL[ff]TB[gg]TW[hh]LB[aa:A][bb:7][cc:cut][dd:Bc][ee]L[ii]"
    "AR[aa:bb][bb:cc]LN[aa:cc]DD[aa:ii]VW[aa:ii]BM[1]UC[1]HO[1]C[x]N[y]FG[]BL[30]OB[3]"
)
NUMBERS = {
    Kind.TRIANGLES: 2,
    Kind.SQUARES: 1,
    Kind.CIRCLES: 1,
    Kind.CROSSES: 2,
    Kind.SELECTED: 1,
    Kind.TERRITORY: 2,
    Kind.LETTERS: 3,
    Kind.NUMBERS: 1,
    Kind.OTHER_LABELS: 2,
    Kind.ARROWS: 2,
    Kind.LINES: 1,
    Kind.DIMMED: 1,
    Kind.VIEW: 1,
    Kind.JUDGEMENTS: 2,
    Kind.HOTSPOTS: 1,
    Kind.COMMENTS: 1,
    Kind.NAMES: 1,
    Kind.FIGURES: 1,
    Kind.TIMES: 2,
}


def test_every_kind_is_counted():
    assert count(line("SZ[9]", FULL), [0, 1]) == NUMBERS
    assert set(NUMBERS) == set(Kind)


def test_what_is_counted_is_that_of_the_nodes_given():
    tree = line("SZ[9]TR[aa]", "TR[aa][bb]", "TR[zz]")
    assert count(tree, [0, 1]) == {Kind.TRIANGLES: 3}
    assert count(tree, [2]) == {}


@for_each("kind", Kind)
def test_cleaning_takes_one_kind_and_leaves_the_others(kind):
    tree = clean(line("SZ[9]B[ab]", FULL), [0, 1], [kind])
    assert count(tree, [0, 1]) == {other: n for other, n in NUMBERS.items() if other is not kind}
    assert tree.node(0).has("B")


def test_everything_can_go_at_once():
    tree = clean(line("SZ[9]", FULL + "XX[y]", "TR[zz]", "B[ee]"), range(4), [*Kind])
    assert read_markup(tree, 1) is NO_MARKUP
    assert [item.ident for item in tree.properties(1)] == ["XX"]
    assert tree.properties(2) == ()


def test_nodes_without_any_of_it_are_not_touched():
    tree = line("SZ[9]", "B[aa]", "LB[aa:1]")
    assert clean(tree, range(3), [Kind.TRIANGLES, Kind.LETTERS]) is tree
    assert list(clean(tree, range(3), [Kind.NUMBERS]).changed) == list(tree.changed)
    assert clean(tree, range(3), [Kind.NUMBERS]).node(1) is tree.node(1)

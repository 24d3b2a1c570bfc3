"""Markup put on nodes and taken off them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size
from goboard_gui.record.edits.marking import (
    with_arrow,
    with_dimmed_points,
    with_label,
    with_labels,
    with_line,
    with_mark,
    with_visible_points,
)
from goboard_gui.record.properties.codec import read_points, write_point
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.record.record_cases import line, properties

if TYPE_CHECKING:
    from goboard_gui.record import Tree

SIZE = Size(9, 9)
NINE = f"SZ[{SIZE.width}]"


def points(text: str) -> list[Point]:
    return [point for value in text.split() for point in read_points(value, SIZE)]


def written(tree: Tree, node: int = 1) -> str:
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(node)
    )


def put(text: str, at: str, mark: Mark | None) -> str:
    return written(with_mark(line(NINE, text), 1, points(at), mark))


@for_each(
    ("before", "at", "mark", "after"),
    [
        ("B[ee]", "aa", Mark.TRIANGLE, "B[ee]TR[aa]"),
        ("TR[aa]C[x]", "bb ab", Mark.TRIANGLE, "TR[aa][ab][bb]C[x]"),
        ("TR[aa]C[x]", "aa", Mark.TRIANGLE, "TR[aa]C[x]"),
        ("TR[aa:ba]", "ba", Mark.TRIANGLE, "TR[aa:ba]"),
        ("TR[aa]", "aa", Mark.SQUARE, "SQ[aa]"),
        ("TR[aa:bb][ff:gg]", "bb", Mark.SQUARE, "TR[aa][ba][ab][ff:gg]SQ[bb]"),
        ("TR[zz][aa]", "aa", Mark.SQUARE, "TR[zz]SQ[aa]"),
        ("M[aa]", "aa", Mark.CROSS, "M[aa]"),
        ("M[aa]C[x]", "aa", None, "C[x]"),
        ("TB[aa]", "aa", Mark.TERRITORY_WHITE, "TW[aa]"),
        ("TB[aa]", "aa", Mark.TRIANGLE, "TB[aa]TR[aa]"),
        ("TR[aa]", "aa", Mark.TERRITORY_WHITE, "TR[aa]TW[aa]"),
        ("TR[aa]TB[aa]LB[aa:A]", "aa", None, "LB[aa:A]"),
        ("TR[aa]C[x]TR[bb]", "cc", Mark.TRIANGLE, "TR[aa]C[x]TR[bb][cc]"),
        ("TR[aa]C[x]TR[aa]", "aa", None, "C[x]"),
    ],
)
def test_marks_replace_each_other_and_leave_the_rest(before, at, mark, after):
    assert put(before, at, mark) == after


@for_each(
    ("before", "at", "text", "after"),
    [
        ("B[ee]", "aa", "A", "B[ee]LB[aa:A]"),
        ("LB[aa:A][bb:B]C[x]", "aa", "1", "LB[aa:1][bb:B]C[x]"),
        ("LB[aa:A][bb:B]", "cc", "C", "LB[aa:A][bb:B][cc:C]"),
        ("LB[aa:A][bb:B]", "aa", "", "LB[bb:B]"),
        ("LB[aa:A]C[x]", "aa", "  ", "C[x]"),
        ("LB[aa:A][zz:Z][aa:B]", "aa", "C", "LB[aa:C][zz:Z]"),
        ("LB[aa:A][zz]", "aa", "", "LB[zz]"),
        ("LB[aa: A ]", "aa", "A", "LB[aa: A ]"),
        ("C[x]", "aa", "a:b\\", "C[x]LB[aa:a\\:b\\\\]"),
        ("L[aa][bb][cc]", "bb", "X", "LB[aa:a][bb:X][cc:c]"),
        ("L[aa][bb][zz]", "bb", "", "L[zz]LB[aa:a]"),
        ("L[aa][bb]", "cc", "X", "L[aa][bb]LB[cc:X]"),
        ("L[aa][bb]LB[aa:Q]", "bb", "", "LB[aa:Q]"),
    ],
)
def test_labels_replace_each_other_and_leave_the_rest(before, at, text, after):
    assert written(with_label(line(NINE, before), 1, points(at)[0], text)) == after


@for_each(
    ("before", "start", "end", "on", "after"),
    [
        ("B[ee]", "aa", "bb", True, "B[ee]AR[aa:bb]"),
        ("AR[aa:bb]", "aa", "bb", True, "AR[aa:bb]"),
        ("AR[aa:bb]", "bb", "aa", True, "AR[aa:bb][bb:aa]"),
        ("AR[aa:bb]", "bb", "aa", False, "AR[aa:bb]"),
        ("AR[aa:bb][cc:dd][x]", "aa", "bb", False, "AR[cc:dd][x]"),
        ("AR[aa:bb]C[x]", "aa", "bb", False, "C[x]"),
        ("C[x]", "aa", "aa", True, "C[x]"),
    ],
)
def test_arrows_come_and_go(before, start, end, on, after):
    tree = with_arrow(line(NINE, before), 1, *points(f"{start} {end}"), on)
    assert written(tree) == after


@pytest.mark.parametrize(
    ("before", "on", "after"),
    [
        ("LN[bb:aa]", True, "LN[bb:aa]"),
        ("LN[bb:aa][cc:dd]", False, "LN[cc:dd]"),
        ("C[x]", True, "C[x]LN[aa:bb]"),
    ],
)
def test_lines_have_no_direction(before, on, after):
    assert written(with_line(line(NINE, before), 1, *points("aa bb"), on)) == after


@for_each(
    ("root", "before", "at", "on", "after"),
    [
        ("", "C[x]", "aa ba", True, "C[x]DD[aa:ba]"),
        ("", "C[x]", "aa cc", True, "C[x]DD[aa][cc]"),
        ("", "DD[aa]C[x]", "bb", True, "DD[aa][bb]C[x]"),
        ("", "DD[aa]C[x]", "aa", False, "C[x]"),
        ("", "DD[aa:ba][dd:ee]", "aa", False, "DD[dd:ee][ba]"),
        ("", "DD[aa][zz]", "aa", False, "DD[zz]"),
        ("DD[aa]", "C[x]", "bb", True, "C[x]DD[aa][bb]"),
        ("DD[aa]", "C[x]", "aa", False, "C[x]DD[]"),
        ("DD[aa]", "DD[]C[x]", "bb", True, "DD[bb]C[x]"),
        ("DD[aa]", "DD[aa][bb]C[x]", "bb", False, "C[x]"),
        ("DD[aa]", "C[x]", "aa", True, "C[x]"),
    ],
)
def test_points_are_dimmed_and_shown_again(root, before, at, on, after):
    tree = with_dimmed_points(line(NINE + root, before), 1, points(at), on)
    assert written(tree) == after


@for_each(
    ("root", "before", "view", "after"),
    [
        ("", "C[x]", "aa:dd", "C[x]VW[aa:dd]"),
        ("", "C[x]", "aa cc ac", "C[x]VW[aa][ac][cc]"),
        ("", "VW[aa]C[x]", "bb", "VW[bb]C[x]"),
        ("", "VW[aa]C[x]", None, "C[x]"),
        ("VW[aa]", "C[x]", None, "C[x]VW[]"),
        ("VW[aa]", "VW[bb]C[x]", "aa", "C[x]"),
        ("VW[aa]", "C[x]", "aa", "C[x]"),
        ("", "VW[zz][aa]", None, "VW[zz]"),
    ],
)
def test_the_view_is_set_and_reset(root, before, view, after):
    tree = with_visible_points(line(NINE + root, before), 1, None if view is None else points(view))
    assert written(tree) == after


any_point = st.builds(Point, st.integers(0, 8), st.integers(0, 8))
some_points = st.frozensets(any_point, max_size=6)
values = st.builds(write_point, any_point)
rectangles = st.builds("{}:{}".format, values, values)
LISTS = ["TR", "SQ", "CR", "MA", "SL", "TB", "TW", "M", "L", "DD", "VW"]
lists = st.builds(
    lambda ident, some: f"{ident}{''.join(f'[{value}]' for value in some)}",
    st.sampled_from(LISTS),
    st.lists(values | rectangles | st.sampled_from(["zz", "", "a"]), min_size=1, max_size=4),
)
labelled = st.lists(st.builds("[{}:{}]".format, values, st.sampled_from("A1x")), min_size=1)
nodes = st.lists(
    lists
    | labelled.map(lambda some: "LB" + "".join(some[:4]))
    | st.builds("{}[{}:{}]".format, st.sampled_from(["AR", "LN"]), values, values)
    | st.sampled_from(["B[ee]", "C[x]", "XX[aa][bb]", "KO[]"]),
    max_size=6,
).map("".join)


def others(tree: Tree, *idents: str) -> list:
    return [item for item in tree.properties(1) if item.ident not in idents]


@given(nodes, some_points.filter(bool), st.sampled_from(Mark))
def test_a_mark_is_there_after_it_was_put(text, at, mark):
    before = line(NINE, text)
    after = with_mark(before, 1, at, mark)
    seen, was = read_markup(after, 1), read_markup(before, 1)
    territory = {Mark.TERRITORY_BLACK, Mark.TERRITORY_WHITE}
    rivals = territory if mark in territory else set(Mark) - territory
    for point in SIZE.points():
        old = was.marks.get(point, frozenset())
        new = (old - rivals) | {mark} if point in at else old
        assert seen.marks.get(point, frozenset()) == new
    assert (seen.labels, seen.arrows, seen.lines) == (was.labels, was.arrows, was.lines)
    assert (seen.dimmed, seen.view) == (was.dimmed, was.view)
    assert with_mark(after, 1, at, mark) is after
    marks = {*(each.value for each in Mark), "M"}
    assert others(after, *marks) == others(before, *marks)


@given(nodes, some_points)
def test_no_mark_is_left_where_they_were_removed(text, at):
    before = line(NINE, text)
    after = with_mark(before, 1, at, None)
    old = read_markup(before, 1).marks
    assert read_markup(after, 1).marks == {p: found for p, found in old.items() if p not in at}


@given(nodes, any_point, st.text(st.sampled_from("ab]\\[: \n\u2028"), max_size=5) | st.text())
def test_a_label_reads_back_and_no_other_changes(text, at, label):
    before = line(NINE, text)
    after = with_label(before, 1, at, label)
    expected = dict(read_markup(before, 1).labels)
    expected.pop(at, None)
    found = dict(read_markup(after, 1).labels)
    shown = " ".join(label.strip().splitlines()).translate(dict.fromkeys(b"\t\v\f\0", " "))
    assert found.pop(at, "") == shown.strip()
    assert found == expected
    assert others(after, "LB", "L") == others(before, "LB", "L")
    assert with_label(after, 1, at, label) is after


@given(nodes, any_point, any_point, st.sampled_from([with_arrow, with_line]))
def test_an_arrow_or_line_put_and_removed_leaves_the_record_as_it_was(text, start, end, edit):
    before = edit(line(NINE, text), 1, start, end, False)
    after = edit(before, 1, start, end, True)
    found = read_markup(after, 1)
    drawn = found.arrows if edit is with_arrow else found.lines
    assert ((start, end) in drawn) is (start != end)
    assert edit(after, 1, start, end, False).properties(1) == before.properties(1)


@given(nodes, nodes, some_points, st.booleans())
def test_dimming_gives_the_points_asked_for_and_can_be_taken_back(above, text, at, on):
    before = line(NINE + above, text)
    after = with_dimmed_points(before, 1, at, on)
    was, seen = read_markup(before, 1).dimmed, read_markup(after, 1).dimmed
    assert seen == (was | at if on else was - at)
    changed = seen ^ was
    back = with_dimmed_points(after, 1, changed, not on)
    assert read_markup(back, 1).dimmed == was
    assert others(after, "DD") == others(before, "DD")
    assert after.properties(0) == before.properties(0)


@given(nodes, nodes, some_points)
def test_a_view_is_what_was_asked_for(above, text, at):
    before = line(NINE + above, text)
    after = with_visible_points(before, 1, at)
    assert read_markup(after, 1).view == (at or None)
    assert read_markup(with_visible_points(after, 1, None), 1).view is None
    assert others(after, "VW") == others(before, "VW")


@given(some_points, some_points)
def test_dimming_twice_changes_nothing_where_no_list_was_repeated(above, at):
    start, other = with_dimmed_points(line(NINE, "C[x]"), 0, above, True), at - above
    after = with_dimmed_points(with_dimmed_points(start, 1, other, True), 1, other, False)
    assert after.properties(1) == start.properties(1)


@pytest.mark.parametrize(
    ("own", "dimmed", "after"),
    [
        pytest.param("DD[zz]", "aa bb", "DD[aa][bb][zz]", id="as above, which it cancels"),
        pytest.param("DD[cc][zz]", "", "DD[zz]", id="nothing"),
    ],
)
def test_a_value_that_cannot_be_read_still_cancels_what_is_inherited(own, dimmed, after):
    before = line(NINE + "DD[aa][bb]", own)
    was, wanted = read_markup(before, 1).dimmed, frozenset(points(dimmed))
    tree = with_dimmed_points(before, 1, wanted ^ was, bool(wanted))
    assert read_markup(tree, 1).dimmed == wanted
    assert written(tree) == after


def test_an_edit_shares_every_node_but_its_own():
    tree = line(NINE, "TR[aa]", "C[x]")
    after = with_mark(tree, 1, points("bb"), Mark.TRIANGLE)
    assert after.node(2) is tree.node(2)
    assert after.node(0) is tree.node(0)
    assert tree.properties(1) == tuple(properties("TR[aa]"))


@for_each(
    ("before", "labels", "after"),
    [
        ("", {}, ""),
        ("", {"aa": "1", "ba": "a"}, "LB[aa:1][ba:a]"),
        ("LB[aa:x][cc:y]", {"aa": "1", "ba": "2"}, "LB[aa:1][cc:y][ba:2]"),
        ("LB[aa:x]TR[bb]LB[ba:y][zz:z]", {"ba": "1", "aa": ""}, "TR[bb]LB[ba:1][zz:z]"),
        ("LB[aa:1][ba:2]", {"ba": "2", "aa": "1"}, "LB[aa:1][ba:2]"),
        ("L[aa][ba][ca]", {"ba": "5", "dd": "6"}, "LB[aa:a][ba:5][ca:c][dd:6]"),
    ],
)
def test_several_labels_replace_those_on_their_points(before, labels, after):
    wanted = {points(at)[0]: text for at, text in labels.items()}
    assert written(with_labels(line(NINE, before), 1, wanted)) == after


@given(st.dictionaries(st.sampled_from(points("aa:cc")), st.sampled_from("abc1 "), max_size=6))
def test_several_labels_are_as_good_as_one_after_another(labels):
    before = line(NINE, "LB[aa:x][bb:a][cc:y]")
    each = before
    for point, text in labels.items():
        each = with_label(each, 1, point, text)
    assert written(with_labels(before, 1, labels)) == written(each)

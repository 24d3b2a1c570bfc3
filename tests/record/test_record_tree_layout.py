"""Drawings of trees: what stands where, what joins it, and what an edit moves."""

from __future__ import annotations

from itertools import pairwise
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record import Property, Tree
from goboard_gui.record.navigation.tree_layout import SLICE, Cell, TreeLayout
from tests.cases import for_each
from tests.record.layout_cases import drawn, grown, named
from tests.record.record_cases import deep

DRAWINGS = {
    "a root": ("a", "a"),
    "a line": ("abcd", "a-b-c-d"),
    "a variation": (
        "ab(cd)(ef)",
        r"""
        a-b-c-d
           \
            e-f
        """,
    ),
    "variations side by side": (
        "a(b)(c)(d)",
        r"""
        a-b
        |\
        | c
         \
          d
        """,
    ),
    "a late variation above an early one": (
        "a(b(cd(e)(f))(g))(h)",
        r"""
        a-b-c-d-e
         \ \   \
          h g   f
        """,
    ),
    "a line that needs the room of one above": (
        "a(bcde(f)(g))(hijklm)",
        r"""
        a-b-c-d-e-f
        |        \
        |         g
         \
          h-i-j-k-l-m
        """,
    ),
    "a line short enough for the room beside": (
        "a(bcde(f)(g))(hij)",
        r"""
        a-b-c-d-e-f
         \       \
          h-i-j   g
        """,
    ),
    "variations of a variation": (
        "a(bcd)(ef(g)(h))(i)",
        r"""
        a-b-c-d
        |\
        | e-f-g
         \   \
          i   h
        """,
    ),
    "a trunk that later lines go round": (
        "a(bc(d)(e)(f)(g))(hijk)",
        r"""
        a-b-c-d
        |   |\
        |   | e
        |   |\
        |   | f
        |    \
        |     g
         \
          h-i-j-k
        """,
    ),
}


def drawing(text: str) -> str:
    return dedent(text).strip("\n").rstrip()


@for_each(("text", "expected"), DRAWINGS.values(), ids=DRAWINGS)
def test_a_tree_is_drawn_line_by_line(text, expected):
    assert drawn(TreeLayout.compute(grown(text))) == drawing(expected)


COLLAPSED = {
    "the root": ("abc", "a", "a", {"a": 2}),
    "a variation": ("a(bc)(def)(g)", "d", "a-b-c\n|\\\n| d\n \\\n  g", {"d": 2}),
    "a fork": ("ab(cd)(ef)", "b", "a-b", {"b": 4}),
    "what is below another": ("abcde", "bd", "a-b", {"b": 3}),
    "nothing below it": ("abc", "c", "a-b-c", {}),
}


@pytest.mark.parametrize(("text", "names", "expected", "hidden"), COLLAPSED.values(), ids=COLLAPSED)
def test_a_collapsed_node_hides_and_counts_what_is_below_it(text, names, expected, hidden):
    tree = grown(text)
    layout = TreeLayout.compute(tree, {named(tree, name) for name in names})
    assert drawn(layout) == expected
    assert layout.hidden_counts == {named(tree, name): count for name, count in hidden.items()}


def test_what_is_seen_in_a_part_is_that_part_of_the_drawing():
    tree = grown("a(bcde(f)(g)(h))(ijk(lm)(n))(o)")
    layout = TreeLayout.compute(tree)
    assert drawn(layout) == drawing(r"""
        a-b-c-d-e-f
        |       |\
        |       | g
        |        \
        |         h
        |\
        | i-j-k-l-m
         \     \
          o     n
    """)
    assert drawn(layout, range(4, 6), range(1, 3)).splitlines() == [
        " |\\",
        " | g",
        "  \\",
        "   h",
    ]


def test_a_trunk_that_begins_and_ends_outside_of_a_part_is_seen_passing_through():
    layout = TreeLayout.compute(grown("a(b)(c)(d)(e)(f)"))
    assert list(layout.grid.vertical_lines_in(range(1), range(2, 3))) == [(0, 0, 3)]
    assert list(layout.grid.vertical_lines_in(range(1), range(4, 9))) == []


def test_cells_tell_their_nodes_and_nodes_their_cells():
    tree = grown("ab(c)(d)")
    grid = TreeLayout.compute(tree).grid
    assert grid.cell_of(named(tree, "d")) == Cell(2, 1)
    assert grid.node_at(2, 1) == named(tree, "d")
    nowhere = [(0, 1), (3, 0), (-1, 0), (2, 2), (2, -1)]
    assert [grid.node_at(*cell) for cell in nowhere] == [None] * 5
    assert grid.cell_of(99) is None


FOLLOWED = {
    "a move at the end": ("abc", "c", True),
    "a move at the end of a variation": ("ab(c)(d)", "d", True),
    "a variation": ("abc", "b", True),
    "one variation more": ("a(b)(c)", "a", True),
    "a variation after those of a variation": ("a(bc)(d(e)(f))", "a", True),
    "a variation above another, which makes way": ("a(bc)(de)", "b", False),
    "a variation above a trunk, which grows": ("a(b(c)(d))(e)", "b", False),
    "a move where another line stands": ("a(bc(d)(e))(fg)", "g", False),
    "a move with another line below it": ("ab(c)(d)", "c", True),
    "a move behind which a lower line is to go": ("a(bc)(defg)", "c", True),
}


@for_each(("text", "parent", "kept"), FOLLOWED.values(), ids=FOLLOWED)
def test_a_new_node_takes_its_place_where_nothing_has_to_make_way(text, parent, kept):
    before = grown(text)
    after, _ = before.add(named(before, parent), [Property("N", ("x",))])
    layout = TreeLayout.compute(before)
    assert layout.update(after) is kept
    if kept:
        assert drawn(layout) == drawn(TreeLayout.compute(after))
        assert layout.tree is after


def test_properties_move_nothing():
    tree = grown("a(b)(c)")
    layout = TreeLayout.compute(tree)
    assert layout.update(tree.set_properties(0, [Property("N", ("z",))]))
    assert drawn(layout) == "z-b\n \\\n  c"


def test_what_is_removed_put_first_or_read_anew_takes_a_new_drawing():
    tree = grown("a(b)(c)")
    first, _ = tree.add(0, [], index=0)
    for other in (tree.remove(2), first, grown("a(b)(c)")):
        assert not TreeLayout.compute(tree).update(other)


def test_a_long_branch_takes_a_new_drawing_which_is_made_in_slices():
    tree = Tree.new()
    longer, _ = tree.graft(0, [(None if at == 0 else at - 1, ()) for at in range(1000)])
    assert not TreeLayout.compute(tree).update(longer)


def test_what_is_added_below_a_collapsed_node_takes_a_new_drawing():
    tree = grown("abc")
    for collapsed, parent in (({1}, 1), ({1}, 2), ({2}, 2)):
        longer, _ = tree.add(parent, [])
        assert not TreeLayout.compute(tree, collapsed).update(longer)


def test_a_comment_below_a_collapsed_node_takes_a_new_drawing_only_for_its_count():
    tree = grown("abc")
    layout = TreeLayout.compute(tree, {1})
    assert layout.update(tree.set_properties(0, []))


@pytest.mark.parametrize("make", [deep, lambda count: bushy(count)], ids=["deep", "wide"])
def test_large_trees_are_laid_out_slice_by_slice(make):
    tree = make(20 * SLICE)
    layout = TreeLayout(tree)
    sizes = [len(layout.grid) for _ in layout.compute_in_slices()]
    assert len(sizes) >= 20
    assert all(after - before <= SLICE for before, after in pairwise(sizes))
    assert len(layout.grid) == 20 * SLICE


def bushy(count: int) -> Tree:
    """Return a tree in which every other node is a variation of the root."""
    tree = Tree.new()
    for number in range(1, count):
        tree, _ = tree.add(0 if number % 2 else number - 1, ())
    return tree


@st.composite
def trees(draw, most: int = 40) -> Tree:
    tree = Tree.new([Property("N", ("o",))])
    for count in range(1, draw(st.integers(1, most))):
        # Half of the nodes go on from the last one: lines of some length are what gets in the way.
        parent = draw(st.integers(0, count - 1) | st.just(count - 1))
        tree, _ = tree.add(parent, [Property("N", (chr(97 + count % 26),))])
    return tree


@given(trees())
def test_no_two_nodes_share_a_cell_and_no_connector_crosses_one(tree):
    layout = TreeLayout.compute(tree)
    drawn(layout)  # which refuses a cell, or the gap between two, for a second sign
    assert len(layout.grid) == len(list(tree.preorder()))


@given(trees())
def test_children_stand_a_column_further_the_first_in_the_row_of_its_parent(tree):
    grid = TreeLayout.compute(tree).grid
    for node in tree.preorder():
        column, row = grid.cell_of(node)
        children = [grid.cell_of(child) for child in tree.children(node)]
        assert all(child.column == column + 1 for child in children)
        assert [child.row for child in children[:1]] in ([], [row])
        assert [child.row for child in children] == sorted({child.row for child in children})


@given(trees(), st.data())
def test_a_part_shows_all_nodes_and_trunks_in_it_and_no_others(tree, data):
    grid = TreeLayout.compute(tree).grid
    corners, sides = st.integers(-2, 9), st.integers(1, 9)
    left, top = data.draw(corners), data.draw(corners)
    columns = range(left, left + data.draw(sides))
    rows = range(top, top + data.draw(sides))
    whole = range(grid.columns), range(grid.rows)
    assert list(grid.nodes_in(columns, rows)) == [
        seen for seen in grid.nodes_in(*whole) if seen.column in columns and seen.row in rows
    ]
    assert set(grid.vertical_lines_in(columns, rows)) == {
        trunk
        for trunk in grid.vertical_lines_in(*whole)
        if trunk.column in columns and set(range(trunk.top, trunk.bottom + 1)) & set(rows)
    }


@given(trees(most=20), st.data())
def test_a_drawing_that_follows_edits_is_the_one_that_would_be_made_anew(tree, data):
    layout = TreeLayout.compute(tree)
    for _ in range(data.draw(st.integers(1, 8))):
        nodes = list(tree.preorder())
        for _ in range(data.draw(st.integers(1, 3))):
            parent = data.draw(st.sampled_from(nodes))
            tree, node = tree.add(parent, [Property("N", ("x",))])
            nodes.append(node)
        if not layout.update(tree):
            layout = TreeLayout.compute(tree)
        assert drawn(layout) == drawn(TreeLayout.compute(tree))

"""What nodes inherit is remembered, and never after it has become wrong."""

from __future__ import annotations

import random

import pytest

from goboard_gui.go import Point
from goboard_gui.record import Property, Tree
from goboard_gui.record.edits.branches import insert_above
from goboard_gui.record.edits.marking import with_dimmed_points, with_mark, with_visible_points
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import MarkupReader, read_markup
from tests.cases import for_each
from tests.record.record_cases import branch, line


@pytest.fixture
def tree() -> Tree:
    tree = line("SZ[9]", "B[cc]DD[aa]", "W[gg]", "B[ee]VW[aa:ee]TR[ee]", "W[dd]DD[]", "B[ff]")
    return branch(tree, 1, "W[aa]", "B[bb]")[0]


def test_each_node_is_read_as_if_by_itself_in_whatever_order(tree):
    nodes = list(tree.preorder())
    for seed in range(5):
        reader = MarkupReader(tree)
        random.Random(seed).shuffle(nodes)
        for node in nodes:
            assert reader.read(tree, node) == read_markup(tree, node)


@for_each(
    "edit",
    [
        pytest.param(lambda tree: tree.add(5, [Property("W", ("hh",))])[0], id="a move"),
        pytest.param(lambda tree: with_mark(tree, 2, [Point(0, 0)], Mark.CROSS), id="a mark"),
        pytest.param(lambda tree: with_dimmed_points(tree, 2, [Point(3, 3)], True), id="dimmed"),
        pytest.param(lambda tree: with_visible_points(tree, 0, [Point(3, 3)]), id="a view"),
        pytest.param(
            lambda tree: insert_above(tree, 2, [Property("DD", ("cc",))])[0], id="between"
        ),
        pytest.param(lambda tree: tree.remove(2), id="removed"),
        pytest.param(lambda tree: line("SZ[9]DD[ii]", "B[aa]", "W[bb]"), id="another record"),
    ],
)
def test_an_edit_and_its_undo_are_seen(tree, edit):
    reader = MarkupReader(tree)
    edited = edit(tree)
    for version in (tree, edited, tree, edited):
        for node in version.preorder():
            assert reader.read(version, node) == read_markup(version, node)


def test_what_a_node_says_in_several_properties_holds_together():
    tree = line("SZ[9]DD[aa]DD[bb]", "VW[aa:cc]VW[dd]", "B[aa]")
    reader = MarkupReader(tree)
    assert [reader.read(tree, node) for node in range(3)] == [
        read_markup(tree, node) for node in range(3)
    ]
    assert reader.read(tree, 2).dimmed == {Point(0, 0), Point(1, 1)}

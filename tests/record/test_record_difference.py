from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.difference import (
    DifferenceKind,
    find_differences,
    game_differences,
)
from goboard_gui.record.tree import Property, Tree
from tests.cases import for_each
from tests.record.record_cases import DEEP, WIDE

ONE, OTHER, CHANGED = DifferenceKind.ONLY_FIRST, DifferenceKind.ONLY_SECOND, DifferenceKind.CHANGED


def game(text: str) -> Tree:
    return read_sgf(text.encode()).games[0]


def found(one: str, other: str) -> list[tuple]:
    """Return kind, both places, how many nodes, and the properties, of each difference."""
    return [
        (
            each.kind,
            each.first_node,
            each.second_node,
            each.node_count,
            " ".join(each.changed_properties),
        )
        for each in find_differences(game(one), game(other))
    ]


@for_each(
    ("one", "other", "expected"),
    [
        pytest.param("(;B[aa];W[bb])", "(;B[aa];W[bb])", [], id="none"),
        pytest.param("(;B[aa];W[bb];B[cc])", "(;B[aa])", [(ONE, 1, 0, 2, "W")], id="only here"),
        pytest.param("(;B[aa])", "(;B[aa];W[bb];B[cc])", [(OTHER, 0, 1, 2, "W")], id="only there"),
        pytest.param(
            "(;SZ[9];B[aa]C[a]LB[bb:1])",
            "(;SZ[9];B[aa]LB[bb:2]N[b])",
            [(CHANGED, 1, 1, 1, "C LB N")],
            id="properties",
        ),
        pytest.param("(;AB[aa][bb]SZ[9])", "(;SZ[9]AB[bb][aa])", [], id="order of properties"),
        pytest.param("(;AB[aa]AB[bb])", "(;AB[aa][bb])", [], id="a repeated property"),
        pytest.param("(;AB[aa])", "(;AB[aa][aa])", [(CHANGED, 0, 0, 1, "AB")], id="a value twice"),
        pytest.param("(;(;W[bb])(;W[dd]))", "(;(;W[dd])(;W[bb]))", [], id="order of variations"),
        pytest.param(
            "(;;B[aa];W[bb];B[cc])",
            "(;;B[ab];W[bb];B[cc])",
            [(CHANGED, 1, 1, 1, "B")],
            id="a corrected move",
        ),
        pytest.param(
            "(;;B[aa];W[bb])",
            "(;;B[ab];W[cc])",
            [(ONE, 1, 0, 2, "B"), (OTHER, 0, 1, 2, "B")],
            id="another game from here",
        ),
        pytest.param(
            "(;(;W[bb])(;W[dd]C[a]))",
            "(;(;W[dd]C[b])(;W[bb])(;W[ee]))",
            [(CHANGED, 2, 1, 1, "C"), (OTHER, 0, 3, 1, "W")],
            id="known by move",
        ),
        pytest.param(
            "(;(;W[aa])(;W[aa]))", "(;(;W[aa])(;W[aa];B[bb]))", [(OTHER, 2, 3, 1, "B")], id="twins"
        ),
        pytest.param("(;C[a];N[b])", "(;C[a];N[c])", [(CHANGED, 1, 1, 1, "N")], id="no moves"),
    ],
)
def test_differences_are_what_a_person_would_call_them(one, other, expected):
    assert found(one, other) == expected


def test_differences_come_in_the_order_in_which_one_reads():
    places = [each[1:3] for each in found("(;(;W[aa];B[bb])(;W[cc]C[a]))", "(;(;W[aa])(;W[cc]))")]
    assert places == [(2, 1), (3, 2)]


def test_games_that_only_one_file_has_are_differences_by_themselves():
    some, others = read_sgf(b"(;B[aa])").games, read_sgf(b"(;B[aa];W[bb])(;B[bb];W[cc])").games
    shown = [
        (n, each.kind, each.first_node, each.second_node, each.node_count)
        for n, each in game_differences(some, others)
    ]
    assert shown == [(0, OTHER, 0, 1, 1), (1, OTHER, None, 0, 2)]
    assert [each.kind for _, each in game_differences(others, some)] == [ONE, ONE]


@st.composite
def trees(draw) -> Tree:
    tree = Tree.new()
    nodes = [0]
    for _ in range(draw(st.integers(0, 12))):
        ident = draw(st.sampled_from("BWC"))
        value = draw(st.sampled_from(["aa", "bb"]))
        tree, node = tree.add(draw(st.sampled_from(nodes)), [Property(ident, (value,))])
        nodes.append(node)
    return tree


@given(trees())
def test_a_tree_does_not_differ_from_itself(tree):
    assert find_differences(tree, tree) == []


@given(trees(), trees())
def test_what_one_lacks_the_other_has(one, other):
    ahead, back = find_differences(one, other), find_differences(other, one)

    def count(some, kind):
        return sum(each.node_count for each in some if each.kind is kind)

    sizes = [sum(1 for _ in tree.preorder()) for tree in (one, other)]
    assert sizes[0] - count(ahead, ONE) == sizes[1] - count(ahead, OTHER)
    assert sizes[1] - count(back, ONE) == sizes[0] - count(back, OTHER)


def test_deep_and_wide_records_are_compared_without_recursion():
    deep = "(" + ";B[aa];W[bb]" * (DEEP // 2) + ")"
    assert found(deep, deep[:-1] + ";C[end])") == [(OTHER, DEEP - 1, DEEP, 1, "C")]
    wide = "(;" + "".join(f"(;C[{number}])" for number in range(WIDE)) + ")"
    assert found(wide, wide[:-1] + "(;B[aa]))") == [(OTHER, 0, WIDE + 1, 1, "B")]

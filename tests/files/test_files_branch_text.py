from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.branch_text import (
    NoBranchError,
    SizeMismatchError,
    read_branches,
    write_branch,
)
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size
from goboard_gui.record import NodeList, Property, Tree
from goboard_gui.record.edits.branches import branch_nodes
from tests.cases import for_each
from tests.record.edit_cases import assert_sound, contents, deep, nodes_of, records, wide
from tests.record.record_cases import BOARD, branch, line

NINE = Size(9, 9)
choices = st.integers(0, 10**6)


def texts(found) -> list[list[tuple[int | None, str]]]:
    """Branches as one reads them: for each node its parent and its properties as SGF."""
    return [
        [
            (parent, "".join(item.ident + "".join(f"[{v}]" for v in item.values) for item in node))
            for parent, node in nodes
        ]
        for nodes in found
    ]


def test_a_branch_is_a_game_behind_a_root_that_names_the_board():
    tree = line("GM[1]SZ[19:13]PB[x]AB[aa]C[y]", "B[dd]C[z]", "W[cc]")
    tree, _ = branch(tree, 1, "W[ee]")
    assert write_branch(tree, 1) == "(;GM[1]FF[4]SZ[19:13]\n;B[dd]C[z]\n(;W[cc])\n(;W[ee]))"
    assert write_branch(tree, 2) == "(;GM[1]FF[4]SZ[19:13]\n;W[cc])"


def test_the_root_of_a_record_is_written_as_it_is():
    tree = line("GM[1]SZ[9]PB[x]AB[aa]C[y]", "B[dd]")
    assert write_branch(tree, 0) == "(;GM[1]SZ[9]PB[x]AB[aa]C[y]\n;B[dd])"


def test_a_record_that_names_no_size_is_one_of_19_lines():
    assert "SZ[19]" in write_branch(line("C[x]", "B[dd]"), 1)


@for_each(
    ("text", "expected"),
    [
        pytest.param(
            "(;GM[1]FF[4]CA[UTF-8]AP[x:1]ST[2]SZ[9]PB[a]PW[b]RE[B+1];B[aa];W[bb])",
            [[(None, "B[aa]"), (0, "W[bb]")]],
            id="a bare root is left out",
        ),
        pytest.param(
            "(;SZ[9](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee])))",
            [[(None, "B[aa]"), (0, "W[bb]")], [(None, "B[cc]"), (0, "W[dd]"), (0, "W[ee]")]],
            id="several variations below it",
        ),
        pytest.param(
            "(;FF[4]SZ[9]AB[aa]PL[W]PB[x];W[bb])",
            [[(None, "AB[aa]PL[W]"), (0, "W[bb]")]],
            id="a root with a position is a node",
        ),
        pytest.param(
            "(;SZ[9]C[x](;B[aa])(;B[bb]))",
            [[(None, "C[x]"), (0, "B[aa]"), (0, "B[bb]")]],
            id="a root with a comment is a node",
        ),
        pytest.param(
            "(;B[aa];W[bb])", [[(None, "B[aa]"), (0, "W[bb]")]], id="a root with a move is a node"
        ),
        pytest.param(";B[aa]", [[(None, "B[aa]")]], id="no brackets"),
        pytest.param("(;SZ[9];B[aa];", [[(None, "B[aa]"), (0, "")]], id="cut"),
        pytest.param(
            "see\n(;SZ[9];B[aa]) and\n(;SZ[9];B[bb])",
            [[(None, "B[aa]")], [(None, "B[bb]")]],
            id="two games in a text",
        ),
        pytest.param(
            "(;SZ[9];B[aa]C[a\\]b\\\\ 黑 ä]XX[1][2])",
            [[(None, "B[aa]C[a\\]b\\\\ 黑 ä]XX[1][2]")]],
            id="escapes and letters",
        ),
        pytest.param(
            "(;SZ[9]CA[Shift_JIS];B[aa]C[黑])",
            [[(None, "B[aa]C[黑]")]],
            id="a charset it is not in",
        ),
        pytest.param("(;SZ[9];;B[aa])", [[(None, ""), (0, "B[aa]")]], id="an empty node"),
    ],
)
def test_the_branches_of_a_text_are_read(text, expected):
    assert texts(read_branches(text, NINE)) == expected


@for_each("text", ["", "good morning", "(;)", "(;SZ[9]PB[x])", "B[aa]", "see (; "])
def test_a_text_without_moves_has_no_branch(text):
    with pytest.raises(NoBranchError):
        read_branches(text, NINE)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("(;SZ[13];B[aa])", Size(13, 13)),
        ("(;SZ[9];B[aa])(;SZ[9:7];B[aa])", Size(9, 7)),
        ("(;SZ[odd];B[aa])", Size(19, 19)),
    ],
)
def test_a_branch_of_another_board_is_refused(text, size):
    with pytest.raises(SizeMismatchError) as error:
        read_branches(text, NINE)
    assert (error.value.size, error.value.wanted) == (size, NINE)
    assert str(size) in str(error.value)
    assert str(NINE) in str(error.value)


def test_letters_that_no_charset_explains_survive():
    tree, node = Tree.new([Property("SZ", ("9",))]).add(0, [Property("C", ("a\udce4b",))])
    assert read_branches(write_branch(tree, node), NINE) == [branch_nodes(tree, node)]


@given(records(), choices, choices)
def test_a_branch_copied_and_pasted_is_the_branch_it_was(tree, choice, place):
    nodes = nodes_of(tree)
    node, parent = nodes[choice % len(nodes)], nodes[place % len(nodes)]
    if node == tree.root:
        return
    (nodes_read,) = read_branches(write_branch(tree, node), BOARD)
    again, new = tree.graft(parent, nodes_read)
    assert_sound(again)
    assert contents(again, new) == contents(tree, node)


@given(records())
def test_a_whole_record_copied_comes_with_its_position(tree):
    wanted = [item for item in tree.properties(0) if item.ident in ("AB", "C")]
    if not wanted and not tree.children(0):
        return
    found = read_branches(write_branch(tree, 0), BOARD)
    if wanted:
        assert [list(nodes[0][1]) for nodes in found] == [wanted]
        assert (
            contents(Tree.from_source(NodeList.from_properties(found[0])))[1:] == contents(tree)[1:]
        )
    else:
        assert found == [branch_nodes(tree, child) for child in tree.children(0)]


@given(records(), choices)
def test_a_branch_is_a_file_that_other_programs_read(tree, choice):
    nodes = nodes_of(tree)
    file = read_sgf(write_branch(tree, nodes[choice % len(nodes)]).encode())
    assert file.diagnostics == ()


def test_deep_and_wide_branches_are_copied_without_recursion():
    for tree, size in ((deep(2_000), 1_998), (wide(3_000), 0)):
        node = tree.children(0)[0]
        (found,) = read_branches(write_branch(tree, node), NINE)
        assert len(found) == size + 1
    assert len(read_branches(write_branch(tree, 0), NINE)) == 2_999

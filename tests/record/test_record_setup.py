from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board, Colour, OffBoardError, Point, Size
from goboard_gui.record.edits.handicap import set_handicap
from goboard_gui.record.edits.setup import (
    MoveInNodeError,
    add_position,
    change_position,
    set_player_to_move,
)
from goboard_gui.record.properties.tables import SETUP_PROPERTIES
from tests.cases import for_each
from tests.record.edit_cases import assert_sound, contents, nodes_of, records, wide
from tests.record.record_cases import BOARD, WIDE, line, properties, replayed

if TYPE_CHECKING:
    from goboard_gui.record import Tree

choices = st.integers(0, 10**6)
positions = st.lists(
    st.sampled_from(".XO"), min_size=len(BOARD.points()), max_size=len(BOARD.points())
).map(lambda signs: Board.from_rows("".join(signs[:3]), "".join(signs[3:])))


def before(tree: Tree, node: int) -> Board:
    parent = tree.parent(node)
    return Board.empty(BOARD) if parent is None else replayed(tree, RECORDING, parent).board


def changed(text: str, *rows: str) -> str:
    """Return a second node of a 3×3 record after another position was set up in it."""
    tree = line("SZ[3]AB[aa][ba]AW[cc]", text)
    board = replayed(tree, RECORDING, 0).board
    tree = change_position(tree, 1, board, Board.from_rows(*rows).stones())
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(1)
    )


@for_each(
    ("text", "rows", "expected"),
    [
        pytest.param("", ("XX.", "...", "..O"), "", id="the same position"),
        pytest.param("", ("XXX", "...", ".OO"), "AB[ca]AW[bc]", id="more stones"),
        pytest.param("", ("X..", "...", "..."), "AE[ba][cc]", id="fewer stones"),
        pytest.param("", ("O..", "...", "..X"), "AB[cc]AW[aa]AE[ba]", id="other stones"),
        pytest.param("AB[bb]", ("XX.", "...", "..O"), "", id="back to the one before"),
        pytest.param(
            "C[x]AB[bb]N[y]", ("XX.", ".XX", "..O"), "C[x]AB[bb][cb]N[y]", id="in its place"
        ),
        pytest.param("AB[ca:cb]", ("XXX", "..X", ".OO"), "AB[ca:cb]AW[bc]", id="rectangles stay"),
        pytest.param("AB[ca:cb]", ("XXX", "...", "..O"), "AB[ca]", id="part of a rectangle"),
        pytest.param("AB[zz]AE[ca]", ("XX.", "...", "..O"), "AB[zz]", id="unreadable values stay"),
        pytest.param("AB[bb]AB[cb]", ("XX.", ".XX", "..O"), "AB[bb]AB[cb]", id="twice the same"),
        pytest.param("AB[bb]AB[cb]", ("XX.", "..X", "..O"), "AB[cb]", id="one of two lists"),
        pytest.param("AE[bb]", ("XX.", "...", "..O"), "", id="no empty point is emptied"),
        pytest.param("PL[W]", ("X..", "...", "..O"), "PL[W]AE[ba]", id="the turn stays"),
    ],
)
def test_a_node_sets_up_another_position_with_no_more_than_it_takes(text, rows, expected):
    assert changed(text, *rows) == expected


def test_what_follows_a_changed_position_stays():
    tree = line("SZ[3]", "AB[aa]", "W[bb]", "B[cc]")
    again = change_position(tree, 1, Board.empty(Size(3, 3)), {Point(1, 0): Colour.WHITE})
    assert again.properties(1) == tuple(properties("AW[ba]"))
    assert set(again.difference(tree)) == {1}


def test_a_position_that_is_there_already_changes_nothing():
    tree = line("SZ[3]AB[aa:bb]")
    board = Board.empty(Size(3, 3))
    assert change_position(tree, 0, board, replayed(tree, RECORDING, 0).board.stones()) is tree


def test_beside_a_move_nothing_is_set_up():
    tree = line("SZ[3]", "B[aa]")
    with pytest.raises(MoveInNodeError, match="node 1") as error:
        change_position(tree, 1, Board.empty(Size(3, 3)), {})
    assert error.value.node == 1


@pytest.mark.parametrize("colour", [None, Colour.BLACK])
def test_points_off_the_board_are_refused(colour):
    tree, board = line("SZ[3]"), Board.empty(Size(3, 3))
    for edit in (change_position, add_position):
        with pytest.raises(OffBoardError):
            edit(tree, 0, board, {Point(3, 0): colour})


def test_points_given_no_stone_are_empty():
    tree = line("SZ[3]AB[aa][bb]")
    stones = {Point(0, 0): None, Point(1, 1): Colour.BLACK}
    again = change_position(tree, 0, Board.empty(Size(3, 3)), stones)
    assert again.properties(0) == tuple(properties("SZ[3]AB[bb]"))


def test_the_board_is_cleared():
    tree = line("SZ[3]AB[aa]AW[bb]C[x]", "C[y]")
    board = replayed(tree, RECORDING, 0).board
    assert change_position(tree, 1, board, {}).properties(1) == tuple(properties("C[y]AE[aa][bb]"))
    root = change_position(tree, 0, Board.empty(Size(3, 3)), {})
    assert root.properties(0) == tuple(properties("SZ[3]C[x]"))


@given(records(), choices, positions)
def test_any_position_is_set_up_in_any_node_without_a_move(tree, choice, wanted):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    board = before(tree, node)
    if tree.node(node).has_any_property("B", "W"):
        with pytest.raises(MoveInNodeError):
            change_position(tree, node, board, wanted.stones())
        return
    again = change_position(tree, node, board, wanted.stones())
    assert_sound(again)
    assert replayed(again, RECORDING, node).board == wanted
    others = [item for item in again.properties(node) if item.ident not in SETUP_PROPERTIES]
    assert others == [item for item in tree.properties(node) if item.ident not in SETUP_PROPERTIES]
    assert set(again.difference(tree)) <= {node}
    assert change_position(again, node, board, wanted.stones()) is again


@given(records(), choices, positions)
def test_any_position_is_added_after_any_node(tree, choice, wanted):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    board = replayed(tree, RECORDING, node).board
    again, new = add_position(tree, node, board, wanted.stones())
    assert_sound(again)
    assert again.children(node) == (*tree.children(node), new)
    assert replayed(again, RECORDING, new).board == wanted
    for ident, values in again.properties(new):
        assert ident in SETUP_PROPERTIES
        assert all(
            (ident == "AE") is (board[p] is not None and wanted[p] is None)
            for p in (Point("abc".index(v[0]), "ab".index(v[1])) for v in values)
        )
    assert contents(again.remove(new)) == contents(tree)


# The turn


@pytest.mark.parametrize(
    ("text", "colour", "expected"),
    [
        ("C[x]", Colour.WHITE, "C[x]PL[W]"),
        ("PL[B]C[x]", Colour.WHITE, "PL[W]C[x]"),
        ("PL[B]C[x]PL[W]", Colour.BLACK, "PL[B]C[x]"),
        ("PL[odd]C[x]", None, "C[x]"),
        ("B[aa]", Colour.BLACK, "B[aa]PL[B]"),
    ],
)
def test_a_node_says_whose_turn_it_is(text, colour, expected):
    tree = set_player_to_move(line("SZ[9]", text), 1, colour)
    assert tree.properties(1) == tuple(properties(expected))
    assert set_player_to_move(tree, 1, colour) is tree
    if colour is not None:
        assert replayed(tree, RECORDING, 1).step.to_play is colour


# Handicap


def test_the_root_of_a_wide_record_is_set_up_alone():
    tree = wide(WIDE)
    board = Board.empty(Size(9, 9))
    again = set_handicap(change_position(tree, 0, board, {Point(0, 0): Colour.WHITE}), 4)
    assert set(again.difference(tree)) == {0}

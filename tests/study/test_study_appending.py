from __future__ import annotations

import pytest

from goboard_gui.files.comments import read_comment
from goboard_gui.go import Board, Colour, OffBoardError, Point, Size
from goboard_gui.record import Session, new_game
from goboard_gui.study.appending import append_main_line
from tests.record.record_cases import branch, line, setup

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def after(session: Session, other) -> list[tuple[int, Colour | None, Point | None]]:
    """Continue a record; return the nodes of its line from there on and their moves."""
    start = session.cursor_index
    append_main_line(session, other)
    return [(step.node, *(step.move or (None, None))) for step in session.steps()[start + 1 :]]


def test_moves_are_added_at_the_cursor_by_turn():
    session = Session(line("SZ[9]", "B[aa]"))
    session.go_to(1)
    assert after(session, line("SZ[9]", "B[bb]", "W[]", "W[cc]")) == [
        (2, WHITE, Point(1, 1)),
        (3, BLACK, None),
        (4, WHITE, Point(2, 2)),
    ]
    assert session.cursor == 4


def test_moves_that_are_there_are_followed():
    tree, _ = branch(line("SZ[9]", "B[aa]", "W[bb]"), 0, "B[cc]")
    session = Session(tree)
    assert [node for node, *_ in after(session, line("SZ[9]", "B[aa]", "W[dd]"))] == [1, 4]


def test_illegal_moves_are_added_too_and_moves_off_the_board_are_not():
    session = Session(line("SZ[3]"))
    assert after(session, line("SZ[3]", "B[aa]", "W[aa]", "B[zz]", "B[bb]")) == [
        (1, BLACK, Point(0, 0)),
        (2, WHITE, Point(0, 0)),
        (3, BLACK, Point(1, 1)),
    ]


def test_stones_are_set_up_and_taken_off_where_they_were():
    session = Session(line("SZ[3]", "B[cc]"))
    session.go_to(1)
    append_main_line(session, line("SZ[3]AB[aa]AW[ba]", "AE[aa]", "B[bb]"))
    assert session.board == Board.from_rows(".O.", ".O.", "..X")


def test_a_position_replaces_the_one_at_the_cursor():
    session = Session(line("SZ[3]", "B[cc]", "W[bb]", "B[ca]"))
    session.go_to(2)
    append_main_line(session, line("SZ[3]AB[aa]AW[bb]", "B[ac]"), replace_position=True)
    assert session.board == Board.from_rows("X..", ".O.", "X..")
    session.go_to(3)
    assert session.board == Board.from_rows("..X", ".O.", "..X")


def test_setup_that_is_added_where_moves_follow_leaves_their_starting_position():
    session = Session(line("SZ[3]", "B[cc]"))
    append_main_line(session, line("SZ[3]AB[aa]", "B[bb]"))
    assert session.board == Board.from_rows("X..", ".X.", "...")
    session.go_to(1)
    assert session.board == Board.from_rows("...", "...", "..X")


def test_a_capture_is_no_setup():
    session = Session(line("SZ[2]"))
    append_main_line(session, line(setup("XO", ".."), "W[ab]"))
    assert session.board == Board.from_rows("XO", "X.")
    session = Session(line("SZ[2]PL[W]"))
    append_main_line(session, line(setup("XO", ".."), "W[ab]"))
    assert session.board == Board.from_rows(".O", "O.")
    assert len(session.line) == 2


def test_comments_come_along_with_what_is_new():
    session = Session(line("SZ[9]C[root]", "B[aa]C[old]"))
    append_main_line(session, line("SZ[9]C[left]", "B[aa]C[mine]", "W[bb]C[new: one]"))
    comments = [session.tree.node(node).first_value("C") for node in session.line]
    assert comments == ["root", "old", "new: one"]


def test_markup_comes_along_with_what_is_new():
    session = Session(line("SZ[9]", "B[aa]TR[aa]"))
    append_main_line(session, line("SZ[9]", "B[aa]CR[aa]", "W[bb]LB[cc:a]AR[aa:bb]BM[1]"))
    idents = [[item.ident for item in session.tree.properties(node)] for node in (1, 2)]
    assert idents == [["B", "TR"], ["W", "LB", "AR"]]


def test_what_a_node_says_stays_when_stones_are_set_up_there():
    session = Session(line("SZ[9]C[old]TR[aa]"))
    append_main_line(session, line("SZ[9]AB[bb]C[new]TR[bb]CR[cc]"))
    assert read_comment(session.tree, 0) == "old\n\nnew"
    assert session.tree.node(0).first_value("TR") == "aa"
    assert session.tree.node(0).first_value("CR") == "cc"


def test_the_player_of_a_position_that_is_set_up_moves_next():
    session = Session(line("SZ[9]", "B[aa]"))
    session.go_to(1)
    append_main_line(session, line("SZ[9]AW[bb]PL[B]", "B[cc]"))
    assert session.board[Point(2, 2)] is BLACK


def test_other_variations_stay_behind():
    session = Session(new_game(Size(9, 9)))
    other, _ = branch(line("SZ[9]", "B[aa]", "W[bb]"), 0, "B[cc]")
    append_main_line(session, other)
    assert session.tree.main_line() == [0, 1, 2]
    assert session.tree.children(0) == (1,)


def test_a_board_that_is_too_small_is_refused():
    with pytest.raises(OffBoardError):
        append_main_line(Session(line("SZ[3]")), line("SZ[9]AB[ii]"))


def test_a_comment_comes_with_all_its_values():
    session = Session(line("SZ[3]"))
    append_main_line(session, line("SZ[3]", "B[bb]C[one][two]", "W[aa]C[]"))
    assert [read_comment(session.tree, node) for node in (1, 2)] == ["one\ntwo", ""]

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from tests.gui.gui_cases import CTRL, click, press

A, B = Point(2, 2), Point(6, 6)
KEY = Qt.Key


def type_moves(window, text: str) -> None:
    window.commands[Command.TYPE_MOVE].trigger()
    QTest.keyClicks(window.entry, text)
    QTest.keyClick(window.entry, KEY.Key_Return)


def test_moves_can_be_typed_in_the_chosen_notation(window):
    window.bars.notations["andreev"].trigger()
    press(window, KEY.Key_L, CTRL)
    assert window.entry.hasFocus()
    type_moves(window, "+2-2 -2+2 pass")
    session = window.document.session
    assert [step.move.point for step in session.steps()[1:]] == [A, B, None]
    assert window.entry.hasFocus()


def test_after_a_typed_move_the_keys_undo_that_and_not_its_letters(window):
    window.bars.notations["andreev"].trigger()
    type_moves(window, "+2-2")
    press(window, KEY.Key_Z, CTRL)
    assert len(window.document.session.steps()) == 1
    assert window.entry.text() == ""
    QTest.keyClicks(window.entry, "+2")
    press(window, KEY.Key_Z, CTRL)
    assert window.entry.text() == ""
    press(window, KEY.Key_Y, CTRL)
    assert window.entry.text() == "+2"


def test_a_typed_move_that_is_refused_ends_the_row_with_the_reason(window):
    type_moves(window, "C7 C7 G3")
    assert window.document.session.step.number == 1
    assert window.message_strip.text.startswith("C7 is occupied")


def test_a_point_that_is_occupied_is_told_of_alike_whether_it_is_typed_or_clicked(window):
    type_moves(window, "C7 G3 C7")
    message = window.message_strip
    typed = message.text, [button.text() for button in message.buttons]
    message.dismiss()
    click(window.board_view.board, A)
    assert (message.text, [button.text() for button in message.buttons]) == typed
    assert typed == ("C7 is occupied by move 1.", ["Move This Stone…", "Insert Move…"])
    message.dismiss()
    type_moves(window, "C7")
    QTest.keyClicks(window.entry, "E")  # what is offered stays while the next move is typed
    assert message.has_message
    assert message.text == typed[0]


def test_a_typed_text_that_names_no_point_says_why_with_the_title_of_the_notation(window):
    window.bars.notations["andreev"].trigger()
    type_moves(window, "=8+3")
    assert window.message_strip.has_message
    assert "“=8” is not a line of the 9×9 board" in window.message_strip.text
    assert window.document.session.step.number == 0
    QTest.keyClick(window.entry, KEY.Key_Escape)
    assert not window.message_strip.has_message
    type_moves(window, "Q?!")
    told = window.message_strip.text
    assert told.startswith("“Q?!” is not a point in the notation Andreev (signed corners), ")


def test_the_points_that_share_a_typed_name_are_lit_until_it_is_gone(window):
    window.bars.notations["named"].trigger()
    type_moves(window, "3-3")
    board = window.board_view.board
    lit = {point for point, cell in board.picture.cells.items() if cell.highlighted}
    assert lit == {Point(2, 2), Point(6, 2), Point(2, 6), Point(6, 6)}
    assert "several points" in window.message_strip.text
    QTest.keyClick(window.entry, KEY.Key_Escape)
    assert not any(cell.highlighted for cell in board.picture.cells.values())


def test_stones_can_be_typed_onto_the_board(window):
    type_moves(window, "+B C7 +W G3 -B C7")
    assert window.document.session.board.stones() == {Point(6, 6): Colour.WHITE}
    window.document.undo_stack.undo()
    assert window.document.session.board.stones() == {}


def test_words_are_deleted_from_what_is_typed_and_not_the_node(forked):
    QTest.keyClick(forked, KEY.Key_L, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(forked.entry, "c3 d4")
    QTest.keyClick(forked.entry, KEY.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert forked.entry.text() == "c3 "
    forked.entry.setCursorPosition(0)
    QTest.keyClick(forked.entry, KEY.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert forked.entry.text() == ""
    assert forked.document.session.cursor == 2

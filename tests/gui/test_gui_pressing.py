"""A pressed stone: it follows the pointer and is played where it is released."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.game.recording.game_clock import GameClock
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, OUTSIDE, drag, point_to, press_point, release_point
from tests.record.record_cases import line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C, D = Point(2, 2), Point(6, 6), Point(4, 4), Point(3, 2)


def moves(made) -> list[Point | None]:
    return [step.move.point for step in made.session.steps() if step.move is not None]


def test_a_stone_is_shown_while_it_is_pressed_and_played_when_it_is_released(bench):
    made = bench()
    press_point(made.board, A)
    assert moves(made) == []
    assert made.cell(A).stone is BLACK
    point_to(made.board, C, held=LEFT)
    assert (made.cell(A), made.cell(C).stone) == (None, BLACK)
    release_point(made.board, C)
    assert moves(made) == [C]
    point_to(made.board, D)
    assert made.cell(D).ghost is WHITE


CANCELLED = {
    "off the board": ([OUTSIDE], OUTSIDE),
    "on a stone": ([B], B),
    "off the board and released on a stone": ([OUTSIDE, B], B),
}


@pytest.mark.parametrize(("way", "end"), CANCELLED.values(), ids=CANCELLED)
def test_a_stone_is_not_played_if_it_is_released(bench, way, end):
    made = bench(line("SZ[9]", "B[gg]"))
    press_point(made.board, A)
    for place in way:
        point_to(made.board, place, held=LEFT)
        assert made.board.cursor().shape() is Qt.CursorShape.ForbiddenCursor
    release_point(made.board, end)
    assert moves(made) == [B]
    assert made.cell(A) is None
    assert made.board.cursor().shape() is Qt.CursorShape.ArrowCursor
    assert made.strip.text == ""


def test_a_stone_that_comes_back_to_its_point_is_played_there(bench):
    made = bench()
    drag(made.board, A, C, A)
    assert moves(made) == [A]


def test_a_click_that_drifts_over_the_border_of_its_cell_plays_the_pressed_point(bench):
    made = bench()
    least, pitch = QGuiApplication.styleHints().startDragDistance(), made.board.pitch
    border = (made.board.centre(A) + QPointF(pitch / 2, 0)).toPoint()
    inside, beyond = border - QPoint(3, 0), border + QPoint(3, 0)
    for end, played in ((beyond, A), (inside + QPoint(least, 0), D)):
        QTest.mousePress(made.board, LEFT, pos=inside)
        point_to(made.board, end.toPointF(), held=LEFT)
        assert moves(made) == []
        QTest.mouseRelease(made.board, LEFT, pos=end)
        assert moves(made) == [played]
        made.document.undo_stack.undo()
        QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval())


def test_a_fast_drag_without_a_move_between_press_and_release_ends_where_it_is_released(bench):
    made = bench()
    press_point(made.board, A)
    release_point(made.board, C)
    assert moves(made) == [C]


INTERRUPTIONS = {
    "Esc": lambda made: made.tools.cancel_gesture(),
    "undo": lambda made: made.document.undo_stack.undo(),
    "a step": lambda made: made.document.go_to(0),
    "another record": lambda made: made.document.open_games([line("SZ[9]")], None, None),
    "another tool": lambda made: made.actions[Command.TOOL_CIRCLE].trigger(),
    "a lost release": lambda made: point_to(made.board, A),
}


@for_each("interrupt", INTERRUPTIONS.values(), ids=INTERRUPTIONS)
def test_a_pressed_stone_is_not_played_after(bench, interrupt):
    made = bench()
    made.document.play(B)
    press_point(made.board, A)
    interrupt(made)
    tree = made.session.tree
    assert made.cell(A) is None or made.cell(A).stone is None
    release_point(made.board, A)
    assert made.session.tree is tree


def test_a_step_and_back_while_a_stone_is_pressed_does_not_play_it(bench):
    made = bench(line("SZ[9]", "B[gg]"))
    press_point(made.board, A)
    made.document.go_to(0)
    made.document.go_to(1)
    release_point(made.board, A)
    assert moves(made) == [B]


def test_a_stone_where_the_rules_forbid_it_is_marked_while_pressed_and_refused(bench):
    made = bench(line("SZ[9]", "B[ba]", "W[ca]", "B[ab]", "W[cb]", "B[ii]"))
    press_point(made.board, Point(0, 0))
    assert made.cell(Point(0, 0)).stone is None
    release_point(made.board, Point(0, 0))
    assert len(moves(made)) == 5
    assert "suicide" in made.strip.text


def test_a_key_plays_the_stone_when_it_is_released_unless_the_board_loses_the_focus(window):
    window.commands[Command.BOARD_CURSOR].trigger()
    view, session = window.board_view, window.document.session
    QTest.keyPress(view, Qt.Key.Key_Return)
    assert session.step.number == 0
    lost = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(view, lost)
    QTest.keyRelease(view, Qt.Key.Key_Return)
    assert session.step.number == 0
    QTest.keyPress(view, Qt.Key.Key_Return)
    QTest.keyRelease(view, Qt.Key.Key_Return)
    assert session.step.number == 1


def test_the_clock_takes_the_time_of_the_press(window):
    (game,) = read_sgf(b"(;SZ[9]TM[600])").games
    window.document.open_games([game], None, None)
    (clock,) = window.findChildren(GameClock)
    time = 0.0
    clock._watch._now = lambda: time
    window.commands[Command.MOVE_TIMES].trigger()
    time = 6.0
    press_point(window.board_view.board, A)
    time = 10.0
    release_point(window.board_view.board, C)
    session = window.document.session
    assert session.tree.node(session.cursor).first_value("BL") == "594"

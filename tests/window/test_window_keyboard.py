"""A game recorded, corrected, marked and commented without the mouse."""

from __future__ import annotations

import shutil

import pytest

from goboard_gui.diagram.picture import CursorBrackets
from goboard_gui.files.comments import read_comment
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.window.first_paint import wait_for_paint
from goboard_gui.record.properties.marks import Mark

from .hands import hold, press, release, type_text

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")


@pytest.fixture
def keys(window, qtbot):
    """Return what presses keys and waits for the cursor on the board, or for anything else."""

    class Keys:
        @property
        def session(self):
            return window.document.session

        def wait(self, true):
            qtbot.waitUntil(true, timeout=10_000)

        def framed(self):
            over = window.board_view.board.picture.overlays_above
            return next((item.point for item in over if isinstance(item, CursorBrackets)), None)

        def go(self, point):
            """Move the cursor to a view point, column by column and then row by row."""
            here = self.framed()
            for key, steps in (
                ("Right", point.column - here.column),
                ("Left", here.column - point.column),
                ("Down", point.row - here.row),
                ("Up", here.row - point.row),
            ):
                press(*[key] * max(0, steps))
            self.wait(lambda: self.framed() == point)

        def play(self, *points):
            for point in points:
                number = self.session.step.number
                self.go(point)
                press("Return")
                self.wait(lambda number=number: self.session.step.number == number + 1)

    made = Keys()
    press("ctrl+k")
    made.wait(lambda: made.framed() == Point(4, 4))
    return made


def test_a_game_is_recorded_with_a_capture_and_a_pass(keys, window):
    keys.play(Point(4, 4), Point(4, 5), Point(3, 5), Point(0, 0), Point(5, 5), Point(0, 1))
    keys.play(Point(4, 6))
    assert keys.session.step.captured == (Point(4, 5),)
    press("F5")
    keys.wait(lambda: keys.session.step.number == 8)
    assert keys.session.step.move.point is None
    press("ctrl+z")
    keys.wait(lambda: keys.session.step.number == 7)
    press("alt+Left", "alt+Left")
    keys.wait(lambda: keys.session.step.number == 5)
    keys.play(Point(8, 8))
    assert len(keys.session.tree.children(keys.session.line[5])) == 2  # it is a variation


def test_a_move_is_corrected_where_the_cursor_answers(keys, window):
    keys.play(Point(2, 2))
    press("F6")
    keys.wait(lambda: window.message_strip.has_message)
    keys.go(Point(3, 2))
    press("Return")
    keys.wait(lambda: keys.session.board.stones() == {Point(3, 2): Colour.BLACK})


def test_points_are_marked_one_by_one_and_by_holding_a_key(keys, window):
    press("ctrl+3")
    keys.wait(window.commands[Command.TOOL_TRIANGLE].isChecked)
    press("space")
    keys.wait(lambda: keys.session.markup.marks == {Point(4, 4): {Mark.TRIANGLE}})
    keys.go(Point(4, 3))
    hold("space")
    press("Right", "Right")
    keys.wait(lambda: len(keys.session.markup.marks) == 4)
    release("space")
    press("ctrl+7")
    keys.wait(window.commands[Command.TOOL_ARROW].isChecked)
    press("Return")
    keys.go(Point(6, 6))
    press("Return")
    keys.wait(lambda: keys.session.markup.arrows == ((Point(6, 3), Point(6, 6)),))


def test_tab_leads_to_the_comment_and_esc_back_to_the_cursor(keys, window):
    editor = window.comments.panel.editor
    while not editor.hasFocus():
        before = window.focusWidget()
        press("Tab")
        keys.wait(lambda before=before: window.focusWidget() is not before)
    assert keys.framed() is None
    type_text("Left and right are letters here")
    press("Left", "Escape")
    keys.wait(lambda: keys.framed() == Point(4, 4))
    assert read_comment(keys.session.tree, keys.session.cursor).startswith("Left and right")


def test_the_menu_of_a_point_opens_and_gives_the_keys_back(keys, window):
    press("alt+Return")
    press("Down", "Return")  # the other colour plays here
    keys.wait(lambda: keys.session.board[Point(4, 4)] is Colour.WHITE)
    keys.go(Point(5, 4))
    press("Escape")
    keys.wait(lambda: keys.framed() is None)
    press("Left")
    keys.wait(lambda: keys.session.step.number == 0)


def test_what_is_typed_while_a_window_is_not_whole_yet_is_done_afterwards(keys, window):
    press("F5")
    window.board_view.board.update()
    wait_for_paint(window.board_view.board)
    assert keys.session.step.number == 0
    keys.wait(lambda: keys.session.step.number == 1)

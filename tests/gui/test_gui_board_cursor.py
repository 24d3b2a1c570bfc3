"""The cursor on the board: keys point and press as the mouse does."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu

from goboard_gui.diagram.picture import CursorBrackets
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.board_cursor import CursorCommands
from goboard_gui.gui.board.tools.point_menu import PointMenu
from goboard_gui.gui.core.settings import READING
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.notation import Reading
from goboard_gui.record.properties.marks import Mark
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import OUTSIDE, Heard, click, naming_of, point_to
from tests.record.record_cases import line

KEY = Qt.Key
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
BLACK, WHITE = Colour.BLACK, Colour.WHITE
MIDDLE = Point(4, 4)


class Typist:
    """Presses keys in a window whose board shows the cursor."""

    def __init__(self, desk):
        self.window, self.document, self.actions = desk.window, desk.document, desk.actions
        self.view, self.strip = desk.view, desk.strip
        self.view.setFocus()

    @property
    def session(self):
        return self.document.session

    def press(self, *keys, modifiers=PLAIN):
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def hold(self, key):
        QTest.keyPress(self.window.windowHandle(), key)

    def release(self, key):
        QTest.keyRelease(self.window.windowHandle(), key)

    def framed(self):
        """Return the view point that has the frame, None for none."""
        over = self.view.board.picture.overlays_above
        return next((item.point for item in over if isinstance(item, CursorBrackets)), None)

    def choose(self, command):
        self.actions[command].trigger()

    @property
    def message(self):
        bar = self.strip
        return bar.text if bar.has_message else ""


@pytest.fixture
def desk(desk, qtbot):
    """Return a desk with the cursor, what corrects moves and the menu of a point."""
    made = desk()
    made.cursor = CursorCommands(made.workspace, made.presenter, made.view, made.strip, made.tools)
    made.view_settings.changed.connect(made.cursor.cursor.clamp_to_board)
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    PointMenu(
        made.workspace, made.presenter, made.requests, made.player, made.correcting, made.recording
    )
    ViewCommands(made.workspace)
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


@pytest.fixture
def typist(desk):
    """Return one whose window has only what the cursor needs."""
    return begun(Typist(desk))


@pytest.fixture
def window_typist(window):
    """Return one in a whole window."""
    return begun(Typist(desk_of(window)))


def begun(typist):
    typist.choose(Command.BOARD_CURSOR)
    assert typist.framed() == MIDDLE
    return typist


MOVES = {
    KEY.Key_Left: Point(3, 4),
    KEY.Key_Right: Point(5, 4),
    KEY.Key_Up: Point(4, 3),
    KEY.Key_Down: Point(4, 5),
}


def test_arrows_lead_where_one_sees_them_lead_in_every_view(desk):
    """All views are combined with all keys, and both of these with all readings."""
    typist, wrong, readings = Typist(desk), [], [*Reading]
    heard = Heard(desk.presenter, "point_hovered")
    typist.choose(Command.BOARD_CURSOR)
    for (turn, view), (way, key) in product(enumerate(Symmetry), enumerate(MOVES)):
        reading, place = readings[(turn + way) % len(readings)], MOVES[key]
        typist.choose(Command.BOARD_CURSOR)
        desk.document.open_games([line("SZ[9]")], None, None)
        desk.view_settings.set_view(view)
        desk.view_settings.set(READING, reading.value)
        typist.choose(Command.BOARD_CURSOR)
        typist.press(key)
        reached = typist.framed()
        typist.press(KEY.Key_Return)
        naming = naming_of(desk)
        point = naming.to_record(place)
        told = (naming.name(point),) in heard.carried["point_hovered"][-2:]
        if (reached, typist.session.board.stones(), told) != (place, {point: BLACK}, True):
            wrong.append((reading, view, key))
    assert not wrong


@pytest.mark.parametrize(
    ("keys", "reached"),
    [
        ([KEY.Key_Right], Point(6, 4)),
        ([KEY.Key_Right, KEY.Key_Right], Point(8, 4)),
        ([KEY.Key_Right] * 3, Point(8, 4)),
        ([KEY.Key_Up], Point(4, 2)),
        ([KEY.Key_Down, KEY.Key_Down, KEY.Key_Left], Point(2, 8)),
    ],
    ids=["line with hoshi", "edge", "not beyond", "up", "corner"],
)
def test_shift_leads_to_the_next_line_with_hoshi_or_the_edge(typist, keys, reached):
    typist.press(*keys, modifiers=SHIFT)
    assert typist.framed() == reached


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_what_plays_refuses_and_takes_back_is_a_key(typist, key):
    typist.press(key)
    assert dict(typist.session.board.stones()) == {Point(4, 4): BLACK}
    typist.press(KEY.Key_Left, key)
    assert typist.session.step.number == 2
    typist.press(key)  # the last stone, again
    assert typist.session.step.number == 1
    typist.press(KEY.Key_Up, key, KEY.Key_Down, KEY.Key_Right, key)
    assert typist.session.step.number == 2
    assert "occupied" in typist.message


def test_the_cursor_shows_what_the_pointer_does(window, window_typist):
    cell = window_typist.view.board.picture.cells[MIDDLE]
    assert cell.ghost is BLACK
    assert window.status.point.text().startswith("E5")
    window_typist.press(KEY.Key_Right)
    assert window.status.point.text().startswith("F5")


def test_alt_and_arrows_go_through_the_game_by_the_keys_of_the_preset(window, window_typist):
    window_typist.press(KEY.Key_Return, KEY.Key_Left, KEY.Key_Return)
    window_typist.press(KEY.Key_Left, modifiers=ALT)
    assert (window_typist.session.step.number, window_typist.framed()) == (1, Point(3, 4))
    window_typist.press(KEY.Key_Right, modifiers=ALT)
    assert window_typist.session.step.number == 2


def test_without_the_cursor_arrows_go_through_the_game(window, window_typist):
    window_typist.press(KEY.Key_Return)
    window_typist.choose(Command.BOARD_CURSOR)
    assert window_typist.framed() is None
    window_typist.press(KEY.Key_Left)
    assert window_typist.session.step.number == 0


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_without_the_cursor_enter_and_space_do_nothing(desk, key):
    typist = Typist(desk)
    click(desk.board, MIDDLE)
    before = desk.session.tree
    typist.press(key)
    assert typist.framed() is None
    assert desk.session.tree is before
    assert not desk.actions[Command.BOARD_CURSOR].isChecked()


def test_the_command_shows_the_cursor_and_how_to_use_it(desk):
    typist = begun(Typist(desk))
    assert typist.session.step.number == 0
    assert "Esc: exit" in typist.message
    typist.press(KEY.Key_Down)
    assert typist.message == ""


def test_the_status_bar_says_that_the_cursor_is_on(window, window_typist):
    mode = window.status.cursor_mode
    assert (mode.isVisible(), mode.text()) == (True, "Keyboard cursor on")
    window.entry.setFocus()
    assert mode.isVisible()
    window_typist.choose(Command.BOARD_CURSOR)
    assert not mode.isVisible()


def test_esc_cancels_what_was_begun_then_leaves_the_cursor_and_then_the_tool(window, window_typist):
    window_typist.press(KEY.Key_Down)
    window_typist.choose(Command.TOOL_ARROW)
    window_typist.press(KEY.Key_Return)
    for begun, marking, shown in ((False, True, True), (False, True, False), (False, False, False)):
        window_typist.press(KEY.Key_Escape)
        assert window.features.cursor.cursor.has_pending_press is begun
        assert window.commands[Command.TOOL_ARROW].isChecked() is marking
        assert (window_typist.framed() is not None) is shown
    assert window_typist.session.markup.arrows == ()
    assert not window.commands[Command.BOARD_CURSOR].isChecked()


def test_the_cursor_begins_at_the_last_move(desk):
    desk.document.open_games([line("SZ[9]", "B[cc]", "W[gb]")], None, None)
    desk.document.go_to(2)
    typist = Typist(desk)
    typist.choose(Command.BOARD_CURSOR)
    assert typist.framed() == Point(6, 1)


def test_marks_are_put_and_with_alt_taken_away(typist):
    typist.choose(Command.TOOL_TRIANGLE)
    typist.press(KEY.Key_Return)
    assert typist.session.markup.marks == {MIDDLE: {Mark.TRIANGLE}}
    typist.press(KEY.Key_Return, modifiers=ALT)
    assert typist.session.markup.marks == {}


def test_holding_a_key_and_moving_is_dragging(typist):
    typist.choose(Command.TOOL_SQUARE)
    typist.hold(KEY.Key_Space)
    typist.press(KEY.Key_Right, KEY.Key_Right)
    typist.release(KEY.Key_Space)
    typist.press(KEY.Key_Right)
    row = {Point(column, 4): {Mark.SQUARE} for column in (4, 5, 6)}
    assert typist.session.markup.marks == row


def test_a_stone_is_dragged_to_its_place(typist):
    typist.press(KEY.Key_Return)
    typist.hold(KEY.Key_Space)
    typist.press(KEY.Key_Up)
    typist.release(KEY.Key_Space)
    assert dict(typist.session.board.stones()) == {Point(4, 3): BLACK}


@pytest.mark.parametrize("held", [False, True], ids=["two presses", "held"])
def test_arrows_are_drawn_by_two_presses_or_by_holding_one(typist, held):
    typist.choose(Command.TOOL_ARROW)
    if held:
        typist.hold(KEY.Key_Return)
        typist.press(KEY.Key_Left, KEY.Key_Left)
        typist.release(KEY.Key_Return)
    else:
        typist.press(KEY.Key_Return, KEY.Key_Left, KEY.Key_Left, KEY.Key_Return)
    assert typist.session.markup.arrows == ((MIDDLE, Point(2, 4)),)


def test_the_visible_part_goes_from_one_press_to_another(typist):
    typist.choose(Command.TOOL_PART)
    typist.press(KEY.Key_Return)
    typist.press(KEY.Key_Right, KEY.Key_Down, modifiers=SHIFT)
    typist.press(KEY.Key_Return)
    assert len(typist.session.markup.view) == 9
    typist.press(KEY.Key_Return, KEY.Key_Return)
    assert typist.session.markup.view is None


def test_another_tool_forgets_what_was_begun(typist):
    typist.choose(Command.TOOL_ARROW)
    typist.press(KEY.Key_Return, KEY.Key_Left)
    typist.choose(Command.TOOL_TRIANGLE)
    typist.press(KEY.Key_Return)
    assert typist.session.markup.arrows == ()
    assert typist.session.markup.marks == {Point(3, 4): {Mark.TRIANGLE}}


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(KEY.Key_Menu, PLAIN), (KEY.Key_F10, SHIFT), (KEY.Key_Return, ALT)],
    ids=["menu key", "Shift+F10", "Alt+Enter"],
)
def test_the_menu_of_the_point_opens_beside_it(desk, typist, key, modifiers):
    QCursor.setPos(0, 0)  # beside the menu, which follows the pointer
    typist.press(key, modifiers=modifiers)
    (menu,) = [menu for menu in typist.window.findChildren(QMenu) if menu.isVisible()]
    assert "Black" in menu.activeAction().text()
    assert menu.pos() == desk.presenter.screen_position(MIDDLE)
    menu.close()
    typist.press(KEY.Key_Left)
    assert typist.framed() == Point(3, 4)


def test_shift_and_enter_go_to_the_move_on_the_point(typist):
    typist.press(KEY.Key_Return, KEY.Key_Left, KEY.Key_Return, KEY.Key_Right)
    typist.press(KEY.Key_Return, modifiers=SHIFT)
    assert typist.session.step.number == 1


def test_ctrl_and_enter_name_the_point_in_the_comment(window, window_typist):
    window_typist.press(KEY.Key_Return, modifiers=CTRL)
    assert "E5" in window.comments.panel.editor.toPlainText()


def test_the_mouse_takes_the_cursor_along_and_leaves_it(typist):
    board = typist.view.board
    point_to(board, Point(1, 1))
    point_to(board, OUTSIDE)
    assert typist.framed() == Point(1, 1)
    typist.press(KEY.Key_Right)
    assert typist.framed() == Point(2, 1)
    click(board, Point(7, 7))
    assert typist.framed() == Point(7, 7)
    assert typist.session.step.number == 1


def test_the_frame_is_seen_only_while_the_board_has_the_keys(window, window_typist):
    window_typist.press(KEY.Key_Left)
    window_typist.choose(Command.TYPE_MOVE)
    assert window_typist.framed() is None
    assert window.status.point.text() == ""
    window_typist.press(KEY.Key_Escape)
    assert window_typist.view.hasFocus()
    assert window_typist.framed() == Point(3, 4)


def test_a_smaller_board_keeps_the_cursor(typist):
    typist.press(KEY.Key_Right, KEY.Key_Down, modifiers=SHIFT)
    typist.document.open_games([line("SZ[5]")], None, None)
    assert typist.framed() == Point(4, 4)
    typist.press(KEY.Key_Return)
    assert dict(typist.session.board.stones()) == {Point(4, 4): BLACK}


TALL = line("SZ[2:5]")


def test_the_cursor_stays_on_a_board_that_is_turned(typist):
    typist.document.open_games([TALL], None, None)
    typist.press(KEY.Key_Down, modifiers=SHIFT)
    assert typist.framed() == Point(1, 4)
    typist.choose(Command.TURN_RIGHT)
    assert typist.framed() == Point(1, 1)
    typist.press(KEY.Key_Return)
    assert typist.session.board.stones() == {Point(1, 3): BLACK}


@pytest.mark.parametrize("change", ["a turn", "another record"])
def test_the_cursor_comes_back_to_a_board_that_is_another_by_now(window, window_typist, change):
    window.document.open_games([line("SZ[2:9]")], None, None)
    window_typist.press(KEY.Key_Down, modifiers=SHIFT)
    window.panels.tree.setFocus()
    window.comments.panel.editor.setFocus()
    if change == "a turn":
        window_typist.choose(Command.TURN_RIGHT)
    else:
        window.document.open_games([TALL], None, None)
    window_typist.view.setFocus()
    width, height = window_typist.view.board.picture.empty_board.size
    assert window_typist.framed() in Size(width, height).points()
    window_typist.press(KEY.Key_Return)
    assert len(window_typist.session.board.stones()) == 1


def test_the_cursor_is_scrolled_into_view(typist):
    typist.view.set_zoom(4.0)
    typist.press(*[KEY.Key_Right, KEY.Key_Down] * 3, modifiers=SHIFT)
    centre = typist.view.board.mapTo(
        typist.view.viewport(), typist.view.board.centre(Point(8, 8)).toPoint()
    )
    assert typist.view.viewport().rect().contains(centre)


def test_the_setup_tool_puts_black_and_with_alt_white(typist):
    typist.choose(Command.TOOL_SETUP)
    typist.press(KEY.Key_Return, KEY.Key_Left)
    typist.press(KEY.Key_Return, modifiers=ALT)
    assert dict(typist.session.board.stones()) == {MIDDLE: BLACK, Point(3, 4): WHITE}


def test_a_question_for_a_point_is_answered_by_the_cursor(window, window_typist):
    window_typist.press(KEY.Key_Return)
    window_typist.choose(Command.CORRECT_MOVE)
    assert window_typist.view.hasFocus()
    window_typist.press(KEY.Key_Left, KEY.Key_Return)
    assert dict(window_typist.session.board.stones()) == {Point(3, 4): BLACK}


@pytest.fixture
def field(desk) -> QLineEdit:
    """Return a field in the window of the board."""
    field = QLineEdit()
    desk.panels.docks[0].setWidget(field)
    return field


@pytest.mark.parametrize(
    ("reason", "seen"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.BacktabFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
    ],
    ids=["Tab", "Shift+Tab", "click", "program"],
)
def test_a_rim_shows_that_keys_led_to_the_board(desk, field, reason, seen):
    field.setFocus()
    desk.view.setFocus(reason)
    assert desk.view.rim.isVisible() is seen
    field.setFocus()
    assert not desk.view.rim.isVisible()


def test_the_rim_lies_along_the_edge_alone(desk, field):
    field.setFocus()
    desk.view.setFocus(Qt.FocusReason.TabFocusReason)
    rim = desk.view.rim
    assert rim.isVisible()
    assert rim.geometry() == desk.view.rect()
    assert rim.mask().contains(rim.rect().topLeft())
    assert not rim.mask().contains(rim.rect().center())


def test_tab_leads_round_the_window_and_back_to_the_board(window, window_typist):
    places = []
    for _ in range(12):
        window_typist.press(KEY.Key_Tab)
        places.append(window.focusWidget())
    comments = window.comments.panel
    assert comments.editor in places
    assert comments.menu_button in places
    assert window.entry in places
    assert places.count(window_typist.view) in (1, 2)  # it is come to again and again

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import SABAKI, SCHEMES
from goboard_gui.gui.actions.shortcuts.shortcuts import fixed_keys, scheme_keys
from goboard_gui.gui.core.settings import CUSTOM_SHORTCUTS, SHORTCUT_SCHEME
from goboard_gui.gui.help.shortcut_list_dialog import ShortcutListDialog
from goboard_gui.gui.navigation.tree.branch_commands import BranchCommands
from goboard_gui.gui.window.main_window import MainWindow
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, LEFT, click, menus, press, turn_wheel
from tests.record.record_cases import branch, line

A, B = Point(2, 2), Point(6, 6)
KEY = Qt.Key


def texts(window) -> list[str]:
    return [label.text() for label in window.panels.game.findChildren(QLabel)]


def test_a_window_opens_on_an_empty_board_of_the_size_last_chosen(window):
    assert window.document.session.size == Size(9, 9)
    assert window.board_view.board.picture.empty_board.size == Size(9, 9)
    assert window.windowTitle() == "Untitled[*] — Goboard"
    assert not window.isWindowModified()


def test_every_command_does_something(window):
    assert window.commands.connected == set(COMMANDS_BY_NAME.values())


def test_no_key_means_two_things_in_the_whole_window(window, settings):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # keys of unfilled menus
    for preset in SCHEMES:
        settings.set(SHORTCUT_SCHEME, preset)
        used = Counter(
            key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()
        )
        used.update(key.key().toString() for key in window.findChildren(QShortcut))
        used.update(
            QKeySequence.mnemonic(action.text()).toString() for action in window.menuBar().actions()
        )
        held = {key for own in scheme_keys(preset).values() for key in own}
        assert set(used) == held | set(fixed_keys()), preset
        assert {"Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "F11"} <= set(used), preset
        assert [key for key, count in used.items() if count > 1] == [], preset


def test_undo_recent_views_and_panels_are_in_the_menus(window):
    entries = [
        action.text().replace("&", "") for menu in menus(window) for action in menu.actions()
    ]
    for entry in ("Undo", "Redo", "Open Recent", "All Eight Views", "Game", "Rotated 180°"):
        assert entry in entries


def test_prisoners_are_counted_at_the_cursor(window):
    for point in (Point(1, 0), Point(0, 0), Point(0, 1)):
        click(window.board_view.board, point)
    assert texts(window)[2::3] != []
    assert "1 prisoner" in texts(window)
    window.commands[Command.START].trigger()
    assert "1 prisoner" not in texts(window)


@pytest.fixture
def forked_desk(desk):
    """Return a desk with the record of `forked`, at the same node."""
    tree, _ = branch(line("SZ[9]", "B[aa]", "W[bb]", "B[cc]"), 1, "W[dd]", "B[ee]")
    made = desk(tree)
    made.document.go_to(2)
    return made


def enabled(desk, *commands: Command) -> list[bool]:
    return [desk.actions[command].isEnabled() for command in commands]


def test_commands_are_enabled_where_they_can_do_something(desk):
    desk = desk()
    BranchCommands(desk.workspace)
    back = (Command.BACK, Command.BACK_TEN, Command.START, Command.REMOVE)
    forward = (Command.FORWARD, Command.FORWARD_TEN, Command.END)
    assert enabled(desk, *back, *forward) == [False] * 7
    click(desk.view.board, A)
    click(desk.view.board, B)
    assert enabled(desk, *back) == [True] * 4
    assert enabled(desk, *forward) == [False] * 3
    desk.actions[Command.BACK].trigger()
    assert enabled(desk, *back, *forward) == [True] * 7
    desk.actions[Command.BACK].trigger()
    assert enabled(desk, *back, *forward) == [False] * 4 + [True] * 3
    desk.document.undo_stack.undo()
    desk.document.undo_stack.undo()
    assert enabled(desk, *back, *forward) == [False] * 7


@for_each(
    ("command", "node"),
    [
        (Command.START, 0),
        (Command.BACK, 1),
        (Command.FORWARD, 3),
        (Command.END, 3),
        (Command.BACK_TEN, 0),
        (Command.FORWARD_TEN, 3),
        (Command.NEXT_VARIATION, 4),
        (Command.PREVIOUS_VARIATION, 4),
        (Command.PREVIOUS_FORK, 1),
        (Command.NEXT_FORK, 3),
        (Command.MAIN_LINE, 2),
    ],
)
def test_commands_go_through_the_record(forked_desk, command, node):
    forked_desk.document.go_to(2)
    forked_desk.actions[command].trigger()
    assert forked_desk.session.cursor == node
    assert not forked_desk.document.is_modified


def test_up_and_down_step_where_no_variation_needs_them(forked_desk):
    desk = forked_desk
    visited = []
    for command in (*[Command.NEXT_VARIATION] * 3, *[Command.PREVIOUS_VARIATION] * 4):
        desk.actions[command].trigger()
        visited.append(desk.session.cursor)
    assert visited == [4, 2, 4, 2, 4, 2, 4]  # variations go round
    desk.document.go_to(0)
    visited = []
    for command in (Command.NEXT_VARIATION, Command.PREVIOUS_VARIATION):
        for _ in range(2):
            desk.actions[command].trigger()
            visited.append(desk.session.cursor)
        desk.document.go_to(5)
    assert visited[0] == 1
    assert visited[2] == 4
    assert not desk.document.is_modified


def test_space_steps_forward_and_never_plays_without_the_cursor(window, qtbot):
    window.document.open_games([line("SZ[9]", "B[ee]", "W[cc]")], None, None)
    window.board_view.setFocus()
    before = window.document.session.tree
    visited = []
    for _ in range(3):
        qtbot.keyClick(window.board_view, Qt.Key.Key_Space)
        visited.append(window.document.session.cursor)
    assert visited == [1, 2, 2]
    assert window.document.session.tree is before
    window.commands[Command.BOARD_CURSOR].trigger()
    qtbot.keyClick(window.board_view, Qt.Key.Key_Space)
    assert window.document.session.tree is not before


def test_who_goes_back_to_the_main_line_comes_to_the_end_of_the_game(forked):
    document, commands = forked.document, forked.commands
    document.go_to(4)
    commands[Command.MAIN_LINE].trigger()
    commands[Command.END].trigger()
    assert document.session.cursor == 3
    document.go_to(4)
    document.go_to(1)
    assert 4 in document.session.line
    commands[Command.MAIN_LINE].trigger()
    assert (document.session.cursor, document.session.line[-1]) == (1, 3)
    assert forked.panels.moves.model().rowCount() == 3
    assert not document.is_modified


def test_arrows_go_through_the_record_in_every_preset(forked, settings):
    for preset in SCHEMES:
        along, across = (KEY.Key_Right, KEY.Key_Down)
        if preset == SABAKI:
            along, across = across, along
        settings.set(SHORTCUT_SCHEME, preset)
        forked.board_view.setFocus()
        for key, node in ((along, 3), (across, 4)):
            forked.document.go_to(2)
            press(forked, key)
            assert forked.document.session.cursor == node, preset


def test_a_window_opens_with_the_keys_that_were_chosen(window, settings):
    settings.set(SHORTCUT_SCHEME, SABAKI)
    settings.set(CUSTOM_SHORTCUTS, ["PASS Ctrl+Up"])
    other = MainWindow(settings)
    assert other.commands[Command.FORWARD].shortcut() == QKeySequence("Down")
    assert other.commands[Command.PASS].shortcut() == QKeySequence("Ctrl+Up")
    assert other.commands[Command.PREVIOUS_FORK].shortcuts() == []
    other.deleteLater()


def test_a_move_number_is_gone_to(forked_desk, person):
    person.answers(move_number=3)
    forked_desk.actions[Command.GO_TO_MOVE].trigger()
    assert person.asked == [("move_number", 2, 3)]
    assert forked_desk.document.session.cursor == 3
    person.answers(move_number=0)
    forked_desk.actions[Command.GO_TO_MOVE].trigger()
    assert forked_desk.document.session.cursor == 0
    person.answers(move_number=None)
    forked_desk.actions[Command.GO_TO_MOVE].trigger()
    assert forked_desk.document.session.cursor == 0


def test_the_wheel_over_the_board_goes_through_the_moves(forked):
    turn_wheel(forked.board_view.board, down=120)
    assert forked.document.session.cursor == 3
    turn_wheel(forked.board_view.board, down=-240)
    assert forked.document.session.cursor == 1


def test_a_click_in_the_move_list_goes_there(qtbot, forked):
    shown = forked.panels.moves
    place = shown.visualRect(shown.model().index(0, 1)).center()
    qtbot.mouseClick(shown.viewport(), LEFT, pos=place)
    assert forked.document.session.cursor == 1
    assert shown.selectionModel().selectedRows()[0].row() == 0


def test_passing_resigning_and_removing_are_edits_one_can_undo(window):
    for command in (Command.PASS, Command.RESIGN, Command.REMOVE):
        before = window.document.session.tree
        window.commands[command].trigger()
        assert window.document.session.tree is not before
        press(window, KEY.Key_Z, CTRL)
        assert window.document.session.tree is before
        press(window, KEY.Key_Y, CTRL)
    assert "Result W+R" in " ".join(texts(window)) or "Result B+R" in " ".join(texts(window))


def test_who_resigns_is_told_at_once_and_may_think_better_of_it(qtbot, window):
    click(window.board_view.board, A)
    window.commands[Command.RESIGN].trigger()
    message = window.message_strip
    assert message.notice == "Result: B+R"
    assert window.document.session.tree.node(0).first_value("RE") == "B+R"
    qtbot.mouseClick(message.notice_line.first_button, LEFT)
    assert not window.document.session.tree.node(0).has_any_property("RE")
    assert message.notice == ""


def test_a_click_in_a_finished_record_modifies_it_until_it_is_undone(qtbot, window, tmp_path):
    file = read_sgf(b"(;SZ[9]RE[B+R];B[aa];W[bb];B[dd])")
    window.document.open_games(file.games, file, tmp_path / "game.sgf")
    window.document.go_to(1)
    assert not window.isWindowModified()
    click(window.board_view.board, A)
    message = window.message_strip
    assert message.notice == "Added a variation at move 2"
    assert window.isWindowModified()
    qtbot.mouseClick(message.notice_line.first_button, LEFT)
    assert not window.isWindowModified()
    assert window.document.session.cursor == 1


def type_moves(window, text: str) -> None:
    window.commands[Command.TYPE_MOVE].trigger()
    QTest.keyClicks(window.entry, text)
    QTest.keyClick(window.entry, KEY.Key_Return)


def test_escape_leaves_the_field_then_the_message_then_the_full_screen(qtbot, window):
    window.commands[Command.FULL_SCREEN].trigger()
    qtbot.waitUntil(window.isFullScreen)
    type_moves(window, "C7 C7")
    assert window.entry.hasFocus()
    press(window, KEY.Key_Escape)
    assert window.board_view.hasFocus()
    assert window.entry.text() == ""
    assert window.message_strip.has_message
    press(window, KEY.Key_Escape)
    assert not window.message_strip.has_message
    assert window.isFullScreen()
    press(window, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.commands[Command.FULL_SCREEN].isChecked()


def test_keys_go_through_the_record_after_a_message_was_answered(qtbot, window):
    board, message = window.board_view.board, window.message_strip
    for point in (A, B):
        click(board, point)
    window.commands[Command.RESIGN].trigger()
    qtbot.mouseClick(message.notice_line.first_button, LEFT)
    assert window.document.session.step.number == 2
    press(window, KEY.Key_Left)
    assert window.document.session.step.number == 1


def test_the_keys_are_told_beside_the_window(window):
    window.commands[Command.KEYS].trigger()
    assert window.findChild(ShortcutListDialog).isVisible()


def test_the_program_tells_what_it_is(window, monkeypatch):
    opened = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(dialog.windowTitle()))
    window.commands[Command.ABOUT].trigger()
    assert opened == ["About Goboard"]

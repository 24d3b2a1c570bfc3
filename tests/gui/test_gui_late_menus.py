"""Menus that are filled when they are first shown, or while the program is idle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolBar

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS
from goboard_gui.gui.actions.shortcuts.command_palette import menu_entries
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.notation import NOTATIONS
from tests.gui.gui_cases import CTRL, press


@pytest.fixture
def started(qtbot, settings) -> MainWindow:
    """Return a window that is built in two steps, as at the start of the program."""
    window = MainWindow(settings, whole=False)
    qtbot.addWidget(window)
    window.create_contents()
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    window.board_view.setFocus()
    return window


def entries(window: MainWindow) -> list[list[str]]:
    """Return the texts in each menu of the menu bar, and in each menu of the toolbars."""
    bars = window.menuBar().actions(), window.bars.tools.actions()
    menus = {menu.menuAction(): menu for menu in window.findChildren(QMenu)}
    opened = [menus[action] for actions in bars for action in actions if action in menus]
    return [[action.text() for action in menu.actions()] for menu in opened]


def test_menus_are_empty_until_they_are_shown_and_have_all_entries_then(started, window):
    assert not any(entries(started))
    for menu in started.findChildren(QMenu):
        menu.aboutToShow.emit()
    assert entries(started) == entries(window)


def test_menus_that_nobody_opens_are_filled_while_the_program_is_idle(started, window, qtbot):
    started.fill_menus_while_idle()
    qtbot.waitUntil(lambda: all(entries(started)))
    assert entries(started) == entries(window)


def test_the_palette_has_the_entries_of_menus_that_nobody_opened(started, window):
    listed = [entry.storage_key for entry in menu_entries(started)]
    assert listed == [entry.storage_key for entry in menu_entries(window)]


def test_commands_have_their_keys_before_a_menu_is_opened(started):
    press(started, Qt.Key.Key_K, CTRL)
    assert started.commands[Command.BOARD_CURSOR].isChecked()


def test_notations_have_their_keys_before_a_menu_is_opened_and_afterwards(started):
    for key, notation in ((Qt.Key.Key_1, NOTATIONS[0]), (Qt.Key.Key_3, NOTATIONS[2])):
        press(started, key, Qt.KeyboardModifier.AltModifier)
        assert started.view_settings.notation is notation


def test_a_command_without_an_action_is_disabled_with_a_reason_when_it_gets_one(started):
    commands = started.commands
    commands.disable_with_reason([Command.ABOUT], lambda: "Not now.")
    assert not commands[Command.ABOUT].isEnabled()
    assert "Not now." in commands[Command.ABOUT].toolTip()


def test_buttons_have_their_icons_before_a_menu_is_opened(started):
    bars = started.findChildren(QToolBar)
    shown = [action for bar in bars for action in bar.actions() if not action.isSeparator()]
    assert len(shown) > len(COMMANDS) // 10
    assert [action.text() for action in shown if action.icon().isNull()] == []

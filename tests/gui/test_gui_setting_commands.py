"""Each command that changes a setting does so, and every window knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS, commands_of
from goboard_gui.gui.actions.commands.setting_commands import program_settings
from goboard_gui.gui.core.settings import LIFE_MARKS
from goboard_gui.gui.core.view_settings import VIEW_SETTINGS
from tests.cases import for_each

if TYPE_CHECKING:
    from goboard_gui.gui.actions.commands import CommandRow

ROWS = [row for row in COMMANDS.values() if row.setting is not None]


def named(row: CommandRow) -> str:
    return row.command.name


def chosen(row: CommandRow, value: object) -> bool:
    """Tell whether a value of a row's setting is what the checked command stands for."""
    if isinstance(value, list):
        return row.value in value
    return value if isinstance(value, bool) else value == row.value


@pytest.fixture
def unchecked(window, settings):
    """Return what lets a command stand unchecked, and returns its action."""

    def uncheck(row: CommandRow):
        action = window.commands[row.command]
        if action.isChecked():
            others = [each for each in commands_of(row.setting) if each is not row.command]
            several = isinstance(row.setting.default, list) or not others
            (action if several else window.commands[others[0]]).trigger()
        assert not action.isChecked()
        return action

    return uncheck


def test_there_are_such_commands():
    assert len(ROWS) > 25


@for_each("row", [row for row in ROWS if row.setting is not LIFE_MARKS], ids=named)
def test_a_command_changes_its_setting_and_the_next_window_has_it(window, settings, unchecked, row):
    action = unchecked(row)
    assert not chosen(row, settings.get(row.setting))
    action.trigger()
    assert action.isChecked()
    assert chosen(row, settings.get(row.setting))
    # Numbers that begin at a move of this window's record mean nothing in another one.
    if row.command is not Command.NUMBERS_FROM:
        assert window.new_window().commands[row.command].isChecked()


@for_each("row", [row for row in ROWS if row.setting in program_settings()], ids=named)
def test_other_windows_follow_at_once(window, unchecked, row):
    other = window.new_window().commands[row.command]
    unchecked(row).trigger()
    assert other.isChecked()


@for_each("row", [row for row in ROWS if row.setting in VIEW_SETTINGS], ids=named)
def test_other_windows_keep_their_own_view(window, unchecked, row):
    action = unchecked(row)
    other = window.new_window().commands[row.command]
    action.trigger()
    assert not other.isChecked()


@for_each("row", ROWS, ids=named)
def test_no_two_commands_have_the_same_value(row):
    values = list(commands_of(row.setting).values())
    assert values.count(row.value) == 1

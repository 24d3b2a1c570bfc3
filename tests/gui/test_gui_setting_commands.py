"""Each command that changes a setting does so, and every window knows it."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS, command_values
from goboard_gui.gui.actions.setting_commands import program_settings
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.settings import LIFE_MARKS
from goboard_gui.gui.core.view_settings import VIEW_SETTINGS
from tests.cases import for_each
from tests.examples import every

if TYPE_CHECKING:
    from collections.abc import Iterable

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
            others = [each for each in command_values(row.setting) if each is not row.command]
            several = isinstance(row.setting.default, list) or not others
            (action if several else window.commands[others[0]]).trigger()
        assert not action.isChecked()
        return action

    return uncheck


@pytest.fixture
def other(window):
    """Return a second window of the program."""
    return window.new_window()


def test_there_are_such_commands():
    assert len(ROWS) > 25


def rounds(rows: Iterable[CommandRow]) -> list[list[CommandRow]]:
    """Return the rows in as few lists as possible, with one row at most of each setting in each.

    All commands of a list are tried with one further window.
    """
    of_setting: dict[str, list[CommandRow]] = {}
    for row in rows:
        of_setting.setdefault(row.setting.key, []).append(row)
    columns = zip_longest(*of_setting.values())
    return [[row for row in column if row is not None] for column in columns]


def names(rows: Iterable[CommandRow]) -> list[str]:
    return [named(row) for row in rows]


@for_each("row", [row for row in ROWS if row.setting is not LIFE_MARKS], ids=named)
def test_a_command_changes_its_setting(window, settings, unchecked, row):
    action = unchecked(row)
    assert not chosen(row, settings.get(row.setting))
    action.trigger()
    assert action.isChecked()
    assert chosen(row, settings.get(row.setting))


@for_each("rows", every(rounds(row for row in ROWS if row.setting is not LIFE_MARKS), 3), ids=names)
def test_the_next_window_has_what_was_chosen(window, unchecked, rows):
    for row in rows:
        unchecked(row).trigger()
    # Numbers that begin at a move of this window's record mean nothing in another one.
    kept = [row for row in rows if row.command is not Command.NUMBERS_FROM]
    other = window.new_window()
    assert names(row for row in kept if not other.commands[row.command].isChecked()) == []
    dispose(other)


@for_each("row", [row for row in ROWS if row.setting in program_settings()], ids=named)
def test_other_windows_follow_at_once(window, other, unchecked, row):
    action = unchecked(row)
    assert not other.commands[row.command].isChecked()
    action.trigger()
    assert other.commands[row.command].isChecked()


@for_each("rows", every(rounds(row for row in ROWS if row.setting in VIEW_SETTINGS), 4), ids=str)
def test_other_windows_keep_their_own_view(window, unchecked, rows):
    actions = [unchecked(row) for row in rows]
    other = window.new_window()
    for action in actions:
        action.trigger()
    assert names(row for row in rows if other.commands[row.command].isChecked()) == []
    dispose(other)


@for_each("row", ROWS, ids=named)
def test_no_two_commands_have_the_same_value(row):
    values = list(command_values(row.setting).values())
    assert values.count(row.value) == 1

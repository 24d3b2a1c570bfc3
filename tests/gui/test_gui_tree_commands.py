from __future__ import annotations

from functools import partial

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.tree.tree_panel import TreeCommands
from tests.gui.tree_cases import show_panel, shown
from tests.record.layout_cases import grown


@pytest.fixture
def panel_of(qtbot):
    return partial(show_panel, qtbot)


@pytest.fixture
def panel(panel_of, workspace):
    panel = panel_of(grown("abc"))
    TreeCommands(workspace._replace(document=panel._document), panel)
    panel.actions_of_commands = workspace.actions
    return panel


def enabled(panel) -> list[bool]:
    commands = (Command.COLLAPSE, Command.EXPAND_ALL)
    return [panel.actions_of_commands[command].isEnabled() for command in commands]


def test_the_branch_at_the_cursor_is_collapsed_and_expanded(panel):
    panel._document.go_to(1)
    for expected in ("a-b", "a-b-c"):
        panel.actions_of_commands[Command.COLLAPSE].trigger()
        assert shown(panel) == expected


def test_all_branches_are_expanded(panel):
    panel.toggle_collapsed(1)
    panel.actions_of_commands[Command.EXPAND_ALL].trigger()
    assert shown(panel) == "a-b-c"


def test_only_what_can_be_done_is_enabled(panel):
    assert enabled(panel) == [True, False]
    panel.toggle_collapsed(0)
    assert enabled(panel) == [True, True]
    panel.expand_all()
    panel._document.go_to(2)
    assert enabled(panel) == [False, False]

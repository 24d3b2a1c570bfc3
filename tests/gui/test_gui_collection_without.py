from __future__ import annotations

import sys

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.tables.tools import COLLECTION_COMMANDS
from goboard_gui.optional_parts import NUMPY
from tests.cases import for_each


@pytest.fixture
def without(monkeypatch):
    """Let the windows of a test be opened where numpy is not installed."""
    monkeypatch.setitem(sys.modules, "numpy", None)


@pytest.fixture
def bundled(monkeypatch):
    """Let the windows of a test be opened by a bundle, which has a Python of its own."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)


@for_each("command", COLLECTION_COMMANDS, ids=lambda command: command.name)
def test_a_command_of_a_collection_says_that_numpy_is_missing(
    without, collection_desk, person, command
):
    person.told.clear()
    collection_desk.actions[command].trigger()
    assert f'-m pip install "{NUMPY.requirement}"' in person.told[-1]
    assert not collection_desk.actions[command].isChecked()


def test_a_bundle_without_numpy_names_no_command_that_it_could_not_follow(
    without, bundled, collection_desk, person
):
    collection_desk.actions[Command.COLLECTION_FIND].trigger()
    assert "not included in this edition of Goboard" in person.told[-1]


def test_the_panel_says_it_too_and_the_window_closes(without, window):
    window.show()
    window.panels.collection.show()
    assert "numpy" in window.panels.collection.widget().text()
    assert window.close()

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox, QTableWidget, QWidget

from goboard_gui import __version__
from goboard_gui.gui.actions import Actions
from goboard_gui.gui.commands import Command
from goboard_gui.gui.help_dialogs import KeysDialog, show_about
from goboard_gui.gui.keys.command_names import commands_by_menu
from goboard_gui.gui.keys.presets import PRESETS
from goboard_gui.gui.keys.shortcuts import native, preset_keys


@pytest.mark.parametrize("preset", PRESETS)
def test_the_dialog_of_keys_lists_every_command_that_has_one(qtbot, preset):
    around = QWidget()
    qtbot.addWidget(around)
    actions = Actions(around)
    actions.use_keys(preset_keys(preset))
    table = KeysDialog(actions, around).findChild(QTableWidget)
    rows = {table.item(row, 0).text(): table.item(row, 1).text() for row in range(table.rowCount())}
    assert len(rows) == table.rowCount()
    named = dict(pair for _, pairs in commands_by_menu() for pair in pairs)
    assert set(named) == set(Command)
    for command, name in named.items():
        assert rows.get(name, "") == ", ".join(map(native, preset_keys(preset)[command]))
    assert rows["Zoom"] == "Ctrl+Wheel"
    assert rows["Go to the move on a point"] == "Shift+Click"


def test_the_dialog_of_keys_leads_to_the_editor(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    actions = Actions(around)
    dialog = KeysDialog(actions, around)
    dialog.show()
    with qtbot.waitSignal(actions[Command.SHORTCUTS].triggered):
        dialog.change_button.click()
    assert not dialog.isVisible()


def test_about_names_the_version(qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    around = QWidget()
    qtbot.addWidget(around)
    show_about(around)
    assert told == [f"Goboard {__version__}"]

"""Commands found by typing, keys chosen by pressing them, and preferences, in a real window."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.actions.shortcuts.shortcut_dialog import ShortcutDialog
from goboard_gui.gui.core.settings import THEME

from .hands import click_at, press, type_text

if TYPE_CHECKING:
    from goboard_gui.gui.actions.shortcuts.command_palette import CommandPalette

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")


@pytest.fixture
def played(window):
    for column in range(5):
        window.document.play(Point(column, 2))
    window.board_view.setFocus()
    return window


def open_palette(window, qtbot) -> CommandPalette:
    press("ctrl+shift+k")
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    palette = QApplication.activePopupWidget()
    qtbot.waitUntil(palette.field.hasFocus)
    return palette


def test_a_command_is_typed_and_run_and_keys_go_to_the_board_again(played, qtbot):
    session = played.document.session
    palette = open_palette(played, qtbot)
    type_text("back")
    qtbot.waitUntil(lambda: palette.field.text() == "back")
    press("Return")
    qtbot.waitUntil(lambda: session.step.number == 4)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    qtbot.wait(600)  # a key that is held would go on by now
    assert session.step.number == 4
    press("Left")
    qtbot.waitUntil(lambda: session.step.number == 3)


def test_no_key_typed_in_the_palette_reaches_the_window(played, qtbot):
    palette = open_palette(played, qtbot)
    press("Left", "Home", "Prior", "ctrl+z", "F5", "F7", "ctrl+3", "ctrl+shift+d", "alt+3")
    type_text("pass")
    qtbot.waitUntil(lambda: palette.field.text().endswith("pass"))
    press("Escape")
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    assert played.document.session.step.number == 5
    assert played.settings.get(THEME) == "light"
    assert played.view_settings.notation.id == "western"
    assert not played.commands[Command.TOOL_TRIANGLE].isChecked()


def test_a_click_chooses_and_a_click_beside_the_palette_closes_it(played, qtbot):
    palette = open_palette(played, qtbot)
    type_text("dark")
    qtbot.waitUntil(lambda: len(palette.model.matches) == 1)
    spot = palette.list.visualRect(palette.model.index(0)).center()
    click_at(palette.list.viewport().mapToGlobal(spot))
    qtbot.waitUntil(lambda: played.settings.get(THEME) == "dark")
    open_palette(played, qtbot)
    click_at(played.mapToGlobal(played.rect().bottomLeft()))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    assert played.document.session.step.number == 5


def test_a_key_is_pressed_in_the_editor_and_works_in_the_window(played, qtbot):
    played.commands[Command.SHORTCUTS].trigger()
    dialog = played.findChild(ShortcutDialog)
    qtbot.waitUntil(dialog.search.hasFocus)
    type_text("pass")
    qtbot.waitUntil(lambda: dialog.selected_row is not None and dialog.selected_row.name == "Pass")
    press("Return")
    qtbot.waitUntil(dialog.tree.hasFocus)
    press("Return")
    qtbot.waitUntil(dialog.editor.field.hasFocus)
    press("ctrl+s")  # it saves nothing here, and is told to belong to the command that does
    qtbot.waitUntil(lambda: "Save" in dialog.editor.notice.text())
    press("ctrl+F12")
    qtbot.waitUntil(lambda: dialog.selected_row.keys == ("F5", "Ctrl+F12"))
    press("Escape")
    qtbot.waitUntil(dialog.tree.hasFocus)
    press("Escape")
    qtbot.waitUntil(lambda: QApplication.activeWindow() is played)
    press("ctrl+F12")
    qtbot.waitUntil(lambda: played.document.session.step.number == 6)


def test_preferences_are_searched_and_switched_by_keys(played, qtbot):
    press("ctrl+comma")
    qtbot.waitUntil(lambda: played.findChild(PreferencesDialog) is not None)
    dialog = played.findChild(PreferencesDialog)
    qtbot.waitUntil(dialog.search.hasFocus)
    type_text("notation grid")
    rows = [row for page in dialog.pages for row in page.form.rows]
    qtbot.waitUntil(lambda: sum(row.isVisible() for row in rows) == 1)
    press("Tab", "Tab", "space")
    qtbot.waitUntil(lambda: played.view_settings.display_options.structure)
    press("Escape")
    qtbot.waitUntil(lambda: QApplication.activeWindow() is played)
    press("Left")
    qtbot.waitUntil(lambda: played.document.session.step.number == 4)

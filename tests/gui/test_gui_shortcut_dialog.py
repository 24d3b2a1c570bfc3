"""The shortcut editor: keys are found, pressed, taken from others and given back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.actions.shortcuts.shortcut_dialog import ShortcutDialog
from goboard_gui.gui.actions.shortcuts.shortcut_model import ShortcutModel
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import FIXED_KEYS, SABAKI, SCHEMES
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts, native_text
from goboard_gui.gui.core.settings import SHORTCUT_SCHEME
from tests.gui.gui_cases import CTRL

KEY = Qt.Key


@pytest.fixture
def shortcuts(settings) -> Shortcuts:
    return Shortcuts(settings)


@pytest.fixture
def dialog(qtbot, settings) -> ShortcutDialog:
    dialog = ShortcutDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def listed(dialog: ShortcutDialog) -> dict[str, list[str]]:
    """Return what is found: the names below the title of each menu."""
    found = dialog.found
    menus = [found.index(row, 0) for row in range(found.rowCount())]
    return {
        menu.data(): [found.index(row, 0, menu).data() for row in range(found.rowCount(menu))]
        for menu in menus
    }


def press(dialog: ShortcutDialog, key: Qt.Key, modifiers=CTRL) -> None:
    QTest.keyClick(dialog.editor.field, key, modifiers)


def chips(dialog: ShortcutDialog) -> list[str]:
    return [chip.text().removesuffix("  ✕") for chip in dialog.editor.keys]


def shown(dialog: ShortcutDialog) -> str:
    """Return the keys that the list shows for what is selected."""
    return dialog.tree.currentIndex().siblingAtColumn(1).data()


def test_all_commands_are_listed_by_their_menus(dialog):
    menus = listed(dialog)
    assert list(menus)[:3] == ["File", "Edit", "Game"]
    assert sum(map(len, menus.values())) == len(COMMANDS_BY_NAME) + len(FIXED_KEYS)
    assert "Marks ▸ Triangle" in menus["Markup"]
    assert "Pass" in menus["Game"]
    assert menus["Fixed shortcuts"].count("Choose a notation") == 9


SEARCHES = {
    "resig": {"Game": ["Resign", "Finish Game"]},
    "f5": {"Game": ["Pass"]},
    "counter-clockwise": {"View": ["Rotate Left"]},
    "coordinates chart": {"Coordinates": ["Reference Chart"]},
    "cheat sheet": {"Coordinates": ["Reference Chart"]},
    "chart COORDINATES": {"Coordinates": ["Reference Chart"]},
    "comments ctrl+shift+t": {"Fixed shortcuts": ["Show the comments"]},
    "(.*": {},
}
"""Queries, and the commands that they find, by their menus."""


def test_commands_are_found_by_names_tips_menus_and_keys(dialog):
    found = {}
    for query, wanted in SEARCHES.items():
        dialog.search.setText(query)
        found[query] = listed(dialog)
        if wanted:
            assert dialog.selected_row.name == next(iter(wanted.values()))[0], query
        dialog.search.clear()
        assert len(listed(dialog)) > 5
    assert found == SEARCHES


def test_a_key_is_pressed_for_a_command_and_holds_at_once(dialog, shortcuts):
    dialog.select_command(Command.RESIGN)
    assert shown(dialog) == ""
    press(dialog, KEY.Key_R)
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+R",)
    press(dialog, KEY.Key_F10, Qt.KeyboardModifier.NoModifier)
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+R", "F10")
    assert chips(dialog) == [native_text("Ctrl+R"), native_text("F10")]
    assert shown(dialog) == "Ctrl+R, F10"
    assert dialog.tree.currentIndex().data(Qt.ItemDataRole.FontRole).bold()
    press(dialog, KEY.Key_R)
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+R", "F10")


def test_a_key_of_another_command_is_taken_only_when_that_is_wanted(dialog, shortcuts):
    dialog.select_command(Command.RESIGN)
    assert not dialog.editor.take.isVisible()
    press(dialog, KEY.Key_Y)
    assert dialog.editor.notice.text() == "Ctrl+Y is already assigned to “Redo”."
    assert shortcuts.custom_shortcuts() == {}
    dialog.editor.take.click()
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+Y",)
    assert shortcuts.all_shortcuts()[Command.REDO] == ("Ctrl+Shift+Z",)
    assert dialog.editor.notice.text() == ""
    assert not dialog.editor.take.isVisible()
    dialog.select_command(Command.REDO)
    assert chips(dialog) == ["Ctrl+Shift+Z"]


def test_what_was_said_of_one_command_is_gone_with_the_next(dialog):
    dialog.select_command(Command.RESIGN)
    press(dialog, KEY.Key_Y)
    dialog.select_command(Command.PASS)
    assert dialog.editor.notice.text() == ""
    assert not dialog.editor.take.isVisible()


def test_fixed_keys_are_refused(dialog, shortcuts):
    dialog.select_command(Command.RESIGN)
    alt = Qt.KeyboardModifier.AltModifier
    for key, modifiers, told in (
        (KEY.Key_3, alt, "Alt+3 is reserved: Choose a notation."),
        (KEY.Key_T, CTRL, "Ctrl+T is reserved: Show the game tree."),
        (KEY.Key_F, alt, "Alt+F is reserved: Open the File menu."),
    ):
        press(dialog, key, modifiers)
        assert dialog.editor.notice.text() == told
        assert not dialog.editor.take.isVisible()
        assert shortcuts.custom_shortcuts() == {}


def test_what_has_a_fixed_key_cannot_be_changed(dialog):
    dialog.search.setText("fixed show tree")
    assert dialog.selected_row.name == "Show the game tree"
    assert not dialog.editor.field.isEnabled()
    assert not dialog.editor.reset_button.isEnabled()
    assert dialog.editor.notice.text() == "The shortcut Ctrl+T can't be changed."


def test_a_menu_has_no_keys(dialog):
    dialog.select_command(Command.PASS)
    dialog.tree.setCurrentIndex(dialog.found.index(0, 0))
    assert not dialog.editor.field.isEnabled()
    assert dialog.editor.name.text() == "Select a command in the list."


def test_a_key_is_taken_away_by_its_button(dialog, shortcuts):
    dialog.select_command(Command.REDO)
    assert chips(dialog) == ["Ctrl+Y", "Ctrl+Shift+Z"]
    dialog.editor.keys[0].click()
    assert shortcuts.all_shortcuts()[Command.REDO] == ("Ctrl+Shift+Z",)
    assert chips(dialog) == ["Ctrl+Shift+Z"]


def test_a_command_gets_its_usual_keys_back(dialog, shortcuts):
    dialog.select_command(Command.PASS)
    assert not dialog.editor.reset_button.isEnabled()
    dialog.editor.keys[0].click()
    assert shown(dialog) == ""
    dialog.editor.reset_button.click()
    assert shown(dialog) == "F5"
    assert not dialog.editor.reset_button.isEnabled()


def test_a_usual_key_that_was_given_away_is_offered_back(dialog, shortcuts):
    shortcuts.assign(Command.RESIGN, ["F5"])
    dialog.select_command(Command.PASS)
    dialog.editor.reset_button.click()
    told = "F5 wasn't restored because you assigned it to “Resign”."
    assert dialog.editor.notice.text() == told
    assert shortcuts.all_shortcuts()[Command.PASS] == ()
    dialog.editor.take.click()
    assert shortcuts.all_shortcuts()[Command.PASS] == ("F5",)
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ()


def test_all_own_keys_are_forgotten_when_that_is_wanted(dialog, shortcuts, person):
    assert not dialog.reset_all.isEnabled()
    shortcuts.assign(Command.RESIGN, ["Ctrl+R"])
    for agreed in (False, True):
        assert dialog.reset_all.isEnabled()
        person.answers(yes=agreed)
        dialog.reset_all.click()
        assert (shortcuts.custom_shortcuts() == {}) is agreed


def test_a_preset_is_chosen_as_the_base(dialog, settings, shortcuts):
    assert dialog.schemes.count() == len(SCHEMES)
    dialog.select_command(Command.FORWARD)
    dialog.schemes.setCurrentIndex(dialog.schemes.findData(SABAKI))
    dialog.schemes.activated.emit(dialog.schemes.currentIndex())
    assert settings.get(SHORTCUT_SCHEME) == SABAKI
    assert shown(dialog) == native_text("Down")
    settings.set(SHORTCUT_SCHEME, SHORTCUT_SCHEME.default)
    assert dialog.schemes.currentData() == SHORTCUT_SCHEME.default


def test_escape_and_tab_leave_the_field_and_are_no_keys(dialog, shortcuts, qtbot):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.select_command(Command.RESIGN)
    field = dialog.editor.field
    for key, modifiers in (
        (KEY.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    ):
        field.setFocus()
        assert field.hasFocus()
        press(dialog, key, modifiers)
        assert not field.hasFocus()
    assert dialog.isVisible()
    assert shortcuts.custom_shortcuts() == {}


def test_enter_goes_from_the_search_to_the_list_and_to_the_keys(dialog, qtbot):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClicks(dialog.search, "resign")
    QTest.keyClick(dialog.search, KEY.Key_Return)
    assert dialog.tree.hasFocus()
    QTest.keyClick(dialog.tree, KEY.Key_Return)
    assert dialog.editor.field.hasFocus()


def test_the_keys_are_saved_as_text_where_one_asks_for(dialog, shortcuts, person, tmp_path):
    shortcuts.assign(Command.RESIGN, ["Ctrl+R"])
    person.answers(save_path=tmp_path / "keys")
    dialog.save_button.click()
    title, *lines = (tmp_path / "keys.txt").read_text(encoding="utf-8").splitlines()
    assert title == "Keyboard and mouse in Goboard"
    rows = {line[:30].strip(): line.split("  ")[-1].strip() for line in lines if "  " in line}
    assert rows["Resign"] == "Ctrl+R"
    assert rows["Redo"] == "Ctrl+Y, Ctrl+Shift+Z"
    assert rows["Zoom in or out"] == "Ctrl+Mouse wheel"
    assert not [line for line in lines if "About Goboard" in line]
    person.answers(save_path=None)
    dialog.save_button.click()
    person.answers(save_path=tmp_path / "no folder" / "keys.txt")
    dialog.save_button.click()
    assert len(person.told) == 1


def test_the_model_behaves_as_models_do(qtmodeltester, shortcuts):
    model = ShortcutModel(shortcuts)
    qtmodeltester.check(model)
    shortcuts.assign(Command.PASS, ["F10"])
    model.refresh()
    index = model.index_of(Command.PASS)
    assert index.data() == "Pass"
    assert index.siblingAtColumn(1).data() == "F10"


def test_the_window_brings_up_one_editor(window):
    for _ in range(2):
        window.commands[Command.SHORTCUTS].trigger()
    (dialog,) = window.findChildren(ShortcutDialog)
    dialog.select_command(Command.PASS)
    press(dialog, KEY.Key_F10, Qt.KeyboardModifier.NoModifier)
    assert [key.toString() for key in window.commands[Command.PASS].shortcuts()] == [
        "F5",
        "F10",
    ]
    assert window.commands[Command.PASS].toolTip() == "Pass for the side to play (F5)"
    dialog.close()

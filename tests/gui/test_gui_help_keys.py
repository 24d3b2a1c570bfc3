from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.actions import Actions
from goboard_gui.gui.actions.shortcuts.command_names import commands_by_menu
from goboard_gui.gui.actions.shortcuts.shortcut_model import (
    KeyTable,
    filter_tables,
    key_tables,
    tables_html,
    tables_text,
)
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import SCHEMES
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts, native_text, scheme_keys
from goboard_gui.gui.core.settings import SHORTCUT_SCHEME
from goboard_gui.gui.help.shortcut_list_dialog import ShortcutListDialog
from goboard_gui.gui.widgets import printing

TABLES = [
    KeyTable("Mouse", [("Zoom", "Ctrl+Wheel"), ("Pan", "Drag")]),
    KeyTable("Go", [("Back", "Left"), ("To the <end>", "End")]),
]


@pytest.fixture
def dialog(qtbot, settings):
    around = QWidget()
    qtbot.addWidget(around)
    dialog = ShortcutListDialog(settings, Actions(around), around)
    dialog.show()
    yield dialog
    dialog.close()


@pytest.mark.parametrize("preset", SCHEMES)
def test_every_command_that_has_keys_is_told_with_them_under_its_menu(settings, preset):
    settings.set(SHORTCUT_SCHEME, preset)
    told = {table.title: dict(table.rows) for table in key_tables(Shortcuts(settings))}
    for menu, named in commands_by_menu():
        for command, name in named:
            held = ", ".join(map(native_text, scheme_keys(preset)[command]))
            assert told.get(menu, {}).get(name, "") == held


def test_the_mouse_and_the_cursor_on_the_board_are_told_of_first(settings):
    mouse, cursor = key_tables(Shortcuts(settings))[:2]
    assert dict(mouse.rows)["Zoom in or out"] == "Ctrl+Mouse wheel"
    assert dict(mouse.rows)["Go to the move played on a point"] == "Shift+Click"
    assert dict(cursor.rows)["Move the keyboard cursor"] == "Arrow keys"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        pytest.param("zoom", [("Mouse", ["Zoom"])], id="what is done"),
        pytest.param("left", [("Go", ["Back"])], id="a key"),
        pytest.param("go back", [("Go", ["Back"])], id="words of the title and the name"),
        pytest.param("", [("Mouse", ["Zoom", "Pan"]), ("Go", ["Back", "To the <end>"])], id="all"),
        pytest.param("castle", [], id="nothing"),
    ],
)
def test_keys_are_found_by_what_they_do_and_by_their_names(query, found):
    tables = filter_tables(TABLES, query)
    assert [(title, [what for what, _ in rows]) for title, rows in tables] == found


def test_what_is_copied_stands_in_columns():
    assert tables_text(TABLES).splitlines() == [
        "Mouse",
        "  Zoom          Ctrl+Wheel",
        "  Pan           Drag",
        "",
        "Go",
        "  Back          Left",
        "  To the <end>  End",
    ]


def test_what_is_printed_is_text_and_no_markup():
    assert "To the &lt;end&gt;" in tables_html(TABLES)


def test_typing_narrows_the_list_and_what_is_copied(dialog):
    assert dialog.list.topLevelItemCount() > 8
    dialog.search.setText("undo")
    groups = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    assert [group.text(0) for group in groups] == ["Edit"]
    assert groups[0].child(0).text(1) == native_text("Ctrl+Z")
    dialog.copy()
    assert QApplication.clipboard().text().split() == ["Edit", "Undo", native_text("Ctrl+Z")]


def test_what_came_of_printing_is_told_below_the_list_which_reaches_down_to_the_buttons_else(
    dialog, monkeypatch
):
    assert dialog.message.isHidden()
    for text in ("Sent to the printer.", ""):
        monkeypatch.setattr(printing, "print_text", lambda *_, text=text: text)
        next(it for it in dialog.findChildren(QPushButton) if "Print" in it.text()).click()
        assert (dialog.message.text(), dialog.message.isVisible()) == (text, bool(text))


def test_the_list_of_keys_leads_to_the_editor(qtbot, settings):
    around = QWidget()
    qtbot.addWidget(around)
    actions = Actions(around)
    dialog = ShortcutListDialog(settings, actions, around)
    dialog.show()
    with qtbot.waitSignal(actions[Command.SHORTCUTS].triggered):
        dialog.change_button.click()
    assert not dialog.isVisible()

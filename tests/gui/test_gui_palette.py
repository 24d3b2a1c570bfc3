"""The palette over a whole window: all that the menus have is found, run and remembered."""

from __future__ import annotations

from collections import defaultdict

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu

from goboard_gui.go import Point, Symmetry
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.actions.commands.command import NOTATIONS as NOTATIONS_ENTRY
from goboard_gui.gui.actions.commands.command_table import COMMANDS
from goboard_gui.gui.actions.shortcuts.command_names import plain_text
from goboard_gui.gui.actions.shortcuts.command_palette import (
    RECENT,
    CommandPalette,
    PaletteModel,
    PaletteRole,
    menu_entries,
)
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.window.menus import NotationMenu
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.gui.wording.text_search import contains_words
from goboard_gui.notation import NOTATIONS
from tests.gui.gui_cases import LEFT, image_of

KEY = Qt.Key


@pytest.fixture
def palette(window):
    """Return what opens the palette of the window; it closes by itself or at the end."""

    def begin() -> CommandPalette:
        window.commands[Command.PALETTE].trigger()
        return window.findChildren(CommandPalette)[-1]

    return begin


@pytest.fixture
def desk(desk):
    """Return a desk with menus of all commands, of which some do something, and of notations."""
    made = desk()
    ViewCommands(made.workspace)
    notations = NotationMenu(made.view_settings, made.window)
    others = {NOTATIONS_ENTRY: [notations.menuAction()]}
    menus = made.actions.add_menus(made.window.menuBar())
    made.actions.fill_menus(menus, defaultdict(list, others))
    return made


@pytest.fixture
def desk_palette(desk):
    """Return what opens the palette of the desk."""

    def begin() -> CommandPalette:
        opened = CommandPalette(desk.window, desk.settings)
        opened.open()
        return opened

    return begin


def names(palette: CommandPalette) -> list[str]:
    return [entry.name for entry in palette.model.matches]


def type_text(palette: CommandPalette, text: str) -> None:
    palette.field.insert(text)


def chosen(palette: CommandPalette) -> str:
    return palette.list.currentIndex().data()


def test_all_that_the_menus_have_is_listed(window):
    entries = menu_entries(window)
    actions = {entry.action for entry in entries}
    assert {window.commands[command] for command in COMMANDS_BY_NAME.values()} <= actions
    listed = [(entry.path, entry.name) for entry in entries]
    for notation in NOTATIONS:
        assert ("Coordinates ▸ Notation", notation.title) in listed
        assert ("Coordinates ▸ Second Notation", notation.title) in listed
    assert ("View ▸ Panels and Toolbars", "Tree") in listed
    assert ("Markup ▸ Marks", "Triangle") in listed
    assert len([path for path, _ in listed if path == "View ▸ All Eight Views"]) == 8
    assert len(set(listed)) == len(listed)


def test_recent_files_are_listed_by_their_names(window, tmp_path):
    path = tmp_path / "one & two.sgf"
    path.write_bytes(b"(;SZ[9])")
    window.document_io.open_file(path)
    assert ("File ▸ Open Recent", "one & two.sgf") in [
        (entry.path, entry.name) for entry in menu_entries(window)
    ]


def test_the_name_of_a_file_is_no_markup_in_its_tip(window, tmp_path, palette):
    path = tmp_path / "<b>a & b.sgf"
    path.write_bytes(b"(;SZ[9])")
    window.document_io.open_file(path)
    opened = palette()
    (row,) = [row for row, name in enumerate(names(opened)) if name == path.name]
    tip = opened.model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("&lt;b&gt;a &amp; b.sgf</p>")


def test_what_is_typed_finds_a_command_by_words_in_any_order(desk_palette):
    opened = desk_palette()
    assert opened.field.hasFocus()
    QTest.keyClicks(opened.field, "line main back")
    assert names(opened) == ["Back to Main Line"]
    assert chosen(opened) == "Back to Main Line"


def test_a_name_counts_more_than_a_menu_and_a_menu_more_than_a_tip(desk_palette):
    opened = desk_palette()
    type_text(opened, "game")
    assert names(opened)[0] == "Game Information"
    places = [entry.path for entry in opened.model.matches]
    assert places.index("Game") < places.index("Study")


OTHER_NAMES = {
    "swap": Command.SWAP_COLOURS,
    "flip": Command.MIRROR_HORIZONTAL,
    "rotate": Command.TURN_RIGHT,
    "delete": Command.REMOVE,
    "prune": Command.KEEP_LINE,
    "coordinates": Command.SHOW_EDGES,
    "annotations": Command.CLEAN_MARKUP,
    "thumbnails": Command.GAMES,
    "search": Command.FIND,
    "settings": Command.PREFERENCES,
    "hotkeys": Command.SHORTCUTS,
    "bookmark": Command.HOTSPOT,
    "charset": Command.REOPEN_ENCODING,
    "transposition": Command.OTHER_OCCURRENCE,
    "clipboard import": Command.PASTE_ANYTHING,
}
"""What other programs call some commands."""


def test_a_command_is_found_by_what_other_programs_call_it(desk, desk_palette):
    opened, missed = desk_palette(), []
    for query, command in OTHER_NAMES.items():
        opened.field.setText(query)
        if desk.actions[command] not in [entry.action for entry in opened.model.matches]:
            missed.append(query)
    assert missed == []


MEANT = {
    "previous move": Command.BACK,
    "previous mo": Command.BACK,
    "prev move": Command.BACK,
    "next move": Command.FORWARD,
    "next mo": Command.FORWARD,
    "last move": Command.END,
    "first move": Command.START,
    "back": Command.BACK,
    "start": Command.START,
    "end": Command.END,
    "go to move": Command.GO_TO_MOVE,
    "jump": Command.GO_TO_MOVE,
    "previous fork": Command.PREVIOUS_FORK,
    "next var": Command.NEXT_VARIATION,
    "line main back": Command.MAIN_LINE,
    "pass": Command.PASS,
    "count": Command.COUNT,
    "clock": Command.MOVE_TIMES,
    "missing move": Command.INSERT_BEFORE,
    "wrong move": Command.CORRECT_MOVE,
    "board size": Command.NEW,
    "flip": Command.MIRROR_HORIZONTAL,
    "delete": Command.REMOVE,
    "help": Command.MANUAL,
    "exit": Command.QUIT,
    "find": Command.FIND,
    "save as": Command.SAVE_AS,
    "undo": Command.UNDO,
}
"""What the user means by a query, which comes first."""


def test_what_the_user_means_comes_first(desk, desk_palette):
    opened, first = desk_palette(), {}
    commands = {desk.actions[command]: command for command in MEANT.values()}
    for query in MEANT:
        opened.field.setText(query)
        first[query] = commands.get(opened.model.matches[0].action, names(opened)[0])
    assert first == MEANT


def test_no_command_is_called_also_what_it_is_called_anyway():
    for command, words in COMMANDS.items():
        phrases = [other for other in words.also.split(", ") if " " in other]
        assert not [other for other in phrases if contains_words(other, plain_text(words.text))]
        said = plain_text(f"{words.text} {words.tip}")
        assert not [
            other
            for other in words.also.split(", ")
            if other and other not in phrases and contains_words(other, said)
        ], command


def test_nothing_found_is_said(desk_palette):
    opened = desk_palette()
    type_text(opened, "zzz")
    assert opened.nothing.isVisible()
    assert not opened.list.isVisible()
    QTest.keyClick(opened.field, KEY.Key_Return)
    assert opened.isVisible()
    opened.field.clear()
    assert opened.list.isVisible()
    assert not opened.nothing.isVisible()


def test_enter_runs_what_is_chosen_and_closes(desk, desk_palette):
    opened = desk_palette()
    type_text(opened, "pass")
    QTest.keyClick(opened.field, KEY.Key_Return)
    assert not opened.isVisible()
    assert desk.document.session.step.number == 1


def test_the_arrows_choose_another(window, palette):
    opened = palette()
    type_text(opened, "rotate the view")
    assert chosen(opened) == "Rotate Right"
    QTest.keyClick(opened.field, KEY.Key_Down)
    assert chosen(opened) == "Rotate Left"
    assert opened.field.hasFocus()
    QTest.keyClick(opened.field, KEY.Key_Up)
    assert chosen(opened) == "Rotate Right"
    QTest.keyClick(opened.field, KEY.Key_Down)
    QTest.keyClick(opened.field, KEY.Key_Enter)
    assert window.view_settings.view is Symmetry.R270


def test_a_click_runs_what_is_clicked(desk, desk_palette):
    opened = desk_palette()
    type_text(opened, "structure")
    place = opened.list.visualRect(opened.model.index(0)).center()
    QTest.mouseClick(opened.list.viewport(), LEFT, pos=place)
    assert desk.view_settings.display_options.structure


def test_what_is_disabled_is_grey_and_does_nothing(desk, desk_palette):
    opened = desk_palette()
    type_text(opened, "pas")
    for entry in opened.model.matches:
        entry.action.setEnabled(False)
    type_text(opened, "s")
    index = opened.model.index(names(opened).index("Pass"))
    assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
    opened.list.clicked.emit(index)
    QTest.keyClick(opened.field, KEY.Key_Return)
    assert opened.isVisible()
    assert desk.document.session.step.number == 0


@pytest.mark.parametrize("theme", [appearance.LIGHT, appearance.DARK])
def test_names_checks_and_keys_are_painted(desk, desk_palette, theme, request):
    request.addfinalizer(lambda: appearance.apply_palette(appearance.LIGHT))
    appearance.apply_palette(theme)
    opened = desk_palette()
    type_text(opened, "names at the edges")
    action = opened.model.matches[0].action
    assert action.isChecked()
    without_keys = image_of(opened.list)
    action.setShortcut("Ctrl+E")
    assert image_of(opened.list) != without_keys
    before = image_of(opened.list)
    action.setChecked(False)
    assert image_of(opened.list) != before


def test_escape_leaves_without_doing_anything(desk, desk_palette):
    opened = desk_palette()
    type_text(opened, "pass")
    QTest.keyClick(opened, KEY.Key_Escape)
    assert not opened.isVisible()
    assert desk.document.session.step.number == 0


def test_what_was_used_last_is_listed_first_and_kept(desk, desk_palette, settings):
    for text in ("pass", "western", "pass"):
        opened = desk_palette()
        type_text(opened, text)
        QTest.keyClick(opened.field, KEY.Key_Return)
    assert settings.get(RECENT) == ["PASS", "Coordinates ▸ Notation ▸ Western (A1)"]
    opened = desk_palette()
    assert names(opened)[:3] == ["Pass", "Western (A1)", "New Game"]
    assert chosen(opened) == "Pass"


def test_only_the_latest_are_remembered(desk, desk_palette, settings):
    settings.set(RECENT, [f"GONE_{number}" for number in range(12)])
    opened = desk_palette()
    type_text(opened, "pass")
    QTest.keyClick(opened.field, KEY.Key_Return)
    assert settings.get(RECENT) == ["PASS", *(f"GONE_{number}" for number in range(11))]


def test_keys_typed_in_the_palette_never_reach_the_window(window, palette):
    window.document.play(Point(4, 4))
    opened = palette()
    for key in (KEY.Key_Left, KEY.Key_Home, KEY.Key_PageUp, KEY.Key_F7, KEY.Key_Delete):
        QTest.keyClick(opened.field, key)
    QTest.keyClick(opened.field, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    passing = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(opened.field, KEY.Key_P, passing)
    assert opened.isVisible()
    assert window.document.session.step.number == 1
    assert not window.commands[Command.FIT].isChecked()


def test_the_model_behaves_as_models_do(qtbot, qtmodeltester):
    around = QMainWindow()
    qtbot.addWidget(around)
    menu = QMenu("&Menu", around)
    around.menuBar().addMenu(menu)
    for text in ("&One", "T&wo"):
        menu.addAction(QAction(text, menu, checkable=True))
    hidden = menu.addAction("Three")
    hidden.setVisible(False)
    menu.addSeparator()
    model = PaletteModel(menu_entries(around), ["Menu ▸ Two"])
    qtmodeltester.check(model)
    model.set_query("one")
    assert [entry.name for entry in model.matches] == ["One"]
    assert model.index(0).data(PaletteRole.PATH) == "Menu"
    model.set_query("")
    assert [entry.name for entry in model.matches] == ["Two", "One"]

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from goboard_gui.assets import resource_path
from goboard_gui.go import Symmetry
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.actions.commands.actions import Actions
from goboard_gui.gui.actions.commands.command import (
    LANGUAGES,
    LAYOUTS,
    MOVES_PER_PAGE,
    NOTATIONS,
    PANELS,
    RECENT,
    STUDIES,
    VIEWS,
    CommandRow,
    Submenu,
)
from goboard_gui.gui.actions.commands.command_table import COMMANDS, MAIN_BAR, MENUS, command_values
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import (
    CGOBAN,
    GOBOARD,
    Q5GO,
    SABAKI,
    SCHEMES,
)
from goboard_gui.gui.actions.shortcuts.shortcuts import fixed_keys, scheme_keys
from goboard_gui.gui.core.settings import VARIATIONS_STYLE
from goboard_gui.gui.widgets.icons import icon
from goboard_gui.gui.widgets.menu import fill_menus
from tests.cases import for_each

ROOT = Path(__file__).parents[2]
NATIVE = QKeySequence.SequenceFormat.NativeText


@pytest.fixture
def bare(qtbot) -> QMainWindow:
    bare = QMainWindow()
    qtbot.addWidget(bare)
    return bare


@pytest.fixture
def actions(bare) -> Actions:
    return Actions(bare)


def menus(actions, bare) -> list[QMenu]:
    """Return all menus, those below others included."""
    places = NOTATIONS, RECENT, VIEWS, PANELS, STUDIES, LANGUAGES, LAYOUTS
    others = {place: [QAction(place, bare)] for place in places}
    actions.fill_menus(actions.add_menus(bare.menuBar()), others)
    fill_menus(bare)
    return bare.findChildren(QMenu)


def test_each_command_is_found_by_its_name():
    assert COMMANDS_BY_NAME["PASS"] is Command.PASS
    assert [getattr(Command, name) for name in COMMANDS_BY_NAME] == [*COMMANDS_BY_NAME.values()]
    assert [command.name for command in COMMANDS_BY_NAME.values()] == [*COMMANDS_BY_NAME]


def test_every_command_has_words_and_every_words_a_command():
    assert set(COMMANDS) == set(COMMANDS_BY_NAME.values())


@for_each("preset", SCHEMES)
def test_no_key_means_two_things(preset):
    keys = Counter(key for held in scheme_keys(preset).values() for key in held)
    keys.update(list(fixed_keys()))
    assert "" not in keys
    assert [key for key, count in keys.items() if count > 1] == []


@for_each("preset", SCHEMES)
def test_every_command_that_has_a_key_has_one_in_every_preset(preset):
    for command, words in COMMANDS.items():
        assert scheme_keys(preset)[command] or not words.keys, command


@for_each(
    ("command", "goboard", "sabaki", "q5go", "cgoban"),
    [
        (Command.FORWARD, "Right", "Down", "Right", "Right"),
        (Command.BACK, "Left", "Up", "Left", "Left"),
        (Command.NEXT_VARIATION, "Down", "Right", "Down", "Down"),
        (Command.PREVIOUS_VARIATION, "Up", "Left", "Up", "Up"),
        (Command.START, "Home", "Home", "Home", "Home"),
        (Command.END, "End", "End", "End", "End"),
        (Command.FORWARD_TEN, "PgDown", "PgDown", "Shift+PgDown", "PgDown"),
        (Command.NEXT_FORK, "Ctrl+Right", "Ctrl+Down", "PgDown", "Ctrl+Right"),
        (Command.MAIN_LINE, "Ins", "Ctrl+Left", "Ins", "Ins"),
        (Command.REMOVE, "Ctrl+Del", "Ctrl+Del", "Ctrl+D", "Ctrl+Del"),
        (Command.SHOW_EDGES, "Ctrl+Shift+C", "Ctrl+Shift+C", "F8", "Ctrl+Shift+C"),
        (Command.TOOL_TRIANGLE, "Ctrl+3", "Ctrl+3", "Ctrl+3", "F3"),
        (Command.MANUAL, "F1", "F1", "F1", "Shift+F1"),
        (Command.KEYS, "Shift+F1", "Shift+F1", "Shift+F1", "Ctrl+Shift+F1"),
        (Command.TURN_RIGHT, "Alt+PgDown", "Alt+PgDown", "Alt+PgDown", None),
        (Command.TYPE_MOVE, "Ctrl+L", "Ctrl+L", "Ctrl+L", "Ctrl+L"),
    ],
)
def test_every_preset_has_the_keys_its_people_know(command, goboard, sabaki, q5go, cgoban):
    known = {GOBOARD: goboard, SABAKI: sabaki, Q5GO: q5go, CGOBAN: cgoban or goboard}
    assert {preset: scheme_keys(preset)[command][0] for preset in SCHEMES} == known


def test_changing_the_preset_leaves_no_old_key(actions):
    actions.set_shortcuts(scheme_keys(SABAKI))
    actions.set_shortcuts(scheme_keys(GOBOARD))
    for command, words in COMMANDS.items():
        assert actions[command].shortcuts() == [QKeySequence(key) for key in words.keys]


@pytest.mark.parametrize("preset", SCHEMES)
def test_tooltips_name_the_key_of_the_preset(actions, preset):
    actions.set_shortcuts(scheme_keys(preset))
    for command in COMMANDS:
        tip = actions[command].toolTip().removesuffix("</p>")
        assert tip.strip(), command
        assert "&" not in tip
        for key in scheme_keys(preset)[command][:1]:
            assert tip.endswith(f"({QKeySequence(key).toString(NATIVE)})")


def test_every_command_is_in_exactly_one_menu(actions, bare):
    places = Counter(action for menu in menus(actions, bare) for action in menu.actions())
    assert {
        command: places[actions[command]] for command in COMMANDS_BY_NAME.values()
    } == dict.fromkeys(COMMANDS_BY_NAME.values(), 1)


def test_menus_are_short_and_have_one_level_of_submenus():
    for menu in MENUS:
        rows = [entry for entry in menu.entries if isinstance(entry, CommandRow | Submenu)]
        assert len(rows) <= 16, menu.title
        for below in rows:
            if isinstance(below, Submenu):
                assert not any(isinstance(entry, Submenu) for entry in below.entries), below.title


def test_menus_neither_begin_nor_end_with_a_line(actions, bare):
    for menu in menus(actions, bare):
        lines = [action.isSeparator() for action in menu.actions()]
        assert not lines[0], menu.title()
        assert (True, True) not in pairwise(lines)


def test_the_toolbar_shows_commands_by_pictures(actions, bare):
    bar = QToolBar()
    actions.fill_toolbar(bar, MAIN_BAR)
    bare.addToolBar(bar)
    actions.refresh_icons()
    shown = [action for action in bar.actions() if not action.isSeparator()]
    assert len(shown) == len([entry for entry in MAIN_BAR if entry])
    assert [action.text() for action in shown if action.icon().isNull()] == []


@for_each("name", sorted({words.icon for words in COMMANDS.values() if words.icon}))
def test_every_icon_is_drawn(qapp, name):
    assert resource_path("icons", f"{name}.svg").is_file()
    image = icon(name).pixmap(24, 24).toImage()
    alphas = {
        image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())
    }
    assert {0, 255} <= alphas


def test_one_choice_of_variations_is_checked_at_a_time(actions):
    for command in command_values(VARIATIONS_STYLE):
        actions[command].trigger()
        assert [c for c in command_values(VARIATIONS_STYLE) if actions[c].isChecked()] == [command]


def test_a_command_calls_what_does_it_once(actions):
    called = []
    actions.connect_commands({Command.PASS: lambda: called.append("pass")})
    actions[Command.PASS].trigger()
    actions[Command.RESIGN].trigger()
    assert called == ["pass"]


def test_a_command_is_enabled_while_its_condition_holds(actions, view_settings):
    action = actions[Command.NORMAL_VIEW]
    actions.enable_when(
        {Command.NORMAL_VIEW: lambda: view_settings.view is not Symmetry.IDENTITY},
        view_settings.changed,
    )
    assert not action.isEnabled()
    view_settings.set_view(Symmetry.R90)
    assert action.isEnabled()
    view_settings.set_view(Symmetry.IDENTITY)
    assert not action.isEnabled()


NUMBER_WORDS = {10: ("ten moves", "zehn Züge")}


def test_what_page_keys_do_is_named_with_the_number_of_moves(actions):
    names = [actions[each].text() for each in (Command.BACK_TEN, Command.FORWARD_TEN)]
    assert names == [f"Back {MOVES_PER_PAGE} &Moves", f"F&orward {MOVES_PER_PAGE} Moves"]
    english, german = NUMBER_WORDS[MOVES_PER_PAGE]
    translator = QTranslator()
    assert translator.load(str(resource_path("translations", "goboard_de.qm")))
    tips = [COMMANDS[each].tip for each in (Command.BACK_TEN, Command.FORWARD_TEN)]
    texts = [("Commands", tip) for tip in tips] + [("Keys", f"Go forward or back {english}")]
    for context, text in texts:
        assert english in text
        assert german.lower() in translator.translate(context, text).lower()
    for page, number in (("window.md", english), ("de/window.md", german)):
        text = (ROOT / "docs" / "manual" / page).read_text("utf-8")
        (row,) = [row for row in text.splitlines() if "PgDown" in row or "Bild abwärts" in row]
        assert row.endswith(f"| {number} |")

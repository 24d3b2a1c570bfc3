from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from goboard_gui.assets import resource
from goboard_gui.gui.actions import Actions
from goboard_gui.gui.command_table import COMMANDS
from goboard_gui.gui.commands import GOBOARD, NAMED_COMMANDS, PRESETS, SABAKI, Command
from goboard_gui.gui.icons import icon
from goboard_gui.gui.menu_table import NOTATIONS, PANELS, RECENT, TOOLBAR, VIEWS

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
    others = {place: [QAction(place, bare)] for place in (NOTATIONS, RECENT, VIEWS, PANELS)}
    actions.fill_menus(bare.menuBar(), others)
    return bare.findChildren(QMenu)


def test_every_command_has_words_and_every_words_a_command():
    assert set(COMMANDS) == set(Command)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_key_means_two_things(preset):
    keys = Counter(
        QKeySequence(key).toString() for words in COMMANDS.values() for key in words.keys_of(preset)
    )
    assert "" not in keys
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_command_that_has_a_key_has_one_in_both_presets(preset):
    for command, words in COMMANDS.items():
        assert bool(words.keys_of(preset)) == bool(words.keys), command


@pytest.mark.parametrize(
    ("command", "goboard", "sabaki"),
    [
        (Command.FORWARD, "Right", "Down"),
        (Command.BACK, "Left", "Up"),
        (Command.NEXT_VARIATION, "Down", "Right"),
        (Command.PREVIOUS_VARIATION, "Up", "Left"),
        (Command.START, "Home", "Home"),
        (Command.END, "End", "End"),
        (Command.FORWARD_TEN, "PgDown", "PgDown"),
        (Command.TURN_RIGHT, "Ctrl+Alt+Right", "Ctrl+Alt+Right"),
        (Command.TYPE_MOVE, "Ctrl+L", "Ctrl+L"),
    ],
)
def test_the_two_camps_have_their_arrows(actions, command, goboard, sabaki):
    for preset, key in ((GOBOARD, goboard), (SABAKI, sabaki)):
        actions.use_keys(preset)
        assert actions[command].shortcut() == QKeySequence(key)


def test_changing_the_preset_leaves_no_old_key(actions):
    actions.use_keys(SABAKI)
    actions.use_keys(GOBOARD)
    for command, words in COMMANDS.items():
        assert actions[command].shortcuts() == [QKeySequence(key) for key in words.keys]


@pytest.mark.parametrize("preset", PRESETS)
def test_tooltips_name_the_key_of_the_preset(actions, preset):
    actions.use_keys(preset)
    for command, words in COMMANDS.items():
        tip = actions[command].toolTip()
        assert tip.strip(), command
        assert "&" not in tip
        for key in words.keys_of(preset)[:1]:
            assert tip.endswith(f"({QKeySequence(key).toString(NATIVE)})")


def test_every_command_is_in_exactly_one_menu(actions, bare):
    places = Counter(action for menu in menus(actions, bare) for action in menu.actions())
    assert {command: places[actions[command]] for command in Command} == dict.fromkeys(Command, 1)


def test_menus_neither_begin_nor_end_with_a_line(actions, bare):
    for menu in menus(actions, bare):
        lines = [action.isSeparator() for action in menu.actions()]
        assert not lines[0], menu.title()
        assert (True, True) not in pairwise(lines)


def test_the_toolbar_shows_commands_by_pictures(actions, bare):
    actions.refresh_icons()
    bar = QToolBar()
    actions.fill_toolbar(bar, TOOLBAR)
    bare.addToolBar(bar)
    shown = [action for action in bar.actions() if not action.isSeparator()]
    assert len(shown) == len([command for command in TOOLBAR if command])
    assert [action.text() for action in shown if action.icon().isNull()] == []


@pytest.mark.parametrize("name", sorted({words.icon for words in COMMANDS.values() if words.icon}))
def test_every_icon_is_drawn(qapp, name):
    assert resource("icons", f"{name}.svg").is_file()
    image = icon(name).pixmap(24, 24).toImage()
    alphas = {
        image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())
    }
    assert {0, 255} <= alphas


def test_one_choice_of_named_points_is_checked_at_a_time(actions):
    for command in NAMED_COMMANDS:
        actions[command].trigger()
        assert [c for c in NAMED_COMMANDS if actions[c].isChecked()] == [command]


def test_a_command_calls_what_does_it_once(actions):
    called = []
    actions.connect_commands({Command.PASS: lambda: called.append("pass")})
    actions[Command.PASS].trigger()
    actions[Command.RESIGN].trigger()
    assert called == ["pass"]

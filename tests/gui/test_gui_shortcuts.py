"""The keys a person chose: how they stand beside presets, are stored and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QKeySequence

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import (
    FIXED_KEYS,
    GOBOARD,
    Q5GO,
    SABAKI,
    SCHEMES,
)
from goboard_gui.gui.actions.shortcuts.shortcuts import (
    Shortcuts,
    fixed_keys,
    portable_text,
    scheme_keys,
)
from goboard_gui.gui.core.settings import CUSTOM_SHORTCUTS, Settings
from tests.cases import for_each
from tests.gui.desktop_keys import TAKEN_KEYS
from tests.gui.gui_cases import Heard, ini


@pytest.fixture
def shortcuts(settings) -> Shortcuts:
    return Shortcuts(settings)


def meanings(shortcuts: Shortcuts) -> list[str]:
    return [key for held in shortcuts.all_shortcuts().values() for key in held]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Ctrl+P", "Ctrl+P"),
        ("ctrl+p", "Ctrl+P"),
        ("Ctrl+Delete", "Ctrl+Del"),
        ("Ctrl+,", "Ctrl+,"),
        ("G", "G"),
        ("", ""),
        ("nonsense", ""),
        ("Hyper+A", ""),
        ("Ctrl+K, Ctrl+C", ""),
    ],
)
def test_a_key_has_one_spelling_and_several_in_a_row_are_none(text, key):
    assert portable_text(text) == key


@pytest.mark.parametrize("preset", SCHEMES)
def test_without_own_keys_all_are_those_of_the_preset(shortcuts, preset):
    shortcuts.set_scheme(preset)
    assert shortcuts.scheme == preset
    assert shortcuts.all_shortcuts() == scheme_keys(preset)


@pytest.mark.parametrize("preset", SCHEMES)
def test_presets_spell_keys_as_they_are_stored(preset):
    keys = [key for held in scheme_keys(preset).values() for key in held]
    assert keys == list(map(portable_text, keys))


def test_a_command_is_given_keys_and_loses_them_again(shortcuts):
    shortcuts.assign(Command.RESIGN, ["Ctrl+R", "Shift+R"])
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+R", "Shift+R")
    assert shortcuts.command_for("Shift+R") is Command.RESIGN
    shortcuts.assign(Command.RESIGN, [])
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ()
    assert shortcuts.custom_shortcuts() == {}


def test_no_command_depends_on_a_key_that_desktops_or_input_methods_take():
    taken = {key: row.source for row in TAKEN_KEYS for key in row.keys}
    assert all(portable_text(key) == key for key in taken)
    lost = [
        (scheme, command.name, keys[0], taken[keys[0]])
        for scheme in SCHEMES
        for command, keys in scheme_keys(scheme).items()
        if keys and keys[0] in taken
    ]
    assert lost == []
    assert not taken.keys() & FIXED_KEYS.keys()
    second = {key for keys in scheme_keys(GOBOARD).values() for key in keys[1:]}
    assert {"Ctrl+Alt+Right", "Ctrl+F1", "Alt+Ins", "Alt+Shift+Left"} <= second & taken.keys()


def test_keys_that_desktops_take_stay_with_those_who_chose_them(settings):
    settings.set(CUSTOM_SHORTCUTS, ["TURN_RIGHT Ctrl+Alt+Right", "PASS Ctrl+Alt+1"])
    shortcuts = Shortcuts(settings)
    assert shortcuts.all_shortcuts()[Command.TURN_RIGHT] == ("Ctrl+Alt+Right",)
    assert shortcuts.all_shortcuts()[Command.PASS] == ("Ctrl+Alt+1",)
    assert shortcuts.all_shortcuts()[Command.CORNER_1] == ("Ctrl+F1",)


def test_a_command_that_had_keys_can_do_without(shortcuts):
    shortcuts.assign(Command.PASS, [])
    assert shortcuts.all_shortcuts()[Command.PASS] == ()
    assert shortcuts.custom_shortcuts() == {Command.PASS: ()}


def test_a_key_given_to_one_command_is_taken_from_the_other(shortcuts):
    shortcuts.assign(Command.RESIGN, ["Ctrl+Y"])
    assert shortcuts.all_shortcuts()[Command.REDO] == ("Ctrl+Shift+Z",)
    assert shortcuts.all_shortcuts()[Command.RESIGN] == ("Ctrl+Y",)
    shortcuts.reset(Command.RESIGN)
    assert shortcuts.all_shortcuts()[Command.REDO] == ("Ctrl+Shift+Z",)
    assert shortcuts.reset(Command.REDO) == ()
    assert shortcuts.all_shortcuts() == scheme_keys(GOBOARD)


def test_own_keys_stand_in_every_preset_and_presets_lack_them(shortcuts):
    shortcuts.assign(Command.PASS, ["Ctrl+Up"])
    assert shortcuts.all_shortcuts()[Command.PREVIOUS_FORK] == ("Ctrl+Left",)
    shortcuts.set_scheme(SABAKI)
    assert shortcuts.all_shortcuts()[Command.PASS] == ("Ctrl+Up",)
    assert shortcuts.all_shortcuts()[Command.PREVIOUS_FORK] == ()
    assert shortcuts.reset(Command.PREVIOUS_FORK) == ("Ctrl+Up",)
    shortcuts.reset(Command.PASS)
    assert shortcuts.all_shortcuts() == scheme_keys(SABAKI)


def test_choosing_what_the_preset_has_anyway_is_no_choice(shortcuts, settings):
    shortcuts.assign(Command.PASS, ["Space"])
    shortcuts.assign(Command.PASS, ["F5"])
    assert settings.get(CUSTOM_SHORTCUTS) == []


def test_all_own_keys_are_forgotten_at_once(shortcuts, settings):
    shortcuts.assign(Command.PASS, ["Space"])
    shortcuts.assign(Command.UNDO, [])
    heard = Heard(settings, "changed")
    shortcuts.reset_all()
    assert heard.count["changed"] == 1
    assert shortcuts.all_shortcuts() == scheme_keys(GOBOARD)


def test_own_keys_are_kept_over_a_restart(tmp_path):
    first = ini(tmp_path / "first.ini")
    Shortcuts(first).assign(Command.PASS, ["Ctrl+,", "Ctrl+;", "="])
    Shortcuts(first).assign(Command.UNDO, [])
    kept = Shortcuts(first).all_shortcuts()
    first.sync()
    (tmp_path / "copy.ini").write_bytes((tmp_path / "first.ini").read_bytes())
    again = Shortcuts(ini(tmp_path / "copy.ini"))
    assert again.all_shortcuts() == kept
    assert again.all_shortcuts()[Command.PASS] == ("Ctrl+,", "Ctrl+;", "=")
    assert again.all_shortcuts()[Command.UNDO] == again.all_shortcuts()[Command.PREFERENCES] == ()


@for_each(
    ("lines", "own"),
    [
        pytest.param(["FLY Ctrl+P"], {}, id="no such command"),
        pytest.param(["PASS nonsense"], {}, id="no such key"),
        pytest.param(["PASS Ctrl+K, Ctrl+C"], {}, id="two keys in a row"),
        pytest.param(["PASS Esc"], {}, id="a key of the window"),
        pytest.param(["PASS Alt+3"], {}, id="a key of a notation"),
        pytest.param(["PASS Alt+F"], {}, id="the letter of a menu"),
        pytest.param(["", " ", "Ctrl+P"], {}, id="no command"),
        pytest.param(["PASS"], {Command.PASS: ()}, id="none at all"),
        pytest.param(
            ["PASS F12", "UNDO F12", "UNDO F10"],
            {Command.PASS: ("F12",), Command.UNDO: ("F10",)},
            id="one key twice",
        ),
        pytest.param(
            ["PASS nonsense", "PASS F12", "PASS ctrl+f12"],
            {Command.PASS: ("F12", "Ctrl+F12")},
            id="one good line among bad ones",
        ),
    ],
)
def test_stored_lines_that_cannot_be_are_ignored(settings, shortcuts, lines, own):
    settings.set(CUSTOM_SHORTCUTS, lines)
    assert shortcuts.custom_shortcuts() == own
    assert len(set(meanings(shortcuts))) == len(meanings(shortcuts))


CHORDS = st.builds(
    lambda modifier, key: portable_text(modifier + key),
    st.sampled_from(["", "Ctrl+", "Shift+", "Ctrl+Shift+", "Alt+"]),
    st.sampled_from([*"PZ5=,", "Up", "F3", "Ins", "PgUp"]),
)
CHANGES = st.lists(
    st.one_of(
        st.tuples(
            st.sampled_from([Command.PASS, Command.UNDO, Command.REDO, Command.NEXT_FORK]),
            st.lists(CHORDS, max_size=3),
        ),
        st.sampled_from([GOBOARD, SABAKI, Q5GO]),
        st.sampled_from([Command.UNDO, Command.PREVIOUS_FORK]),
    ),
    max_size=8,
)


class Memory(Settings):
    """Settings that no file keeps."""

    def __init__(self) -> None:
        super().__init__()
        self._values: dict[str, object] = {}

    def get(self, setting):
        return self._values.get(setting.key, setting.default)

    def set(self, setting, value) -> None:
        self._values[setting.key] = value


@given(CHANGES)
def test_whatever_is_chosen_no_key_means_two_things(changes):
    shortcuts = Shortcuts(Memory())
    fixed = set(fixed_keys())
    for change in changes:
        if isinstance(change, str):
            shortcuts.set_scheme(change)
        elif isinstance(change, Command):
            shortcuts.reset(change)
        else:
            command, chosen = change
            chosen = [key for key in chosen if key not in fixed]
            shortcuts.assign(command, chosen)
            assert set(shortcuts.all_shortcuts()[command]) == set(chosen)
        used = meanings(shortcuts)
        assert len(set(used)) == len(used)
        assert fixed.isdisjoint(used)


def test_the_letters_of_the_menus_are_no_keys_for_commands():
    fixed = fixed_keys()
    assert fixed["Alt+F"] == "Open the File menu"
    assert fixed["Alt+1"] == "Choose a notation"
    assert {portable_text(key) for key in fixed} == set(fixed)
    assert QKeySequence("Esc").toString() in fixed

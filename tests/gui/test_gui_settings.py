from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QSettings

from goboard_gui.gui.actions.commands import Command, choices
from goboard_gui.gui.actions.preferences.dialog import PreferencesDialog
from goboard_gui.gui.actions.shortcuts import presets
from goboard_gui.gui.actions.shortcuts.palette import Palette
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts
from goboard_gui.gui.core import settings as keys
from goboard_gui.gui.core.settings import Setting, Settings
from tests.gui.gui_cases import Heard, ini

ALL = [value for value in vars(keys).values() if isinstance(value, Setting)]


def reread(path, copy) -> Settings:
    """Return settings that know the file only: Qt shares what it holds of one file's name."""
    copy.write_bytes(path.read_bytes())
    return ini(copy)


REMOVED = """
[palette]
recent=ESTIMATE, COUNT

[study]
estimate=true
true%20turn=true

[window]
own%20keys=ESTIMATE Ctrl+Alt+E, COUNT Ctrl+Shift+E, ESTIMATE Ctrl+Alt+G, GUESS Ctrl+Alt+G
"""
"""What a program that could estimate the score wrote, with one line of keys moved on by hand."""


@pytest.fixture
def settings(tmp_path, request) -> Settings:
    """Return settings, those of a file if a test is given its text."""
    file = tmp_path / "settings.ini"
    if hasattr(request, "param"):
        file.write_text(request.param)
    return ini(file)


@pytest.mark.parametrize("settings", [REMOVED], indirect=True, ids=["estimate"])
def test_a_file_with_a_removed_setting_and_a_removed_command_still_opens(window, settings):
    assert settings.get(keys.TRUE_TURN)
    assert window.commands[Command.TRUE_TURN].isChecked()
    assert window.commands[Command.COUNT].shortcut().toString() == "Ctrl+Shift+E"
    assert window.commands[Command.GUESS].shortcut().toString() == "Ctrl+Alt+G"
    window.commands[Command.PALETTE].trigger()
    palette = window.findChild(Palette)
    assert palette.model.index(0, 0).data() == "Count the score"
    palette.close()
    window.commands[Command.PREFERENCES].trigger()
    window.findChild(PreferencesDialog).close()


@pytest.mark.parametrize("settings", [REMOVED], indirect=True, ids=["estimate"])
def test_other_keys_are_kept_when_keys_are_chosen_beside_those_of_a_removed_command(settings):
    Shortcuts(settings).give(Command.RESIGN, ["Ctrl+Alt+E"])
    own = Shortcuts(settings).own()
    assert own == {
        Command.COUNT: ("Ctrl+Shift+E",),
        Command.GUESS: ("Ctrl+Alt+G",),
        Command.RESIGN: ("Ctrl+Alt+E",),
    }


def test_no_two_settings_share_a_key():
    assert len({setting.key for setting in ALL}) == len(ALL) > 10


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.key)
def test_a_setting_is_its_default_until_it_is_set(settings, setting):
    value = settings.get(setting)
    assert value == setting.default
    assert type(value) is type(setting.default)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        pytest.param(keys.EDGES, False, id="false"),
        pytest.param(keys.NAMES, True, id="true"),
        pytest.param(keys.NEW_WIDTH, 13, id="whole number"),
        pytest.param(keys.NEW_KOMI, -0.75, id="fraction"),
        pytest.param(keys.ZOOM, 2.0, id="whole fraction"),
        pytest.param(keys.NOTATION, "tengen-squares", id="text"),
        pytest.param(keys.FOLDER, r"C:\Partien, alte; =20%/\x41 “übrig”", id="odd text"),
        pytest.param(keys.FOLDER, "12", id="text that looks like a number"),
        pytest.param(keys.GEOMETRY, QByteArray(b"\x00\x01\xff,;="), id="bytes"),
        pytest.param(keys.RECENT, ["/a.sgf", "/b, c.sgf"], id="list of two"),
        pytest.param(keys.RECENT, ["/only, one.sgf"], id="list of one"),
    ],
)
def test_what_one_run_wrote_the_next_reads(tmp_path, setting, value):
    first = ini(tmp_path / "first.ini")
    first.set(setting, value)
    first.sync()
    read = reread(tmp_path / "first.ini", tmp_path / "copy.ini").get(setting)
    assert read == value
    assert type(read) is type(setting.default)


def test_an_emptied_list_is_read_as_a_list_of_none(tmp_path):
    first = ini(tmp_path / "first.ini")
    first.set(keys.RECENT, ["/a.sgf"])
    first.set(keys.RECENT, [])
    first.sync()
    assert reread(tmp_path / "first.ini", tmp_path / "copy.ini").get(keys.RECENT) == []


@pytest.mark.parametrize(
    ("line", "setting"),
    [
        pytest.param("[names]\nedges=perhaps", keys.EDGES, id="truth"),
        pytest.param("[names]\nedges=", keys.EDGES, id="nothing"),
        pytest.param("[new%20game]\nwidth=nineteen", keys.NEW_WIDTH, id="whole number"),
        pytest.param("[new%20game]\nwidth=9, 9", keys.NEW_WIDTH, id="two numbers"),
        pytest.param("[new%20game]\nkomi=six", keys.NEW_KOMI, id="fraction"),
        pytest.param("[new%20game]\nkomi=nan", keys.NEW_KOMI, id="no number"),
        pytest.param("[window]\nzoom=inf", keys.ZOOM, id="infinite"),
        pytest.param("[window]\ngeometry=big", keys.GEOMETRY, id="bytes"),
        pytest.param("[window]\ntheme=purple", keys.THEME, id="no such theme"),
        pytest.param("[window]\nkeys=emacs", keys.KEYS, id="no such keys"),
        pytest.param("[new%20game]\nwidth=0", keys.NEW_WIDTH, id="too narrow a board"),
        pytest.param("[new%20game]\nheight=53", keys.NEW_HEIGHT, id="too high a board"),
    ],
)
def test_a_value_that_cannot_be_is_as_good_as_none(tmp_path, line, setting):
    path = tmp_path / "edited.ini"
    path.write_text(line + "\n")
    assert ini(path).get(setting) == setting.default


def test_only_a_change_is_told(settings):
    heard = Heard(settings, "changed")
    settings.set(keys.EDGES, True)
    assert heard.take() == {}
    settings.set(keys.EDGES, False)
    settings.set(keys.EDGES, False)
    assert heard.carried["changed"] == [(keys.EDGES,)]


def test_without_a_store_the_file_of_the_user_is_used(tmp_path):
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    settings = Settings()
    settings.set(keys.NOTATION, "andreev")
    settings.sync()
    assert "notation=andreev" in (tmp_path / "goboard" / "goboard.ini").read_text()


def test_what_is_preferred_is_told_even_if_it_was_so_before(settings):
    heard = Heard(settings, "changed", "preferred")
    settings.prefer(keys.EDGES, False)
    settings.prefer(keys.EDGES, False)
    assert heard.carried == {"changed": [(keys.EDGES,)], "preferred": [(keys.EDGES,)] * 2}
    assert settings.get(keys.EDGES) is False


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (keys.SIDES, choices.SIDE_COMMANDS.values()),
        (keys.NAMED, choices.NAMED_COMMANDS.values()),
        (keys.VARIATIONS, choices.VARIATION_COMMANDS.values()),
        (keys.LAST_MOVE, choices.LAST_MOVE_COMMANDS.values()),
        (keys.KEYS, presets.PRESETS),
    ],
    ids=["edges", "named points", "variations", "last move", "shortcut scheme"],
)
def test_a_setting_allows_just_what_commands_and_schemes_choose(setting, values):
    allowed = setting.default if isinstance(setting.default, list) else setting.allowed
    assert sorted(allowed) == sorted(values)

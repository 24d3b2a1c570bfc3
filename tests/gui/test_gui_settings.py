from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QSettings

from goboard_gui.diagram.compose import LastMoveMark, NamedPoints
from goboard_gui.diagram.output.formats import FORMATS, IMAGE_FORMATS, extensions
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import command_values
from goboard_gui.gui.actions.preference_table import PAGES, PAGES_FORMAT, SERIES_FORMAT
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.actions.shortcuts import shortcut_schemes
from goboard_gui.gui.actions.shortcuts.command_palette import CommandPalette
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts
from goboard_gui.gui.core import settings as settings_module
from goboard_gui.gui.core.settings import Setting, Settings
from goboard_gui.gui.widgets import appearance
from goboard_gui.notation import Side
from goboard_gui.record.values.move_numbers import NumberedRange
from tests.cases import for_each
from tests.gui.gui_cases import Heard, ini

ALL = [value for value in vars(settings_module).values() if isinstance(value, Setting)]


def reread(path, copy) -> Settings:
    """Return settings that know the file only: Qt shares what it holds of one file's name."""
    copy.write_bytes(path.read_bytes())
    return ini(copy)


REMOVED = """
[palette]
recent=ESTIMATE, EDGE_TOP, COUNT

[study]
estimate=true
true%20turn=true

[window]
own%20keys=ESTIMATE Ctrl+Alt+E, COUNT Ctrl+Shift+E, ESTIMATE Ctrl+Alt+G, GUESS Ctrl+Alt+G
"""
"""What a program with commands that are gone wrote, with one line of keys moved on by hand."""


@pytest.fixture
def settings(tmp_path, request) -> Settings:
    """Return settings, those of a file if a test is given its text."""
    file = tmp_path / "settings.ini"
    if hasattr(request, "param"):
        file.write_text(request.param)
    return ini(file)


@pytest.mark.parametrize("settings", [REMOVED], indirect=True, ids=["estimate"])
def test_a_file_with_a_removed_setting_and_a_removed_command_still_opens(window, settings):
    assert settings.get(settings_module.TRUE_TURN)
    assert window.commands[Command.COUNT].shortcut().toString() == "Ctrl+Shift+E"
    assert window.commands[Command.GUESS].shortcut().toString() == "Ctrl+Alt+G"
    window.commands[Command.PALETTE].trigger()
    palette = window.findChild(CommandPalette)
    assert palette.model.index(0, 0).data() == "Score"
    palette.close()
    window.commands[Command.PREFERENCES].trigger()
    window.findChild(PreferencesDialog).close()


@pytest.mark.parametrize("settings", [REMOVED], indirect=True, ids=["estimate"])
def test_other_keys_are_kept_when_keys_are_chosen_beside_those_of_a_removed_command(settings):
    Shortcuts(settings).assign(Command.RESIGN, ["Ctrl+Alt+E"])
    own = Shortcuts(settings).custom_shortcuts()
    assert own == {
        Command.COUNT: ("Ctrl+Shift+E",),
        Command.GUESS: ("Ctrl+Alt+G",),
        Command.RESIGN: ("Ctrl+Alt+E",),
    }


def test_no_two_settings_share_a_key():
    assert len({setting.key for setting in ALL}) == len(ALL) > 10


@for_each("setting", ALL, ids=lambda setting: setting.key)
def test_a_setting_is_its_default_until_it_is_set(settings, setting):
    value = settings.get(setting)
    assert value == setting.default
    assert type(value) is type(setting.default)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        pytest.param(settings_module.EDGE_COORDINATES, False, id="false"),
        pytest.param(settings_module.POINT_NAMES, True, id="true"),
        pytest.param(settings_module.NEW_GAME_WIDTH, 13, id="whole number"),
        pytest.param(settings_module.NEW_GAME_KOMI, -0.75, id="fraction"),
        pytest.param(settings_module.ZOOM, 2.0, id="whole fraction"),
        pytest.param(settings_module.NOTATION, "tengen-squares", id="text"),
        pytest.param(
            settings_module.LAST_FOLDER, r"C:\Partien, alte; =20%/\x41 “übrig”", id="odd text"
        ),
        pytest.param(settings_module.LAST_FOLDER, "12", id="text that looks like a number"),
        pytest.param(settings_module.WINDOW_GEOMETRY, QByteArray(b"\x00\x01\xff,;="), id="bytes"),
        pytest.param(settings_module.RECENT_FILES, ["/a.sgf", "/b, c.sgf"], id="list of two"),
        pytest.param(settings_module.RECENT_FILES, ["/only, one.sgf"], id="list of one"),
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
    first.set(settings_module.RECENT_FILES, ["/a.sgf"])
    first.set(settings_module.RECENT_FILES, [])
    first.sync()
    assert (
        reread(tmp_path / "first.ini", tmp_path / "copy.ini").get(settings_module.RECENT_FILES)
        == []
    )


@pytest.mark.parametrize(
    ("line", "setting"),
    [
        pytest.param("[names]\nedges=perhaps", settings_module.EDGE_COORDINATES, id="truth"),
        pytest.param("[names]\nedges=", settings_module.EDGE_COORDINATES, id="nothing"),
        pytest.param(
            "[new%20game]\nwidth=nineteen", settings_module.NEW_GAME_WIDTH, id="whole number"
        ),
        pytest.param("[new%20game]\nwidth=9, 9", settings_module.NEW_GAME_WIDTH, id="two numbers"),
        pytest.param("[new%20game]\nkomi=six", settings_module.NEW_GAME_KOMI, id="fraction"),
        pytest.param("[new%20game]\nkomi=nan", settings_module.NEW_GAME_KOMI, id="no number"),
        pytest.param("[window]\nzoom=inf", settings_module.ZOOM, id="infinite"),
        pytest.param("[window]\ngeometry=big", settings_module.WINDOW_GEOMETRY, id="bytes"),
        pytest.param("[window]\ntheme=purple", settings_module.THEME, id="no such theme"),
        pytest.param("[window]\nkeys=emacs", settings_module.SHORTCUT_SCHEME, id="no such keys"),
        pytest.param(
            "[new%20game]\nwidth=0", settings_module.NEW_GAME_WIDTH, id="too narrow a board"
        ),
        pytest.param(
            "[new%20game]\nheight=53", settings_module.NEW_GAME_HEIGHT, id="too high a board"
        ),
    ],
)
def test_a_value_that_cannot_be_is_as_good_as_none(tmp_path, line, setting):
    path = tmp_path / "edited.ini"
    path.write_text(line + "\n")
    assert ini(path).get(setting) == setting.default


def test_only_a_change_is_told(settings):
    heard = Heard(settings, "changed")
    settings.set(settings_module.EDGE_COORDINATES, True)
    assert heard.take() == {}
    settings.set(settings_module.EDGE_COORDINATES, False)
    settings.set(settings_module.EDGE_COORDINATES, False)
    assert heard.carried["changed"] == [(settings_module.EDGE_COORDINATES,)]


def test_without_a_store_the_file_of_the_user_is_used(tmp_path):
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    settings = Settings()
    settings.set(settings_module.NOTATION, "andreev")
    settings.sync()
    assert "notation=andreev" in (tmp_path / "goboard" / "goboard.ini").read_text()


def test_what_is_preferred_is_told_even_if_it_was_so_before(settings):
    heard = Heard(settings, "changed", "preferred")
    settings.set_for_all_windows(settings_module.EDGE_COORDINATES, False)
    settings.set_for_all_windows(settings_module.EDGE_COORDINATES, False)
    assert heard.carried == {
        "changed": [(settings_module.EDGE_COORDINATES,)],
        "preferred": [(settings_module.EDGE_COORDINATES,)] * 2,
    }
    assert settings.get(settings_module.EDGE_COORDINATES) is False


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (settings_module.COORDINATE_SIDES, [side.name.lower() for side in Side]),
        (settings_module.NAMED_POINTS, {names.value for names in NamedPoints} - {"none"}),
        (
            settings_module.VARIATIONS_STYLE,
            command_values(settings_module.VARIATIONS_STYLE).values(),
        ),
        (settings_module.LAST_MOVE_MARK, [mark.value for mark in LastMoveMark]),
        (settings_module.SHORTCUT_SCHEME, shortcut_schemes.SCHEMES),
        (settings_module.THEME, [appearance.SYSTEM, appearance.LIGHT, appearance.DARK]),
        (settings_module.MOVE_NUMBERS, [numbered.value for numbered in NumberedRange]),
        (PAGES_FORMAT, extensions(FORMATS)),
        (SERIES_FORMAT, extensions(IMAGE_FORMATS)),
    ],
    ids=[
        "edges",
        "named points",
        "variations",
        "last move",
        "shortcut scheme",
        "theme",
        "move numbers",
        "pages",
        "series",
    ],
)
def test_a_setting_allows_just_what_may_be_chosen(settings, setting, values):
    allowed = setting.default if isinstance(setting.default, list) else setting.allowed
    assert sorted(allowed) == sorted(values)
    offered = [row for page in PAGES for row in page.preferences if row.setting is setting]
    for row in offered:
        assert sorted(choice.value for choice in row.choices(settings)) == sorted(values)

"""What the user has chosen for the board stays; what was computed for a position does not."""

from __future__ import annotations

import pytest

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import LIFE_MARKS, NOTATION_GRID, POINT_NAMES, READING, VIEW
from goboard_gui.notation import Reading
from goboard_gui.record import new_game


@pytest.fixture
def chosen(window):
    """Return a window in which the user has chosen how the board is shown."""
    view_settings = window.view_settings
    view_settings.set_notation("sgf")
    view_settings.set_second_notation("serial")
    view_settings.set_view(Symmetry.R90)
    for setting in (NOTATION_GRID, POINT_NAMES):
        view_settings.set(setting, True)
    view_settings.set(READING, Reading.STAY.value)
    window.commands[Command.LIFE_ATARI].trigger()
    return window


def choices(window) -> list[object]:
    view_settings = window.view_settings
    return [
        view_settings.notation.id,
        view_settings.display_options.second.id,
        view_settings.view,
        view_settings.get(NOTATION_GRID),
        view_settings.get(POINT_NAMES),
        view_settings.reading,
    ]


CHOSEN = ["sgf", "serial", Symmetry.R90, True, True, Reading.STAY]


def test_choices_stay_when_another_file_is_opened(chosen):
    chosen.document.open_games([new_game(Size(13, 13))], None, None)
    assert choices(chosen) == CHOSEN
    assert chosen.view_settings.get(LIFE_MARKS) == ["atari"]


def test_windows_opened_later_begin_with_them_but_without_life_and_liberties(chosen, qtbot):
    later = chosen.new_window()
    qtbot.addWidget(later)
    assert choices(later) == CHOSEN
    assert later.view_settings.get(LIFE_MARKS) == []
    assert chosen.view_settings.get(LIFE_MARKS) == ["atari"]


def test_another_view_in_one_window_leaves_the_others_as_they_are(chosen, qtbot):
    later = chosen.new_window()
    qtbot.addWidget(later)
    later.commands[Command.NORMAL_VIEW].trigger()
    assert chosen.view_settings.view is Symmetry.R90


def test_an_unknown_view_in_the_settings_is_the_normal_one(settings, view_settings):
    settings._store.setValue(VIEW.key, "upside down")
    assert Symmetry(settings.get(VIEW)) is Symmetry.IDENTITY


def test_a_view_shown_for_a_hit_is_not_the_choice_of_the_user(chosen, settings):
    chosen.view_settings.show_view(Symmetry.R180)
    assert settings.get(VIEW) == Symmetry.R90.value
    chosen.view_settings.restore_view()
    assert chosen.view_settings.view is Symmetry.R90


@pytest.mark.usefixtures("few_playouts")
def test_scoring_ends_when_another_file_is_opened(window):
    window.document.play(Point(2, 2))
    window.commands[Command.COUNT].trigger()
    assert window.features.scoring.scoring_session is not None
    window.document.open_games([new_game(Size(9, 9))], None, None)
    assert window.features.scoring.scoring_session is None
    assert not window.commands[Command.COUNT].isChecked()
    assert window.board_view.board.picture.overlays_below == ()

"""A board without overlays: stones, the mark of the last move, and the coordinates at the edges."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.diagram.compose import NamedPoints, compose_picture
from goboard_gui.diagram.picture import TintRole
from goboard_gui.go import Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import SCHEMES
from goboard_gui.gui.actions.shortcuts.shortcuts import scheme_keys
from goboard_gui.gui.core.settings import NOTATION_GRID, POINT_NAMES, SPOTLIGHT
from goboard_gui.record import new_game
from goboard_gui.record.tree import Property, with_properties
from tests.gui.gui_cases import naming_of, point_to

MARKUP = [
    Property("TR", ("cc",)),
    Property("LB", ("dd:A",)),
    Property("AR", ("aa:ee",)),
    Property("LN", ("ba:ii",)),
    Property("DD", ("ha", "hb")),
    Property("TB", ("ab",)),
]


@pytest.fixture
def crowded(window):
    """Return a window in which every kind of overlay is on the board."""
    tree = new_game(Size(9, 9))
    tree, first = tree.add(0, [Property("B", ("ee",))])
    tree, here = tree.add(first, [Property("W", ("ed",)), *MARKUP])
    for point in ("gg", "cg"):
        tree, _ = tree.add(here, [Property("B", (point,))])
    window.document.open_games([tree], None, None)
    window.document.go_to(here)
    for setting in (POINT_NAMES, NOTATION_GRID, SPOTLIGHT):
        window.view_settings.set(setting, True)
    for command in (Command.LIFE_COUNTS, Command.LIFE_NEUTRAL, Command.NUMBERS_ALL):
        window.commands[command].trigger()
    window.presenter.highlight_points(frozenset({Point(7, 7)}))
    return window


def picture(window):
    return window.board_view.board.picture


def plain(window):
    """Return the picture of the position with nothing but the last move and the edges."""
    session, options = window.document.session, window.view_settings.display_options
    shown = options._replace(names=NamedPoints.NONE, structure=False, spotlight=False)
    return compose_picture(
        session.board,
        naming_of(window),
        shown,
        session.last_move,
    )


def test_the_same_key_hides_all_overlays_and_shows_exactly_these_again(crowded):
    before = picture(crowded)
    QTest.keyClick(crowded, Qt.Key.Key_F12)
    assert crowded.commands[Command.CLEAN_BOARD].isChecked()
    assert picture(crowded) == plain(crowded) != before
    QTest.keyClick(crowded, Qt.Key.Key_F12)
    assert not crowded.commands[Command.CLEAN_BOARD].isChecked()
    assert picture(crowded) == before


def test_other_positions_are_clean_too_and_nothing_is_lost(crowded):
    before = picture(crowded)
    crowded.commands[Command.CLEAN_BOARD].trigger()
    for command in (Command.BACK, Command.FORWARD):
        crowded.commands[command].trigger()
        assert picture(crowded) == plain(crowded)
    crowded.commands[Command.CLEAN_BOARD].trigger()
    crowded.presenter.highlight_points(frozenset({Point(7, 7)}))
    assert picture(crowded) == before


def test_no_lines_are_highlighted_under_the_pointer_of_a_clean_board(crowded):
    crowded.commands[Command.CLEAN_BOARD].trigger()
    point_to(crowded.board_view.board, Point(0, 8))
    hovered = picture(crowded)
    assert hovered != plain(crowded)  # the ghost of the next stone is there
    crowded.view_settings.set(SPOTLIGHT, False)
    assert picture(crowded) == hovered


def test_the_visible_part_stays(crowded):
    tree, here = crowded.document.session.tree, crowded.document.session.cursor
    part = [*tree.properties(here), Property("VW", ("aa:ee",))]
    crowded.document.replace_tree("part", with_properties(tree, here, part))
    crowded.commands[Command.CLEAN_BOARD].trigger()
    assert TintRole.OUTSIDE in [tint.role for tint in picture(crowded).overlays_above]


def test_the_key_is_free_in_every_scheme():
    for scheme in SCHEMES:
        holders = [command for command, keys in scheme_keys(scheme).items() if "F12" in keys]
        assert holders == [Command.CLEAN_BOARD]

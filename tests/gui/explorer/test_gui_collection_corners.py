"""The corner at the last move is searched for with one entry of a menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Crop, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.explorer.corner_actions import nearest_corner
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.gui.gui_cases import RIGHT, click

OPENING = b"(;SZ[9];B[gc];W[cg];B[gg])"


@pytest.fixture
def panel(desk, collection, index, qtbot):
    """Return the panel of a desk at the start of an opening."""
    collection.search.open_index(index)
    collection.building.manager.staleness_check.cancel()
    desk.document.open_games(read_sgf(OPENING).games, None, None)
    desk.actions[Command.COLLECTION_FIND].trigger()
    qtbot.waitUntil(collection.panel.table.isVisible)
    QApplication.processEvents()
    return collection.panel


def corner(panel, side):
    return panel.head.options.corners.actions[side]


@for_each(
    ("near", "side", "crop"),
    [
        (None, 7, (12, 0, 18, 6)),
        (Point(15, 2), 7, (12, 0, 18, 6)),
        (Point(3, 3), 10, (0, 0, 9, 9)),
        (Point(2, 16), 7, (0, 12, 6, 18)),
        (Point(10, 10), 10, (9, 9, 18, 18)),
        (Point(9, 9), 10, (9, 0, 18, 9)),
        (Point(9, 10), 7, (12, 12, 18, 18)),
    ],
)
def test_the_corner_is_the_one_nearest_to_the_last_move(near, side, crop):
    assert nearest_corner(Naming(notation("western"), Size(19, 19)), side, near) == Crop(*crop)


@for_each("view", list(Symmetry))
def test_a_corner_of_the_record_is_chosen_however_the_board_is_seen(view):
    naming = Naming(notation("western"), Size(13, 19), view)
    assert nearest_corner(naming, 7, Point(1, 17)) == Crop(0, 12, 6, 18)
    width, _ = naming.view_size
    assert nearest_corner(naming, 7, None).contains(naming.to_record(Point(width - 1, 0)))


def test_a_corner_stays_the_search_region_and_is_found(desk, panel, qtbot):
    document = desk.document
    document.go_to(document.session.line[1])
    corner(panel, 7).trigger()
    assert panel._search.query.crop == Crop(2, 0, 8, 6)
    assert panel.region_label.text() == "Search region 7×7"
    qtbot.waitUntil(lambda: panel._search.result is not None)
    assert panel._search.result.game_count == 5
    document.go_to(document.session.line[2])
    assert panel._search.query.crop == Crop(2, 0, 8, 6)
    corner(panel, 7).trigger()
    assert panel._search.query.crop == Crop(0, 2, 6, 8)


def test_points_that_do_not_matter_are_kept_inside_the_corner(desk, panel):
    desk.document.go_to(desk.document.session.line[1])
    corner(panel, 7).trigger()
    desk.actions[Command.COLLECTION_REGION].trigger()
    for point in (Point(2, 2), Point(8, 0)):
        click(desk.view.board, point, button=RIGHT)
    desk.document.go_to(desk.document.session.line[2])
    corner(panel, 7).trigger()
    assert panel._search.query.ignoring == {Point(2, 2)}


@for_each(
    ("sides", "enabled"),
    [("19", [7, 10]), ("10:12", [7, 10]), ("9", [7]), ("7:19", [7]), ("6", [])],
)
def test_corners_that_do_not_fit_on_the_board_cannot_be_chosen(desk, panel, sides, enabled):
    desk.document.open_games(read_sgf(f"(;SZ[{sides}];B[aa])".encode()).games, None, None)
    menu = panel.head.region_button.menu()
    menu.aboutToShow.emit()
    actions = panel.head.options.corners.actions
    assert [side for side, action in actions.items() if action.isEnabled()] == enabled


def test_the_region_button_and_the_options_offer_the_same_corners(panel):
    button = panel.head.region_button
    assert button.popupMode() is QToolButton.ToolButtonPopupMode.MenuButtonPopup
    texts = ["Corner &7 × 7", "Corner &10 × 10"]
    for menu in (button.menu(), panel.head.options):
        assert [it.text() for it in menu.actions() if it.text() in texts] == texts

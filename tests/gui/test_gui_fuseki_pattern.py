"""The panel of the position by levels and areas, and its text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import Pattern
from goboard_gui.go import Point, Symmetry
from goboard_gui.gui.core.settings import READING
from goboard_gui.gui.study.openings.commands import OpeningsCommands
from goboard_gui.gui.study.openings.pattern_panel import (
    PatternColumn,
    PatternLocation,
    PatternModel,
)
from goboard_gui.notation import Area, Reading
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, OUTSIDE, click, point_to

GAME = b"(;SZ[9]PB[A];B[cc];W[gg];B[ee];W[gd])"


@pytest.fixture
def desk(desk):
    """Return a desk with the commands of openings."""
    made = desk()
    OpeningsCommands(made.workspace, made.presenter, made.parts.document_io, made.panels.pattern)
    return made


@pytest.fixture
def panel(desk, qtbot):
    """Return the panel of a desk at the end of a short game, on screen."""
    desk.document.open_games(read_sgf(GAME).games, None, None)
    desk.document.go_to(desk.document.session.line[-1])
    with qtbot.waitSignal(desk.panels.pattern.visibilityChanged, check_params_cb=bool):
        desk.panels.pattern.toggleViewAction().trigger()
    for _ in range(3):  # until its column has its width
        QApplication.processEvents()
    return desk.panels.pattern.widget()


def texts(panel) -> list[list[str]]:
    model = panel.table.pattern_model
    return [
        [model.index(row, column).data() for column in PatternColumn]
        for row in range(model.rowCount())
    ]


def square(panel, level: int, area: Area | None, offset: int | None = None) -> QPoint:
    """Return where a square, or the name of an area or a level, is seen."""
    table = panel.table
    row = table.pattern_model.row_of(level, area)
    column = PatternColumn.AREA if offset is None else PatternColumn.STATES
    index = table.model().index(row, column)
    table.scrollTo(index)
    rect = table.visualRect(index)
    side = table.states.square_side
    across = rect.center().x() if offset is None else rect.left() + round((offset + 0.7) * side)
    return QPoint(across, rect.center().y())


def hover(panel, place: QPoint) -> None:
    QTest.mouseMove(panel.table.viewport(), place)


def press(panel, place: QPoint) -> None:
    QTest.mouseClick(panel.table.viewport(), LEFT, pos=place)


def lit(desk) -> set[Point]:
    cells = desk.view.board.picture.cells
    return {point for point, cell in cells.items() if cell.highlighted}


def show_rows(panel) -> None:
    tabs = panel.tabs
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(1).center())


def rows(panel) -> list[list[str]]:
    model = panel.rows.rows_model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def press_row(panel, row: int) -> None:
    rect = panel.rows.visualRect(panel.rows.model().index(row, 2))
    QTest.mouseClick(panel.rows.viewport(), LEFT, pos=rect.center())


def test_the_rows_of_the_position_are_listed_with_their_numbers_to_base_three(desk, panel):
    show_rows(panel)
    assert [row for row in rows(panel) if row[2] != "0"] == [
        ["7", "001000000", "729"],
        ["6", "000000200", "18"],
        ["5", "000010000", "81"],
        ["3", "000000200", "18"],
    ]
    desk.document.go_to(desk.document.session.line[1])
    assert [row for row in rows(panel) if row[2] != "0"] == [["7", "001000000", "729"]]


def test_the_rows_are_those_of_the_board_on_screen_if_coordinates_stay(desk, panel):
    show_rows(panel)
    desk.view_settings.set(READING, Reading.STAY.value)
    desk.view_settings.set_view(Symmetry.R180)
    assert [row for row in rows(panel) if row[2] != "0"][-1] == ["3", "000000100", "9"]
    press_row(panel, 6)
    assert lit(desk) == {Point(column, 6) for column in range(9)}


def test_a_row_is_highlighted_on_the_board_until_it_is_clicked_again(desk, panel):
    show_rows(panel)
    press_row(panel, 2)
    assert lit(desk) == {Point(column, 2) for column in range(9)}
    press_row(panel, 2)
    assert lit(desk) == set()
    press_row(panel, 0)
    QTest.mouseClick(panel.tabs, LEFT, pos=panel.tabs.tabRect(0).center())
    assert lit(desk) == set()


def test_the_point_under_the_pointer_is_framed_in_its_row(desk, panel):
    show_rows(panel)
    point_to(desk.view.board, Point(3, 1))
    assert panel.rows.states.hovered_point == (1, 3)
    point_to(desk.view.board, OUTSIDE)
    assert panel.rows.states.hovered_point is None


def test_rows_of_a_full_board_fit_into_the_panel(desk, panel):
    show_rows(panel)
    line = "".join(f"[{letter}a]" for letter in "abcdefghijklmnopqrs")
    desk.document.open_games(read_sgf(f"(;SZ[19]AW{line})".encode()).games, None, None)
    header, width = panel.rows.horizontalHeader(), panel.rows.viewport().width()
    assert rows(panel)[0][1:] == ["2" * 19, str(3**19 - 1)]
    assert header.sectionPosition(2) <= width
    side = panel.rows.states.square_side
    panel.rows.resize(2 * panel.rows.width(), panel.rows.height())
    assert panel.rows.states.square_side > side
    assert header.length() <= panel.rows.viewport().width()


def test_the_keyboard_goes_through_the_rows(desk, panel):
    show_rows(panel)
    press_row(panel, 0)
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    assert panel.rows.selected_row == 1
    QTest.keyClick(panel.rows, Qt.Key.Key_Escape)
    assert panel.rows.selected_row is None
    assert lit(desk) == set()


def test_the_rows_are_copied_while_they_are_shown(panel):
    show_rows(panel)
    QTest.mouseClick(panel.copy_button, LEFT)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[3] == "7:001000000::729"


def test_the_panel_is_made_when_it_is_first_looked_at(desk):
    assert desk.panels.pattern.isHidden()
    assert desk.panels.pattern.widget() is None
    assert desk.panels.pattern in desk.panels.docks


def test_the_levels_with_stones_are_listed_with_their_areas(panel):
    assert texts(panel) == [
        ["Level 0 · 1 stone", "", ""],
        ["C", "1", "1"],
        ["Level 2 · 3 stones", "", ""],
        ["W", "0000", "0"],
        ["N", "1000", "27"],
        ["E", "0200", "18"],
        ["S", "2000", "54"],
    ]


def test_the_name_of_the_opening_is_above_the_pattern(desk, panel):
    assert panel.opening_label.isHidden()
    desk.document.open_games(read_sgf(b"(;SZ[19];B[pd];W[dp];B[pp];W[dd])").games, None, None)
    names = []
    for node in desk.document.session.line:
        desk.document.go_to(node)
        QApplication.processEvents()
        names.append(panel.opening_label.text() if panel.opening_label.isVisible() else None)
    assert names == [None, None, None, *["Opening: Two star points"] * 2]


def test_the_model_keeps_to_the_rules_of_models(panel, qtmodeltester):
    qtmodeltester.check(panel.table.pattern_model)
    qtmodeltester.check(PatternModel())


def test_the_states_of_an_area_are_read_out(panel):
    model = panel.table.pattern_model
    index = model.index(5, PatternColumn.STATES)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "East, level 2: 0 2 0 0"


def test_it_follows_the_cursor_and_is_empty_without_stones(desk, panel):
    desk.document.go_to(desk.document.session.line[1])
    assert [row[0] for row in texts(panel)] == ["Level 2 · 1 stone", "W", "N", "E", "S"]
    desk.document.go_to(desk.document.session.line[0])
    assert texts(panel) == []
    assert panel.description_label.text() == "There are no stones on the board."


def test_a_hidden_panel_does_nothing(desk, panel, monkeypatch):
    desk.panels.pattern.hide()
    monkeypatch.setattr(Pattern, "from_board", lambda board: pytest.fail("nobody looks"))
    desk.document.go_to(desk.document.session.line[1])
    point_to(desk.view.board, Point(2, 2))


SIZES = {
    "even": (b"(;SZ[4]AB[bb])", ["Level 1 · 1 stone", "W", "N", "E", "S"]),
    "a rectangle": (b"(;SZ[5:3]AB[bb]AW[ea])", ["Level 0 · 1 stone", "C", "Level 1 · 1 stone"]),
    "one line": (b"(;SZ[6:1]AB[ca])", ["Level 0 · 1 stone", "C"]),
}


@for_each(("data", "begins"), SIZES.values(), ids=SIZES)
def test_boards_of_any_size_have_levels(desk, panel, data, begins):
    desk.document.open_games(read_sgf(data).games, None, None)
    assert [row[0] for row in texts(panel)][: len(begins)] == begins


def test_pointing_at_a_level_lights_its_ring_and_at_a_square_its_point(desk, panel):
    hover(panel, square(panel, 2, None))
    assert len(lit(desk)) == 16
    assert {Point(2, 2), Point(6, 6)} < lit(desk)
    hover(panel, square(panel, 2, Area.EAST))
    assert lit(desk) == {Point(6, row) for row in range(2, 6)}
    hover(panel, square(panel, 2, Area.EAST, 1))
    assert lit(desk) == {Point(6, 3)}
    assert "White · area East, level 2, offset 1" in panel.description_label.text()


def test_what_was_pressed_stays_lit_until_it_is_pressed_again(desk, panel):
    press(panel, square(panel, 2, Area.NORTH, 0))
    QApplication.sendEvent(panel.table.viewport(), leave())
    assert lit(desk) == {Point(2, 2)}
    desk.document.go_to(desk.document.session.line[2])
    assert lit(desk) == {Point(2, 2)}
    press(panel, square(panel, 2, Area.NORTH, 0))
    QApplication.sendEvent(panel.table.viewport(), leave())
    assert lit(desk) == set()


def leave():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.Leave)


def test_hiding_the_panel_puts_its_light_out(desk, panel):
    press(panel, square(panel, 2, None))
    desk.panels.pattern.hide()
    assert lit(desk) == set()


def test_a_press_leaves_the_keys_to_the_board(desk, panel):
    desk.view.setFocus()
    press(panel, square(panel, 2, Area.NORTH, 0))
    assert desk.view.hasFocus()


def test_the_point_under_the_pointer_is_framed_and_told(desk, panel):
    point_to(desk.view.board, Point(6, 6))
    row = panel.table.pattern_model.row_of(2, Area.SOUTH)
    assert panel.table.states.hovered_point == (row, 0)
    assert panel.description_label.text() == "G3 · White · area South, level 2, offset 0"
    point_to(desk.view.board, Point(0, 0))
    assert panel.table.states.hovered_point is None
    assert panel.description_label.text() == "A9 · empty · area North, level 4, offset 0"
    point_to(desk.view.board, OUTSIDE)
    assert panel.description_label.text() == ""


def test_stones_are_played_while_the_panel_is_seen(desk, panel):
    click(desk.view.board, Point(0, 0))
    assert texts(panel)[-3][:2] == ["N", "10000000"]


def test_names_that_stay_let_the_pattern_turn_with_the_view(desk, panel):
    desk.view_settings.set_view(Symmetry.R90)
    assert texts(panel)[3][1] == "0000"
    desk.view_settings.set(READING, Reading.STAY.value)
    assert [row[1] for row in texts(panel)[3:]] == ["2000", "0000", "1000", "0200"]
    hover(panel, square(panel, 2, Area.WEST, 0))
    assert lit(desk) == {Point(2, 6)}


def test_the_keys_go_through_levels_areas_and_points(desk, panel):
    table = panel.table
    table.setFocus(Qt.FocusReason.TabFocusReason)
    cursor = desk.document.session.cursor
    chosen = []
    for key in ("Down", "Down", "Right", "Right", "Left", "Left", "Down", "Down", "Down"):
        QTest.keyClick(table, getattr(Qt.Key, f"Key_{key}"))
        chosen.append(table.selected_location)
    assert chosen == [
        PatternLocation(0),
        PatternLocation(0, Area.CENTRE),
        PatternLocation(0, Area.CENTRE, 0),
        PatternLocation(0, Area.CENTRE, 0),
        PatternLocation(0, Area.CENTRE),
        PatternLocation(0, Area.CENTRE),
        PatternLocation(2),
        PatternLocation(2, Area.WEST),
        PatternLocation(2, Area.NORTH),
    ]
    assert lit(desk) == {Point(column, 2) for column in range(2, 6)}
    assert desk.document.session.cursor == cursor
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.selected_location is None
    assert lit(desk) == set()


def test_the_pattern_is_copied_as_it_is_printed(desk, panel):
    QTest.mouseClick(panel.copy_button, LEFT)
    copied = QApplication.clipboard().text()
    assert copied == Pattern.from_board(desk.document.session.board).text("A")
    assert "lev= 2 num moves = 3\nW:0000::0\nN:1000::27\n" in copied


def test_the_largest_board_is_painted_as_well(desk, panel):
    desk.document.open_games(read_sgf(b"(;SZ[52]AB[aa][bb][ZZ])").games, None, None)
    assert not panel.grab().isNull()
    point_to(desk.view.board, QPointF(desk.view.board.centre(Point(0, 0))))
    assert panel.table.states.hovered_point is not None

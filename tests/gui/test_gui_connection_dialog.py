"""The dialog that says whether points selected on the board are connected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools.board_tools import PlayTool
from goboard_gui.gui.board.tools.tool import Tool
from goboard_gui.gui.study.connection.commands import ConnectionCommands
from goboard_gui.gui.study.connection.connection_dialog import ConnectionDialog
from goboard_gui.gui.study.connection.point_sets import SetName
from goboard_gui.record.edits.typed import TypedMove
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, OUTSIDE, click, point_to, press_point, release_point

RECORD = b"(;SZ[5]AB[aa][ba][ca][ee]AW[bb][bc])"


@pytest.fixture
def desk(desk):
    """Return a desk with the commands for studying, and a small record."""
    made = desk()
    ConnectionCommands(made.workspace, made.presenter, made.tools, made.recording, made.board)
    made.open(RECORD)
    return made


@pytest.fixture
def dialog(desk):
    desk.actions[Command.CONNECTED_POINTS].trigger()
    yield desk.window.findChild(ConnectionDialog)
    for dialog in desk.window.findChildren(ConnectionDialog):
        dialog.close()


def statements(dialog: ConnectionDialog) -> list[str]:
    return [dialog.statements[name].text() for name in SetName]


def components(dialog: ConnectionDialog) -> list[tuple[str, str, str]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in range(3))
        for row in range(model.rowCount())
    ]


def labels(desk) -> dict[Point, str]:
    cells = desk.view.board.picture.cells
    return {point: cell.label for point, cell in cells.items() if cell.label}


def is_open(desk) -> bool:
    return any(dialog.isVisible() for dialog in desk.window.findChildren(ConnectionDialog))


def highlighted(desk) -> set[Point]:
    cells = desk.view.board.picture.cells
    return {point for point, cell in cells.items() if cell.highlighted}


def select(desk, *points: tuple[int, int], keys: Qt.KeyboardModifier | None = None) -> None:
    for point in points:
        click(desk.view.board, Point(*point), modifiers=keys or Qt.KeyboardModifier.NoModifier)


def test_the_empty_set_and_single_points_are_connected(desk, dialog):
    assert statements(dialog) == [
        "A has no points; the empty set is connected.",
        "B has no points; the empty set is connected.",
    ]
    select(desk, (2, 2))
    assert statements(dialog)[0] == "A is connected: 1 point."
    assert components(dialog) == [("A", "1", "C3")]


def test_selecting_points_changes_no_record(desk, dialog):
    before = desk.document.session.tree
    select(desk, (0, 0), (2, 2))
    assert desk.document.session.tree is before


def test_clicked_points_fall_into_components_whatever_stands_on_them(desk, dialog):
    select(desk, (0, 0), (1, 0), (1, 1), (4, 4))
    assert statements(dialog)[0] == "A is not connected: 4 points in 2 components."
    assert components(dialog) == [("A.1", "3", "A5, B5, B4"), ("A.2", "1", "E1")]
    assert labels(desk) == {
        **dict.fromkeys((Point(0, 0), Point(1, 0), Point(1, 1)), "A.1"),
        Point(4, 4): "A.2",
    }
    select(desk, (4, 4))
    assert statements(dialog)[0] == "A is connected: 3 points."


def test_a_path_within_a_joins_two_of_its_points(desk, dialog):
    select(desk, (0, 0), (0, 1), (1, 1), (2, 1))
    dialog.ends[1].setCurrentIndex(2)
    dialog.ends[1].activated.emit(2)
    point_to(desk.view.board, OUTSIDE)
    assert dialog.path_label.text() == "Shortest path within A, 3 points: A5, A4, B4"
    assert highlighted(desk) == {Point(0, 0), Point(0, 1), Point(1, 1)}
    select(desk, (0, 1))
    assert dialog.path_label.text() == "No path within A joins these two points."
    point_to(desk.view.board, OUTSIDE)
    assert highlighted(desk) == set()


@for_each(
    ("second", "text"),
    [
        ((2, 0), "A and B are adjacent: B5 is next to C5."),
        ((2, 1), "A and B are apart: no point of A is next to a point of B."),
    ],
)
def test_sets_are_adjacent_or_apart(desk, dialog, second, text):
    dialog.sets.clear()
    select(desk, (0, 0), (1, 0))
    assert dialog.adjacency_label.text().startswith("Select points of A and of B")
    QTest.mouseClick(dialog.choices[SetName.B], LEFT)
    select(desk, second)
    assert dialog.adjacency_label.text() == text
    QTest.mouseClick(dialog.choices[SetName.A], LEFT)


def test_shift_selects_for_the_other_set_and_a_point_is_in_one_set_only(desk, dialog):
    select(desk, (2, 2))
    select(desk, (2, 2), keys=Qt.KeyboardModifier.ShiftModifier)
    assert list(dialog.sets.points(SetName.A)) == []
    assert list(dialog.sets.points(SetName.B)) == [Point(2, 2)]


def test_all_stones_of_a_colour_are_added_at_once(desk, dialog):
    QTest.mouseClick(dialog.additions[0], LEFT)
    assert statements(dialog)[0] == "A is not connected: 4 points in 2 components."
    QTest.mouseClick(dialog.clear_button, LEFT)
    assert statements(dialog)[0] == "A has no points; the empty set is connected."


def test_a_drag_selects_all_points_on_its_way_and_removes_them_again(desk, dialog):
    for expected in (["A", "3", "A1, B1, C1"], None):
        press_point(desk.view.board, Point(0, 4))
        for column in (1, 2):
            point_to(desk.view.board, Point(column, 4), LEFT)
        release_point(desk.view.board, Point(2, 4))
        assert [list(row) for row in components(dialog)] == ([expected] if expected else [])


def test_typed_points_are_selected_too(desk, dialog):
    desk.tools.submit_typed_moves([TypedMove(Point(2, 2)), TypedMove(Point(2, 3))])
    assert components(dialog) == [("A", "2", "C3, C2")]


def test_closing_the_dialog_returns_to_playing_and_removes_the_labels(desk, dialog):
    select(desk, (2, 2))
    dialog.close()
    assert labels(desk) == {}
    assert isinstance(desk.presenter.tool, PlayTool)


def test_choosing_a_tool_closes_the_dialog_and_keeps_the_tool(desk, dialog):
    desk.actions[Command.TOOL_SQUARE].trigger()
    assert not is_open(desk)
    assert not isinstance(desk.presenter.tool, PlayTool)


def test_another_feature_that_needs_the_tool_closes_the_dialog_and_keeps_its_tool(desk, dialog):
    desk.tools.push_tool(lambda: Tool(desk.document))
    assert not is_open(desk)
    assert type(desk.presenter.tool) is Tool
    assert not desk.actions[Command.CONNECTED_POINTS].isEnabled()
    desk.tools.pop_tool()
    assert desk.actions[Command.CONNECTED_POINTS].isEnabled()


def test_another_board_begins_with_empty_sets(desk, dialog):
    select(desk, (2, 2))
    desk.open(b"(;SZ[9])")
    assert statements(dialog)[0] == "A has no points; the empty set is connected."

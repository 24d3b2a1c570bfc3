"""The part of the board that is shown, dragged on the board and given up again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import TintRole
from goboard_gui.go import Crop, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.printing.figures.commands import FigureCommands
from goboard_gui.record.edits.typed import TypedMove
from tests.cases import for_each
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import LEFT, PLAIN, RIGHT, click, drag, naming_of

A, B = Point(1, 2), Point(5, 4)
PART = frozenset(Crop(1, 2, 5, 4).points())
NONE = Qt.MouseButton.NoButton


@pytest.fixture
def desk(desk):
    made = desk()
    FigureCommands(made.workspace, made.notices)
    return made


@pytest.fixture
def board(desk):
    """Return the board of a desk with two moves, on which one drags the part to be shown."""
    return with_part(desk)


@pytest.fixture
def board_in_window(window):
    """Return that of a whole window."""
    return with_part(desk_of(window))


def with_part(desk):
    for point in (Point(2, 2), Point(6, 6)):
        desk.document.play(point)
    desk.actions[Command.TOOL_PART].trigger()
    return desk.view.board


def view_of(desk) -> frozenset[Point] | None:
    return desk.document.session.markup.view


def hold(board, *points: Point) -> None:
    """Press on the first point and come to the others, with the button down still."""
    for kind, place, button in (
        (QEvent.Type.MouseMove, points[0], NONE),
        (QEvent.Type.MouseButtonPress, points[0], LEFT),
        *((QEvent.Type.MouseMove, point, NONE) for point in points[1:]),
    ):
        held = NONE if place is points[0] and button is NONE else LEFT
        at = board.centre(place) if isinstance(place, Point) else place
        there = QPointF(board.mapToGlobal(at))
        QApplication.sendEvent(board, QMouseEvent(kind, at, there, button, held, PLAIN))


def let_go(board, place) -> None:
    at = board.centre(place) if isinstance(place, Point) else place
    event = QEvent.Type.MouseButtonRelease
    there = QPointF(board.mapToGlobal(at))
    QApplication.sendEvent(board, QMouseEvent(event, at, there, LEFT, NONE, PLAIN))


def hidden(board) -> set[Point]:
    return {
        point
        for item in board.picture.overlays_above
        if item.role is TintRole.OUTSIDE
        for point in item.points
    }


@pytest.mark.parametrize("corners", [(A, B), (B, A), (Point(1, 4), Point(5, 2))])
def test_dragging_shows_only_the_part_between_two_corners(desk, board, corners):
    drag(board, corners[0], Point(3, 3), corners[1])
    assert view_of(desk) == PART
    desk.document.play(Point(0, 0))
    assert view_of(desk) == PART
    desk.document.go_to(desk.document.session.line[1])
    assert view_of(desk) is None


def test_one_undo_shows_all_again(desk, board):
    drag(board, A, Point(3, 3), B)
    desk.actions[Command.UNDO].trigger()
    assert view_of(desk) is None


@pytest.mark.parametrize("button", [LEFT, RIGHT], ids=["left", "right"])
def test_a_click_shows_all_again(desk, board, button):
    drag(board, A, B)
    click(board, Point(3, 3), button)
    assert view_of(desk) is None
    assert desk.document.undo_stack.undoText() == "Change visible part of the board"


def test_a_click_that_changes_nothing_is_no_edit(desk, board):
    edits = desk.document.undo_stack.count()
    click(board, A)
    assert desk.document.undo_stack.count() == edits


def test_coming_back_to_where_one_pressed_changes_nothing(desk, board):
    drag(board, A, B)
    drag(board, Point(0, 0), Point(8, 8), Point(0, 0))
    assert view_of(desk) == PART


def test_all_of_the_board_is_no_part(desk, board):
    drag(board, A, B)
    drag(board, Point(0, 0), Point(8, 8))
    assert view_of(desk) is None
    session = desk.document.session
    assert not session.tree.node(session.cursor).has_any_property("VW")


def test_what_would_be_shown_is_seen_while_one_drags(desk, board):
    hold(board, A, B)
    others = set(desk.document.session.size.points()) - PART
    assert hidden(board) == others
    assert view_of(desk) is None
    let_go(board, B)
    assert hidden(board) == others


def test_who_drags_beyond_the_edge_means_the_points_at_the_edge(desk, board):
    outside = QPointF(1, 1)
    hold(board, Point(3, 3), Point(0, 0), outside)
    let_go(board, outside)
    assert view_of(desk) == frozenset(Crop(0, 0, 3, 3).points())


def test_escape_gives_up_what_is_dragged_and_keeps_the_tool(window, board_in_window):
    board = board_in_window
    hold(board, A, B)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert hidden(board) == set()
    let_go(board, B)
    assert window.document.session.markup.view is None
    assert window.features.tools.selected_tool is Command.TOOL_PART
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.features.tools.selected_tool is Command.TOOL_PLAY


def test_the_corners_can_be_typed(desk, board):
    desk.tools.submit_typed_moves([TypedMove(A), TypedMove(B)])
    assert view_of(desk) == PART


@for_each("view", list(Symmetry))
def test_on_a_turned_board_the_part_is_the_one_that_is_seen(desk, board, view):
    desk.view_settings.set_view(view)
    drag(board, A, B)
    shown = {naming_of(desk).to_view(point) for point in view_of(desk)}
    assert shown == PART

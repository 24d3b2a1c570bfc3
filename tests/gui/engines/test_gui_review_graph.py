"""The widget with the graph of a review: clicks, keys, tooltips and following the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from goboard_gui.diagram.plots.review_graph.graph import ReviewGraph, review_graph
from goboard_gui.diagram.plots.review_graph.painting import GRAPH_DARK
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.settings import THEME
from goboard_gui.gui.engines import review_graph_view
from goboard_gui.gui.engines.review_graph_view import ReviewGraphView
from goboard_gui.gui.widgets import appearance
from tests.cases import for_each
from tests.diagram.review_cases import reviewed
from tests.gui.gui_cases import image_of, menus, press

if TYPE_CHECKING:
    from collections.abc import Iterator

LEFT = Qt.MouseButton.LeftButton
GAME = b"(;SZ[9];B[ee]C[A comment];W[cc];B[gg];C[no move];W[gc];B[cg];W[dd])"
SCORES = [-6.5, -6.0, -6.0, -12.0, None, 2.0, 6.0]
"""The scores after each move: the third loses 6 points, and the sixth 4."""


def game_graph(document) -> ReviewGraph:
    line = document.session.line
    nodes = [line[index] for index in (1, 2, 3, 5, 6, 7)]
    moves = [
        move._replace(node=node, point=Point(4, 4))
        for move, node in zip(reviewed(SCORES), nodes, strict=True)
    ]
    return review_graph(line, moves, 81)


@pytest.fixture
def view(workspace, english) -> Iterator[ReviewGraphView]:
    workspace.document.replace_tree("load", read_sgf(GAME).games[0], 0, "load")
    view = ReviewGraphView(workspace)
    view.resize(400, 260)
    view.show_graph(game_graph(workspace.document))
    view.show()
    yield view
    dispose(view)


@pytest.fixture
def document(view, workspace):
    return workspace.document


def go_to(document, index: int) -> None:
    document.go_to(document.session.line[index])
    document.display_schedule.flush()


def tooltip(view, place: QPointF) -> str:
    where = place.toPoint()
    help_event = QHelpEvent(QEvent.Type.ToolTip, where, view.mapToGlobal(where))
    QApplication.sendEvent(view, help_event)
    return QToolTip.text()


@for_each("index", range(7))
def test_a_click_goes_to_the_position(view, document, index):
    go_to(document, 0 if index else 3)
    QTest.mouseClick(view, LEFT, pos=view.widget_position(index).toPoint())
    assert document.session.cursor == view.graph.positions[index].node


def test_a_drag_goes_from_position_to_position_and_stays_at_the_ends(view, document):
    QTest.mousePress(view, LEFT, pos=view.widget_position(1).toPoint())
    visited = []
    for index in (2, 4, 6):
        QTest.mouseMove(view, view.widget_position(index).toPoint())
        visited.append(document.session.cursor)
    QTest.mouseMove(view, QPoint(395, 10))
    assert visited == [view.graph.positions[index].node for index in (2, 4, 6)]
    assert document.session.cursor == view.graph.positions[6].node
    QTest.mouseRelease(view, LEFT, pos=QPoint(395, 10))
    QTest.mouseMove(view, view.widget_position(1).toPoint())
    assert document.session.cursor == view.graph.positions[6].node


def test_the_graph_follows_the_cursor_also_to_nodes_without_a_move(view, document):
    seen = []
    for index in range(len(document.session.line)):
        go_to(document, index)
        seen.append(view.current_index)
    assert seen == [0, 1, 2, 3, 3, 4, 5, 6]


def test_a_position_outside_of_the_line_is_not_current(view, document):
    tree = read_sgf(b"(;SZ[9];B[aa];W[bb])").games[0]
    document.replace_tree("load", tree, 0, "other")
    go_to(document, 1)
    view.show_graph(ReviewGraph(view.graph.positions, indices={77: 0}))
    assert view.current_index is None
    image_of(view)


@for_each(
    ("key", "start", "expected"),
    [
        (Qt.Key.Key_Right, 1, 2),
        (Qt.Key.Key_Left, 3, 2),
        (Qt.Key.Key_Left, 0, 0),
        (Qt.Key.Key_Right, 7, 6),
        (Qt.Key.Key_Home, 3, 0),
        (Qt.Key.Key_End, 1, 6),
        (Qt.Key.Key_Down, 0, 3),
        (Qt.Key.Key_Down, 3, 6),
        (Qt.Key.Key_Down, 7, 6),
        (Qt.Key.Key_Up, 7, 3),
        (Qt.Key.Key_Up, 3, 3),
    ],
)
def test_keys_go_to_positions_and_to_mistakes(view, document, key, start, expected):
    go_to(document, start)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(view, key)
    document.display_schedule.flush()
    assert view.current_index == expected


def test_a_mistake_below_the_pointer_shows_its_move_and_its_loss(view):
    text = tooltip(view, view.widget_position(3) + QPointF(2, -2))
    assert "Move 3: Black E5" in text
    assert "Black's lead: −12.0" in text
    assert "Mistake, loss: 6.0 points" in text


@for_each(
    ("index", "expected"),
    [
        (0, "Initial position\nBlack's lead: −6.5"),
        (1, "Move 1: Black E5\nBlack's lead: −6.0\nLoss: 0.0 points"),
        (4, "Move 4: White E5\nNot analysed"),
        (6, "Move 6: White E5\nBlack's lead: +6.0\nMistake, loss: 4.0 points"),
    ],
)
def test_each_position_has_a_text(view, index, expected):
    assert view.position_text(index) == expected


def test_screen_readers_get_the_number_of_mistakes_and_the_current_position(
    view, document, monkeypatch
):
    monkeypatch.setattr(review_graph_view.QAccessible, "isActive", lambda: True)
    assert view.accessibleName() == "Review graph"
    go_to(document, 3)
    assert view.accessibleDescription().splitlines()[:2] == [
        "6 moves. Mistakes by Black: 1, by White: 1",
        "Move 3: Black E5",
    ]
    view.show_graph(ReviewGraph())
    assert view.accessibleDescription() == "No analysis of this line"


def test_steps_repaint_the_graph_without_laying_it_out_again(view, document, monkeypatch):
    image_of(view)
    monkeypatch.setattr(review_graph_view, "lay_out_graph", lambda *_: pytest.fail("laid out"))
    before = image_of(view)
    go_to(document, 3)
    assert image_of(view) != before


def test_the_colours_follow_the_theme(view, workspace):
    workspace.settings.set(THEME, appearance.DARK)
    assert image_of(view).pixelColor(1, 1) == QColor(GRAPH_DARK.background)


def test_an_empty_graph_ignores_clicks_and_keys(view, document):
    view.show_graph(ReviewGraph())
    go_to(document, 2)
    image_of(view)
    QTest.mouseClick(view, LEFT, pos=QPoint(200, 100))
    press(view, Qt.Key.Key_Down)
    assert document.session.cursor == document.session.line[2]
    tooltip(view, QPointF(200, 100))
    assert not QToolTip.isVisible()


def opened_menu(view):
    """Return the context menu of the graph, which is open."""
    place = QPoint(100, 100)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(view, QContextMenuEvent(reason, place, view.mapToGlobal(place)))
    found = [menu for menu in menus(view) if menu.isVisible()]
    return found[0] if found else None


@pytest.mark.parametrize("extension", [".pdf", ".svg", ".png"])
def test_the_graph_can_be_saved(view, workspace, person, tmp_path, qtbot, extension):
    path = tmp_path / f"graph{extension}"
    person.answers(save_path=path)
    shown = []
    workspace.messages.exported.connect(lambda _text, saved: shown.append(saved))
    save, _ = opened_menu(view).actions()
    assert save.text() == "&Save Graph…"
    save.trigger()
    assert path.stat().st_size > 1000
    assert shown == [path]


def test_the_graph_can_be_copied(view, workspace):
    _, copy = opened_menu(view).actions()
    copy.trigger()
    data = QApplication.clipboard().mimeData()
    assert data.hasImage()
    assert data.text() == "6 moves. Mistakes by Black: 1, by White: 1"


def test_an_empty_graph_has_no_menu(view):
    view.show_graph(ReviewGraph())
    assert opened_menu(view) is None

"""Hands and eyes for the tests of the game tree's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.gui.core.document import Document
from goboard_gui.gui.navigation.tree.tree_panel import TreePanel
from goboard_gui.notation import Naming, notation
from tests.gui.gui_cases import LEFT, PLAIN
from tests.record.layout_cases import drawn
from tests.record.record_cases import line

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from goboard_gui.gui.navigation.tree.tree_panel import TreeView
    from goboard_gui.record import Tree


def click_node(view: TreeView, node: int, shift: QPoint = QPoint(), button=LEFT) -> None:  # noqa: B008
    """Click the middle of a node, or a place beside it."""
    QTest.mouseClick(view.viewport(), button, PLAIN, view.node_position(node) + shift)


def drag(view: TreeView, start: QPoint, end: QPoint, button=LEFT) -> None:
    """Press a button, move the pointer, and let go."""
    viewport = view.viewport()
    QTest.mousePress(viewport, button, PLAIN, start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, button, PLAIN, end)


def turn(view: TreeView, degrees: QPoint, pixels: QPoint = QPoint(), modifiers=PLAIN) -> None:  # noqa: B008
    """Turn the wheel over the middle of a view."""
    here = QPointF(view.viewport().rect().center())
    there = QPointF(view.viewport().mapToGlobal(here))
    event = QWheelEvent(
        here,
        there,
        pixels,
        degrees,
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def point_at(view: TreeView, place: QPoint) -> None:
    """Let the pointer rest at a place until a tip is asked for."""
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)


def colour_at(view: TreeView, place: QPoint) -> QColor:
    return view.viewport().grab().toImage().pixelColor(place)


def in_sight(view: TreeView, node: int) -> bool:
    return view.viewport().rect().contains(view.node_position(node))


def long_line(moves: int) -> Tree:
    """Return a record of so many passes."""
    return line("SZ[9]", *(f"{'BW'[number % 2]}[]" for number in range(moves)))


def cursor(panel: TreePanel) -> int:
    return panel._document.session.cursor


def shown(panel: TreePanel) -> str:
    """Return what the panel shows, as a drawing."""
    return drawn(panel._layout)


def show_panel(qtbot: QtBot, tree: Tree, width: int = 300, height: int = 160) -> TreePanel:
    """Return a panel on screen, with a document of its own."""
    document = Document(tree)
    panel = TreePanel(document, Naming(notation("western"), document.session.size))
    document.position_shown.connect(panel.refresh)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    return panel

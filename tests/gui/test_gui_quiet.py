"""What is empty says so, and no longer when there is something."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPalette

from goboard_gui.go import Point
from tests.gui.gui_cases import click


def ink(area) -> int:
    """Return how many pixels are not of the ground, in the lower half of what scrolls."""
    seen = area.viewport()
    half = QRect(0, seen.height() // 2, seen.width(), seen.height() // 2)
    image = seen.grab(half).toImage()
    palette = area.palette()
    empty_boards = {
        palette.color(role).rgb()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.AlternateBase)
    }
    return sum(
        image.pixel(x, y) not in empty_boards
        for x in range(image.width())
        for y in range(image.height())
    )


def test_an_empty_panel_tells_what_will_be_there_until_it_is(window):
    window.resize(900, 900)
    areas = window.panels.moves, window.panels.tree.view
    assert min(map(ink, areas)) > 50
    click(window.board_view.board, Point(4, 4))
    assert [ink(area) for area in areas] == [0, 0]
    window.document.undo_stack.undo()
    assert min(map(ink, areas)) > 50

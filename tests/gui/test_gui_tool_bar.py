from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.widgets.icons import icon
from goboard_gui.gui.widgets.tool_bar import ToolBar


@pytest.fixture
def bar(qtbot):
    bar = ToolBar("Tools")
    qtbot.addWidget(bar)
    bar.addAction("One")
    yield bar
    appearance.apply_palette(appearance.LIGHT)


def more(bar):
    """The picture of the button for what finds no room."""
    button = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    return button.icon().pixmap(QSize(24, 24)).toImage()


@pytest.mark.parametrize("theme", [appearance.DARK, appearance.LIGHT])
@pytest.mark.parametrize(
    ("orientation", "name"),
    [(Qt.Orientation.Horizontal, "more-right"), (Qt.Orientation.Vertical, "more-below")],
    ids=["across", "upright"],
)
def test_what_finds_no_room_is_pointed_to_in_the_colours_of_the_window(
    qtbot, bar, theme, orientation, name
):
    bar.setOrientation(orientation)
    appearance.apply_palette(theme)
    qtbot.waitUntil(lambda: more(bar) == icon(name).pixmap(QSize(24, 24)).toImage())

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.window.window_state import initial_size


def places(window) -> dict[str, object]:
    """Return what is seen in which area, and the panels beside the board from above."""
    docks = [dock for dock in window.findChildren(QDockWidget) if dock.isVisible()]
    beside = sorted((dock for dock in docks if not dock.isFloating()), key=lambda it: it.y())
    return {
        "panels": [(dock.objectName(), dock.x(), dock.width()) for dock in beside],
        "floating": [dock.objectName() for dock in docks if dock.isFloating()],
        "marks": (window.bars.marks.isVisible(), window.toolBarArea(window.bars.marks)),
    }


def disarrange(window) -> None:
    game, tree = window.panels.docks[:2]
    game.setFloating(True)
    tree.hide()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.panels.docks[2])
    window.panels.life.show()
    window.bars.marks.hide()


@pytest.mark.parametrize("alone", [False, True], ids=["with panels", "with the board alone"])
def test_panels_and_toolbars_come_back_to_where_they_were_at_first(window, qtbot, alone):
    before = places(window)
    disarrange(window)
    if alone:
        window.commands[Command.ZEN].trigger()
    assert places(window) != before
    window.commands[Command.DEFAULT_LAYOUT].trigger()
    qtbot.waitUntil(lambda: places(window) == before)


def test_the_welcome_makes_room_for_the_panels(window):
    window.welcome.show_page()
    window.commands[Command.DEFAULT_LAYOUT].trigger()
    assert not window.welcome.is_shown
    assert window.panels.docks[0].isVisible()


def test_a_window_is_arranged_as_the_last_one_was(window, qtbot):
    disarrange(window)
    window.close()
    other = window.new_window()
    qtbot.addWidget(other)
    other.show()
    assert other.panels.docks[0].isFloating()
    assert other.panels.docks[1].isHidden()
    assert other.bars.marks.isHidden()


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        (QSize(1024, 700), QSize(1008, 652)),
        (QSize(1366, 768), QSize(1152, 720)),
        (QSize(1440, 900), QSize(1180, 852)),
        (QSize(1920, 1200), QSize(1536, 960)),
        (QSize(3440, 1440), QSize(1843, 1152)),
        (QSize(640, 480), QSize(624, 432)),
    ],
    ids=lambda size: f"{size.width()}x{size.height()}",
)
def test_a_first_window_takes_what_its_screen_has_to_give(screen, expected):
    assert initial_size(screen) == expected

"""A trainer on screen, and hands for it."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Point, Size
from goboard_gui.gui.core import settings as settings_module
from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow
from tests.gui.gui_cases import LEFT, click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.diagram.picture import Cell, TintRole
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.gui.core.view_settings import ViewSettings
    from goboard_gui.study.history import HistoryFile

NINE = Size(9, 9)
CORNERS = Point(0, 0), Point(8, 8)


@contextmanager
def opening(
    qtbot, view_settings: ViewSettings, settings: Settings, file: HistoryFile
) -> Iterator[Callable[..., TrainerWindow]]:
    """Give what opens the window on a 9×9 board, with some choices."""
    opened = []

    def open_it(pause: int = 0, **choices: object) -> TrainerWindow:
        for name, value in ({"width": 9, "height": 9} | choices).items():
            settings.set(getattr(settings_module, f"TRAINER_{name.upper()}"), value)
        window = TrainerWindow(view_settings, settings, file, random=Random(7), pause=pause)
        opened.append(window)
        window.resize(700, 520)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield open_it
    for window in opened:
        window.close()


def choose(window: TrainerWindow, **choices: object) -> None:
    """Choose values in the boxes of a trainer, as a person does between two rounds."""
    for name, value in choices.items():
        box = getattr(window.setup, name)
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())


def press(window: TrainerWindow, key=Qt.Key.Key_Return) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def click_point(window: TrainerWindow, point: Point, button=LEFT) -> None:
    """Click a point of the record where it is seen."""
    naming = window.round.question.naming if window.round.question else window.board.point_naming
    click(window.board_view.board, naming.to_view(point), button)


def click_answer(window: TrainerWindow, *, right: bool) -> Point:
    """Answer the question by a click; return the point that was asked for."""
    asked = window.round.question.point
    click_point(window, asked if right else CORNERS[asked == CORNERS[0]])
    return asked


def await_question(qtbot, window: TrainerWindow, asked: int) -> None:
    """Wait for the question after so many."""
    qtbot.waitUntil(
        lambda: window.round.question is not None and len(window.round.tally.answers) == asked
    )


def tints(window: TrainerWindow) -> dict[TintRole, set[Point]]:
    """Return the coloured points of the board as it is seen."""
    return {tint.role: set(tint.points) for tint in window.board_view.board.picture.spotlight}


def cell(window: TrainerWindow, view_point: Point) -> Cell | None:
    """Return what is drawn on a point as it is seen."""
    return window.board_view.board.picture.cells.get(view_point)

"""A person at the window: the pointer and the keys of the X server, by xdotool."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from goboard_gui.go import Point
    from goboard_gui.gui.window.main_window import MainWindow


def _xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def spot(window: MainWindow, point: Point) -> QPoint:
    """Where a view point lies on the screen."""
    board = window.board_view.board
    return board.mapToGlobal(board.centre(point).toPoint())


def point_at(window: MainWindow, point: Point) -> None:
    place = spot(window, point)
    _xdotool("mousemove", place.x(), place.y())


def click(window: MainWindow, point: Point, *, button: int = 1) -> None:
    point_at(window, point)
    _xdotool("click", button)


def click_at(place: QPoint) -> None:
    _xdotool("mousemove", place.x(), place.y(), "click", 1)


def double_click_at(place: QPoint) -> None:
    _xdotool("mousemove", place.x(), place.y(), "click", "--repeat", 2, "--delay", 100, 1)


def press(*keys: str) -> None:
    for key in keys:
        _xdotool("key", "--clearmodifiers", key)


def press_quickly(*keys: str) -> None:
    """Press keys one after the other, about 0.2 seconds apart.

    Presses and releases in the same millisecond are repetitions of a held key, for Qt.
    """
    _xdotool("key", "--clearmodifiers", "--delay", 80, *keys)


def hold(key: str) -> None:
    _xdotool("keydown", key)


def release(key: str) -> None:
    _xdotool("keyup", key)


def type_text(text: str) -> None:
    _xdotool("type", "--delay", "15", text)


def drag(window: MainWindow, *points: Point) -> None:
    """Press on the first point, come to the others, and let go on the last."""
    point_at(window, points[0])
    _xdotool("mousedown", 1)
    for point in points[1:]:
        point_at(window, point)
    _xdotool("mouseup", 1)


def answer(kind: type[QWidget], do: Callable[[], object]) -> QTimer:
    """Do something once a dialog of a kind has the keys; what opened it waits for its end.

    The timer waits for it as long as it is kept.
    """
    timer = QTimer(interval=50)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isActiveWindow():
            timer.stop()
            do()

    timer.timeout.connect(look)
    timer.start()
    return timer


def click_with(key: str, window: MainWindow, point: Point) -> None:
    """Click a point while a key is held."""
    point_at(window, point)
    _xdotool("keydown", key, "click", 1, "keyup", key)

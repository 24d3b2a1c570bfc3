"""Start the program as its script does, and tell when its window is painted and usable.

    python timed_window.py start|hold BEGUN [FILE …]

``start`` prints the seconds since BEGUN (as `time.time` tells it) to the first paint of the board's
part of the window and to the end of the first key press, and ends. ``hold`` prints ``ready``; when
it is terminated, it prints the number of the move that is shown and how many were painted.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time

import program

what, begun, *files = sys.argv[1:]
first_paint: list[float] = []
painted_moves: list[str] = []


def since() -> float:
    return time.time() - float(begun)


from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QApplication,
    QLabel,
    QMainWindow,
    QScrollArea,
    QStatusBar,
)


class Painted(QObject):
    """Notes paints of the board, and the move that the status bar tells by then."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()
        self.window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            if not first_paint:
                QTimer.singleShot(0, self.note)
            elif what == "hold":
                painted_moves.append(move_shown(self.window))
        return False

    def note(self) -> None:
        if not first_paint:
            first_paint.append(since())


def board_of(window: QMainWindow) -> QObject:
    (area,) = window.centralWidget().findChildren(QScrollArea)
    return area.widget()


def move_shown(window: QMainWindow) -> str:
    """Return the first number in the status bar, which is that of the move."""
    for bar in window.findChildren(QStatusBar):
        for label in bar.findChildren(QLabel):
            found = re.match(r"Move (\d+)", label.text())
            if found:
                return found[1]
    return "0"


def main_window() -> QMainWindow:
    windows = (w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow))
    return next(window for window in windows if window.isVisible())


show = QMainWindow.show


def watching_show(window: QMainWindow) -> None:
    """Show a window whose board is watched."""
    watcher = Painted(window)
    window.watcher = watcher
    board_of(window).installEventFilter(watcher)
    show(window)


QMainWindow.show = watching_show
execute = QApplication.exec


def started(*_: object) -> int:
    """Take the place of the event loop."""
    if what == "start":
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        window = main_window()
        while not first_paint:
            QApplication.processEvents()
        QTest.keyClick(window, Qt.Key.Key_Right)
        QApplication.processEvents()
        print(first_paint[0], since(), flush=True)
        os._exit(0)
    window = main_window()

    def end(*_: object) -> None:
        print(move_shown(window), len(set(painted_moves) - {"0"}), flush=True)
        os._exit(0)

    signal.signal(signal.SIGTERM, end)
    heart = QTimer()
    heart.start(200)  # lets Python see the signal
    heart.timeout.connect(lambda: None)
    print("ready", flush=True)
    return execute()


QApplication.exec = started
sys.argv = ["goboard-gui", *files]
program.open_window()()

"""Number of our modules imported and of calls of our functions until the first painted board, for
one click on a point, and for one key that steps through a record.

Unlike times, these figures are almost the same in each run and on each machine. No display is
needed: `python benchmarks/calls.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
RUNS = 3
PROGRAM = """
import os
import sys
from functools import partial
import goboard_gui
PACKAGE = goboard_gui.__path__[0]
calls = 0
def count(frame, event, argument):
    global calls
    if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
        calls += 1
def report():
    global calls
    sys.setprofile(None)
    modules = sum(name.partition(".")[0] == "goboard_gui" for name in sys.modules)
    print(modules, calls, flush=True)
    calls = 0
sys.setprofile(count)
from goboard_gui.cli import window
imported = window.import_window
def import_window(files):
    run = imported(files)
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
    from goboard_gui.gui.board.board_widget import BoardWidget
    from goboard_gui.gui.window.main_window import MainWindow
    from goboard_gui.go import Point
    painted = BoardWidget.paintEvent
    def paint(widget, event):
        painted(widget, event)
        if not started:
            started.append(report())
            QTimer.singleShot(1500, lambda: next(steps))
    def act():
        windows = QApplication.topLevelWidgets()
        window = next(window for window in windows if isinstance(window, MainWindow))
        window.activateWindow()
        board = window.board_view.board
        def click(point):
            QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(point).toPoint())
        def press_key():
            QTest.keyClick(window, Qt.Key.Key_Left)
        for actions in (
            (partial(click, Point(0, 9)), partial(click, Point(0, 10))),
            (press_key, press_key),
        ):
            for is_counted, action in enumerate(actions):
                QTimer.singleShot(700, lambda: next(steps, None))
                if is_counted:
                    sys.setprofile(count)
                action()
                yield
                if is_counted:
                    report()
        os._exit(0)
    started, steps = [], act()
    BoardWidget.paintEvent = paint
    return run
window.import_window = import_window
window.open_window(sys.argv[1:], "goboard")
"""


def counts(files: list[str]) -> list[tuple[int, int]]:
    """Return the modules and calls after the first paint, a click, and a key."""
    with TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            environment[f"XDG_{name}_HOME"] = f"{home}/{name}"
        result = subprocess.run(
            [sys.executable, "-c", PROGRAM, *files],
            check=True,
            env=environment,
            capture_output=True,
            text=True,
        )
    lines = [line.split() for line in result.stdout.splitlines()]
    return [(int(modules), int(calls)) for modules, calls in lines]


def main() -> None:
    print("work | our modules imported so far | calls of our functions")
    for title, files in (("without a file", []), ("with a file", [str(SAMPLE)])):
        runs = [counts(files) for _ in range(RUNS)]
        figures_by_phase = zip(*runs, strict=True)
        for phase, figures in zip(("first paint", "click", "key"), figures_by_phase, strict=True):
            modules, calls = (int(median(values)) for values in zip(*figures, strict=True))
            print(f"{phase}, {title} | {modules} | {calls}")


if __name__ == "__main__":
    main()

"""Number of our modules imported and of calls of our functions until the first painted board, for
one click on a point, and for one key that steps through a record.

Unlike times, these figures are almost the same in each run and on each machine, and the modules are
the same ones. The start has 12,000 calls, and 14 more if the board is laid out twice. No display is
needed.

    python benchmarks/calls.py            # print them
    python benchmarks/calls.py --write    # renew the limits of tests/gui/test_gui_start_cost.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = min(ROOT.glob("resources/samples/*.sgf"))
LIMITS = ROOT / "tests/gui/start_cost.json"
RUNS = 3
PROGRAM = """
import json
import os
import sys
from functools import partial
import goboard_gui
PACKAGE = goboard_gui.__path__[0]
# Python 3.12 and newer call none of the first three.
NOT_COUNTED = {"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>", "<module>"}
calls = 0
def count(frame, event, argument):
    global calls
    code = frame.f_code
    if event == "call" and code.co_filename.startswith(PACKAGE) and code.co_name not in NOT_COUNTED:
        calls += 1
def report():
    global calls
    sys.setprofile(None)
    modules = sorted(name for name in sys.modules if name.partition(".")[0] == "goboard_gui")
    print(json.dumps([modules, calls]), flush=True)
    calls = 0
phases, *files = sys.argv[1:]
sys.setprofile(count)
from goboard_gui.cli import window
imported = window.import_window
def import_window():
    run = imported()
    sys.setprofile(None)
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
    from goboard_gui.gui.board.board_widget import BoardWidget
    from goboard_gui.gui.core import background
    from goboard_gui.gui.window import first_paint
    from goboard_gui.gui.window.main_window import MainWindow
    from goboard_gui.go import Point
    # However busy the machine is, the file is read at once, and nothing says that it is not.
    first_paint._PATIENCE, background.PATIENCE = 600_000, 600
    painted = BoardWidget.paintEvent
    def paint(widget, event):
        painted(widget, event)
        if not started:
            started.append(report())
            if phases == "start":
                os._exit(0)
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
    sys.setprofile(count)
    return run
window.import_window = import_window
window.open_window(files, "goboard")
"""


class Cost(NamedTuple):
    """The modules of ours that are imported so far, and the calls of our functions in a phase, but
    those of comprehensions.
    """

    modules: frozenset[str]
    calls: int


def costs(files: list[str], phases: str = "all") -> list[Cost]:
    """Return the costs of the first paint, a click, and a key.

    If ``phases`` is ``start``, those of the first paint only.
    """
    with TemporaryDirectory() as home:
        fresh = {
            f"XDG_{name}_HOME": f"{home}/{name}" for name in ("CONFIG", "DATA", "STATE", "CACHE")
        }
        fixed = {
            "HOME": home,
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
        }
        result = subprocess.run(
            [sys.executable, "-c", PROGRAM, phases, *files],
            check=True,
            cwd=ROOT,
            env=os.environ | fresh | fixed | {"PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
    lines = map(json.loads, result.stdout.splitlines())
    return [Cost(frozenset(modules), calls) for modules, calls in lines]


def start_cost() -> Cost:
    """Return what is imported and called until the board of a file is painted."""
    (cost,) = costs([str(SAMPLE)], "start")
    return cost


def write_limits() -> None:
    cost = start_cost()
    limits = {"calls": cost.calls, "modules": sorted(cost.modules)}
    LIMITS.write_text(json.dumps(limits, indent=1) + "\n", "utf-8")


def main() -> None:
    if sys.argv[1:] == ["--write"]:
        write_limits()
        return
    print("work | our modules imported so far | calls of our functions")
    for title, files in (("without a file", []), ("with a file", [str(SAMPLE)])):
        runs = [costs(files) for _ in range(RUNS)]
        phases = zip(*runs, strict=True)
        for phase, taken in zip(("first paint", "click", "key"), phases, strict=True):
            modules = median(len(cost.modules) for cost in taken)
            calls = median(cost.calls for cost in taken)
            print(f"{phase}, {title} | {modules} | {calls}")


if __name__ == "__main__":
    main()

"""Start a program with a window in this process, and report when it is painted and usable.

    python benchmarks/_start_events.py UNTIL SCRIPT [ARGUMENT ...]

SCRIPT is the installed script of Goboard, or `bare_window.py`. UNTIL is `painted`, `usable` or
`settled`, with which the process ends: after the first paint of the board (in the bare window: of
the central widget), once the window is complete and the event loop has been idle, or two seconds
after that. For each event that comes to pass, a line of JSON is printed: the time of the monotonic
clock, the processor time of the process in seconds, and its largest memory in megabytes. With
GOBOARD_PATIENT_START, timers that would fire between these events on a very slow machine wait, so
that instructions can be counted.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

PATIENT = "GOBOARD_PATIENT_START"
_PATIENCE = 600_000
_SETTLING = 2_000
"""Milliseconds."""


def report(event: str, until: str) -> None:
    """Print when an event happened, and end the process if it is the last one to wait for."""
    clock, processor = time.monotonic(), time.process_time()
    status = Path("/proc/self/status").read_text()
    kilobytes = int(status.partition("VmHWM:")[2].split(maxsplit=1)[0])
    line = {"event": event, "clock": clock, "cpu": processor, "memory": kilobytes / 1024}
    print(json.dumps(line), flush=True)
    if event == until:
        os._exit(0)


def watch(painted_class: type[QWidget], until: str) -> None:
    """Report the first paint of a widget of this class, and when the event loop is idle."""
    from PySide6.QtCore import QAbstractEventDispatcher, QTimer
    from PySide6.QtWidgets import QApplication

    paint, execute = painted_class.paintEvent, QApplication.exec
    painted, usable = [], []

    def paint_and_report(widget: QWidget, event: object) -> None:
        paint(widget, event)
        if not painted:
            painted.append(widget)
            report("painted", until)

    def report_idle() -> None:
        if painted and not usable:  # before the paint, the bare window waits for its display
            usable.append(True)
            report("usable", until)
            QTimer.singleShot(_SETTLING, lambda: report("settled", until))

    def execute_and_report(*_: object) -> int:
        QAbstractEventDispatcher.instance().aboutToBlock.connect(report_idle)
        return execute()

    painted_class.paintEvent = paint_and_report
    QApplication.exec = execute_and_report


def watch_goboard(until: str) -> None:
    """Watch the window of Goboard as soon as its modules are imported."""
    from goboard_gui.cli import window

    import_window = window.import_window

    def import_and_watch(*arguments: object) -> Callable[..., int]:
        run = import_window(*arguments)
        from goboard_gui.gui import app
        from goboard_gui.gui.board.board_widget import BoardWidget
        from goboard_gui.gui.core import background
        from goboard_gui.gui.window import first_paint

        if PATIENT in os.environ:
            first_paint._PATIENCE = app._FIRST_PAINT = _PATIENCE
            background.PATIENCE = _PATIENCE / 1000  # so that no loading bar is shown
        watch(BoardWidget, until)
        return run

    window.import_window = import_and_watch


def main() -> None:
    until, script = sys.argv[1:3]
    sys.argv = sys.argv[2:]
    if Path(script).name == "bare_window.py":
        from bare_window import run

        run(lambda painted_class: watch(painted_class, until))
        return
    watch_goboard(until)
    exec(compile(Path(script).read_bytes(), script, "exec"), {"__name__": "__main__"})


if __name__ == "__main__":
    main()

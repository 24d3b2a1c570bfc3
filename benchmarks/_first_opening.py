"""Open a menu, a panel or a dialog for the first time in this process, and report the time.

    python benchmarks/_first_opening.py FILE list
    python benchmarks/_first_opening.py FILE menus
    python benchmarks/_first_opening.py FILE panel NAME
    python benchmarks/_first_opening.py FILE command NAME

`openings.py` starts it in the environments of two commits, so it uses only what both have: the
commands and their actions, the menu bar, and the docks. It waits until the program has done all
that it does after the start. Then it prints a line of JSON for each opening: its name, what was
opened, and the seconds on the clock and of the processor until that was painted. All menus are
opened one after another, as they share little.
"""

from __future__ import annotations

import json
import os
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QMainWindow,
    QMenu,
    QMessageBox,
    QWidget,
)

from goboard_gui.gui import app
from goboard_gui.gui.actions.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WITHOUT_DOTS = ("MANUAL", "ABOUT", "ABOUT_NOTATIONS")
"""Commands that open a window although their text does not end with dots."""
INTERVAL, STARTED, IDLE = 250, 6, 0.003
"""Milliseconds between looks at the processor time; the number of looks that the start may take;
the seconds up to which the program counts as idle between two of them.
"""
PATIENCE = 3.0
"""Seconds after which nothing more is expected to open."""


class Stopwatch:
    """The time since it was made, and the widgets that have been shown since."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._shown = set(visible_widgets())
        self._clock, self._processor = time.perf_counter(), time.process_time()

    def opened(self) -> list[QWidget]:
        return [widget for widget in visible_widgets() if widget not in self._shown]

    def report(self) -> None:
        """Wait until what was opened has been painted, and print the time."""
        for _ in range(2):  # the first turn lays out and exposes windows, which paints them
            QApplication.processEvents()
        clock, processor = time.perf_counter(), time.process_time()
        opened = self.opened()
        windows = [widget for widget in opened if widget.isWindow()]
        if any(not window.windowHandle().isExposed() for window in windows):
            raise SystemExit(f"{self._name} was not painted")
        outermost = [widget for widget in opened if widget.parentWidget() not in opened]
        kind = type([*windows, *outermost][0]).__name__ if opened else None
        seconds = [clock - self._clock, processor - self._processor]
        print(json.dumps([self._name, kind, *seconds]), flush=True)


def visible_widgets() -> Iterator[QWidget]:
    return (widget for widget in QApplication.allWidgets() if widget.isVisible())


def end() -> NoReturn:
    """End the process at once, as questions and workers may be waiting."""
    sys.stdout.flush()
    os._exit(0)


def list_names(window: QMainWindow) -> None:
    """Print the panels that are hidden, and the commands that open something."""
    docks = window.findChildren(QDockWidget)
    panels = [dock.objectName() for dock in docks if not dock.isVisible()]
    names = [name for name in vars(Command) if name.isupper()]  # an enumeration in earlier commits
    commands = [it for it in names if window.commands[getattr(Command, it)].text().endswith("…")]
    print(json.dumps({"panel": panels, "command": [*commands, *WITHOUT_DOTS]}), flush=True)


def open_menus(window: QMainWindow) -> None:
    """Open each menu of the menu bar, followed by its submenus."""
    for action in window.menuBar().actions():
        open_menu(action.menu(), action.text().replace("&", ""))


def open_menu(menu: QMenu, name: str) -> None:
    stopwatch = Stopwatch(f"menu {name}")
    menu.popup(QPoint(0, 0))
    stopwatch.report()
    menu.hide()
    QApplication.processEvents()
    for action in menu.actions():
        if action.menu() is not None and action.isEnabled():
            open_menu(action.menu(), f"{name} ▸ {action.text().replace('&', '')}")


def open_panel(window: QMainWindow, name: str) -> None:
    dock = window.findChild(QDockWidget, name)
    stopwatch = Stopwatch(f"panel {name}")
    dock.toggleViewAction().trigger()
    dock.raise_()
    stopwatch.report()


def run_command(window: QMainWindow, name: str) -> None:
    """Run a command, and wait until what it opens is painted."""
    stopwatch = Stopwatch(f"command {name}")

    def show(dialog: QDialog) -> NoReturn:
        """Show a dialog that would wait for an answer."""
        dialog.show()
        stopwatch.report()
        end()

    QDialog.exec = QMessageBox.exec = show
    window.commands[getattr(Command, name)].trigger()
    deadline = time.perf_counter() + PATIENCE
    while not stopwatch.opened() and time.perf_counter() < deadline:
        QApplication.processEvents()
    stopwatch.report()


def when_idle(act: Callable[[QMainWindow], None]) -> None:
    """Do something with the window when the program has been idle after its start, and end."""
    times = [time.process_time()]
    timer = QTimer(QApplication.instance())

    def look() -> None:
        times.append(time.process_time())
        if len(times) < STARTED or times[-1] - times[-3] > 2 * IDLE:
            return
        timer.stop()
        act(next(it for it in QApplication.topLevelWidgets() if isinstance(it, QMainWindow)))
        end()

    timer.timeout.connect(look)
    timer.start(INTERVAL)


def main() -> None:
    file, kind, *names = sys.argv[1:]
    acts = {
        "list": list_names,
        "menus": open_menus,
        "panel": open_panel,
        "command": run_command,
    }
    QTimer.singleShot(0, partial(when_idle, lambda window: acts[kind](window, *names)))
    app.run([file])


if __name__ == "__main__":
    main()

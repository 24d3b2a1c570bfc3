"""A window of PySide6 that does nothing, with which the start of Goboard is compared.

    python benchmarks/bare_window.py

It has as many menus and actions as Goboard's, without icons and shortcuts, one tool bar, five empty
docks and an empty central widget, the same style and the same size. All commits are compared with
this one: leave the numbers as they are.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QMenu

MENUS, SUBMENUS, ACTIONS = 10, 37, 318
"""The menus of the menu bar, the menus in them, and the actions of all of these."""
TOOLS, DOCKS = 21, 5
SIZE = (1280, 860)
"""The size of Goboard's window at its first start, on a display of 1600 × 1000 pixels."""


class Central(QWidget):
    """An empty central widget."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


def bare_window() -> QMainWindow:
    """Return the window, which is hidden."""
    window = QMainWindow()
    window.setWindowTitle("Bare window")
    menus: list[QMenu] = [window.menuBar().addMenu(f"Menu {n}") for n in range(MENUS)]
    menus += [menus[n % MENUS].addMenu(f"Submenu {n}") for n in range(SUBMENUS)]
    actions = [menus[n % len(menus)].addAction(f"Action {n}") for n in range(ACTIONS)]
    tools = window.addToolBar("Tools")
    tools.addActions(actions[:TOOLS])
    for number in range(DOCKS):
        dock = QDockWidget(f"Panel {number}", window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.setCentralWidget(Central())
    window.resize(*SIZE)
    return window


def run(watch: Callable[[type[QWidget]], None] = lambda _class: None) -> int:
    """Show the window until it is closed; ``watch`` is called before the central widget exists."""
    app = QApplication([sys.argv[0], "-style", "Fusion"])
    watch(Central)
    window = bare_window()
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(run())

"""The widget on which what scrolls is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPalette


def made_viewport(role: QPalette.ColorRole) -> QWidget:
    """A viewport like the one that a scroll area has, for `QAbstractScrollArea.setViewport`.

    That one is of Qt's making: to find out what it is when it is first asked for, PySide makes
    the classes of all kinds of widgets, with their enumerations. One of ours it knows.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(role)
    viewport.setAutoFillBackground(True)
    return viewport

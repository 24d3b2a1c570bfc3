"""Viewport for scroll areas that is quick to create from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPalette


def make_viewport(role: QPalette.ColorRole) -> QWidget:
    """Return a viewport for `QAbstractScrollArea.setViewport` that looks like the default one.

    Qt creates the default viewport, and on first access PySide would create the classes of all
    widgets to find out its type.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(role)
    viewport.setAutoFillBackground(True)
    return viewport

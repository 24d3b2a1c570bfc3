"""Scroll areas: frameless ones, viewports, and placeholder texts in empty ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea


def make_viewport(role: QPalette.ColorRole) -> QWidget:
    """Return a viewport that looks like the default one, for `QAbstractScrollArea.setViewport`.

    Qt creates the default viewport, and on first access PySide would create the classes of all
    widgets to find out its type.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(role)
    viewport.setAutoFillBackground(True)
    return viewport


_MARGIN = 16
"""Margin around the text, in pixels."""


def draw_empty_state(area: QAbstractScrollArea, text: str, left: int = 0) -> None:
    """Draw a placeholder text in the middle of an empty area, or to the right of the pixel
    ``left``. Call this from its ``paintEvent``.
    """
    area_rect = area.viewport().rect().adjusted(max(left, _MARGIN), _MARGIN, -_MARGIN, -_MARGIN)
    with QPainter(area.viewport()) as painter:
        painter.setPen(area.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(area_rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def frameless_scroll_area(inside: QWidget) -> QScrollArea:
    """Return a scroll area without a frame that contains a widget and does not take the focus."""
    from PySide6.QtWidgets import QFrame, QScrollArea  # not needed at start-up

    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area

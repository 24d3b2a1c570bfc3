"""Scroll areas: frameless ones, viewports, and placeholder texts in empty ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea


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
    """Draw a placeholder text in the middle of an empty area, or to the right of the x-coordinate
    ``left`` in pixels. Call this in its ``paintEvent``.
    """
    area_rect = area.viewport().rect().adjusted(max(left, _MARGIN), _MARGIN, -_MARGIN, -_MARGIN)
    with QPainter(area.viewport()) as painter:
        painter.setPen(area.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(area_rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def frameless_scroll_area(inside: QWidget) -> QScrollArea:
    """Return a scroll area without a frame that contains a widget and does not take the focus."""
    area = QScrollArea()
    _fill(area, inside)
    return area


def _fill(area: QScrollArea, inside: QWidget) -> None:
    area.setWidgetResizable(True)
    area.setWidget(inside)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


LEAST_PANEL = QSize(200, 36)
"""Size to which panels shrink in small windows."""


class ShrinkingArea(QScrollArea):
    """Frameless scroll area that is as large as its contents where there is room, and scrolls them
    otherwise.
    """

    def __init__(self, inside: QWidget, least: QSize) -> None:
        """Create an area whose contents are scrolled only if they need more than the size
        ``least``.
        """
        super().__init__()
        self.setViewport(make_viewport(QPalette.ColorRole.Window))
        self._inside = inside
        self._least = least
        _fill(self, inside)
        inside.installEventFilter(self)

    def sizeHint(self) -> QSize:
        layout = self._inside.layout()
        return self._inside.sizeHint() if layout is None else layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        needed = self._inside.minimumSizeHint()
        least = needed.boundedTo(self._least)
        if least.height() < needed.height():
            bar = self.verticalScrollBar().sizeHint().width()
            least.setWidth(min(needed.width() + bar, self._least.width()))
        return least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size hint of the area when its contents change their size."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

"""Item delegate that draws the points of a line as squares with stones and digits."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

_DIGITS = 0.78
"""Size of the digits, relative to the font of the table."""
_LEAST = 0.7
"""Least side of a square, relative to its natural one."""
_LEAST_DIGITS = 0.85
"""Least size of the digits, relative to their natural one; smaller ones can't be read."""
_STONES = {
    "1": (QColor(30, 30, 32), QColor(245, 243, 238)),
    "2": (QColor(250, 250, 247), QColor(30, 30, 32)),
}
"""Colours of the stone and of the digit on it, by state."""
_RIM = QColor(110, 110, 110)
_MARGIN = 3


class StatesDelegate(QStyledItemDelegate):
    """Item delegate that draws a square for each point of an area, with its stone and a digit for
    its state.

    The digit is 0 for an empty point, 1 for Black and 2 for White. ``hovered_point`` is the row and
    the offset of the point under the pointer, ``selected_point`` that of the selected point.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hovered_point: tuple[int, int] | None = None
        self.selected_point: tuple[int, int] | None = None
        self._natural_side = round(parent.fontMetrics().height() * 0.86)
        self._side = float(self._natural_side)

    @property
    def square_side(self) -> float:
        """The side length of a square in logical pixels."""
        return self._side

    def fit_squares(self, count: int, width: int) -> None:
        """Make the squares as large as ``count`` of them fit into a width, within limits."""
        side = (width - 2 * _MARGIN) / max(count, 1)
        self._side = min(self._natural_side, max(self._natural_side * _LEAST, side))

    def offset_at(self, x: int, states: str) -> int | None:
        """Return the offset of the point whose square is at a horizontal position in a cell, or
        None.
        """
        offset = int((x - _MARGIN) // self._side)
        return offset if 0 <= offset < len(states) else None

    def width_of(self, states: str) -> int:
        """Return the width needed for the squares of these states."""
        return ceil(len(states) * self._side) + 2 * _MARGIN

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self.width_of(index.data() or ""), ceil(self._side) + 4)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        place: QRectF = option.rect.toRectF()
        palette: QPalette = option.palette
        selected = option.state & QStyle.StateFlag.State_Selected
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font(option.font))
        if selected:
            painter.fillRect(place, palette.highlight())
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        ink = palette.color(role)
        top = place.top() + (place.height() - self._side) / 2
        for offset, state in enumerate(index.data() or ""):
            square = QRectF(
                place.left() + _MARGIN + offset * self._side, top, self._side, self._side
            )
            self._draw(painter, square, state, ink)
            if (index.row(), offset) in (self.hovered_point, self.selected_point):
                self._draw_frame(painter, square, palette, bool(selected))
        painter.restore()

    def _font(self, font: QFont) -> QFont:
        font.setPointSizeF(
            font.pointSizeF() * _DIGITS * max(_LEAST_DIGITS, self._side / self._natural_side)
        )
        return font

    def _draw(self, painter: QPainter, square: QRectF, state: str, ink: QColor) -> None:
        if state in _STONES:
            body, ink = _STONES[state]
            painter.setPen(QPen(_RIM, 1))
            painter.setBrush(body)
            painter.drawEllipse(square.adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            ink = QColor(ink)
            ink.setAlphaF(0.5)
        painter.setPen(ink)
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, state)

    def _draw_frame(
        self, painter: QPainter, square: QRectF, palette: QPalette, selected: bool
    ) -> None:
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Highlight
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.color(role), 2))
        painter.drawRect(square.adjusted(0, -1, 0, 1))

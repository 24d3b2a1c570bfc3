"""Draws which share of the games Black won, and which White."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

SHARE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The share of Black, from 0 to 1; None if nobody won."""

_BLACK, _WHITE, _RIM = QColor(30, 30, 32), QColor(250, 250, 247), QColor(110, 110, 110)
_MARGIN, _HEIGHT, _LEAST = 5, 9, 16


class ShareDelegate(QStyledItemDelegate):
    """A bar, Black's part on the left, beside the text of the cell."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE_ROLE)
        text = option.fontMetrics.horizontalAdvance("100 %") + 2 * _MARGIN
        place: QRectF = option.rect.toRectF()
        bar = QRectF(place.left() + _MARGIN, 0, place.width() - text - _MARGIN, _HEIGHT)
        if share is None or bar.width() < _LEAST:
            return
        bar.moveTop(round(place.center().y() - _HEIGHT / 2) + 0.5)
        black = QRectF(bar)
        black.setWidth(share * bar.width())
        painter.save()
        painter.fillRect(bar, _WHITE)
        painter.fillRect(black, _BLACK)
        painter.setPen(QPen(_RIM, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        painter.restore()

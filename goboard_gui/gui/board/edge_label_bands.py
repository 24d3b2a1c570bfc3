"""Bands at the edges of the visible part of a board, with coordinates that are scrolled away."""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ...diagram.edge_labels import FIRST
from ...go import Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent

    from ...diagram.theme import Theme
    from .board_widget import BoardWidget

_PADDING = 4
"""Space around the labels, in logical pixels."""


class _Side(Enum):
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


class EdgeLabelBands(QObject):
    """Bands that repeat the coordinates of a board on those sides where its own are not visible.

    Call `refresh` when the board was scrolled, resized or changed.
    """

    def __init__(self, board: BoardWidget, viewport: QWidget, theme: Theme) -> None:
        """Create hidden bands; the board is a child of ``viewport``."""
        super().__init__(viewport)
        self._board = board
        self._viewport = viewport
        self._theme = theme
        self._bands = {side: _Band(self, side, viewport) for side in _Side}

    def set_theme(self, theme: Theme) -> None:
        """Draw the bands with the colours of this theme."""
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Show, place or hide each band for the present position of the board."""
        for side, band in self._bands.items():
            if self._is_hidden(side):
                band.setGeometry(self._geometry(side))
                band.show()
                band.raise_()
                band.update()
            else:
                band.hide()

    @property
    def font(self) -> QFont:
        """The font of the labels."""
        theme = self._theme
        font = QFont(list(theme.families))
        size = FIRST.em * theme.edge_scale * self._board.pitch
        font.setPixelSize(round(min(max(size, theme.min_edge_size), theme.max_edge_size)))
        return font

    def _labels(self, side: _Side) -> tuple[str, ...]:
        labels: tuple[str, ...] = getattr(self._board.picture.ground.edges, side.value)
        return labels

    def _is_hidden(self, side: _Side) -> bool:
        """Return whether the board has labels on a side, but they are not in the viewport."""
        if not self._labels(side):
            return False
        board, seen = self._board.geometry(), self._viewport.rect()
        near = round(self._board.pitch / 2)  # half of the labels' own strip
        return {
            _Side.TOP: board.top() + near < seen.top(),
            _Side.RIGHT: board.right() - near > seen.right(),
            _Side.BOTTOM: board.bottom() - near > seen.bottom(),
            _Side.LEFT: board.left() + near < seen.left(),
        }[side]

    def _geometry(self, side: _Side) -> QRect:
        metrics, seen = QFontMetricsF(self.font), self._viewport.rect()
        if side in (_Side.TOP, _Side.BOTTOM):
            height = ceil(metrics.capHeight()) + 2 * _PADDING
            top = 0 if side is _Side.TOP else seen.height() - height
            return QRect(0, top, seen.width(), height)
        widest = max(map(metrics.horizontalAdvance, self._labels(side)))
        width = ceil(widest) + 2 * _PADDING
        return QRect(0 if side is _Side.LEFT else seen.width() - width, 0, width, seen.height())

    def paint(self, qp: QPainter, side: _Side) -> None:
        """Paint the band of a side in its own coordinates."""
        band = self._bands[side]
        qp.fillRect(band.rect(), QColor(self._theme.surface))
        qp.setFont(self.font)
        qp.setPen(QColor(self._theme.edge_ink))
        for text, centre in self._placed_labels(side, QFontMetricsF(self.font)):
            room = QRect(0, 0, 2 * band.width(), 2 * band.height())
            room.moveCenter(centre)
            qp.drawText(room, Qt.AlignmentFlag.AlignCenter, text)

    def _placed_labels(self, side: _Side, metrics: QFontMetricsF) -> Iterator[tuple[str, QPoint]]:
        """Yield the labels of a band with their centres, leaving out those without room."""
        labels, band, pitch = self._labels(side), self._bands[side], self._board.pitch
        across = side in (_Side.TOP, _Side.BOTTOM)
        length = max(map(metrics.horizontalAdvance, labels)) if across else metrics.capHeight()
        crop = self._board.picture.crop
        first = 0 if crop is None else (crop.left if across else crop.top)
        last = len(labels) - 1 if crop is None else (crop.right if across else crop.bottom)
        for index in range(first, last + 1, max(ceil((length + _PADDING) / pitch), 1)):
            point = Point(index, 0) if across else Point(0, index)
            seen = self._board.mapTo(self._viewport, self._board.centre(point).toPoint())
            middle = band.rect().center()
            yield (
                labels[index],
                QPoint(seen.x(), middle.y()) if across else QPoint(middle.x(), seen.y()),
            )


class _Band(QWidget):
    """A band at one side, which lets the mouse through to the board."""

    def __init__(self, bands: EdgeLabelBands, side: _Side, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._bands = bands
        self._side = side
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            self._bands.paint(qp, self._side)

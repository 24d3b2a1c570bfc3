"""Bands at the edges of the visible part of a board, with coordinates that are out of view."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ...diagram.edge_labels import FIRST
from ...go import Point
from ...notation.sides import Side

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent

    from ...diagram.theme import Theme
    from .board_widget import BoardWidget

_PADDING = 4
"""Space around the labels, in logical pixels."""


class EdgeLabelBands(QObject):
    """Bands that repeat the coordinates of a board on the sides where they are scrolled out of
    view.

    Call `refresh` when the board was scrolled, resized or changed.
    """

    def __init__(self, board: BoardWidget, viewport: QWidget, theme: Theme) -> None:
        """Create hidden bands; the board is a child of ``viewport``."""
        super().__init__(viewport)
        self._board = board
        self._viewport = viewport
        self._theme = theme
        self._bands: dict[Side, _Band] = {}  # created when they are first needed

    def set_theme(self, theme: Theme) -> None:
        """Draw the bands with the colours of this theme."""
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Show, move or hide each band, depending on where the board is in the viewport."""
        for side in Side:
            if self._is_hidden(side):
                if side not in self._bands:
                    self._bands[side] = _Band(self, side, self._viewport)
                band = self._bands[side]
                band.setGeometry(self._geometry(side))
                band.show()
                band.raise_()
                band.update()
            elif side in self._bands:
                self._bands[side].hide()

    @property
    def label_font(self) -> QFont:
        """The font of the labels."""
        theme = self._theme
        font = QFont(list(theme.families))
        size = FIRST.em * theme.edge_scale * self._board.pitch
        font.setPixelSize(round(min(max(size, theme.min_edge_size), theme.max_edge_size)))
        return font

    def _labels(self, side: Side) -> tuple[str, ...]:
        labels: tuple[str, ...] = getattr(self._board.picture.empty_board.edges, side.name.lower())
        return labels

    def _is_hidden(self, side: Side) -> bool:
        """Return whether the board has labels on a side, but they are not in the viewport."""
        if not self._labels(side):
            return False
        board, seen = self._board.geometry(), self._viewport.rect()
        near = round(self._board.pitch / 2)  # half of the labels' own strip
        return {
            Side.TOP: board.top() + near < seen.top(),
            Side.RIGHT: board.right() - near > seen.right(),
            Side.BOTTOM: board.bottom() - near > seen.bottom(),
            Side.LEFT: board.left() + near < seen.left(),
        }[side]

    def _geometry(self, side: Side) -> QRect:
        metrics, seen = QFontMetricsF(self.label_font), self._viewport.rect()
        if side.is_horizontal:
            height = ceil(metrics.capHeight()) + 2 * _PADDING
            top = 0 if side is Side.TOP else seen.height() - height
            return QRect(0, top, seen.width(), height)
        widest = max(map(metrics.horizontalAdvance, self._labels(side)))
        width = ceil(widest) + 2 * _PADDING
        return QRect(0 if side is Side.LEFT else seen.width() - width, 0, width, seen.height())

    def paint_band(self, qp: QPainter, side: Side) -> None:
        """Paint the band of a side in its own coordinates."""
        band = self._bands[side]
        qp.fillRect(band.rect(), QColor(self._theme.surface))
        qp.setFont(self.label_font)
        qp.setPen(QColor(self._theme.edge_ink))
        for text, centre in self._placed_labels(side, QFontMetricsF(self.label_font)):
            room = QRect(0, 0, 2 * band.width(), 2 * band.height())
            room.moveCenter(centre)
            qp.drawText(room, Qt.AlignmentFlag.AlignCenter, text)

    def _placed_labels(self, side: Side, metrics: QFontMetricsF) -> Iterator[tuple[str, QPoint]]:
        """Yield the labels of a band with their centres, leaving out those that do not fit."""
        labels, band, pitch = self._labels(side), self._bands[side], self._board.pitch
        across = side.is_horizontal
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
    """A band at one side, which leaves mouse events to the board."""

    def __init__(self, bands: EdgeLabelBands, side: Side, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._bands = bands
        self._side = side
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            self._bands.paint_band(qp, self._side)

"""The frame of the cursor: four corners around a point, seen on wood and on any stone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from .pointed import Pointed
    from .surface import Surface

# In pitches.
_ARM = 0.24
_WIDTH = 0.065
_HALO = 0.04


def draw_brackets(qp: QPainter, pointed: Pointed, surface: Surface) -> None:
    """Draw the corners, with a halo as arrows have; on pixels they are whole pixels wide."""
    if not surface.shown([pointed.point]):
        return
    column, row = pointed.point
    width, halo = (_whole(part * surface.pitch, surface) for part in (_WIDTH, _HALO))
    cell = surface.grid.cells(column, row, column, row).adjusted(halo, halo, -halo, -halo)
    arm = max(_ARM * surface.pitch, 2 * width)
    for rim, colour in ((halo, surface.theme.arrow_halo), (0.0, surface.theme.arrow)):
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for bar in _bars(cell, arm, width):
            shape.addRect(bar.adjusted(-rim, -rim, rim, rim))
        qp.fillPath(shape, QColor(colour))


def _whole(length: float, surface: Surface) -> float:
    return length if surface.scale is None else max(round(length), 1)


def _bars(cell: QRectF, arm: float, width: float) -> Iterator[QRectF]:
    """The two bars of each corner of a cell."""
    for wide, high in ((arm, width), (width, arm)):
        for x in (cell.left(), cell.right() - wide):
            for y in (cell.top(), cell.bottom() - high):
                yield QRectF(x, y, wide, high)

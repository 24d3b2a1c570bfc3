"""Painting of marks on points and stones, and of highlights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from ..picture import StatusMark
from .mark_drawings import DRAWINGS, draw_cross

if TYPE_CHECKING:
    from ...go import Colour
    from ...record.properties.marks import Mark
    from .cell_style import CellStyle
    from .mark_drawings import DrawShape

_FRAME_WIDTH = 0.05
# How strong the light is, from the middle of a point to half a pitch away.
_GLOW_ON_BOARD = ((0.0, 0.8), (0.55, 0.6), (1.0, 0.0))
_GLOW_ON_STONE = ((0.0, 0.0), (0.62, 0.05), (0.9, 0.9), (1.0, 0.6))


def draw_mark(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    mark: StatusMark | Mark,
    stone_colour: Colour | None,
) -> None:
    """Draw a mark in a colour that contrasts with the stone or, on an empty point, with the
    board.
    """
    pen = QPen(cell_style.ink(stone_colour), cell_style.line_width(cell_style.theme.mark_width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    qp.setPen(pen)
    qp.setBrush(Qt.BrushStyle.NoBrush)
    _MARKS[mark](qp, centre, cell_style, stone_colour)


def draw_frame(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, mark: Mark, stone_colour: Colour | None
) -> None:
    """Draw a mark around the label of a point, or next to another mark."""
    pen = QPen(cell_style.ink(stone_colour), cell_style.line_width(_FRAME_WIDTH, 1))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    qp.setPen(pen)
    qp.setBrush(Qt.BrushStyle.NoBrush)
    DRAWINGS[mark].frame(qp, centre, cell_style, stone_colour)


def draw_ring(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Mark the last move by a ring along the rim of its stone."""
    qp.setPen(QPen(cell_style.accent(stone_colour), cell_style.line_width(0.05)))
    qp.setBrush(Qt.BrushStyle.NoBrush)
    qp.drawEllipse(centre, 0.425 * cell_style.pitch, 0.425 * cell_style.pitch)


def draw_glow(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Highlight a stone or an empty point with a glow, or with a ring in themes without shading."""
    qp.setBrush(Qt.BrushStyle.NoBrush)
    if cell_style.theme.shading is None:
        qp.setPen(QPen(QColor(cell_style.theme.glow), cell_style.line_width(0.1)))
        qp.drawEllipse(centre, 0.42 * cell_style.pitch, 0.42 * cell_style.pitch)
        return
    glow = QRadialGradient(centre, 0.5 * cell_style.pitch)
    colour = QColor(cell_style.theme.glow)
    for place, alpha in _GLOW_ON_BOARD if stone_colour is None else _GLOW_ON_STONE:
        colour.setAlphaF(alpha)
        glow.setColorAt(place, colour)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(glow)
    qp.drawEllipse(centre, 0.5 * cell_style.pitch, 0.5 * cell_style.pitch)


def _draw_last_move(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(cell_style.accent(stone_colour))
    qp.drawEllipse(centre, 0.14 * cell_style.pitch, 0.14 * cell_style.pitch)


def _draw_illegal(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    pen = qp.pen()
    pen.setColor(cell_style.warning(stone_colour))
    qp.setPen(pen)
    radius, arm = 0.28 * cell_style.pitch, 0.28 * 0.7 * cell_style.pitch
    qp.drawEllipse(centre, radius, radius)
    qp.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))


def _draw_mistake(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw the mark of a mistake: a cross with a light outline, visible on any tint."""
    pen = qp.pen()
    width = pen.widthF()
    for ink, more in ((cell_style.theme.on_black, 2.2), (cell_style.theme.on_white, 1.0)):
        pen.setColor(QColor(ink))
        pen.setWidthF(width * more)
        qp.setPen(pen)
        draw_cross(qp, centre, cell_style, stone_colour)


_MARKS: dict[StatusMark | Mark, DrawShape] = {
    **{mark: drawing.shape for mark, drawing in DRAWINGS.items()},
    StatusMark.LAST_MOVE: _draw_last_move,
    StatusMark.ILLEGAL: _draw_illegal,
    StatusMark.MISTAKE: _draw_mistake,
}

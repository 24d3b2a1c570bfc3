"""Painting of marks on points and stones, and of highlights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient

from ...go import Colour
from ..picture import Mark

if TYPE_CHECKING:
    from collections.abc import Callable

    from .surface import Look

# How strong the light is, from the middle of a point to half a pitch away.
_FRAME_WIDTH = 0.05
_BADGE = 0.27  # how far to the right and below a badge is
_GLOW_ON_BOARD = ((0.0, 0.8), (0.55, 0.6), (1.0, 0.0))
_GLOW_ON_STONE = ((0.0, 0.0), (0.62, 0.05), (0.9, 0.9), (1.0, 0.6))


def draw_mark(qp: QPainter, centre: QPointF, look: Look, mark: Mark, on: Colour | None) -> None:
    """Draw a mark in the ink that contrasts with the stone or board."""
    pen = QPen(look.ink(on), look.theme.mark_width * look.pitch)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    qp.setPen(pen)
    qp.setBrush(Qt.BrushStyle.NoBrush)
    _MARKS[mark](qp, centre, look, on)


def draw_frame(qp: QPainter, centre: QPointF, look: Look, mark: Mark, on: Colour | None) -> None:
    """Draw a mark around the content of a point, or next to it."""
    pen = QPen(look.ink(on), max(_FRAME_WIDTH * look.pitch, 1.0))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    qp.setPen(pen)
    qp.setBrush(Qt.BrushStyle.NoBrush)
    _FRAMES[mark](qp, centre, look, on)


def draw_ring(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    """Mark the last move by a ring along the rim of its stone."""
    qp.setPen(QPen(look.accent(on), 0.05 * look.pitch))
    qp.setBrush(Qt.BrushStyle.NoBrush)
    qp.drawEllipse(centre, 0.425 * look.pitch, 0.425 * look.pitch)


def draw_glow(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    """Highlight an empty point or the rim of its stone; with a plain ring on flat stones."""
    qp.setBrush(Qt.BrushStyle.NoBrush)
    if look.theme.shading is None:
        qp.setPen(QPen(QColor(look.theme.glow), 0.1 * look.pitch))
        qp.drawEllipse(centre, 0.42 * look.pitch, 0.42 * look.pitch)
        return
    glow = QRadialGradient(centre, 0.5 * look.pitch)
    colour = QColor(look.theme.glow)
    for place, alpha in _GLOW_ON_BOARD if on is None else _GLOW_ON_STONE:
        colour.setAlphaF(alpha)
        glow.setColorAt(place, colour)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(glow)
    qp.drawEllipse(centre, 0.5 * look.pitch, 0.5 * look.pitch)


def _draw_last_move(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(look.accent(on))
    qp.drawEllipse(centre, 0.14 * look.pitch, 0.14 * look.pitch)


def _draw_circle(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    qp.drawEllipse(centre, 0.25 * look.pitch, 0.25 * look.pitch)


def _draw_square(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    qp.drawRect(_square(centre, 0.22 * look.pitch))


def _draw_triangle(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    corners = ((0.0, -0.3), (0.26, 0.15), (-0.26, 0.15))
    qp.drawPolygon(QPolygonF([centre + QPointF(x, y) * look.pitch for x, y in corners]))


def _draw_cross(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    arm = 0.19 * look.pitch
    qp.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    qp.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _draw_selected(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    _draw_diamond(qp, centre, 0.24 * look.pitch, look.ink(on))


def _draw_diamond(qp: QPainter, centre: QPointF, far: float, ink: QColor) -> None:
    corners = (QPointF(0, -far), QPointF(far, 0), QPointF(0, far), QPointF(-far, 0))
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(ink)
    qp.drawPolygon(QPolygonF([centre + corner for corner in corners]))


def _draw_illegal(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    pen = qp.pen()
    pen.setColor(look.warning(on))
    qp.setPen(pen)
    radius, arm = 0.28 * look.pitch, 0.28 * 0.7 * look.pitch
    qp.drawEllipse(centre, radius, radius)
    qp.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))


def _draw_mistake(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    """Draw a cross with a light outline, visible on any tint."""
    pen = qp.pen()
    width = pen.widthF()
    for ink, more in ((look.theme.on_black, 2.2), (look.theme.on_white, 1.0)):
        pen.setColor(QColor(ink))
        pen.setWidthF(width * more)
        qp.setPen(pen)
        _draw_cross(qp, centre, look, on)


def _draw_black_territory(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    _draw_territory(qp, centre, look, look.ink(Colour.WHITE), look.ink(on))


def _draw_white_territory(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    _draw_territory(qp, centre, look, look.ink(Colour.BLACK), look.ink(on))


def _draw_territory(
    qp: QPainter, centre: QPointF, look: Look, fill: QColor, rim: QColor, half: float = 0.15
) -> None:
    qp.setPen(QPen(rim, 0.03 * look.pitch))
    qp.setBrush(fill)
    qp.drawRect(_square(centre, half * look.pitch))


def _frame_circle(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    qp.drawEllipse(centre, 0.36 * look.pitch, 0.36 * look.pitch)


def _frame_square(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    qp.drawRect(_square(centre, 0.31 * look.pitch))


def _frame_triangle(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    corners = ((0.0, -0.45), (0.4, 0.24), (-0.4, 0.24))
    qp.drawPolygon(QPolygonF([centre + QPointF(x, y) * look.pitch for x, y in corners]))


def _frame_cross(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    """Draw the ends of the arms of a large cross."""
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        arm = QPointF(x, y) * look.pitch
        qp.drawLine(centre + arm * 0.21, centre + arm * 0.33)


def _frame_selected(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    """Draw four small diamonds."""
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        _draw_diamond(
            qp, centre + QPointF(x, y) * 0.36 * look.pitch, 0.09 * look.pitch, look.ink(on)
        )


def _frame_black_territory(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    _draw_badge(qp, centre, look, look.ink(Colour.WHITE), look.ink(on))


def _frame_white_territory(qp: QPainter, centre: QPointF, look: Look, on: Colour | None) -> None:
    _draw_badge(qp, centre, look, look.ink(Colour.BLACK), look.ink(on))


def _draw_badge(qp: QPainter, centre: QPointF, look: Look, fill: QColor, rim: QColor) -> None:
    corner = centre + QPointF(_BADGE, _BADGE) * look.pitch
    _draw_territory(qp, corner, look, fill, rim, half=0.1)


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


_MARKS: dict[Mark, Callable[[QPainter, QPointF, Look, Colour | None], None]] = {
    Mark.LAST_MOVE: _draw_last_move,
    Mark.CIRCLE: _draw_circle,
    Mark.SQUARE: _draw_square,
    Mark.TRIANGLE: _draw_triangle,
    Mark.CROSS: _draw_cross,
    Mark.SELECTED: _draw_selected,
    Mark.TERRITORY_BLACK: _draw_black_territory,
    Mark.TERRITORY_WHITE: _draw_white_territory,
    Mark.ILLEGAL: _draw_illegal,
    Mark.MISTAKE: _draw_mistake,
}

_FRAMES: dict[Mark, Callable[[QPainter, QPointF, Look, Colour | None], None]] = {
    Mark.CIRCLE: _frame_circle,
    Mark.SQUARE: _frame_square,
    Mark.TRIANGLE: _frame_triangle,
    Mark.CROSS: _frame_cross,
    Mark.SELECTED: _frame_selected,
    Mark.TERRITORY_BLACK: _frame_black_territory,
    Mark.TERRITORY_WHITE: _frame_white_territory,
}

"""Shapes for the classes of losses, by which they are told apart also without colours."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ..picture import LOSS_EMBLEMS

if TYPE_CHECKING:
    from ...go import Colour
    from ..picture import Emblem
    from .cell_style import CellStyle

_COLOURS = ("#2f9e44", "#94bf1b", "#f2c60d", "#f0821f", "#dc2f2f", "#9c36e0")
_GREYS = ("#ffffff", "#dddddd", "#bbbbbb", "#888888", "#444444", "#000000")
"""The colours in themes without colours."""
_RADII = (0.11, 0.115, 0.145, 0.155, 0.175, 0.17)
"""Half the width of each shape on the board, in line spacings: greater losses are larger."""
_PLACE = QPointF(-0.29, -0.29)
_RIM = 0.03
_ARM = 0.36


def loss_colour(loss_class: int) -> QColor:
    """Return the colour of a class of losses, from 0 to 5."""
    return QColor(_COLOURS[loss_class])


def loss_path(loss_class: int, centre: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a class of losses: a circle, square, diamond, triangle, star or cross."""
    path = QPainterPath()
    match loss_class:
        case 0:
            path.addEllipse(centre, radius, radius)
        case 1:
            path.addRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        case 2:
            path.addPolygon(_star(centre, radius, 4, 1.0))
        case 3:
            path.addPolygon(_star(centre, 1.15 * radius, 3, 1.0))
        case 4:
            path.addPolygon(_star(centre, 1.15 * radius, 5, 0.45))
        case _:
            path.addPolygon(_cross(centre, radius))
    path.closeSubpath()
    return path


def draw_loss(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    emblem: Emblem,
    stone_colour: Colour | None,
) -> None:
    """Draw the shape for the class of a move's loss at the upper left of its stone."""
    loss_class = LOSS_EMBLEMS.index(emblem)
    colours = _GREYS if cell_style.theme.is_grey else _COLOURS
    radius = _RADII[loss_class] * cell_style.pitch
    path = loss_path(loss_class, centre + _PLACE * cell_style.pitch, radius)
    # The halo sets the shape off from the stone, the rim from the halo.
    halo = cell_style.ink(None if stone_colour is None else stone_colour.opponent)
    qp.setPen(QPen(halo, cell_style.line_width(3 * _RIM, 3)))
    qp.drawPath(path)
    qp.setPen(QPen(cell_style.ink(stone_colour), cell_style.line_width(_RIM, 1)))
    qp.setBrush(QColor(colours[loss_class]))
    qp.drawPath(path)


def _star(centre: QPointF, radius: float, corners: int, waist: float) -> QPolygonF:
    """Return a regular polygon that points up, or a star if the ``waist`` is below 1."""
    points = []
    for corner in range(corners):
        for turn, distance in ((corner, radius), (corner + 0.5, waist * radius)):
            if turn == corner or waist < 1:
                angle = 2 * pi * turn / corners - pi / 2
                points.append(centre + QPointF(cos(angle), sin(angle)) * distance)
    return QPolygonF(points)


def _cross(centre: QPointF, radius: float) -> QPolygonF:
    """Return a diagonal cross with thick arms."""
    inner, outer = _ARM * radius, radius
    corners = [
        *((0, -inner), (outer - inner, -outer), (outer, inner - outer), (inner, 0)),
        *((outer, outer - inner), (outer - inner, outer), (0, inner), (inner - outer, outer)),
        *((-outer, outer - inner), (-inner, 0), (-outer, inner - outer), (inner - outer, -outer)),
    ]
    return QPolygonF([centre + QPointF(x, y) for x, y in corners])

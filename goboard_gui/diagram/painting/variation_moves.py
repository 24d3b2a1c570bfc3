"""Painting of the moves of variations as small stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...record.values.evaluations import MoveEvaluation
from ..picture import VariationWeight
from ..theme import faded_theme

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from ...go import Colour
    from .cell_style import CellStyle

# Radii in pitches, and opacities.
_RADII = {VariationWeight.SIBLING: 0.2, VariationWeight.CHILD: 0.23, VariationWeight.CURRENT: 0.31}
_OPACITIES = {
    VariationWeight.SIBLING: 0.5,
    VariationWeight.CHILD: 0.78,
    VariationWeight.CURRENT: 0.88,
}
_RIM, _EVALUATED_RIM = 0.025, 0.07
_RING, _AROUND = 0.05, 0.41
_APART = 0.055

_EVALUATIONS = tuple(MoveEvaluation)


def draw_variation_move(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    colour: Colour,
    weight: VariationWeight,
    evaluation: MoveEvaluation | None,
    as_ring: bool,
) -> None:
    """Draw the move of a variation as a small stone; its rim shows how the move is evaluated.

    With ``as_ring`` it becomes a ring around other content of the point.
    """
    opacity = qp.opacity()
    if cell_style.theme.solid:
        faded = faded_theme(cell_style.theme, _OPACITIES[weight])
        cell_style = cell_style._replace(theme=faded)
    else:
        qp.setOpacity(opacity * _OPACITIES[weight])
    theme, pitch = cell_style.theme, cell_style.pitch
    stone, rim, width = cell_style.ink(colour.opponent), cell_style.ink(None), _RIM
    radius = (_AROUND if as_ring else _RADII[weight]) * pitch
    shape = QPainterPath()
    shape.addEllipse(centre, radius, radius)
    if not as_ring:
        qp.fillPath(shape, stone)
    if evaluation is not None and theme.evaluation_colours is not None:
        rim, width = (
            QColor(theme.evaluation_colours[_EVALUATIONS.index(evaluation)]),
            _EVALUATED_RIM,
        )
        shape = evaluation_shape(evaluation, centre, radius + (0 if as_ring else _APART * pitch))
    for ink, wide in ((rim, _RING + 2 * width), (stone, _RING)) if as_ring else ((rim, width),):
        qp.strokePath(shape, QPen(ink, cell_style.line_width(wide)))
    qp.setOpacity(opacity)


def evaluation_shape(evaluation: MoveEvaluation, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of the small stone for an evaluated move, such as round for good and
    square for bad.

    For interesting and doubtful moves, only the upper half has this shape.
    """
    around = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(centre)
    shape = QPainterPath()
    match evaluation:
        case MoveEvaluation.GOOD:
            shape.addEllipse(around)
        case MoveEvaluation.INTERESTING:
            shape.arcMoveTo(around, 0)
            shape.arcTo(around, 0, 180)
        case MoveEvaluation.DOUBTFUL:
            shape.moveTo(around.right(), centre.y())
            for corner in (around.topRight(), around.topLeft()):
                shape.lineTo(corner)
            shape.lineTo(around.left(), centre.y())
        case MoveEvaluation.BAD:
            shape.addRect(around)
    return shape

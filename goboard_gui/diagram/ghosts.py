"""Moves that one may go to, drawn as small stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..record.judgements import MoveJudgement
from .picture import Weight

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from ..go import Colour
    from .look import Look

# Radii in pitches, and opacities.
_RADII = {Weight.SIBLING: 0.2, Weight.CHILD: 0.23, Weight.CURRENT: 0.31}
_OPACITIES = {Weight.SIBLING: 0.5, Weight.CHILD: 0.78, Weight.CURRENT: 0.88}
_RIM, _JUDGED_RIM = 0.025, 0.07
_RING, _AROUND = 0.05, 0.41

_JUDGEMENTS = tuple(MoveJudgement)


def draw_continued(
    qp: QPainter,
    centre: QPointF,
    look: Look,
    colour: Colour,
    weight: Weight,
    judgement: MoveJudgement | None,
    around: bool,
) -> None:
    """Draw a small stone, with a rim that tells how the move is judged.

    ``around`` something else on the point it is a ring.
    """
    theme, pitch = look.theme, look.pitch
    stone, rim, width = look.ink(colour.opponent), look.ink(None), _RIM
    if judgement is not None and theme.judged is not None:
        rim, width = QColor(theme.judged[_JUDGEMENTS.index(judgement)]), _JUDGED_RIM
    opacity = qp.opacity()
    qp.setOpacity(opacity * _OPACITIES[weight])
    qp.setBrush(Qt.BrushStyle.NoBrush if around else stone)
    radius = _AROUND if around else _RADII[weight]
    for ink, wide in ((rim, _RING + 2 * width), (stone, _RING)) if around else ((rim, width),):
        qp.setPen(QPen(ink, wide * pitch))
        qp.drawEllipse(centre, radius * pitch, radius * pitch)
    qp.setOpacity(opacity)

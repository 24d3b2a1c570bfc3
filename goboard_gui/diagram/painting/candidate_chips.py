"""Painting of an engine's candidate moves, and of the owners of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ..picture import OWNERSHIP_STEPS
from .chips import draw_chip, write_line

if TYPE_CHECKING:
    from ...go import Colour
    from ..picture import CandidateStats
    from .cell_style import CellStyle

# All lengths are in line spacings; of texts the em and the offset below the centre.
_LINES = {
    1: ((0.4, 0.0),),
    2: ((0.36, -0.17), (0.32, 0.2)),
    3: ((0.34, -0.275), (0.28, 0.015), (0.28, 0.295)),
}
_ALONE = (0.42, 0.0)
_COPY = 0.3
_SMALLEST, _LARGEST, _RIM = 0.1, 0.46, 0.03


def draw_candidate(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    stats: CandidateStats,
    highlighted: bool = False,
) -> None:
    """Draw a candidate move on its point; the background shows its share of the visits.

    The best and a highlighted one have a frame. On small boards only the first line is drawn.
    """
    framed = stats.best or highlighted
    scale = 1.0 if stats.texts else _COPY
    ink = draw_chip(qp, centre, cell_style, stats.step, framed=framed, scale=scale)
    if not stats.texts:
        return
    lines = _LINES[len(stats.texts)]
    legible = cell_style.lettering.is_legible
    if not all(
        legible(text, em * cell_style.pitch)
        for text, (em, _) in zip(stats.texts, lines, strict=True)
    ):
        write_line(qp, centre, cell_style, stats.texts[0], _ALONE, ink, bold=True)
        return
    for at, (text, style) in enumerate(zip(stats.texts, lines, strict=True)):
        write_line(qp, centre, cell_style, text, style, ink, bold=not at)


def draw_ownership(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, owner: Colour, step: int
) -> None:
    """Draw a square in the colour of a point's owner, which is larger the surer it is."""
    side = _SMALLEST + (_LARGEST - _SMALLEST) * step / OWNERSHIP_STEPS
    half = side * cell_style.pitch / 2
    qp.setPen(QPen(cell_style.ink(owner), cell_style.line_width(_RIM, 1)))
    qp.setBrush(cell_style.ink(owner.opponent))
    qp.drawRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))

"""Painting of chips: rounded squares with short lines of text, one for each counted move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..picture import TintRole

if TYPE_CHECKING:
    from .cell_style import CellStyle

# All lengths are in line spacings.
_HALF, _ROUND, _RIM, _FRAME = 0.46, 0.14, 0.025, 0.08
_WIDEST = 0.88
_DARK = 135
"""The lightness, from 0 to 255, up to which a background gets white text."""


def draw_chip(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    step: int,
    *,
    framed: bool,
    scale: float = 1.0,
) -> QColor:
    """Draw a chip whose background shows a frequency from 0 to 4, and return the colour of its
    text.
    """
    paper = _background_colour(cell_style, step)
    pitch, half = cell_style.pitch, _HALF * cell_style.pitch * scale
    rim = cell_style.accent(None) if framed else cell_style.ink(None)
    qp.setPen(QPen(rim, cell_style.line_width(_FRAME if framed else _RIM, 1)))
    qp.setBrush(paper)
    chip = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    rounding = _ROUND * pitch * scale
    qp.drawRoundedRect(chip, rounding, rounding)
    return QColor(Qt.GlobalColor.white) if paper.lightness() < _DARK else cell_style.ink(None)


def write_line(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    style: tuple[float, float],
    ink: QColor,
    *,
    bold: bool = False,
) -> None:
    """Write a line of a chip; ``style`` is its em and its offset below the centre."""
    em, below = style
    em = min(em, _WIDEST / cell_style.lettering.width(text, bold=bold))
    at = centre + QPointF(0, below) * cell_style.pitch
    cell_style.lettering.draw_text(qp, text, at, em * cell_style.pitch, ink, bold=bold)


def _background_colour(cell_style: CellStyle, step: int) -> QColor:
    """Return the background colour for the frequency ``step``, blended with the colour of the
    board.
    """
    heat, board = (
        QColor(cell_style.theme.tints[TintRole.COOL + step]),
        QColor(cell_style.theme.surface),
    )
    share = heat.alphaF()
    mixed = (
        share * one + (1 - share) * other
        for one, other in (
            (heat.redF(), board.redF()),
            (heat.greenF(), board.greenF()),
            (heat.blueF(), board.blueF()),
        )
    )
    return QColor.fromRgbF(*mixed)

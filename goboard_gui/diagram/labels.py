"""Texts on points: labels, names, and what keeps the lines out of them."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

if TYPE_CHECKING:
    from ..go import Colour
    from .lettering import Lettering
    from .look import Look

_LABEL_RADIUS = 0.42  # what a label may fill of a stone
_LABEL_HEIGHT = 0.46
_CROWDED = 3  # letters from which on a label is narrowed
_SQUEEZE = 0.88
_NAME_WIDTH = 0.84
_NAME_SIZE = 0.32
_NAME_DROP = 0.25


def label_size(text: str, lettering: Lettering) -> float:
    """The em of a label in pitches: as large as a stone has room for."""
    width = lettering.width(text, bold=True) * _squeeze(text)
    height = lettering.height(bold=True)
    return min(_LABEL_HEIGHT / height, 2 * _LABEL_RADIUS / hypot(width, height))


def name_size(longest: str, lettering: Lettering) -> float:
    """The em, in pitches, of names up to as long as ``longest``, which fit their cells."""
    return min(_NAME_SIZE, _NAME_WIDTH / (lettering.width(longest) or 1.0))


def draw_label(qp: QPainter, centre: QPointF, look: Look, text: str, on: Colour | None) -> None:
    """Write a number or letter."""
    size = label_size(text, look.lettering) * look.pitch
    look.lettering.write(qp, text, centre, size, look.ink(on), bold=True, squeeze=_squeeze(text))


def draw_clearing(qp: QPainter, centre: QPointF, look: Look) -> None:
    """Hide the crossing of lines under a label, softly where the board is of wood."""
    radius = 0.42 * look.pitch
    surface = QColor(look.theme.surface)
    brush = QBrush(surface)
    if look.theme.wood is not None:
        soft = QRadialGradient(centre, radius)
        soft.setColorAt(0.6, surface)
        surface.setAlpha(0)
        soft.setColorAt(1, surface)
        brush = QBrush(soft)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(brush)
    qp.drawEllipse(centre, radius, radius)


def draw_name(
    qp: QPainter, centre: QPointF, look: Look, text: str, on: Colour | None, size: float
) -> None:
    """Write a point's name, ``size`` pitches high: on its stone, or just below its crossing.

    So the lines stay whole; beside a minus sign, what is left of a line would be read as another.
    """
    size = min(size, name_size(text, look.lettering)) * look.pitch
    if not look.lettering.legible(size):
        return
    if on is None:
        centre = centre + QPointF(0, _NAME_DROP * look.pitch)
        _draw_chip(qp, centre, look, look.lettering.width(text) * size, size)
        look.lettering.write(qp, text, centre, size, QColor(look.theme.name_ink))
    else:
        look.lettering.write(qp, text, centre, size, look.ink(on))


def draw_text(
    qp: QPainter, centre: QPointF, look: Look, text: str, size: float, colour: str
) -> None:
    """Write a text ``size`` pitches high."""
    look.lettering.write(qp, text, centre, size * look.pitch, QColor(colour))


def _squeeze(text: str) -> float:
    return _SQUEEZE if len(text) >= _CROWDED else 1.0


def _draw_chip(qp: QPainter, centre: QPointF, look: Look, width: float, size: float) -> None:
    surface = QColor(look.theme.surface)
    if look.theme.wood is not None:
        surface.setAlphaF(0.8)
    height = size * 0.95
    width += size * 0.2
    chip = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(surface)
    qp.drawRoundedRect(chip, height * 0.3, height * 0.3)

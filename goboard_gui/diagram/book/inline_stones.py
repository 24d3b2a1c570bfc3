"""Small stones in running text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ..labels import draw_label
from ..lettering import Lettering, Rendering
from ..look import Look
from ..marks import draw_mark
from ..stones import draw_stone
from ..theme import PRINT

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from .blocks import InlineStone

_DIAMETER = 1.24  # ems of the text around it
_MARK = 0.85  # ems that a mark without a stone is wide
_BESIDE = 0.03  # ems of white on both sides
_MIDDLE = 0.365  # ems above the feet of the letters: half the height of capitals
_PITCH = _DIAMETER / PRINT.stone_diameter


def advance(stone: InlineStone) -> float:
    """How wide a stone is in a line, in ems of the text around it."""
    if stone.colour is None and stone.mark is None:
        lettering = Lettering(PRINT.families, Rendering.OUTLINES)
        return _letter_size(stone, lettering) * lettering.width(stone.label, bold=True)
    if stone.colour is None:
        return _MARK
    return _DIAMETER + 2 * _BESIDE


def draw_inline(qp: QPainter, stone: InlineStone, left: float, em: float, outlines: bool) -> None:
    """Draw a stone in a line; the painter's origin lies on the feet of its letters."""
    rendering = Rendering.OUTLINES if outlines else Rendering.TEXT
    lettering = Lettering(PRINT.families, rendering)
    look = Look(PRINT, _PITCH * em, lettering)
    centre = QPointF(left + advance(stone) * em / 2, -_MIDDLE * em)
    if stone.colour is not None:
        draw_stone(qp, centre, look, stone.colour, 0)
    if stone.mark is not None:
        draw_mark(qp, centre, look, stone.mark, stone.colour)
    elif stone.colour is not None:
        draw_label(qp, centre, look, stone.label, stone.colour)
    elif stone.label:
        size = _letter_size(stone, lettering) * em
        lettering.write(qp, stone.label, centre, size, look.ink(None), bold=True)


def _letter_size(stone: InlineStone, lettering: Lettering) -> float:
    """The em of what stands for a point, as high as the capitals of the text, in its ems."""
    return 2 * _MIDDLE / lettering.height(bold=True) if stone.label else 0.0

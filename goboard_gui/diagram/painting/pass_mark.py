"""Painting of a pass: the player's stone in a corner of the board, with a text on it."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..picture import FractionalPoint
from .stamps import Stamp
from .stones import draw_stone

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPainter

    from ...go import Colour
    from ..layout import Layout
    from ..picture import PassMark
    from .cell_style import CellStyle
    from .surface import Surface

_LARGEST, _SMALLEST = 0.9, 0.4  # the diameter of the stone, in line spacings
_SMALLER = 0.025
_STONE_RADIUS = 0.5  # of a stone on the corner point
_GAP = 0.03
_TEXT_WIDTH = 0.88  # diameters of the stone
_NARROWEST = 0.65


class PassPlace(NamedTuple):
    """The centre of the stone that shows a pass, and its diameter in line spacings."""

    centre: FractionalPoint
    diameter: float


def pass_place(layout: Layout) -> PassPlace | None:
    """Return where a pass is shown: in the corner of the board with the most space, or None if no
    corner is visible.

    It is outside the lines, so that a stone on the corner point does not touch it.
    """
    if layout.plan is not None:
        return None
    last_column, last_row = layout.size.width - 1, layout.size.height - 1
    margins, crop = layout.margins, layout.crop
    places = [
        _place_in_corner(layout, column, row, side_x, side_y, margin_x, margin_y)
        for row, side_y, margin_y in (
            (last_row, 1, margins.bottom if crop.bottom == last_row else 0.0),
            (0, -1, margins.top if crop.top == 0 else 0.0),
        )
        for column, side_x, margin_x in (
            (last_column, 1, margins.right if crop.right == last_column else 0.0),
            (0, -1, margins.left if crop.left == 0 else 0.0),
        )
    ]
    return max(filter(None, places), key=lambda place: place.diameter, default=None)


def _place_in_corner(
    layout: Layout,
    column: int,
    row: int,
    side_x: int,
    side_y: int,
    margin_x: float,
    margin_y: float,
) -> PassPlace | None:
    """Return the place of the largest stone that fits a corner, or None if it would be too small.

    ``column`` and ``row`` are those of the corner point. ``side_x`` and ``side_y`` are the
    directions to the edges of the board, and the margins the distances, in line spacings.
    """
    wide, high = layout.pitch_x / layout.pitch, layout.pitch_y / layout.pitch
    diameter = _LARGEST
    while diameter >= _SMALLEST:
        x = margin_x * wide - diameter / 2 - _GAP
        y = margin_y * high - diameter / 2 - _GAP
        if x >= 0 and y >= 0 and hypot(x, y) >= _STONE_RADIUS + diameter / 2:
            centre = FractionalPoint(column + side_x * x / wide, row + side_y * y / high)
            return PassPlace(centre, diameter)
        diameter -= _SMALLER
    return None


def draw_pass(qp: QPainter, passed: PassMark, surface: Surface) -> None:
    """Draw the stone and the text of a pass."""
    place = pass_place(surface.layout)
    if place is None:
        return
    scale = place.diameter / surface.theme.stone_diameter
    centre = surface.to_pixels(place.centre)
    surface.draw_stamp(qp, centre, Stamp(_draw_stone, (passed.colour, scale), soft=True))
    surface.draw_stamp(qp, centre, Stamp(_draw_text, (passed.text, passed.colour, scale)))


def _draw_stone(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, colour: Colour, scale: float
) -> None:
    draw_stone(qp, centre, cell_style._replace(pitch=cell_style.pitch * scale), colour, 0)


def _draw_text(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str, colour: Colour, scale: float
) -> None:
    """Draw the text across the stone; on a small stone it is narrowed, or left out."""
    lettering = cell_style.lettering
    width = lettering.width(text, bold=True)
    room = _TEXT_WIDTH * cell_style.theme.stone_diameter * scale * cell_style.pitch
    size = max(room / width, lettering.minimum_size(text))
    squeeze = min(room / (width * size), 1.0)
    if squeeze >= _NARROWEST:
        ink = cell_style.ink(colour)
        lettering.draw_text(qp, text, centre, size, ink, bold=True, squeeze=squeeze)

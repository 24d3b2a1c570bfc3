"""Painting of badges: symbols of life-and-death analysis, and of losses, on points."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ...go import Colour
from ..picture import LOSS_EMBLEMS, Emblem
from .label_fitting import fitted_label
from .loss_shapes import draw_loss

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..picture import Badge
    from .cell_style import CellStyle

LETTER_EMBLEMS = frozenset({Emblem.LIBERTY, Emblem.REGION, Emblem.CHAIN})
"""The emblems that are drawn as letters or numbers in the middle of a point."""

BELOW_TEXT = frozenset(
    {
        Emblem.NEUTRAL,
        Emblem.TOUCHES_BLACK,
        Emblem.TOUCHES_WHITE,
        Emblem.TOUCHES_BOTH,
        Emblem.TOUCHES_NONE,
    }
)
"""The emblems drawn below text."""

ABOVE_TEXT = frozenset(Emblem) - BELOW_TEXT


class BadgeSpot(Enum):
    """The place of a badge relative to its point: in the middle, above it or in a corner."""

    MIDDLE = "middle"
    ABOVE = "above"
    CORNER = "corner"


_PLACES = {
    BadgeSpot.MIDDLE: QPointF(0, 0),
    BadgeSpot.ABOVE: QPointF(0, -0.2),
    BadgeSpot.CORNER: QPointF(-0.34, -0.36),
}
_EYE_SIZES = {BadgeSpot.MIDDLE: 1.0, BadgeSpot.ABOVE: 0.8, BadgeSpot.CORNER: 0.5}
_SAFE_PLACE = QPointF(-0.19, 0.33)
_ALIVE_PLACE = QPointF(0.19, 0.33)
_COUNT_PLACE = QPointF(0.24, -0.3)
_COUNT_EM = 0.3
_HATCH = 1 / 3  # of a pitch, from a line to the next
_HATCH_WIDTH = 0.028
_SQUARE = 0.075


def draw_badge(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    badge: Badge,
    stone_colour: Colour | None,
    room: BadgeSpot,
    share: float,
) -> None:
    """Draw a badge, a symbol of life-and-death analysis or of a loss, on a point.

    ``stone_colour`` is the colour of the stone there, None on an empty point. ``share`` is a scale
    factor for letters.
    """
    qp.setBrush(Qt.BrushStyle.NoBrush)
    match badge.emblem:
        case Emblem.LIBERTY:
            _draw_centred_text(
                qp, centre, cell_style, badge.text, QColor(cell_style.theme.spot), share
            )
        case Emblem.CHAIN if stone_colour is not None:
            _draw_centred_text(
                qp, centre, cell_style, badge.text, cell_style.ink(stone_colour), share
            )
        case Emblem.REGION | Emblem.CHAIN:
            _draw_centred_text(
                qp, centre, cell_style, badge.text, QColor(cell_style.theme.structure), share
            )
        case Emblem.COUNT:
            _draw_count(
                qp, centre + _COUNT_PLACE * cell_style.pitch, cell_style, badge.text, stone_colour
            )
        case Emblem.EYE | Emblem.EYE_PART:
            place = centre + _PLACES[room] * cell_style.pitch
            size = _EYE_SIZES[room] * cell_style.pitch
            _draw_eye(qp, place, size, cell_style, badge)
        case emblem if emblem in LOSS_EMBLEMS:
            draw_loss(qp, centre, cell_style, emblem, stone_colour)
        case emblem if emblem in _SQUARES:
            _draw_touching(qp, centre + _PLACES[room] * cell_style.pitch, cell_style, emblem)
        case emblem:
            _DRAWN[emblem](qp, centre, cell_style, stone_colour)


def _draw_centred_text(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str, colour: QColor, share: float
) -> None:
    """Draw a letter or number in the middle of a point, scaled by ``share``."""
    shown, size = fitted_label(text, cell_style.lettering, cell_style.pitch)
    if shown:
        size = max(share * size, cell_style.lettering.minimum_size(shown))
        cell_style.lettering.draw_text(qp, shown, centre, size, colour, bold=True)


def _draw_count(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str, stone_colour: Colour | None
) -> None:
    """Draw a number at the rim of a stone, on a background of the opposite colour."""
    size = _COUNT_EM * cell_style.pitch
    if not cell_style.lettering.is_legible(text, size):
        return
    width = max(
        cell_style.lettering.width(text, bold=True) * size + 0.14 * cell_style.pitch, 1.15 * size
    )
    # What is wider than high grows to the left: to the right another point begins.
    chip = QRectF(centre.x() + 0.62 * size - width, centre.y() - 0.575 * size, width, 1.15 * size)
    qp.setPen(QPen(_legible_background(cell_style, stone_colour), cell_style.line_width(0.03)))
    qp.setBrush(cell_style.ink(stone_colour))
    qp.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    cell_style.lettering.draw_text(
        qp, text, chip.center(), size, _legible_background(cell_style, stone_colour), bold=True
    )


def _legible_background(cell_style: CellStyle, stone_colour: Colour | None) -> QColor:
    """Return a background colour on which text in the ink colour for a stone is legible."""
    return cell_style.ink(None if stone_colour is None else stone_colour.opponent)


def _draw_eye(
    qp: QPainter, centre: QPointF, size: float, cell_style: CellStyle, badge: Badge
) -> None:
    """Draw the symbol of an eye, with a pupil if the eye consists of a single point."""
    owner = badge.colour
    left, right = centre - QPointF(0.27, 0) * size, centre + QPointF(0.27, 0) * size
    almond = QPainterPath(left)
    almond.quadTo(centre - QPointF(0, 0.33) * size, right)
    almond.quadTo(centre + QPointF(0, 0.33) * size, left)
    fill = cell_style.ink(None if owner is None else owner.opponent)
    rim = cell_style.line_width(0.035 * size / cell_style.pitch)
    qp.setPen(QPen(cell_style.ink(None), rim))
    qp.setBrush(fill)
    qp.drawPath(almond)
    if badge.emblem is Emblem.EYE:
        qp.setPen(Qt.PenStyle.NoPen)
        qp.setBrush(cell_style.ink(owner))
        qp.drawEllipse(centre, 0.08 * size, 0.08 * size)


_SQUARES = frozenset(
    {
        Emblem.TOUCHES_BLACK,
        Emblem.TOUCHES_WHITE,
        Emblem.TOUCHES_BOTH,
        Emblem.TOUCHES_NONE,
    }
)


def _draw_touching(qp: QPainter, centre: QPointF, cell_style: CellStyle, emblem: Emblem) -> None:
    """Draw a small square that shows which colours are next to a region: black, white, both, or
    none.
    """
    half = _SQUARE * cell_style.pitch
    black, white = cell_style.ink(Colour.WHITE), cell_style.ink(Colour.BLACK)
    square = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    rim = QPen(cell_style.ink(None), cell_style.line_width(0.025))
    qp.setPen(rim)
    if emblem is not Emblem.TOUCHES_NONE:
        qp.setBrush(black if emblem is Emblem.TOUCHES_BLACK else white)
    qp.drawRect(square)
    if emblem is Emblem.TOUCHES_BOTH:
        qp.setBrush(black)
        qp.drawPolygon(QPolygonF([square.topLeft(), square.topRight(), square.bottomLeft()]))


def _draw_atari(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw a ring of four arcs, the symbol of a chain in atari."""
    width = cell_style.line_width(0.085)
    radius = 0.42 * cell_style.pitch
    around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    pen = QPen(
        cell_style.ink(None) if stone_colour is None else cell_style.accent(stone_colour), width
    )
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qp.setPen(pen)
    for quarter in range(4):
        qp.drawArc(around, (90 * quarter + 17) * 16, 56 * 16)


def _draw_safe(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw a small ring, the symbol of safe stones."""
    qp.setPen(QPen(cell_style.ink(stone_colour), cell_style.line_width(0.045)))
    qp.setBrush(_legible_background(cell_style, stone_colour))
    place = centre + _SAFE_PLACE * cell_style.pitch
    qp.drawEllipse(place, 0.075 * cell_style.pitch, 0.075 * cell_style.pitch)


def _draw_alive(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw a small heart, the symbol of unconditionally alive stones."""
    place, size = centre + _ALIVE_PLACE * cell_style.pitch, 0.11 * cell_style.pitch
    foot, dip = place + QPointF(0, 1.0) * size, place + QPointF(0, -0.45) * size
    heart = QPainterPath(foot)
    low, high = QPointF(1.9, -0.25) * size, QPointF(0.85, -1.5) * size
    mirror = QTransform.fromScale(-1, 1)
    heart.cubicTo(place + mirror.map(low), place + mirror.map(high), dip)
    heart.cubicTo(place + high, place + low, foot)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(cell_style.accent(stone_colour))
    qp.drawPath(heart)


def _draw_differing(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw hatching across a stone that is either safe or unconditionally alive, but not both."""
    qp.setPen(QPen(cell_style.accent(stone_colour), cell_style.line_width(0.05)))
    radius = 0.45
    for step in range(-4, 5):
        across = step * 0.15
        reach = (max(radius**2 - across**2 / 2, 0.0) / 2) ** 0.5
        one = QPointF(across / 2 + reach, across / 2 - reach) * cell_style.pitch
        other = QPointF(across / 2 - reach, across / 2 + reach) * cell_style.pitch
        qp.drawLine(centre + one, centre + other)


def _draw_neutral(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw hatching on a neutral point; it continues seamlessly into adjacent cells."""
    pen = QPen(cell_style.colour(cell_style.theme.ink, 0.5), cell_style.line_width(_HATCH_WIDTH, 1))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qp.setPen(pen)
    for step in (-2, -1, 0, 1, 2):
        across = step * _HATCH
        left, right = max(-0.5, across - 0.5), min(0.5, across + 0.5)
        one, other = QPointF(left, across - left), QPointF(right, across - right)
        qp.drawLine(centre + one * cell_style.pitch, centre + other * cell_style.pitch)


_DRAWN: dict[Emblem, Callable[[QPainter, QPointF, CellStyle, Colour | None], None]] = {
    Emblem.ATARI: _draw_atari,
    Emblem.SAFE: _draw_safe,
    Emblem.ALIVE: _draw_alive,
    Emblem.DIFFERS: _draw_differing,
    Emblem.NEUTRAL: _draw_neutral,
}

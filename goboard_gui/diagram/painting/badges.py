"""Painting of badges: symbols of life-and-death analysis on points."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ...go import Colour
from ..picture import Emblem
from .labels import fitted_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..picture import Badge
    from .surface import Look

LETTER_EMBLEMS = frozenset({Emblem.LIBERTY, Emblem.REGION})
"""The emblems that are drawn as letters in the middle of a point."""

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
    """The position of a badge on an empty point."""

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
    look: Look,
    badge: Badge,
    stone_colour: Colour | None,
    room: BadgeSpot,
    share: float,
) -> None:
    """Draw a badge on a point.

    ``stone_colour`` is the colour of the stone there, None on an empty point. ``share`` is a scale
    factor for letters.
    """
    qp.setBrush(Qt.BrushStyle.NoBrush)
    match badge.emblem:
        case Emblem.LIBERTY:
            _write(qp, centre, look, badge.text, look.theme.spot, share)
        case Emblem.REGION:
            _write(qp, centre, look, badge.text, look.theme.structure, share)
        case Emblem.COUNT:
            _draw_count(qp, centre + _COUNT_PLACE * look.pitch, look, badge.text, stone_colour)
        case Emblem.EYE | Emblem.EYE_PART:
            place = centre + _PLACES[room] * look.pitch
            size = _EYE_SIZES[room] * look.pitch
            _draw_eye(qp, place, size, look, badge)
        case emblem if emblem in _SQUARES:
            _draw_touching(qp, centre + _PLACES[room] * look.pitch, look, emblem)
        case emblem:
            _DRAWN[emblem](qp, centre, look, stone_colour)


def _write(qp: QPainter, centre: QPointF, look: Look, text: str, colour: str, share: float) -> None:
    """Draw a letter in the middle of a point."""
    shown, size = fitted_label(text, look.lettering, look.pitch)
    if shown:
        size = max(share * size, look.lettering.minimum_size(shown))
        look.lettering.write(qp, shown, centre, size, QColor(colour), bold=True)


def _draw_count(
    qp: QPainter, centre: QPointF, look: Look, text: str, stone_colour: Colour | None
) -> None:
    """Draw a number at the rim of a stone, on a background of the opposite colour."""
    size = _COUNT_EM * look.pitch
    if not look.lettering.is_legible(text, size):
        return
    width = max(look.lettering.width(text, bold=True) * size + 0.14 * look.pitch, 1.15 * size)
    # What is wider than high grows to the left: to the right another point begins.
    chip = QRectF(centre.x() + 0.62 * size - width, centre.y() - 0.575 * size, width, 1.15 * size)
    qp.setPen(QPen(_paper(look, stone_colour), 0.03 * look.pitch))
    qp.setBrush(look.ink(stone_colour))
    qp.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    look.lettering.write(qp, text, chip.center(), size, _paper(look, stone_colour), bold=True)


def _paper(look: Look, stone_colour: Colour | None) -> QColor:
    """Return the background colour on which ink for a stone of this colour is legible."""
    return look.ink(None if stone_colour is None else stone_colour.opponent)


def _draw_eye(qp: QPainter, centre: QPointF, size: float, look: Look, badge: Badge) -> None:
    """Draw an eye symbol; a pupil is drawn only in eyes of a single point."""
    owner = badge.colour
    left, right = centre - QPointF(0.27, 0) * size, centre + QPointF(0.27, 0) * size
    almond = QPainterPath(left)
    almond.quadTo(centre - QPointF(0, 0.33) * size, right)
    almond.quadTo(centre + QPointF(0, 0.33) * size, left)
    fill = look.ink(None if owner is None else owner.opponent)
    qp.setPen(QPen(look.ink(None), 0.035 * size))
    qp.setBrush(fill)
    qp.drawPath(almond)
    if badge.emblem is Emblem.EYE:
        qp.setPen(Qt.PenStyle.NoPen)
        qp.setBrush(look.ink(owner))
        qp.drawEllipse(centre, 0.08 * size, 0.08 * size)


_SQUARES = frozenset(
    {
        Emblem.TOUCHES_BLACK,
        Emblem.TOUCHES_WHITE,
        Emblem.TOUCHES_BOTH,
        Emblem.TOUCHES_NONE,
    }
)


def _draw_touching(qp: QPainter, centre: QPointF, look: Look, emblem: Emblem) -> None:
    """Draw a small square: black, white, half of each, or empty."""
    half = _SQUARE * look.pitch
    black, white = look.ink(Colour.WHITE), look.ink(Colour.BLACK)
    square = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    rim = QPen(look.ink(None), 0.025 * look.pitch)
    qp.setPen(rim)
    if emblem is not Emblem.TOUCHES_NONE:
        qp.setBrush(black if emblem is Emblem.TOUCHES_BLACK else white)
    qp.drawRect(square)
    if emblem is Emblem.TOUCHES_BOTH:
        qp.setBrush(black)
        qp.drawPolygon(QPolygonF([square.topLeft(), square.topRight(), square.bottomLeft()]))


def _draw_atari(qp: QPainter, centre: QPointF, look: Look, stone_colour: Colour | None) -> None:
    """Draw a ring of four arcs around a point."""
    width = 0.085 * look.pitch
    radius = 0.42 * look.pitch
    around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    pen = QPen(look.ink(None) if stone_colour is None else look.accent(stone_colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qp.setPen(pen)
    for quarter in range(4):
        qp.drawArc(around, (90 * quarter + 17) * 16, 56 * 16)


def _draw_safe(qp: QPainter, centre: QPointF, look: Look, stone_colour: Colour | None) -> None:
    """Draw a small ring, the symbol of safe stones."""
    qp.setPen(QPen(look.ink(stone_colour), 0.045 * look.pitch))
    qp.setBrush(_paper(look, stone_colour))
    place = centre + _SAFE_PLACE * look.pitch
    qp.drawEllipse(place, 0.075 * look.pitch, 0.075 * look.pitch)


def _draw_alive(qp: QPainter, centre: QPointF, look: Look, stone_colour: Colour | None) -> None:
    """Draw a small heart, the symbol of unconditionally alive stones."""
    place, size = centre + _ALIVE_PLACE * look.pitch, 0.11 * look.pitch
    foot, dip = place + QPointF(0, 1.0) * size, place + QPointF(0, -0.45) * size
    heart = QPainterPath(foot)
    low, high = QPointF(1.9, -0.25) * size, QPointF(0.85, -1.5) * size
    mirror = QTransform.fromScale(-1, 1)
    heart.cubicTo(place + mirror.map(low), place + mirror.map(high), dip)
    heart.cubicTo(place + high, place + low, foot)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(look.accent(stone_colour))
    qp.drawPath(heart)


def _draw_differing(qp: QPainter, centre: QPointF, look: Look, stone_colour: Colour | None) -> None:
    """Draw hatching at the rim of a stone; its middle stays free."""
    qp.setPen(QPen(look.accent(stone_colour), 0.05 * look.pitch))
    radius = 0.45
    for step in range(-4, 5):
        across = step * 0.15
        reach = (max(radius**2 - across**2 / 2, 0.0) / 2) ** 0.5
        one = QPointF(across / 2 + reach, across / 2 - reach) * look.pitch
        other = QPointF(across / 2 - reach, across / 2 + reach) * look.pitch
        qp.drawLine(centre + one, centre + other)


def _draw_neutral(qp: QPainter, centre: QPointF, look: Look, stone_colour: Colour | None) -> None:
    """Draw hatching that continues into neighbouring cells."""
    ink = QColor(look.ink(None))
    ink.setAlphaF(0.5)
    pen = QPen(ink, max(_HATCH_WIDTH * look.pitch, 1.0))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qp.setPen(pen)
    for step in (-2, -1, 0, 1, 2):
        across = step * _HATCH
        left, right = max(-0.5, across - 0.5), min(0.5, across + 0.5)
        one, other = QPointF(left, across - left), QPointF(right, across - right)
        qp.drawLine(centre + one * look.pitch, centre + other * look.pitch)


_DRAWN: dict[Emblem, Callable[[QPainter, QPointF, Look, Colour | None], None]] = {
    Emblem.ATARI: _draw_atari,
    Emblem.SAFE: _draw_safe,
    Emblem.ALIVE: _draw_alive,
    Emblem.DIFFERS: _draw_differing,
    Emblem.NEUTRAL: _draw_neutral,
}

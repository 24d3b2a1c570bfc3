"""Painting of stones: slate and shell, shaded or flat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from ...go import Colour

if TYPE_CHECKING:
    from ..theme import Shell, Slate
    from .cell_style import CellStyle

WHITE_STONE_VARIANTS = 5
"""The number of variants of white stones."""

# The shadow falls to the lower right and is so narrow that it meets no stone but those to the right
# and below, which are drawn later: `cells` relies on that.
_SHADOW_SHIFT = 0.05
_SHADOW_RADIUS = 0.55


def stone_extent(pitch: float, max_offset: float = 0.0) -> QRectF:
    """Return the area that a stone with its shadow may cover, relative to its point.

    ``max_offset`` is the farthest that natural placement moves it, see :func:`placement_offset`.
    """
    near = 0.5 * pitch + max_offset
    far = (_SHADOW_SHIFT + _SHADOW_RADIUS) * pitch + max_offset
    return QRectF(-near, -near, near + far, near + far)


def texture_variant(column: int, row: int, colour: Colour) -> int:
    """Return the index of the texture variant for a stone, which depends only on its point and
    colour.
    """
    if colour is Colour.BLACK:
        return 0
    return (column * 7 + row * 11 + column * row * 3) % WHITE_STONE_VARIANTS


def placement_offset(column: int, row: int, max_offset: float) -> tuple[float, float]:
    """Return the offset of a naturally placed stone from its point, which depends only on the
    point.
    """
    across, down = (column * 37 + row * 59) % 23, (column * 61 + row * 29) % 19
    return (across / 11 - 1) * max_offset, (down / 9 - 1) * max_offset


def draw_stone(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, colour: Colour, variant: int
) -> None:
    """Draw a stone, with a shadow if the theme has shading."""
    theme, pitch = cell_style.theme, cell_style.pitch
    radius = theme.stone_diameter * pitch / 2
    if theme.shading is None:
        _draw_flat(qp, centre, radius, colour, cell_style)
        return
    _draw_shadow(qp, centre, pitch, theme.shading.shadow)
    if colour is Colour.BLACK:
        _draw_slate(qp, centre, radius, theme.shading.slate)
    else:
        _draw_shell(qp, centre, radius, variant, theme.shading.shell)


def _draw_flat(
    qp: QPainter, centre: QPointF, radius: float, colour: Colour, cell_style: CellStyle
) -> None:
    theme = cell_style.theme
    rim = cell_style.line_width(theme.rim_width)
    qp.setPen(_pen(theme.stone_rim, rim))
    qp.setBrush(_brush(theme.black_stone if colour is Colour.BLACK else theme.white_stone))
    inner = radius - rim / 2
    if cell_style.is_document:  # in which circles around the origin are equal, and compress well
        before = qp.transform()
        qp.translate(centre)
        qp.drawEllipse(QPointF(), inner, inner)
        qp.setTransform(before)
    else:
        qp.drawEllipse(centre, inner, inner)


@lru_cache(maxsize=64)
def _pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width)


@lru_cache(maxsize=64)
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


def _draw_shadow(qp: QPainter, centre: QPointF, pitch: float, colour: str) -> None:
    middle = centre + QPointF(_SHADOW_SHIFT, _SHADOW_SHIFT) * pitch
    shade = QRadialGradient(middle, _SHADOW_RADIUS * pitch)
    for place, alpha in ((0.0, 0.62), (0.76, 0.60), (0.86, 0.34), (0.94, 0.09), (1.0, 0.0)):
        shade.setColorAt(place, _faded(colour, alpha))
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(shade)
    qp.drawEllipse(middle, _SHADOW_RADIUS * pitch, _SHADOW_RADIUS * pitch)


def _draw_slate(qp: QPainter, centre: QPointF, radius: float, slate: Slate) -> None:
    focus = centre + QPointF(-0.36, -0.42) * radius
    body = QRadialGradient(focus, radius * 1.55)
    body.setColorAt(0, slate.light)
    body.setColorAt(0.3, _mixed(slate.light, slate.body, 0.5))
    body.setColorAt(0.7, slate.body)
    body.setColorAt(1, slate.rim)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(body)
    qp.drawEllipse(centre, radius, radius)


def _draw_shell(qp: QPainter, centre: QPointF, radius: float, variant: int, shell: Shell) -> None:
    focus = centre + QPointF(-0.32, -0.38) * radius
    body = QRadialGradient(focus, radius * 1.6)
    body.setColorAt(0, shell.light)
    body.setColorAt(0.45, shell.body)
    body.setColorAt(0.8, _mixed(shell.body, shell.rim, 0.55))
    body.setColorAt(1, shell.rim)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(body)
    qp.drawEllipse(centre, radius, radius)
    _draw_growth(qp, centre, radius, variant, shell)


def _draw_growth(qp: QPainter, centre: QPointF, radius: float, variant: int, shell: Shell) -> None:
    """Draw the grain of the shell as faint arcs around a distant centre."""
    disc = QPainterPath()
    disc.addEllipse(centre, radius * 0.97, radius * 0.97)
    qp.save()
    qp.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    qp.translate(centre)
    direction, spacing = _GROWTH[variant]
    qp.rotate(direction)
    qp.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(int(2 / spacing) + 1):
        across = (index + 0.5) * spacing - 1
        fade = 0.27 * (1 - 0.6 * abs(across)) * (0.6 if index % 3 else 1.0)
        qp.setPen(QPen(_faded(shell.grain, fade), radius * 0.035))
        arc = (across + _HINGE) * radius
        qp.drawEllipse(QPointF(-_HINGE * radius, 0), arc, arc)
    qp.restore()


_HINGE = 3.4  # radii from the middle of a stone to the centre of its growth lines

# Per variant: the direction of the growth lines in degrees and their distance in radii.
_GROWTH = ((24.0, 0.17), (-31.0, 0.21), (78.0, 0.15), (141.0, 0.19), (-96.0, 0.16))


def _faded(colour: str, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded


def _mixed(one: str, other: str, share: float) -> QColor:
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )

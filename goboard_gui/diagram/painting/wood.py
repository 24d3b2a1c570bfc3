"""Painting of the wooden board: grain, edge and shadow."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sin, tau
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QRadialGradient,
    qRgb,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..theme import Wood

SHADOW_WIDTH = 0.45
"""The extent of the board's shadow, in line spacings."""

# Grain is noise at several scales: the width of a streak in pitches, how often it changes on its
# way along the board, and how much it shows.
_STREAKS = (
    (3.2, 2, 0.26),
    (0.9, 2, 0.20),
    (0.26, 3, 0.20),
    (0.11, 4, 0.22),
    (0.05, 6, 0.22),
)
_BANDS = 24
_WIDEST = 3000  # pixels of grain across a board; more would not be visible
_SEED = 7
_IMAGE_PITCH = 64
_LONGEST_IMAGE = 8000  # pixels, of very long graphs
_DARKEST = 0.4  # the opacity of the shadow at the edge of the board


def draw_wood(qp: QPainter, rect: QRectF, pitch: float, wood: Wood) -> None:
    """Draw a wooden board and its shadow."""
    _draw_shadow(qp, rect, pitch, wood)
    _draw_board(qp, rect, pitch, wood)


def wood_image(size: QSizeF, pitch: float, wood: Wood) -> QImage:
    """Return an image of a wooden board without a shadow, for devices without translucent
    gradients.
    """
    scale = min(_IMAGE_PITCH / pitch, _LONGEST_IMAGE / max(size.width(), size.height()))
    image = QImage((size * scale).toSize().expandedTo(QSize(1, 1)), QImage.Format.Format_RGB32)
    with QPainter(image) as qp:
        _draw_board(qp, QRectF(image.rect()), pitch * scale, wood)
    return image


def _draw_board(qp: QPainter, rect: QRectF, pitch: float, wood: Wood) -> None:
    qp.save()
    qp.setClipRect(rect)
    _draw_grain(qp, rect, pitch, wood)
    _draw_light(qp, rect)
    qp.restore()
    _draw_edge(qp, rect, pitch, wood)


def _draw_grain(qp: QPainter, rect: QRectF, pitch: float, wood: Wood) -> None:
    """Draw the grain of the wood: a strip of noise, drawn in slightly sheared bands to bend the
    grain.
    """
    width = rect.width() + pitch
    pixels = min(ceil(width), _WIDEST)
    strip, drift = _grain(pixels, width, pitch, wood)
    height = rect.height() / _BANDS
    qp.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for band in range(_BANDS):
        here, there = drift(band / _BANDS), drift((band + 1) / _BANDS)
        qp.save()
        qp.translate(rect.left() - pitch / 2 + here, rect.top() + band * height)
        qp.shear((there - here) / height, 0)
        source = QRectF(0, band + 0.5, pixels, 1)
        qp.drawImage(QRectF(0, 0, width, height + 1), strip, source)
        qp.restore()


@lru_cache(maxsize=4)  # a board is painted again when its lines or labels change
def _grain(
    pixels: int, width: float, pitch: float, wood: Wood
) -> tuple[QImage, Callable[[float], float]]:
    """Return a strip of grain for a board, and the drift of the grain along it."""
    rng = Random(_SEED)
    return _strip(rng, pixels, pitch * pixels / width, wood), _drift(rng, pitch)


def _strip(rng: Random, width: int, pitch: float, wood: Wood) -> QImage:
    """Return an image of wood grain a few rows high, which is stretched along the board when
    drawn.
    """
    colours = _colours_between(wood.late, wood.early)
    strip = QImage(width, _BANDS + 1, QImage.Format.Format_RGB32)
    strip.fill(colours[len(colours) // 2])
    with QPainter(strip) as qp:
        for streak, changes, strength in _STREAKS:
            across = max(ceil(width / max(streak * pitch, 1)), 2)
            qp.setOpacity(strength)
            qp.drawImage(0, 0, _noise(rng, across, changes, colours, strip.size()))
    return strip


def _noise(rng: Random, across: int, along: int, colours: list[int], size: QSize) -> QImage:
    """Return blurred noise, made from a grid of ``across`` by ``along`` random colours."""
    noise = QImage(
        rng.randbytes(across * along), across, along, across, QImage.Format.Format_Indexed8
    )
    noise.setColorTable(colours)
    return noise.convertToFormat(QImage.Format.Format_RGB32).scaled(
        size,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


@lru_cache(maxsize=8)
def _colours_between(dark: str, light: str) -> list[int]:
    """Return 256 colours from a dark to a light one, as RGB values."""
    start, end = QColor(dark), QColor(light)
    ends = (
        (start.red(), end.red()),
        (start.green(), end.green()),
        (start.blue(), end.blue()),
    )

    def mix_colours(share: float) -> int:
        return qRgb(*(round(a + (b - a) * share) for a, b in ends))

    return [mix_colours(step / 255) for step in range(256)]


def _drift(rng: Random, pitch: float) -> Callable[[float], float]:
    """Return a function for the sideways drift of the grain, whose argument runs from 0 to 1 along
    a board.
    """
    waves = [(rng.uniform(0.6, 1.4) * turns, rng.uniform(0, tau), size) for turns, size in _WAVES]
    return lambda along: (
        pitch * sum(size * sin(turns * along + phase) for turns, phase, size in waves)
    )


_WAVES = ((2.0, 0.09), (5.0, 0.03), (11.0, 0.008))


def _draw_light(qp: QPainter, rect: QRectF) -> None:
    """Lighten the top left corner of the board and darken the opposite one."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, QColor(255, 250, 235, 22))
    light.setColorAt(0.5, QColor(255, 250, 235, 0))
    light.setColorAt(0.5001, QColor(60, 30, 0, 0))
    light.setColorAt(1, QColor(60, 30, 0, 20))
    qp.fillRect(rect, light)


def _draw_edge(qp: QPainter, rect: QRectF, pitch: float, wood: Wood) -> None:
    """Draw the bevelled edge of the board: light at the top and left, dark at the bottom
    and right.
    """
    width = max(pitch * 0.05, 1.0)
    lit, dark = QColor(wood.early), QColor(wood.edge)
    lit.setAlphaF(0.75)
    dark.setAlphaF(0.65)
    inner_width, inner_height = rect.width() - width, rect.height() - width
    qp.fillRect(QRectF(rect.left(), rect.top(), inner_width, width), lit)
    qp.fillRect(QRectF(rect.left(), rect.top() + width, width, inner_height - width), lit)
    qp.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), dark)
    qp.fillRect(QRectF(rect.right() - width, rect.top(), width, inner_height), dark)


def _draw_shadow(qp: QPainter, rect: QRectF, pitch: float, wood: Wood) -> None:
    """Draw a shadow around the board, slightly shifted down and fading outwards."""
    reach = SHADOW_WIDTH * pitch * 0.8
    body = rect.translated(0, SHADOW_WIDTH * pitch * 0.2)
    left, top, right, bottom = body.left(), body.top(), body.right(), body.bottom()
    width, height = body.width(), body.height()
    darkest = QColor(wood.shadow)
    darkest.setAlphaF(_DARKEST)
    qp.fillRect(body, darkest)
    for side, start, end in (
        (QRectF(left, top - reach, width, reach), body.topLeft(), QPointF(left, top - reach)),
        (QRectF(left, bottom, width, reach), body.bottomLeft(), QPointF(left, bottom + reach)),
        (QRectF(left - reach, top, reach, height), body.topLeft(), QPointF(left - reach, top)),
        (QRectF(right, top, reach, height), body.topRight(), QPointF(right + reach, top)),
    ):
        qp.fillRect(side, _fading(QLinearGradient(start, end), wood))
    for corner, x, y in (
        (body.topLeft(), -reach, -reach),
        (body.topRight(), 0.0, -reach),
        (body.bottomLeft(), -reach, 0.0),
        (body.bottomRight(), 0.0, 0.0),
    ):
        area = QRectF(corner + QPointF(x, y), QSizeF(reach, reach))
        qp.fillRect(area, _fading(QRadialGradient(corner, reach), wood))


def _fading(gradient: QGradient, wood: Wood) -> QGradient:
    """Return the gradient with the colours of the shadow added, from dark to transparent."""
    colour = QColor(wood.shadow)
    for step in range(9):
        colour.setAlphaF(_DARKEST * (1 - step / 8) ** 2)
        gradient.setColorAt(step / 8, colour)
    return gradient

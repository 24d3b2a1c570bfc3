"""Painting of text on points: labels and names, and the background cleared below them."""

from __future__ import annotations

from math import ceil, hypot, sqrt
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

from ..picture import VariationWeight

if TYPE_CHECKING:
    from ...go import Colour
    from .cell_style import CellStyle
    from .lettering import Lettering

_LABEL_RADIUS = 0.43  # the radius of the area for a label on a stone
_LABEL_HEIGHT = 0.46
_LABEL_WIDTH = 0.9  # the width of a long label, which extends to the rim of the stone
_LEAST_LABEL = 0.18  # the em below which a long label is shortened instead
_LONGEST_LABEL = 12  # letters
_ELLIPSIS = "…"
_SIBLING_OPACITY = 0.7
LEAST_NUMBERED_PITCH = 16
"""The line spacing in logical pixels below which move numbers are not drawn."""
_NUMBER_HEIGHT = 8  # logical pixels
_NUMBER_RADIUS = 0.47  # the radius of the area for a move number on a stone, if it is small
_CROWDED = 3  # letters, the minimum length of a narrowed label
_SQUEEZE = 0.88
_SQUEEZE_NUMBER = 0.78  # digits stay legible when narrower than words
_NAME_WIDTH = 0.92
_NAME_SIZE = 0.36  # capitals and digits of 9 pixels if lines are 36 pixels apart
_NAME_SQUEEZE = 0.6  # long names are narrowed to this at most, before they become smaller
_NARROWED = 0.9  # a narrowed name may be this much narrower than the smallest legible type
_NAME_DROP = 0.25
_SQUARE_NAME_SIZE = 0.42
_TINY = 1e-6


class NameStyle(NamedTuple):
    """The style of point names on a board: their maximum font size, how much they are narrowed, and
    where they are drawn.

    On the squares of a draughts board names are centred, otherwise they are below the line
    crossings.
    """

    max_em: float
    squeeze: float = 1.0
    in_squares: bool = False

    @classmethod
    def for_names(
        cls, longest: str, lettering: Lettering, *, in_squares: bool = False
    ) -> NameStyle:
        """Return a style in which names no longer than ``longest`` fit their cells.

        All names of a board are narrowed alike, so that they look alike.
        """
        largest = _SQUARE_NAME_SIZE if in_squares else _NAME_SIZE
        fitting = _fitting_size(longest, lettering)
        squeeze = min(max(fitting / largest, _NAME_SQUEEZE), 1.0)
        return cls(min(largest, fitting / squeeze), squeeze, in_squares)

    def name_em(self, text: str, lettering: Lettering) -> float:
        """Return the font size for a name, reduced if the name does not fit its cell otherwise."""
        return min(self.max_em, _fitting_size(text, lettering) / self.squeeze)

    def is_legible(self, text: str, lettering: Lettering, pitch: float) -> bool:
        """Return whether a name is high and wide enough to be legible."""
        size = self.name_em(text, lettering) * pitch
        return lettering.is_legible(text, min(size, size * self.squeeze / _NARROWED))

    def vertical_offset(self, stone_colour: Colour | None) -> float:
        """Return the distance by which a name is drawn below its point, in line spacings.

        On line crossings, names avoid the horizontal line, which could be read as a minus sign.
        """
        return _NAME_DROP if stone_colour is None and not self.in_squares else 0.0


def label_em(text: str, lettering: Lettering) -> float:
    """Return the font size of a label that fills its stone, in line spacings."""
    width = lettering.width(text, bold=True) * _narrowing_factor(text)
    height = lettering.height(bold=True)
    return min(_LABEL_HEIGHT / height, 2 * _LABEL_RADIUS / hypot(width, height))


def fitted_label(text: str, lettering: Lettering, pitch: float) -> tuple[str, float]:
    """Return the part of a label that is shown, and its font size, on a board whose lines are
    ``pitch`` apart.

    A label fits the stone, or extends to its rim if it would be illegible otherwise. A longer one
    is shortened. Nothing is shown if even a single letter would be illegible.
    """
    least = max(_LEAST_LABEL, lettering.minimum_size(text) / pitch)
    size = label_em(text, lettering)
    if size >= least:
        return text, size * pitch
    longest = min(len(text), _LONGEST_LABEL)
    shorter = (text[:length].rstrip() + _ELLIPSIS for length in range(longest, -1, -1))
    for shown in (text, *shorter):
        size = _widest_size(shown, lettering)
        if size >= least:
            return shown, size * pitch
    return "", 0.0


def _widest_size(text: str, lettering: Lettering) -> float:
    """Return the font size at which a label extends to the rim of its stone, as a fraction of the
    distance between lines of the board."""
    width = lettering.width(text, bold=True) * _narrowing_factor(text)
    return min(_LABEL_HEIGHT / lettering.height(bold=True), _LABEL_WIDTH / width)


def draw_label(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    stone_colour: Colour | None,
    share: float = 1.0,
) -> None:
    """Draw a label on a point or stone, with its size scaled by ``share``."""
    _write_label(qp, centre, cell_style, text, cell_style.ink(stone_colour), share)


def draw_letter(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    weight: VariationWeight,
    share: float,
) -> None:
    """Draw the letter of a variation at the point of its first move."""
    colour = QColor(cell_style.theme.second_ink)
    if weight is VariationWeight.SIBLING:
        colour.setAlphaF(_SIBLING_OPACITY)
    _write_label(
        qp, centre, cell_style, text, colour, share, bold=weight is VariationWeight.CURRENT
    )


def _write_label(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    colour: QColor,
    share: float,
    *,
    bold: bool = True,
) -> None:
    shown, size = fitted_label(text, cell_style.lettering, cell_style.pitch)
    if shown:
        size = max(share * size, cell_style.lettering.minimum_size(shown))
        cell_style.lettering.draw_text(
            qp, shown, centre, size, colour, bold=bold, squeeze=_narrowing_factor(shown)
        )


def fitted_number(text: str, cell_style: CellStyle) -> tuple[str, float, float]:
    """Return the digits of a move number that are shown, their font size and horizontal scale.

    Digits are at least 8 logical pixels high. If a number does not fit its stone at that size, only
    its last two digits are shown. There are none if the line spacing is below
    `LEAST_NUMBERED_PITCH`.
    """
    lettering, pitch, pixel = cell_style.lettering, cell_style.pitch, cell_style.pixel
    if pitch + _TINY < LEAST_NUMBERED_PITCH * pixel:
        return "", 0.0, 1.0
    least = ceil(_NUMBER_HEIGHT * pixel / lettering.height(bold=True) - _TINY)
    for shown in dict.fromkeys((text, text[-2:])):
        size = max(label_em(shown, lettering) * pitch, least)
        half_height = lettering.height(bold=True) * size / 2
        width = 2 * sqrt((_NUMBER_RADIUS * pitch) ** 2 - half_height**2)
        squeeze = min(_narrowing_factor(shown), width / (lettering.width(shown, bold=True) * size))
        if squeeze + _TINY >= _SQUEEZE_NUMBER:
            break
    return shown, size, squeeze


def draw_number(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    stone_colour: Colour | None,
    share: float = 1.0,
) -> None:
    """Draw the number of a move on its stone, with its size scaled by ``share`` if it stays
    legible.
    """
    shown, size, squeeze = fitted_number(text, cell_style)
    if not shown:
        return
    lettering = cell_style.lettering
    least = _NUMBER_HEIGHT * cell_style.pixel / lettering.height(bold=True)
    lettering.draw_text(
        qp,
        shown,
        centre,
        max(share * size, ceil(least - _TINY)),
        cell_style.ink(stone_colour),
        bold=True,
        squeeze=squeeze,
    )


def draw_label_background(qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str) -> None:
    """Cover the board lines under a label; on wood, the edge of the covered part is soft."""
    shown, size = fitted_label(text, cell_style.lettering, cell_style.pitch)
    if not shown:
        return
    if len(shown) > _CROWDED:
        width = cell_style.lettering.width(shown, bold=True) * _narrowing_factor(shown) * size
        _draw_chip(qp, centre, cell_style, width, size)
        return
    radius = 0.42 * cell_style.pitch
    surface = QColor(cell_style.theme.surface)
    brush = QBrush(surface)
    if cell_style.theme.wood is not None:
        soft = QRadialGradient(centre, radius)
        soft.setColorAt(0.6, surface)
        surface.setAlpha(0)
        soft.setColorAt(1, surface)
        brush = QBrush(soft)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(brush)
    qp.drawEllipse(centre, radius, radius)


def draw_name(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    text: str,
    stone_colour: Colour | None,
    style: NameStyle,
) -> None:
    """Draw the name of a point, on the stone or below the crossing of the lines.

    Lines are interrupted behind a name.
    """
    lettering, pitch = cell_style.lettering, cell_style.pitch
    if not style.is_legible(text, lettering, pitch):
        return
    size = style.name_em(text, lettering) * pitch
    centre = centre + QPointF(0, style.vertical_offset(stone_colour) * pitch)
    if style.vertical_offset(stone_colour):
        _draw_chip(qp, centre, cell_style, lettering.width(text) * style.squeeze * size, size)
    ink = (
        QColor(cell_style.theme.name_ink) if stone_colour is None else cell_style.ink(stone_colour)
    )
    lettering.draw_text(qp, text, centre, size, ink, squeeze=style.squeeze)


def draw_text(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str, size: float, colour: str
) -> None:
    """Draw text with a font size of ``size`` line spacings."""
    cell_style.lettering.draw_text(qp, text, centre, size * cell_style.pitch, QColor(colour))


def _fitting_size(text: str, lettering: Lettering) -> float:
    """Return the font size at which a name just fits its cell, in line spacings."""
    return _NAME_WIDTH / (lettering.width(text) or 1.0)


def _narrowing_factor(text: str) -> float:
    """Return the factor by which a label is narrowed, which is less than 1 only for long labels."""
    if len(text) < _CROWDED:
        return 1.0
    return _SQUEEZE_NUMBER if text.isdecimal() else _SQUEEZE


def _draw_chip(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, width: float, size: float
) -> None:
    """Draw a rounded background for text on the board."""
    height = size * 1.05
    width += size * 0.2
    chip = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(cell_style.theme.surface))
    qp.drawRoundedRect(chip, height * 0.3, height * 0.3)

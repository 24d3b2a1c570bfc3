"""Painting of text on points: labels and names, and the background cleared below them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

from ...named_tuples import NamedTuple
from ..picture import VariationWeight
from .label_fitting import NUMBER_HEIGHT, fit_label, fitted_number

if TYPE_CHECKING:
    from ...go import Colour
    from .cell_style import CellStyle
    from .lettering import Lettering

_SIBLING_OPACITY = 0.7
_LONG = 3  # letters, beyond which more than a disc is cleared behind a label
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
    opacity = _SIBLING_OPACITY if weight is VariationWeight.SIBLING else 1.0
    colour = cell_style.colour(cell_style.theme.second_ink, opacity)
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
    shown, size, squeeze = fit_label(text, cell_style)
    if shown:
        least = min(size, cell_style.theme.min_label_size)
        size = max(share * size, least, cell_style.lettering.minimum_size(shown))
        cell_style.lettering.draw_text(qp, shown, centre, size, colour, bold=bold, squeeze=squeeze)


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
    least = ceil(NUMBER_HEIGHT * cell_style.pixel / lettering.height(bold=True) - _TINY)
    lettering.draw_text(
        qp,
        shown,
        centre,
        max(share * size, least, min(size, cell_style.theme.min_label_size)),
        cell_style.ink(stone_colour),
        bold=True,
        squeeze=squeeze,
    )


def draw_label_background(qp: QPainter, centre: QPointF, cell_style: CellStyle, text: str) -> None:
    """Cover the board lines under a label; on wood, the edge of the covered part is soft."""
    shown, size, squeeze = fit_label(text, cell_style)
    if not shown:
        return
    if len(shown) > _LONG:
        width = cell_style.lettering.width(shown, bold=True) * squeeze * size
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

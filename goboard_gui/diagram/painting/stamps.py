"""Stamps: the stones and symbols on points, which are copied from cached images on screens and
drawn as shapes on paper.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QTransform

from ...named_tuples import NamedTuple
from ..theme import faded_theme
from . import stones

if TYPE_CHECKING:
    from .cell_style import CellStyle


_IMAGE_PITCH = 64.0
_QUARTER_TURN = QTransform().rotate(90)


class Stamp(NamedTuple):
    """A stone or symbol to be drawn centred at a position, no larger than a stone with its shadow.

    It is drawn by ``draw(qp, centre, cell_style, *args)``. A ``soft`` stamp may have translucent
    gradients.
    """

    draw: Callable[..., None]
    args: tuple[Any, ...] = ()
    opacity: float = 1.0
    soft: bool = False

    def draw_at(self, qp: QPainter, centre: QPointF, cell_style: CellStyle) -> None:
        """Draw the stamp as shapes, centred at a position."""
        theme = cell_style.theme
        if self.opacity == 1.0:
            self.draw(qp, centre, cell_style, *self.args)
        elif theme.solid:
            faded = cell_style._replace(theme=faded_theme(theme, self.opacity))
            self.draw(qp, centre, faded, *self.args)
        else:
            qp.setOpacity(self.opacity)
            self.draw(qp, centre, cell_style, *self.args)
            qp.setOpacity(1.0)


PaintStep = Callable[[QPainter], None]
"""A part of a drawing that takes a few milliseconds."""

DrawCall = tuple[Callable[..., None], tuple[Any, ...]]
"""A function and its arguments, which draw a stamp at a position: ``draw(qp, *args)``."""


class StampRenderer(Protocol):
    """Interface of renderers, which draw stones and symbols (stamps) as shapes or as images."""

    cell_style: CellStyle

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return a function and arguments that draw a stamp centred at (x, y)."""


class VectorStampRenderer:
    """Renderer that draws stones and symbols (stamps) as shapes, for use on paper.

    Soft stamps are drawn as images nevertheless, because Qt's PDF engine makes translucent
    gradients opaque.
    """

    def __init__(self, cell_style: CellStyle) -> None:
        self.cell_style = cell_style
        theme = cell_style.theme
        least = theme.min_label_size * _IMAGE_PITCH / cell_style.pitch
        fine = cell_style._replace(theme=theme._replace(min_label_size=least), pitch=_IMAGE_PITCH)
        self._images = ImageStampRenderer(fine, fraction=0.0) if theme.uses_gradients else None

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return a function and arguments that draw a stamp centred at (x, y)."""
        if stamp.soft and self._images:
            image, left, top = self._images.image(stamp)
            scale = self.cell_style.pitch / _IMAGE_PITCH
            corner = QPointF(x, y) + QPointF(left, top) * scale
            return QPainter.drawImage, (QRectF(corner, QSizeF(image.size()) * scale), image)
        return stamp.draw_at, (QPointF(x, y), self.cell_style)


def image_box(pitch: float, fraction: float) -> tuple[float, int]:
    """Return the distance from the left edge of a stamp's image to its centre, and the side length
    of the image.

    ``fraction`` is the pixel fraction of the centre; the image itself is aligned to whole pixels.
    """
    reach = stones.stone_extent(pitch)
    before = ceil(-reach.left() - fraction) + fraction
    return before, ceil(before + reach.right())


class ImageStampRenderer:
    """Renderer that draws stones and symbols (stamps) as cached images, for surfaces with pixels.

    All positions have the same pixel fraction, as grid lines do. Images are QImages, because
    QPixmaps must not outlive the application.
    """

    def __init__(self, cell_style: CellStyle, fraction: float) -> None:
        self.cell_style = cell_style
        self._before, self._side = image_box(cell_style.pitch, fraction)
        self.image = lru_cache(maxsize=4096)(self._draw)

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return a function and arguments that draw a stamp centred at (x, y)."""
        image, left, top = self.image(stamp)
        return QPainter.drawImage, (round(x + left), round(y + top), image)

    def _draw(self, stamp: Stamp) -> tuple[QImage, float, float]:
        """Return an image of a stamp with empty margins removed, and its offset from the centre."""
        image = QImage(self._side, self._side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            stamp.draw_at(qp, QPointF(self._before, self._before), self.cell_style)
        ink = image.convertToFormat(QImage.Format.Format_Alpha8)
        top, bottom = _inked_rows(ink)
        left, right = _inked_rows(ink.transformed(_QUARTER_TURN))
        inked = image.copy(left, top, right - left, bottom - top)
        return inked, left - self._before, top - self._before


def _inked_rows(image: QImage) -> tuple[int, int]:
    """Return the first row with pixels that are not transparent, and the row after the last one."""
    pixels, width, stride = bytes(image.constBits()), image.width(), image.bytesPerLine()
    starts = range(0, len(pixels), stride)  # the padding at the end of a row is undefined
    inked = [row for row, at in enumerate(starts) if pixels[at : at + width].strip(b"\0")]
    return (inked[0], inked[-1] + 1) if inked else (0, 1)


@lru_cache(maxsize=3)
def shared_image_renderer(cell_style: CellStyle, fraction: float) -> ImageStampRenderer:
    """Return a cached renderer, so that boards with the same style and line spacing share their
    images.
    """
    return ImageStampRenderer(cell_style, fraction)

"""Stamps: stones and symbols, copied from cached images on screens, drawn on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QTransform

from . import stones

if TYPE_CHECKING:
    from .surface import Look


_IMAGE_PITCH = 64.0
_QUARTER_TURN = QTransform().rotate(90)


class Stamp(NamedTuple):
    """A drawing around a centre, within the reach of a stone and its shadow.

    It is drawn by ``draw(qp, centre, look, *what)``. A soft stamp may have translucent gradients.
    """

    draw: Callable[..., None]
    args: tuple[Any, ...] = ()
    opacity: float = 1.0
    soft: bool = False

    def draw_at(self, qp: QPainter, centre: QPointF, look: Look) -> None:
        """Draw the stamp as shapes."""
        if self.opacity == 1.0:
            self.draw(qp, centre, look, *self.args)
        else:
            qp.setOpacity(self.opacity)
            self.draw(qp, centre, look, *self.args)
            qp.setOpacity(1.0)


DrawCall = tuple[Callable[..., None], tuple[Any, ...]]
"""A call that draws a stamp at a position: ``draw(qp, *what)``."""


class StampRenderer(Protocol):
    """A way to draw stamps at positions."""

    look: Look

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return the call that draws a stamp at a position."""


class VectorStampRenderer:
    """Stamps for paper, drawn as shapes.

    Soft stamps are drawn as images nevertheless, because Qt's PDF engine makes translucent
    gradients opaque.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        fine = look._replace(pitch=_IMAGE_PITCH)
        self._images = ImageStampRenderer(fine, fraction=0.0) if look.theme.uses_gradients else None

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return the call that draws a stamp at a position."""
        if stamp.soft and self._images:
            image, left, top = self._images.image(stamp)
            scale = self.look.pitch / _IMAGE_PITCH
            corner = QPointF(x, y) + QPointF(left, top) * scale
            return QPainter.drawImage, (QRectF(corner, QSizeF(image.size()) * scale), image)
        return stamp.draw_at, (QPointF(x, y), self.look)


def image_box(pitch: float, fraction: float) -> tuple[float, int]:
    """Return the offset and the side length of a stamp's image.

    The centre is at a fraction of a pixel, the image on whole pixels.
    """
    reach = stones.stone_extent(pitch)
    before = ceil(-reach.left() - fraction) + fraction
    return before, ceil(before + reach.right())


class ImageStampRenderer:
    """Stamps for pixel surfaces, drawn once and then copied.

    All positions have the same fraction of a pixel, as grid lines do. Images are QImages, since
    QPixmaps must not outlive the application.
    """

    def __init__(self, look: Look, fraction: float) -> None:
        self.look = look
        self._before, self._side = image_box(look.pitch, fraction)
        self.image = lru_cache(maxsize=2048)(self._draw)

    def draw_call(self, x: float, y: float, stamp: Stamp) -> DrawCall:
        """Return the call that draws a stamp at a position."""
        image, left, top = self.image(stamp)
        return QPainter.drawImage, (round(x + left), round(y + top), image)

    def _draw(self, stamp: Stamp) -> tuple[QImage, float, float]:
        """Return an image cropped to its ink, and the offset of its corner from the centre."""
        image = QImage(self._side, self._side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            stamp.draw_at(qp, QPointF(self._before, self._before), self.look)
        ink = image.convertToFormat(QImage.Format.Format_Alpha8)
        top, bottom = _inked_rows(ink)
        left, right = _inked_rows(ink.transformed(_QUARTER_TURN))
        inked = image.copy(left, top, right - left, bottom - top)
        return inked, left - self._before, top - self._before


def _inked_rows(image: QImage) -> tuple[int, int]:
    """Return the first row that is not fully transparent, and the one after the last."""
    pixels, width, stride = bytes(image.constBits()), image.width(), image.bytesPerLine()
    starts = range(0, len(pixels), stride)  # padding after the pixels of a row is undefined
    inked = [row for row, at in enumerate(starts) if pixels[at : at + width].strip(b"\0")]
    return (inked[0], inked[-1] + 1) if inked else (0, 1)


@lru_cache(maxsize=3)
def shared_image_renderer(look: Look, fraction: float) -> ImageStampRenderer:
    """Return shared stamps, so that boards with equal line spacing draw stones once."""
    return ImageStampRenderer(look, fraction)

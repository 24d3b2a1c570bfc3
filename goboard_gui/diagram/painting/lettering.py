"""Drawing of centred text as pixels, as text of a document, or as outlines."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from ...named_tuples import NamedTuple
from .. import fonts


class TextRendering(Enum):
    """The way of drawing text: as hinted pixels, as text of a document, or as outlines.

    PIXELS draws hinted type on surfaces that are measured in pixels. TEXT keeps characters, so that
    document viewers can search and copy them. OUTLINES draws shapes, which look the same
    everywhere.
    """

    PIXELS = "pixels"
    TEXT = "text"
    OUTLINES = "outlines"


class Lettering(NamedTuple):
    """The font families, the way of drawing text, and the smallest legible font size.

    Text with an em below ``smallest`` is illegible on this surface and must not be drawn.
    """

    families: tuple[str, ...]
    rendering: TextRendering
    smallest: float = 0.0

    def minimum_size(self, text: str) -> float:
        """Return the smallest legible font size for a text, which is larger for East Asian
        characters.
        """
        return self.smallest * (_STROKES if fonts.needs_kanji_font(text) else 1)

    def is_legible(self, text: str, size: float) -> bool:
        """Return whether a text is legible at a font size of ``size``."""
        return size >= self.minimum_size(text)

    def width(self, text: str, *, bold: bool = False) -> float:
        """Return the width of a text relative to its font size."""
        return _advance(self.families, bold, text)

    def width_at(self, text: str, size: float) -> float:
        """Return the width of a text at a font size of ``size``, including the effect of
        hinting.
        """
        if self.rendering is not TextRendering.PIXELS:
            return self.width(text) * size
        return _pixels(self.families, text, _pixel_size(size))

    def height(self, *, bold: bool = False) -> float:
        """Return the height of capital letters and digits relative to the font size."""
        return _cap_height(self.families, bold)

    def draw_text(
        self,
        qp: QPainter,
        text: str,
        centre: QPointF,
        size: float,
        colour: QColor,
        *,
        bold: bool = False,
        squeeze: float = 1.0,
    ) -> None:
        """Draw text centred at a position; the vertical centre is that of its capital letters.

        ``size`` is the em, and ``squeeze`` a horizontal scale factor.
        """
        if not self.is_legible(text, size):
            return
        match self.rendering:
            case TextRendering.PIXELS if size < _LARGEST_HINTED:
                self._write_pixels(qp, text, centre, _pixel_size(size), colour, bold, squeeze)
            case TextRendering.TEXT:
                self._write_text(qp, text, centre, size, colour, bold, squeeze)
            case _:
                scale = size / _EM
                shape = QTransform(scale * squeeze, 0, 0, scale, centre.x(), centre.y())
                qp.fillPath(shape.map(_outline(self.families, bold, text)), colour)

    def _write_pixels(
        self,
        qp: QPainter,
        text: str,
        centre: QPointF,
        pixels: int,
        colour: QColor,
        bold: bool,
        squeeze: float,
    ) -> None:
        font = _font_for(text, self.families, bold, pixels)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text) * squeeze
        baseline = round(centre.y() + metrics.capHeight() / 2)
        qp.setPen(colour)
        qp.setFont(font)
        if squeeze == 1.0:
            qp.drawText(QPointF(round(centre.x() - width / 2), baseline), text)
            return
        qp.save()
        qp.translate(centre.x() - width / 2, baseline)
        qp.scale(squeeze, 1)
        qp.drawText(QPointF(0, 0), text)
        qp.restore()

    def _write_text(
        self,
        qp: QPainter,
        text: str,
        centre: QPointF,
        size: float,
        colour: QColor,
        bold: bool,
        squeeze: float,
    ) -> None:
        before = qp.transform()  # save() and restore() would write the whole state each time
        qp.translate(centre)
        qp.scale(size / _EM * squeeze, size / _EM)
        qp.setPen(colour)
        qp.setFont(_font_for(text, self.families, bold, _EM))
        half_width, half_height = self.width(text, bold=bold) / 2, self.height(bold=bold) / 2
        qp.drawText(QPointF(-half_width * _EM, half_height * _EM), text)
        qp.setTransform(before)


_LARGEST_HINTED = 63
"""The largest em in pixels for hinting; Qt draws larger type inconsistently."""

_STROKES = 1.3

_EM = 100
"""The size in pixels at which type is measured, so large that hinting has no effect."""


def _font_for(text: str, families: tuple[str, ...], bold: bool, pixels: int) -> QFont:
    """Return the font for a text, with the bundled Japanese font if necessary."""
    if fonts.needs_kanji_font(text):
        fonts.ensure_glyphs(text)
        families = (*families, fonts.FAMILY)
    return _font(families, bold, pixels)


@lru_cache(maxsize=256)
def _font(families: tuple[str, ...], bold: bool, pixels: int) -> QFont:
    fonts.load_families(families)
    font = QFont(list(families))
    font.setPixelSize(pixels)
    font.setBold(bold)
    if pixels == _EM:
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        fonts.turn_off_ligatures(font)
    return font


@lru_cache(maxsize=4096)
def _advance(families: tuple[str, ...], bold: bool, text: str) -> float:
    return QFontMetricsF(_font_for(text, families, bold, _EM)).horizontalAdvance(text) / _EM


@lru_cache(maxsize=4096)
def _pixels(families: tuple[str, ...], text: str, pixels: int) -> float:
    return QFontMetricsF(_font_for(text, families, False, pixels)).horizontalAdvance(text)


def _pixel_size(size: float) -> int:
    return max(round(size), 1)


@lru_cache(maxsize=16)
def _cap_height(families: tuple[str, ...], bold: bool) -> float:
    return QFontMetricsF(_font(families, bold, _EM)).capHeight() / _EM


@lru_cache(maxsize=1024)
def _outline(families: tuple[str, ...], bold: bool, text: str) -> QPainterPath:
    """Return the outline of a text at a font size of `_EM` pixels, centred at (0, 0)."""
    outline = QPainterPath()
    start = QPointF(-_advance(families, bold, text) / 2, _cap_height(families, bold) / 2) * _EM
    outline.addText(start, _font_for(text, families, bold, _EM), text)
    return outline

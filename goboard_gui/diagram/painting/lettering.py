"""Centred text, as hinted pixels, document text or outlines."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from .. import fonts


class Rendering(Enum):
    """How text is rendered.

    PIXELS draws hinted type in whole pixels, on surfaces measured in pixels. TEXT keeps characters,
    so that document viewers can search and copy them. OUTLINES are shapes, which look the same
    everywhere.
    """

    PIXELS = "pixels"
    TEXT = "text"
    OUTLINES = "outlines"


class Lettering(NamedTuple):
    """Font families and their rendering; text with an em below ``smallest`` is not drawn.

    Type whose em is under ``smallest`` cannot be read here and is not to be written.
    """

    families: tuple[str, ...]
    rendering: Rendering
    smallest: float = 0.0

    def minimum_size(self, text: str) -> float:
        """Return the smallest legible em of a text; East Asian characters need more."""
        return self.smallest * (_STROKES if fonts.needs_kanji_font(text) else 1)

    def is_legible(self, text: str, size: float) -> bool:
        """Return whether a text of this em is legible."""
        return size >= self.minimum_size(text)

    def width(self, text: str, *, bold: bool = False) -> float:
        """Return the width of a text in ems."""
        return _advance(self.families, bold, text)

    def width_at(self, text: str, size: float) -> float:
        """Return the width of a text at an em of ``size``, with hinting."""
        if self.rendering is not Rendering.PIXELS:
            return self.width(text) * size
        return _pixels(self.families, text, _whole(size))

    def height(self, *, bold: bool = False) -> float:
        """Return the height of capitals and digits in ems."""
        return _cap_height(self.families, bold)

    def write(
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
        """Draw a text centred at ``centre``, vertically by the height of its capitals.

        ``size`` is the em; ``squeeze`` is a horizontal scale factor.
        """
        if not self.is_legible(text, size):
            return
        match self.rendering:
            case Rendering.PIXELS if size < _LARGEST_HINTED:
                self._write_pixels(qp, text, centre, _whole(size), colour, bold, squeeze)
            case Rendering.TEXT:
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
        qp.save()
        qp.translate(centre)
        qp.scale(size / _EM * squeeze, size / _EM)
        qp.setPen(colour)
        qp.setFont(_font_for(text, self.families, bold, _EM))
        half_width, half_height = self.width(text, bold=bold) / 2, self.height(bold=bold) / 2
        qp.drawText(QPointF(-half_width * _EM, half_height * _EM), text)
        qp.restore()


_LARGEST_HINTED = 63
"""Pixels. Qt draws larger type inconsistently, either from glyph images or from outlines."""

_STROKES = 1.3

_EM = 100
"""The pixel size at which type is measured, large enough for hinting not to matter."""


def _font_for(text: str, families: tuple[str, ...], bold: bool, pixels: int) -> QFont:
    """Return the font for a text, with our symbol font if needed."""
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
    return font


@lru_cache(maxsize=4096)
def _advance(families: tuple[str, ...], bold: bool, text: str) -> float:
    return QFontMetricsF(_font_for(text, families, bold, _EM)).horizontalAdvance(text) / _EM


@lru_cache(maxsize=4096)
def _pixels(families: tuple[str, ...], text: str, pixels: int) -> float:
    return QFontMetricsF(_font_for(text, families, False, pixels)).horizontalAdvance(text)


def _whole(size: float) -> int:
    return max(round(size), 1)


@lru_cache(maxsize=16)
def _cap_height(families: tuple[str, ...], bold: bool) -> float:
    return QFontMetricsF(_font(families, bold, _EM)).capHeight() / _EM


@lru_cache(maxsize=1024)
def _outline(families: tuple[str, ...], bold: bool, text: str) -> QPainterPath:
    """Return the outline of a text in size _EM, centred at (0, 0)."""
    outline = QPainterPath()
    start = QPointF(-_advance(families, bold, text) / 2, _cap_height(families, bold) / 2) * _EM
    outline.addText(start, _font_for(text, families, bold, _EM), text)
    return outline

"""Devices to draw on: screens, images and paper."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEngine, QPainter


class Device(NamedTuple):
    """The kind of device to draw on: whether it has pixels, and how it treats text.

    ``scale`` is the number of pixels per unit, or None on paper. ``needs_outlines`` is true if text
    must be drawn as outlines; this is not the case for SVG that keeps its text. ``is_document`` is
    true for pages of PDF documents and of printers.
    """

    scale: float | None
    needs_outlines: bool
    is_document: bool = False

    @classmethod
    def for_painter(cls, qp: QPainter) -> Device:
        """Return the kind of device on which an active painter draws."""
        from PySide6.QtGui import QPaintEngine  # not needed by boards in windows

        engine = qp.paintEngine().type()
        if engine is QPaintEngine.Type.Raster:
            return cls.for_pixels(qp.deviceTransform().m11())
        return cls(None, engine is QPaintEngine.Type.SVG and not _keeps_text(qp))

    @classmethod
    def for_paper(cls, qp: QPainter) -> Device:
        """Return the device of an active painter, treated as paper even if it has pixels.

        On documents and printers text is kept as text; on all other devices it is drawn as
        outlines.
        """
        is_document = qp.paintEngine().type() in _document_engines()
        return cls(None, not is_document and not _keeps_text(qp), is_document)

    @classmethod
    def for_pixels(cls, scale: float) -> Device:
        """Return the device for a screen or image with ``scale`` pixels per unit."""
        return cls(scale, False)


@lru_cache(maxsize=1)
def _document_engines() -> tuple[QPaintEngine.Type, ...]:
    """Return the paint engines of documents and printers, which keep text as text."""
    from PySide6.QtGui import QPaintEngine

    kind = QPaintEngine.Type
    return kind.Pdf, kind.Windows, kind.MacPrinter


def _keeps_text(qp: QPainter) -> bool:
    """Return whether a painter writes SVG in which text is kept as text."""
    return getattr(qp.device(), "keeps_text", False)

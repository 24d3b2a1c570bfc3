"""Cache of rendered pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from PySide6.QtCore import QSize

    from ...diagram.book.sheet import Sheet

_MOST_PIXELS = 40_000_000
"""Maximum number of pixels in the cache, at four bytes each."""


class _Kept(NamedTuple):
    sheet: Sheet
    pixmap: QPixmap


class PageCache:
    """Pixmaps of pages by index; outdated ones are shown until they are redrawn."""

    def __init__(self) -> None:
        self._kept: dict[int, _Kept] = {}

    def get(self, place: int) -> QPixmap | None:
        """Return the latest pixmap of a page, even if outdated, or None."""
        kept = self._kept.get(place)
        return kept and kept.pixmap

    def has(self, place: int, sheet: Sheet, size: QSize) -> bool:
        """Return whether this sheet is cached at this size."""
        kept = self._kept.get(place)
        return kept is not None and kept.sheet is sheet and kept.pixmap.size() == size

    def draw(self, place: int, sheet: Sheet, size: QSize) -> Iterator[None]:
        """Render a sheet in steps; it is cached at the end."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.white)
        for item in sheet.items:
            with QPainter(pixmap) as qp:
                qp.setRenderHint(QPainter.RenderHint.Antialiasing)
                qp.scale(size.width() / sheet.width, size.height() / sheet.height)
                item.draw(qp)
            yield
        self._kept.pop(place, None)
        self._kept[place] = _Kept(sheet, pixmap)

    def cut(self, count: int) -> None:
        """Drop the pages from an index on."""
        self._kept = {place: kept for place, kept in self._kept.items() if place < count}

    def spare(self, seen: Container[int]) -> None:
        """Drop the oldest invisible pages until the cache is within its limit."""
        pixels = {
            place: kept.pixmap.width() * kept.pixmap.height() for place, kept in self._kept.items()
        }
        whole = sum(pixels.values())
        for place, size in pixels.items():
            if whole <= _MOST_PIXELS:
                return
            if place not in seen:
                del self._kept[place]
                whole -= size

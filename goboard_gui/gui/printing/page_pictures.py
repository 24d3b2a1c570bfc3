"""Pages as pictures, kept for as long as there is room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from PySide6.QtCore import QSize

    from ...diagram.book.sheet import Sheet

_MOST_PIXELS = 40_000_000
"""How many are kept, at four bytes each."""


class _Kept(NamedTuple):
    sheet: Sheet
    pixmap: QPixmap


class PagePictures:
    """The pictures of pages by their places; old ones stand for those that are to be drawn."""

    def __init__(self) -> None:
        self._kept: dict[int, _Kept] = {}

    def get(self, place: int) -> QPixmap | None:
        """The last picture of the page at a place, whatever was there."""
        kept = self._kept.get(place)
        return kept and kept.pixmap

    def has(self, place: int, sheet: Sheet, size: QSize) -> bool:
        """Whether there is a picture of just this sheet and of so many pixels."""
        kept = self._kept.get(place)
        return kept is not None and kept.sheet is sheet and kept.pixmap.size() == size

    def draw(self, place: int, sheet: Sheet, size: QSize) -> Iterator[None]:
        """Draw a sheet on so many pixels, a little at a time; it is kept when all is drawn."""
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
        """Forget the pictures of places from a number on."""
        self._kept = {place: kept for place, kept in self._kept.items() if place < count}

    def spare(self, seen: Container[int]) -> None:
        """Forget pages that are not seen, those drawn first, until there is room for the others."""
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

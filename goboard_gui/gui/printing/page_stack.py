"""Where pages lie below each other, in pixels, and which of them are seen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.book.sheet import Sheet

GAP = 12
"""Pixels around a page."""


class PageStack:
    """Sheets at some size; ``unit`` is how many pixels a millimetre has."""

    def __init__(self, sheets: Sequence[Sheet] = (), unit: float = 1.0) -> None:
        self.sheets = sheets
        self._unit = unit
        self.tops: list[int] = []
        self.width = 0
        self.height = GAP
        for sheet in sheets:
            size = self.size(sheet)
            self.tops.append(self.height)
            self.height += size.height() + GAP
            self.width = max(self.width, size.width() + 2 * GAP)

    def size(self, sheet: Sheet) -> QSize:
        """How large a sheet is."""
        return QSize(round(sheet.width * self._unit), round(sheet.height * self._unit))

    def rect(self, place: int, across: int) -> QRect:
        """Where a page is, in the middle of so many pixels or, if it is wider, at their left."""
        size = self.size(self.sheets[place])
        left = max((across - size.width()) // 2, GAP)
        return QRect(QPoint(left, self.tops[place]), size)

    def between(self, top: int, bottom: int) -> range:
        """The places of the pages of which something lies between two heights."""
        first = max(bisect_right(self.tops, top) - 1, 0)
        return range(first, bisect_left(self.tops, bottom))

    def at(self, height: int) -> tuple[int, float]:
        """The page at a height, and which part of it is above that; there must be one."""
        place = max(bisect_right(self.tops, height) - 1, 0)
        whole = max(self.size(self.sheets[place]).height(), 1)
        return place, (height - self.tops[place]) / whole

    def height_of(self, place: int, part: float) -> int:
        """The opposite of `at`."""
        return round(self.tops[place] + part * self.size(self.sheets[place]).height())

    def fitting(self, width: int, height: int | None) -> float:
        """How many pixels a millimetre has if the largest page is to fit; there must be one."""
        wide = (width - 2 * GAP) / max(sheet.width for sheet in self.sheets)
        if height is None:
            return wide
        return min(wide, (height - 2 * GAP) / max(sheet.height for sheet in self.sheets))

"""The frame of a page: its boxes around the trimmed sheet, with bleed and crop marks.

Lengths are in millimetres, in the file in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...units import MM_PER_POINT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pikepdf import Array
    from PySide6.QtCore import QRectF

    from ...book.sheet import Sheet
    from .profile import PdfProfile

MILLIMETRE = 1 / MM_PER_POINT
"""A millimetre in points."""

_MARK_LENGTH = 5.0
_MARK_DISTANCE = 3.0
"""The distance of crop marks from the trimmed page; they also stay outside of the bleed."""
_MARK_WIDTH = 0.25  # points


class Edges(NamedTuple):
    """Widths of strips around a page."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


class PageFrame(NamedTuple):
    """A sheet of a size on a page of the file: ``bleed`` around it is cut off, ``marks`` is the
    width of the strip around that for crop marks, or 0 without them.
    """

    width: float
    height: float
    bleed: Edges = Edges()
    marks: float = 0.0

    @classmethod
    def for_sheet(cls, sheet: Sheet, profile: PdfProfile) -> PageFrame:
        """Return the frame of a sheet in a file with this profile."""
        wide = profile.bleed
        bleed = Edges(wide, wide, wide, wide)
        if not profile.bleed_at_spine and sheet.page_number is not None:
            is_right = sheet.page_number.number % 2
            bleed = bleed._replace(left=0.0) if is_right else bleed._replace(right=0.0)
        marks = _MARK_LENGTH + max(_MARK_DISTANCE - wide, 0.0) if profile.crop_marks else 0.0
        return cls(sheet.width, sheet.height, bleed, marks)

    @property
    def origin(self) -> tuple[float, float]:
        """The distance of the top left corner of the sheet from that of the page."""
        return self.bleed.left + self.marks, self.bleed.top + self.marks

    @property
    def page_height(self) -> float:
        """The height of the page with bleed and crop marks."""
        return self.height + self.bleed.top + self.bleed.bottom + 2 * self.marks

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a place on the sheet in points from the bottom left corner of the page."""
        left, top = self.origin
        return points(x + left), points(self.page_height - y - top)

    def rectangle(self, rect: QRectF) -> Array:
        """Return a rectangle on the sheet, in points from the bottom left corner of the page."""
        return self._box(rect.left(), rect.top(), rect.right(), rect.bottom())

    def _box(self, left: float, top: float, right: float, bottom: float) -> Array:
        from pikepdf import Array

        return Array([*self.point(left, bottom), *self.point(right, top)])

    def boxes(self) -> Iterator[tuple[str, Array]]:
        """Yield the boxes of the page: the whole of it, the sheet, and the sheet with its bleed."""
        bleed, marks = self.bleed, self.marks
        left, top = -bleed.left, -bleed.top
        right, bottom = self.width + bleed.right, self.height + bleed.bottom
        yield "/MediaBox", self._box(left - marks, top - marks, right + marks, bottom + marks)
        yield "/TrimBox", self._box(0.0, 0.0, self.width, self.height)
        if any(bleed) or marks:
            yield "/BleedBox", self._box(left, top, right, bottom)

    def crop_marks(self) -> Iterator[bytes]:
        """Yield the source of the crop marks, two at each corner of the sheet."""
        if not self.marks:
            return
        for x, outwards in ((0.0, -1), (self.width, 1)):
            for y, away in ((0.0, -1), (self.height, 1)):
                far = self.marks + max(self.bleed)
                near = far - _MARK_LENGTH
                yield self._line(x + outwards * near, y, x + outwards * far, y)
                yield self._line(x, y + away * near, x, y + away * far)

    def _line(self, x: float, y: float, to_x: float, to_y: float) -> bytes:
        ends = *self.point(x, y), *self.point(to_x, to_y)
        return b"%g w 0 G %.3f %.3f m %.3f %.3f l S" % (_MARK_WIDTH, *ends)


def points(length: float) -> float:
    """Return a length in millimetres in points, rounded to what matters in a file."""
    return round(length * MILLIMETRE, 4)

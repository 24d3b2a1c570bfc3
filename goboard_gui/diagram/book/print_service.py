"""Services for which a book is made: print services, which print books on demand, with their
requirements, and Kindle.

Lengths are in millimetres, sizes of text and widths of lines in points. The services may have
changed their requirements since these were collected.
"""

from __future__ import annotations

from enum import Enum

from ...named_tuples import NamedTuple
from ..units import MM_PER_INCH


class PrintService(Enum):
    """A print service or e-reader for which a book is made; the values are its names in presets and
    on the command line.
    """

    NONE = "none"
    KDP = "kdp"
    INGRAM = "ingram"
    KINDLE = "kindle"
    """The e-reader, whose books have boards in pixels; it sets no requirements of pages."""

    @property
    def prints(self) -> bool:
        """Whether the service prints pages, so that it has requirements."""
        return self in REQUIREMENTS


class InnerMargin(NamedTuple):
    """The least margin at the spine of a book that has at most ``pages`` pages."""

    pages: int
    margin: float


class Requirements(NamedTuple):
    """What a print service asks of a book.

    ``inner_margins`` are in ascending order; the last one also holds for longer books. Nothing is
    printed closer than ``outer_margin`` to the other edges. Pages are between ``least_size`` and
    ``largest_size``, width before height, and there are between ``fewest_pages`` and
    ``most_pages``. With ``ends_blank``, their number is even and the last one blank. Files have no
    metadata unless it ``allows_metadata``. A ``bleed``, if there is one, is that wide, also at the
    spine if it ``bleeds_at_spine``, and the outer margins are then at least ``margin_with_bleed``.
    If there are ``usual_sizes``, it offers no others. ``standard`` is what the service
    wants files to conform to, if Goboard does not write it.
    """

    name: str
    inner_margins: tuple[InnerMargin, ...]
    outer_margin: float
    least_size: tuple[float, float]
    largest_size: tuple[float, float]
    fewest_pages: int
    most_pages: int
    allows_metadata: bool
    ends_blank: bool
    left_to_right_only: bool
    bleeds_at_spine: bool
    margin_with_bleed: float
    usual_sizes: tuple[tuple[float, float], ...] = ()
    standard: str = ""
    text_size: float = 7.0
    line_width: float = 0.75
    least_grey: float = 0.1
    most_blank_pages: int = 2
    bleed: float = 0.125 * MM_PER_INCH

    def inner_margin(self, pages: int) -> float:
        """Return the least margin at the spine of a book of this many pages."""
        margins = (each.margin for each in self.inner_margins if pages <= each.pages)
        return next(margins, self.inner_margins[-1].margin)


def _inner(*margins: tuple[int, float]) -> tuple[InnerMargin, ...]:
    return tuple(InnerMargin(pages, inches * MM_PER_INCH) for pages, inches in margins)


REQUIREMENTS = {
    PrintService.KDP: Requirements(
        "KDP",
        _inner((150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75), (828, 0.875)),
        outer_margin=0.25 * MM_PER_INCH,
        least_size=(4.0 * MM_PER_INCH, 6.0 * MM_PER_INCH),
        largest_size=(8.5 * MM_PER_INCH, 11.69 * MM_PER_INCH),
        fewest_pages=24,
        most_pages=828,
        allows_metadata=False,
        ends_blank=False,
        left_to_right_only=True,
        bleeds_at_spine=False,
        margin_with_bleed=0.375 * MM_PER_INCH,
    ),
    PrintService.INGRAM: Requirements(
        "IngramSpark",
        _inner((1200, 0.5)),
        outer_margin=0.5 * MM_PER_INCH,
        least_size=(4.0 * MM_PER_INCH, 6.0 * MM_PER_INCH),
        largest_size=(8.5 * MM_PER_INCH, 11.69 * MM_PER_INCH),
        fewest_pages=18,
        most_pages=1200,
        allows_metadata=True,
        ends_blank=True,
        left_to_right_only=False,
        bleeds_at_spine=True,
        margin_with_bleed=0.5 * MM_PER_INCH,
        usual_sizes=tuple(
            (width * MM_PER_INCH, height * MM_PER_INCH)
            for width, height in (
                *((5.0, 8.0), (5.06, 7.81), (5.25, 8.0), (5.5, 8.5), (5.83, 8.27), (6.0, 9.0)),
                *((6.14, 9.21), (6.69, 9.61), (7.0, 10.0), (7.44, 9.69), (7.5, 9.25), (8.0, 10.0)),
                *((8.25, 11.0), (8.268, 11.693), (8.5, 8.5), (8.5, 11.0)),
            )
        ),
        standard="PDF/X-1a",
    ),
}

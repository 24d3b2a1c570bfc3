"""Page setup: paper, margins, columns and stone size."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ..units import MM_PER_INCH


class Paper(NamedTuple):
    """A paper size in portrait orientation: its name, width and height in millimetres."""

    name: str
    width: float
    height: float

    @property
    def is_custom(self) -> bool:
        """Whether this is not one of the known sizes, see `PAPERS`."""
        return PAPERS.get(self.name) != self

    @property
    def label(self) -> str:
        """The name as it is shown.

        >>> PAPERS["6x9in"].label, PAPERS["letter"].label
        ('6 × 9 in', 'Letter')
        """
        if size := _PAPER_SIZE.fullmatch(self.name):
            return f"{size['width']} × {size['height']} {size['unit']}"
        return self.name[:1].upper() + self.name[1:]


def _trim(width: float, height: float) -> Paper:
    """Return a trim size of book printers, in inches."""
    name = f"{width:g}x{height:g}in"
    return Paper(name, round(width * MM_PER_INCH, 4), round(height * MM_PER_INCH, 4))


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("A3", 297.0, 420.0),
        Paper("A4", 210.0, 297.0),
        Paper("A5", 148.0, 210.0),
        Paper("A6", 105.0, 148.0),
        Paper("B4", 250.0, 353.0),
        Paper("B5", 176.0, 250.0),
        Paper("B6", 125.0, 176.0),
        Paper("JIS-B5", 182.0, 257.0),
        Paper("JIS-B6", 128.0, 182.0),
        Paper("155x235mm", 155.0, 235.0),
        _trim(5, 8),
        _trim(5.25, 8),
        _trim(5.5, 8.5),
        _trim(6, 9),
        _trim(7, 10),
        Paper("letter", 215.9, 279.4),
        Paper("legal", 215.9, 355.6),
    )
}
"""The known sizes of paper and of trimmed books by name."""
CUSTOM_PAPER = "custom"
"""The name of other sizes."""

_PAPER_SIZE = late_pattern(
    r"(?P<width>\d{1,6}(?:\.\d{1,6})?)[x×](?P<height>\d{1,6}(?:\.\d{1,6})?)(?P<unit>mm|cm|in)",
    re.ASCII | re.IGNORECASE,
)
_UNITS = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH}
_SAME_SIZE = 0.05


def parse_paper(text: str) -> Paper:
    """Return the paper that has a name, in lower or upper case, or a size such as ``6x9in``.

    :raises ValueError: if the text is neither.

    >>> parse_paper("a5").name, parse_paper("8.5x11in").name, parse_paper("147x210mm")
    ('A5', 'letter', Paper(name='custom', width=147.0, height=210.0))
    """
    for name, paper in PAPERS.items():
        if name.lower() == text.lower():
            return paper
    found = _PAPER_SIZE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    scale = _UNITS[found["unit"].lower()]
    width, height = (round(float(found[side]) * scale, 4) for side in ("width", "height"))
    for paper in PAPERS.values():
        if max(abs(paper.width - width), abs(paper.height - height)) < _SAME_SIZE:
            return paper
    return Paper(CUSTOM_PAPER, width, height)


class Margins(NamedTuple):
    """Page margins in millimetres; of mirrored ones, ``left`` is the inner and ``right`` the outer
    one.
    """

    left: float = 15.0
    top: float = 15.0
    right: float = 15.0
    bottom: float = 20.0


class UnitOrder(Enum):
    """The order in which units, such as boards with their comments, are placed on multi-column
    pages.
    """

    AUTOMATIC = "automatic"
    """As usual in books: problems row by row, everything else down the columns."""
    ACROSS = "across"
    """Side by side, row by row."""
    DOWN = "down"
    """Down one column, then down the next."""


class Typeface(Enum):
    """The typeface of text on pages; boards and captions are always in a sans serif."""

    BOOK = "book"
    """Goboard Book, a narrow typeface for running text."""
    DEJAVU = "dejavu"
    """DejaVu Serif, which is wide and legible in small sizes and in poor prints."""


class PageSide(Enum):
    """A side of a double page; pages with even numbers are on the left."""

    LEFT = "left"
    RIGHT = "right"

    @classmethod
    def of_number(cls, number: int) -> PageSide:
        """Return the side of the page with this number."""
        return cls.RIGHT if number % 2 else cls.LEFT


class Hyphenation(Enum):
    """Where words are hyphenated."""

    AUTO = "auto"
    """In justified text whose language is known, and in words that are wider than their column."""
    NEVER = "never"


NARROWEST_JUSTIFIED = 70.0
"""The width in millimetres below which text is always left-aligned: in narrow columns, the spaces
of justified text would be wide."""

SMALLEST_PITCH, LARGEST_PITCH = 3.2, 5.5
"""The range of line spacings in books, in millimetres, as recommended by GoWrite; boards with
larger spacings look coarse on paper."""
POSITION_PITCH = LARGEST_PITCH
"""The line spacing of single positions in millimetres."""
COMMENT_BOARD_PITCH = 3.6
"""The line spacing of small boards next to comments, in millimetres."""
PROBLEM_PITCH = 7.0
"""The line spacing of problems in millimetres; they show part of a board and are studied longer."""
KIFU_PITCH = 8.75
"""The line spacing of kifu in millimetres; a 19×19 board then fills a sheet of A4."""
SMALLEST_READABLE_PITCH = 3.0
"""The line spacing in millimetres below which numbers of three digits are hardly legible."""


class TypeSizes(NamedTuple):
    """Type sizes in points, and the line spacing of text as a multiple of its size; what is None
    depends on the size of the text.
    """

    line_spacing: float | None = None
    title: float | None = None
    heading: float | None = None
    caption: float | None = None
    note: float | None = None

    def title_size(self, text_size: float) -> float:
        """Return the size of titles of games."""
        return self.title or 1.8 * text_size

    def heading_size(self, text_size: float) -> float:
        """Return the size of other headings."""
        return self.heading or 1.2 * text_size

    def caption_size(self, text_size: float) -> float:
        """Return the size of captions below boards."""
        return self.caption or 0.9 * text_size

    def note_size(self, text_size: float) -> float:
        """Return the size of notes below boards."""
        return self.note or 0.86 * text_size

    def at_least(self, size: float) -> TypeSizes:
        """Return a copy in which no size that was chosen is smaller than ``size``."""
        spacing, *chosen = self
        return TypeSizes(spacing, *(each and max(each, size) for each in chosen))


LINE_SPACING = 1.38
"""The line spacing of text unless another one is chosen, as a multiple of its size."""

FOOTER_EDGE = 13.0
"""The distance in millimetres between footers and the edge of the paper, if the margin has room for
it: printers can't print on the last millimetres."""


@dataclass(frozen=True, slots=True)
class PageSetup:
    """Paper, margins and columns. Lengths are in millimetres, type sizes in points.

    ``stone_pitch`` is the line spacing of all boards that fit a column, whatever their size; if
    None, it is the one at which a 19×19 board fills a column. ``columns`` is chosen by stone size
    if None. ``rows`` limits the height of boards so that this many fit on a page. With
    ``repeat_board``, the board of comments longer than a column is repeated in small at the top of
    each double page on which they go on. ``aspect`` is the ratio of row spacing to column spacing.
    ``justified`` text is justified in columns of at least `NARROWEST_JUSTIFIED`.
    With ``mirrored_margins``, the left and right margins change places on left pages. With
    ``right_hand_pages``, chapters start on odd pages; with ``roman_front_matter``, the title
    and contents pages have their own numbers. Pages of PDF files are larger by ``bleed`` on each
    side, for what reaches the edge of the trimmed page, and have ``crop_marks`` outside of it.
    """

    paper: Paper = PAPERS["A4"]
    landscape: bool = False
    margins: Margins = Margins()  # noqa: RUF009  # a value
    columns: int | None = None
    rows: int | None = None
    column_gap: float = 8.0
    order: UnitOrder = UnitOrder.AUTOMATIC
    repeat_board: bool = False
    typeface: Typeface = Typeface.BOOK
    text_size: float = 9.5
    justified: bool = False
    hyphenation: Hyphenation = Hyphenation.AUTO
    sizes: TypeSizes = TypeSizes()  # noqa: RUF009  # a value
    stone_pitch: float | None = None
    page_numbers: bool = True
    first_page: int = 1
    running_heads: bool = True
    mirrored_margins: bool = False
    right_hand_pages: bool = False
    roman_front_matter: bool = False
    aspect: float = 1.0
    bleed: float = 0.0
    crop_marks: bool = False

    @property
    def width(self) -> float:
        """The width of the page in its orientation, in millimetres."""
        return self.paper.height if self.landscape else self.paper.width

    @property
    def height(self) -> float:
        """The height of the page in its orientation, in millimetres."""
        return self.paper.width if self.landscape else self.paper.height

    @property
    def text_width(self) -> float:
        """The width of the page between its margins, in millimetres."""
        return self.width - self.margins.left - self.margins.right

    def on_side(self, side: PageSide) -> PageSetup:
        """Return the setup of a page on a side of a double page, with the margins it has there."""
        if not self.mirrored_margins or side is PageSide.RIGHT:
            return self
        margins = self.margins
        return replace(self, margins=margins._replace(left=margins.right, right=margins.left))

    def with_default_pitch(self, pitch: float) -> PageSetup:
        """Return a copy with this line spacing of boards, unless another one was chosen."""
        return self if self.stone_pitch else replace(self, stone_pitch=pitch)

    @property
    def text_height(self) -> float:
        """The height of the page between its margins, in millimetres."""
        return self.height - self.margins.top - self.margins.bottom

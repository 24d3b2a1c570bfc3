"""Checks of finished pages against the requirements of a print service."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from itertools import groupby
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..units import MM_PER_POINT
from .blocks import Paragraph, Unit, plain_text
from .print_service import REQUIREMENTS
from .service_options import adapted_theme
from .text_direction import reads_right_to_left
from .typesetting.page_marks import is_blank
from .typesetting.pagination import blank_sheet
from .typesetting.paragraphs import STONES_IN_TEXT, PlacedLine, StoneRun

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..theme import Theme
    from .blocks import Book
    from .options import PrintOptions
    from .print_service import PrintService, Requirements
    from .sheet import Pages, Sheet

_NEARLY = 0.1
"""A difference in points that does not matter."""
_SAME_SIZE = 1.0
"""A difference of page sizes in millimetres that does not matter."""


class NoticeKind(Enum):
    """What a print service may refuse; the value is its English text, with the placeholders of
    `ServiceNotice`.
    """

    PAGE_SIZE = "pages of {found} mm; it prints {wanted} mm"
    UNUSUAL_SIZE = "pages of {found} mm are not one of its usual sizes"
    FEW_PAGES = "{found} pages; it asks for at least {wanted}"
    MANY_PAGES = "{found} pages; it prints at most {wanted}"
    BLANK_PAGES = "{found} blank pages in a row; it accepts at most {wanted}"
    SMALL_TEXT = "text of {found} pt; it asks for at least {wanted} pt"
    RIGHT_TO_LEFT = "text from right to left; it accepts languages written from left to right"
    CROP_MARKS = "crop marks are left out; it accepts none"
    COLOURS = "the theme has colours; black would be printed in several inks"
    STANDARD = "it asks for {wanted}, which is not written"


class ServiceNotice(NamedTuple):
    """Something that a print service may refuse.

    ``service`` is the name of the service, ``found`` what the book has, and ``wanted`` what the
    service asks for. ``page`` is the first page concerned, counted from 1, or 0 for the whole book.
    """

    kind: NoticeKind
    service: str
    found: str = ""
    wanted: str = ""
    page: int = 0

    def __str__(self) -> str:
        """Return the notice in English.

        >>> str(ServiceNotice(NoticeKind.BLANK_PAGES, "KDP", "3", "2", 7))
        'KDP: page 7: 3 blank pages in a row; it accepts at most 2'
        """
        place = f"page {self.page}: " if self.page else ""
        sentence = self.kind.value.format(found=self.found, wanted=self.wanted)
        return f"{self.service}: {place}{sentence}"


def finished_pages(pages: Pages, service: PrintService) -> Pages:
    """Return pages as a print service asks for them: with wide enough lines in the small stones of
    the text, and with blank pages at the end.
    """
    wanted = REQUIREMENTS[service]
    theme = adapted_theme(STONES_IN_TEXT, wanted)
    sheets = [_with_stones(sheet, theme) for sheet in pages.sheets]
    if wanted.ends_blank and sheets:
        if not is_blank(sheets[-1]):
            sheets.append(blank_sheet(sheets[-1]))
        if len(sheets) % 2:
            sheets.append(blank_sheet(sheets[-1]))
    return replace(pages, sheets=tuple(sheets))


def _with_stones(sheet: Sheet, theme: Theme) -> Sheet:
    """Return a sheet in which small stones in the text have a theme."""
    items = (
        _line_with_stones(item, theme) if isinstance(item, PlacedLine) else item
        for item in sheet.items
    )
    return replace(sheet, items=tuple(items))


def _line_with_stones(placed: PlacedLine, theme: Theme) -> PlacedLine:
    parts = (
        part._replace(theme=theme) if isinstance(part, StoneRun) else part
        for part in placed.line.parts
    )
    return placed._replace(line=placed.line._replace(parts=tuple(parts)))


def service_notices(pages: Pages, book: Book, options: PrintOptions) -> list[ServiceNotice]:
    """Return what the print service that the options choose may refuse about the finished pages of
    a book.
    """
    wanted = REQUIREMENTS.get(options.service)
    if wanted is None or not pages.sheets:
        return []
    return [*_notices(pages, book, options, wanted)]


def _notices(
    pages: Pages, book: Book, options: PrintOptions, wanted: Requirements
) -> Iterator[ServiceNotice]:
    name, count = wanted.name, len(pages.sheets)
    first = pages.sheets[0]
    size = (first.width, first.height)
    found = f"{first.width:g} × {first.height:g}"
    if not _is_between(wanted.least_size, size, wanted.largest_size):
        limits = " to ".join(
            f"{width:.0f} × {height:.0f}"
            for width, height in (wanted.least_size, wanted.largest_size)
        )
        yield ServiceNotice(NoticeKind.PAGE_SIZE, name, found, limits)
    elif wanted.usual_sizes and not any(
        _is_between(size, each, size) for each in wanted.usual_sizes
    ):
        yield ServiceNotice(NoticeKind.UNUSUAL_SIZE, name, found)
    if count < wanted.fewest_pages:
        yield ServiceNotice(NoticeKind.FEW_PAGES, name, str(count), str(wanted.fewest_pages))
    if count > wanted.most_pages:
        yield ServiceNotice(NoticeKind.MANY_PAGES, name, str(count), str(wanted.most_pages))
    for page, blanks in _blank_runs(pages.sheets):
        if blanks > wanted.most_blank_pages:
            limit = str(wanted.most_blank_pages)
            yield ServiceNotice(NoticeKind.BLANK_PAGES, name, str(blanks), limit, page)
    if wanted.left_to_right_only and any(map(reads_right_to_left, _paragraphs(book))):
        yield ServiceNotice(NoticeKind.RIGHT_TO_LEFT, name)
    if options.setup.crop_marks:
        yield ServiceNotice(NoticeKind.CROP_MARKS, name)
    if not options.theme.is_grey:
        yield ServiceNotice(NoticeKind.COLOURS, name)
    yield from _small_text(pages.sheets, wanted)
    if wanted.standard:
        yield ServiceNotice(NoticeKind.STANDARD, name, wanted=wanted.standard)


def _is_between(
    least: tuple[float, float], size: tuple[float, float], most: tuple[float, float]
) -> bool:
    """Return whether both sides of a page are between others, or nearly so."""
    sides = zip(least, size, most, strict=True)
    return all(low - _SAME_SIZE <= side <= high + _SAME_SIZE for low, side, high in sides)


def _paragraphs(book: Book) -> Iterator[str]:
    """Yield the paragraphs of a book as plain texts."""
    for block in book.blocks:
        for part in block.blocks if isinstance(block, Unit) else (block,):
            if isinstance(part, Paragraph):
                yield plain_text(part.inline)


def _blank_runs(sheets: Sequence[Sheet]) -> Iterator[tuple[int, int]]:
    """Yield the first page and the length of each run of blank pages."""
    for blank, run in groupby(enumerate(sheets, 1), lambda numbered: is_blank(numbered[1])):
        if blank:
            numbers = [number for number, _ in run]
            yield numbers[0], len(numbers)


def _small_text(sheets: Sequence[Sheet], wanted: Requirements) -> Iterator[ServiceNotice]:
    """Yield a notice for each size of text that is too small, with the first page that has it."""
    found: dict[str, int] = {}
    for page, sheet in enumerate(sheets, 1):
        for item in sheet.items:
            if isinstance(item, PlacedLine) and item.line.parts:
                size = item.line.type.em / MM_PER_POINT
                if size < wanted.text_size - _NEARLY:
                    found.setdefault(f"{size:.1f}", page)
    limit = f"{wanted.text_size:g}"
    for text, page in sorted(found.items()):
        yield ServiceNotice(NoticeKind.SMALL_TEXT, wanted.name, text, limit, page)

"""Pagination: the order of the sheets of a book, with blank and contents pages, and their page
numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ..page_setup import PageSide
from ..sheet import Sheet
from .contents import ContentsEntry, typeset_contents
from .page_marks import MarkKind, PageMark, first_mark, marks_on

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ..blocks import ChapterStart
    from ..page_setup import PageSetup
    from ..phrases import Phrases

_ROMAN = (
    *((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l")),
    *((40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")),
)


class BookPage(NamedTuple):
    """A page of a book: its sheet and page setup, and its page number.

    ``source`` is the index of the sheet before the pagination; blank pages have that of the next
    sheet, and contents pages that of their heading. ``is_roman`` is true for the title and contents
    pages of a book whose games are numbered separately.
    """

    sheet: Sheet
    setup: PageSetup
    source: int
    number: int
    is_roman: bool = False

    @property
    def label(self) -> str:
        """The page number as it is printed."""
        return roman_number(self.number) if self.is_roman else str(self.number)


def paginate(
    sheets: Sequence[Sheet], setups: Sequence[PageSetup], phrases: Phrases
) -> Generator[None, None, list[BookPage]]:
    """Return the pages of a book, with contents pages, and with blank pages before those that must
    be on another side of a double page; yield after each step.

    The contents have the final page numbers: they are typeset again while they need more pages than
    expected.
    """
    if not sheets:
        return []
    contents = _contents_index(sheets)
    if contents is None:
        return _numbered(_sources(sheets), setups)
    inserted: tuple[Sheet, ...] = (sheets[contents],)
    while True:
        yield
        pages = _numbered(_sources(sheets, contents, inserted), setups)
        found = yield from typeset_contents(
            phrases.contents, _entries(pages), setups[contents], phrases
        )
        is_stable = len(found) <= len(inserted)
        inserted = (*found, *inserted[len(found) :])
        if is_stable:
            return _numbered(_sources(sheets, contents, inserted), setups)


class _Source(NamedTuple):
    """A sheet with its index before the pagination."""

    source: int
    sheet: Sheet


def _sources(
    sheets: Sequence[Sheet], contents: int | None = None, inserted: Sequence[Sheet] = ()
) -> Iterator[_Source]:
    """Yield the sheets, with the pages ``inserted`` in place of the one at ``contents``."""
    for index, sheet in enumerate(sheets):
        for each in inserted if index == contents else (sheet,):
            yield _Source(index, each)


def _numbered(sources: Iterator[_Source], setups: Sequence[PageSetup]) -> list[BookPage]:
    """Return the sheets as numbered pages, with blank pages before those that would be on the wrong
    side of a double page.
    """
    first = setups[0]
    every = list(sources)
    body = _body_index(every) if first.roman_front_matter else 0
    is_roman = body > 0
    number = 1 if is_roman else first.first_page
    pages: list[BookPage] = []
    for index, sheet in every:
        setup = setups[index]
        starts_body = is_roman and index == body
        side = sheet.side
        if side is None and first.right_hand_pages and pages and _opens_page(sheet):
            side = PageSide.RIGHT
        actual = PageSide.of_number(len(pages) + 1 if starts_body else number)
        if side not in (None, actual):
            pages.append(BookPage(blank_sheet(sheet), setup, index, number, is_roman))
            number += 1
        if starts_body:
            is_roman, number = False, first.first_page
            if sheet.side not in (None, PageSide.of_number(number)):
                number += 1
        pages.append(BookPage(sheet, setup, index, number, is_roman))
        number += 1
    return pages


def _body_index(sources: Sequence[_Source]) -> int:
    """Return the index of the first sheet on which a chapter starts, or 0 if there is none."""
    found = (each.source for each in sources if any(_chapter_starts(each.sheet)))
    return next(found, 0)


def _contents_index(sheets: Sequence[Sheet]) -> int | None:
    found = (
        index
        for index, sheet in enumerate(sheets)
        if (mark := first_mark(sheet)) and mark.kind is MarkKind.CONTENTS
    )
    return next(found, None)


def _opens_page(sheet: Sheet) -> bool:
    """Return whether the contents, or a chapter that opens a page, start on a sheet."""
    mark = first_mark(sheet)
    return mark is not None and mark.start is not None and mark.start.opens_page


def _chapter_starts(sheet: Sheet) -> Iterator[ChapterStart]:
    """Yield the chapters that start on a sheet."""
    for mark in marks_on(sheet):
        if mark.start is not None and mark.kind is not MarkKind.CONTENTS:
            yield mark.start


def _entries(pages: Sequence[BookPage]) -> list[ContentsEntry]:
    return [
        ContentsEntry(start, page.label) for page in pages for start in _chapter_starts(page.sheet)
    ]


def blank_sheet(sheet: Sheet) -> Sheet:
    """Return a blank page of the size of another."""
    return Sheet(sheet.width, sheet.height, (PageMark(MarkKind.BLANK),))


def roman_number(number: int) -> str:
    """Return a positive number in small Roman numerals.

    >>> [roman_number(number) for number in (1, 4, 9, 14, 49, 1990)]
    ['i', 'iv', 'ix', 'xiv', 'xlix', 'mcmxc']
    """
    numerals = ""
    for value, numeral in _ROMAN:
        count, number = divmod(number, value)
        numerals += numeral * count
    return numerals

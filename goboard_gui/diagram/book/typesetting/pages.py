"""Division of a book into numbered pages, and the layout of its blocks on them."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from itertools import chain, islice, zip_longest
from itertools import count as counted
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from ...fonts import missing_characters
from ...steps import run_to_end
from ...theme import PRINT
from ..blocks import (
    BoardBlock,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    find_board_blocks,
    plain_text,
)
from ..page_setup import FOOTER_EDGE, UnitOrder
from ..phrases import ENGLISH, fill_template
from ..sheet import Pages, Sheet
from .boards import PlacedBoard, typeset_board
from .columns import choose_columns, group_blocks, widest_board_width
from .flow import (
    Box,
    ColumnCursor,
    ColumnFrame,
    ParagraphLines,
    UnbreakableElement,
    joined_elements,
    required_height,
)
from .paragraphs import FooterLine, TypesetLine, balance_lines, break_lines
from .styles import ColumnMeasure, Styles

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from ...theme import Theme
    from ..blocks import Block, Book
    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from .columns import ColumnLayout
    from .flow import Element, MovableItem, PlacedBox
    from .styles import TypeStyle

_TINY = 1e-6


class TypesetUnit(NamedTuple):
    """The elements of a unit, and whether it contains boards; only a unit with boards counts as a
    row of a page.
    """

    elements: Sequence[Element]
    has_boards: bool


class Composer:
    """Composer of pages, which places elements in columns or across the whole width.

    ``page`` is the area within the margins, and ``space`` the distance between units.
    """

    def __init__(self, setup: PageSetup, page: QRectF, columns: ColumnLayout, space: float) -> None:
        self._setup = setup
        self._area = page
        self._columns = columns
        self._space = space
        self._page, self._y, self._after = 0, page.top(), 0.0
        self._items: dict[int, list[MovableItem]] = {}
        self._ends: dict[int, float] = {}
        self._down: ColumnCursor | None = None
        self._rows: list[ColumnFrame | int] = []
        self._given = 0

    def copy(self) -> Composer:
        """Return an independent copy, with which an alternative layout can be tried."""
        other = copy(self)
        other._items = {page: list(items) for page, items in self._items.items()}  # noqa: SLF001
        other._ends, other._rows = dict(self._ends), list(self._rows)  # noqa: SLF001
        return other

    @property
    def last_page(self) -> int:
        """The index of the current page, which is the last one."""
        return self._page

    def end_page(self) -> None:
        """Start a new page, unless the current one is empty."""
        self._end_columns()
        if not self._at_top:
            self._turn()

    def place_full_width(self, elements: Sequence[Element], ahead: float) -> None:
        """Place elements across the page; ``ahead`` is the height to keep free for what follows, or
        0 if nothing follows.
        """
        self._end_columns()
        gap = 0.0 if self._at_top else max(self._after, elements[0].space_before)
        if ahead:
            ahead += max(elements[-1].space_after, self._space)
        need = gap + required_height(elements, ahead)
        if not self._at_top and need > self._area.bottom() - self._y + _TINY:
            self._turn()
            gap = 0.0
        column = ColumnCursor(self._frames(self._area.left(), self._y + gap))
        self._pour(column, elements, ahead=ahead)
        self._page, self._y, self._after = column.frame.page, column.y, elements[-1].space_after

    def place_units(self, units: Iterable[TypesetUnit], order: UnitOrder) -> Iterator[None]:
        """Place units in rows across the columns or down each column, yielding after each step."""
        if order is UnitOrder.DOWN:
            for unit in units:
                self._set_down(unit)
                yield
            return
        ahead = iter(units)
        while row := tuple(islice(ahead, self._columns.columns)):
            self._set_row(row)
            yield

    def _set_row(self, units: Sequence[TypesetUnit]) -> None:
        boards = any(unit.has_boards for unit in units)
        row = [unit.elements for unit in units if unit.elements]
        if not row:
            return
        if boards and self._is_full(self._page):
            self._turn()
        gap = 0.0 if self._at_top else max(self._after, self._space)
        room = self._area.bottom() - self._y - gap
        if not self._at_top and max(map(required_height, row)) > room + _TINY:
            self._turn()
            gap = 0.0
        ends = []
        for number, elements in enumerate(row):
            x = self._area.left() + number * self._columns.step
            column = ColumnCursor(self._frames(x, self._y + gap))
            self._pour(column, elements)
            ends.append((column.frame.page, column.y))
        if boards:
            self._count_row(self._page)
        (self._page, self._y), self._after = max(ends), self._space

    def _set_down(self, unit: TypesetUnit) -> None:
        elements, boards = unit
        if not elements:
            return
        if self._down is None:
            gap = 0.0 if self._at_top else max(self._after, self._space)
            if (
                not self._at_top
                and required_height(elements) > self._area.bottom() - self._y - gap + _TINY
            ):
                self._turn()
                gap = 0.0
            self._down = ColumnCursor(self._columns_from(self._y + gap))
        if boards and self._is_full(self._down.frame):
            self._down.next_column()
        self._pour(self._down, elements, before=self._space)
        if boards:
            self._count_row(self._down.frame)
        self._page = self._down.frame.page

    def _is_full(self, place: ColumnFrame | int) -> bool:
        """Return whether a page or column already has the requested number of rows of boards."""
        return self._rows.count(place) == self._setup.rows

    def _count_row(self, place: ColumnFrame | int) -> None:
        """Count a row of boards that was placed on a page or in a column."""
        if self._rows and self._rows[-1] != place:
            self._rows.clear()
        self._rows.append(place)

    def _end_columns(self) -> None:
        """End the columns on the current page, so that what follows is placed below them."""
        if self._down is not None:
            self._down = None
            self._y, self._after = self._ends[self._page], self._space

    def _pour(
        self,
        column: ColumnCursor,
        elements: Iterable[Element],
        *,
        before: float = 0.0,
        ahead: float = 0.0,
    ) -> None:
        for placed in column.place_elements(elements, before=before, ahead=ahead):
            self._items.setdefault(placed.page, []).extend(placed.placed_items())
            self._ends[placed.page] = max(_end(placed), self._ends.get(placed.page, 0.0))

    @property
    def _at_top(self) -> bool:
        return self._page not in self._items

    def _turn(self) -> None:
        self._page += 1
        self._y, self._after = self._area.top(), 0.0

    def _frames(self, x: float, y: float) -> Iterator[ColumnFrame]:
        """Yield the free part of a column on this page, followed by the same column on each later
        page.
        """
        area, page = self._area, self._page
        yield ColumnFrame(page, x, y, area.bottom() - y, is_entire_column=y <= area.top() + _TINY)
        while True:
            page += 1
            yield ColumnFrame(page, x, area.top(), area.height())

    def _columns_from(self, y: float) -> Iterator[ColumnFrame]:
        """Yield all columns of this page from ``y`` down, followed by those of later pages."""
        area, page = self._area, self._page
        while True:
            for number in range(self._columns.columns):
                x = area.left() + number * self._columns.step
                whole = y <= area.top() + _TINY
                yield ColumnFrame(page, x, y, area.bottom() - y, whole)
            page, y = page + 1, area.top()

    def take_finished_sheets(self, *, all_of_them: bool = False) -> tuple[Sheet, ...]:
        """Return the finished sheets that were not returned before."""
        end = max(self._items, default=-1) + 1 if all_of_them else self._page
        sheets = tuple(self._sheet(page) for page in range(self._given, end))
        self._given = max(end, self._given)
        return sheets

    def _sheet(self, page: int) -> Sheet:
        items = self._items.get(page, [])
        if page < self._page:
            self._items.pop(page, None)
        return Sheet(self._setup.width, self._setup.height, tuple(items))


def _end(placed: PlacedBox) -> float:
    return placed.y + placed.box.height


class Section(NamedTuple):
    """Consecutive blocks with the same page setup."""

    blocks: tuple[Block, ...]
    setup: PageSetup


def split_sections(blocks: Iterable[Block], setup: PageSetup) -> Iterator[Section]:
    """Yield the sections of a book, each with its own page setup."""
    held: list[Block] = []
    for block in blocks:
        if isinstance(block, PageBreak) and block.setup is not None:
            if held:
                yield Section(tuple(held), setup)
            held, setup = [], block.setup
        else:
            held.append(block)
    yield Section(tuple(held), setup)


_FOOT = 10.0
"""The minimum bottom margin of numbered pages, in millimetres."""
_LEAST_SIDE = 10.0
_COVER = 0.28  # the part of a title page above the title
_SLICE = 32  # the number of blocks or sheets handled in one step
_DASHES = " –—-"
_ELLIPSIS = "…"


class TypesettingStep(NamedTuple):
    """A step of typesetting: the progress as a fraction, and the sheets completed in this step.

    ``setup`` is the page setup of these sheets, and ``starts_section`` is true at the start of a
    section.
    """

    progress: float
    sheets: tuple[Sheet, ...] = ()
    setup: PageSetup | None = None
    starts_section: bool = False


def typeset(blocks: Iterable[Block], setup: PageSetup, *, theme: Theme = PRINT) -> Iterator[Sheet]:
    """Yield the sheets of a book, without page numbers, as soon as each is complete."""
    for step in typeset_steps(tuple(blocks), setup, theme):
        yield from step.sheets


def typeset_book(
    book: Book, setup: PageSetup, *, theme: Theme = PRINT, phrases: Phrases = ENGLISH
) -> Pages:
    """Return a book as numbered pages."""
    return run_to_end(typeset_pages(book, setup, theme=theme, phrases=phrases))


def typeset_pages(
    book: Book,
    setup: PageSetup,
    *,
    theme: Theme = PRINT,
    phrases: Phrases = ENGLISH,
    sheets: list[Sheet] | None = None,
) -> Generator[float, None, Pages]:
    """Typeset a book on numbered pages, yielding the progress from 0 to 1; return the pages.

    Sheets are appended to ``sheets`` as they are completed, and numbered at the end.
    """
    sheets = [] if sheets is None else sheets
    setups: list[PageSetup] = []
    begins: list[int] = []
    for step in typeset_steps(book.blocks, setup, theme):
        if step.starts_section:
            begins.append(len(sheets))
        sheets += step.sheets
        setups += [step.setup or setup] * len(step.sheets)
        yield step.progress
    signs: set[str] = set()
    for number, block in enumerate(book.blocks):
        signs.update(*_texts(block))
        if number % _SLICE == 0:
            yield 1.0
    signs.update(book.title, book.running_title)
    if setup.page_numbers:
        for _ in add_page_numbers(sheets, book.running_title, setups, phrases):
            yield 1.0
    pitches: set[float] = set()
    for number, sheet in enumerate(sheets):
        pitches.update(item.pitch for item in sheet.items if isinstance(item, PlacedBoard))
        if number % _SLICE == 0:
            yield 1.0
    return Pages(
        tuple(sheets),
        book.title,
        book.author,
        book.attachments,
        smallest_pitch=min(pitches, default=None),
        missing_characters=missing_characters("".join(signs)),
        chapter_starts=tuple(begins),
    )


def typeset_steps(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme
) -> Iterator[TypesettingStep]:
    """Typeset blocks on sheets without page numbers, yielding a step every few milliseconds."""
    done, count = 0, max(len(blocks), 1)
    for section in split_sections(blocks, setup):
        yield TypesettingStep(done / count, starts_section=True)
        for step in _typeset_section(section.blocks, section.setup, theme):
            share = (done + step.progress * len(section.blocks)) / count
            yield TypesettingStep(share, step.sheets, section.setup)
        done += len(section.blocks)


def _typeset_section(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme
) -> Iterator[TypesettingStep]:
    """Lay out a section of a book on pages, yielding after each step."""
    styles, area = Styles(setup.text_size), text_area(setup)
    widest = 0.0
    for start in range(0, len(blocks), _SLICE):
        widest = max(widest, widest_board_width(blocks[start : start + _SLICE], setup.aspect))
        yield TypesettingStep(0.0)
    columns = choose_columns(blocks, widest, setup, styles, area)
    measure = ColumnMeasure(
        styles, theme, columns.width, area.height(), columns.pitch, setup.aspect
    )
    composer = Composer(setup, area, columns, styles.unit_space)
    abreast = 1 if setup.order is UnitOrder.DOWN else columns.columns
    groups = list(group_blocks(blocks))
    count, done = sum(len(group.blocks) for group in groups), 0
    ready: list[TypesetUnit] = []
    for group, after in zip_longest(groups, groups[1:]):
        end = done + len(group.blocks)
        if group.is_page_break:
            composer.end_page()
        elif group.has_units:
            units = chain(ready, _typeset_units(group.blocks[len(ready) :], measure))
            shares = (min(number, end) / count for number in counted(done + 1))
            composer = yield from _place_all_units(composer, units, setup.order, shares)
            ready = []
        else:
            elements = _typeset_blocks(group.blocks, measure._replace(width=area.width()))
            first = after.blocks[:abreast] if after and after.has_units else ()
            ready = list(_typeset_units(first, measure))
            ahead = max(
                (required_height(unit.elements) for unit in ready if unit.elements), default=0.0
            )
            if _is_cover(group.blocks[0]) and (after is None or after.is_page_break):
                elements[:0] = _space_above_title(elements, area.height())
            if elements:
                composer.place_full_width(elements, ahead)
        done = end
        yield TypesettingStep(done / count, composer.take_finished_sheets())
    yield TypesettingStep(1.0, composer.take_finished_sheets(all_of_them=True))


def _is_cover(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.style is ParagraphStyle.COVER


def _space_above_title(elements: Iterable[Element], height: float) -> list[Element]:
    """Return a list with the blank space above the title, which is empty unless there is a title
    page.
    """
    taken = sum(element.space_before + element.height + element.space_after for element in elements)
    white = min(height * _COVER, height - taken)
    return [UnbreakableElement(Box(white, ()), keep_with_next=True)] if taken and white > 0 else []


def _place_all_units(
    composer: Composer, units: Iterable[TypesetUnit], order: UnitOrder, shares: Iterator[float]
) -> Generator[TypesettingStep, None, Composer]:
    """Place units on pages, yielding after each step, and return the composer that placed them."""
    if order is not UnitOrder.FITTING:
        for _ in composer.place_units(units, order):
            yield TypesettingStep(next(shares), composer.take_finished_sheets())
        return composer
    every = []
    for unit in units:
        every.append(unit)
        yield TypesettingStep(next(shares))
    ways = []
    for way in UnitOrder.ACROSS, UnitOrder.DOWN:
        ways.append(composer.copy())
        for _ in ways[-1].place_units(every, way):
            yield TypesettingStep(next(shares))
    return min(ways, key=lambda way: way.last_page)


def text_area(setup: PageSetup) -> QRectF:
    """Return the area within the margins of a page, excluding its footer, in millimetres."""
    left, top, right, bottom = setup.margins
    if setup.page_numbers:
        bottom = max(bottom, _FOOT)
    width = max(setup.width - left - right, _LEAST_SIDE)
    return QRectF(left, top, width, max(setup.height - top - bottom, _LEAST_SIDE))


def _typeset_units(blocks: Iterable[Block], measure: ColumnMeasure) -> Iterator[TypesetUnit]:
    """Yield the units among these blocks, typeset for a column."""
    for unit in blocks:
        if isinstance(unit, Unit):
            elements = _typeset_blocks(unit.blocks, measure)
            if unit.keep_together and elements:
                elements = joined_elements(elements, measure.height)
            yield TypesetUnit(elements, any(find_board_blocks([unit])))


def _typeset_blocks(blocks: Iterable[Block | BoardBlock], measure: ColumnMeasure) -> list[Element]:
    """Typeset blocks for a column, and return their elements."""
    elements: list[Element] = []
    for block in blocks:
        match block:
            case BoardBlock():
                elements += typeset_board(block, measure)
            case Paragraph():
                elements += _typeset_paragraph(block, measure)
            case Table():
                from .tables import typeset_table

                elements += typeset_table(block, measure)
    return elements


def _typeset_paragraph(paragraph: Paragraph, measure: ColumnMeasure) -> Iterator[ParagraphLines]:
    """Yield a paragraph as an element of a column, or nothing if it has no lines."""
    manner, centred = measure.styles.format_for(paragraph.style), paragraph.centred
    width = measure.width if centred else min(measure.width, measure.styles.max_line_width)
    set_in = balance_lines if centred else break_lines
    lines = set_in(paragraph.inline, manner.type, width)
    if lines:
        left = (measure.width - width) / 2
        yield ParagraphLines(
            lines,
            width,
            manner.space_before,
            manner.space_after,
            paragraph.keep_with_next,
            centred,
            left,
        )


def add_page_numbers(
    sheets: list[Sheet], running: str, setups: Sequence[PageSetup], phrases: Phrases
) -> Iterator[None]:
    """Add page numbers and the running title to the footers of sheets, yielding after each sheet.

    Numbering starts at the ``first_page`` of the first page setup.
    """
    for number, (sheet, setup) in enumerate(zip(sheets, setups, strict=True)):
        type_, area = Styles(setup.text_size).footer, text_area(setup)
        first = setups[0].first_page
        page, pages = str(first + number), first + len(sheets) - 1
        line = _footer(running, phrases.footer, page, str(pages), type_, area.width())
        x = area.center().x() - line.width / 2
        room = setup.height - area.bottom() - line.type.leading
        y = area.bottom() + min(room / 2, max(room - FOOTER_EDGE, 0.0))
        sheets[number] = replace(sheet, items=(*sheet.items, FooterLine(x, y, line)))
        yield


def _footer(
    running: str, phrase: str, page: str, pages: str, type_: TypeStyle, width: float
) -> TypesetLine:
    """Return the line of a page's footer; a long running title is shortened."""
    while True:
        text = fill_template(phrase, {"title": running, "page": page, "pages": pages}).strip(
            _DASHES
        )
        line = TypesetLine.from_text(text, type_)
        if line.width <= width or not running:
            return line
        running = _shortened(running)


def _shortened(text: str) -> str:
    """Return a text with its last eighth, but at least one letter, replaced by an ellipsis."""
    kept = text.removesuffix(_ELLIPSIS)
    kept = kept[: len(kept) * 7 // 8].rstrip()
    return kept + _ELLIPSIS if kept else ""


def _texts(block: Block) -> Iterator[str]:
    """Yield all texts of a block, including the captions and notes of its boards."""
    match block:
        case Paragraph():
            yield plain_text(block.inline)
        case Table():
            for row in (block.head, *block.rows):
                yield from row
        case Unit():
            for part in block.blocks:
                yield from _texts_of_board(part) if isinstance(part, BoardBlock) else _texts(part)


def _texts_of_board(board: BoardBlock) -> Iterator[str]:
    yield from map(plain_text, (board.caption, *board.notes))
    yield from (cell.label for cell in board.picture.cells.values())

"""Pagination: a book's blocks as numbered pages."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, zip_longest
from itertools import count as counted
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QRectF

from ...fonts import missing_characters
from ...theme import PRINT
from ..blocks import Board, PageBreak, Paragraph, ParagraphStyle, Table, Unit, boards_of, plain
from ..page_setup import UnitOrder
from ..phrases import ENGLISH, fill_template
from ..sheet import Pages, Sheet
from .boards import PlacedBoard, set_board
from .columns import columns_for, group_blocks, widest_board
from .composer import Composer, TypesetUnit
from .flow import Box, ParagraphLines, UnbreakableElement, required_height
from .paragraphs import PlacedLine, TypesetLine, balance_lines, break_lines
from .styles import ColumnMeasure, Styles

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from ...theme import Theme
    from ..blocks import Block, Book
    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from .flow import Element
    from .styles import TypeStyle


class Section(NamedTuple):
    """Consecutive blocks, and the page setup they share."""

    blocks: tuple[Block, ...]
    setup: PageSetup


def sections(blocks: Iterable[Block], setup: PageSetup) -> Iterator[Section]:
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


T = TypeVar("T")


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return its result.

    >>> def counting():
    ...     yield from "abc"
    ...     return 3
    >>> run_to_end(counting())
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as stop:
            made: T = stop.value
            return made


_FOOT = 10.0
"""The minimum bottom margin of numbered pages, in millimetres."""
_LEAST_SIDE = 10.0
_COVER = 0.28  # of a page is white above the title of a book
_SLICE = 32  # blocks that are looked at without a break
_DASHES = " –—-"
_ELLIPSIS = "…"


class TypesettingStep(NamedTuple):
    """Progress of typesetting, from 0 to 1, with the sheets completed and their ``setup``.

    ``begins`` is true at the beginning of a section.
    """

    share: float
    sheets: tuple[Sheet, ...] = ()
    setup: PageSetup | None = None
    begins: bool = False


def typeset(blocks: Iterable[Block], setup: PageSetup, *, theme: Theme = PRINT) -> Iterator[Sheet]:
    """Yield the sheets of a book without page numbers, each when complete."""
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
    """Typeset a book like `typeset_book`, in slices; yield the progress, from 0 to 1.

    Sheets are appended to ``sheets`` as they are completed, and numbered at the end.
    """
    sheets = [] if sheets is None else sheets
    setups: list[PageSetup] = []
    begins: list[int] = []
    for step in typeset_steps(book.blocks, setup, theme):
        if step.begins:
            begins.append(len(sheets))
        sheets += step.sheets
        setups += [step.setup or setup] * len(step.sheets)
        yield step.share
    signs: set[str] = set()
    for number, block in enumerate(book.blocks):
        signs.update(*_texts(block))
        if number % _SLICE == 0:
            yield 1.0
    signs.update(book.title, book.running)
    if setup.page_numbers:
        add_page_numbers(sheets, book.running, setups, phrases)
    pitches = (
        item.pitch for sheet in sheets for item in sheet.items if isinstance(item, PlacedBoard)
    )
    return Pages(
        tuple(sheets),
        book.title,
        book.author,
        book.attachments,
        smallest_stone=min(pitches, default=None),
        unreadable=missing_characters("".join(signs)),
        begins=tuple(begins),
    )


def typeset_steps(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme
) -> Iterator[TypesettingStep]:
    """Typeset blocks on sheets without page numbers, in slices of a few milliseconds."""
    done, count = 0, max(len(blocks), 1)
    for section in sections(blocks, setup):
        yield TypesettingStep(done / count, begins=True)
        for step in _set_section(section.blocks, section.setup, theme):
            share = (done + step.share * len(section.blocks)) / count
            yield TypesettingStep(share, step.sheets, section.setup)
        done += len(section.blocks)


def _set_section(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme
) -> Iterator[TypesettingStep]:
    styles, area = Styles(setup.text_size), text_area(setup)
    widest = 0.0
    for start in range(0, len(blocks), _SLICE):
        widest = max(widest, widest_board(blocks[start : start + _SLICE], setup.aspect))
        yield TypesettingStep(0.0)
    columns = columns_for(blocks, widest, setup, styles, area)
    measure = ColumnMeasure(
        styles, theme, columns.width, area.height(), columns.pitch, setup.aspect
    )
    composer = Composer(setup, area, columns, styles.unit_space)
    abreast = 1 if setup.order is UnitOrder.DOWN else columns.across
    groups = list(group_blocks(blocks))
    count, done = sum(len(group.blocks) for group in groups), 0
    ready: list[TypesetUnit] = []
    for group, after in zip_longest(groups, groups[1:]):
        end = done + len(group.blocks)
        if group.is_break:
            composer.end_page()
        elif group.is_units:
            units = chain(ready, _set_units(group.blocks[len(ready) :], measure))
            shares = (min(number, end) / count for number in counted(done + 1))
            composer = yield from _filled(composer, units, setup.order, shares)
            ready = []
        else:
            elements = _set(group.blocks, measure._replace(width=area.width()))
            first = after.blocks[:abreast] if after and after.is_units else ()
            ready = list(_set_units(first, measure))
            ahead = max(
                (required_height(unit.elements) for unit in ready if unit.elements), default=0.0
            )
            if _is_cover(group.blocks[0]) and (after is None or after.is_break):
                elements[:0] = _white_above(elements, area.height())
            if elements:
                composer.span(elements, ahead)
        done = end
        yield TypesettingStep(done / count, composer.finished())
    yield TypesettingStep(1.0, composer.finished(all_of_them=True))


def _is_cover(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.style is ParagraphStyle.COVER


def _white_above(elements: Iterable[Element], height: float) -> list[Element]:
    """Return spacing above the title on a title page, as far as there is room."""
    taken = sum(element.before + element.height + element.after for element in elements)
    white = min(height * _COVER, height - taken)
    return [UnbreakableElement(Box(white, ()), keep=True)] if taken and white > 0 else []


def _filled(
    composer: Composer, units: Iterable[TypesetUnit], order: UnitOrder, shares: Iterator[float]
) -> Generator[TypesettingStep, None, Composer]:
    """Place units in the given order; return the composer that has the fewest pages."""
    if order is not UnitOrder.FITTING:
        for _ in composer.units(units, order):
            yield TypesettingStep(next(shares), composer.finished())
        return composer
    every = []
    for unit in units:
        every.append(unit)
        yield TypesettingStep(next(shares))
    ways = []
    for way in UnitOrder.ACROSS, UnitOrder.DOWN:
        ways.append(composer.copy())
        for _ in ways[-1].units(every, way):
            yield TypesettingStep(next(shares))
    return min(ways, key=lambda way: way.last_page)


def text_area(setup: PageSetup) -> QRectF:
    """Return the area of a page within margins and footer, in millimetres."""
    left, top, right, bottom = setup.margins
    if setup.page_numbers:
        bottom = max(bottom, _FOOT)
    width = max(setup.width - left - right, _LEAST_SIDE)
    return QRectF(left, top, width, max(setup.height - top - bottom, _LEAST_SIDE))


def _set_units(blocks: Iterable[Block], measure: ColumnMeasure) -> Iterator[TypesetUnit]:
    """Yield the elements of units."""
    for unit in blocks:
        if isinstance(unit, Unit):
            yield TypesetUnit(_set(unit.blocks, measure), any(boards_of([unit])))


def _set(blocks: Iterable[Block | Board], measure: ColumnMeasure) -> list[Element]:
    """Return the elements of blocks in a column."""
    elements: list[Element] = []
    for block in blocks:
        match block:
            case Board():
                elements += set_board(block, measure)
            case Paragraph():
                elements += _set_paragraph(block, measure)
            case Table():
                from .tables import set_table

                elements += set_table(block, measure)
    return elements


def _set_paragraph(paragraph: Paragraph, measure: ColumnMeasure) -> Iterator[ParagraphLines]:
    manner, centred = measure.styles.of(paragraph.style), paragraph.centred
    width = measure.width if centred else min(measure.width, measure.styles.longest_line)
    set_in = balance_lines if centred else break_lines
    lines = set_in(paragraph.inline, manner.type, width)
    if lines:
        left = (measure.width - width) / 2
        yield ParagraphLines(
            lines, width, manner.before, manner.after, paragraph.keep, centred, left
        )


def add_page_numbers(
    sheets: list[Sheet], running: str, setups: Sequence[PageSetup], phrases: Phrases
) -> None:
    """Add page numbers and the running title to the footers of sheets.

    Numbering starts at the ``first_page`` of the first setup.
    """
    for number, (sheet, setup) in enumerate(zip(sheets, setups, strict=True)):
        type_, area = Styles(setup.text_size).footer, text_area(setup)
        first = setups[0].first_page
        page, pages = str(first + number), first + len(sheets) - 1
        line = _footer(running, phrases.footer, page, str(pages), type_, area.width())
        x = area.center().x() - line.width / 2
        y = (area.bottom() + setup.height - line.type.leading) / 2
        sheets[number] = replace(sheet, items=(*sheet.items, PlacedLine(x, y, line)))


def _footer(
    running: str, phrase: str, page: str, pages: str, type_: TypeStyle, width: float
) -> TypesetLine:
    """Return the footer line; a long running title is shortened."""
    while True:
        text = fill_template(phrase, {"title": running, "page": page, "pages": pages}).strip(
            _DASHES
        )
        line = TypesetLine.of(text, type_)
        if line.width <= width or not running:
            return line
        running = _shortened(running)


def _shortened(text: str) -> str:
    """Return a text shortened by an eighth, at least one letter."""
    kept = text.removesuffix(_ELLIPSIS)
    kept = kept[: len(kept) * 7 // 8].rstrip()
    return kept + _ELLIPSIS if kept else ""


def _texts(block: Block) -> Iterator[str]:
    """Yield the texts of a block, and those on its boards."""
    match block:
        case Paragraph():
            yield plain(block.inline)
        case Table():
            for row in (block.head, *block.rows):
                yield from row
        case Unit():
            for part in block.blocks:
                yield from _texts_of_board(part) if isinstance(part, Board) else _texts(part)


def _texts_of_board(board: Board) -> Iterator[str]:
    yield from map(plain, (board.caption, *board.notes))
    yield from (cell.label for cell in board.picture.cells.values())

"""Division of a book into numbered pages, and the layout of its blocks on them."""

from __future__ import annotations

from itertools import chain, zip_longest
from itertools import count as counted
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ....stepwise import run_to_end, with_progress
from ...paper_layout import blank_picture
from ...theme import PRINT
from ..blocks import (
    PageBreak,
    Paragraph,
    ParagraphStyle,
)
from ..contents_titles import start_of
from ..page_setup import SMALLEST_PITCH, UnitOrder
from ..phrases import ENGLISH
from ..sheet import Pages, Sheet
from .boards import PlacedBoard
from .column_flow import FEWEST_LINES
from .columns import boards_of_one_pitch, choose_columns, group_blocks
from .composer import Composer
from .elements import typeset_blocks, typeset_units, with_lower_boards
from .flow import Box, ParagraphLines, UnbreakableElement, required_height
from .glyph_check import glyph_warnings, sheet_texts
from .page_areas import text_area
from .page_marks import (
    MarkKind,
    PageMark,
    is_blank,
    warnings_on,
    with_next,
    without_page_mark,
)
from .page_numbers import sheets_with_numbers
from .pagination import paginate
from .small_type import small_type_warnings
from .styles import ColumnMeasure, Styles

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from ...picture import Picture
    from ...theme import Theme
    from ..blocks import Block, Book
    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from ..text_warnings import TextWarning
    from .composer import TypesetUnit
    from .flow import Element
    from .pagination import BookPage


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


_COVER = 0.28  # the part of a title page above the title
_LINES_BELOW_BOARDS = 7  # lines, for which a board as high as the page becomes lower
_SLICE = 32  # the number of blocks or sheets handled in one step


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

    Sheets are appended to ``sheets`` as they are completed; blank pages, contents, running heads
    and page numbers are added at the end.
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
    pages = yield from with_progress(paginate(sheets, setups, phrases), 1.0)
    numbered: list[Sheet] = []
    pitches: set[float] = set()
    warnings: list[tuple[int, TextWarning]] = []
    for index, sheet in enumerate(sheets_with_numbers(pages, book.running_title, phrases)):
        numbered.append(sheet)
        found = (*warnings_on(sheet), *small_type_warnings(sheet))
        warnings += ((index, warning) for warning in (*found, *glyph_warnings(sheet_texts(sheet))))
        pitches.update(item.pitch for item in sheet.items if isinstance(item, PlacedBoard))
        yield 1.0
    return Pages(
        tuple(numbered),
        book.title,
        book.author,
        book.attachments,
        smallest_pitch=min(pitches, default=None),
        largest_pitch=max(pitches, default=None),
        chapter_starts=tuple(_indices_of(begins, pages)),
        text_warnings=tuple(warnings),
        language=book.language,
        phrases=phrases,
        is_grey=theme.is_grey,
    )


def _indices_of(begins: Sequence[int], pages: Sequence[BookPage]) -> Iterator[int]:
    """Yield the indices of the pages made from the sheets at these indices."""
    places = {page.source: index for index, page in reversed(list(enumerate(pages)))}
    for begin in begins:
        index = places.get(begin, len(pages))
        yield index + (index < len(pages) and is_blank(pages[index].sheet))


def typeset_steps(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme
) -> Iterator[TypesettingStep]:
    """Typeset blocks on sheets without page numbers, yielding a step every few milliseconds."""
    done, count, page = 0, max(len(blocks), 1), setup.first_page
    for section in split_sections(blocks, setup):
        yield TypesettingStep(done / count, starts_section=True)
        for step in _typeset_section(section.blocks, section.setup, theme, page):
            page += len(step.sheets)
            share = (done + step.progress * len(section.blocks)) / count
            yield TypesettingStep(share, step.sheets, section.setup)
        done += len(section.blocks)


def _typeset_section(
    blocks: Sequence[Block], setup: PageSetup, theme: Theme, first_page: int
) -> Iterator[TypesettingStep]:
    """Lay out a section of a book on pages, yielding after each step.

    ``first_page`` is the number of its first page.
    """
    styles, area = Styles.of(setup), text_area(setup)
    boards: set[Picture] = set()
    for start in range(0, len(blocks), _SLICE):
        boards.update(map(blank_picture, boards_of_one_pitch(blocks[start : start + _SLICE])))
        yield TypesettingStep(0.0)
    columns = choose_columns(blocks, boards, setup, styles, area)
    measure = ColumnMeasure(
        styles,
        theme,
        columns.width,
        area.height(),
        columns.pitch,
        setup.aspect,
        justified=setup.justified,
        hyphenation=setup.hyphenation,
    )
    if columns.columns == 1:
        measure = measure._replace(text_room=_LINES_BELOW_BOARDS * styles.leading)
    if setup.repeat_board:
        measure = measure._replace(repeated_pitch=SMALLEST_PITCH)
    composer = Composer(setup, area, columns, styles, first_page)
    abreast = columns.columns if setup.order is UnitOrder.ACROSS else 1
    groups = list(group_blocks(blocks))
    count, done = sum(len(group.blocks) for group in groups), 0
    ready: list[TypesetUnit] = []
    for group, after in zip_longest(groups, groups[1:]):
        end = done + len(group.blocks)
        chapter = start_of(group.blocks[0])
        if setup.right_hand_pages and chapter and chapter.opens_page:
            composer.start_on_right()
        if group.is_page_break:
            composer.end_page(group.side)
        elif group.has_units:
            units = chain(ready, typeset_units(group.blocks[len(ready) :], measure, area.width()))
            shares = (min(number, end) / count for number in counted(done + 1))
            for _ in composer.place_units(units):
                yield TypesettingStep(next(shares), composer.take_finished_sheets())
            ready = []
        else:
            elements = typeset_blocks(group.blocks, measure._replace(width=area.width()))
            if after and after.has_units:
                elements = _with_few_lines_kept(elements)
            first = after.blocks[:abreast] if after and after.has_units else ()
            ready = _typeset_below(elements, first, measure, area.width())
            ahead = _required_height_of_row(ready)
            if _is_cover(group.blocks[0]) and (after is None or after.is_page_break):
                elements[:0] = _space_above_title(elements, area.height())
            if elements:
                composer.place_full_width(elements, ahead)
        done = end
        yield TypesettingStep(done / count, composer.take_finished_sheets())
    yield TypesettingStep(1.0, composer.take_finished_sheets(all_of_them=True))


def _with_few_lines_kept(elements: Sequence[Element]) -> list[Element]:
    """Return the elements before a unit; those after the last heading stay with the unit if they
    are text with fewer lines than a page must have.
    """
    ends = (number for number, part in enumerate(elements, 1) if part.keep_with_next)
    end = max(ends, default=0)
    below = [without_page_mark(part) for part in elements[end:]]
    lines = sum(
        len(part.lines) if isinstance(part, ParagraphLines) else FEWEST_LINES for part in below
    )
    if lines >= FEWEST_LINES:
        return list(elements)
    return [*elements[:end], *map(with_next, elements[end:])]


def _typeset_below(
    elements: Sequence[Element],
    blocks: Sequence[Block],
    measure: ColumnMeasure,
    page_width: float,
) -> list[TypesetUnit]:
    """Typeset the units that follow elements across the page.

    If the elements must stay with the units, the boards become lower where they would not fit below
    them, so that the elements are not alone on a page. If the lowest boards do not fit with the
    beginning of their text, it may begin on the next page.
    """
    units = list(typeset_units(blocks, measure, page_width))
    if not elements or not elements[-1].keep_with_next:
        return units
    above = sum(element.space_before + element.height for element in elements)
    room = measure.height - above - max(elements[-1].space_after, measure.styles.unit_space)
    for tried in (units, list(map(_divided_below_board, units))):
        excess = _required_height_of_row(tried) - room
        if excess <= 0:
            return tried
        boards = [unit.elements[0].height for unit in tried if unit.has_boards]
        lower = with_lower_boards(measure, max(boards, default=0.0) - excess)
        lowered = list(typeset_units(blocks, lower, page_width))
        if tried is not units:
            lowered = list(map(_divided_below_board, lowered))
        if _required_height_of_row(lowered) <= room:
            return lowered
    return units


def _divided_below_board(unit: TypesetUnit) -> TypesetUnit:
    """Return a unit whose text may begin on another page than its board."""
    if not unit.has_boards:
        return unit
    board, *text = unit.elements
    return unit._replace(elements=[with_next(board, keep=False), *text])


def _required_height_of_row(units: Iterable[TypesetUnit]) -> float:
    return max(map(_required_height, units), default=0.0)


def _required_height(unit: TypesetUnit) -> float:
    return required_height(unit.elements) if unit.elements else 0.0


def _is_cover(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.style is ParagraphStyle.COVER


def _space_above_title(elements: Iterable[Element], height: float) -> list[Element]:
    """Return the blank space above the title of a title page, as a list that is empty without a
    title.
    """
    taken = sum(element.space_before + element.height + element.space_after for element in elements)
    white = min(height * _COVER, height - taken)
    if not taken:
        return []
    box = Box(max(white, 0.0), (PageMark(MarkKind.TITLE_PAGE),))
    return [UnbreakableElement(box, keep_with_next=True)]

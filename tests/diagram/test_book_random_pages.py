"""Whatever a book is made of, its pages lose nothing and nothing overlaps on them."""

from __future__ import annotations

from dataclasses import replace
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import (
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.page_setup import (
    PAPERS,
    Margins,
    PageSetup,
    Paper,
    TypeSizes,
    UnitOrder,
)
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine
from goboard_gui.go import Crop
from tests.diagram.sheet_cases import (
    board,
    boards_on,
    body,
    lines_on,
    sheets_of,
    text_of,
)
from tests.examples import examples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRectF

    from goboard_gui.diagram.book.sheet import Sheet


pytestmark = pytest.mark.usefixtures("qapp")


PARAGRAPHS = st.builds(
    lambda words, lines, style, keep, spanning: body(
        "word " * words + "\nline" * lines, style=style, keep_with_next=keep, spanning=spanning
    ),
    st.integers(0, 200),
    st.integers(0, 9),
    st.sampled_from(ParagraphStyle),
    st.booleans(),
    st.booleans(),
)
BOARDS = st.builds(
    lambda width, height, notes, pitch, crop: board(
        width,
        height,
        notes=((InlineText("A note to it. " * 8),),) * notes,
        pitch=pitch,
        crop=Crop(0, 0, width // 2, height // 2) if crop else None,
    ),
    st.integers(1, 52),
    st.integers(1, 52),
    st.integers(0, 4),
    st.sampled_from([None, None, 2.0, 40.0]),
    st.booleans(),
)
TABLES = st.builds(
    lambda count, rows, head: Table(
        tuple(("cell",) * count for _ in range(rows)), ("§",) * count if head else ()
    ),
    st.integers(1, 5),
    st.integers(0, 90),
    st.booleans(),
)
UNITS = st.lists(st.one_of(BOARDS, PARAGRAPHS, TABLES), max_size=5).map(
    lambda blocks: Unit(tuple(blocks))
)
BLOCKS = st.lists(st.one_of(UNITS, UNITS, PARAGRAPHS, TABLES, st.just(PageBreak())), max_size=12)
SETUPS = st.builds(
    PageSetup,
    paper=st.sampled_from([*PAPERS.values(), Paper("least", 100, 100)]),
    landscape=st.booleans(),
    margins=st.builds(Margins, *[st.floats(0, 40)] * 4),
    columns=st.sampled_from([None, 1, 2, 3, 6]),
    rows=st.sampled_from([None, 1, 2, 5]),
    column_gap=st.floats(2, 30),
    order=st.sampled_from(UnitOrder),
    text_size=st.floats(5, 14),
    sizes=st.builds(
        TypeSizes,
        line_spacing=st.none() | st.floats(1.2, 2),
        title=st.none() | st.floats(5, 72),
        heading=st.none() | st.floats(5, 36),
        caption=st.none(),  # the narrowest columns have no room for larger ones
        note=st.none() | st.floats(5, 36),
    ),
    mirrored_margins=st.booleans(),
    page_numbers=st.booleans(),
)


def content(block) -> tuple[int, int]:
    """How many boards and letters there are in a block."""
    match block:
        case Unit():
            counts = [content(part) for part in block.blocks]
            return sum(b for b, _ in counts), sum(n for _, n in counts)
        case Paragraph():
            return 0, letters(part.text for part in block.inline)
        case Table():
            return 0, letters(cell for row in block.rows for cell in row)
        case PageBreak():
            return 0, 0
    return 1, letters(part.text for line in (block.caption, *block.notes) for part in line)


def letters(texts: Iterable[str]) -> int:
    return len("".join("".join(texts).split()))


@examples(0.6)
@given(BLOCKS, SETUPS)
def test_everything_is_set_once_within_the_margins_and_nothing_overlaps(blocks, setup):
    sheets = sheets_of(blocks, setup)
    area = text_area(setup).adjusted(-0.01, -0.01, 0.01, 0.01)
    boards = written = 0
    for sheet in sheets:
        assert sheet.items
        rects = [item.rect for item in sheet.items if item.rect.width()]
        assert all(area.contains(rect) for rect in rects)
        assert not any(overlapping(rects))
        boards += len(boards_on(sheet))
        written += letters(text_of(t) for t in lines_on(sheet))
    heads = sum(text_of(line) == "§" for sheet in sheets for line in lines_on(sheet))
    wanted = [sum(numbers) for numbers in zip((0, 0), *map(content, blocks), strict=True)]
    assert [boards, written - heads] == wanted


def overlapping(rects: list[QRectF]) -> Iterator[tuple[QRectF, QRectF]]:
    """Pairs of rectangles that share more than their borders."""
    open_ones: list[QRectF] = []
    for rect in sorted(rects, key=lambda rect: rect.top()):
        open_ones = [other for other in open_ones if other.bottom() > rect.top() + 0.01]
        for other in open_ones:
            shared = other & rect
            if shared.width() > 0.01 and shared.height() > 0.01:
                yield rect, other
        open_ones.append(rect)


@examples(0.4)
@given(st.lists(BOARDS, max_size=6), SETUPS)
def test_a_caption_is_below_its_board_on_the_same_page(boards, setup):
    assume(text_area(setup).height() >= 60)  # mm; captions of the narrowest columns are 31 mm high
    for sheet in sheets_of([Unit((block,)) for block in boards], setup):
        starts = [line for line in lines_on(sheet) if text_of(line).startswith("Fig")]
        for placed in boards_on(sheet):
            middle, bottom = placed.rect.center().x(), placed.rect.bottom()
            assert any(
                0 <= line.y - bottom < 3 and abs(line.rect.center().x() - middle) < 0.01
                for line in starts
            )


class Place(NamedTuple):
    """A line of a paragraph that says where it belongs, or a board."""

    unit: int
    paragraph: int
    line: int
    of: int

    @property
    def text(self) -> str:
        return " ".join(map(str, self))


COMMENTS = st.lists(st.integers(1, 12), max_size=5)
"""The numbers of lines of the paragraphs of a comment."""
READABLE = st.builds(
    PageSetup,
    paper=st.sampled_from([PAPERS["A4"], PAPERS["A5"], Paper("small", 120, 130)]),
    landscape=st.booleans(),
    columns=st.integers(1, 3),
    rows=st.sampled_from([None, None, 1, 2]),
    page_numbers=st.just(False),
)
ORDERS = st.sampled_from(UnitOrder)


def commented_units(comments: list[list[int]]) -> list[Unit]:
    """A small board for each comment, with paragraphs of so many lines below it."""
    return [
        Unit(
            (
                board(9, caption="", pitch=3.0),
                *(
                    body(
                        "\n".join(Place(unit, number, i, lines).text for i in range(lines)),
                        continued=number == 0 and len(comment) > 1,
                    )
                    for number, lines in enumerate(comment)
                ),
            )
        )
        for unit, comment in enumerate(comments)
    ]


def columns_on(sheet: Sheet, setup: PageSetup) -> list[list[PlacedBoard | Place]]:
    """What stands in each column of a page from top to bottom, in the order of the columns."""
    columns: dict[int, list[tuple[float, PlacedBoard | Place]]] = {}
    area, count = text_area(setup), setup.columns or 1
    for item in (*boards_on(sheet), *lines_on(sheet)):
        column = int((item.rect.center().x() - area.left()) * count // area.width())
        written = isinstance(item, PlacedLine)
        place = Place(*map(int, text_of(item).split())) if written else item
        columns.setdefault(column, []).append((item.y, place))
    return [[item for _, item in sorted(columns[n], key=itemgetter(0))] for n in sorted(columns)]


@examples(0.6)
@given(st.lists(COMMENTS, min_size=1, max_size=12), READABLE)
def test_pages_are_read_in_the_order_of_the_record(comments, setup):
    read = [
        item
        for sheet in sheets_of(commented_units(comments), setup)
        for column in columns_on(sheet, setup)
        for item in column
    ]
    expected = [
        item
        for unit, comment in enumerate(comments)
        for item in (
            None,
            *(Place(unit, n, i, lines) for n, lines in enumerate(comment) for i in range(lines)),
        )
    ]
    assert [None if isinstance(item, PlacedBoard) else item for item in read] == expected


@examples(0.6)
@given(st.lists(COMMENTS, min_size=1, max_size=12), READABLE, ORDERS)
def test_no_column_ends_with_a_first_line_or_begins_with_a_last_one(comments, setup, order):
    sheets = sheets_of(commented_units(comments), replace(setup, order=order))
    for column in (column for sheet in sheets for column in columns_on(sheet, setup)):
        last, first = column[-1], column[0]
        if not isinstance(last, PlacedBoard):
            assert last.line or last.of == 1
            assert (last.paragraph, last.of) != (0, 1) or len(comments[last.unit]) == 1
        assert isinstance(first, PlacedBoard) or first.line != first.of - 1 or first.of == 1
    boards_at_the_end = sum(
        isinstance(column[-1], PlacedBoard)
        for sheet in sheets
        for column in columns_on(sheet, setup)
    )
    assert boards_at_the_end <= comments.count([])


@examples(0.6)
@given(st.lists(st.integers(12, 60), min_size=1, max_size=8), READABLE, ORDERS)
def test_a_page_of_text_has_at_least_five_lines(lines, setup, order):
    sheets = sheets_of(commented_units([[count] for count in lines]), replace(setup, order=order))
    for sheet in sheets:
        assert boards_on(sheet) or len(lines_on(sheet)) >= 5


@examples(0.4)
@given(st.lists(st.integers(1, 30), min_size=1, max_size=12), READABLE, ORDERS)
def test_no_heading_is_at_the_end_of_a_column(lines, setup, order):
    heading = body("Heading", style=ParagraphStyle.HEADING, keep_with_next=True)
    blocks = [Unit((heading, body("Line.\n" * count))) for count in lines]
    for sheet in sheets_of(blocks, replace(setup, order=order)):
        ends = {}
        for line in sorted(lines_on(sheet), key=lambda line: line.y):
            ends[line.x] = text_of(line)
        assert "Heading" not in ends.values()

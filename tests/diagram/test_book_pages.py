"""Blocks on pages: columns, rows, what stays together, and that nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import Book, PageBreak, Paragraph, Style, Table, Text, Unit
from goboard_gui.diagram.book.boards import SetBoard
from goboard_gui.diagram.book.fitting import board_sheet
from goboard_gui.diagram.book.pages import pages_of, set_pages, text_area, typeset
from goboard_gui.diagram.book.paragraphs import Letters, SetLine
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.setup import PAPERS, Margins, Order, PageSetup, Paper
from goboard_gui.go import Crop
from tests.diagram.sheet_cases import LONG, TWO_UNITS, board, body

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from goboard_gui.diagram.book.sheet import Sheet

pytestmark = pytest.mark.usefixtures("qapp")

A4 = PageSetup(page_numbers=False)


def sheets_of(blocks, setup: PageSetup = A4) -> list[Sheet]:
    return list(typeset(blocks, setup))


def boards_on(sheet: Sheet) -> list[SetBoard]:
    return [item for item in sheet.items if isinstance(item, SetBoard)]


def lines_on(sheet: Sheet) -> list[SetLine]:
    return [item for item in sheet.items if isinstance(item, SetLine)]


def text_of(line: SetLine) -> str:
    return "".join(part.text if isinstance(part, Letters) else "o" for part in line.line.parts)


def pitch_of(*blocks, **changes) -> float:
    """The pitch of the first board."""
    return boards_on(sheets_of(blocks, replace(A4, **changes))[0])[0].pitch


def unit(*args, **more) -> Unit:
    return Unit((board(*args, **more),))


def columns_used(sheet: Sheet) -> int:
    return len({round(board.rect.center().x()) for board in boards_on(sheet)})


COLUMNS = {
    "A4": (19, None, "A4", False, 2),
    "A4 lying": (19, None, "A4", True, 3),
    "A5": (19, None, "A5", False, 1),
    "A5 lying": (19, None, "A5", True, 2),
    "A6": (19, None, "A6", False, 1),
    "letter": (19, None, "letter", False, 2),
    "13×13": (13, None, "A4", False, 3),
    "9×9": (9, None, "A4", False, 3),
    "wide": (40, 10, "A4", False, 1),
    "high": (10, 40, "A4", False, 3),
}


@pytest.mark.parametrize(
    ("width", "height", "paper", "lying", "columns"), COLUMNS.values(), ids=COLUMNS
)
def test_columns_are_chosen_so_that_stones_have_a_good_size(width, height, paper, lying, columns):
    setup = replace(A4, paper=PAPERS[paper], landscape=lying)
    sheet = sheets_of([unit(width, height)] * 12, setup)[0]
    assert columns_used(sheet) == columns
    assert 3.2 <= boards_on(sheet)[0].pitch <= 5.5


def test_one_unit_has_the_whole_width_of_the_page():
    (sheet,) = sheets_of([unit()])
    assert boards_on(sheet)[0].rect.center().x() == pytest.approx(A4.width / 2)
    assert boards_on(sheet)[0].pitch == 5.5


def test_columns_that_are_asked_for_are_made_even_if_stones_become_small():
    sheet = sheets_of([unit()] * 12, replace(A4, columns=4))[0]
    assert columns_used(sheet) == 4
    assert boards_on(sheet)[0].pitch < 2


def test_boards_of_all_sizes_share_one_pitch():
    blocks = [unit(19), unit(9), unit(13), unit(19, crop=Crop(0, 0, 5, 5))]
    pitches = {board.pitch for sheet in sheets_of(blocks) for board in boards_on(sheet)}
    assert len(pitches) == 1


def test_a_pitch_of_a_board_is_kept_if_it_fits_and_does_not_bear_on_others():
    assert pitch_of(unit(9, pitch=2.5)) == 2.5
    assert pitch_of(unit(19, pitch=50)) == pytest.approx(180 / 20.5, rel=0.1)
    assert pitch_of(unit(9), unit(19, pitch=1.5)) == pitch_of(unit(9))


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 2), (2, 2), (2, 3), (3, 4), (1, 4)])
@pytest.mark.parametrize("titled", [False, True])
def test_as_many_rows_as_are_asked_for_fit_on_each_page(columns, rows, titled):
    title = [TWO_UNITS[0]] if titled else []
    units = [unit(notes=((Text("A note."),), (Text("Another."),)))] * (columns * rows * 2)
    sheets = sheets_of([*title, *units], replace(A4, columns=columns, rows=rows))
    assert [len(boards_on(sheet)) for sheet in sheets] == [columns * rows] * 2


def test_so_many_rows_and_no_more_stand_on_a_page_down_the_columns_too():
    setup = replace(A4, columns=2, rows=1, order=Order.DOWN)
    sheets = sheets_of([unit(9)] * 5, setup)
    assert [len(boards_on(sheet)) for sheet in sheets] == [2, 2, 1]


@pytest.mark.parametrize("order", Order)
def test_texts_without_boards_are_no_rows(order):
    texts = [Unit((body("A line."),))] * 12
    assert len(sheets_of(texts, replace(A4, columns=1, rows=2, order=order))) == 1


def test_a_board_higher_than_the_page_becomes_smaller():
    (sheet,) = sheets_of([unit(5, 52, pitch=8.0)])
    assert boards_on(sheet)[0].rect.height() <= text_area(A4).height()
    assert boards_on(sheet)[0].pitch < 5.2


def test_units_stand_side_by_side_and_the_next_row_begins_below_the_longest():
    blocks = [Unit((board(), body(LONG * n))) for n in (1, 4, 1, 1)]
    (sheet,) = sheets_of(blocks)
    first, second, third, fourth = boards_on(sheet)
    assert first.y == second.y < third.y == fourth.y
    assert first.x == third.x < second.x == fourth.x
    lowest = max(line.rect.bottom() for line in lines_on(sheet) if line.y < third.y)
    assert third.y > lowest


def test_down_the_columns_the_second_unit_stands_below_the_first():
    (sheet,) = sheets_of([unit(), unit(), unit()], replace(A4, order=Order.DOWN))
    first, second, third = boards_on(sheet)
    assert first.x == second.x < third.x
    assert first.y == third.y < second.y


def test_a_long_comment_goes_on_in_its_column_and_the_next_row_comes_after_it():
    blocks = [Unit((board(), body(LONG * 100))), unit(), unit(), unit()]
    sheets = sheets_of(blocks)
    assert len(boards_on(sheets[0])) == 2
    assert boards_on(sheets[1]) == []
    lines = [line for sheet in sheets for line in lines_on(sheet) if "Figure" not in text_of(line)]
    assert {line.x for line in lines} == {A4.margins.left}
    assert len(boards_on(sheets[-1])) == 2


def test_a_row_whose_boards_do_not_fit_begins_a_page():
    sheets = sheets_of([unit()] * 7)
    assert [len(boards_on(sheet)) for sheet in sheets] == [4, 3] or len(sheets) == 2
    assert boards_on(sheets[1])[0].y == A4.margins.top


@pytest.mark.parametrize("order", Order)
def test_what_is_as_wide_as_the_page_stands_alone_between_the_units(order):
    heading = Paragraph((Text("Game 2"),), Style.HEADING, keep=True, spanning=True)
    setup = replace(A4, order=order)
    first, second = unit(9), unit(9)
    (sheet,) = sheets_of([first, first, heading, second], setup)
    (line,) = (line for line in lines_on(sheet) if text_of(line) == "Game 2")
    *before, after = boards_on(sheet)
    assert max(b.rect.bottom() for b in before) < line.y < after.y


@pytest.mark.parametrize("order", Order)
def test_a_heading_goes_with_the_board_after_it(order):
    heading = Paragraph((Text("Game 2"),), Style.HEADING, keep=True, spanning=True)
    for count in range(1, 40, 2):
        filler = body(*("Line.\n" * count).split("@"), spanning=True)
        sheets = sheets_of([filler, heading, unit()], replace(A4, order=order, columns=1))
        (page,) = (s for s in sheets if any(text_of(t) == "Game 2" for t in lines_on(s)))
        assert boards_on(page)


@pytest.mark.parametrize("order", Order)
def test_paragraphs_between_units_are_a_unit_of_their_own_but_those_that_stay_with_the_next(order):
    texts = [body("One."), body("Two."), body("Three.", keep=True)]
    (sheet,) = sheets_of([*texts, unit(9), unit(9)], replace(A4, columns=2, order=order))
    one, two, three = (line for line in lines_on(sheet) if text_of(line).endswith("."))
    first, second = boards_on(sheet)
    assert one.x == two.x
    assert two.y - one.y < 8
    assert three.y < first.y
    assert three.x < first.rect.center().x()
    assert second.y > first.y


def test_a_page_break_begins_a_page_and_never_makes_an_empty_one():
    blocks = [PageBreak(), unit(9), PageBreak(), PageBreak(), unit(9), PageBreak()]
    sheets = sheets_of(blocks)
    assert [len(boards_on(sheet)) for sheet in sheets] == [1, 1]


@pytest.mark.parametrize("order", Order)
def test_no_line_stands_alone_at_the_foot_or_the_head_of_a_column(order):
    for count in range(1, 8):
        paragraphs = [body(f"{n}\n" * (n % 7 + 1) + "end") for n in range(count, count + 60)]
        sheets = sheets_of([Unit(tuple(paragraphs))], replace(A4, order=order, columns=2))
        columns: dict[tuple[int, float], list[str]] = {}
        for page, sheet in enumerate(sheets):
            for line in lines_on(sheet):
                columns.setdefault((page, line.x), []).append(text_of(line))
        runs = list(columns.values())
        for before, after in pairwise(runs):
            if before[-1] == "end":
                continue
            assert before[-1] == before[-2] == after[0]
            assert after[1] in (after[0], "end")
            size = int(after[0]) % 7 + 2
            assert size >= 4


def test_nothing_is_set_on_no_page():
    assert sheets_of([]) == []
    assert sheets_of([PageBreak(), Unit(()), body(""), Table(())]) == []
    assert pages_of(Book(()), A4).sheets == ()


def test_notes_longer_than_a_page_go_on_on_the_next_one():
    notes = tuple((Text(f"{number}. {LONG}"),) for number in range(150))
    sheets = sheets_of([unit(notes=notes)], replace(A4, columns=2))
    assert len(sheets) > 1
    assert sum(text_of(line).split(".")[0].isdigit() for s in sheets for line in lines_on(s)) == 150
    assert boards_on(sheets[0])


def test_pages_are_numbered_from_where_they_begin():
    book = Book((unit(9), PageBreak(), unit(9)), "Title", "Author", "Running")
    pages = pages_of(book, replace(A4, page_numbers=True, first_page=7))
    assert [text_of(lines_on(sheet)[-1]) for sheet in pages.sheets] == [
        "Running – 7 / 8",
        "Running – 8 / 8",
    ]
    assert (pages.title, pages.author) == ("Title", "Author")


def test_a_footer_has_no_dash_without_a_title_and_a_long_title_is_cut_short():
    setup = replace(A4, page_numbers=True)
    (sheet,) = pages_of(Book((unit(9),)), setup).sheets
    assert text_of(lines_on(sheet)[-1]) == "1 / 1"
    (sheet,) = pages_of(Book((unit(9),), running="Long " * 100), setup).sheets
    footer = lines_on(sheet)[-1]
    assert text_of(footer).endswith("… – 1 / 1")
    assert text_area(setup).left() <= footer.x
    assert footer.rect.right() <= text_area(setup).right()


def test_without_page_numbers_a_page_ends_with_what_is_on_it():
    pages = pages_of(Book((unit(9, caption=""),), running="Running"), A4)
    assert lines_on(pages.sheets[0]) == []


def test_numbers_find_room_where_there_is_no_margin():
    setup = PageSetup(margins=Margins(0, 0, 0, 0))
    for sheet in pages_of(Book((body(LONG * 200),)), setup).sheets:
        *lines, footer = lines_on(sheet)
        assert max(line.rect.bottom() for line in lines) <= footer.y
        assert footer.rect.bottom() <= setup.height


def test_a_footer_is_what_the_phrases_say():
    phrases = ENGLISH._replace(footer="Seite {page} von {pages}: {title}")
    pages = pages_of(Book((unit(9),), running="Buch"), PageSetup(), phrases=phrases)
    assert text_of(lines_on(pages.sheets[0])[-1]) == "Seite 1 von 1: Buch"


def test_pages_know_their_smallest_stone_and_what_cannot_be_read():
    private = "\U0010f123"
    book = Book((unit(9, pitch=2.0), unit(9, pitch=4.0), body(private)))
    pages = pages_of(book, A4)
    assert pages.smallest_stone == 2.0
    assert pages.unreadable == {private}
    assert pages_of(Book((body("Text"),)), A4).smallest_stone is None


def test_setting_goes_on_in_slices_that_tell_how_far_it_is():
    setting = set_pages(Book(tuple([unit(9)] * 40)), A4)
    shares = []
    while True:
        try:
            shares.append(next(setting))
        except StopIteration as stop:
            pages = stop.value
            break
    assert shares == sorted(shares)
    assert len(shares) > 13
    assert shares[-1] == 1.0
    assert pages == pages_of(Book(tuple([unit(9)] * 40)), A4)


def test_sheets_come_before_all_is_set():
    units = [unit(9) for _ in range(50)]
    sheets = typeset(units, A4)
    first = next(sheets)
    assert boards_on(first)
    assert boards_on(first)[0].picture is units[0].blocks[0].picture


def test_narrow_tables_stand_side_by_side_with_the_head_on_each_part_and_page():
    rows = tuple((str(n), "Q16", "D4") for n in range(1, 401))
    sheets = sheets_of([Table(rows, ("No.", "Black", "White"))])
    for sheet in sheets:
        heads = [line for line in lines_on(sheet) if text_of(line) == "No."]
        assert len(heads) > 2
        assert len({line.y for line in heads}) == 1
    numbers = [text_of(t) for s in sheets for t in lines_on(s) if text_of(t).isdigit()]
    assert numbers == [str(n) for n in range(1, 401)]
    last = [line for line in lines_on(sheets[-1]) if text_of(line).isdigit()]
    ends = {line.x: line.y for line in last}.values()
    assert max(ends) - min(ends) < 2 * 6  # the last parts are as even as they can be


def test_a_table_that_is_too_wide_breaks_the_lines_of_its_cells():
    (sheet,) = sheets_of([Table(((LONG, "short", LONG * 2),))])
    assert max(line.rect.right() for line in lines_on(sheet)) <= text_area(A4).right() + 1e-6
    assert sum(text_of(line) == "short" for line in lines_on(sheet)) == 1


def test_a_row_of_a_table_is_not_parted():
    rows = tuple((f"{n}", "one\ntwo\nthree") for n in range(70))
    for sheet in sheets_of([Unit((Table(rows),))]):
        words = [text_of(line) for line in lines_on(sheet) if not text_of(line).isdigit()]
        assert words == ["one", "two", "three"] * (len(words) // 3)


def test_a_sheet_for_one_board_is_as_large_as_it():
    sheet = board_sheet(board(9, caption=""), pitch=6.0, margin=3.0)
    assert sheet.width == pytest.approx(6 * 10.5 + 6, abs=1)
    assert sheet.width == pytest.approx(sheet.height)
    captioned = board_sheet(board(9), pitch=6.0, margin=3.0)
    assert captioned.width == sheet.width
    assert captioned.height > sheet.height


def test_a_caption_wider_than_its_board_widens_the_sheet():
    block = board(19, crop=Crop(0, 0, 2, 2), labelled=False, caption="A caption that is long")
    sheet = board_sheet(block)
    (line,) = lines_on(sheet)
    assert sheet.width == pytest.approx(line.line.width + 4)
    assert boards_on(sheet)[0].rect.center().x() == pytest.approx(sheet.width / 2)


# Random books


PARAGRAPHS = st.builds(
    lambda words, lines, style, keep, spanning: body(
        "word " * words + "\nline" * lines, style=style, keep=keep, spanning=spanning
    ),
    st.integers(0, 200),
    st.integers(0, 9),
    st.sampled_from(Style),
    st.booleans(),
    st.booleans(),
)
BOARDS = st.builds(
    lambda width, height, notes, pitch, crop: board(
        width,
        height,
        notes=((Text("A note to it. " * 8),),) * notes,
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
    gutter=st.floats(2, 30),
    order=st.sampled_from(Order),
    text_size=st.floats(5, 14),
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


def letters(texts) -> int:
    return len("".join("".join(texts).split()))


@settings(max_examples=60)
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


@settings(max_examples=40)
@given(st.lists(BOARDS, max_size=6), SETUPS)
def test_a_caption_is_below_its_board_on_the_same_page(boards, setup):
    for sheet in sheets_of([Unit((block,)) for block in boards], setup):
        starts = [line for line in lines_on(sheet) if text_of(line).startswith("Fig")]
        for placed in boards_on(sheet):
            middle, bottom = placed.rect.center().x(), placed.rect.bottom()
            assert any(
                0 <= line.y - bottom < 3 and abs(line.rect.center().x() - middle) < 0.01
                for line in starts
            )

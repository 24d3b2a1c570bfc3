"""Blocks on pages: columns, rows, and what stays together."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from goboard_gui.diagram.book.blocks import (
    Book,
    ChapterStart,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Paper, UnitOrder
from goboard_gui.diagram.book.typesetting.columns import board_pitch
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.pages import typeset_book, typeset_pages
from goboard_gui.go import Crop
from tests.cases import for_each
from tests.diagram.sheet_cases import (
    A4,
    LONG,
    TWO_UNITS,
    board,
    boards_on,
    body,
    lines_on,
    sheets_of,
    text_of,
    unit,
)

if TYPE_CHECKING:
    from goboard_gui.diagram.book.sheet import Sheet

pytestmark = pytest.mark.usefixtures("qapp")


def pitch_of(*blocks, **changes) -> float:
    """The pitch of the first board."""
    return boards_on(sheets_of(blocks, replace(A4, **changes))[0])[0].pitch


def columns_used(sheet: Sheet) -> int:
    return len({round(board.rect.center().x()) for board in boards_on(sheet)})


COLUMNS = {
    "A4": (19, None, "A4", False, 2),
    "A4 lying": (19, None, "A4", True, 3),
    "A5": (19, None, "A5", False, 1),
    "A5 lying": (19, None, "A5", True, 2),
    "A6": (19, None, "A6", False, 1),
    "letter": (19, None, "letter", False, 2),
    "13×13": (13, None, "A4", False, 2),
    "9×9": (9, None, "A4", False, 3),
    "wide": (40, 10, "A4", False, 1),
    "high": (10, 40, "A4", False, 3),
}


@for_each(("width", "height", "paper", "lying", "columns"), COLUMNS.values(), ids=COLUMNS)
def test_columns_are_chosen_so_that_stones_have_a_good_size(width, height, paper, lying, columns):
    setup = replace(A4, paper=PAPERS[paper], landscape=lying)
    sheet = sheets_of([unit(width, height)] * 12, setup)[0]
    assert columns_used(sheet) == columns
    assert 3.2 <= boards_on(sheet)[0].pitch <= 5.5


def test_one_unit_has_the_whole_width_of_the_page():
    (sheet,) = sheets_of([unit()])
    assert boards_on(sheet)[0].rect.center().x() == pytest.approx(A4.width / 2)


@for_each("paper", PAPERS)
@for_each("count", [1, 12])
def test_stones_are_as_large_whatever_boards_there_are_and_how_many(paper, count):
    setup = replace(A4, paper=PAPERS[paper])
    usual = pitch_of(*[unit(19)] * 4, **{"paper": PAPERS[paper]})
    assert usual == board_pitch(setup)
    for size in (5, 9, 13):
        (pitch,) = {
            placed.pitch
            for sheet in sheets_of([unit(size)] * count, setup)
            for placed in boards_on(sheet)
        }
        assert pitch == usual


@for_each("size", [9, 13, 19])
@for_each("pitch", [2.5, 4.0, 5.0, 8.5])
def test_boards_have_the_pitch_that_is_asked_for_and_as_many_columns_as_fit(size, pitch):
    sheet = sheets_of([unit(size)] * 12, replace(A4, stone_pitch=pitch))[0]
    assert {placed.pitch for placed in boards_on(sheet)} == {pitch}
    column = (A4.text_width + A4.column_gap) / columns_used(sheet) - A4.column_gap
    assert boards_on(sheet)[0].rect.width() <= column


def test_boards_that_do_not_fit_are_as_large_as_they_can_be():
    for columns in (1, 3):
        sheet = sheets_of([unit(19)], replace(A4, columns=columns, stone_pitch=30.0))[0]
        column = (A4.text_width + A4.column_gap) / columns - A4.column_gap
        assert boards_on(sheet)[0].rect.width() == pytest.approx(column, rel=1e-3)


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


@for_each(("columns", "rows"), [(1, 1), (1, 2), (2, 2), (2, 3), (3, 4), (1, 4)])
@for_each("titled", [False, True])
def test_as_many_rows_as_are_asked_for_fit_on_each_page(columns, rows, titled):
    title = [TWO_UNITS[0]] if titled else []
    units = [unit(notes=((InlineText("A note."),), (InlineText("Another."),)))] * (
        columns * rows * 2
    )
    sheets = sheets_of([*title, *units], replace(A4, columns=columns, rows=rows))
    assert [len(boards_on(sheet)) for sheet in sheets] == [columns * rows] * 2


def test_so_many_rows_and_no_more_stand_on_a_page_down_the_columns_too():
    setup = replace(A4, columns=2, rows=1, order=UnitOrder.DOWN)
    sheets = sheets_of([unit(9)] * 5, setup)
    assert [len(boards_on(sheet)) for sheet in sheets] == [2, 2, 1]


@pytest.mark.parametrize("order", UnitOrder)
def test_texts_without_boards_are_no_rows(order):
    texts = [Unit((body("A line."),))] * 12
    assert len(sheets_of(texts, replace(A4, columns=1, rows=2, order=order))) == 1


def test_a_board_higher_than_the_page_becomes_smaller():
    (sheet,) = sheets_of([unit(5, 52, pitch=8.0)])
    assert boards_on(sheet)[0].rect.height() <= text_area(A4).height()
    assert boards_on(sheet)[0].pitch < 5.2


def test_units_stand_side_by_side_and_the_next_row_begins_below_the_longest():
    blocks = [Unit((board(), body(LONG * n))) for n in (1, 4, 1, 1)]
    (sheet,) = sheets_of(blocks, replace(A4, order=UnitOrder.ACROSS))
    first, second, third, fourth = boards_on(sheet)
    assert first.y == second.y < third.y == fourth.y
    assert first.x == third.x < second.x == fourth.x
    lowest = max(line.rect.bottom() for line in lines_on(sheet) if line.y < third.y)
    assert third.y > lowest


def test_down_the_columns_the_second_unit_stands_below_the_first():
    (sheet,) = sheets_of([unit(), unit(), unit()], replace(A4, order=UnitOrder.DOWN))
    first, second, third = boards_on(sheet)
    assert first.x == second.x < third.x
    assert first.y == third.y < second.y


def test_a_long_comment_goes_on_in_its_column_and_the_next_row_comes_after_it():
    blocks = [Unit((board(), body(LONG * 100))), unit(), unit(), unit()]
    sheets = sheets_of(blocks, replace(A4, order=UnitOrder.ACROSS))
    assert len(boards_on(sheets[0])) == 2
    assert boards_on(sheets[1]) == []
    lines = [line for sheet in sheets for line in lines_on(sheet) if "Figure" not in text_of(line)]
    assert {line.x for line in lines} == {A4.margins.left}
    assert len(boards_on(sheets[-1])) == 2


def test_a_row_whose_boards_do_not_fit_begins_a_page():
    sheets = sheets_of([unit()] * 7)
    assert [len(boards_on(sheet)) for sheet in sheets] == [4, 3] or len(sheets) == 2
    assert boards_on(sheets[1])[0].y == A4.margins.top


def test_pages_read_like_a_book_unless_another_order_is_chosen():
    blocks = [Unit((board(), body(LONG * count))) for count in (60, 1, 1, 60, 4)]
    down = sheets_of(blocks, replace(A4, order=UnitOrder.DOWN))
    assert sheets_of(blocks, A4) == down
    assert sheets_of(blocks, replace(A4, order=UnitOrder.ACROSS)) != down


def test_the_columns_of_the_last_page_of_a_game_have_similar_heights():
    (sheet,) = sheets_of([unit(9)] * 4, replace(A4, columns=2))
    assert len({placed.y for placed in boards_on(sheet)}) == 2
    long = Unit((board(), body(LONG * 70)))
    *_, last = sheets_of([long, long], replace(A4, columns=2))
    ends = [max(i.rect.bottom() for i in last.items if i.rect.left() >= x) for x in (0, 105)]
    assert abs(ends[0] - ends[1]) < 15


def test_a_short_comment_is_not_separated_from_its_board_for_columns_of_similar_heights():
    (sheet,) = sheets_of([Unit((board(), body(LONG * 3)))], replace(A4, columns=2))
    (placed,) = boards_on(sheet)
    assert all(line.rect.left() < 105 and line.y > placed.y for line in lines_on(sheet))


def test_a_game_can_begin_below_the_columns_of_another_one():
    heading = Paragraph(
        (InlineText("Game 2"),), ParagraphStyle.HEADING, keep_with_next=True, spanning=True
    )
    (sheet,) = sheets_of([*[unit(9)] * 4, heading, *[unit(9)] * 2], replace(A4, columns=2))
    (line,) = (line for line in lines_on(sheet) if text_of(line) == "Game 2")
    places = boards_on(sheet)
    assert sum(placed.rect.bottom() < line.y for placed in places) == 4
    assert sum(placed.y > line.rect.bottom() for placed in places) == 2


def test_what_is_done_of_a_book_never_becomes_less():
    blocks = [body("A title", spanning=True), *[unit()] * 5, PageBreak(), *[unit()] * 3]
    for order in UnitOrder:
        shares = list(typeset_pages(Book(tuple(blocks)), replace(A4, order=order)))
        assert shares == sorted(shares)
        assert shares[-1] == 1.0


def test_comments_are_not_set_in_columns_too_narrow_for_them():
    commented = [Unit((board(9), body(LONG)))] * 6
    assert columns_used(sheets_of(commented)[0]) == 2
    assert columns_used(sheets_of([unit(9)] * 6)[0]) == 3
    assert columns_used(sheets_of(commented, replace(A4, columns=3))[0]) == 3


@pytest.mark.parametrize("spanning", [False, True])
def test_lines_of_text_are_not_longer_than_the_eye_can_follow(spanning):
    (sheet,) = sheets_of([body(LONG * 5, spanning=spanning)], replace(A4, columns=1))
    *lines, _ = lines_on(sheet)
    assert all(60 <= len(text_of(line)) <= 85 for line in lines)
    left, right = min(line.x for line in lines), max(line.rect.right() for line in lines)
    assert (left + right) / 2 == pytest.approx(A4.width / 2, abs=3)


@pytest.mark.parametrize("order", UnitOrder)
def test_what_is_as_wide_as_the_page_stands_alone_between_the_units(order):
    heading = Paragraph(
        (InlineText("Game 2"),), ParagraphStyle.HEADING, keep_with_next=True, spanning=True
    )
    setup = replace(A4, order=order)
    first, second = unit(9), unit(9)
    (sheet,) = sheets_of([first, first, heading, second], setup)
    (line,) = (line for line in lines_on(sheet) if text_of(line) == "Game 2")
    *before, after = boards_on(sheet)
    assert max(b.rect.bottom() for b in before) < line.y < after.y


@pytest.mark.parametrize("order", UnitOrder)
def test_a_heading_goes_with_the_board_after_it(order):
    heading = Paragraph(
        (InlineText("Game 2"),), ParagraphStyle.HEADING, keep_with_next=True, spanning=True
    )
    for count in range(1, 40, 2):
        filler = body(*("Line.\n" * count).split("@"), spanning=True)
        sheets = sheets_of([filler, heading, unit()], replace(A4, order=order, columns=1))
        (page,) = (s for s in sheets if any(text_of(t) == "Game 2" for t in lines_on(s)))
        assert boards_on(page)


@pytest.mark.parametrize("order", UnitOrder)
def test_paragraphs_between_units_are_a_unit_of_their_own_but_those_that_stay_with_the_next(order):
    texts = [body("One."), body("Two."), body("Three.", keep_with_next=True)]
    (sheet,) = sheets_of([*texts, unit(9), unit(9)], replace(A4, columns=2, order=order))
    one, two, three = (line for line in lines_on(sheet) if text_of(line).endswith("."))
    first, second = boards_on(sheet)
    assert one.x == two.x
    assert two.y - one.y < 8
    assert three.y < first.y
    assert three.x < first.rect.center().x()
    assert second.y > first.y if order is UnitOrder.ACROSS else second.x > first.x


@for_each("order", UnitOrder)
@for_each("first_page", [1, 2])
def test_boards_of_long_comments_are_repeated_on_double_pages_if_wanted(order, first_page):
    blocks = [Unit((board(pitch=4.0), body("\n".join(["Line."] * 300)))), unit(pitch=4.0)]
    setup = replace(A4, columns=2, order=order, first_page=first_page)
    plain, repeating = (sheets_of(blocks, replace(setup, repeat_board=on)) for on in (False, True))
    assert sum(len(boards_on(sheet)) for sheet in plain) == 2
    for number, sheet in enumerate(repeating, first_page):
        small = [placed for placed in boards_on(sheet) if placed.pitch < 4.0]
        goes_on = number > first_page and any(text_of(line) == "Line." for line in lines_on(sheet))
        assert len(small) == (goes_on and number % 2 == 0)
        assert all(placed.y == A4.margins.top for placed in small)
    written = [[text_of(t) for s in sheets for t in lines_on(s)] for sheets in (plain, repeating)]
    assert written[0].count("Line.") == written[1].count("Line.") == 300


def test_boards_are_repeated_on_left_pages_where_games_start_on_the_right():
    game = body("Game", keep_with_next=True, spanning=True, start=ChapterStart("Game", "game"))
    setup = replace(A4, columns=2, repeat_board=True, right_hand_pages=True)
    page_counts = set()
    for count in (60, 200, 300, 420):
        first, long = (
            Unit((board(pitch=4.0), body("\n".join(["Line."] * lines)))) for lines in (count, 300)
        )
        page_counts.add(len(sheets_of([game, first], setup)) % 2)
        blocks = (game, first, PageBreak(), game, long)
        on_the_left = [
            number % 2 == 0
            for number, sheet in enumerate(typeset_book(Book(blocks), setup).sheets, 1)
            for placed in boards_on(sheet)
            if placed.pitch < 4.0
        ]
        assert on_the_left
        assert all(on_the_left)
    assert page_counts == {0, 1}


def test_boards_of_shorter_comments_are_never_repeated():
    blocks = [Unit((board(pitch=4.0), body("\n".join(["Line."] * 30))))] * 20
    sheets = sheets_of(blocks, replace(A4, columns=2, repeat_board=True))
    assert sum(len(boards_on(sheet)) for sheet in sheets) == 20


LYING = replace(A4, paper=PAPERS["A5"], landscape=True, columns=1)
"""Pages on which a board is as high as the page."""


@for_each("lines", [1, 3, 4])
def test_lines_before_a_board_as_high_as_the_page_are_not_alone_on_a_page(lines):
    heading = body(*["Line.\n" * (lines - 1), "Line."], keep_with_next=True, spanning=True)
    first, second = sheets_of([heading, unit(), unit()], LYING)
    assert len(lines_on(first)) == lines + 1
    assert boards_on(first)[0].pitch < boards_on(second)[0].pitch


@for_each("lines", [1, 4, 5, 6, 7])
def test_a_heading_is_not_alone_on_a_page_however_many_lines_it_has(lines):
    text = "\n".join(["Anna – Bert"] * lines)
    heading = body(
        text, style=ParagraphStyle.TITLE, centred=True, spanning=True, keep_with_next=True
    )
    setup = replace(A4, paper=PAPERS["6x9in"], columns=1, stone_pitch=5.5)
    first, *_ = sheets_of([heading, unit(19)], setup)
    assert boards_on(first)


@for_each("lines", [3, 4, 5])
def test_a_long_heading_of_a_small_page_stands_with_a_board_whose_text_is_on_the_next_page(lines):
    text = "\n".join(["Anna – Bert"] * lines)
    heading = body(text, style=ParagraphStyle.TITLE, keep_with_next=True, spanning=True)
    comment = body("Line.\n" * 6 + "Line.")
    setup = replace(A4, paper=PAPERS["A6"], columns=1)
    first, *_ = sheets_of([heading, Unit((board(), comment))], setup)
    assert boards_on(first)


@for_each("lines", [1, 2, 4])
def test_a_heading_with_a_short_introduction_goes_with_the_board_after_it(lines):
    heading = body("Heading", style=ParagraphStyle.TITLE, keep_with_next=True, spanning=True)
    introduction = body("Line.\n" * (lines - 1) + "Line.", spanning=True)
    for height in range(20, 180, 10):
        filler = body("\n".join(["Text."] * (height // 5)))
        sheets = sheets_of([filler, heading, introduction, unit()], replace(A4, columns=1))
        page = next(sheet for sheet in sheets if "Heading" in map(text_of, lines_on(sheet)))
        assert boards_on(page)


def test_a_heading_with_a_long_introduction_may_stand_on_the_page_before_the_board():
    heading = body("Heading", keep_with_next=True, spanning=True)
    introduction = body("Line.\n" * 7 + "Line.", spanning=True)
    filler = body("\n".join(["Text."] * 30))
    first, second = sheets_of([filler, heading, introduction, unit()], replace(A4, columns=1))
    assert "Heading" in map(text_of, lines_on(first))
    assert boards_on(second)


@for_each("lines", [1, 4, 6])
def test_a_board_as_high_as_the_page_leaves_room_for_a_short_text(lines):
    text = body("Line.\n" * (lines - 1) + "Line.")
    (sheet,) = sheets_of([Unit((board(), text))], LYING)
    assert len(lines_on(sheet)) == lines + 1
    (with_long_text, *_) = sheets_of([Unit((board(), body(LONG * 40)))], LYING)
    assert (
        boards_on(with_long_text)[0].pitch > 0.5 * boards_on(sheets_of([unit()], LYING)[0])[0].pitch
    )


def test_the_first_line_of_a_comment_goes_to_the_next_column_if_more_does_not_fit():
    comment = body("First.", continued=True), body("Line.\n" * 3)
    for height in range(100, 125):
        paper = Paper("card", 210, height + 35)
        setup = replace(A4, paper=paper, columns=2)
        for sheet in sheets_of([Unit((board(), *comment))], setup):
            ends = [text_of(line) for line in lines_on(sheet) if line.x < 105]
            assert ends[-1] != "First."


def test_headings_before_more_than_a_page_stand_together():
    headings = [body("Heading", keep_with_next=True, spanning=True) for _ in range(3)]
    long = body("Line.\n" * 60, keep_with_next=True, spanning=True)
    first, *_ = sheets_of([*headings, long, unit()], LYING)
    assert [text_of(line) for line in lines_on(first)][:4] == ["Heading"] * 3 + ["Line."]


def test_a_page_break_begins_a_page_and_never_makes_an_empty_one():
    blocks = [PageBreak(), unit(9), PageBreak(), PageBreak(), unit(9), PageBreak()]
    sheets = sheets_of(blocks)
    assert [len(boards_on(sheet)) for sheet in sheets] == [1, 1]


@pytest.mark.parametrize("order", UnitOrder)
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


@for_each("words", range(25, 60))
def test_no_line_between_line_feeds_stands_alone_at_the_foot_or_the_head_of_a_column(words):
    text = "\n".join(["word " * words] * 60)
    columns: dict[tuple[int, float], list[bool]] = {}
    for page, sheet in enumerate(sheets_of([Unit((body(text),))], replace(A4, columns=2))):
        for line in lines_on(sheet):
            columns.setdefault((page, line.x), []).append(line.line.follows_line_feed)
    runs = list(columns.values())
    assert len(runs) > 1
    for before, after in pairwise(runs):
        assert after[0] or not (before[-1] or after[1])


@pytest.mark.parametrize("words", range(70, 120, 5))
def test_no_page_is_left_empty_before_a_long_title(words):
    title = body("word " * words, style=ParagraphStyle.COVER, keep_with_next=True, spanning=True)
    assert all(sheet.items for sheet in sheets_of([title]))


def test_nothing_is_set_on_no_page():
    assert sheets_of([]) == []
    assert sheets_of([PageBreak(), Unit(()), body(""), Table(())]) == []
    assert typeset_book(Book(()), A4).sheets == ()


def test_notes_longer_than_a_page_go_on_on_the_next_one():
    notes = tuple((InlineText(f"{number}. {LONG}"),) for number in range(150))
    sheets = sheets_of([unit(notes=notes)], replace(A4, columns=2))
    assert len(sheets) > 1
    assert sum(text_of(line).split(".")[0].isdigit() for s in sheets for line in lines_on(s)) == 150
    assert boards_on(sheets[0])

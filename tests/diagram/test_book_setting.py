"""Books as pages: their numbers, what is known of them, tables, and sheets for one board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import (
    Book,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.page_setup import LARGEST_PITCH, PAPERS, Margins, PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.boards import board_sheet
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.pages import typeset, typeset_book, typeset_pages
from goboard_gui.diagram.book.typesetting.tables import RuleLine
from goboard_gui.go import Crop
from tests.diagram.sheet_cases import (
    A4,
    LONG,
    board,
    boards_on,
    body,
    lines_on,
    sheets_of,
    text_of,
    unit,
)

pytestmark = pytest.mark.usefixtures("qapp")

TITLED_FOOTER = "{title} – {page} / {pages}"


def test_pages_are_numbered_from_where_they_begin():
    book = Book((unit(9), PageBreak(), unit(9)), "Title", "Author", "Running")
    pages = typeset_book(book, replace(A4, page_numbers=True, first_page=7))
    assert [text_of(lines_on(sheet)[-1]) for sheet in pages.sheets] == [
        "7 / 8",
        "8 / 8",
    ]
    assert (pages.title, pages.author) == ("Title", "Author")


def test_a_footer_has_no_dash_without_a_title_and_a_long_title_is_cut_short():
    setup, phrases = replace(A4, page_numbers=True), ENGLISH._replace(footer=TITLED_FOOTER)
    (sheet,) = typeset_book(Book((unit(9),)), setup, phrases=phrases).sheets
    assert text_of(lines_on(sheet)[-1]) == "1 / 1"
    book = Book((unit(9),), running_title="Long " * 100)
    (sheet,) = typeset_book(book, setup, phrases=phrases).sheets
    footer = lines_on(sheet)[-1]
    assert text_of(footer).endswith("… – 1 / 1")
    assert text_area(setup).left() <= footer.x
    assert footer.rect.right() <= text_area(setup).right()


def test_a_footer_keeps_13_mm_from_the_edge_where_the_margin_has_room_for_it():
    for bottom, distance in [(PageSetup().margins.bottom, 13.0), (40.0, 18.03), (15.0, 11.07)]:
        setup = PageSetup(margins=Margins(bottom=bottom))
        (sheet,) = typeset_book(Book((unit(9),)), setup).sheets
        footer = lines_on(sheet)[-1]
        assert sheet.height - footer.rect.bottom() == pytest.approx(distance, abs=0.1)
        assert footer.y >= text_area(setup).bottom()


@pytest.mark.parametrize(("centred", "least", "most"), [(True, 0.8, 1.25), (False, 0.0, 0.5)])
def test_no_word_of_a_title_stands_alone_in_its_last_line(centred, least, most):
    words = "Handicap 5 · Komi 0.5 · Japanese rules · Time: 0:22:30 + 5x30 · Black wins by 3 points"
    title = Paragraph((InlineText(words),), ParagraphStyle.SUBTITLE, centred, spanning=True)
    setup = PageSetup(paper=PAPERS["A5"], page_numbers=False)
    (sheet,) = sheets_of([title, unit(9, caption="")], setup)
    first, last = (line.rect.width() for line in lines_on(sheet))
    assert least * first < last < most * first


def test_without_heads_and_page_numbers_a_page_has_only_its_content():
    setup = replace(A4, running_heads=False)
    pages = typeset_book(Book((unit(9, caption=""),), running_title="Running"), setup)
    assert lines_on(pages.sheets[0]) == []


def test_numbers_find_room_where_there_is_no_margin():
    setup = PageSetup(margins=Margins(0, 0, 0, 0))
    for sheet in typeset_book(Book((body(LONG * 200),)), setup).sheets:
        *lines, footer = lines_on(sheet)
        assert max(line.rect.bottom() for line in lines) <= footer.y
        assert footer.rect.bottom() <= setup.height


def test_a_footer_is_what_the_phrases_say():
    phrases = ENGLISH._replace(footer="Seite {page} von {pages}: {title}")
    pages = typeset_book(Book((unit(9),), running_title="Buch"), PageSetup(), phrases=phrases)
    assert text_of(lines_on(pages.sheets[0])[-1]) == "Seite 1 von 1: Buch"


def test_pages_know_their_smallest_pitch_and_what_cannot_be_read():
    private = "\U0010f123"
    book = Book(
        (unit(9, pitch=2.0), PageBreak(), unit(9, pitch=4.0), body(f"a{private}b{private}"))
    )
    pages = typeset_book(book, A4)
    assert pages.smallest_pitch == 2.0
    assert pages.text_warnings == ((1, TextWarning(TextWarningKind.GLYPHS_UNKNOWN, private)),)
    assert typeset_book(Book((body("Text"),)), A4).smallest_pitch is None


def test_large_boards_of_a_book_have_one_line_spacing_below_headings_and_without():
    heading = Paragraph((InlineText("A game"),), ParagraphStyle.TITLE, spanning=True)
    book = Book((unit(19), PageBreak(), heading, unit(19)))
    pages = typeset_book(book, PageSetup(landscape=True, stone_pitch=30.0))
    assert pages.smallest_pitch == pages.largest_pitch
    assert LARGEST_PITCH < pages.largest_pitch < 30


def test_setting_goes_on_in_slices_that_tell_how_far_it_is():
    setting = typeset_pages(Book(tuple([unit(9)] * 40)), A4)
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
    assert pages == typeset_book(Book(tuple([unit(9)] * 40)), A4)


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


def test_the_line_below_the_head_touches_no_letters_in_the_smallest_type():
    narrow = PageSetup(PAPERS["A6"], margins=Margins(0, 0, 0, 0), columns=6, page_numbers=False)
    table = Table((("cell",) * 5,) * 3, ("§",) * 5)
    (sheet,) = sheets_of([Unit((table,))], narrow)
    (rule,) = (item.rect for item in sheet.items if isinstance(item, RuleLine))
    heads = [line.rect for line in lines_on(sheet) if text_of(line) == "§"]
    cells = [line.rect for line in lines_on(sheet) if text_of(line) == "cell"]
    assert max(rect.bottom() for rect in heads) <= rule.top() + 1e-6
    assert rule.bottom() <= min(rect.top() for rect in cells) + 1e-6


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

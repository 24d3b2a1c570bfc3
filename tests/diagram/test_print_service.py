"""Books for print services: what is set for them, and what they may refuse."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book import print_service
from goboard_gui.diagram.book.blocks import Book
from goboard_gui.diagram.book.options import (
    NamingOptions,
    PrintedGame,
    PrintOptions,
    RecordAttachment,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Margins, PageSetup, Paper
from goboard_gui.diagram.book.print_service import REQUIREMENTS, InnerMargin, PrintService
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.service_check import NoticeKind, ServiceNotice, service_notices
from goboard_gui.diagram.book.service_options import adapted_options
from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.book.typesetting.page_marks import MarkKind, PageMark, is_blank
from goboard_gui.diagram.output.pdf import save_pages
from goboard_gui.diagram.theme import LIGHT, PRINT, blended_colour
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.notation import notation
from goboard_gui.record.figures import FixedLengthSplit, PlanOptions
from tests.cases import for_each
from tests.diagram.pdf_content import drawn_on_pages
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

INCH = 25.4
KDP, INGRAM = PrintService.KDP, PrintService.INGRAM
OPTIONS = PrintOptions(
    NamingOptions(notation("western")), setup=PageSetup(Paper("6x9in", 6 * INCH, 9 * INCH))
)
SERVICES = (KDP, INGRAM)


def game(moves: int, comment: str = "Black 1 is a good move.") -> PrintedGame:
    """Return a game of a few moves, each with a comment."""
    points = [f"{chr(97 + i % 9)}{chr(97 + i // 9)}" for i in range(moves)]
    nodes = [f";{'BW'[i % 2]}[{point}]C[{comment}]" for i, point in enumerate(points)]
    tree = read_sgf(f"(;SZ[9]PB[Anna]PW[Berta]{''.join(nodes)})".encode()).games[0]
    return PrintedGame(tree, tree.root)


@for_each(
    ("pages", "inches"),
    [
        *((1, 0.375), (150, 0.375), (151, 0.5), (300, 0.5), (301, 0.625), (500, 0.625)),
        *((501, 0.75), (700, 0.75), (701, 0.875), (5000, 0.875)),
    ],
)
def test_the_margin_at_the_spine_follows_from_the_number_of_pages(pages, inches):
    assert REQUIREMENTS[KDP].inner_margin(pages) == pytest.approx(inches * INCH)
    assert REQUIREMENTS[INGRAM].inner_margin(pages) == pytest.approx(0.5 * INCH)


lengths = st.floats(0, 40)
setups = st.builds(
    PageSetup,
    paper=st.sampled_from(tuple(PAPERS.values())),
    margins=st.builds(Margins, lengths, lengths, lengths, lengths),
    text_size=st.floats(5, 24),
    page_numbers=st.booleans(),
    running_heads=st.booleans(),
)


@given(setups, st.sampled_from(SERVICES), st.integers(0, 1500), st.integers(0, 1500))
def test_a_page_is_adapted_as_far_as_needed_and_more_pages_never_narrow_a_margin(
    setup, service, pages, more
):
    options = replace(OPTIONS, setup=setup)
    adapted = adapted_options(options, service, pages)
    wanted, found = REQUIREMENTS[service], adapted.setup
    assert found.mirrored_margins
    assert found.margins.left >= wanted.inner_margin(pages)
    assert min(found.margins) >= wanted.outer_margin
    assert found.text_size * 0.85 >= 7.0 - 1e-9
    assert all(map(float.__ge__, map(float, found.margins), map(float, setup.margins)))
    assert found.text_size >= setup.text_size
    assert adapted_options(adapted, service, pages) == adapted
    longer = adapted_options(options, service, pages + more).setup.margins
    assert all(one <= other for one, other in zip(found.margins, longer, strict=True))


@for_each("service", SERVICES)
def test_what_is_wide_and_dark_enough_already_stays(service):
    wide = replace(
        OPTIONS,
        setup=replace(
            OPTIONS.setup,
            margins=Margins(30, 30, 30, 30),
            text_size=12.0,
            mirrored_margins=True,
        ),
        attach_record=RecordAttachment.NEVER,
    )
    assert adapted_options(wide, service, 100).setup == wide.setup


@for_each("service", SERVICES)
def test_greys_on_paper_are_at_least_a_tenth_and_lines_three_quarters_of_a_point(service):
    theme = adapted_options(OPTIONS, service, 1).theme
    assert theme.min_line_width == pytest.approx(0.75 * INCH / 72)
    seen = [blended_colour(tint, 1.0, "#ffffff") for tint in theme.tints]
    assert {tint for tint in seen if "#e6e6e6" < tint < "#ffffff"} == set()
    kept = [one for one, other in zip(theme.tints, PRINT.tints, strict=True) if one == other]
    assert len(kept) >= 10


tables = st.lists(
    st.tuples(st.integers(1, 12), st.floats(5, 30)),
    min_size=1,
    max_size=4,
    unique_by=lambda x: x[0],
)


@examples(0.1)
@given(tables, st.integers(1, 12))
def test_pages_are_made_again_until_the_margin_fits_their_number(table, moves):
    steps = sorted(table)
    widest = sorted(margin for _, margin in steps)
    margins = tuple(
        InnerMargin(pages, margin) for (pages, _), margin in zip(steps, widest, strict=True)
    )
    wanted = REQUIREMENTS[KDP]._replace(inner_margins=margins)
    options = replace(
        OPTIONS, service=KDP, setup=PageSetup(PAPERS["A6"], margins=Margins(5, 5, 5, 5))
    )
    with mock.patch.dict(print_service.REQUIREMENTS, {KDP: wanted}):
        made = build_book([game(moves, "A long comment. " * 20)], options)
        needed = wanted.inner_margin(len(made.pages.sheets))
    assert made.done
    assert made.options.setup.margins.left >= needed
    assert made.sheets == list(made.pages.sheets)


@for_each("moves", (2, 5, 12))
def test_the_last_page_for_ingramspark_is_blank_and_their_number_even(moves):
    sheets = build_book([game(moves, "A comment. " * 30)], replace(OPTIONS, service=INGRAM)).sheets
    assert len(sheets) % 2 == 0
    assert is_blank(sheets[-1])
    assert not any(map(is_blank, sheets[:-2]))


@for_each("service", SERVICES)
def test_nothing_on_pages_for_a_service_is_thinner_or_smaller_than_it_asks_for(service, tmp_path):
    options = replace(OPTIONS, service=service, plan=PlanOptions(split=FixedLengthSplit(20)))
    made = build_book([game(40)], options)
    path = tmp_path / "book.pdf"
    save_pages(path, made.pages)
    drawn = [each for page in drawn_on_pages(path) for each in page]
    assert min(each.width for each in drawn if each.width) >= 0.7499
    assert min(each.size for each in drawn if each.size) >= 6.99
    assert {(each.opacity, each.blending) for each in drawn} == {(1.0, "/Normal")}


def pages_of(count: int, *, blanks: range = range(0), size: tuple[float, float] = (152.4, 228.6)):
    sheets = [
        Sheet(*size, (PageMark(MarkKind.BLANK),) if number in blanks else ())
        for number in range(count)
    ]
    return Pages(tuple(sheets))


@for_each(
    ("pages", "changes", "kinds"),
    {
        "a book that meets all": (pages_of(100), {}, []),
        "two blank pages": (pages_of(100, blanks=range(4, 6)), {}, []),
        "three blank pages": (
            pages_of(100, blanks=range(4, 7)),
            {},
            [ServiceNotice(NoticeKind.BLANK_PAGES, "KDP", "3", "2", 5)],
        ),
        "a leaflet": (pages_of(23), {}, [ServiceNotice(NoticeKind.FEW_PAGES, "KDP", "23", "24")]),
        "a fat book": (
            pages_of(829),
            {},
            [ServiceNotice(NoticeKind.MANY_PAGES, "KDP", "829", "828")],
        ),
        "a large page": (
            pages_of(100, size=(297.0, 420.0)),
            {},
            [ServiceNotice(NoticeKind.PAGE_SIZE, "KDP", "297 × 420", "102 × 152 to 216 × 297")],
        ),
        "crop marks": (
            pages_of(100),
            {"setup": PageSetup(crop_marks=True)},
            [ServiceNotice(NoticeKind.CROP_MARKS, "KDP")],
        ),
        "wood": (pages_of(100), {"theme": LIGHT}, [ServiceNotice(NoticeKind.COLOURS, "KDP")]),
    }.values(),
)
def test_what_kdp_may_refuse_is_listed(pages, changes, kinds):
    options = replace(OPTIONS, service=KDP, **changes)
    assert service_notices(pages, Book(()), options) == kinds


def test_ingramspark_is_told_that_the_standard_it_wants_is_not_written():
    notices = service_notices(pages_of(100), Book(()), replace(OPTIONS, service=INGRAM))
    assert [str(notice) for notice in notices] == [
        "IngramSpark: it asks for PDF/X-1a, which is not written"
    ]
    assert service_notices(pages_of(1), Book(()), OPTIONS) == []


@for_each("text", ("שלום", "Anna שלום"))
def test_kdp_may_refuse_books_that_are_read_from_right_to_left(text):
    made = build_book([game(1, text)], replace(OPTIONS, service=KDP))
    kinds = {notice.kind for notice in made.notices}
    assert (NoticeKind.RIGHT_TO_LEFT in kinds) is text.startswith("ש")
    other = build_book([game(1, text)], replace(OPTIONS, service=INGRAM))
    assert NoticeKind.RIGHT_TO_LEFT not in {notice.kind for notice in other.notices}


@for_each(
    ("size", "kinds"),
    [
        ((148.0, 210.0), []),
        ((152.4, 228.6), []),
        ((210.0, 297.0), []),
        ((147.0, 180.0), [NoticeKind.UNUSUAL_SIZE]),
        ((297.0, 420.0), [NoticeKind.PAGE_SIZE]),
    ],
)
def test_ingramspark_offers_some_page_sizes_only(size, kinds):
    notices = service_notices(pages_of(100, size=size), Book(()), replace(OPTIONS, service=INGRAM))
    assert [notice.kind for notice in notices] == [*kinds, NoticeKind.STANDARD]

"""Sizes of paper and margins of books that are bound."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

from goboard_gui.diagram.book.blocks import Book
from goboard_gui.diagram.book.page_setup import (
    PAPERS,
    Margins,
    PageSetup,
    PageSide,
    Paper,
    parse_paper,
)
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.book.typesetting.paragraphs import MarginLine, PlacedLine
from goboard_gui.diagram.output.images import image_steps
from goboard_gui.diagram.output.printer import paper_layout
from goboard_gui.diagram.output.svg import svg_element
from goboard_gui.diagram.units import MM_PER_INCH
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.diagram.sheet_cases import LONG, body, text_of, unit

pytestmark = pytest.mark.usefixtures("qapp")


@for_each(
    ("text", "name", "width", "height"),
    [
        ("A4", "A4", 210.0, 297.0),
        ("LETTER", "letter", 215.9, 279.4),
        ("6x9in", "6x9in", 152.4, 228.6),
        ("5.25×8in", "5.25x8in", 133.35, 203.2),
        ("8.5x11in", "letter", 215.9, 279.4),
        ("148x210mm", "A5", 148.0, 210.0),
        ("15.5x23.5cm", "155x235mm", 155.0, 235.0),
        ("147x210mm", "custom", 147.0, 210.0),
        ("5.06x7.81in", "custom", 128.524, 198.374),
        ("9x6in", "custom", 228.6, 152.4),
    ],
)
def test_a_paper_is_read_by_name_or_size(text, name, width, height):
    paper = parse_paper(text)
    assert paper == Paper(name, width, height)
    assert paper.is_custom is (name == "custom")


@for_each("text", ["A44", "6x9", "6in", "x9in", "6x9xin", "-6x9in", "1e3x9mm", "٦x9in"])
def test_other_texts_are_no_paper(text):
    with pytest.raises(ValueError, match=re.escape(text)):
        parse_paper(text)


@given(st.floats(100, 1200), st.floats(100, 1200))
def test_sizes_of_paper_are_exact_to_a_micrometre(width, height):
    paper = parse_paper(f"{width:.4f}x{height:.4f}mm")
    if paper.is_custom:
        assert (paper.width, paper.height) == (round(width, 4), round(height, 4))
    else:
        assert max(abs(paper.width - width), abs(paper.height - height)) <= 0.06


@for_each("paper", [*PAPERS.values(), Paper("custom", 147.0, 210.0), Paper("custom", 148.0, 211.0)])
def test_no_format_rounds_the_size_of_pages(paper):
    setup = PageSetup(paper)
    (sheet,) = typeset_book(Book((body("Text"),)), setup).sheets
    assert (sheet.width, sheet.height) == (paper.width, paper.height)
    svg = svg_element(sheet)
    sizes = [float(svg.get(side).removesuffix("mm")) for side in ("width", "height")]
    assert sizes == pytest.approx([paper.width, paper.height], abs=0.003)
    dots = run_to_end(image_steps(sheet, 100 / MM_PER_INCH))
    assert dots.width() == round(paper.width / MM_PER_INCH * 100)
    printed = paper_layout(sheet.width, sheet.height).pageSize()
    assert printed.size(QPageSize.Unit.Millimeter) == QSizeF(paper.width, paper.height)


def test_a_size_close_to_a_standard_one_keeps_its_own_size_and_a_standard_one_its_name():
    assert paper_layout(210, 148).pageSize().id() is QPageSize.PageSizeId.A5
    assert paper_layout(210, 148).orientation() is QPageLayout.Orientation.Landscape
    assert paper_layout(147, 210).pageSize().id() is QPageSize.PageSizeId.Custom


MIRRORED = PageSetup(
    PAPERS["6x9in"], margins=Margins(25, 15, 10, 20), mirrored_margins=True, columns=1
)
LONG_BOOK = Book((unit(9), body(LONG * 50), unit(9), body(LONG * 40)), running_title="Book")


def texts_and_boards(sheet) -> QRectF:
    """The rectangle of everything on a page except its head and footer."""
    found = QRectF()
    for item in sheet.items:
        if isinstance(item, PlacedLine | PlacedBoard) and not isinstance(item, MarginLine):
            found |= item.rect
    return found


def test_the_inner_margin_is_on_the_right_of_pages_on_the_left():
    plain = typeset_book(LONG_BOOK, replace(MIRRORED, mirrored_margins=False)).sheets
    mirrored = typeset_book(LONG_BOOK, MIRRORED).sheets
    assert len(mirrored) == len(plain) >= 3
    for number, (sheet, other) in enumerate(zip(mirrored, plain, strict=True), 1):
        moved = 0.0 if number % 2 else -15.0
        rect = texts_and_boards(other).translated(moved, 0.0)
        assert texts_and_boards(sheet).left() == pytest.approx(rect.left())
        assert texts_and_boards(sheet).width() == pytest.approx(rect.width())


@for_each("first_page", [1, 2])
def test_heads_and_page_numbers_are_at_the_outer_edge(first_page):
    sheets = typeset_book(LONG_BOOK, replace(MIRRORED, first_page=first_page)).sheets
    for number, sheet in enumerate(sheets, first_page):
        side = PageSide.of_number(number)
        area = text_area(MIRRORED.on_side(side))
        lines = [item for item in sheet.items if isinstance(item, MarginLine)]
        assert lines
        for item in lines:
            if side is PageSide.LEFT:
                assert item.rect.left() == pytest.approx(area.left()) == 10.0
            else:
                assert item.rect.right() == pytest.approx(area.right()) == 142.4
        assert f"{number} /" in " ".join(map(text_of, lines))


def test_pages_are_on_both_sides_in_turn_whatever_their_numbers():
    pages = typeset_book(
        Book((body("Preface"), *LONG_BOOK.blocks)), replace(MIRRORED, first_page=4)
    ).sheets
    lefts = [round(texts_and_boards(sheet).left()) for sheet in pages[:4]]
    assert lefts[0] == lefts[2]
    assert lefts[1] == lefts[3] == lefts[0] + 15


def test_margins_change_places_only_if_they_are_mirrored():
    left, right = MIRRORED.on_side(PageSide.LEFT), MIRRORED.on_side(PageSide.RIGHT)
    assert (left.margins, right.margins) == (Margins(10, 15, 25, 20), Margins(25, 15, 10, 20))
    plain = replace(MIRRORED, mirrored_margins=False)
    assert plain.on_side(PageSide.LEFT) == plain

"""Type sizes and line spacing of pages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import (
    Book,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
)
from goboard_gui.diagram.book.options import (
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    ProblemOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup, TypeSizes
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine
from goboard_gui.diagram.book.typesetting.styles import Styles
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.diagram.units import MM_PER_POINT
from goboard_gui.notation import notation
from tests.cases import for_each
from tests.diagram.sheet_cases import LONG, body, text_of, unit
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

A5 = PageSetup(PAPERS["A5"], columns=1)
NOTE = (InlineText("55 at 49"),)
BOOK = Book(
    (
        Paragraph((InlineText("Title"),), ParagraphStyle.TITLE, centred=True, spanning=True),
        Paragraph((InlineText("Heading"),), ParagraphStyle.HEADING),
        unit(9, caption="Caption", notes=(NOTE,)),
        body(LONG * 3),
        Table((("Cell",),)),
    )
)
SIZES = TypeSizes(1.5, 30, 15, 12, 6.5)


def lines_of(setup: PageSetup) -> dict[str, PlacedLine]:
    """The lines of the book by their first word, and the further line of the comment."""
    found: dict[str, PlacedLine] = {}
    for sheet in typeset_book(BOOK, setup).sheets:
        for item in sheet.items:
            if isinstance(item, PlacedLine):
                word = text_of(item).split()[0]
                found.setdefault(word if word in WORDS else "further", item)
    return found


WORDS = {"Title", "Heading", "Caption", "55", "Black", "Cell"}


@for_each(
    ("word", "usual", "chosen"),
    [
        ("Title", 18, 30),
        ("Heading", 12, 15),
        ("Caption", 9, 12),
        ("55", 8.6, 6.5),
        ("Black", 10, 10),
        ("Cell", 9.5, 9.5),
    ],
)
def test_sizes_can_be_chosen_and_depend_otherwise_on_that_of_the_text(word, usual, chosen):
    for sizes, points in ((TypeSizes(), usual), (SIZES, chosen)):
        placed = lines_of(replace(A5, text_size=10, sizes=sizes))[word]
        assert placed.line.type.em / MM_PER_POINT == pytest.approx(points)


@for_each("spacing", [1.2, 1.38, 1.6, 2.0])
def test_lines_have_the_chosen_distance_and_stay_within_their_paragraph(spacing):
    found = lines_of(replace(A5, text_size=10, sizes=TypeSizes(spacing)))
    first, second = found["Black"], found["further"]
    assert second.y - first.y == pytest.approx(10 * spacing * MM_PER_POINT)
    kind = first.line.type
    above, below = kind.baseline, kind.leading - kind.baseline
    assert above >= 0.92 * kind.em  # accents on capitals
    assert below >= 0.24 * kind.em  # descenders
    assert found["Title"].line.type.spacing == 1.38


def test_the_usual_sizes_are_those_of_no_choice():
    usual = Styles(9.5)
    same = Styles(9.5, sizes=TypeSizes(1.38, 1.8 * 9.5, 1.2 * 9.5, 0.9 * 9.5, 0.86 * 9.5))
    for style in ParagraphStyle:
        (kind, *spaces), (other, *others) = usual.format_for(style), same.format_for(style)
        assert (kind.em, *spaces) == pytest.approx((other.em, *others))
    assert usual.caption.em == pytest.approx(same.caption.em)
    assert usual.note.em == pytest.approx(same.note.em)


def test_latex_has_the_same_sizes():
    text = to_latex(BOOK, replace(A5, text_size=10, sizes=SIZES)).text
    assert r"\renewcommand{\normalsize}{\fontsize{10pt}{15pt}" in text
    assert r"{\fontsize{30pt}{45pt}\selectfont\bfseries #1" in text
    assert r"{\fontsize{15pt}{22.5pt}\selectfont\bfseries #1" in text
    assert r"\newcommand{\gocaptionsize}{\fontsize{12pt}{18pt}" in text
    assert r"\newcommand{\gonotesize}{\fontsize{6.5pt}{9.75pt}" in text


@for_each("sizes", [TypeSizes(), TypeSizes(2.0, caption=14), TypeSizes(1.2, note=14, title=40)])
def test_problems_fill_their_pages_whatever_the_size_of_captions(sizes):
    trees = [line(f"SZ[9]AB[aa]AW[ba][{at}i]GN[Corner]", "B[ab]") for at in "abcdefghi"]
    options = replace(
        PrintOptions(NamingOptions(notation("western"))).with_document_type(DocumentType.PROBLEMS),
        problems=ProblemOptions(2, 3),
        setup=PageSetup(sizes=sizes),
        title="A Collection of Problems",
    )
    first, *_ = build_book([PrintedGame(tree, tree.root) for tree in trees], options).pages.sheets
    assert sum(isinstance(item, PlacedBoard) for item in first.items) == 6

"""The intermediate document of PDF files, whose pages are divided into fragments."""

from __future__ import annotations

import re
from io import BytesIO

import pikepdf
import pytest

from goboard_gui.diagram.book.blocks import Book
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.output.pdf.fragment_document import divided_content, draw_fragments
from goboard_gui.diagram.output.pdf.plan import plan_document
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.diagram.pdf_structure import all_forms, written_pdf
from tests.diagram.sheet_cases import TWO_UNITS, board

pytestmark = pytest.mark.usefixtures("qapp")

_RESOURCE = re.compile(rb"/[A-Za-z]+\d+")
_OPENING_OR_CLOSING = re.compile(rb"(?<![^\s])[qQ](?![^\s])")


def contents_of(document: bytes) -> list[bytes]:
    """The contents of all fragments; the numbers in names of resources follow from their order."""
    with pikepdf.open(BytesIO(document)) as pdf:
        pages = [page.Contents.read_bytes() for page in pdf.pages]
    return [numbered(part) for page in pages for part in divided_content(page)]


def numbered(content: bytes) -> bytes:
    numbers: dict[bytes, int] = {}
    return _RESOURCE.sub(lambda name: b"/%d" % numbers.setdefault(name[0], len(numbers)), content)


@for_each("theme", [PRINT, LIGHT], ids=["print", "light"])
def test_a_fragment_is_drawn_alike_on_a_page_of_its_own_and_after_others(theme):
    plan = run_to_end(plan_document(typeset_book(Book(TWO_UNITS), PageSetup(), theme=theme)))
    fragments = [[part.fragment for part in page.fragments] for page in plan.pages]
    drawn = contents_of(run_to_end(draw_fragments(plan.pages, fragments)))
    alone = [[fragment] for on_page in fragments for fragment in on_page]
    assert len(drawn) > len(fragments)
    assert drawn == contents_of(run_to_end(draw_fragments(plan.pages, alone)))
    for content in drawn:
        depth = 0
        for sign in _OPENING_OR_CLOSING.findall(content):
            depth += 1 if sign == b"q" else -1
            assert depth >= 0
        assert depth == 0


def test_the_circles_of_all_stones_are_equal_so_that_they_compress_well():
    pdf = written_pdf(typeset_book(Book((board(19, moves=60),)), PageSetup()))
    (position,) = (form for form in all_forms(pdf) if form.read_bytes().count(b" c\n") >= 60)
    curves = re.findall(rb"(?m)^.* c$", position.read_bytes())
    assert len(curves) >= 60 * 4
    assert len({*curves}) == 4

"""The typeface of text on pages, and the fonts that replace it character by character."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import Book, InlineText, Paragraph, ParagraphStyle
from goboard_gui.diagram.book.page_setup import PageSetup, Typeface
from goboard_gui.diagram.book.typesetting.pages import typeset, typeset_book
from goboard_gui.diagram.book.typesetting.styles import Styles
from goboard_gui.diagram.output.pdf import save_pages
from tests.cases import for_each
from tests.diagram.output_cases import told
from tests.diagram.sheet_cases import A4, body, lines_on, text_of

pytestmark = pytest.mark.usefixtures("qapp")

WORDS = "The office is difficult: affluent flies, waffle, fjord. AV To We, 1234567890"
SYMBOLS = "△ ♥ ① ☆ ✓"
"""Characters that the typeface for books lacks, and DejaVu has."""


def fonts_in(path) -> set[str]:
    """Return the names of the fonts in a PDF, without the tags of subsets."""
    lines = told("pdffonts", path).splitlines()[2:]
    assert all(line.split()[-5] == "yes" for line in lines), lines  # embedded
    return {line.split()[0].rpartition("+")[2] for line in lines}


def saved(path, *blocks, setup=A4):
    save_pages(path, typeset_book(Book(blocks), setup))
    return path


@for_each(
    ("typeface", "family"),
    [(Typeface.BOOK, "GoboardBook"), (Typeface.DEJAVU, "GoboardSerif")],
)
def test_headings_and_text_are_in_the_typeface_of_the_page_setup(tmp_path, typeface, family):
    text = (
        InlineText("plain "),
        InlineText("bold ", bold=True),
        InlineText("slanted", italic=True),
    )
    heading = Paragraph((InlineText("Heading"),), ParagraphStyle.HEADING)
    setup = replace(A4, typeface=typeface)
    path = saved(tmp_path / f"{family}.pdf", heading, Paragraph(text), setup=setup)
    assert fonts_in(path) == {f"{family}-{face}" for face in ("Regular", "Bold", "Italic")}


def test_words_with_f_are_found_in_a_document(tmp_path):
    text = told("pdftotext", saved(tmp_path / "book.pdf", body(WORDS)), "-")
    assert " ".join(text.split()) == WORDS


def test_characters_that_the_typeface_lacks_are_those_of_dejavu(tmp_path):
    path = saved(tmp_path / "book.pdf", body(f"{SYMBOLS} a"))
    assert fonts_in(path) == {"GoboardBook-Regular", "GoboardSerif-Regular", "GoboardSans-Regular"}
    assert set(re.findall(r"\S", told("pdftotext", path, "-"))) == {*SYMBOLS.replace(" ", ""), "a"}


_CODE = """
import sys
from pathlib import Path
from goboard_gui.diagram.book.blocks import Book, InlineText, Paragraph
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.output.pdf import save_pages
book = Book((Paragraph((InlineText(sys.argv[2]),)),))
save_pages(Path(sys.argv[1]), typeset_book(book, PageSetup()))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not use fontconfig")
def test_a_machine_without_fonts_prints_the_same_as_this_one(tmp_path):
    text, config = f"{WORDS} {SYMBOLS}", tmp_path / "fonts.conf"
    config.write_text(f"<fontconfig><dir>{tmp_path}/none</dir></fontconfig>", "utf-8")
    here, bare = tmp_path / "here.pdf", tmp_path / "bare.pdf"
    saved(here, Paragraph((InlineText(text),)), setup=PageSetup())
    command = [sys.executable, "-c", _CODE, str(bare), text]
    subprocess.run(command, check=True, env={**os.environ, "FONTCONFIG_FILE": str(config)})
    pages = []
    for path in (here, bare):
        told("pdftoppm", "-r", "100", "-singlefile", "-png", path, path.with_suffix(""))
        pages.append((fonts_in(path), path.with_suffix(".png").read_bytes()))
    assert pages[0] == pages[1]


@for_each("typeface", list(Typeface))
def test_full_lines_have_about_80_characters(typeface):
    setup = replace(A4, columns=1, typeface=typeface)
    (sheet,) = typeset([body("the corner is alive and Black takes the outside " * 60)], setup)
    lengths = [len(text_of(line)) for line in lines_on(sheet)[:-1]]
    assert 70 < sum(lengths) / len(lengths) < 90


def test_text_in_the_typeface_for_books_is_narrower():
    widths = [Styles(10, each).cell.text_width(WORDS) for each in (Typeface.BOOK, Typeface.DEJAVU)]
    assert 0.8 < widths[0] / widths[1] < 0.95

"""Figures as separate files, and the JSON file with their texts."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import figure_book_steps
from goboard_gui.diagram.book.blocks import (
    AlternativeText,
    BoardBlock,
    Book,
    Contents,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.options import (
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.output.book_files import OutputOptions, separate_paths, write_book
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import PICTURE_FORMATS
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.separate_figures import (
    captions_data,
    separate_figures,
    separate_sheets,
)
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.notation import notation
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board
from tests.diagram.output_cases import told
from tests.format_cases import SIGNATURES

pytestmark = pytest.mark.usefixtures("qapp")

OPTIONS = PrintOptions(NamingOptions(notation("western")))
SEPARATE = OutputOptions(ImageOptions(width=120), separate=True)


def text(words: str, style: ParagraphStyle = ParagraphStyle.BODY) -> Paragraph:
    return Paragraph((InlineText(words),), style)


def board(number: int, size: int = 9, pitch: float | None = None) -> BoardBlock:
    picture = Picture(empty_board(size), {Point(4, 4): Cell(Colour.BLACK, label="1")})
    notes = ((InlineText("5 at "), InlineStone(Colour.WHITE, "3")),)
    caption = f"Figure {number}"
    alt_text = AlternativeText(f"{caption}.", f"{caption}. Moves: …")
    return BoardBlock(picture, (InlineText(caption),), notes, pitch=pitch, alt_text=alt_text)


BOOK = Book(
    (
        text("Anna – Berta", ParagraphStyle.TITLE),
        Unit((board(1, 19), text("One."), text("Two."))),
        PageBreak(),
        text("Clara – Dora", ParagraphStyle.TITLE),
        Unit((text("Before."), board(2), text("Größe 16の四"), board(3, pitch=2.0), text("Last."))),
        Table((("1", "Q16"), ("2", "D4")), ("Move", "Point")),
    ),
    "Two games",
    "Somebody",
)


def captions(book: Book, path) -> dict:
    return json.loads(captions_data(book, path).decode("utf-8"))


def test_the_texts_of_figures_are_in_reading_order(tmp_path):
    assert captions(BOOK, tmp_path / "f.pdf") == {
        "title": "Two games",
        "author": "Somebody",
        "figures": [
            {
                "file": "f-001.pdf",
                "caption": "Figure 1",
                "description": "Figure 1. Moves: …",
                "notes": ["5 at 3"],
                "before": ["Anna – Berta"],
                "comments": ["One.", "Two."],
            },
            {
                "file": "f-002.pdf",
                "caption": "Figure 2",
                "description": "Figure 2. Moves: …",
                "notes": ["5 at 3"],
                "before": ["Clara – Dora", "Before."],
                "comments": ["Größe 16の四"],
            },
            {
                "file": "f-003.pdf",
                "caption": "Figure 3",
                "description": "Figure 3. Moves: …",
                "notes": ["5 at 3"],
                "before": [],
                "comments": ["Last."],
            },
        ],
        "after": ["Move, Point", "1, Q16", "2, D4"],
    }


WORDS = st.text(st.characters(exclude_characters="\0"), min_size=1, max_size=8)
PARTS = st.one_of(WORDS.map(text), st.integers(1, 9).map(board))
BLOCKS = st.one_of(
    WORDS.map(text),
    st.lists(PARTS, max_size=4).map(tuple).map(Unit),
    st.builds(PageBreak),
    st.just(Contents("Contents")),
)


@given(st.lists(BLOCKS, max_size=8))
def test_every_text_of_a_book_is_listed_once_and_in_its_order(blocks):
    parts = [
        part
        for block in blocks
        for part in (block.blocks if isinstance(block, Unit) else (block,))
        if isinstance(part, BoardBlock | Paragraph)
    ]
    wanted = [part if isinstance(part, BoardBlock) else part.inline[0].text for part in parts]
    figures, after = separate_figures(Book(tuple(blocks)))
    listed = [
        each
        for before, it, comments in figures_in_order(figures)
        for each in (*before, it, *comments)
    ]
    assert [*listed, *after] == wanted


def figures_in_order(figures):
    return [(figure.before, figure.board, figure.comments) for figure in figures]


@for_each("known", PICTURE_FORMATS)
def test_each_board_is_a_file_and_the_texts_come_last(tmp_path, known):
    path = tmp_path / f"f{known.extension}"
    progress = list(write_book(path, BOOK, OPTIONS, SEPARATE))
    names = [step.file.name for step in progress]
    wanted = [f"f-00{number}{known.extension}" for number in (1, 2, 3)]
    assert names == [*wanted, "captions.json"]
    assert [file.name for file in separate_paths(path, 3)] == names
    assert progress[-1].done == progress[-1].total == 4
    for name in wanted:
        assert (tmp_path / name).read_bytes().startswith(SIGNATURES[known])
    listed = json.loads((tmp_path / "captions.json").read_text("utf-8"))["figures"]
    assert [figure["file"] for figure in listed] == wanted


def test_one_figure_has_the_name_that_was_asked_for(tmp_path):
    path, book = tmp_path / "f.pdf", Book((Unit((board(1),)),))
    assert [step.file for step in write_book(path, book, OPTIONS, SEPARATE)] == separate_paths(
        path, 1
    )
    assert sorted(file.name for file in tmp_path.iterdir()) == ["captions.json", "f.pdf"]


def sheet_items(book: Book, path, options=OPTIONS, **wanted):
    return [sheet.items for _, sheet, _ in separate_sheets(path, book, options, **wanted)]


@for_each("pitch", [None, 3.3])
def test_stones_have_one_size_on_all_boards(tmp_path, pitch):
    options = replace(OPTIONS, setup=PageSetup(stone_pitch=pitch))
    pitches = {items[0].pitch for items in sheet_items(BOOK, tmp_path / "f.pdf", options)}
    assert len(pitches) == 1
    assert pitch in (None, *pitches)


@pytest.mark.parametrize(
    ("shown", "lines"), [((True, True), 2), ((True, False), 1), ((False, False), 0)]
)
def test_texts_below_boards_are_those_of_the_options(tmp_path, shown, lines):
    options = replace(OPTIONS, captions=shown[0], notes=shown[1])
    found = sheet_items(BOOK, tmp_path / "f.pdf", options)
    assert [len(items) - 1 for items in found] == [lines] * 3


def test_text_in_pdf_can_be_outlines(tmp_path):
    for outlines in (False, True):
        output = SEPARATE._replace(outlines=outlines)
        for _ in write_book(tmp_path / "f.pdf", BOOK, OPTIONS, output):
            pass
        words = told("pdftotext", tmp_path / "f-001.pdf", "-").split()
        fonts = told("pdffonts", tmp_path / "f-001.pdf").splitlines()[2:]
        assert (words == [], fonts == []) == (outlines, outlines)


def test_outlines_look_like_the_text_that_they_replace(tmp_path):
    inked = []
    for outlines in (False, True):
        output = SEPARATE._replace(outlines=outlines)
        for _ in write_book(tmp_path / "f.pdf", BOOK, OPTIONS, output):
            pass
        told("pdftoppm", "-r", "72", "-gray", tmp_path / "f-001.pdf", tmp_path / "page")
        header, pixels = re.fullmatch(
            rb"(P5\s+\d+\s+\d+\s+255\s)(.*)", (tmp_path / "page-1.pgm").read_bytes(), re.DOTALL
        ).groups()
        inked.append((header, sum(255 - pixel for pixel in pixels)))
    (one, ink), (other, outlined) = inked
    assert one == other
    assert outlined == pytest.approx(ink, rel=0.02)


def test_other_formats_and_true_size_boards_have_no_separate_figures(tmp_path):
    for name, material in (
        ("f.html", DocumentType.GAME),
        ("f.txt", DocumentType.GAME),
        ("f.pdf", DocumentType.BOARD),
        ("f.pdf", DocumentType.MOVES),
    ):
        assert not SEPARATE.separates_figures(tmp_path / name, material)
    assert not OutputOptions().separates_figures(tmp_path / "f.pdf", DocumentType.GAME)


def test_a_book_without_boards_is_refused(tmp_path):
    with pytest.raises(ExportError, match="no pictures"):
        list(write_book(tmp_path / "f.pdf", Book((text("Words."),)), OPTIONS, SEPARATE))
    assert list(tmp_path.iterdir()) == []


def test_the_texts_are_complete_whatever_is_printed_below_boards(tmp_path):
    tree = read_sgf(b"(;SZ[9]PB[Anna]PW[Berta];B[aa]C[A comment.];W[ba];B[])").games[0]
    options = replace(
        OPTIONS, captions=False, notes=False, title_page=True, contents=True, title="Title"
    )
    book = run_to_end(figure_book_steps([PrintedGame(tree, tree.root)], options))
    found = captions(book, tmp_path / "f.svg")
    assert found["title"] == "Title"
    (figure,) = found["figures"]
    assert figure["file"] == "f.svg"
    assert figure["caption"] == "Figure 1 (1–3)"
    assert figure["notes"] == ["Black\N{NO-BREAK SPACE}3: pass"]
    assert figure["before"][0] == "●\N{NO-BREAK SPACE}Anna – ○\N{NO-BREAK SPACE}Berta"
    assert figure["comments"] == ["1: A comment."]

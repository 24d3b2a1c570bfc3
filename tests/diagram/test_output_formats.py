from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.blocks import (
    Attachment,
    BoardBlock,
    Book,
    InlineStone,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    find_board_blocks,
)
from goboard_gui.diagram.book.options import (
    BoardTextStyle,
    DocumentType,
    NamingOptions,
    PrintOptions,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.output.book_files import (
    OutputOptions,
    output_paths,
    write_book,
)
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import FORMATS, IMAGE_FORMATS, format_for
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.unsupported import UnsupportedFeature, UnsupportedNotice
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.go import Colour, Point
from goboard_gui.notation import notation
from tests.diagram.diagram_cases import empty_board
from tests.diagram.output_cases import Box, told
from tests.format_cases import SIGNATURES

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = PrintOptions(NamingOptions(notation("western")))
PICTURE = Picture(empty_board(9), {Point(4, 4): Cell(Colour.BLACK, label="1")})
TITLE = Paragraph((InlineText("A short game"),), ParagraphStyle.TITLE)


def unit(number: int) -> Unit:
    comment = Paragraph((InlineStone(Colour.BLACK, "1"), InlineText(f": comment {number}")))
    return Unit(
        (
            BoardBlock(PICTURE, (InlineText(f"Figure {number}"),), ((InlineText("5 at 3"),),)),
            comment,
        )
    )


BOOK = Book(
    (TITLE, unit(1), unit(2)), "A short game", attachments=(Attachment("a.sgf", b"(;)", ""),)
)
SMALL = OutputOptions(ImageOptions(width=120))


def written(path, book=BOOK, edition=EDITION, options=SMALL, pages=None) -> list[str]:
    """The names of the files that were written, each of which is told."""
    progress = list(write_book(path, book, edition, options, pages))
    names = [step.file.name for step in progress if step.file is not None]
    assert sorted(names) == sorted(file.name for file in path.parent.iterdir())
    assert progress[-1].done == progress[-1].total > 0
    counted = [step.done for step in progress if step.total]
    assert counted == sorted(counted)
    return names


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.extension)
def test_a_book_is_written_in_every_format(tmp_path, known):
    names = written(tmp_path / f"book{known.extension.upper()}")
    if known in IMAGE_FORMATS:
        assert names == [f"book-00{number}{known.extension.upper()}" for number in (1, 2)]
    else:
        assert names == [f"book{known.extension.upper()}"]
    for file in tmp_path.iterdir():
        assert file.read_bytes().startswith(SIGNATURES[known] or b"A short game")


@pytest.mark.parametrize("name", ["book.doc", "book", "book.PDFX"])
def test_other_formats_are_refused_before_anything_is_done(tmp_path, name):
    with pytest.raises(ExportError, match=r"(supported: |must end in one of )\.pdf, \.svg"):
        write_book(tmp_path / name, BOOK, EDITION)
    with pytest.raises(ExportError, match=re.escape(name)):
        format_for(tmp_path / name)


def test_one_board_has_the_name_asked_for(tmp_path):
    assert written(tmp_path / "one.svg", Book((TITLE, unit(1)))) == ["one.svg"]
    assert "<title>Figure 1</title>" in (tmp_path / "one.svg").read_text()


@pytest.mark.parametrize("blocks", [(TITLE, unit(1), unit(2)), (TITLE, Table((("1", "D4"),)))])
@pytest.mark.parametrize("pages", [True, False])
def test_pictures_are_of_pages_if_wanted_or_without_boards(tmp_path, blocks, pages):
    book, options = Book(blocks), SMALL._replace(pages=pages)
    boards = list(find_board_blocks(book.blocks))
    names = written(tmp_path / "book.png", book, options=options)
    if boards and not pages:
        assert len(names) == len(boards)
        return
    assert names == ["book.png"]
    image = QImage(str(tmp_path / "book.png"))
    assert image.height() / image.width() == pytest.approx(297 / 210, abs=0.01)


def test_pages_that_are_set_already_are_not_set_again(tmp_path):
    pages = Pages((Sheet(50, 50, (Box(10, 10, 10, 10),)),) * 3)
    board = replace(EDITION, material=DocumentType.BOARD)
    assert len(written(tmp_path / "real.png", BOOK, board, pages=pages)) == 3
    for file in tmp_path.iterdir():
        file.unlink()
    written(tmp_path / "real.pdf", BOOK, pages=pages)
    assert "Pages:           3" in told("pdfinfo", tmp_path / "real.pdf")


@pytest.mark.parametrize("whole_pages", [True, False])
@pytest.mark.parametrize(("background", "share"), [(None, 0.9), ("#ffffff", 0.0)])
def test_pictures_without_a_ground_are_of_bare_boards(tmp_path, whole_pages, background, share):
    book, landscape = Book((unit(1),)), PageSetup(columns=1, stone_pitch=20)
    edition = replace(EDITION, setup=landscape)
    options = OutputOptions(ImageOptions(background, width=700), pages=whole_pages)
    pages = typeset_book(book, landscape)
    list(write_book(tmp_path / "board.png", book, edition, options, pages))
    image = QImage(str(tmp_path / "board.png")).convertToFormat(QImage.Format.Format_Alpha8)
    alphas = bytes(image.constBits())
    assert alphas.count(0) / len(alphas) >= share
    assert (0 in alphas) is (share > 0)


def test_a_pdf_has_its_comments_and_files(tmp_path):
    written(tmp_path / "book.pdf")
    text = told("pdftotext", tmp_path / "book.pdf", "-")
    assert "Figure 2" in text
    assert "comment 1" in text
    assert "a.sgf" in told("pdfdetach", "-list", tmp_path / "book.pdf")


def test_text_is_plain_or_that_of_sensei_s_library(tmp_path):
    written(tmp_path / "book.txt")
    assert "$$" not in (tmp_path / "book.txt").read_text()
    written(tmp_path / "book.txt", options=OutputOptions(diagrams=BoardTextStyle.SENSEI))
    assert "$$" in (tmp_path / "book.txt").read_text()


def test_html_has_its_language_and_latex_says_what_it_lacks(tmp_path):
    list(write_book(tmp_path / "book.html", BOOK, EDITION, OutputOptions(language="de")))
    assert '<html lang="de">' in (tmp_path / "book.html").read_text()
    squares = empty_board(8)._replace(dark_squares=frozenset({Point(0, 7)}))
    book = Book((Unit((BoardBlock(Picture(squares), (InlineText("Draughts"),)),)),))
    german = replace(EDITION, phrases=ENGLISH._replace(not_drawn="Nicht mit LaTeX."))
    *_, last = write_book(tmp_path / "book.tex", book, german)
    assert last.unsupported == (UnsupportedNotice(UnsupportedFeature.SQUARES, "Draughts"),)
    assert r"\gomissing{Nicht mit LaTeX.}" in (tmp_path / "book.tex").read_text()


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.extension)
def test_whoever_closes_the_writing_leaves_what_was_there(tmp_path, known):
    path = tmp_path / f"book{known.extension}"
    path.write_bytes(b"old")
    writing = write_book(path, BOOK, EDITION, SMALL)
    next(writing)
    writing.close()
    assert path.read_bytes() == b"old"
    others = [file for file in tmp_path.iterdir() if file != path]
    assert [file.name for file in others] == (
        [f"book-001{known.extension}"] if known in IMAGE_FORMATS else []
    )


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.extension)
def test_what_cannot_be_written_is_told_by_its_name(tmp_path, known):
    path = tmp_path / "lost" / f"book{known.extension}"
    with pytest.raises(ExportError, match="No such file") as caught:
        list(write_book(path, BOOK, EDITION, SMALL))
    assert caught.value.path.parent == path.parent
    assert not list(tmp_path.iterdir())


def test_the_files_of_several_pictures_are_known_before(tmp_path):
    path = tmp_path / "book.svg"
    assert output_paths(path, 1) == [path]
    assert [file.name for file in output_paths(path, 2)] == ["book-001.svg", "book-002.svg"]


@pytest.mark.parametrize("extension", [".pdf", ".svg", ".png"])
def test_a_book_of_nothing_is_no_file(tmp_path, extension):
    with pytest.raises(ExportError, match=r"there are no (pages|pictures) to save"):
        list(write_book(tmp_path / f"book{extension}", Book(()), EDITION, SMALL))
    assert not list(tmp_path.iterdir())

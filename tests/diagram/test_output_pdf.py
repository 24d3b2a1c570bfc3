from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.blocks import Attachment
from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.pdf import save_pages, write_pages
from tests.diagram.output_cases import Box, board_sheet, numbered_picture, text_item, told

pytestmark = pytest.mark.usefixtures("qapp")

A5, SLIDE = (148.0, 210.0), (200.0, 100.0)
SHEETS = (
    Sheet(*A5, (text_item("Figure 1 (1–50)", 70, 100), text_item("16の四", 70, 120))),
    Sheet(*SLIDE, (*board_sheet(numbered_picture()).items, text_item("Größe", 120, 90))),
)
RECORD = Attachment("Größe 1.sgf", b"(;B[aa]\r\n\x00\xff)", "application/x-go-sgf")


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "book.pdf"
    save_pages(file, Pages(SHEETS, "A title – 題", "Somebody", (RECORD,)))
    return file


def test_each_sheet_is_a_page_of_its_size(file):
    sizes = re.findall(r"Page +\d size: +([\d.]+) x ([\d.]+) pts", told("pdfinfo", "-l", "9", file))
    expected = [[side / 25.4 * 72 for side in size] for size in (A5, SLIDE)]
    assert [list(map(float, size)) for size in sizes] == [pytest.approx(e, abs=1) for e in expected]


def test_the_document_says_what_it_is_and_who_made_it(file):
    info = dict(re.findall(r"^(\w+): +(.*)$", told("pdfinfo", file), re.MULTILINE))
    assert info["Title"] == "A title – 題"
    assert info["Author"] == "Somebody"
    assert info["Creator"] == "Goboard"


def test_all_text_can_be_found_in_fonts_that_come_with_it(file):
    words = told("pdftotext", file, "-").split()
    assert {"Figure", "(1–50)", "16の四", "Größe", "25"} <= set(words)
    fonts = told("pdffonts", file).splitlines()[2:]
    assert fonts
    for font in fonts:
        embedded, _, unicode = font.split()[-5:-2]
        assert (embedded, unicode) == ("yes", "yes")


def test_nothing_is_an_image(file):
    assert len(told("pdfimages", "-list", file).splitlines()) == 2  # the heading


def test_the_files_in_it_can_be_taken_out(file, tmp_path):
    told("pdfdetach", "-saveall", "-o", tmp_path, file)
    assert (tmp_path / RECORD.name).read_bytes() == RECORD.data


def test_what_is_drawn_lies_where_it_should_in_millimetres(tmp_path):
    file = tmp_path / "boxes.pdf"
    save_pages(file, Pages((Sheet(100, 50), Sheet(100, 50, (Box(25, 10, 50, 30),)))))
    told("pdftoppm", "-r", "254", "-f", "2", "-png", file, tmp_path / "page")
    image = QImage(str(tmp_path / "page-2.png"))
    inside = {(252, 102), (748, 398)}
    outside = {(247, 102), (252, 97), (753, 398), (748, 403)}
    assert {image.pixelColor(*place).name() for place in inside} == {"#0000ff"}
    assert {image.pixelColor(*place).name() for place in outside} == {"#ffffff"}


def test_pages_are_told_and_the_file_is_there_after_the_last(tmp_path):
    file = tmp_path / "book.pdf"
    writing = write_pages(file, Pages(SHEETS))
    told = []
    for done in writing:
        told.append(done)
        assert not file.exists()
    assert list(dict.fromkeys(told)) == [0, 1, 2]
    assert told == sorted(told)
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("done", [0, 1, 2])
def test_whoever_closes_the_writing_keeps_what_was_there(tmp_path, done):
    file = tmp_path / "book.pdf"
    file.write_bytes(b"old")
    writing = write_pages(file, Pages(SHEETS))
    for _ in range(done):
        next(writing)
    writing.close()
    assert [path.name for path in tmp_path.iterdir()] == ["book.pdf"]
    assert file.read_bytes() == b"old"


def test_a_failing_sheet_leaves_what_was_there(tmp_path):
    class Broken:
        def draw(self, qp):
            raise RuntimeError("broken")

    file = tmp_path / "book.pdf"
    file.write_bytes(b"old")
    with pytest.raises(RuntimeError, match="broken"):
        save_pages(file, Pages((*SHEETS, Sheet(10, 10, (Broken(),)))))
    assert file.read_bytes() == b"old"


def test_a_book_without_pages_is_refused(tmp_path):
    with pytest.raises(ExportError, match="no page"):
        save_pages(tmp_path / "book.pdf", Pages(()))


def test_a_folder_of_the_name_is_told(tmp_path):
    with pytest.raises(ExportError, match=re.escape(f"{tmp_path}: Is a directory")) as caught:
        save_pages(tmp_path, Pages(SHEETS))
    assert caught.value.path == tmp_path
    assert list(tmp_path.iterdir()) == []

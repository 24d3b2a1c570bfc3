from __future__ import annotations

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pikepdf
import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.blocks import Attachment
from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.pdf import PdfProfile, save_pages, write_pages
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


def test_a_page_is_exactly_as_large_as_its_sheet(file):
    with pikepdf.open(file) as pdf:
        boxes = [(page.MediaBox, page.TrimBox) for page in pdf.pages]
        for (width, height), (media, trim) in zip((A5, SLIDE), boxes, strict=True):
            assert media == trim
            wanted = [0, 0, width / 25.4 * 72, height / 25.4 * 72]
            assert list(map(float, media)) == pytest.approx(wanted, abs=0.001)


def test_with_a_fixed_clock_the_same_pages_are_the_same_bytes(tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    files = []
    for number in range(2):
        files.append(tmp_path / f"{number}.pdf")
        save_pages(files[-1], Pages(SHEETS, "A title", "Somebody", (RECORD,)))
    one, other = (file.read_bytes() for file in files)
    assert one == other
    with pikepdf.open(files[0]) as pdf:
        assert pdf.docinfo.CreationDate == "D:20231114221320Z"
        assert b"2023-11-14T22:13:20+00:00" in pdf.Root.Metadata.read_bytes()


def test_the_bytes_do_not_depend_on_the_order_of_hash_tables(tmp_path):
    program = """
import sys
from pathlib import Path
from goboard_gui.diagram.application import ensure_application
from goboard_gui.diagram.book.blocks import Book, InlineText, Paragraph, ParagraphStyle
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.output.pdf import save_pages
ensure_application()
text = (InlineText("plain "), InlineText("bold ", bold=True), InlineText("slanted △", italic=True))
heading = Paragraph((InlineText("A heading"),), ParagraphStyle.HEADING)
save_pages(Path(sys.argv[1]), typeset_book(Book((heading, Paragraph(text))), PageSetup()))
"""
    written = set()
    for number in range(3):
        seeds = {"PYTHONHASHSEED": str(number), "SOURCE_DATE_EPOCH": "1700000000"}
        if number == 0:
            seeds["QT_HASH_SEED"] = "0"  # others are drawn
        file = tmp_path / f"{number}.pdf"
        command = [sys.executable, "-c", program, str(file)]
        subprocess.run(command, check=True, timeout=120, env=os.environ | seeds)
        written.add(file.read_bytes())
    assert len(written) == 1


@pytest.mark.parametrize("clock", ["", "noon", "9" * 30])
def test_a_clock_that_says_no_time_is_ignored(tmp_path, monkeypatch, clock):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", clock)
    save_pages(tmp_path / "book.pdf", Pages(SHEETS))
    with pikepdf.open(tmp_path / "book.pdf") as pdf:
        assert str(pdf.docinfo.CreationDate) > "D:2026"


def test_xmp_says_the_same_as_the_information_dictionary(tmp_path):
    title, author = "A & <B> \x01\ud800– 題", "Some “body”"
    save_pages(tmp_path / "book.pdf", Pages(SHEETS, title, author, language="ja"))
    with pikepdf.open(tmp_path / "book.pdf") as pdf:
        found = ElementTree.fromstring(pdf.Root.Metadata.read_bytes().decode())
        texts = {element.tag.split("}")[1]: element for element in found.iter()}
        assert (
            "".join(texts["title"].itertext()).strip() == "A & <B> ?– 題" == str(pdf.docinfo.Title)
        )
        assert "".join(texts["creator"].itertext()).strip() == author == str(pdf.docinfo.Author)
        assert "".join(texts["language"].itertext()).strip() == "ja" == str(pdf.Root.Lang)
        assert texts["Producer"].text == str(pdf.docinfo.Producer)
        assert pdf.Root.ViewerPreferences.DisplayDocTitle


def test_attached_files_are_sources_in_the_order_of_their_names(tmp_path):
    names = ["z.sgf", "Ä.sgf", "a.sgf", "m.sgf"]
    attached = tuple(Attachment(name, name.encode(), "application/x-go-sgf") for name in names)
    save_pages(tmp_path / "book.pdf", Pages(SHEETS, attachments=attached))
    with pikepdf.open(tmp_path / "book.pdf") as pdf:
        listed = list(pdf.Root.Names.EmbeddedFiles.Names)
        assert [str(name) for name in listed[::2]] == ["a.sgf", "m.sgf", "z.sgf", "Ä.sgf"]
        assert {str(file.AFRelationship) for file in pdf.Root.AF} == {"/Source"}
        assert pdf.attachments["Ä.sgf"].get_file().read_bytes() == "Ä.sgf".encode()
        assert pdf.attachments["a.sgf"].get_file().mime_type == "application/x-go-sgf"


def test_a_file_without_navigation_and_metadata_has_none(tmp_path):
    profile = PdfProfile(navigation=False, metadata=False)
    pages = Pages(SHEETS, "A title", "Somebody", (RECORD,))
    save_pages(tmp_path / "book.pdf", pages, profile=profile)
    with pikepdf.open(tmp_path / "book.pdf") as pdf:
        assert not {"/Metadata", "/Names", "/Outlines", "/AF"} & set(pdf.Root.keys())
        assert "/Info" not in pdf.trailer

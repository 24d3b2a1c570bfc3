"""Sheets look the same on whatever they are drawn."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.blocks import InlineStone
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.typesetting.boards import board_sheet
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.units import MM_PER_POINT
from tests.diagram.sheet_cases import (
    BLACK,
    TWO_UNITS,
    assert_golden,
    board,
    body,
    difference,
    image,
    through_svg,
    write_pdf,
)

pytestmark = pytest.mark.usefixtures("qapp")

A5 = PageSetup(PAPERS["A5"], columns=2, page_numbers=False)


@pytest.fixture(scope="module")
def sheet(qapp):
    (sheet,) = typeset(TWO_UNITS, A5)
    return sheet


def height_of_names(pitch: float) -> float:
    """How high the names above a board are, in millimetres, with lines so far apart."""
    dpi = 300
    shown = image(board_sheet(board(9, caption="", pitch=pitch)), dpi)
    rows = range(
        round((2 + 0.9 * pitch) * dpi / 25.4)
    )  # the margin, and what lies above the stones
    inked = [
        y for y in rows if any(shown.pixelColor(x, y).value() < 128 for x in range(shown.width()))
    ]
    return len(inked) * 25.4 / dpi


def test_names_at_the_edges_are_readable_and_do_not_grow_with_large_stones():
    least = height_of_names(2.75)
    assert least > 0.73 * 6 * MM_PER_POINT
    assert height_of_names(4.0) == pytest.approx(least, rel=0.1)
    assert height_of_names(5.5) == pytest.approx(1.26 * least, rel=0.1)
    for pitch in (7.0, 9.0):
        assert height_of_names(pitch) == pytest.approx(height_of_names(5.5), rel=0.1)


def needs(program: str) -> str:
    found = shutil.which(program)
    if not found:
        pytest.skip(f"{program} of poppler-utils is missing")
    return found


def test_svg_is_drawn_as_the_screen_draws_it(sheet, tmp_path):
    shown = image(sheet, 150)
    assert difference(shown, through_svg(sheet, tmp_path / "sheet.svg", shown.size())) < 1.0


def test_a_document_is_drawn_as_the_screen_draws_it(sheet, tmp_path):
    write_pdf((sheet,), tmp_path / "sheet.pdf")
    command = [needs("pdftoppm"), "-r", "300", "-singlefile", "-png", "sheet.pdf", "sheet"]
    subprocess.run(command, cwd=tmp_path, check=True)
    shown, printed = image(sheet, 300), QImage(str(tmp_path / "sheet.png"))
    both = shown.rect() & printed.rect()  # documents are whole points wide
    assert difference(shown.copy(both), printed.copy(both)) < 2.0


def test_a_document_has_all_fonts_and_no_images_and_its_words_can_be_found(sheet, tmp_path):
    write_pdf((sheet,), tmp_path / "sheet.pdf")
    fonts = subprocess.run(
        [needs("pdffonts"), tmp_path / "sheet.pdf"], check=True, capture_output=True, text=True
    ).stdout.splitlines()[2:]
    assert len(fonts) == 5
    assert all(line.split()[4] == "yes" for line in fonts), fonts
    images = subprocess.run(
        [needs("pdfimages"), "-list", tmp_path / "sheet.pdf"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()[2:]
    assert images == []
    text = subprocess.run(
        [needs("pdftotext"), tmp_path / "sheet.pdf", "-"],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    words = " ".join(text.split())
    for wanted in ("Shusaku – Gennan", "Figure 1 (1–50)", "Diagram 1", "Gǔ Lì", "120", "55 at"):
        assert wanted in words


def test_japanese_names_of_points_can_be_found_on_every_machine(tmp_path):
    (sheet,) = typeset([body("黒 16の四", InlineStone(BLACK, "7"))], A5)
    write_pdf((sheet,), tmp_path / "sheet.pdf")
    command = [needs("pdftotext"), tmp_path / "sheet.pdf", "-"]
    text = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    assert {"黒", "16の四", "7"} <= set(text.split())


def test_a_small_scale_leaves_text_in_proportion(sheet):
    """A screen's smallest legible type and hinting are not those of paper."""
    small, large = image(sheet, 40), image(sheet, 320)
    smooth = Qt.TransformationMode.SmoothTransformation
    shrunk = large.scaled(small.size(), mode=smooth)
    assert difference(small, shrunk) < 4.0


def test_a_page_of_two_units_is_the_approved_one(sheet):
    assert_golden(sheet, "two-units")


def test_a_sheet_for_one_board_is_the_approved_one(qapp):
    block = TWO_UNITS[1].blocks[0]
    assert_golden(board_sheet(block), "one-board")

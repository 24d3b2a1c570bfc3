from __future__ import annotations

import shutil
import subprocess
from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from goboard_gui.diagram.compose import Names, Shown, compose
from goboard_gui.diagram.export import save_svg
from goboard_gui.diagram.picture import Cell
from goboard_gui.go import Board, Colour, Point, Size, Symmetry
from goboard_gui.gui.document import Document
from goboard_gui.gui.files.printing import Printing
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from tests.record.record_cases import line

if TYPE_CHECKING:
    from pathlib import Path

BLACK, WHITE = Colour.BLACK, Colour.WHITE
SIZE = Size(5, 4)
STONES = {Point(1, 0): BLACK, Point(4, 2): WHITE}


@pytest.fixture
def document(qapp) -> Document:
    document = Document(line("SZ[5:4]", "B[ba]", "W[ec]"))
    document.go_to(2)
    return document


@pytest.fixture
def printing(document, viewpoint):
    window = QWidget()
    yield Printing(document, viewpoint, window)
    window.deleteLater()


def pdf_printer(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def is_a_page(path: Path) -> bool:
    data = path.read_bytes()
    return data.startswith(b"%PDF-") and data.count(b"/Type /Page\n") == 1


def words_of(path: Path) -> list[str]:
    """Return what a PDF says, as another program reads it."""
    if not shutil.which("pdftotext"):
        pytest.skip("pdftotext is not installed")
    told = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True)
    return told.stdout.decode().split()


def test_the_position_at_the_cursor_is_printed_without_pointer_and_last_move(printing, document):
    assert printing.picture().cells == {point: Cell(stone) for point, stone in STONES.items()}
    document.go_to(1)
    assert printing.picture().cells == {Point(1, 0): Cell(BLACK)}


@pytest.mark.parametrize(
    ("view", "reading"), list(product(Symmetry, Reading)), ids=lambda value: value.value
)
def test_what_is_printed_and_exported_is_what_is_seen(
    printing, viewpoint, person, tmp_path, view, reading
):
    viewpoint.choose_notation("andreev")
    viewpoint.choose_view(view)
    viewpoint.choose_reading(reading)
    viewpoint.show_names(on=True)
    naming = Naming(notation("andreev"), SIZE, view, reading)
    board = Board.from_rows(".X...", ".....", "....O", ".....")
    seen = compose(board, naming, Shown(names=Names.ALL))
    assert printing.picture() == seen
    person.answers(save_path=tmp_path / "seen.svg")
    printing.export_svg()
    save_svg(seen, tmp_path / "expected.svg", title="Untitled")
    assert (tmp_path / "seen.svg").read_bytes() == (tmp_path / "expected.svg").read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda viewpoint: viewpoint.show_edges(on=False),
        lambda viewpoint: viewpoint.show_names(on=True),
        lambda viewpoint: viewpoint.show_structure(on=True),
    ],
    ids=["edges", "names", "structure"],
)
def test_overlays_are_printed_as_they_are_shown(printing, viewpoint, change):
    viewpoint.choose_notation("andreev")
    before = printing.picture()
    change(viewpoint)
    assert printing.picture() != before


@pytest.mark.parametrize("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_a_printed_page_speaks_the_chosen_notation(printing, viewpoint, tmp_path, chosen):
    viewpoint.choose_notation(chosen.id)
    path = tmp_path / "page.pdf"
    printing.print_on(pdf_printer(path))
    assert is_a_page(path)
    said = words_of(path)
    assert said[-3:] == ["After", "move", "2"]
    for label in printing.picture().ground.edges.left:
        assert label in said


def test_the_board_is_in_the_middle_of_what_the_margins_leave(printing, tmp_path):
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm is not installed")
    path, resolution = tmp_path / "page.pdf", 40
    printer = pdf_printer(path)
    printer.setPageMargins(QMarginsF(40, 10, 10, 60), QPageLayout.Unit.Millimeter)
    page = printer.pageLayout().paintRectPixels(resolution)
    printing.print_on(printer)
    command = ["pdftoppm", "-r", str(resolution), "-png", "-singlefile", path, path]
    subprocess.run(command, check=True)
    paper = QImage(f"{path}.png")
    width, height = paper.size().toTuple()
    ink = [
        (x, y)
        for x in range(width)
        for y in range(height)
        if paper.pixelColor(x, y).lightness() < 240
    ]
    left, right = min(x for x, _ in ink), max(x for x, _ in ink)
    top, bottom = min(y for _, y in ink), max(y for _, y in ink)
    assert (left + right) / 2 == pytest.approx(page.center().x(), abs=3)
    # The caption's room is below the board and not quite filled.
    assert (top + bottom) / 2 == pytest.approx(page.center().y(), abs=8)


def test_preview_shows_the_page_that_would_be_printed(printing, monkeypatch, tmp_path):
    path = tmp_path / "preview.pdf"
    monkeypatch.setattr(
        QPrintPreviewDialog, "exec", lambda dialog: dialog.paintRequested.emit(pdf_printer(path))
    )
    printing.preview()
    assert is_a_page(path)


@pytest.mark.parametrize("agreed", [True, False], ids=["print", "cancel"])
def test_nothing_is_printed_before_the_dialog_is_agreed_to(printing, monkeypatch, tmp_path, agreed):
    path = tmp_path / "print.pdf"

    def choose(dialog: QPrintDialog) -> bool:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return agreed

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    printing.print_asked()
    assert path.exists() is agreed
    assert not agreed or is_a_page(path)


EXPORTS = pytest.mark.parametrize(
    ("kind", "magic"), [("pdf", b"%PDF-"), ("svg", b"<?xml"), ("png", b"\x89PNG")]
)


def export(printing: Printing, kind: str) -> None:
    getattr(printing, f"export_{kind}")()


@EXPORTS
def test_the_position_is_exported(printing, person, tmp_path, kind, magic):
    path = tmp_path / f"board.{kind}"
    person.answers(save_path=path)
    export(printing, kind)
    assert path.read_bytes().startswith(magic)
    ((_, _, suggested, kinds),) = person.asked
    assert suggested == f"Untitled.{kind}"
    assert f"(*.{kind})" in kinds


@EXPORTS
def test_an_export_is_named_after_the_record_and_lies_beside_it(
    printing, document, person, tmp_path, kind, magic
):
    document.path = tmp_path / "game.sgf"
    person.answers(save_path=tmp_path / "without ending")
    export(printing, kind)
    assert person.asked[0][2] == str(tmp_path / f"game.{kind}")
    assert (tmp_path / f"without ending.{kind}").read_bytes().startswith(magic)


@EXPORTS
def test_an_export_may_be_cancelled(printing, person, tmp_path, kind, magic):
    person.answers(save_path=None)
    export(printing, kind)
    assert list(tmp_path.glob(f"*.{kind}")) == []


@EXPORTS
def test_an_export_that_fails_says_so(printing, person, tmp_path, kind, magic):
    path = tmp_path / "missing" / f"board.{kind}"
    person.answers(save_path=path)
    export(printing, kind)
    (told,) = person.told
    assert told.startswith(f"{path}: ")


def test_the_pixels_of_an_exported_board_are_turned_as_it_is_seen(
    printing, viewpoint, person, tmp_path
):
    viewpoint.choose_view(Symmetry.R90)
    person.answers(save_path=tmp_path / "board.png")
    printing.export_png()
    image = QImage(str(tmp_path / "board.png"))
    assert image.height() > image.width()
    # Turned right, the black stone of the upper left has come to the right edge.
    middle, pitch = image.rect().center(), 48
    black = image.pixelColor(middle.x() + round(1.5 * pitch), middle.y() - pitch)
    white = image.pixelColor(middle.x() - round(0.5 * pitch), middle.y() + 2 * pitch)
    assert black.lightness() < 70
    assert white.lightness() > 200


def test_the_caption_tells_the_move(printing, document):
    assert printing.caption() == "After move 2"
    document.go_to(0)
    assert printing.caption() == ""

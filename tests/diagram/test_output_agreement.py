"""Screen, PNG, SVG, PDF and HTML show the same of a picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.board_page import board_page
from goboard_gui.diagram.book.blocks import BoardBlock, Book, Unit
from goboard_gui.diagram.book.sheet import Pages
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.output.clipboard import board_mime_steps
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.pdf import save_pages
from goboard_gui.diagram.output.picture_files import save_sheet
from goboard_gui.diagram.output.svg import to_svg
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.diagram.reference_card import reference_card, save_card
from goboard_gui.diagram.theme import PRINT
from goboard_gui.go import Colour, Crop, Point, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record.properties.marks import Mark
from goboard_gui.stepwise import run_to_end
from tests.diagram.diagram_cases import empty_board
from tests.diagram.output_cases import (
    board_sheet,
    greatest_difference,
    numbered_picture,
    rendered_svg,
    told,
)

pytestmark = pytest.mark.usefixtures("qapp")

PITCH, MM = 40, 5.0  # pixels and millimetres from line to line
SCALE = PITCH / MM
FULL = numbered_picture(13)
MARKED = Picture(
    empty_board(9),
    {
        Point(2, 2): Cell(Colour.BLACK, Mark.TRIANGLE),
        Point(3, 2): Cell(Colour.WHITE, Mark.SQUARE),
        Point(4, 4): Cell(label="A"),
        Point(5, 4): Cell(Colour.BLACK, label="147"),
        Point(2, 4): Cell(Colour.WHITE, label="8", dimmed=True),
        Point(6, 6): Cell(marks=(Mark.TERRITORY_BLACK,)),
    },
    crop=Crop(0, 0, 7, 7),
)
A4 = QSizeF(210, 297)
RGB = QImage.Format.Format_RGB32
PICTURES = {"full": FULL, "marked": MARKED}
NEARLY = 0.22
"""How much a ninth of a point may differ where letters and lines are hinted on one device only."""


def on_screen(picture: Picture) -> QImage:
    """What a board in a window shows."""
    layer, layout = BoardImage(), Layout.for_picture(picture, PITCH)
    board = layout.board_rect().size().toSize()
    layer.update(picture, layout, PRINT, board, 1.0)
    return layer.image


def on_white(image: QImage) -> QImage:
    page = QImage(image.size(), QImage.Format.Format_RGB32)
    page.fill(QColor("white"))
    with QPainter(page) as qp:
        qp.drawImage(QPointF(0, 0), image)
    return page


def as_png(picture: Picture, folder) -> QImage:
    options = ImageOptions(dpi=SCALE * 25.4)
    save_sheet(folder / "board.png", board_sheet(picture, MM), options)
    return QImage(str(folder / "board.png"))


def as_svg(picture: Picture, _folder) -> QImage:
    return rendered_svg(to_svg(board_sheet(picture, MM)), SCALE)


def as_svg_text(picture: Picture, _folder) -> QImage:
    return rendered_svg(to_svg(board_sheet(picture, MM), keep_text=True), SCALE)


def as_pdf(picture: Picture, folder) -> QImage:
    save_pages(folder / "board.pdf", Pages((board_sheet(picture, MM),)))
    size = on_screen(picture).size()
    scaled = ["-scale-to-x", str(size.width()), "-scale-to-y", str(size.height())]
    told("pdftoppm", "-singlefile", *scaled, "-png", folder / "board.pdf", folder / "pdf")
    return QImage(str(folder / "pdf.png"))


def as_html(picture: Picture, _folder) -> QImage:
    html = to_html(Book((Unit((BoardBlock(picture, pitch=MM),)),)))
    svg = html[html.index("<svg") : html.index("</svg>") + len("</svg>")]
    return rendered_svg(svg.encode(), SCALE)


def from_clipboard(picture: Picture, _folder) -> QImage:
    image = QImage.fromData(run_to_end(board_mime_steps(picture, "")).data("image/png"))
    size, shape = on_screen(picture).size(), Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(size, shape, Qt.TransformationMode.SmoothTransformation)


OUTPUTS = (as_png, as_svg, as_svg_text, as_pdf, as_html, from_clipboard)


def differing(one: QImage, other: QImage) -> float:
    """By how much two images differ where they do most."""
    return greatest_difference(one, other, 3 * one.width() // PITCH)


@pytest.mark.parametrize("output", OUTPUTS, ids=lambda output: output.__name__)
@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_what_is_written_looks_as_on_screen(output, picture, tmp_path):
    assert differing(on_white(output(picture, tmp_path)), on_screen(picture)) < NEARLY


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_an_image_has_the_very_pixels_of_the_screen(picture, tmp_path):
    assert as_png(picture, tmp_path).convertToFormat(RGB) == on_screen(picture).convertToFormat(RGB)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_a_mark_or_number_that_is_missing_would_be_noticed(picture):
    screen = on_screen(picture)
    for point, cell in list(picture.cells.items())[:8]:
        bare = cell._replace(label="", status_mark=None, marks=())
        less = picture._replace(cells={**picture.cells, point: bare})
        assert differing(on_screen(less), screen) > NEARLY


def test_a_chart_has_its_names_as_svg_and_as_image(tmp_path):
    card = reference_card(Naming(notation("western"), Size(9, 9)))
    for kind in (".svg", ".png"):
        save_card(tmp_path / f"chart{kind}", card)
    image = QImage(str(tmp_path / "chart.png"))
    drawn = rendered_svg((tmp_path / "chart.svg").read_bytes(), 200 / 25.4)
    drawn = drawn.scaled(image.size())
    assert greatest_difference(image, drawn, 120) < NEARLY
    nameless = board_page(Picture(card.picture.empty_board), paper=A4, margin=12, largest_pitch=14)
    save_sheet(tmp_path / "nameless.png", nameless, ImageOptions(dpi=200))
    assert greatest_difference(image, QImage(str(tmp_path / "nameless.png")), 120) > NEARLY

from __future__ import annotations

from xml.etree import ElementTree

import pikepdf
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPicture

from goboard_gui.diagram.board_page import draw_page
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import PICTURE_FORMATS, extensions
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.picture import Cell, Picture, StatusMark
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT
from goboard_gui.go import Colour, Crop, Point, Size
from tests.cases import for_each
from tests.diagram.diagram_cases import THEMES, colour_at, each_theme, empty_board, picture
from tests.diagram.output_cases import rendered_svg
from tests.diagram.pdf_structure import all_fonts, all_forms
from tests.diagram.pixels import inked_places

pytestmark = pytest.mark.usefixtures("qapp")

SVG, XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}"
GAME = picture(
    """
    . X . . . . . . .
    . . . O . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X . . . . . . . O
    """
)
NUMBERED = GAME._replace(
    cells={
        point: cell._replace(
            label=str(number), status_mark=StatusMark.LAST_MOVE if number == 1 else None
        )
        for number, (point, cell) in enumerate(GAME.cells.items(), 1)
    },
)


def filled(path, fill: str) -> list[ElementTree.Element]:
    """The circles of an SVG file that are filled with a colour."""
    return [
        circle
        for group in ElementTree.parse(path).iter(f"{SVG}g")
        if group.get("fill") == fill
        for circle in group.findall(f"{SVG}circle")
    ]


def test_an_svg_has_a_circle_for_every_stone(tmp_path):
    save_picture(tmp_path / "game.svg", GAME)
    stones = {"#000000": 3, "#ffffff": 3}
    radius = 5.5 * PRINT.stone_diameter / 2
    for fill, count in stones.items():
        circles = filled(tmp_path / "game.svg", fill)
        large = [circle for circle in circles if float(circle.get("r")) > radius * 0.9]
        assert len(large) == count
    assert len(filled(tmp_path / "game.svg", "#000000")) == 3 + len(GAME.empty_board.hoshi)


def test_an_svg_has_no_text_and_no_images_and_an_opaque_ground(tmp_path):
    save_picture(tmp_path / "game.svg", NUMBERED, title="Größe & <1>")
    root = ElementTree.parse(tmp_path / "game.svg").getroot()
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"text", "image"}
    assert {"path", "circle", "polyline"} <= tags
    first = next(element for element in root.iter() if element.tag == f"{SVG}rect")
    box = [float(number) for number in root.get("viewBox").split()]
    assert [float(first.get(key)) for key in ("x", "y", "width", "height")] == box
    assert root.find(f"{SVG}title").text == "Größe & <1>"


def test_an_svg_in_the_colours_of_the_screen_has_each_kind_of_stone_once(tmp_path):
    save_picture(tmp_path / "game.svg", GAME, theme=LIGHT)
    root = ElementTree.parse(tmp_path / "game.svg").getroot()
    images = {image.get("id") for image in root.iter(f"{SVG}image")}
    links = [use.get(f"{XLINK}href").removeprefix("#") for use in root.iter(f"{SVG}use")]
    used = [name for name in links if name in images]  # others are glyphs
    assert len(used) == len(GAME.cells) + 1
    assert set(used) == images
    assert len(images) < len(used)


def test_a_printed_pdf_is_all_shapes(tmp_path):
    save_picture(tmp_path / "game.pdf", NUMBERED, title="A game", author="Us", caption="Figure 1")
    with pikepdf.open(tmp_path / "game.pdf") as pdf:
        assert not any(form.Resources.get("/XObject") for form in all_forms(pdf))
        assert list(all_fonts(pdf))
        assert (pdf.docinfo.Title, pdf.docinfo.Author) == ("A game", "Us")


def test_a_pdf_in_the_colours_of_the_screen_keeps_each_kind_of_stone_once(tmp_path):
    full = {
        point: Cell(Colour.BLACK if point.column % 2 else Colour.WHITE)
        for point in Size(9, 9).points()
    }
    save_picture(tmp_path / "game.pdf", GAME._replace(cells=full), theme=LIGHT)
    images = (tmp_path / "game.pdf").read_bytes().count(b"/Subtype /Image")
    assert 2 <= images <= 2 * 6 + 1


def page_size(path) -> list[float]:
    with pikepdf.open(path) as pdf:
        (page,) = pdf.pages
        assert page.MediaBox == page.TrimBox
        return [float(number) for number in page.MediaBox][2:]


def test_a_pdf_has_the_page_it_is_asked_for(tmp_path):
    save_picture(tmp_path / "game.pdf", GAME, paper=QPageSize(QPageSize.PageSizeId.A4))
    assert page_size(tmp_path / "game.pdf") == pytest.approx(
        [210 / 25.4 * 72, 297 / 25.4 * 72], abs=0.001
    )


def test_a_pdf_without_a_page_fits_its_board_and_caption(tmp_path):
    save_picture(tmp_path / "bare.pdf", GAME)
    save_picture(tmp_path / "captioned.pdf", GAME, caption="Figure 1")
    points_per_mm = 72 / 25.4
    side = (8 + 2 * 1.25) * 5.5 * points_per_mm
    assert page_size(tmp_path / "bare.pdf") == pytest.approx([side, side], abs=0.001)
    width, height = page_size(tmp_path / "captioned.pdf")
    assert height > width


@for_each(
    ("size", "theme"),
    [(size, theme) for size in (Size(1, 1), Size(1, 5), Size(9, 13)) for theme in THEMES.values()]
    + [(Size(52, 52), PRINT)],
)
def test_every_board_can_be_exported(tmp_path, theme, size):
    board = Picture(
        empty_board(size), {Point(0, 0): Cell(Colour.WHITE, label="1", highlighted=True)}
    )
    for extension in extensions(PICTURE_FORMATS):
        file = tmp_path / f"board{extension}"
        save_picture(file, board, theme=theme)
        assert file.stat().st_size > 500
        file.unlink()


@pytest.mark.parametrize("width", [200, 333, 1000])
@each_theme
def test_a_png_has_the_width_and_resolution_it_is_asked_for(tmp_path, width, theme):
    save_picture(tmp_path / "game.png", GAME, width=width, dpi=300, theme=theme)
    image = QImage(str(tmp_path / "game.png"))
    assert abs(image.width() - width) <= 1
    assert image.dotsPerMeterX() == round(300 / 0.0254)


def test_a_png_shows_the_table_around_the_board(tmp_path):
    save_picture(tmp_path / "game.png", GAME, theme=DARK)
    corner = QImage(str(tmp_path / "game.png")).pixelColor(0, 0)
    assert corner == QColor(DARK.background)


def test_a_cropped_png_is_smaller(tmp_path):
    save_picture(tmp_path / "whole.png", GAME, theme=LIGHT)
    save_picture(tmp_path / "part.png", GAME._replace(crop=Crop(0, 4, 4, 8)), theme=LIGHT)
    whole, part = (QImage(str(tmp_path / name)) for name in ("whole.png", "part.png"))
    assert part.width() < whole.width()


@pytest.mark.parametrize("theme", [LIGHT, PRINT], ids=["light", "print"])
def test_a_transparent_picture_has_stones_and_lines_only(tmp_path, theme):
    save_picture(tmp_path / "game.png", GAME, theme=theme, transparent=True)
    image = QImage(str(tmp_path / "game.png"))
    stone, beside = QPointF(48 * 2.25, 48 * 1.25), QPointF(48 * 2.75, 48 * 1.75)
    assert colour_at(image, stone).alpha() == 255
    assert colour_at(image, beside).alpha() == 0
    save_picture(tmp_path / "game.svg", GAME, theme=theme, transparent=True)
    assert not list(ElementTree.parse(tmp_path / "game.svg").iter(f"{SVG}rect"))


def test_an_svg_can_keep_its_letters(tmp_path):
    save_picture(tmp_path / "game.svg", NUMBERED, keep_text=True)
    texts = [text.text for text in ElementTree.parse(tmp_path / "game.svg").iter(f"{SVG}text")]
    assert sorted(set(texts) - set("ABCDEFGHI"), key=int) == [str(n) for n in range(1, 10)]


def test_a_png_larger_than_can_be_painted_is_refused(tmp_path):
    with pytest.raises(ExportError, match="image is too large") as caught:
        save_picture(tmp_path / "game.png", GAME, theme=LIGHT, width=50_000)
    assert caught.value.path == tmp_path / "game.png"
    assert not (tmp_path / "game.png").exists()


@pytest.mark.parametrize("extension", extensions(PICTURE_FORMATS))
def test_a_file_that_cannot_be_written_is_named(tmp_path, extension):
    file = tmp_path / "no such folder" / f"game{extension}"
    with pytest.raises(ExportError, match="no such folder") as caught:
        save_picture(file, GAME)
    assert caught.value.path == file
    assert isinstance(caught.value.cause, OSError)


def rendered(page: QRectF, **options) -> QImage:
    image = QImage(page.size().toSize(), QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(96 / 0.0254))
    image.setDotsPerMeterY(round(96 / 0.0254))
    image.fill(QColor("white"))
    with QPainter(image) as qp:
        draw_page(qp, page, GAME, **options)
    return image


def inked(image: QImage) -> QRectF:
    """The rectangle of what is not white."""
    columns, rows = zip(*inked_places(image), strict=True)
    return QRectF(min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows))


def test_a_page_has_its_board_in_the_middle_and_its_stones_not_too_large():
    page = QRectF(0, 0, 500, 700)
    board = inked(rendered(page))
    assert board.center().x() == pytest.approx(250, abs=2)
    assert board.center().y() == pytest.approx(350, abs=2)
    pitch = 5.5 * 96 / 25.4
    assert board.width() == pytest.approx((8 + 2 * 0.9) * pitch, abs=pitch)


def test_a_caption_stands_below_the_board():
    page = QRectF(0, 0, 200, 240)
    bare, captioned = (inked(rendered(page, caption=text)) for text in ("", "Figure 1"))
    assert bare.height() == pytest.approx(bare.width(), rel=0.1)
    assert captioned.height() > captioned.width() + 10


def test_a_long_caption_stays_on_the_page():
    page = QRectF(0, 0, 200, 240)
    assert page.contains(inked(rendered(page, caption="Figure 1 " * 20)))


def test_a_page_can_be_recorded_for_a_preview():
    record = QPicture()
    with QPainter(record) as qp:
        draw_page(qp, QRectF(0, 0, 400, 400), GAME, caption="Figure 1")
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as qp:
        qp.drawPicture(QPointF(0, 0), record)
    assert inked(image).width() > 100


@each_theme
def test_a_page_can_have_any_look(theme):
    image = rendered(QRectF(0, 0, 300, 300), theme=theme, largest_pitch=6)
    pitch = 6 * 96 / 25.4
    stone, beside = QPointF(150, 150 - 2 * pitch), QPointF(150 + 0.5 * pitch, 150 - 0.5 * pitch)
    assert colour_at(image, stone).lightness() < 100
    surface = QColor(theme.surface).lightness()
    assert colour_at(image, beside).lightness() == pytest.approx(surface, abs=40)


@for_each("caption", ["", "Figure 1", "Figure 1\nBlack to play"])
def test_captions_of_bitmaps_have_the_layout_of_an_svg(tmp_path, caption):
    for extension in (".png", ".svg"):
        save_picture(tmp_path / f"game{extension}", GAME, caption=caption, pitch=6)
    bitmap = QImage(str(tmp_path / "game.png"))
    vector = rendered_svg((tmp_path / "game.svg").read_bytes(), 8, "#ffffff")
    assert bitmap.size() == vector.size()
    boxes = [inked(image.convertToFormat(bitmap.format())) for image in (bitmap, vector)]
    for one, other in zip(*(box.getCoords() for box in boxes), strict=True):
        assert one == pytest.approx(other, abs=2)

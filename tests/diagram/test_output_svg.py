from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.diagram.output.svg import minify_svg, svg_element, to_svg
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.go import Colour, Crop, Point, Size
from tests.diagram.diagram_cases import each_theme, empty_board, pictures
from tests.diagram.output_cases import (
    Box,
    board_sheet,
    difference,
    marked_point,
    numbered_picture,
    rendered_svg,
    text_item,
)
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"
SHEET = Sheet(120, 60.5, (text_item("Figure 1 <&>", 60, 30), Box(1, 2, 3, 4)))
WOODEN = board_sheet(numbered_picture(), theme=LIGHT)


def as_qt_writes_it(sheet: Sheet) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(QSize(100, 100))
    svg.setViewBox(QRectF(0, 0, sheet.width, sheet.height))
    with QPainter(svg) as qp:
        sheet.draw(qp)
    return bytes(buffer.data().data())


def texts(data: bytes) -> list[str]:
    return [text.text.strip() for text in ElementTree.fromstring(data).iter(f"{SVG}text")]


def test_a_sheet_has_its_size_in_millimetres():
    root = ElementTree.fromstring(to_svg(SHEET))
    assert (root.get("width"), root.get("height")) == ("120mm", "60.5mm")
    assert root.get("viewBox") == "0 0 120 60.5"


def test_title_and_description_are_told_whatever_they_hold():
    root = ElementTree.fromstring(to_svg(SHEET, title="</title>&\x07", description="<b>\ufffe"))
    assert root.find(f"{SVG}title").text == "</title>&"
    assert root.find(f"{SVG}desc").text == "<b>"


def test_text_is_shapes_unless_letters_are_asked_for():
    assert texts(to_svg(SHEET)) == []
    assert texts(to_svg(SHEET, keep_text=True)) == ["Figure 1 <&>"]


def test_letters_keep_their_middle_and_have_fonts_to_fall_back_on():
    root = ElementTree.fromstring(to_svg(SHEET, keep_text=True))
    whole, (text,) = root.find(f"{SVG}g"), root.iter(f"{SVG}text")
    said = whole.attrib | text.attrib
    assert said["text-anchor"] == "middle"
    assert said["x"] == "0"
    assert said["transform"].endswith(",60,30)")
    assert said["font-family"].endswith(",sans-serif")


@pytest.mark.parametrize("text", [False, True], ids=["outlines", "text"])
def test_an_svg_has_a_white_ground_unless_it_is_to_be_transparent(text):
    for background, alpha in (("#ffffff", 255), ("#80ff0000", 128), (None, 0)):
        image = rendered_svg(to_svg(SHEET, background=background, keep_text=text), 4)
        assert image.pixelColor(400, 200).alpha() == pytest.approx(alpha, abs=1)
        assert image.pixelColor(8, 16).name() == "#0000ff"


def test_a_bare_board_lets_through_what_is_behind_but_for_stones_and_labels():
    cells = {Point(2, 2): Cell(Colour.WHITE), Point(6, 6): Cell(label="A")}
    picture = Picture(empty_board(9), cells)
    sheet = board_sheet(picture, theme=PRINT._replace(transparent=True))
    image = rendered_svg(to_svg(sheet, background=None), 10)

    def alpha(column: float, row: float) -> int:
        place = marked_point(sheet, Point(0, 0)) * 10
        return image.pixelColor(int(place.x() + column * 50), int(place.y() + row * 50)).alpha()

    assert alpha(2.2, 2.2) == 255
    assert alpha(6.3, 6.1) == 255
    assert alpha(4.5, 4.5) == 0
    assert alpha(4.0, 3.5) == 255  # a line


@each_theme
def test_a_sheet_looks_the_same_in_fewer_words(theme):
    sheet = board_sheet(numbered_picture(9), theme=theme)
    long = as_qt_writes_it(sheet)
    short = ElementTree.tostring(minify_svg(long))
    assert len(short) < 0.9 * len(long)
    assert difference(rendered_svg(short, 8), rendered_svg(long, 8)) < 0.002


@given(st.data())
@examples(0.4)
def test_any_picture_looks_the_same_in_fewer_words(data):
    size = Size(data.draw(st.integers(1, 6)), data.draw(st.integers(1, 6)))
    sheet = board_sheet(data.draw(pictures(size)))
    long = as_qt_writes_it(sheet)
    short = ElementTree.tostring(minify_svg(long, shares_glyphs=False))
    assert len(short) < len(long)
    assert rendered_svg(short, 6) == rendered_svg(long, 6)
    shared = ElementTree.tostring(minify_svg(long))
    assert difference(rendered_svg(shared, 6), rendered_svg(long, 6)) < 0.001


def test_a_full_board_with_its_numbers_as_letters_is_short():
    full = numbered_picture(19)
    text, shapes = (len(to_svg(board_sheet(full), keep_text=text)) for text in (True, False))
    stones = sum(cell.stone is not None for cell in full.cells.values())
    assert text < 15_000 + 260 * stones
    assert text < shapes * 2 / 3


def test_images_of_boards_side_by_side_have_names_of_their_own():
    one, other = (
        {image.get("id") for image in svg_element(WOODEN, prefix=prefix).iter("image")}
        for prefix in ("a", "b")
    )
    assert one
    assert not one & other


def test_labels_that_no_xml_may_hold_are_written_as_far_as_they_may():
    cells = {Point(2, 2): Cell(label="\x02B\x0b"), Point(3, 3): Cell(label="<&")}
    data = to_svg(board_sheet(Picture(empty_board(9, labelled=False), cells)), keep_text=True)
    assert texts(data) == ["B", "<&"]


def test_a_cropped_board_is_as_large_as_what_is_shown():
    part = board_sheet(Picture(empty_board(9), crop=Crop(0, 4, 4, 8)))
    root = ElementTree.fromstring(to_svg(part))
    assert float(root.get("viewBox").split()[2]) < 9 * 5


def test_glyphs_that_occur_again_are_stored_once():
    sheet = board_sheet(numbered_picture(19))
    root = ElementTree.fromstring(to_svg(sheet))
    outlines = {f"#{path.get('id')}" for path in root.find(f"{SVG}defs")}
    used = [use.get("{http://www.w3.org/1999/xlink}href") for use in root.iter(f"{SVG}use")]
    assert set(used) == outlines
    assert len(used) > 5 * len(outlines)
    assert len(to_svg(sheet)) < len(as_qt_writes_it(sheet)) / 3


def test_holes_in_glyphs_stay_in_them_and_other_contours_are_glyphs_of_their_own():
    ring, single = "M2,2 L3,2 L3,3 Z M0,0 L9,0 L9,9 L0,9 Z", "M40,0 L41,0 L40.5,1 Z"
    again = "M102.5,22 L103.5,22 L103.5,23 Z M100.5,20 L109.5,20 L109.5,29 L100.5,29 Z"
    drawn = f'<path d="{ring} {single} "/><path d="{again}"/>'
    root = minify_svg(f'<svg xmlns="{SVG[1:-1]}"><defs/><g><g>{drawn}</g></g></svg>'.encode())
    (outline,) = root.find("defs")
    assert outline.get("d") == "M0,0L1,0L1,1ZM-2,-2L7,-2L7,7L-2,7Z"
    places = [(use.get("x"), use.get("y")) for use in root.iter("use")]
    assert places == [("2", "2"), ("102.5", "22")]
    assert [path.get("d") for path in root.find("g").iter("path")] == ["M40,0L41,0L40.5,1Z"]

"""The frame of the cursor is seen on whatever it lies."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.diagram.picture import Cell, CursorBrackets, EmptyBoard, Picture
from goboard_gui.diagram.theme import DARK, LIGHT
from goboard_gui.go import Colour, Point, Size
from tests.cases import for_each
from tests.diagram.pixels import differing_places

POINT = Point(1, 1)
CELLS = {
    "wood": {},
    "black stones": {Point(x, y): Cell(Colour.BLACK) for x in range(3) for y in range(3)},
    "white stones": {Point(x, y): Cell(Colour.WHITE) for x in range(3) for y in range(3)},
}


def image(picture: Picture, theme, pitch: float) -> QImage:
    layout = Layout.at_pitch(picture.empty_board.size, pitch)
    drawn = QImage(round(5 * pitch), round(5 * pitch), QImage.Format.Format_RGB32)
    drawn.fill(QColor(theme.background))
    with QPainter(drawn) as qp:
        draw(qp, picture, layout, theme)
    return drawn


@for_each("theme", [LIGHT, DARK], ids=["light", "dark"])
@for_each("pitch", [6.0, 17.0, 40.0])
@for_each("cells", CELLS.values(), ids=CELLS)
def test_the_frame_has_a_light_and_a_dark_side_at_any_size(qapp, cells, pitch, theme):
    empty_board = EmptyBoard(Size(3, 3))
    plain = image(Picture(empty_board, cells), theme, pitch)
    framed = image(
        Picture(empty_board, cells, overlays_above=(CursorBrackets(POINT),)), theme, pitch
    )
    changed = [
        (framed.pixelColor(x, y).lightness(), plain.pixelColor(x, y).lightness())
        for x, y in differing_places(framed, plain)
    ]
    assert min(after for after, _ in changed) < 130
    assert max(after for after, _ in changed) > 200
    assert sum(abs(after - before) > 40 for after, before in changed) >= 8

"""Pixels read from the bytes of an image are those that the image tells one by one."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tests.cases import for_each
from tests.diagram.pixels import colours_of, differing_places, inked_places, places, rows_of

FORMATS = ("Format_RGB32", "Format_ARGB32_Premultiplied", "Format_RGB888", "Format_Grayscale8")


def chequered(kind: str = "Format_RGB32") -> QImage:
    image = QImage(5, 3, QImage.Format[kind])
    image.fill(0xFFFFFFFF)
    image.setPixel(1, 2, 0xFF102030 if kind != "Format_Grayscale8" else 0x40)
    image.setPixel(4, 0, 0xFF000000 if kind != "Format_Grayscale8" else 0x00)
    return image


@for_each("kind", FORMATS)
def test_rows_are_the_pixels_of_any_image(kind):
    image = chequered(kind)
    assert [list(row) for row in rows_of(image)] == [
        [image.pixel(column, row) for column in range(5)] for row in range(3)
    ]
    assert len(colours_of(image)) == 3


def test_pixels_are_found_by_their_colours():
    assert inked_places(chequered()) == [(4, 0), (1, 2)]
    assert places(chequered(), lambda colour: colour.blue() == 0x30) == [(1, 2)]


def test_pixels_that_differ_are_found():
    other = chequered()
    assert differing_places(chequered(), other) == []
    other.setPixel(3, 1, 0xFFFF0000)
    other.setPixel(1, 2, 0xFFFFFFFF)
    assert differing_places(chequered(), other) == [(3, 1), (1, 2)]

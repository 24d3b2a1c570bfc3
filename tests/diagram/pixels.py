"""Where pixels of images have a colour or differ, read from their bytes.

Asking an image for each pixel takes several times as long as drawing it.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage

if TYPE_CHECKING:
    from collections.abc import Callable

WHITE = 0xFFFFFFFF


def rows_of(image: QImage) -> list[array[int]]:
    """Return the pixels of an image row by row, as numbers like those of `QImage.pixel`."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels, width = array("I", bytes(plain.constBits())), plain.width()
    return [pixels[width * row : width * (row + 1)] for row in range(plain.height())]


def colours_of(image: QImage) -> set[int]:
    """Return the colours of all pixels."""
    return set().union(*rows_of(image))


def places(image: QImage, is_wanted: Callable[[QColor], bool]) -> list[tuple[int, int]]:
    """Return the pixels with wanted colours, as columns and rows."""
    rows = rows_of(image)
    wanted = {it for it in set().union(*rows) if is_wanted(QColor(it))}
    return [
        (column, row)
        for row, colours in enumerate(rows)
        if not wanted.isdisjoint(colours)
        for column, colour in enumerate(colours)
        if colour in wanted
    ]


def inked_places(image: QImage) -> list[tuple[int, int]]:
    """Return the pixels that are not white."""
    return places(image, lambda colour: colour.rgb() != WHITE)


def differing_places(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the pixels in which images of one size differ."""
    assert one.size() == other.size()
    return [
        (column, row)
        for row, (ours, theirs) in enumerate(zip(rows_of(one), rows_of(other), strict=True))
        if ours != theirs
        for column, (our, their) in enumerate(zip(ours, theirs, strict=True))
        if our != their
    ]

"""Sheets, and what other programs say of what was written."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from goboard_gui.diagram.board_page import BoardItem, CaptionItem
from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.diagram.theme import PRINT, Theme
from goboard_gui.go import Colour, Point, Size
from tests.diagram.diagram_cases import empty_board

if TYPE_CHECKING:
    from pathlib import Path

BLUE = "#0000ff"


class Box(NamedTuple):
    """A filled rectangle."""

    left: float
    top: float
    width: float
    height: float
    colour: str = BLUE

    def draw(self, qp: QPainter) -> None:
        left, top, width, height, colour = self
        qp.fillRect(QRectF(left, top, width, height), QColor(colour))


def text_item(text: str, x: float, y: float, size: float = 4.0) -> CaptionItem:
    return CaptionItem(text, QPointF(x, y), size, PRINT)


def numbered_picture(side: int = 9) -> Picture:
    """A board with a numbered stone on every other point, and letters on some."""
    points = Size(side, side).points()
    cells = {
        point: Cell(Colour.WHITE if number % 2 else Colour.BLACK, label=str(number + 1))
        for number, point in enumerate(points[::3])
    }
    cells |= {point: Cell(label="A") for point in points[1::17]}
    return Picture(empty_board(side), cells)


def board_sheet(picture: Picture, pitch: float = 5.0, theme: Theme = PRINT) -> Sheet:
    """A sheet that is just as large as a board."""
    layout = Layout.for_picture(picture, pitch)
    board = layout.board_rect()
    return Sheet(board.width(), board.height(), (BoardItem(picture, layout, theme),))


def marked_point(sheet: Sheet, point: Point) -> QPointF:
    """Where a point of the board of a sheet is, in millimetres."""
    (board,) = sheet.items
    return board.layout.centre(point)


def told(program: str, *arguments: str | Path) -> str:
    """What a program of poppler says, where it is installed."""
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    command = [program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode()


def rendered_svg(data: bytes, scale: float, empty_board: str | None = None) -> QImage:
    """An SVG in millimetres as seen, ``scale`` pixels for each."""
    renderer = QSvgRenderer(data)
    assert renderer.isValid()
    box = renderer.viewBoxF()
    image = QImage(
        round(box.width() * scale), round(box.height() * scale), QImage.Format.Format_ARGB32
    )
    image.fill(QColor(empty_board) if empty_board else 0)
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(qp)
    return image


def greys(image: QImage) -> bytes:
    """The greys of an image, with rows that are filled up to a multiple of four bytes."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)  # has to outlive its bits
    return bytes(grey.constBits())


def shrunk(image: QImage, side: int) -> bytes:
    """The greys of an image made ``side`` pixels wide and high, four of which make a word."""
    shape, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return greys(image.scaled(side // 4 * 4, side // 4 * 4, shape, smooth))


def difference(one: QImage, other: QImage) -> float:
    """By how much two images of a size differ on the average, from 0 to 1."""
    assert one.size() == other.size()
    pixels = [shrunk(image, 128) for image in (one, other)]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / (255 * len(pixels[0]))


def greatest_difference(one: QImage, other: QImage, side: int) -> float:
    """By how much they differ where they do most, when ``side`` pixels are left of each side."""
    assert one.size() == other.size()
    pixels = [shrunk(image, side) for image in (one, other)]
    return max(abs(a - b) for a, b in zip(*pixels, strict=True)) / 255

"""Sheets made by hand, sheets as images, and the approved images of sheets.

`GOBOARD_RENEW_GOLDEN=1` writes them anew, to be looked at before they are committed.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    InlineStone,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Unit,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine, TextRun
from goboard_gui.diagram.picture import Cell, EdgeLabels, EmptyBoard, Picture
from goboard_gui.diagram.units import MM_PER_INCH
from goboard_gui.go import Colour, Crop, Point, Size, hoshi
from goboard_gui.record.properties.marks import Mark

if TYPE_CHECKING:
    from goboard_gui.diagram.book.sheet import Sheet

BLACK, WHITE = Colour.BLACK, Colour.WHITE
TRIANGLE = InlineStone(BLACK, mark=Mark.TRIANGLE)
GOLDEN = Path(__file__).parent / "golden"
_LOCK = Path(__file__).parents[2] / "requirements.lock"
_ROUNDING = 8  # of 255, at each pixel: twice what was seen
_NEAR = 3.0  # of 255, on average: what other versions of Qt may do to a page


def picture(
    width: int = 19,
    height: int | None = None,
    *,
    moves: int = 0,
    labelled: bool = True,
    crop: Crop | None = None,
) -> Picture:
    """A board with some numbered stones, and Western names at its edges."""
    size = Size(width, height or width)
    columns = tuple("ABCDEFGHJKLMNOPQRSTUVWXYZ"[i % 25] for i in range(size.width))
    rows = tuple(str(size.height - row) for row in range(size.height))
    edges = EdgeLabels(columns, rows, columns, rows) if labelled else EdgeLabels()
    cells = {}
    for number in range(1, moves + 1):
        place = number * 73 % (size.width * size.height)
        point = Point(place % size.width, place // size.width)
        cells[point] = Cell(BLACK if number % 2 else WHITE, label=str(number))
    return Picture(EmptyBoard(size, hoshi(size), edges), cells, crop=crop)


def board(*args, caption: str = "Figure 1 (1–50)", notes: tuple = (), **more) -> BoardBlock:
    pitch = more.pop("pitch", None)
    label = (InlineText(caption),) if caption else ()
    return BoardBlock(picture(*args, **more), label, notes, pitch=pitch)


def body(*parts: str | InlineText | InlineStone, **more) -> Paragraph:
    inline = tuple(InlineText(part) if isinstance(part, str) else part for part in parts)
    return Paragraph(inline, **more)


LONG = "Black has built a wall that faces the whole left side, and White cannot come too near. "

TWO_UNITS = (
    body(
        "Shusaku – Gennan",
        style=ParagraphStyle.TITLE,
        centred=True,
        keep_with_next=True,
        spanning=True,
    ),
    Unit(
        (
            board(moves=50, notes=((InlineStone(BLACK, "55"), InlineText(" at "), TRIANGLE),)),
            body(
                *("After ", InlineStone(BLACK, "33"), " the stones ", TRIANGLE),
                *(" and ", InlineStone(WHITE, mark=Mark.SQUARE), " are weak; "),
                *(
                    InlineText("never", italic=True),
                    " play at ",
                    InlineStone(None, "a"),
                    ". ",
                    LONG,
                ),
            ),
            body(InlineStone(WHITE, "120"), InlineText(": ", bold=True), LONG * 2),
        )
    ),
    Unit(
        (
            board(moves=19, crop=Crop(8, 9, 18, 18), caption="Diagram 1"),
            body(
                "A good shape.\nBut slow: ",
                InlineText("Gǔ Lì", bold=True),
                " would tenuki.",
                keep_with_next=True,
            ),
        )
    ),
)


def image(sheet: Sheet, dpi: float) -> QImage:
    """A sheet on white."""
    scale = dpi / MM_PER_INCH
    drawn = QImage(
        round(sheet.width * scale), round(sheet.height * scale), QImage.Format.Format_RGB32
    )
    drawn.fill(QColor("white"))
    with QPainter(drawn) as qp:
        qp.scale(scale, scale)
        sheet.draw(qp)
    return drawn


def write_pdf(sheets: tuple[Sheet, ...], path: Path) -> None:
    """Sheets of one size as a document."""
    writer = QPdfWriter(str(path))
    writer.setResolution(1200)
    size = QSizeF(sheets[0].width, sheets[0].height)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as qp:
        qp.scale(1200 / MM_PER_INCH, 1200 / MM_PER_INCH)
        for number, sheet in enumerate(sheets):
            if number:
                writer.newPage()
            sheet.draw(qp)


def through_svg(sheet: Sheet, path: Path, size: QSize) -> QImage:
    """A sheet as an image, by way of SVG."""
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setViewBox(QRectF(0, 0, sheet.width, sheet.height))
    with QPainter(generator) as qp:
        sheet.draw(qp)
    drawn = QImage(size, QImage.Format.Format_RGB32)
    drawn.fill(QColor("white"))
    with QPainter(drawn) as qp:
        QSvgRenderer(str(path)).render(qp, QRectF(drawn.rect()))
    return drawn


def difference(one: QImage, other: QImage) -> float:
    """How far the channels of two images of one size are apart on average, of 255."""
    channels = _differences(one, other)
    opaque = 255 * one.width() * one.height()
    return (sum(channels) - opaque) / len(channels)


def largest_difference(one: QImage, other: QImage) -> int:
    """How far the channels of a pixel in two images of one size are apart at most, of 255."""
    channels = _differences(one, other)
    return max(max(channels[place::4]) for place in range(3))  # blue, green, red, opaque


def _differences(one: QImage, other: QImage) -> bytes:
    """How far each channel of each pixel is apart; the last one of each pixel is 255."""
    assert one.size() == other.size()
    apart, theirs = (it.convertToFormat(QImage.Format.Format_RGB32) for it in (one, other))
    with QPainter(apart) as qp:
        qp.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        qp.drawImage(apart.rect(), theirs)
    return bytes(apart.constBits())


def assert_golden(sheet: Sheet, name: str, dpi: float = 80) -> None:
    """Compare a sheet with its approved image: pixel by pixel where Qt is the one it was made with.

    Qt's outlines of characters may lie 1/64 of a pixel elsewhere at a size of 100 pixels, depending
    on what was drawn before in the process.
    """
    drawn, path = image(sheet, dpi), GOLDEN / f"{name}.png"
    if os.environ.get("GOBOARD_RENEW_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        assert drawn.save(str(path))
    approved = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    locked = re.search(r"^pyside6-essentials==([\d.]+)", _LOCK.read_text("utf-8"), re.MULTILINE)
    exactly = sys.platform == "linux" and locked is not None and locked[1] == PySide6.__version__
    if exactly:
        largest = largest_difference(drawn, approved)
        assert largest <= _ROUNDING, f"{name}: a pixel is {largest} of 255 apart"
    found = difference(drawn, approved)
    assert found <= _NEAR, f"{name}: {found} of 255 apart on average"


A4 = PageSetup(page_numbers=False)


def unit(*args, **more) -> Unit:
    return Unit((board(*args, **more),))


def sheets_of(blocks, setup: PageSetup = A4) -> list[Sheet]:
    return list(typeset(blocks, setup))


def boards_on(sheet: Sheet) -> list[PlacedBoard]:
    return [item for item in sheet.items if isinstance(item, PlacedBoard)]


def lines_on(sheet: Sheet) -> list[PlacedLine]:
    return [item for item in sheet.items if isinstance(item, PlacedLine)]


def text_of(line: PlacedLine) -> str:
    return "".join(part.text if isinstance(part, TextRun) else "o" for part in line.line.parts)

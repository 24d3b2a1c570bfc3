"""Reference cards: pages with an empty board that shows the name of every point.

>>> from goboard_gui.go import Size
>>> from goboard_gui.notation import Naming, notation
>>> card = reference_card(Naming(notation("draughts"), Size(4, 2)))
>>> print(card_text(card).splitlines()[-1])
3   3'  4   4'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageLayout, QPageSize

from ..display_text import display_width
from ..go import Board, Point
from ..named_tuples import NamedTuple
from ..notation import DIAGONAL, notation
from .board_page import draw_page
from .book.sheet import Sheet
from .compose import DisplayOptions, NamedPoints, compose_picture
from .edge_labels import widest_text
from .layout import Layout
from .notation_grids import dark_points, playable_draughts_squares
from .output.files import write_file
from .output.formats import CARD_FORMATS, TEXT, format_for
from .output.images import ImageOptions
from .output.picture_files import save_sheet
from .painting.device import Device
from .painting.lettering import Lettering, TextRendering
from .picture import EdgeLabels, Picture
from .theme import PRINT
from .turned_board import TurnedBoard
from .units import MM_PER_INCH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QPainter

    from ..go import Size
    from ..notation import Naming, Notation
    from .output.files import Write

PAGES = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "letter": QPageSize.PageSizeId.Letter,
}

_TITLE, _TEXT = 5.6, 3.3  # mm, the ems
_LINE = 1.45  # ems from line to line
_LARGEST_PITCH = 14.0  # mm
_WIDE = 1.15  # ratio of width to height above which boards need a landscape page
_MARGIN = 12.0  # mm
_IMAGE_DPI = 200
_NO_NAME = "."


@dataclass(frozen=True, slots=True)
class ReferenceCard:
    """A reference card: a board with point names, a title and explanatory paragraphs."""

    picture: Picture
    title: str
    paragraphs: tuple[str, ...]

    @property
    def extent(self) -> QSizeF:
        """The width and height of the board in line spacings."""
        return Layout.for_picture(self.picture, 1.0).board_rect().size()

    def draw_board(self, qp: QPainter, room: QRectF, mm: float) -> None:
        """Draw the board at the top of a room."""
        pitch = min(room.width() / self.extent.width(), _LARGEST_PITCH * mm)
        room.setHeight(min(room.height(), self.extent.height() * pitch))
        draw_page(qp, room, self.picture, largest_pitch=_LARGEST_PITCH, mm=mm)

    def rows(self) -> list[list[str]]:
        """Return the names of the points, row by row from the top."""
        size, cells = self.picture.empty_board.size, self.picture.cells
        return [
            [
                cells[point].name if (point := Point(x, y)) in cells else _NO_NAME
                for x in range(size.width)
            ]
            for y in range(size.height)
        ]


@dataclass(frozen=True, slots=True)
class TurnedCard:
    """A reference card of the diagonal notation, whose board is turned by 45° counterclockwise
    under a square overlay.
    """

    board: TurnedBoard
    title: str
    paragraphs: tuple[str, ...]

    @property
    def extent(self) -> QSizeF:
        """The width and height of the board in squares of the overlay."""
        return self.board.extent

    def draw_board(self, qp: QPainter, room: QRectF, mm: float) -> None:
        """Draw the board at the top of a room."""
        room.setHeight(min(room.height(), self.extent.height() * _LARGEST_PITCH * mm))
        self.board.draw(qp, room, _lettering(qp), PRINT.min_line_width * mm)

    def rows(self) -> list[list[str]]:
        """Return the names of the points, row by row from the top."""
        return self.board.rows()


Card = ReferenceCard | TurnedCard


def reference_card(
    naming: Naming,
    *,
    second: Notation | None = None,
    squares: bool = False,
    title: str = "",
    paragraphs: Sequence[str] = (),
) -> ReferenceCard:
    """Return the reference card of a notation for a board size.

    ``title`` and ``paragraphs`` default to the English ones of the notation.
    """
    return ReferenceCard(
        card_picture(naming, second=second, squares=squares),
        title or f"{naming.notation.title}, {naming.size}",
        tuple(paragraphs) or (naming.notation.explanation,),
    )


def turned_card(
    size: Size, *, squares: bool = False, title: str = "", paragraphs: Sequence[str] = ()
) -> TurnedCard:
    """Return the reference card of the diagonal notation with a turned board.

    ``squares``, ``title`` and ``paragraphs`` are as in `reference_card`.
    """
    diagonal = notation(DIAGONAL)
    return TurnedCard(
        TurnedBoard(size, squares),
        title or f"{diagonal.title}, {size}",
        tuple(paragraphs) or (diagonal.explanation,),
    )


def card_picture(
    naming: Naming, *, second: Notation | None = None, squares: bool = False
) -> Picture:
    """Return the picture of an empty board with all point names and the notation grid.

    With ``squares``, the board has dark and light squares instead of lines; draughts notations then
    name only the playable squares.
    """
    shown = DisplayOptions(names=NamedPoints.ALL, structure=not squares, second=second)
    picture = compose_picture(Board.empty(naming.size), naming, shown)
    if not squares:
        return picture
    empty_board = picture.empty_board._replace(hoshi=frozenset(), dark_squares=dark_points(naming))
    played = playable_draughts_squares(naming)
    if played is None:
        return picture._replace(empty_board=empty_board)
    cells = {point: cell for point, cell in picture.cells.items() if point in played}
    longest = widest_text(cell.name for cell in cells.values())
    return Picture(empty_board._replace(edges=EdgeLabels(), longest_name=longest), cells)


def save_card(
    path: Path,
    card: Card,
    *,
    page: str = "A4",
    language: str = "en",
    write: Write = write_file,
) -> None:
    """Write a reference card to a file, as a drawn page or as a text table.

    The format must be one of `CARD_FORMATS`, and ``page`` one of `PAGES`. ``language`` is the
    language code of the texts.

    :raises ExportError: the format is not supported, or the file cannot be written.
    """
    text = card_text(card)
    if format_for(path, CARD_FORMATS) == TEXT:
        write(path, f"{text}\n".encode())
        return
    sheet, options = card_sheet(card, page), ImageOptions(dpi=_IMAGE_DPI)
    save_sheet(
        path,
        sheet,
        options,
        title=card.title,
        description=text,
        language=language,
        is_grey=True,
        write=write,
    )


class _CardItem(NamedTuple):
    """A reference card as an item on a sheet; ``room`` is the area within the margins, in
    millimetres.
    """

    card: Card
    room: QRectF

    @property
    def rect(self) -> QRectF:
        """The area of the card."""
        return self.room

    def draw(self, qp: QPainter) -> None:
        """Draw the card; the units of the painter are millimetres."""
        draw_card(qp, self.room, self.card, mm=1.0)


def card_sheet(card: Card, page: str = "A4") -> Sheet:
    """Return a sheet with a reference card; ``page`` is the name of a paper size in `PAGES`."""
    layout, mm = page_layout(card, page), QPageLayout.Unit.Millimeter
    whole = layout.fullRect(mm)
    return Sheet(whole.width(), whole.height(), (_CardItem(card, layout.paintRect(mm)),))


def page_layout(card: Card, page: str = "A4") -> QPageLayout:
    """Return the page layout for a reference card, in landscape orientation if the board is wide.

    ``page`` is one of `PAGES`.
    """
    extent, way = card.extent, QPageLayout.Orientation
    wide = extent.width() > _WIDE * extent.height()
    return QPageLayout(
        QPageSize(PAGES[page]),
        way.Landscape if wide else way.Portrait,
        QMarginsF(*[_MARGIN] * 4),
        QPageLayout.Unit.Millimeter,
    )


def draw_card(qp: QPainter, page: QRectF, card: Card, *, mm: float | None = None) -> None:
    """Draw a reference card on a page.

    ``page`` is in painter units, ``mm`` to a millimetre; the default follows from the resolution of
    the device.
    """
    mm = mm or qp.device().logicalDpiX() / MM_PER_INCH
    lettering = _lettering(qp)
    ink, top = QColor(PRINT.ink), page.top()
    for text, em, bold in _lines(card, page.width(), mm, lettering):
        top += em * _LINE
        place = QPointF(page.center().x(), top - em * _LINE / 2)
        lettering.draw_text(qp, text, place, em, ink, bold=bold)
    room = page.adjusted(0, top - page.top() + _TEXT * mm, 0, 0)
    card.draw_board(qp, room, mm)


def card_text(card: Card) -> str:
    """Return a reference card as plain text, with a table of the point names."""
    rows = card.rows()
    wide = [max(map(display_width, column)) for column in zip(*rows, strict=True)]
    table = (
        "  ".join(
            name + " " * (room - display_width(name)) for name, room in zip(row, wide, strict=True)
        )
        for row in rows
    )
    return "\n".join([card.title, "", *card.paragraphs, "", *map(str.rstrip, table)])


def _lettering(qp: QPainter) -> Lettering:
    outlines = Device.for_painter(qp).needs_outlines
    return Lettering(PRINT.families, TextRendering.OUTLINES if outlines else TextRendering.TEXT)


def _lines(
    card: Card, width: float, mm: float, lettering: Lettering
) -> Iterator[tuple[str, float, bool]]:
    """Yield the lines of text above the board, each with its font size and whether it is bold."""
    fitting = width / (lettering.width(card.title, bold=True) or 1.0)
    yield card.title, min(_TITLE * mm, fitting), True
    for paragraph in card.paragraphs:
        for line in _wrapped(paragraph, width / (_TEXT * mm), lettering):
            yield line, _TEXT * mm, False


def _wrapped(text: str, width: float, lettering: Lettering) -> Iterator[str]:
    """Yield the lines of a paragraph, wrapped at ``width`` times the font size."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and lettering.width(longer) > width:
            yield line
            longer = word
        line = longer
    yield line

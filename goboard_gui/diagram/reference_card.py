"""Reference cards: pages with an empty board that shows the name of every point.

>>> from goboard_gui.go import Size
>>> from goboard_gui.notation import Naming, notation
>>> card = reference_card(Naming(notation("draughts"), Size(4, 2)))
>>> print(card_text(card).splitlines()[-1])
3   3'  4   4'
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize

from ..display_text import display_width
from ..go import Board, Point
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
from .units import MM_PER_INCH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QPainter

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
    notation = naming.notation
    return ReferenceCard(
        card_picture(naming, second=second, squares=squares),
        title or f"{notation.title}, {naming.size}",
        tuple(paragraphs) or (notation.explanation,),
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
    empty_board = replace(picture.empty_board, hoshi=frozenset(), dark_squares=dark_points(naming))
    played = playable_draughts_squares(naming)
    if played is None:
        return replace(picture, empty_board=empty_board)
    cells = {point: cell for point, cell in picture.cells.items() if point in played}
    longest = widest_text(cell.name for cell in cells.values())
    return Picture(replace(empty_board, edges=EdgeLabels(), longest_name=longest), cells)


def save_card(
    path: Path,
    card: ReferenceCard,
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

    card: ReferenceCard
    room: QRectF

    @property
    def rect(self) -> QRectF:
        """The area of the card."""
        return self.room

    def draw(self, qp: QPainter) -> None:
        """Draw the card; the units of the painter are millimetres."""
        draw_card(qp, self.room, self.card, mm=1.0)


def card_sheet(card: ReferenceCard, page: str = "A4") -> Sheet:
    """Return a sheet with a reference card; ``page`` is the name of a paper size in `PAGES`."""
    layout, mm = page_layout(card, page), QPageLayout.Unit.Millimeter
    whole = layout.fullRect(mm)
    return Sheet(whole.width(), whole.height(), (_CardItem(card, layout.paintRect(mm)),))


def page_layout(card: ReferenceCard, page: str = "A4") -> QPageLayout:
    """Return the page layout for a reference card, in landscape orientation if the board is wide.

    ``page`` is one of `PAGES`.
    """
    board, way = Layout.for_picture(card.picture, 1.0).board_rect(), QPageLayout.Orientation
    wide = board.width() > _WIDE * board.height()
    return QPageLayout(
        QPageSize(PAGES[page]),
        way.Landscape if wide else way.Portrait,
        QMarginsF(*[_MARGIN] * 4),
        QPageLayout.Unit.Millimeter,
    )


def draw_card(qp: QPainter, page: QRectF, card: ReferenceCard, *, mm: float | None = None) -> None:
    """Draw a reference card on a page.

    ``page`` is in painter units, ``mm`` to a millimetre; the default follows from the resolution of
    the device.
    """
    mm = mm or qp.device().logicalDpiX() / MM_PER_INCH
    rendering = (
        TextRendering.OUTLINES if Device.for_painter(qp).needs_outlines else TextRendering.TEXT
    )
    lettering = Lettering(PRINT.families, rendering)
    ink, top = QColor(PRINT.ink), page.top()
    for text, em, bold in _lines(card, page.width(), mm, lettering):
        top += em * _LINE
        place = QPointF(page.center().x(), top - em * _LINE / 2)
        lettering.draw_text(qp, text, place, em, ink, bold=bold)
    room = page.adjusted(0, top - page.top() + _TEXT * mm, 0, 0)
    board = Layout.for_picture(card.picture, 1.0).board_rect()
    pitch = min(room.width() / board.width(), _LARGEST_PITCH * mm)
    room.setHeight(min(room.height(), board.height() * pitch))
    draw_page(qp, room, card.picture, largest_pitch=_LARGEST_PITCH, mm=mm)


def card_text(card: ReferenceCard) -> str:
    """Return a reference card as plain text, with a table of the point names."""
    size, cells = card.picture.empty_board.size, card.picture.cells
    rows = [
        [
            cells[point].name if (point := Point(x, y)) in cells else _NO_NAME
            for x in range(size.width)
        ]
        for y in range(size.height)
    ]
    wide = [max(map(display_width, column)) for column in zip(*rows, strict=True)]
    table = (
        "  ".join(
            name + " " * (room - display_width(name)) for name, room in zip(row, wide, strict=True)
        )
        for row in rows
    )
    return "\n".join([card.title, "", *card.paragraphs, "", *map(str.rstrip, table)])


def _lines(
    card: ReferenceCard, width: float, mm: float, lettering: Lettering
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

"""Pages with a single board, for documents, printers and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from ..named_tuples import NamedTuple
from .book.long_labels import labels_note, replaced_labels, with_labels
from .book.page_setup import LARGEST_PITCH
from .book.sheet import Sheet
from .book.structure import Role, StructureElement
from .layout import Layout
from .painting.device import Device
from .painting.lettering import Lettering, TextRendering
from .painting.painter import draw_steps, saved_painter_state
from .paper_layout import LEAST_LABEL_SIZE, paper_layout, pitch_for_height, pitch_for_width
from .theme import PRINT, Theme
from .units import MM_PER_INCH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .picture import Picture

_LONGEST_PAGE = 5000.0
"""The maximum side length in millimetres of a page without a given paper size; PDF allows 5,080."""

_CAPTION_ROOM = 9.0  # mm below the board, for a caption of one line
_CAPTION_SIZE = 3.6  # mm, the em
_CAPTION_LEADING = 5.0  # mm from line to line


class BoardItem(NamedTuple):
    """A board on a sheet, together with its layout and theme."""

    picture: Picture
    layout: Layout
    theme: Theme

    def draw(self, qp: QPainter) -> None:
        """Draw the board; the units of the painter are those of the layout.

        On images the board is drawn in pixels, so that lines and text stay sharp.
        """
        for _ in self.draw_steps(qp):
            pass

    def draw_steps(self, qp: QPainter) -> Iterator[None]:
        """Draw the board as `draw` does, yielding after each step."""
        pixels = Device.for_painter(qp).scale or 1.0
        with saved_painter_state(qp):
            qp.scale(1 / pixels, 1 / pixels)
            theme = self.theme._replace(min_label_size=self.theme.min_label_size * pixels)
            yield from draw_steps(qp, self.picture, self.layout.scaled(pixels), theme)


class CaptionItem(NamedTuple):
    """A line of text on a sheet, centred at the position ``place``; ``size`` is the font size.

    All lines of a caption have the same structure ``element``.
    """

    text: str
    place: QPointF
    size: float
    theme: Theme
    element: StructureElement | None = None

    def draw(self, qp: QPainter) -> None:
        """Draw the caption as searchable text, or as outlines on devices that need them."""
        rendering = (
            TextRendering.OUTLINES if Device.for_painter(qp).needs_outlines else TextRendering.TEXT
        )
        lettering = Lettering(self.theme.families, rendering)
        lettering.draw_text(qp, self.text, self.place, self.size, QColor(self.theme.edge_ink))


Items = tuple[BoardItem | CaptionItem, ...]


def printed_size(picture: Picture, pitch: float, aspect: float, *, lines: int = 0) -> QSizeF:
    """Return the width and height in millimetres of a printed board with a caption of this many
    lines.
    """
    board = paper_layout(picture, pitch, aspect).board_rect().size()
    return board + QSizeF(0, caption_height(lines))


def caption_height(lines: int) -> float:
    """Return the height in millimetres of the space for a caption of this many lines."""
    return _CAPTION_ROOM + (lines - 1) * _CAPTION_LEADING if lines else 0.0


def caption_lines(caption: str, width: float, theme: Theme, mm: float = 1.0) -> list[str]:
    """Return a caption divided into lines that fit a width; ``mm`` is a millimetre in the unit of
    ``width``.

    A single word that does not fit has a line of its own.
    """
    size = _CAPTION_SIZE * mm
    lettering, lines = Lettering(theme.families, TextRendering.TEXT), list[str]()
    for paragraph in filter(None, caption.split("\n")):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and lettering.width(longer) * size > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def caption_items(
    lines: Sequence[str], centre: float, top: float, width: float, theme: Theme, mm: float = 1.0
) -> tuple[CaptionItem, ...]:
    """Return the items of a caption that begins at the height ``top``, below a board.

    Lines are centred at ``centre``, in smaller type if they are wider than ``width``. All lengths
    are in units, ``mm`` to a millimetre.
    """
    lettering, size = Lettering(theme.families, TextRendering.TEXT), _CAPTION_SIZE * mm
    element = StructureElement(Role.CAPTION)
    return tuple(
        CaptionItem(
            line,
            QPointF(centre, top + (_CAPTION_ROOM / 2 + number * _CAPTION_LEADING) * mm),
            min(size, width / (lettering.width(line) or 1.0)),
            theme,
            element,
        )
        for number, line in enumerate(lines)
    )


def board_page(
    picture: Picture,
    *,
    paper: QSizeF | None = None,
    margin: float = 0.0,
    theme: Theme = PRINT,
    caption: str = "",
    largest_pitch: float = LARGEST_PITCH,
    aspect: float = 1.0,
) -> Sheet:
    """Return a sheet with a centred board and a caption below it, which may have several lines.

    All lengths are in millimetres. Without ``paper`` the sheet is just large enough for the board
    and its caption; very long graphs have shorter line spacings, so that it is not too long. Labels
    too wide for their points are letters, which the caption explains.
    """
    if paper is None:
        whole = Layout.for_picture(picture, 1.0, aspect).board_rect()
        longest = max(whole.width(), whole.height())
        largest_pitch = min(largest_pitch, _LONGEST_PAGE / longest)
    else:
        across = paper.width() - 2 * margin
        largest_pitch = pitch_for_width(picture, across, largest_pitch, aspect)
    replaced = replaced_labels(picture, largest_pitch * min(aspect, 1.0))
    if replaced:
        picture = with_labels(picture, replaced)
        caption = "\n".join(filter(None, (caption, labels_note(replaced))))
    width = printed_size(picture, largest_pitch, aspect).width()
    lines = caption_lines(caption, width, theme)
    size = paper or printed_size(picture, largest_pitch, aspect, lines=len(lines))
    room = QRectF(QPointF(0, 0), size)
    if paper is not None:
        room.adjust(margin, margin, -margin, -margin)
    items = _page_items(room, picture, theme, caption, largest_pitch, aspect)
    return Sheet(size.width(), size.height(), items)


def draw_page(
    qp: QPainter,
    page: QRectF,
    picture: Picture,
    *,
    theme: Theme = PRINT,
    caption: str = "",
    largest_pitch: float = LARGEST_PITCH,
    aspect: float = 1.0,
    mm: float | None = None,
) -> None:
    """Draw a board centred on a page, with a caption below.

    ``page`` is in painter units, ``mm`` to a millimetre; the default follows from the resolution of
    the device. ``largest_pitch`` is in millimetres.
    """
    mm = mm or qp.device().logicalDpiX() / MM_PER_INCH
    for item in _page_items(page, picture, theme, caption, largest_pitch, aspect, mm):
        item.draw(qp)


def _page_items(
    page: QRectF,
    picture: Picture,
    theme: Theme,
    caption: str,
    largest_pitch: float,
    aspect: float,
    mm: float = 1.0,
) -> Items:
    """Return the items on a page: a centred board, and the lines of its caption.

    ``page`` is in painter units, ``mm`` to a millimetre.
    """
    lines = caption_lines(caption, page.width(), theme, mm)
    room = page.adjusted(0, 0, 0, -caption_height(len(lines)) * mm)
    width, height = room.width() / mm, room.height() / mm
    pitch = pitch_for_width(picture, width, largest_pitch, aspect)
    pitch = pitch_for_height(picture, height, pitch, aspect, width)
    layout = paper_layout(picture, pitch, aspect, width).scaled(mm).centred_in(room)
    theme = theme._replace(min_label_size=LEAST_LABEL_SIZE * mm)
    centre, top = page.center().x(), layout.board_rect().bottom()
    return (
        BoardItem(picture, layout, theme),
        *caption_items(lines, centre, top, page.width(), theme, mm),
    )

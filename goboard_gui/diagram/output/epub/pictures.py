"""The boards and graphs of a book as picture files of an EPUB.

All boards of a book have the same line spacing, with which a whole 19×19 board is 1,000 units wide
and high: MuPDF makes a bitmap of that size, and Okular obeys only sizes in pixels.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from ....named_tuples import NamedTuple
from ....stepwise import run_to_end
from ...board_page import BoardItem
from ...book.blocks import plain_text
from ...book.sheet import Sheet
from ...book.typesetting.graphs import PlacedGraph
from ...paper_layout import LEAST_LABEL_SIZE, paper_layout
from ..images import encode_image, image_steps
from ..svg import svg_element, svg_file
from .names import BOARD, GRAPH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainter

    from ....go import Size
    from ...book.blocks import BoardBlock, GraphBlock
    from ...picture import Picture
    from ...theme import Theme

FULL_SIZE = 1000
"""The width and height of a whole 19×19 board, in units of its picture."""
_FULL_LINES = 19
_USUAL_MARGIN = 2.5  # line spacings
_BITMAP_SCALE = 1.6  # pixels for a unit: a whole board has 1,600
_GRAPH_SIZE, _GRAPH_EM = QSizeF(1000.0, 560.0), 20.0
SVG_TYPE, PNG_TYPE = "image/svg+xml", "image/png"


class PictureFile(NamedTuple):
    """A picture in an EPUB: its name, its size in pixels of CSS, and its data.

    In columns that are narrower than the widest picture of the book, it has this ``share`` of the
    column, in percent, so that all boards keep the same line spacing.
    """

    name: str
    width: int
    height: int
    share: float
    data: bytes
    media_type: str


class _Centred(NamedTuple):
    """A board moved by an offset on its sheet."""

    item: BoardItem
    x: float
    y: float

    def draw(self, qp: QPainter) -> None:
        qp.save()
        qp.translate(self.x, self.y)
        self.item.draw(qp)
        qp.restore()


class Pictures:
    """The maker of the picture files of a book.

    ``pitch`` is the line spacing, in millimetres, for which labels are made; the ``boards`` are all
    those of the book. With ``bitmaps``, pictures are PNG, for Kindle, which does not show all of
    SVG. Each has an opaque ground, as readers may show pages in black.
    """

    def __init__(
        self, boards: Iterable[BoardBlock], theme: Theme, pitch: float, *, bitmaps: bool = False
    ) -> None:
        self._theme = theme._replace(min_label_size=LEAST_LABEL_SIZE)
        self._pitch = pitch
        self._bitmaps = bitmaps
        self._boards = 0
        self._graphs = 0
        pictures = [board.picture for board in boards]
        margins = (_margin(each, pitch) for each in pictures if _has_usual_lines(each))
        self._scale = FULL_SIZE / (_FULL_LINES - 1 + max(margins, default=_USUAL_MARGIN)) / pitch
        """Units for a millimetre of the layout."""
        widths = (paper_layout(each, pitch).board_rect().width() for each in pictures)
        self._widest = ceil(max(widths, default=0.0) * self._scale) or FULL_SIZE

    def board(self, board: BoardBlock) -> PictureFile:
        """Return the picture of the next board."""
        self._boards += 1
        picture, scale = board.picture, self._scale
        layout = paper_layout(picture, self._pitch).scaled(scale)
        rect = layout.board_rect()
        width, height = ceil(rect.width()), ceil(rect.height())
        if _is_full(picture):
            width, height = max(width, FULL_SIZE), max(height, FULL_SIZE)
        theme = self._theme._replace(min_label_size=self._theme.min_label_size * scale)
        item = BoardItem(picture, layout, theme)
        x, y = (width - rect.width()) / 2, (height - rect.height()) / 2
        sheet = Sheet(width, height, (_Centred(item, x, y),))
        title = plain_text(board.caption)
        return self._file(BOARD.format(number=self._boards), sheet, title, board.alt_text.full)

    def graph(self, block: GraphBlock) -> PictureFile:
        """Return the picture of the next graph of a review."""
        self._graphs += 1
        item = PlacedGraph(block.graph, block.texts, 0.0, 0.0, _GRAPH_SIZE, _GRAPH_EM)
        sheet = Sheet(_GRAPH_SIZE.width(), _GRAPH_SIZE.height(), (item,))
        return self._file(
            GRAPH.format(number=self._graphs), sheet, block.alt_text.short, block.alt_text.full
        )

    def _file(self, name: str, sheet: Sheet, title: str, description: str) -> PictureFile:
        width, height = round(sheet.width), round(sheet.height)
        share = min(100 * width / self._widest, 100.0)
        if self._bitmaps:
            image = run_to_end(image_steps(sheet, _BITMAP_SCALE, self._theme.background))
            return PictureFile(f"{name}.png", width, height, share, encode_image(image), PNG_TYPE)
        svg = svg_element(
            sheet, title=title, description=description, background=self._theme.background
        )
        svg.attrib |= {"width": str(width), "height": str(height)}
        return PictureFile(f"{name}.svg", width, height, share, svg_file(svg), SVG_TYPE)


def _margin(picture: Picture, pitch: float) -> float:
    """Return how much wider or higher a board is than its lines, in line spacings."""
    rect, lines = paper_layout(picture, pitch).board_rect(), _lines(picture)
    return max(rect.width() / pitch - lines.width, rect.height() / pitch - lines.height) + 1


def _has_usual_lines(picture: Picture) -> bool:
    """Return whether a board is as wide and high as its lines and the margin around them."""
    return picture.empty_board.plan is None and picture.empty_board.wrapping is None


def _lines(picture: Picture) -> Size:
    """Return the numbers of visible columns and rows."""
    return picture.crop.size if picture.crop else picture.empty_board.size


def _is_full(picture: Picture) -> bool:
    return _has_usual_lines(picture) and _lines(picture) == (_FULL_LINES, _FULL_LINES)

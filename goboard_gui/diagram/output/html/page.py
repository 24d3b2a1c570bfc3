"""Conversion of books to a single HTML file, with boards as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from ....named_tuples import NamedTuple
from ... import fonts
from ...book.blocks import InlineStone, without_empty_pages
from ...book.long_labels import with_short_labels
from ...book.page_setup import POSITION_PITCH, PageSetup, Typeface
from ...book.phrases import ENGLISH, Phrases, stone_description
from ...book.sheet import Sheet
from ...book.typesetting.graphs import PlacedGraph
from ...book.typesetting.paragraphs import draw_inline_stone, stone_width
from ...theme import PRINT, Theme
from ..files import CREATOR
from ..svg import svg_element
from .body import BodyWriter, clean
from .svg_boards import board_svg, with_alternative_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from ...book.blocks import BoardBlock, Book, GraphBlock

_GRAPH_SIZE, _GRAPH_EM = QSizeF(170.0, 95.0), 3.4  # mm
_EM = 10.0
_HIGH, _LOW = 1.0, 0.27  # ems of a small stone above and below the baseline
_FAMILIES = {
    Typeface.BOOK: f'"{fonts.BOOK}", "Gentium Book Plus", serif',
    Typeface.DEJAVU: f'"{fonts.SERIF}", "DejaVu Serif", serif',
}
"""The fonts of running text: our own, if the reader has them, or those from which they are made."""
_STYLE = """\
:root { color-scheme: light }
body { margin: 1.5em auto; padding: 0 1em; max-width: 42em; background: #fff; color: #000;
  font-family: FAMILIES; line-height: 1.45 }
h1, .subtitle, .centred, figcaption { text-align: center }
h1, h2 { line-height: 1.2; break-after: avoid }
.small, .note { font-size: .87em }
.keep { break-after: avoid }
a { color: inherit }
.together { break-inside: avoid }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid }
figure > svg { max-width: 100%; height: auto }
figcaption p { margin: .3em 0 }
figcaption ul { margin: .3em 0; padding: 0; list-style: none; text-align: start; columns: 8em }
figcaption li { padding-left: 1em; text-indent: -1em; break-inside: avoid }
.contents ul { margin: 1em auto; padding: 0; list-style: none }
.stone { vertical-align: -.27em }
.unbroken { white-space: nowrap }
table { margin: 1em auto; border-collapse: collapse }
th, td { padding: .1em .7em; text-align: start; border-bottom: 1px solid #ccc }
tr { break-inside: avoid }
hr { margin: 3em 0; border: 0; border-top: 1px solid #ccc }
@media print {
  body { margin: 0; padding: 0; max-width: none }
  hr { margin: 0; border: 0; break-after: page }
}
@page { margin: 15mm }
"""


def to_html(
    book: Book,
    *,
    language: str = "en",
    theme: Theme = PRINT,
    phrases: Phrases = ENGLISH,
    pitch: float = POSITION_PITCH,
    setup: PageSetup | None = None,
) -> str:
    """Return a book as a self-contained HTML page.

    ``language`` is that of the ``phrases``, which describe inline stones to screen readers, and of
    books in which no other one is known. ``pitch`` is the line spacing of boards in millimetres,
    unless they have their own. The typeface is that of the ``setup``. Text is not justified, as
    browsers are not good at it.
    """
    parts = html_parts(
        book, language=language, theme=theme, phrases=phrases, pitch=pitch, setup=setup
    )
    return "".join(parts)


def html_parts(
    book: Book,
    *,
    language: str = "en",
    theme: Theme = PRINT,
    phrases: Phrases = ENGLISH,
    pitch: float = POSITION_PITCH,
    setup: PageSetup | None = None,
) -> Iterator[str]:
    """Yield the HTML page of a book in parts: the head, each block, and the end of the page."""
    style = _STYLE.replace("FAMILIES", _FAMILIES[(setup or PageSetup()).typeface])
    yield (
        f'<!DOCTYPE html>\n<html lang="{clean(book.language or language)}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{clean(book.title) or CREATOR}</title>\n"
        f'<meta name="author" content="{clean(book.author)}">\n'
        f'<meta name="generator" content="{CREATOR}">\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
    )
    writer = _PageWriter(book, theme, phrases, pitch, language)
    for block in without_empty_pages(book.blocks):
        yield writer.block_html(block)
    yield "</main>\n</body>\n</html>\n"


class _StoneItem(NamedTuple):
    """An inline stone on a sheet of its own."""

    stone: InlineStone

    def draw(self, qp: QPainter) -> None:
        qp.translate(0, _HIGH * _EM)
        draw_inline_stone(qp, self.stone, 0.0, _EM, outlines=False)


class _PageWriter(BodyWriter):
    """A converter of the blocks of one book to a single page, with images in it."""

    def __init__(
        self, book: Book, theme: Theme, phrases: Phrases, pitch: float, language: str
    ) -> None:
        super().__init__(book, phrases, language)
        self._theme = theme
        self._pitch = pitch
        self._boards = 0
        self._graphs = 0
        self._stones: dict[InlineStone, str] = {}

    def drawn_board(self, board: BoardBlock) -> BoardBlock:
        return with_short_labels(board, board.pitch or self._pitch)

    def board_image(self, board: BoardBlock) -> str:
        self._boards += 1
        pitch, prefix = board.pitch or self._pitch, f"board{self._boards}-"
        return board_svg(board.picture, board.alt_text.short, self._theme, pitch, prefix=prefix)

    def graph_image(self, block: GraphBlock) -> str:
        self._graphs += 1
        item = PlacedGraph(block.graph, block.texts, 0.0, 0.0, _GRAPH_SIZE, _GRAPH_EM)
        sheet = Sheet(_GRAPH_SIZE.width(), _GRAPH_SIZE.height(), (item,))
        svg = svg_element(sheet, background=None, keep_text=True, prefix=f"graph{self._graphs}-")
        return with_alternative_text(svg, block.alt_text.full)

    def stone(self, stone: InlineStone) -> str:
        if stone not in self._stones:
            wide, high = stone_width(stone), _HIGH + _LOW
            sheet = Sheet(wide * _EM, high * _EM, (_StoneItem(stone),))
            svg = svg_element(sheet, background=None, keep_text=True)
            svg.attrib |= {"width": f"{wide:.3g}em", "height": f"{high:.3g}em", "class": "stone"}
            self._stones[stone] = with_alternative_text(
                svg, stone_description(stone, self._phrases)
            ).replace("\n", "")
        return self._stones[stone]

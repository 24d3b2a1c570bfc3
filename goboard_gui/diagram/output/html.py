"""Conversion of books to a single HTML file, with boards as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from xml.etree.ElementTree import tostring

from PySide6.QtCore import QSizeF

from ...named_tuples import NamedTuple
from .. import fonts
from ..board_page import BoardItem
from ..book.blocks import (
    BoardBlock,
    Contents,
    GraphBlock,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    text_without_stones,
    without_empty_pages,
)
from ..book.contents_titles import chapter_starts, contents_titles, start_of
from ..book.long_labels import with_short_labels
from ..book.page_setup import POSITION_PITCH, Hyphenation, PageSetup, Typeface
from ..book.phrases import ENGLISH, Phrases, stone_description
from ..book.sheet import Sheet
from ..book.text_direction import has_right_to_left, mark_left_to_right_parts
from ..book.typesetting.graphs import PlacedGraph
from ..book.typesetting.paragraphs import draw_inline_stone, stone_width
from ..book.typesetting.structured_text import is_address, with_web_links
from ..book.unbroken import (
    keep_numbers_in_inline,
    keep_numbers_with_words,
    unbroken_ranges,
)
from ..paper_layout import LEAST_LABEL_SIZE, paper_layout
from ..theme import PRINT, Theme
from .files import CREATOR
from .svg import svg_element

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

    from PySide6.QtGui import QPainter

    from ..book.blocks import Block, Book, Inline

_TAGS = {
    ParagraphStyle.COVER: "h1",
    ParagraphStyle.TITLE: "h1",
    ParagraphStyle.SUBTITLE: "p",
    ParagraphStyle.HEADING: "h2",
}
_CLASSES = {ParagraphStyle.SUBTITLE: "subtitle", ParagraphStyle.SMALL: "small"}
_CONTROLS = {code: None for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n"}
_GRAPH_SIZE, _GRAPH_EM = QSizeF(170.0, 95.0), 3.4  # mm
_EM = 10.0
_HIGH, _LOW = 1.0, 0.27  # ems of a small stone above and below the baseline
_FAMILIES = {
    Typeface.BOOK: f'"{fonts.BOOK}", "Gentium Book Plus", serif',
    Typeface.DEJAVU: f'"{fonts.SERIF}", "DejaVu Serif", serif',
}
"""The fonts of running text: our own, if the reader has them, or those from which they are made."""
_LOOK = """\
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
    unless they have their own. Typeface, justification and hyphenation are those of the ``setup``.
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
    yield (
        f'<!DOCTYPE html>\n<html lang="{_clean(book.language or language)}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_clean(book.title) or CREATOR}</title>\n"
        f'<meta name="author" content="{_clean(book.author)}">\n'
        f'<meta name="generator" content="{CREATOR}">\n'
        f"<style>\n{_style_sheet(setup or PageSetup())}</style>\n</head>\n<body>\n<main>\n"
    )
    writer = _HtmlWriter(book, theme, phrases, pitch, language)
    for block in without_empty_pages(book.blocks):
        yield writer.block_html(block)
    yield "</main>\n</body>\n</html>\n"


def _style_sheet(setup: PageSetup) -> str:
    sheet = _LOOK.replace("FAMILIES", _FAMILIES[setup.typeface])
    if setup.justified:
        hyphens = "; hyphens: auto" if setup.hyphenation is Hyphenation.AUTO else ""
        sheet += f"main > p, section > p {{ text-align: justify{hyphens} }}\n"
    return sheet


class _StoneItem(NamedTuple):
    """An inline stone on a sheet of its own."""

    stone: InlineStone

    def draw(self, qp: QPainter) -> None:
        qp.translate(0, _HIGH * _EM)
        draw_inline_stone(qp, self.stone, 0.0, _EM, outlines=False)


class _HtmlWriter:
    """A converter of the blocks of one book to HTML."""

    def __init__(
        self, book: Book, theme: Theme, phrases: Phrases, pitch: float, language: str
    ) -> None:
        self._starts = chapter_starts(book.blocks)
        self._theme = theme._replace(min_label_size=LEAST_LABEL_SIZE)
        self._phrases = phrases
        self._pitch = pitch
        self._language = book.language or language
        self._phrase_language = language
        self._boards = 0
        self._graphs = 0
        self._stones: dict[InlineStone, str] = {}

    def block_html(self, block: Block | BoardBlock) -> str:
        """Return a block as HTML."""
        target = f"<a{_id(start.anchor)}></a>\n" if (start := start_of(block)) else ""
        return target + self._block(block)

    def _block(self, block: Block | BoardBlock) -> str:
        match block:
            case Unit(blocks):
                attribute = ' class="together"' if block.keep_together else ""
                return f"<section{attribute}>\n{''.join(map(self.block_html, blocks))}</section>\n"
            case Paragraph():
                return self._paragraph(block)
            case BoardBlock():
                return self._board(block)
            case GraphBlock():
                return self._graph(block)
            case Table():
                return _table(block)
            case PageBreak():
                return "<hr>\n"
            case Contents():
                return self._contents(block)

    def _contents(self, contents: Contents) -> str:
        titles = map(keep_numbers_with_words, contents_titles(self._starts, self._phrases))
        items = "".join(
            f'<li dir="auto"><a href="#{_clean(start.anchor)}">{_clean(title)}</a></li>\n'
            for start, title in zip(self._starts, titles, strict=True)
        )
        heading = f'<h1 dir="auto">{_clean(contents.heading)}</h1>\n'
        return f'<nav class="contents">\n{heading}<ul>\n{items}</ul>\n</nav>\n'

    def _paragraph(self, paragraph: Paragraph) -> str:
        tag = _TAGS.get(paragraph.style, "p")
        classes = [
            _CLASSES.get(paragraph.style, ""),
            "centred" if paragraph.centred else "",
            "keep" if paragraph.keep_with_next else "",
        ]
        named = " ".join(filter(None, classes))
        inline = paragraph.inline
        if paragraph.centred:
            inline = keep_numbers_in_inline(inline)
        inline = with_web_links(inline)
        attribute = _id(paragraph.anchor) + (f' class="{named}"' if named else "")
        attribute += self._lang(paragraph.language)
        return f'<{tag} dir="auto"{attribute}>{self._inline(inline)}</{tag}>\n'

    def _lang(self, language: str) -> str:
        """Return the attribute of an element whose text is in a language."""
        return "" if language in ("", self._language) else f' lang="{_clean(language)}"'

    def _board(self, board: BoardBlock) -> str:
        self._boards += 1
        pitch = board.pitch or self._pitch
        board = with_short_labels(board, pitch)
        layout = paper_layout(board.picture, pitch)
        rect = layout.board_rect()
        sheet = Sheet(rect.width(), rect.height(), (BoardItem(board.picture, layout, self._theme),))
        svg = svg_element(sheet, background=None, keep_text=True, prefix=f"board{self._boards}-")
        caption = self._inline(keep_numbers_in_inline(board.caption))
        lines = [f'<p dir="auto">{caption}</p>'] if caption else []
        if board.note_table:
            items = (f"<li>{self._inline(note)}</li>" for note in board.note_table)
            lines.append(f'<ul class="note" dir="auto">{"".join(items)}</ul>')
        lines += [f'<p class="note" dir="auto">{self._inline(note)}</p>' for note in board.notes]
        below = f"<figcaption>{''.join(lines)}</figcaption>\n" if lines else ""
        image = _with_alternative_text(svg, board.alt_text.short)
        language = self._lang(self._phrase_language)
        return f"<figure{_id(board.anchor)}{language}>\n{image}\n{below}</figure>\n"

    def _graph(self, block: GraphBlock) -> str:
        self._graphs += 1
        item = PlacedGraph(block.graph, block.texts, 0.0, 0.0, _GRAPH_SIZE, _GRAPH_EM)
        sheet = Sheet(_GRAPH_SIZE.width(), _GRAPH_SIZE.height(), (item,))
        svg = svg_element(sheet, background=None, keep_text=True, prefix=f"graph{self._graphs}-")
        image = _with_alternative_text(svg, block.alt_text.full)
        caption = self._inline(block.caption)
        below = f'<figcaption><p class="note" dir="auto">{caption}</p></figcaption>\n'
        language = self._lang(self._phrase_language)
        return f"<figure{language}>\n{image}\n{below if caption else ''}</figure>\n"

    def _inline(self, inline: Inline) -> str:
        if has_right_to_left(text_without_stones(inline)):
            inline = tuple(
                part._replace(text=mark_left_to_right_parts(part.text))
                if isinstance(part, InlineText)
                else part
                for part in inline
            )
        return "".join(
            _text(part) if isinstance(part, InlineText) else self._stone(part) for part in inline
        )

    def _stone(self, stone: InlineStone) -> str:
        if stone not in self._stones:
            wide, high = stone_width(stone), _HIGH + _LOW
            sheet = Sheet(wide * _EM, high * _EM, (_StoneItem(stone),))
            svg = svg_element(sheet, background=None, keep_text=True)
            svg.attrib |= {"width": f"{wide:.3g}em", "height": f"{high:.3g}em", "class": "stone"}
            self._stones[stone] = _with_alternative_text(
                svg, stone_description(stone, self._phrases)
            ).replace("\n", "")
        return self._stones[stone]


def _with_alternative_text(svg: Element, text: str) -> str:
    """Return an SVG image with alternative text and without metadata."""
    for tag in ("title", "desc"):
        for element in svg.findall(tag):
            svg.remove(element)
    svg.set("role", "img")
    svg.set("aria-label", _visible(text))
    return tostring(svg, encoding="unicode")


def _table(table: Table) -> str:
    head = f"<thead>\n{_row(table.head, 'th')}</thead>\n" if table.head else ""
    rows = "".join(_row(row, "td") for row in table.rows)
    return f"<table>\n{head}<tbody>\n{rows}</tbody>\n</table>\n"


def _row(cells: tuple[str, ...], tag: str) -> str:
    attribute = ' scope="col"' if tag == "th" else ""
    texts = (f'<{tag} dir="auto"{attribute}>{_clean(cell)}</{tag}>' for cell in cells)
    return f"<tr>{''.join(texts)}</tr>\n"


def _text(part: InlineText) -> str:
    text = _unbroken_html(part.text).replace("\n", "<br>\n")
    if part.bold:
        text = f"<b>{text}</b>"
    if part.italic:
        text = f"<i>{text}</i>"
    if not part.target:
        return text
    address = part.target if is_address(part.target) else f"#{part.target}"
    return f'<a href="{_clean(address)}">{text}</a>'


def _unbroken_html(text: str) -> str:
    """Return a text as HTML in which browsers do not break lines within names.

    >>> _unbroken_html("d4-e5 & more")
    '<span class="unbroken">d4-e5</span> &amp; more'
    """
    pieces: list[str] = []
    end = 0
    for start, stop in unbroken_ranges(text):
        kept = f'<span class="unbroken">{_clean(text[start:stop])}</span>'
        pieces += _clean(text[end:start]), kept
        end = stop
    return "".join((*pieces, _clean(text[end:])))


def _id(anchor: str) -> str:
    """Return the attribute of an element to which links can lead."""
    return f' id="{_clean(anchor)}"' if anchor else ""


def _clean(text: str) -> str:
    """Return a text without control characters and with special characters escaped for HTML."""
    return escape(_visible(text))


def _visible(text: str) -> str:
    """Return a text without control characters, and with lone surrogates replaced."""
    return text.translate(_CONTROLS).encode("utf-8", "replace").decode()

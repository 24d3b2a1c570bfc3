"""Conversion of the blocks of a book to HTML, for a single page and for the files of an EPUB."""

from __future__ import annotations

from abc import ABC, abstractmethod
from html import escape
from typing import TYPE_CHECKING

from ...book.blocks import (
    BoardBlock,
    Contents,
    GraphBlock,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    text_without_stones,
    with_texts,
)
from ...book.contents_titles import chapter_starts, contents_titles, start_of
from ...book.text_direction import has_right_to_left, mark_left_to_right_parts
from ...book.typesetting.structured_text import is_address, with_web_links
from ...book.unbroken import keep_numbers_in_inline, keep_numbers_with_words, unbroken_ranges

if TYPE_CHECKING:
    from ...book.blocks import Block, Book, Inline, InlineStone
    from ...book.phrases import Phrases

_HEADING_TAGS = {
    ParagraphStyle.COVER: "h1",
    ParagraphStyle.TITLE: "h1",
    ParagraphStyle.HEADING: "h2",
}
_LOWER_HEADING_TAGS = {
    ParagraphStyle.COVER: "h1",
    ParagraphStyle.TITLE: "h2",
    ParagraphStyle.HEADING: "h3",
}
"""The tags of headings on a page with several games, only one of which may be the title of all."""
_CLASSES = {ParagraphStyle.SUBTITLE: "subtitle", ParagraphStyle.SMALL: "small"}
_CONTROLS = {code: None for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n"}


class BodyWriter(ABC):
    """A converter of the blocks of one book to HTML; what depends on the kind of file is abstract.

    ``phrase_language`` is the language code of the ``phrases``.
    """

    void_end = ">"
    """The end of the tag of an element without content."""
    is_one_page = True
    """Whether all games are on the same page."""

    def __init__(self, book: Book, phrases: Phrases, phrase_language: str) -> None:
        self._starts = chapter_starts(book.blocks)
        has_several = self.is_one_page and len(self._starts) > 1
        self._heading_tags = _LOWER_HEADING_TAGS if has_several else _HEADING_TAGS
        self._phrases = phrases
        self._language = book.language or phrase_language
        self._phrase_language = phrase_language

    def block_html(self, block: Block | BoardBlock) -> str:
        """Return a block as HTML."""
        target = f"<a{id_attribute(start.anchor)}></a>\n" if (start := start_of(block)) else ""
        return target + self._block(block)

    @abstractmethod
    def drawn_board(self, board: BoardBlock) -> BoardBlock:
        """Return a board as it is drawn, with short labels in place of those that have no room."""

    @abstractmethod
    def board_image(self, board: BoardBlock) -> str:
        """Return the image of a board."""

    @abstractmethod
    def graph_image(self, block: GraphBlock) -> str:
        """Return the image of the graph of a review."""

    @abstractmethod
    def stone(self, stone: InlineStone) -> str:
        """Return a small stone in running text."""

    def page_break(self) -> str:
        """Return the beginning of a new page."""
        return f"<hr{self.void_end}\n"

    def address(self, anchor: str) -> str:
        """Return the address of an element of the book."""
        return f"#{anchor}"

    def language_attribute(self, language: str) -> str:
        """Return the attribute of an element whose text is in a language."""
        return "" if language in ("", self._language) else f' lang="{clean(language)}"'

    def below_board(self, board: BoardBlock) -> list[str]:
        """Return the caption and notes of a board, each as an element."""
        caption = self.inline(keep_numbers_in_inline(board.caption))
        lines = [f'<p dir="auto">{caption}</p>'] if caption else []
        lines += self.below_caption(board)
        if board.note_table:
            items = (f"<li>{self.inline(note)}</li>" for note in board.note_table)
            lines.append(f'<ul class="note" dir="auto">{"".join(items)}</ul>')
        notes = [*board.notes, board.links] if board.links else board.notes
        texts = (self.inline(with_web_links(note)) for note in notes)
        return lines + [f'<p class="note" dir="auto">{text}</p>' for text in texts]

    def shown_text(self, text: str) -> str:
        """Return running text as it is shown."""
        return text

    def below_caption(self, board: BoardBlock) -> list[str]:
        """Return elements between the caption and the notes of a board."""
        return []

    def contents_items(self) -> str:
        """Return the chapters of the book as items of a list, each a link."""
        titles = map(keep_numbers_with_words, contents_titles(self._starts, self._phrases))
        return "".join(
            f'<li dir="auto">{self.link(start.anchor, unbroken_html(title))}</li>\n'
            for start, title in zip(self._starts, titles, strict=True)
        )

    def link(self, target: str, content: str) -> str:
        """Return a link to an anchor in the book or to an address, with ``content`` as HTML."""
        address = target if is_address(target) else self.address(target)
        return f'<a href="{clean(address)}">{content}</a>'

    def inline(self, inline: Inline) -> str:
        """Return running text as HTML."""
        if has_right_to_left(text_without_stones(inline)):
            inline = with_texts(inline, mark_left_to_right_parts)
        inline = with_texts(inline, self.shown_text)
        return "".join(
            self._text(part) if isinstance(part, InlineText) else self.stone(part)
            for part in inline
        )

    def _block(self, block: Block | BoardBlock) -> str:
        match block:
            case Unit(blocks):
                attribute = ' class="together"' if block.keep_together else ""
                return f"<div{attribute}>\n{''.join(map(self.block_html, blocks))}</div>\n"
            case Paragraph():
                return self._paragraph(block)
            case BoardBlock():
                board = self.drawn_board(block)
                image, lines = self.board_image(board), self.below_board(board)
                return self._figure(image, lines, id_attribute(board.anchor))
            case GraphBlock():
                caption = self.inline(block.caption)
                lines = [f'<p class="note" dir="auto">{caption}</p>'] if caption else []
                return self._figure(self.graph_image(block), lines)
            case Table():
                return _table(block)
            case PageBreak():
                return self.page_break()
            case Contents():
                tag = self._heading_tags[ParagraphStyle.TITLE]
                heading = f'<{tag} dir="auto">{clean(block.heading)}</{tag}>\n'
                items = self.contents_items()
                return f'<nav class="contents">\n{heading}<ul>\n{items}</ul>\n</nav>\n'

    def _figure(self, image: str, lines: list[str], attribute: str = "") -> str:
        below = f"<figcaption>{''.join(lines)}</figcaption>\n" if lines else ""
        attribute += self.language_attribute(self._phrase_language)
        return f"<figure{attribute}>\n{image}\n{below}</figure>\n"

    def _paragraph(self, paragraph: Paragraph) -> str:
        tag = self._heading_tags.get(paragraph.style, "p")
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
        attribute = id_attribute(paragraph.anchor) + (f' class="{named}"' if named else "")
        attribute += self.language_attribute(paragraph.language)
        return f'<{tag} dir="auto"{attribute}>{self.inline(inline)}</{tag}>\n'

    def _text(self, part: InlineText) -> str:
        text = unbroken_html(part.text).replace("\n", f"<br{self.void_end}\n")
        if part.bold:
            text = f"<b>{text}</b>"
        if part.italic:
            text = f"<i>{text}</i>"
        return self.link(part.target, text) if part.target else text


def _table(table: Table) -> str:
    head = f"<thead>\n{_row(table.head, 'th')}</thead>\n" if table.head else ""
    rows = "".join(_row(row, "td") for row in table.rows)
    return f"<table>\n{head}<tbody>\n{rows}</tbody>\n</table>\n"


def _row(cells: tuple[str, ...], tag: str) -> str:
    attribute = ' scope="col"' if tag == "th" else ""
    texts = (f'<{tag} dir="auto"{attribute}>{clean(cell)}</{tag}>' for cell in cells)
    return f"<tr>{''.join(texts)}</tr>\n"


def unbroken_html(text: str) -> str:
    """Return a text as HTML in which browsers do not break lines within names.

    >>> unbroken_html("d4-e5 & more")
    '<span class="unbroken">d4-e5</span> &amp; more'
    """
    pieces: list[str] = []
    end = 0
    for start, stop in unbroken_ranges(text):
        kept = f'<span class="unbroken">{clean(text[start:stop])}</span>'
        pieces += clean(text[end:start]), kept
        end = stop
    return "".join((*pieces, clean(text[end:])))


def id_attribute(anchor: str) -> str:
    """Return the attribute of an element to which links can lead."""
    return f' id="{clean(anchor)}"' if anchor else ""


def clean(text: str) -> str:
    """Return a text without control characters and with special characters escaped for HTML."""
    return escape(visible(text))


def visible(text: str) -> str:
    """Return a text without control characters, and with lone surrogates replaced."""
    return text.translate(_CONTROLS).encode("utf-8", "replace").decode()

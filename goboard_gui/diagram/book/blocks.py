"""Blocks, the parts of a book before its layout: paragraphs, boards with captions, and tables.

Blocks describe content, not appearance. Pages, HTML, LaTeX and plain text are all made from them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ...go import Colour
    from ...record.figures import Figure
    from ...record.properties.marks import Mark
    from ..picture import Picture
    from ..plots.review_graph.graph import GraphTexts, ReviewGraph
    from .page_setup import PageSetup, PageSide
    from .text_warnings import TextWarning


class InlineText(NamedTuple):
    """A run of text in one style; a line feed is a line break.

    If ``is_separator`` is set, the text separates others, and is dropped at the end of a line.
    ``target`` is the anchor of the board or paragraph to which the text is a link, if any.
    """

    text: str
    bold: bool = False
    italic: bool = False
    is_separator: bool = False
    target: str = ""


class InlineStone(NamedTuple):
    """A small stone in running text, with a number, a letter or a mark.

    If ``colour`` is None, it is a letter or mark without a stone. ``text`` is what plain text and
    screen readers have in its place, by default its label, and for screen readers also its colour.
    """

    colour: Colour | None
    label: str = ""
    mark: Mark | None = None
    text: str = ""


Inline = tuple[InlineText | InlineStone, ...]
"""Running text: runs of text and small stones."""


def plain_text(inline: Inline) -> str:
    """Return running text as plain text; an inline stone becomes its text, its number or
    a character for its mark.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.record.properties.marks import Mark
    >>> stone = InlineStone(Colour.BLACK, mark=Mark.TRIANGLE)
    >>> plain_text((InlineText("148 at "), stone)), plain_text((InlineStone(Colour.WHITE, "49"),))
    ('148 at ▲', '49')
    >>> plain_text((InlineStone(Colour.BLACK), InlineText(" Anna")))
    '● Anna'
    """
    return "".join(
        part.text if isinstance(part, InlineText) else _inline_stone_text(part) for part in inline
    )


def with_texts(inline: Inline, change: Callable[[str], str]) -> Inline:
    """Return running text with changed texts between its small stones."""
    return tuple(
        part._replace(text=change(part.text)) if isinstance(part, InlineText) else part
        for part in inline
    )


def text_without_stones(inline: Inline) -> str:
    """Return running text as plain text without its small stones."""
    return "".join(part.text for part in inline if isinstance(part, InlineText))


def _inline_stone_text(stone: InlineStone) -> str:
    """Return an inline stone as plain text: its text or label, or a character for its mark or
    colour.
    """
    if stone.text or stone.label:
        return stone.text or stone.label
    from ...go import Colour
    from ..painting.mark_drawings import DRAWINGS

    black = stone.colour is Colour.BLACK
    if stone.mark is None:
        return "●" if black else "○"
    on_black, otherwise = DRAWINGS[stone.mark].characters
    return on_black if black else otherwise


class ChapterStart(NamedTuple):
    """The start of a game or of another part of a book, with the title that the contents and
    running heads use for it.

    Links to it refer to its ``anchor``. With ``opens_page``, it begins a new page. ``details``,
    such as the round and the date of a game, tell it from others of the same title.
    """

    title: str
    anchor: str = ""
    opens_page: bool = True
    details: str = ""


class ParagraphStyle(Enum):
    """The style of a paragraph, named after the purpose of the paragraph."""

    COVER = "cover"
    """The title of a book on its title page, set at some distance from the top."""
    TITLE = "title"
    SUBTITLE = "subtitle"
    HEADING = "heading"
    BODY = "body"
    SMALL = "small"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of running text.

    With ``keep_with_next``, it is placed on the same page as the beginning of the next block. A
    ``continued`` paragraph begins a comment of several paragraphs. A ``spanning`` paragraph runs
    across all columns of the page. ``warnings`` say what it prints otherwise than the record. Links
    to it refer to its ``anchor``, which is unique in the book. A chapter may ``start`` with it.
    ``language`` is the BCP 47 tag of its language, or empty if that is the language of the book or
    is not known; ``names`` are words that are never hyphenated.
    """

    inline: Inline
    style: ParagraphStyle = ParagraphStyle.BODY
    centred: bool = False
    keep_with_next: bool = False
    continued: bool = False
    spanning: bool = False
    warnings: tuple[TextWarning, ...] = ()
    anchor: str = ""
    start: ChapterStart | None = None
    language: str = ""
    names: frozenset[str] = frozenset()

    @property
    def is_heading(self) -> bool:
        """Whether the paragraph is the title of a game or the heading of a part of the book."""
        return self.style in (ParagraphStyle.TITLE, ParagraphStyle.HEADING)


class AlternativeText(NamedTuple):
    """What a board shows, in words: the ``short`` text, and the ``full`` text, which begins with
    the short one and adds moves and stones.
    """

    short: str
    full: str


NO_ALTERNATIVE_TEXT = AlternativeText("", "")


@dataclass(frozen=True, slots=True)
class BoardBlock:
    """A board with a caption and notes, which are kept together on the page.

    ``caption`` and each of the ``notes`` are one paragraph. ``note_table`` are notes before these
    that are set in columns, because they are many. ``figure`` is what the picture was made
    from, for formats that draw boards in their own way. ``pitch`` is the line spacing in
    millimetres, or None to fit the available space. ``warnings`` are about letters and marks.
    ``alt_text`` says what the board shows, for readers who can't see it. Links to it refer to its
    ``anchor``, which is unique in the book. A board ``beside_text`` stands next to the paragraph
    before it if there is room. ``taken_letters`` have a meaning in its comments, so that they can't
    replace long labels. ``links`` to other boards are shown below it on screens only.
    """

    picture: Picture
    caption: Inline = ()
    notes: tuple[Inline, ...] = ()
    figure: Figure | None = None
    pitch: float | None = None
    warnings: tuple[TextWarning, ...] = ()
    alt_text: AlternativeText = NO_ALTERNATIVE_TEXT
    anchor: str = ""
    note_table: tuple[Inline, ...] = ()
    beside_text: bool = False
    taken_letters: frozenset[str] = frozenset()
    links: Inline = ()


@dataclass(frozen=True, slots=True)
class GraphBlock:
    """The graph of a review, across the width of its column or page, with a caption below it.

    ``texts`` are those in the graph, and ``alt_text`` says what it shows, for readers who can't see
    it.
    """

    graph: ReviewGraph
    texts: GraphTexts
    caption: Inline = ()
    alt_text: AlternativeText = NO_ALTERNATIVE_TEXT


@dataclass(frozen=True, slots=True)
class Unit:
    """Blocks that belong together, usually a board and the comments on its moves.

    On multi-column pages, units are placed side by side or down the columns. With
    ``keep_together``, a unit that is taller than a column runs across the page, and is divided only
    if it is taller than the page in that way, too. A chapter may ``start`` with it.
    """

    blocks: tuple[BoardBlock | Paragraph | Table, ...]
    keep_together: bool = False
    start: ChapterStart | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table of texts; the header row ``head`` is repeated on every page.

    Columns are as wide as their content. With ``side_by_side``, a narrow table is divided into
    parts that are set side by side; another one is centred and on one page, if it fits. A chapter
    may ``start`` with it.
    """

    rows: tuple[tuple[str, ...], ...]
    head: tuple[str, ...] = ()
    start: ChapterStart | None = None
    side_by_side: bool = True


@dataclass(frozen=True, slots=True)
class PageBreak:
    """A page break; ``setup`` is the page setup from there on, or None if the page setup stays the
    same.

    If a ``side`` is given, the next page is on that side of a double page, if necessary after a
    blank page.
    """

    setup: PageSetup | None = None
    side: PageSide | None = None


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a book: a heading, then its games and chapters with page numbers or links."""

    heading: str


Block = Paragraph | Unit | Table | GraphBlock | PageBreak | Contents


def mark_chapter_start(
    blocks: Iterable[Block | None], start: ChapterStart
) -> Iterator[Block | None]:
    """Yield the blocks of a chapter, the first of which is marked as its start."""
    wanted: ChapterStart | None = start
    for block in blocks:
        if block is None or wanted is None or isinstance(block, PageBreak | Contents | GraphBlock):
            yield block
        else:
            yield replace(block, start=wanted)
            wanted = None


def with_first_warning(
    blocks: Iterable[Block | None], warning: TextWarning
) -> Iterator[Block | None]:
    """Yield the blocks of a game, the first board or paragraph of which has another warning."""
    given = False
    for block in blocks:
        if not given and isinstance(block, Paragraph):
            yield replace(block, warnings=(*block.warnings, warning))
            given = True
        elif not given and isinstance(block, Unit):
            first, *others = block.blocks
            if isinstance(first, BoardBlock | Paragraph):
                first = replace(first, warnings=(*first.warnings, warning))
                given = True
            yield replace(block, blocks=(first, *others))
        else:
            yield block


def without_empty_pages(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield blocks without the page breaks at the beginning and directly after another one, for
    formats without pages.
    """
    is_empty = True
    for block in blocks:
        if not (is_empty and isinstance(block, PageBreak)):
            yield block
        is_empty = isinstance(block, PageBreak)


def find_paragraphs(blocks: Iterable[Block]) -> Iterator[Paragraph]:
    """Yield all paragraphs contained in the given blocks."""
    for block in blocks:
        parts = block.blocks if isinstance(block, Unit) else (block,)
        yield from (part for part in parts if isinstance(part, Paragraph))


def find_board_blocks(blocks: Iterable[Block]) -> Iterator[BoardBlock]:
    """Yield all boards contained in the given blocks."""
    for block in blocks:
        if isinstance(block, Unit):
            yield from (part for part in block.blocks if isinstance(part, BoardBlock))


class Attachment(NamedTuple):
    """A file to be embedded in a document, with its name and MIME type."""

    name: str
    data: bytes
    mime_type: str


@dataclass(frozen=True, slots=True)
class Book:
    """The content of a book, its metadata and its attachments; ``running_title`` appears in the
    heads of pages.

    ``language`` is the BCP 47 tag of the language of most of its text, or empty if that is not
    known.
    """

    blocks: tuple[Block, ...]
    title: str = ""
    author: str = ""
    running_title: str = ""
    attachments: tuple[Attachment, ...] = ()
    language: str = ""

    @property
    def overruled_turn_count(self) -> int:
        """The number of boards on which the record names one player to move, but the other player
        moves next.
        """
        figures = (board.figure for board in find_board_blocks(self.blocks))
        return sum(1 for figure in figures if figure and figure.overruled_player)

    @property
    def text_warnings(self) -> list[TextWarning]:
        """The warnings of all boards and paragraphs, in their order."""
        return [warning for _, warning in self.titled_warnings()]

    def titled_warnings(self) -> Iterator[tuple[str, TextWarning]]:
        """Yield the warnings of all boards and paragraphs, each with the title of its game or of
        another part of the book.
        """
        title = ""
        for block in self.blocks:
            if isinstance(block, Unit | Paragraph | Table) and block.start:
                title = block.start.title
            for part in block.blocks if isinstance(block, Unit) else (block,):
                if isinstance(part, BoardBlock | Paragraph):
                    yield from ((title, warning) for warning in part.warnings)

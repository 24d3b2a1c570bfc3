"""What a book is made of, before it is laid out: titles, boards with captions, paragraphs, tables.

Blocks know what they are and not how they look. Pages, HTML, LaTeX and plain text are made of the
same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...go import Colour
    from ...record.figures import Figure
    from ..picture import Mark, Picture
    from .page_setup import PageSetup


class Text(NamedTuple):
    """A stretch of letters; a line feed breaks the line.

    What is ``parting`` only stands between texts on one line: no line of a page ends with it.
    """

    text: str
    bold: bool = False
    italic: bool = False
    parting: bool = False


class InlineStone(NamedTuple):
    """A small stone in running text, with a number or a letter, or with a mark.

    Without a ``colour`` it is an empty point with a letter or a mark.
    """

    colour: Colour | None
    label: str = ""
    mark: Mark | None = None


Inline = tuple[Text | InlineStone, ...]
"""Running text."""


def plain(inline: Inline) -> str:
    """Running text without its stones' pictures: a number stays a number, a mark is a sign.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.diagram.picture import Mark
    >>> stone = InlineStone(Colour.BLACK, mark=Mark.TRIANGLE)
    >>> plain((Text("148 at "), stone)), plain((InlineStone(Colour.WHITE, "49"),))
    ('148 at ▲', '49')
    >>> plain((InlineStone(Colour.BLACK), Text(" Anna")))
    '● Anna'
    """
    return "".join(part.text if isinstance(part, Text) else _sign(part) for part in inline)


def _sign(stone: InlineStone) -> str:
    from ...go import Colour

    black = stone.colour is Colour.BLACK
    if stone.label:
        return stone.label
    if stone.mark is None:
        return "●" if black else "○"
    return "▲" if black else "△"


class Style(Enum):
    """What a paragraph is."""

    COVER = "cover"
    """The title of a book on a page of its own, not at its top."""
    TITLE = "title"
    SUBTITLE = "subtitle"
    HEADING = "heading"
    BODY = "body"
    SMALL = "small"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text. With ``keep`` it stays with the beginning of what follows.

    ``spanning`` ones are as wide as the page, whatever its columns.
    """

    inline: Inline
    style: Style = Style.BODY
    centred: bool = False
    keep: bool = False
    spanning: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A board with its caption and notes below it, which are never parted from it.

    ``caption`` and each of the ``notes`` is a line, or several if it is long. ``figure`` is what
    the picture shows, for those who draw it in another way. ``pitch`` is the distance of its
    lines in millimetres where it is not to be chosen by the room there is.
    """

    picture: Picture
    caption: Inline = ()
    notes: tuple[Inline, ...] = ()
    figure: Figure | None = None
    pitch: float | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """What belongs together: as a rule a board and the comments on its moves.

    On pages of several columns units stand side by side, or follow each other down the columns.
    """

    blocks: tuple[Board | Paragraph | Table, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; ``head`` stands above them on every page. Columns are as wide as they need."""

    rows: tuple[tuple[str, ...], ...]
    head: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows begins a page, and stands on pages of a ``setup`` of its own if there is one."""

    setup: PageSetup | None = None


Block = Paragraph | Unit | Table | PageBreak


def boards_of(blocks: Iterable[Block]) -> Iterator[Board]:
    """The boards in blocks."""
    for block in blocks:
        if isinstance(block, Unit):
            yield from (part for part in block.blocks if isinstance(part, Board))


class Attachment(NamedTuple):
    """A file inside a document."""

    name: str
    data: bytes
    mime_type: str


@dataclass(frozen=True, slots=True)
class Book:
    """What is to be printed or written. ``running`` stands at the foot of each page."""

    blocks: tuple[Block, ...]
    title: str = ""
    author: str = ""
    running: str = ""
    attachments: tuple[Attachment, ...] = ()

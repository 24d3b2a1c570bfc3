"""Sheets with drawable items, and the pages of a document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from ...named_tuples import NamedTuple
from .phrases import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from .blocks import Attachment
    from .page_setup import PageSide
    from .phrases import Phrases
    from .text_warnings import TextWarning


class SheetItem(Protocol):
    """Interface of items on a sheet, such as boards and lines of text, each of which draws
    itself.
    """

    def draw(self, qp: QPainter) -> None:
        """Draw the item at its position on the sheet.

        The painter's units are millimetres, and its origin is the top left corner of the sheet.
        """


class IncrementalItem(SheetItem, Protocol):
    """Interface of items that may take long to draw, such as boards with thousands of arrows."""

    def draw_steps(self, qp: QPainter) -> Iterator[None]:
        """Draw the item as `draw` does, yielding every few milliseconds."""


class TextItem(SheetItem, Protocol):
    """Interface of items that contain text, such as lines, and boards with their labels."""

    def drawn_texts(self) -> Iterator[str]:
        """Yield the texts that `draw` draws, in any order and division."""


def draw_item_steps(item: SheetItem, qp: QPainter) -> Iterator[None]:
    """Draw an item of a sheet, yielding every few milliseconds, and at its end."""
    if hasattr(item, "draw_steps"):  # far faster than a check for the interface
        yield from cast("IncrementalItem", item).draw_steps(qp)
    else:
        item.draw(qp)
    yield


class PageNumber(NamedTuple):
    """The number of a page, in Roman numerals or digits."""

    number: int
    is_roman: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page with the items drawn on it; ``width`` and ``height`` are in millimetres.

    If a ``side`` is given, the page must be on that side of a double page. Pages of books have a
    ``page_number``, even where it is not printed.
    """

    width: float
    height: float
    items: tuple[SheetItem, ...] = ()
    side: PageSide | None = None
    page_number: PageNumber | None = None

    def draw(self, qp: QPainter) -> None:
        """Draw all items of the sheet; the units of the painter are millimetres."""
        for _ in self.draw_steps(qp):
            pass

    def draw_steps(self, qp: QPainter) -> Iterator[None]:
        """Draw the sheet, yielding every few milliseconds."""
        for item in self.items:
            yield from draw_item_steps(item, qp)


@dataclass(frozen=True, slots=True)
class Pages:
    """The sheets of a document, with the metadata and attachments of the document.

    ``smallest_pitch`` and ``largest_pitch`` are the smallest and the largest line spacing of a
    board in millimetres, or None without boards. ``chapter_starts`` are the indices of the first
    sheets of chapters. ``text_warnings`` are those about texts, each with the index of its sheet.
    ``language`` is the language code of the texts, if it is known, and ``phrases``, in the
    ``phrase_language``, describe stones and untitled chapters. ``description`` says what a drawing
    shows that is not a board of a book. If the pages are ``is_grey``, nothing on them is drawn in a
    colour.
    """

    sheets: tuple[Sheet, ...]
    title: str = ""
    author: str = ""
    attachments: tuple[Attachment, ...] = ()
    smallest_pitch: float | None = None
    largest_pitch: float | None = None
    chapter_starts: tuple[int, ...] = ()
    text_warnings: tuple[tuple[int, TextWarning], ...] = ()
    language: str = ""
    phrase_language: str = ""
    phrases: Phrases = ENGLISH
    description: str = ""
    is_grey: bool = False

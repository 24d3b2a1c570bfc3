"""Sheets with drawable items, and the pages of a document."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from .blocks import Attachment


class SheetItem(Protocol):
    """A drawable item on a sheet."""

    def draw(self, qp: QPainter) -> None:
        """Draw the item at its position.

        The painter's units are millimetres, its origin is the top left corner of the sheet.
        """


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of ``width`` × ``height`` millimetres."""

    width: float
    height: float
    items: tuple[SheetItem, ...] = ()

    def draw(self, qp: QPainter) -> None:
        """Draw all items; the painter's units are millimetres."""
        for _ in self.drawing(qp):
            pass

    def drawing(self, qp: QPainter) -> Iterator[None]:
        """Draw the sheet like `draw`, in slices of a few milliseconds."""
        for item in self.items:
            item.draw(qp)
            yield


@dataclass(frozen=True, slots=True)
class Pages:
    """The sheets of a document, and its metadata.

    ``smallest_stone`` is the smallest line spacing of a board in millimetres, None without boards.
    ``unreadable`` are characters that no installed font has. ``begins`` are the indices of the
    first sheets of chapters.
    """

    sheets: tuple[Sheet, ...]
    title: str = ""
    author: str = ""
    attachments: tuple[Attachment, ...] = ()
    smallest_stone: float | None = None
    unreadable: frozenset[str] = field(default=frozenset())
    begins: tuple[int, ...] = ()

"""Sheets of paper with what is drawn on them, and all of a book's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from .blocks import Attachment


class Item(Protocol):
    """Something on a sheet."""

    def draw(self, qp: QPainter) -> None:
        """Draw it where it belongs.

        The painter's units are millimetres, its origin is the upper left corner of the sheet.
        """


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page, ``width`` × ``height`` millimetres."""

    width: float
    height: float
    items: tuple[Item, ...] = ()

    def draw(self, qp: QPainter) -> None:
        """Draw everything on it; the painter's units are millimetres."""
        for _ in self.drawing(qp):
            pass

    def drawing(self, qp: QPainter) -> Iterator[None]:
        """As `draw`, in slices of some milliseconds."""
        for item in self.items:
            item.draw(qp)
            yield


@dataclass(frozen=True, slots=True)
class Pages:
    """The sheets of a book, and what a document says of itself.

    ``smallest_stone`` is the least distance of lines of a board on them, in millimetres, None
    without boards. ``unreadable`` are the characters that no font of this machine has. ``begins``
    are the places of the sheets with which chapters begin.
    """

    sheets: tuple[Sheet, ...]
    title: str = ""
    author: str = ""
    attachments: tuple[Attachment, ...] = ()
    smallest_stone: float | None = None
    unreadable: frozenset[str] = field(default=frozenset())
    begins: tuple[int, ...] = ()

"""Invisible marks on sheets, which say what begins on a page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from ....named_tuples import NamedTuple
from .flow import Box, ParagraphLines, UnbreakableElement

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from ..blocks import ChapterStart
    from ..sheet import Sheet
    from ..text_warnings import TextWarning
    from .flow import Element


class MarkKind(Enum):
    """What a mark on a sheet stands for."""

    TITLE_PAGE = "title page"
    BLANK = "blank page"
    CONTENTS = "contents"
    """The heading of the contents."""
    HEADING = "heading"
    """The start of a chapter, which is its printed title."""
    START = "start"
    """The start of a chapter whose title is not printed there."""
    WARNINGS = "warnings"
    """A comment or a board with warnings."""


class PageMark(NamedTuple):
    """An invisible mark at a position on a sheet; that of a chapter has its ``start``, and that of
    a comment or a board its ``warnings``.
    """

    kind: MarkKind
    start: ChapterStart | None = None
    warnings: tuple[TextWarning, ...] = ()
    x: float = 0.0
    y: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The position of the mark, as an empty rectangle."""
        return QRectF(self.x, self.y, 0.0, 0.0)

    def translated(self, dx: float, dy: float) -> PageMark:
        """Return a copy of the mark, moved by an offset."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def draw(self, qp: QPainter) -> None:
        """Draw nothing."""


def marks_on(sheet: Sheet) -> list[PageMark]:
    """Return the marks on a sheet in their order."""
    return [item for item in sheet.items if isinstance(item, PageMark)]


def first_mark(sheet: Sheet) -> PageMark | None:
    """Return the mark with which a sheet begins, or None if it begins with something else."""
    first = sheet.items[0] if sheet.items else None
    if isinstance(first, PageMark) and first.kind is not MarkKind.WARNINGS:
        return first
    return None


def is_blank(sheet: Sheet) -> bool:
    """Return whether a sheet is a page that was left blank."""
    mark = first_mark(sheet)
    return mark is not None and mark.kind is MarkKind.BLANK


@dataclass(frozen=True, slots=True)
class MarkedElement:
    """An element of a column with a mark at its beginning."""

    element: Element
    mark: PageMark

    @property
    def space_before(self) -> float:
        """The space above the element."""
        return self.element.space_before

    @property
    def space_after(self) -> float:
        """The space below the element."""
        return self.element.space_after

    @property
    def keep_with_next(self) -> bool:
        """Whether the element must stay with the beginning of the next one."""
        return self.element.keep_with_next

    @property
    def height(self) -> float:
        """The height of the element if it is not divided."""
        return self.element.height

    @property
    def min_height(self) -> float:
        """The minimum height of the first part if the element is divided."""
        return self.element.min_height

    def split(self, room: float) -> tuple[Box, Element | None]:
        """Split the element; the mark is in the first part."""
        box, rest = self.element.split(room)
        return Box(box.height, (self.mark, *box.items)), rest


def without_page_mark(element: Element) -> Element:
    """Return an element without the marks at its beginning, if it has any."""
    while isinstance(element, MarkedElement):
        element = element.element
    return element


def with_next(element: Element, *, keep: bool = True) -> Element:
    """Return an element that stays with the beginning of the next one, or with ``keep`` false one
    that need not.
    """
    if isinstance(element, MarkedElement):
        return replace(element, element=with_next(element.element, keep=keep))
    if isinstance(element, ParagraphLines | UnbreakableElement):
        return replace(element, keep_with_next=keep)
    return element


def warnings_on(sheet: Sheet) -> list[TextWarning]:
    """Return all warnings of the marks on a sheet."""
    return [warning for mark in marks_on(sheet) for warning in mark.warnings]

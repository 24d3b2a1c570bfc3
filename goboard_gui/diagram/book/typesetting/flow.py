"""Elements of the text in columns, which may be divided between columns.

Lengths are in millimetres.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor
from typing import TYPE_CHECKING, Protocol

from ....named_tuples import NamedTuple
from .paragraphs import PlacedLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from .paragraphs import TypesetLine

_TINY = 1e-6
_WHOLE = 4  # lines; shorter paragraphs are not broken
_TOGETHER = 2  # lines kept together at the bottom and top of a column


class MovableItem(Protocol):
    """Interface of items on a sheet that have a bounding rectangle and can be moved."""

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the item on the sheet."""

    def translated(self, dx: float, dy: float) -> MovableItem:
        """Return a copy of the item, moved by an offset."""

    def draw(self, qp: QPainter) -> None:
        """Draw the item at its position on the sheet."""


class Box(NamedTuple):
    """A group of items that is never split; their positions are relative to the top left corner of
    the box.
    """

    height: float
    items: tuple[MovableItem, ...]


class Element(Protocol):
    """An element of a column, such as a paragraph, which may be divided between columns.

    ``space_before`` and ``space_after`` are the spacings above and below; between two elements, the
    larger one applies. With ``keep_with_next``, the element stays with the beginning of the next
    one.
    """

    @property
    def space_before(self) -> float:
        """The space above the element."""

    @property
    def space_after(self) -> float:
        """The space below the element."""

    @property
    def keep_with_next(self) -> bool:
        """Whether the element must stay with the beginning of the next one."""

    @property
    def height(self) -> float:
        """The height of the element if it is not divided."""

    @property
    def min_height(self) -> float:
        """The minimum height of the first part if the element is divided."""

    def split(self, room: float) -> tuple[Box, Element | None]:
        """Split the element; return the part that fits into the height ``room``, and the rest or
        None.

        The smallest part is returned even if it does not fit.
        """


@dataclass(frozen=True, slots=True)
class UnbreakableElement:
    """An element that is never split between columns."""

    box: Box
    space_before: float = 0.0
    space_after: float = 0.0
    keep_with_next: bool = False

    @property
    def height(self) -> float:
        """The height of the element."""
        return self.box.height

    @property
    def min_height(self) -> float:
        """The height of the whole element, because it cannot be divided."""
        return self.box.height

    def split(self, room: float) -> tuple[Box, None]:
        """Return the whole box and None, because the element cannot be split."""
        return self.box, None


def joined_elements(elements: Sequence[Element], height: float) -> list[Element]:
    """Return elements combined into one that is never split, or unchanged if they are taller than
    ``height``.
    """
    items: list[MovableItem] = []
    y, after = 0.0, 0.0
    for number, element in enumerate(elements):
        y += max(after, element.space_before) if number else 0.0
        box, rest = element.split(height - y)
        if rest is not None or y + box.height > height + _TINY:
            return list(elements)
        items += (item.translated(0.0, y) for item in box.items)
        y, after = y + box.height, element.space_after
    first, last = elements[0], elements[-1]
    box = Box(y, tuple(items))
    return [UnbreakableElement(box, first.space_before, after, last.keep_with_next)]


@dataclass(frozen=True, slots=True)
class ParagraphLines:
    """The lines of a paragraph, all with the same line spacing.

    They are ``width`` millimetres wide, starting at ``left``. Widows and orphans are avoided, and
    short paragraphs are not broken.
    """

    lines: tuple[TypesetLine, ...]
    width: float
    space_before: float = 0.0
    space_after: float = 0.0
    keep_with_next: bool = False
    centred: bool = False
    left: float = 0.0

    @property
    def height(self) -> float:
        """The total height of the lines."""
        return len(self.lines) * self.leading

    @property
    def leading(self) -> float:
        """The distance between lines, taken from the type size of the first one."""
        return self.lines[0].type.leading

    @property
    def min_height(self) -> float:
        """The height of the first lines, which must stay together at the end of a column."""
        count = len(self.lines)
        return (count if count < _WHOLE else _TOGETHER) * self.leading

    def split(self, room: float) -> tuple[Box, ParagraphLines | None]:
        """Split the paragraph; return the lines that fit into the height ``room``, and the rest or
        None.
        """
        count = len(self.lines)
        fitting = floor((room + _TINY) / self.leading)
        if fitting >= count:
            return self._box(self.lines), None
        if count >= _WHOLE:
            fitting = min(fitting, count - _TOGETHER)
            candidates = range(fitting, _TOGETHER - 1, -1)
            fitting = next(filter(self._may_break_before, candidates), fitting)
        fitting = max(fitting, 1)
        return self._box(self.lines[:fitting]), replace(self, lines=self.lines[fitting:])

    def _may_break_before(self, index: int) -> bool:
        """Return whether a break before a line leaves no single line of a longer text between two
        line feeds, and divides no word.
        """
        before, line, after = self.lines[index - 1 : index + 2]
        if before.is_hyphenated:
            return False
        return line.follows_line_feed or not (before.follows_line_feed or after.follows_line_feed)

    def _box(self, lines: tuple[TypesetLine, ...]) -> Box:
        leading = self.leading
        return Box(
            len(lines) * leading,
            tuple(PlacedLine(self._x(line), i * leading, line) for i, line in enumerate(lines)),
        )

    def _x(self, line: TypesetLine) -> float:
        indent = (self.width - line.width) / 2 if self.centred else line.indent(self.width)
        return self.left + indent


def required_height(elements: Iterable[Element], ahead: float = 0.0) -> float:
    """Return the height needed for the first element and for all that must stay with it.

    ``ahead`` is the height of what follows the elements.
    """
    height, after = 0.0, None
    for element in elements:
        gap = 0.0 if after is None else max(after, element.space_before)
        if not element.keep_with_next:
            return height + gap + element.min_height
        height += gap + element.height
        after = element.space_after
    return height + ahead

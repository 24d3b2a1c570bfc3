"""Elements that flow down columns, and their distribution over columns and pages.

Lengths are in millimetres.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from math import floor
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .paragraphs import PlacedLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from .paragraphs import TypesetLine

_TINY = 1e-6
_WHOLE = 4  # lines, the minimum of a paragraph that may break
_TOGETHER = 2  # lines kept together at the bottom and top of a column


class MovableItem(Protocol):
    """A drawable item with a known position."""

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle."""

    def moved(self, dx: float, dy: float) -> MovableItem:
        """Return a copy at another position."""

    def draw(self, qp: QPainter) -> None:
        """Draw the item at its position."""


class Box(NamedTuple):
    """An unbreakable box of items, with its top left corner at (0, 0)."""

    height: float
    items: tuple[MovableItem, ...]


class Element(Protocol):
    """An element of a column, which may break across columns.

    ``before`` and ``after`` are spacings, of which the larger applies between two elements. With
    ``keep`` it stays with the beginning of the next element.
    """

    @property
    def before(self) -> float:
        """The spacing above."""

    @property
    def after(self) -> float:
        """The spacing below."""

    @property
    def keep(self) -> bool:
        """Whether it stays with the beginning of the next element."""

    @property
    def height(self) -> float:
        """The height without breaks."""

    @property
    def least(self) -> float:
        """The height of the smallest part that may stand at the end of a column."""

    def cut(self, room: float) -> tuple[Box, Element | None]:
        """Return as much as fits the room, and the rest.

        If not even the smallest part fits, return that part anyway.
        """


@dataclass(frozen=True, slots=True)
class UnbreakableElement:
    """An unbreakable element."""

    box: Box
    before: float = 0.0
    after: float = 0.0
    keep: bool = False

    @property
    def height(self) -> float:
        """The height of the box."""
        return self.box.height

    @property
    def least(self) -> float:
        """The height of the box."""
        return self.box.height

    def cut(self, room: float) -> tuple[Box, None]:
        """Return the whole box."""
        return self.box, None


@dataclass(frozen=True, slots=True)
class ParagraphLines:
    """The lines of a paragraph, ``width`` wide from ``left``, with constant leading.

    Widows and orphans are avoided, and short paragraphs are not broken.
    """

    lines: tuple[TypesetLine, ...]
    width: float
    before: float = 0.0
    after: float = 0.0
    keep: bool = False
    centred: bool = False
    left: float = 0.0

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.leading

    @property
    def leading(self) -> float:
        """The distance between lines; no other line has larger type than the first."""
        return self.lines[0].type.leading

    @property
    def least(self) -> float:
        """The height of the lines that stay together at the top."""
        count = len(self.lines)
        return (count if count < _WHOLE else _TOGETHER) * self.leading

    def cut(self, room: float) -> tuple[Box, ParagraphLines | None]:
        """Return as many lines as fit, and the rest."""
        count = len(self.lines)
        fitting = floor((room + _TINY) / self.leading)
        if fitting >= count:
            return self._box(self.lines), None
        if count >= _WHOLE:
            fitting = min(fitting, count - _TOGETHER)
        fitting = max(fitting, 1)
        return self._box(self.lines[:fitting]), replace(self, lines=self.lines[fitting:])

    def _box(self, lines: tuple[TypesetLine, ...]) -> Box:
        leading = self.leading
        return Box(
            len(lines) * leading,
            tuple(PlacedLine(self._x(line), i * leading, line) for i, line in enumerate(lines)),
        )

    def _x(self, line: TypesetLine) -> float:
        return self.left + ((self.width - line.width) / 2 if self.centred else 0.0)


class ColumnFrame(NamedTuple):
    """The free part of a column on a page; a ``whole`` one is an entire column."""

    page: int
    x: float
    y: float
    height: float
    whole: bool = True


class PlacedBox(NamedTuple):
    """A box placed on a page."""

    page: int
    x: float
    y: float
    box: Box

    def items(self) -> Iterator[MovableItem]:
        """Yield its items at their positions."""
        return (item.moved(self.x, self.y) for item in self.box.items)


class ColumnCursor:
    """A cursor in a sequence of columns, where the next element is placed.

    ``y`` is the end of the previous element.
    """

    def __init__(self, frames: Iterator[ColumnFrame]) -> None:
        self._frames = frames
        self.skip()

    def skip(self) -> None:
        """Continue with the next column."""
        self.frame = next(self._frames)
        self.y = self.frame.y
        self._after: float | None = None

    def pour(
        self, elements: Iterable[Element], *, before: float = 0.0, ahead: float = 0.0
    ) -> Iterator[PlacedBox]:
        """Place elements below each other, with spacing between them but none at the top.

        ``before`` is the minimum spacing before the first; ``ahead`` is the height reserved for
        what the last one is kept with.
        """
        queue = deque(elements)
        while queue:
            element = queue[0]
            top = self._after is None
            gap = 0.0 if self._after is None else max(self._after, element.before, before)
            room = self.frame.y + self.frame.height - self.y - gap
            if required_height(queue, ahead) > room + _TINY and not (top and self.frame.whole):
                self.skip()
                continue
            box, rest = element.cut(room)
            yield PlacedBox(self.frame.page, self.frame.x, self.y + gap, box)
            self.y += gap + box.height
            self._after, before = element.after, 0.0
            queue.popleft()
            if rest is not None:
                queue.appendleft(rest)
                self.skip()


def required_height(elements: Iterable[Element], ahead: float = 0.0) -> float:
    """Return the height that elements need for the first to begin, with all it is kept with.

    ``ahead`` is the height of what follows the elements.
    """
    height, after = 0.0, None
    for element in elements:
        gap = 0.0 if after is None else max(after, element.before)
        if not element.keep:
            return height + gap + element.least
        height += gap + element.height
        after = element.after
    return height + ahead

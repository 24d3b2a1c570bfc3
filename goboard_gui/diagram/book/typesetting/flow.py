"""What follows each other down a column, and how it is poured into the columns of pages.

Lengths are in millimetres.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from math import floor
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .paragraphs import SetLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from .paragraphs import Line

_TINY = 1e-6
_WHOLE = 4  # lines from which on a paragraph may be parted
_TOGETHER = 2  # lines that are never parted at the foot and at the head of a column


class Movable(Protocol):
    """Something on a sheet whose place is known."""

    @property
    def rect(self) -> QRectF:
        """What it covers."""

    def moved(self, dx: float, dy: float) -> Movable:
        """The same elsewhere."""

    def draw(self, qp: QPainter) -> None:
        """Draw it where it belongs."""


class Box(NamedTuple):
    """What is set in one piece, its corner at (0, 0)."""

    height: float
    items: tuple[Movable, ...]


class Element(Protocol):
    """Something in a column, which may be parted between the columns.

    ``before`` and ``after`` are the white around it, of which the larger one counts between two.
    With ``keep`` it stays with the beginning of what follows.
    """

    @property
    def before(self) -> float:
        """The white before it."""

    @property
    def after(self) -> float:
        """The white after it."""

    @property
    def keep(self) -> bool:
        """Whether it stays with the beginning of what follows."""

    @property
    def height(self) -> float:
        """What it takes in one piece."""

    @property
    def least(self) -> float:
        """What its beginning takes, which is never parted."""

    def cut(self, room: float) -> tuple[Box, Element | None]:
        """As much of it as fits in a room, and the rest.

        If even its beginning does not fit, it takes more room than there is, as little as it can.
        """


@dataclass(frozen=True, slots=True)
class Solid:
    """What is never parted."""

    box: Box
    before: float = 0.0
    after: float = 0.0
    keep: bool = False

    @property
    def height(self) -> float:
        """What it takes."""
        return self.box.height

    @property
    def least(self) -> float:
        """What it takes."""
        return self.box.height

    def cut(self, room: float) -> tuple[Box, None]:
        """All of it."""
        return self.box, None


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a paragraph, all of one leading, as wide as ``width`` from ``left`` on.

    One of them never stands alone at the foot or the head of a column, and a short paragraph is
    not parted.
    """

    lines: tuple[Line, ...]
    width: float
    before: float = 0.0
    after: float = 0.0
    keep: bool = False
    centred: bool = False
    left: float = 0.0

    @property
    def height(self) -> float:
        """What all of them take."""
        return len(self.lines) * self.leading

    @property
    def leading(self) -> float:
        """From one line to the next; none of the others has larger type than the first."""
        return self.lines[0].type.leading

    @property
    def least(self) -> float:
        """What the first ones take."""
        count = len(self.lines)
        return (count if count < _WHOLE else _TOGETHER) * self.leading

    def cut(self, room: float) -> tuple[Box, Lines | None]:
        """As many lines as fit."""
        count = len(self.lines)
        fitting = floor((room + _TINY) / self.leading)
        if fitting >= count:
            return self._box(self.lines), None
        if count >= _WHOLE:
            fitting = min(fitting, count - _TOGETHER)
        fitting = max(fitting, 1)
        return self._box(self.lines[:fitting]), replace(self, lines=self.lines[fitting:])

    def _box(self, lines: tuple[Line, ...]) -> Box:
        leading = self.leading
        return Box(
            len(lines) * leading,
            tuple(SetLine(self._x(line), i * leading, line) for i, line in enumerate(lines)),
        )

    def _x(self, line: Line) -> float:
        return self.left + ((self.width - line.width) / 2 if self.centred else 0.0)


class Frame(NamedTuple):
    """A column of a page, or what is free of one; a ``whole`` one has no more room anywhere."""

    page: int
    x: float
    y: float
    height: float
    whole: bool = True


class Placed(NamedTuple):
    """A box on a page."""

    page: int
    x: float
    y: float
    box: Box

    def items(self) -> Iterator[Movable]:
        """What is in it, where it belongs."""
        return (item.moved(self.x, self.y) for item in self.box.items)


class Column:
    """A place in columns that follow each other, where the next element goes.

    ``y`` is where the last one ended.
    """

    def __init__(self, frames: Iterator[Frame]) -> None:
        self._frames = frames
        self.skip()

    def skip(self) -> None:
        """Go on with the next column."""
        self.frame = next(self._frames)
        self.y = self.frame.y
        self._after: float | None = None

    def pour(
        self, elements: Iterable[Element], *, before: float = 0.0, ahead: float = 0.0
    ) -> Iterator[Placed]:
        """Set elements one below the other, with white between them but none at the top.

        There is at least so much white ``before`` the first, and room for what lies ``ahead`` is
        left where the last one stays with it.
        """
        queue = deque(elements)
        while queue:
            element = queue[0]
            top = self._after is None
            gap = 0.0 if self._after is None else max(self._after, element.before, before)
            room = self.frame.y + self.frame.height - self.y - gap
            if needed(queue, ahead) > room + _TINY and not (top and self.frame.whole):
                self.skip()
                continue
            box, rest = element.cut(room)
            yield Placed(self.frame.page, self.frame.x, self.y + gap, box)
            self.y += gap + box.height
            self._after, before = element.after, 0.0
            queue.popleft()
            if rest is not None:
                queue.appendleft(rest)
                self.skip()


def needed(elements: Iterable[Element], ahead: float = 0.0) -> float:
    """The room that elements need so that the first can begin, with all that it stays with.

    That may be what lies ``ahead`` of them all.
    """
    height, after = 0.0, None
    for element in elements:
        gap = 0.0 if after is None else max(after, element.before)
        if not element.keep:
            return height + gap + element.least
        height += gap + element.height
        after = element.after
    return height + ahead

"""Distribution of elements over the columns of pages.

The elements keep their order: they fill one column, then the next one. Lengths are in millimetres.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from .flow import required_height
from .paragraphs import PlacedLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .flow import Box, Element, MovableItem, UnbreakableElement

_TINY = 1e-6
FEWEST_LINES = 5
"""The minimum number of lines on a page that has only text."""
_HALVINGS = 8
_WHOLE_UNIT_LINES = 8  # by which balanced columns may be higher so that no unit is divided


class ColumnFrame(NamedTuple):
    """An area to be filled with elements: a column of a page, or the part of it that is still
    free.

    ``starts_spread`` says whether it is the first column of a double page.
    """

    page: int
    x: float
    y: float
    height: float
    is_entire_column: bool = True
    starts_spread: bool = False


class PlacedBox(NamedTuple):
    """A box at a position on a page."""

    page: int
    x: float
    y: float
    box: Box

    @property
    def bottom(self) -> float:
        """The lower end of the box on its page."""
        return self.y + self.box.height

    def placed_items(self) -> Iterator[MovableItem]:
        """Yield the items of the box at their positions on the page."""
        return (item.translated(self.x, self.y) for item in self.box.items)


class FlowItem(NamedTuple):
    """An element in a flow, and what its place depends on besides the element itself.

    ``before`` is the minimum spacing above it. An element that ``starts_unit`` is the first of a
    unit; one that ``starts_row`` also begins with a board, of which a column has a limited number.
    The ``repeated`` board, if any, is placed above what begins or goes on at the top of a double
    page.
    """

    element: Element
    before: float = 0.0
    starts_unit: bool = False
    starts_row: bool = False
    repeated: UnbreakableElement | None = None


class FlowPosition(NamedTuple):
    """A position in a flow: the index of the next item, and what remains of its element if the
    element was divided.
    """

    item_index: int
    rest: Element | None = None


class FilledColumn(NamedTuple):
    """A column with its boxes, and the positions in the flow at which it starts and ends."""

    frame: ColumnFrame
    start: FlowPosition
    end: FlowPosition
    boxes: tuple[PlacedBox, ...]

    @property
    def used_height(self) -> float:
        """The height from the top of the column to the end of its last box."""
        return self.boxes[-1].bottom - self.frame.y if self.boxes else 0.0


_Page = list[FilledColumn]


class ColumnFlow:
    """A sequence of elements, which is distributed over the columns of pages.

    ``rows`` is the maximum number of rows of boards in a column, if any. ``ahead`` is the height to
    reserve for what the last element must stay with, and ``leading`` the distance between lines.
    """

    def __init__(
        self,
        items: Sequence[FlowItem],
        *,
        leading: float,
        rows: int | None = None,
        ahead: float = 0.0,
    ) -> None:
        self._items = items
        self._leading = leading
        self._rows = rows
        self._ahead = ahead

    def fill_pages(
        self, pages: Iterable[Sequence[ColumnFrame]], *, balanced: bool = False
    ) -> Iterator[list[FilledColumn]]:
        """Yield the filled columns of each page; ``pages`` are the columns available on them.

        If a page would have only a few lines of text, it gets more lines from the page before. With
        ``balanced``, the columns of the last page have similar heights.
        """
        position, previous = FlowPosition(0), _Page()
        for frames in pages:
            page = self._fill_page(position, frames)
            if self._has_few_lines(page) and (better := self._with_more_lines(previous, frames)):
                previous, page = better
            if previous:
                yield previous
            previous, position = page, page[-1].end
            if self._is_end(position):
                yield self._balanced(page, frames) if balanced and len(frames) > 1 else page
                return

    def _is_end(self, position: FlowPosition) -> bool:
        return position.item_index == len(self._items)

    def _fill_page(
        self, position: FlowPosition, frames: Iterable[ColumnFrame], height: float = inf
    ) -> _Page:
        """Return the columns of a page that are needed for the elements from ``position`` on."""
        page = _Page()
        for frame in frames:
            page.append(self._fill_column(position, frame, height))
            position = page[-1].end
            if self._is_end(position):
                break
        return page

    def _fill_column(
        self, start: FlowPosition, frame: ColumnFrame, height: float = inf
    ) -> FilledColumn:
        """Fill a column with the elements from ``start`` on, up to a height if one is given.

        An element that fits no column is placed in an entire one nevertheless, and elements that
        should stay together, but do not fit together, are placed as far as they fit.
        """
        bottom = frame.y + min(frame.height, height)
        is_entire = frame.is_entire_column and height == inf
        index, rest = start
        boxes: list[PlacedBox] = []
        y, after, rows, is_kept = frame.y, 0.0, 0, False
        repeated = self._repeated_board(start, frame)
        if repeated is not None and repeated.height <= bottom - y:
            boxes.append(PlacedBox(frame.page, frame.x, y, repeated.box))
            y, after = boxes[-1].bottom, repeated.space_after
        while index < len(self._items):
            item = self._items[index]
            element = rest or item.element
            if item.starts_row and rest is None and rows and rows == self._rows:
                break
            before = item.before if rest is None else 0.0
            gap = max(after, element.space_before, before) if boxes else 0.0
            room = bottom - y - gap
            need = element.min_height if is_kept else self._required_height(index, rest)
            if need > room + _TINY and (boxes or not is_entire):
                break
            box, rest = element.split(room)
            boxes.append(PlacedBox(frame.page, frame.x, y + gap, box))
            y, after, is_kept = boxes[-1].bottom, element.space_after, element.keep_with_next
            rows += item.starts_row
            if rest is not None:
                break
            index += 1
        return FilledColumn(frame, start, FlowPosition(index, rest), tuple(boxes))

    def _repeated_board(self, start: FlowPosition, frame: ColumnFrame) -> UnbreakableElement | None:
        """Return the board to be repeated at the top of a column, if any."""
        if not frame.starts_spread or self._is_end(start):
            return None
        return self._items[start.item_index].repeated

    def _required_height(self, index: int, rest: Element | None) -> float:
        """Return the height needed for the element at a position and for all that must stay with
        it.
        """

        def elements() -> Iterator[Element]:
            if rest is not None:
                yield rest
            for number in range(index + (rest is not None), len(self._items)):
                yield self._items[number].element

        return required_height(elements(), self._ahead)

    def _has_few_lines(self, page: _Page) -> bool:
        """Return whether a page contains nothing but text, with fewer than `FEWEST_LINES` lines."""
        if not page[0].frame.is_entire_column:
            return False
        lines = set()
        for box in (box for column in page for box in column.boxes):
            for item in box.box.items:
                if isinstance(item, PlacedLine):
                    lines.add((box.x, round(box.y + item.y, 3)))
                elif item.rect.height():
                    return False
        return 0 < len(lines) < FEWEST_LINES

    def _with_more_lines(
        self, previous: _Page, frames: Sequence[ColumnFrame]
    ) -> tuple[_Page, _Page] | None:
        """Return two pages of which the second one has enough lines from the end of the first one,
        or None if that is impossible.
        """
        if not previous:
            return None
        *others, last = previous
        height = last.used_height - self._leading
        while height > 0:
            shorter = self._fill_column(last.start, last.frame, height)
            first, second = [*others, shorter], self._fill_page(shorter.end, frames)
            if not shorter.boxes or self._has_few_lines(first):
                return None
            if shorter.end != last.end and not self._has_few_lines(second):
                return first, second
            height -= self._leading
        return None

    def _balanced(self, page: _Page, frames: Sequence[ColumnFrame]) -> _Page:
        """Return the last page with columns of similar heights, where possible without dividing
        units.
        """
        start, least = page[0].start, FEWEST_LINES * self._leading
        most = max(column.used_height for column in page)
        if least >= most:
            return page
        best = page
        for _ in range(_HALVINGS):
            middle = (least + most) / 2
            if balanced := self._fill_evenly(start, frames, middle):
                most, best = middle, balanced
            else:
                least = middle
        for lines in range(_WHOLE_UNIT_LINES + 1):
            higher = self._fill_evenly(start, frames, most + lines * self._leading)
            if higher and not any(map(self._divides_unit, higher)):
                return higher
        return best

    def _fill_evenly(
        self, start: FlowPosition, frames: Iterable[ColumnFrame], height: float
    ) -> _Page | None:
        """Return a page with columns of a height, or None if the elements do not fit."""
        page = self._fill_page(start, frames, height)
        return page if self._is_end(page[-1].end) else None

    def _divides_unit(self, column: FilledColumn) -> bool:
        """Return whether a column ends within a unit."""
        index, rest = column.end
        return rest is not None or not (index == len(self._items) or self._items[index].starts_unit)

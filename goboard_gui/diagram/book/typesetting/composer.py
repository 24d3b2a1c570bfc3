"""Placement of elements on pages, either across the page or in columns."""

from __future__ import annotations

from copy import copy
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ..page_setup import UnitOrder
from ..sheet import Sheet
from .flow import ColumnCursor, ColumnFrame, required_height

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtCore import QRectF

    from ..page_setup import PageSetup
    from .columns import ColumnLayout
    from .flow import Element, MovableItem, PlacedBox

_TINY = 1e-6


class TypesetUnit(NamedTuple):
    """The elements of a unit; only units that have boards count as rows of boards."""

    elements: Sequence[Element]
    has_boards: bool


class Composer:
    """Places elements on pages, one below the other.

    ``page`` is the area within the margins, and ``space`` the distance between units.
    """

    def __init__(self, setup: PageSetup, page: QRectF, columns: ColumnLayout, space: float) -> None:
        self._setup = setup
        self._area = page
        self._columns = columns
        self._space = space
        self._page, self._y, self._after = 0, page.top(), 0.0
        self._items: dict[int, list[MovableItem]] = {}
        self._ends: dict[int, float] = {}
        self._down: ColumnCursor | None = None
        self._rows: list[ColumnFrame | int] = []
        self._given = 0

    def copy(self) -> Composer:
        """Return an independent copy that continues from the current state."""
        other = copy(self)
        other._items = {page: list(items) for page, items in self._items.items()}  # noqa: SLF001
        other._ends, other._rows = dict(self._ends), list(self._rows)  # noqa: SLF001
        return other

    @property
    def last_page(self) -> int:
        """The index of the current page."""
        return self._page

    def end_page(self) -> None:
        """Start a new page, unless the current one is empty."""
        self._end_columns()
        if not self._at_top:
            self._turn()

    def place_across(self, elements: Sequence[Element], ahead: float) -> None:
        """Place elements across the page; ``ahead`` is the height to reserve for what follows."""
        self._end_columns()
        gap = 0.0 if self._at_top else max(self._after, elements[0].space_before)
        ahead += max(elements[-1].space_after, self._space)
        need = gap + required_height(elements, ahead)
        if not self._at_top and need > self._area.bottom() - self._y + _TINY:
            self._turn()
            gap = 0.0
        column = ColumnCursor(self._frames(self._area.left(), self._y + gap))
        self._pour(column, elements, ahead=ahead)
        self._page, self._y, self._after = column.frame.page, column.y, elements[-1].space_after

    def place_units(self, units: Iterable[TypesetUnit], order: UnitOrder) -> Iterator[None]:
        """Place units in steps, either in rows across the columns or down each column."""
        if order is UnitOrder.DOWN:
            for unit in units:
                self._set_down(unit)
                yield
            return
        ahead = iter(units)
        while row := tuple(islice(ahead, self._columns.columns)):
            self._set_row(row)
            yield

    def _set_row(self, units: Sequence[TypesetUnit]) -> None:
        boards = any(unit.has_boards for unit in units)
        row = [unit.elements for unit in units if unit.elements]
        if not row:
            return
        if boards and self._is_full(self._page):
            self._turn()
        gap = 0.0 if self._at_top else max(self._after, self._space)
        room = self._area.bottom() - self._y - gap
        if not self._at_top and max(map(required_height, row)) > room + _TINY:
            self._turn()
            gap = 0.0
        ends = []
        for number, elements in enumerate(row):
            x = self._area.left() + number * self._columns.step
            column = ColumnCursor(self._frames(x, self._y + gap))
            self._pour(column, elements)
            ends.append((column.frame.page, column.y))
        if boards:
            self._count(self._page)
        (self._page, self._y), self._after = max(ends), self._space

    def _set_down(self, unit: TypesetUnit) -> None:
        elements, boards = unit
        if not elements:
            return
        if self._down is None:
            gap = 0.0 if self._at_top else max(self._after, self._space)
            if (
                not self._at_top
                and required_height(elements) > self._area.bottom() - self._y - gap + _TINY
            ):
                self._turn()
                gap = 0.0
            self._down = ColumnCursor(self._columns_from(self._y + gap))
        if boards and self._is_full(self._down.frame):
            self._down.next_column()
        self._pour(self._down, elements, before=self._space)
        if boards:
            self._count(self._down.frame)
        self._page = self._down.frame.page

    def _is_full(self, place: ColumnFrame | int) -> bool:
        """Return whether a page or column already has the requested number of rows."""
        return self._rows.count(place) == self._setup.rows

    def _count(self, place: ColumnFrame | int) -> None:
        """Count a row of boards on a page or in a column."""
        if self._rows and self._rows[-1] != place:
            self._rows.clear()
        self._rows.append(place)

    def _end_columns(self) -> None:
        """Continue below the columns of the current page."""
        if self._down is not None:
            self._down = None
            self._y, self._after = self._ends[self._page], self._space

    def _pour(
        self,
        column: ColumnCursor,
        elements: Iterable[Element],
        *,
        before: float = 0.0,
        ahead: float = 0.0,
    ) -> None:
        for placed in column.place(elements, before=before, ahead=ahead):
            self._items.setdefault(placed.page, []).extend(placed.items())
            self._ends[placed.page] = max(_end(placed), self._ends.get(placed.page, 0.0))

    @property
    def _at_top(self) -> bool:
        return self._page not in self._items

    def _turn(self) -> None:
        self._page += 1
        self._y, self._after = self._area.top(), 0.0

    def _frames(self, x: float, y: float) -> Iterator[ColumnFrame]:
        """Yield the free part of a column on this page, then the same column on later pages."""
        area, page = self._area, self._page
        yield ColumnFrame(page, x, y, area.bottom() - y, is_entire_column=y <= area.top() + _TINY)
        while True:
            page += 1
            yield ColumnFrame(page, x, area.top(), area.height())

    def _columns_from(self, y: float) -> Iterator[ColumnFrame]:
        """Yield all columns of this page below ``y``, then the columns of later pages."""
        area, page = self._area, self._page
        while True:
            for number in range(self._columns.columns):
                x = area.left() + number * self._columns.step
                whole = y <= area.top() + _TINY
                yield ColumnFrame(page, x, y, area.bottom() - y, whole)
            page, y = page + 1, area.top()

    def take_finished(self, *, all_of_them: bool = False) -> tuple[Sheet, ...]:
        """Return the sheets that are complete and have not been returned before."""
        end = max(self._items, default=-1) + 1 if all_of_them else self._page
        sheets = tuple(self._sheet(page) for page in range(self._given, end))
        self._given = max(end, self._given)
        return sheets

    def _sheet(self, page: int) -> Sheet:
        items = self._items.get(page, [])
        if page < self._page:
            self._items.pop(page, None)
        return Sheet(self._setup.width, self._setup.height, tuple(items))


def _end(placed: PlacedBox) -> float:
    return placed.y + placed.box.height

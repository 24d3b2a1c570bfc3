"""Composition of pages from elements in columns and across the whole width."""

from __future__ import annotations

from collections import Counter
from itertools import count, groupby, islice
from operator import attrgetter
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ..page_setup import PageSide, UnitOrder
from ..sheet import Sheet
from .column_flow import ColumnFlow, ColumnFrame, FlowItem
from .flow import required_height

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtCore import QRectF

    from ..page_setup import PageSetup
    from .column_flow import FilledColumn
    from .columns import ColumnLayout
    from .flow import Element, MovableItem, UnbreakableElement
    from .styles import Styles

_TINY = 1e-6


class TypesetUnit(NamedTuple):
    """The elements of a unit, and whether it contains boards; only a unit with boards counts as a
    row of a page.

    The ``repeated`` board, if any, is placed on each further double page. A unit that
    ``spans_page`` is as wide as the page.
    """

    elements: Sequence[Element]
    has_boards: bool
    repeated: UnbreakableElement | None = None
    spans_page: bool = False


class Composer:
    """Composer of pages, which places elements in columns or across the whole width.

    ``page`` is the area within the margins, and ``first_page`` the number of the first page; pages
    with even numbers are on the left.
    """

    def __init__(
        self,
        setup: PageSetup,
        page: QRectF,
        columns: ColumnLayout,
        styles: Styles,
        first_page: int,
    ) -> None:
        self._setup = setup
        self._area = page
        self._columns = columns
        self._space = styles.unit_space
        self._leading = styles.leading
        self._first_page = first_page
        self._page, self._y, self._after = 0, page.top(), 0.0
        self._items: dict[int, list[MovableItem]] = {}
        self._rows: Counter[int] = Counter()
        self._sides: dict[int, PageSide] = {}
        self._given = 0

    def end_page(self, side: PageSide | None = None) -> None:
        """Start a new page, unless the current one is empty.

        If the new page must be on a ``side`` of a double page, a blank page is inserted later where
        necessary.
        """
        if not self._at_top:
            self._turn()
        if side is not None:
            self._count_blank_page(side)
            self._sides[self._page] = side

    def start_on_right(self) -> None:
        """Count a blank page, which is inserted later, if the current page would be on the left and
        need not be there.
        """
        if self._page not in self._sides:
            self._count_blank_page(PageSide.RIGHT)

    def _count_blank_page(self, side: PageSide) -> None:
        """Count a blank page, which is inserted later, unless the current page is on a side."""
        if PageSide.of_number(self._first_page + self._page) is not side:
            self._first_page += 1

    def place_full_width(self, elements: Sequence[Element], ahead: float) -> None:
        """Place elements across the page; ``ahead`` is the height to keep free for what follows, or
        0 if nothing follows.
        """
        if ahead:
            ahead += max(elements[-1].space_after, self._space)
        gap = self._gap_or_turn(elements[0].space_before, required_height(elements, ahead))
        pages = self._pages(self._y + gap, [self._area.left()])
        flow = ColumnFlow(list(map(FlowItem, elements)), leading=self._leading, ahead=ahead)
        for page in flow.fill_pages(pages):
            self._place(page)
        self._after = elements[-1].space_after

    def place_units(self, units: Iterable[TypesetUnit]) -> Iterator[None]:
        """Place units in rows across the columns or down each column, yielding after each step.

        Units that span the page are rows of their own.
        """
        is_across = self._setup.order is UnitOrder.ACROSS
        for spans_page, run in groupby(units, key=attrgetter("spans_page")):
            if spans_page or is_across:
                while row := tuple(islice(run, 1 if spans_page else self._columns.columns)):
                    self._place_row(row)
                    yield
            else:
                yield from self._place_down(run)

    def _place_row(self, units: Sequence[TypesetUnit]) -> None:
        boards = any(unit.has_boards for unit in units)
        row = [unit for unit in units if unit.elements]
        if not row:
            return
        if boards and self._rows[self._page] == self._setup.rows:
            self._turn()
        gap = self._gap_or_turn(
            self._space,
            max(required_height(unit.elements) for unit in row),
        )
        first, top = self._page, self._y + gap
        ends = []
        for unit, x in zip(row, self._lefts, strict=False):
            self._page, self._y = first, top
            flow = ColumnFlow(list(self._flow_items(unit)), leading=self._leading)
            for page in flow.fill_pages(self._pages(top, [x])):
                self._place(page)
            ends.append((self._page, self._y))
        (self._page, self._y), self._after = max(ends), self._space
        self._rows[first] += boards

    def _place_down(self, units: Iterable[TypesetUnit]) -> Iterator[None]:
        items: list[FlowItem] = []
        for unit in units:
            items += self._flow_items(unit)
            yield
        if not items:
            return
        need = required_height(item.element for item in items)
        gap = self._gap_or_turn(self._space, need)
        flow = ColumnFlow(items, leading=self._leading, rows=self._setup.rows)
        pages = self._pages(self._y + gap, self._lefts)
        for page in flow.fill_pages(pages, balanced=True):
            self._place(page)
            yield
        self._after = self._space

    def _flow_items(self, unit: TypesetUnit) -> Iterator[FlowItem]:
        for number, element in enumerate(unit.elements):
            if number == 0:
                yield FlowItem(element, self._space, True, unit.has_boards)
            else:
                yield FlowItem(element, repeated=unit.repeated)

    def _gap_or_turn(self, space: float, need: float) -> float:
        """Return the spacing above what is placed next: at least ``space``, but 0 at the top of a
        page.

        A new page is started if the height ``need`` does not fit.
        """
        if self._at_top:
            return 0.0
        gap = max(self._after, space)
        if gap + need <= self._area.bottom() - self._y + _TINY:
            return gap
        self._turn()
        return 0.0

    def _place(self, page: Sequence[FilledColumn]) -> None:
        """Place the boxes of filled columns, which are all on one page."""
        boxes = [box for column in page for box in column.boxes]
        if not boxes:
            return
        number = boxes[0].page
        items = self._items.setdefault(number, [])
        for box in boxes:
            items.extend(box.placed_items())
        self._page, self._y = number, max(box.bottom for box in boxes)

    @property
    def _at_top(self) -> bool:
        return self._page not in self._items

    def _turn(self) -> None:
        self._page += 1
        self._y, self._after = self._area.top(), 0.0

    def _is_left(self, page: int) -> bool:
        """Return whether a page is on the left of a double page."""
        return PageSide.of_number(self._first_page + page) is PageSide.LEFT

    @property
    def _lefts(self) -> list[float]:
        """The left edges of the columns."""
        left, step = self._area.left(), self._columns.step
        return [left + number * step for number in range(self._columns.columns)]

    def _pages(self, y: float, lefts: Sequence[float]) -> Iterator[list[ColumnFrame]]:
        """Yield the columns of this page from ``y`` down, followed by those of later pages."""
        area, whole = self._area, y <= self._area.top() + _TINY
        yield [ColumnFrame(self._page, x, y, area.bottom() - y, whole) for x in lefts]
        for page in count(self._page + 1):
            is_left = self._is_left(page)
            yield [
                ColumnFrame(page, x, area.top(), area.height(), True, is_left and x == lefts[0])
                for x in lefts
            ]

    def take_finished_sheets(self, *, all_of_them: bool = False) -> tuple[Sheet, ...]:
        """Return the finished sheets that were not returned before."""
        end = max(self._items, default=-1) + 1 if all_of_them else self._page
        sheets = tuple(self._sheet(page) for page in range(self._given, end))
        self._given = max(end, self._given)
        return sheets

    def _sheet(self, page: int) -> Sheet:
        items = self._items.get(page, [])
        if page < self._page:
            self._items.pop(page, None)
        side = self._sides.get(page)
        return Sheet(self._setup.width, self._setup.height, tuple(items), side)

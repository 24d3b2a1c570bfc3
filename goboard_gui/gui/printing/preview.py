"""Scrollable preview of pages, drawn when they become visible, and the bar above it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QHBoxLayout,
    QSpinBox,
    QToolButton,
    QWidget,
)

from ...diagram.book.page_setup import PageSide
from ...diagram.units import MM_PER_INCH
from ...named_tuples import NamedTuple
from ..core.idle_tasks import IdleTask
from ..widgets.buttons import highlight_when_checked
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent

    from ...diagram.book.sheet import Sheet

_MOST_PIXELS = 40_000_000
"""Maximum number of pixels in the cache, at four bytes each."""


class _CachedPage(NamedTuple):
    sheet: Sheet
    pixmap: QPixmap


class PageCache:
    """Cache of page pixmaps by page index; an outdated pixmap is used until its page is redrawn."""

    def __init__(self) -> None:
        self._pages: dict[int, _CachedPage] = {}

    def get(self, place: int) -> QPixmap | None:
        """Return the latest pixmap of a page, even if it is outdated, or None if there is none."""
        cached = self._pages.get(place)
        return cached and cached.pixmap

    def has_current(self, place: int, sheet: Sheet, size: QSize) -> bool:
        """Return whether the cache contains the current version of a page at this size."""
        cached = self._pages.get(place)
        return cached is not None and cached.sheet is sheet and cached.pixmap.size() == size

    def render_page(self, place: int, sheet: Sheet, size: QSize) -> Iterator[None]:
        """Render a page step by step, and put it into the cache when it is complete."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.white)
        with QPainter(pixmap) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            qp.scale(size.width() / sheet.width, size.height() / sheet.height)
            yield from sheet.draw_steps(qp)
        self._pages.pop(place, None)
        self._pages[place] = _CachedPage(sheet, pixmap)

    def truncate(self, count: int) -> None:
        """Drop all pages except the first ``count``."""
        self._pages = {place: cached for place, cached in self._pages.items() if place < count}

    def trim(self, visible: Container[int]) -> None:
        """Drop the oldest pages that are not visible until the cache is within its limit."""
        pixels = {
            place: cached.pixmap.width() * cached.pixmap.height()
            for place, cached in self._pages.items()
        }
        whole = sum(pixels.values())
        for place, size in pixels.items():
            if whole <= _MOST_PIXELS:
                return
            if place not in visible:
                del self._pages[place]
                whole -= size


_ROWS = 16
"""Scroll steps per viewport height."""


class HandScrollArea(QAbstractScrollArea):
    """Scroll area for large contents, which can be scrolled by dragging and with keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self._dragged: QPoint | None = None

    def set_extent(self, width: int, height: int) -> None:
        """Set the size of the contents in pixels."""
        room = self.viewport().size()
        for bar, whole, seen in (
            (self.verticalScrollBar(), height, room.height()),
            (self.horizontalScrollBar(), width, room.width()),
        ):
            bar.setRange(0, max(whole - seen, 0))
            bar.setPageStep(seen)
            bar.setSingleStep(max(seen // _ROWS, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_Space:
                bar.setValue(bar.value() + bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            here = event.position().toPoint()
            by, self._dragged = self._dragged - here, here
            for bar, way in (
                (self.verticalScrollBar(), by.y()),
                (self.horizontalScrollBar(), by.x()),
            ):
                bar.setValue(bar.value() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)


GAP = 12
"""Margin around a page in pixels."""


class PageStack:
    """Layout of pages one below the other or, if they are ``facing``, in double pages with even
    numbers on the left; ``unit`` is the number of pixels per millimetre.
    """

    def __init__(
        self, sheets: Sequence[Sheet] = (), unit: float = 1.0, *, facing: bool = False
    ) -> None:
        self.sheets = sheets
        self._facing = facing
        self._unit = unit
        self.tops: list[int] = []
        self.width = 0
        self.height = GAP
        self._sizes: set[tuple[float, float]] = set()
        self.extend()

    def extend(self) -> bool:
        """Lay out the sheets added to the list, and return whether all of them have sizes that
        earlier sheets had.
        """
        known = len(self._sizes)
        for place, sheet in enumerate(islice(self.sheets, len(self.tops), None), len(self.tops)):
            size = self.size(sheet)
            is_beside = place > 0 and self._side(place) is PageSide.RIGHT
            self.tops.append(self.tops[-1] if is_beside else self.height)
            self.height = max(self.height, self.tops[-1] + size.height() + GAP)
            self.width = max(self.width, size.width() * self._columns + 2 * GAP)
            self._sizes.add((sheet.width, sheet.height))
        return len(self._sizes) == known

    @property
    def _columns(self) -> int:
        return 2 if self._facing else 1

    def _side(self, place: int) -> PageSide | None:
        """Return the side of a double page on which a page is, or None without double pages.

        Pages are on both sides in turn, whatever numbers they have.
        """
        first = self.sheets[0].page_number
        return PageSide.of_number((first.number if first else 1) + place) if self._facing else None

    def size(self, sheet: Sheet) -> QSize:
        """Return the size of a page in pixels."""
        return QSize(round(sheet.width * self._unit), round(sheet.height * self._unit))

    def rect(self, place: int, across: int) -> QRect:
        """Return the rectangle of a page, centred in the width ``across``, or left-aligned if it is
        wider than that; double pages meet in the middle.
        """
        size, side = self.size(self.sheets[place]), self._side(place)
        left = max((across - size.width()) // 2, GAP)
        if side is not None:
            left = max(across, self.width) // 2 - (size.width() if side is PageSide.LEFT else 0)
        return QRect(QPoint(left, self.tops[place]), size)

    def pages_between(self, top: int, bottom: int) -> range:
        """Return the indices of the pages between two vertical positions."""
        return range(self._first_at(top), bisect_left(self.tops, bottom))

    def _first_at(self, height: int) -> int:
        """Return the index of the first page at a vertical position."""
        last = max(bisect_right(self.tops, height) - 1, 0)
        return bisect_left(self.tops, self.tops[last]) if self.tops else 0

    def page_at(self, height: int) -> tuple[int, float]:
        """Return the page at a vertical position, and the fraction of the page above it; there must
        be at least one page.
        """
        place = self._first_at(height)
        whole = max(self.size(self.sheets[place]).height(), 1)
        return place, (height - self.tops[place]) / whole

    def height_of(self, place: int, part: float) -> int:
        """Return the vertical position at a given fraction of a page's height; this is the inverse
        of `page_at`.
        """
        return round(self.tops[place] + part * self.size(self.sheets[place]).height())

    def fitting_scale(self, width: int, height: int | None) -> float:
        """Return the number of pixels per millimetre at which the largest page fits; there must be
        at least one page.
        """
        widths, heights = zip(*self._sizes, strict=True)
        wide: float = (width - 2 * GAP) / (max(widths) * self._columns)
        return wide if height is None else min(wide, (height - 2 * GAP) / max(heights))


_SCALES = (0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)
"""Zoom factors, relative to the size on paper."""
_NEARLY = 0.01
_SHADE = 60


class PageFit(Enum):
    """The ways to fit pages to the window: by width, as whole pages, or not at all."""

    WIDTH = "width"
    PAGE = "page"
    NOTHING = "nothing"


class PagePreview(HandScrollArea):
    """Preview of pages; pages not drawn yet are white or show their previous contents."""

    page_changed = Signal(int)
    """Another page is current, counted from 1."""
    scale_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Page preview"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Mid)
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self._stack = PageStack()
        self._cache = PageCache()
        self._scale = 1.0
        self._fit = PageFit.WIDTH
        self._facing = False
        self._page = 0
        self._drawing = IdleTask(self)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(lambda: self._drawing.run(self._draw_missing()))

    @property
    def page_count(self) -> int:
        """The number of pages."""
        return len(self._stack.tops)

    @property
    def page_number(self) -> int:
        """The one-based number of the current page, or 0 if there are no pages."""
        return self._page

    @property
    def fit(self) -> PageFit:
        return self._fit

    @property
    def scale(self) -> float:
        """The zoom factor; 1 is the size on paper, provided that the screen reports its size
        correctly.
        """
        return self._scale

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show the pages in a list; if the list changes later, call `update_pages`."""
        self._cache.truncate(len(sheets))
        self._lay_out(sheets)

    def update_pages(self) -> None:
        """Update the preview after pages were appended to the displayed list, or replaced by others
        of the same size.

        O(pages appended).
        """
        before, stack = self.page_count, self._stack
        if before == len(stack.sheets):
            self.viewport().update()
        elif before < len(stack.sheets) and stack.extend():
            self.set_extent(stack.width, stack.height)
            self.scale_changed.emit()
            self._moved()
        else:
            self._lay_out(stack.sheets)

    def set_fit(self, fit: PageFit) -> None:
        """Fit the pages to the window in this way, also when it is resized."""
        self._fit = fit
        self._lay_out(self._stack.sheets)

    @property
    def facing(self) -> bool:
        """Whether double pages are shown."""
        return self._facing

    def set_facing(self, facing: bool) -> None:
        """Show double pages, or single pages one below the other."""
        self._facing = facing
        self._lay_out(self._stack.sheets)

    def zoom_by(self, steps: int) -> None:
        """Zoom in by a number of steps, or out if the number is negative."""
        if steps > 0:
            place = bisect_right(_SCALES, self._scale + _NEARLY) + steps - 1
        else:
            place = bisect_left(_SCALES, self._scale - _NEARLY) + steps
        self._fit = PageFit.NOTHING
        self._scale = _SCALES[max(0, min(place, len(_SCALES) - 1))]
        self._lay_out(self._stack.sheets)

    def go_to(self, page: int) -> None:
        """Scroll to a page, given by its one-based number."""
        if 1 <= page <= self.page_count:
            self.verticalScrollBar().setValue(self._stack.tops[page - 1] - GAP)

    def _lay_out(self, sheets: Sequence[Sheet]) -> None:
        """Lay out the pages, keeping the scroll position."""
        bar, before = self.verticalScrollBar(), self._stack
        read = before.page_at(bar.value()) if before.tops and bar.value() else (0, None)
        self._scale = self._fitting_zoom(sheets)
        self._stack = PageStack(sheets, self._scale * self._unit, facing=self._facing)
        self.set_extent(self._stack.width, self._stack.height)
        if self.page_count and read[1] is not None:
            bar.setValue(self._stack.height_of(min(read[0], self.page_count - 1), read[1]))
        self.scale_changed.emit()
        self._moved()

    def _fitting_zoom(self, sheets: Sequence[Sheet]) -> float:
        """Return the zoom factor at which the largest page fits, or the current one if pages are
        not fitted.
        """
        if self._fit is PageFit.NOTHING or not sheets:
            return self._scale
        room = self.viewport()
        height = room.height() if self._fit is PageFit.PAGE else None
        unit = PageStack(sheets, facing=self._facing).fitting_scale(room.width(), height)
        return max(unit / self._unit, _SCALES[0])

    @property
    def _unit(self) -> float:
        """The number of screen pixels per millimetre."""
        return self.logicalDpiX() / MM_PER_INCH

    def _rect(self, place: int) -> QRect:
        """Return the rectangle of a page in the viewport."""
        rect = self._stack.rect(place, self.viewport().width())
        return rect.translated(-self.horizontalScrollBar().value(), -self._top)

    @property
    def _top(self) -> int:
        return self.verticalScrollBar().value()

    def _visible_pages(self) -> range:
        """Return the indices of the visible pages."""
        return self._stack.pages_between(self._top, self._top + self.viewport().height())

    def _moved(self) -> None:
        self.viewport().update()
        page = 0
        if self.page_count:
            page = self._stack.page_at(self._top + self.viewport().height() // 3)[0] + 1
            if self._top and self._top == self.verticalScrollBar().maximum():
                page = self.page_count
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as qp:
            qp.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for place in self._visible_pages():
                self._paint(qp, place)
        if not self._drawing.running and self._first_undrawn_page() is not None:
            self._soon.start()

    def _paint(self, qp: QPainter, place: int) -> None:
        shade = self.palette().color(QPalette.ColorRole.Shadow)
        shade.setAlpha(_SHADE)
        rect = self._rect(place)
        qp.fillRect(rect.translated(2, 2), shade)
        picture = self._cache.get(place)
        if picture is None:
            qp.fillRect(rect, Qt.GlobalColor.white)
        else:
            qp.drawPixmap(rect, picture)

    def _pixels(self, place: int) -> QSize:
        return self._stack.size(self._stack.sheets[place]) * self.devicePixelRatioF()

    def _first_undrawn_page(self) -> int | None:
        """Return the index of the first visible page that needs drawing, or None if there is
        none.
        """
        sheets, has = self._stack.sheets, self._cache.has_current
        missing = (at for at in self._visible_pages() if not has(at, sheets[at], self._pixels(at)))
        return next(missing, None)

    def _draw_missing(self) -> Iterator[None]:
        """Draw the visible pages one after another, adapting to scrolling in the meantime."""
        while (place := self._first_undrawn_page()) is not None:
            yield from self._cache.render_page(
                place, self._stack.sheets[place], self._pixels(place)
            )
            self._cache.trim(self._visible_pages())
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(self._stack.sheets)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(1)
            case Qt.Key.Key_Minus:
                self.zoom_by(-1)
            case _:
                super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(560, 640)


class ZoomBar(QWidget):
    """Bar that shows and controls the current page and the zoom of a preview."""

    def __init__(self, view: PagePreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._busy = False
        self.page_box = QSpinBox()
        self.page_box.setKeyboardTracking(False)
        self.page_box.setAccessibleName(self.tr("Page"))
        self.page_box.setToolTip(self.tr("Go to page"))
        self.count = PlainLabel()
        self.scale = PlainLabel()
        self.width_button = self._button(
            self.tr("Fit Width"),
            self.tr("Fit the page width to the window"),
            partial(view.set_fit, PageFit.WIDTH),
        )
        self.page_button = self._button(
            self.tr("Fit Page"),
            self.tr("Fit the whole page to the window"),
            partial(view.set_fit, PageFit.PAGE),
        )
        self.facing_button = self._button(
            "◫",
            self.tr("Show facing pages side by side"),
            lambda: view.set_facing(not view.facing),
        )
        for button in (self.facing_button, self.width_button, self.page_button):
            button.setCheckable(True)
            highlight_when_checked(button)
        self.out_button = self._button("−", self.tr("Zoom Out"), partial(view.zoom_by, -1))
        self.in_button = self._button("+", self.tr("Zoom In"), partial(view.zoom_by, 1))
        self._lay_out()
        self.page_box.valueChanged.connect(view.go_to)
        view.page_changed.connect(self.refresh)
        view.scale_changed.connect(self.refresh)
        self.refresh()

    def _button(self, text: str, tip: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(as_tip(tip))
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self._do(slot))
        return button

    def _do(self, slot: Callable[[], object]) -> None:
        slot()
        self.refresh()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.page_box)
        row.addWidget(self.count, 1)
        row.addWidget(self.facing_button)
        for widget in (self.width_button, self.page_button, self.out_button):
            row.addWidget(widget)
        row.addWidget(self.scale)
        row.addWidget(self.in_button)

    def show_busy(self, busy: bool) -> None:
        """Show whether more pages are still being made."""
        self._busy = busy
        self.refresh()

    def refresh(self) -> None:
        view = self._view
        self.page_box.blockSignals(True)
        self.page_box.setRange(min(1, view.page_count), view.page_count)
        self.page_box.setValue(view.page_number)
        self.page_box.blockSignals(False)
        self.page_box.setEnabled(view.page_count > 0)
        text = self.tr("of {count}…") if self._busy else self.tr("of {count}")
        self.count.setText(text.format(count=view.page_count))
        self.scale.setText(f"{view.scale:.0%}")
        self.width_button.setChecked(view.fit is PageFit.WIDTH)
        self.page_button.setChecked(view.fit is PageFit.PAGE)
        self.facing_button.setChecked(view.facing)

"""The pages as they will be, below each other, drawn when they come into sight."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPalette

from ..core.idle_tasks import IdleTask
from .hand_scroll import HandScrollArea
from .page_pictures import PagePictures
from .page_stack import GAP, PageStack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from ...diagram.book.sheet import Sheet

_MM_PER_INCH = 25.4
_SCALES = (0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)
"""How large pages may be, by their size on paper."""
_NEARLY = 0.01
_SHADE = 60


class Fit(Enum):
    """What a page is made to fit."""

    WIDTH = "width"
    PAGE = "page"
    NOTHING = "nothing"


class PagesView(HandScrollArea):
    """Sheets as they come; what is not drawn yet is white, or what it was before."""

    page_changed = Signal(int)
    """Another page, counted from 1, is the one that is read."""
    scale_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the pages"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Mid)
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self._stack = PageStack()
        self._pictures = PagePictures()
        self._scale = 1.0
        self._fit = Fit.WIDTH
        self._page = 0
        self._drawing = IdleTask(self)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(lambda: self._drawing.run(self._draw_missing()))

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._stack.tops)

    @property
    def page(self) -> int:
        """The number of the page that is read, from 1; 0 without any."""
        return self._page

    @property
    def fit(self) -> Fit:
        return self._fit

    @property
    def scale(self) -> float:
        """How large pages are; 1 is their size on paper, as far as the screen tells its own."""
        return self._scale

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show these; more of them may come into the same list, see `grow`."""
        self._pictures.cut(len(sheets))
        self._lay_out(sheets)

    def grow(self) -> None:
        """Show what has come into the list, or what stands in it by now."""
        if self.count != len(self._stack.sheets):
            self._lay_out(self._stack.sheets)
        self.viewport().update()

    def use_fit(self, fit: Fit) -> None:
        """Let pages fit something whatever becomes of the window."""
        self._fit = fit
        self._lay_out(self._stack.sheets)

    def zoom(self, steps: int) -> None:
        """Make pages so many steps larger, or smaller."""
        if steps > 0:
            place = bisect_right(_SCALES, self._scale + _NEARLY) + steps - 1
        else:
            place = bisect_left(_SCALES, self._scale - _NEARLY) + steps
        self._fit = Fit.NOTHING
        self._scale = _SCALES[max(0, min(place, len(_SCALES) - 1))]
        self._lay_out(self._stack.sheets)

    def go_to(self, page: int) -> None:
        """Bring a page, counted from 1, to the top."""
        if 1 <= page <= self.count:
            self.verticalScrollBar().setValue(self._stack.tops[page - 1] - GAP)

    def _lay_out(self, sheets: Sequence[Sheet]) -> None:
        """Place sheets so that what was seen at the top is there still."""
        bar, before = self.verticalScrollBar(), self._stack
        read = before.at(bar.value()) if before.tops and bar.value() else (0, None)
        self._scale = self._fitting(sheets)
        self._stack = PageStack(sheets, self._scale * self._unit)
        self.set_extent(self._stack.width, self._stack.height)
        if self.count and read[1] is not None:
            bar.setValue(self._stack.height_of(min(read[0], self.count - 1), read[1]))
        self.scale_changed.emit()
        self._moved()

    def _fitting(self, sheets: Sequence[Sheet]) -> float:
        """The scale that makes the largest page fit."""
        if self._fit is Fit.NOTHING or not sheets:
            return self._scale
        room = self.viewport()
        height = room.height() if self._fit is Fit.PAGE else None
        unit = PageStack(sheets).fitting(room.width(), height)
        return max(unit / self._unit, _SCALES[0])

    @property
    def _unit(self) -> float:
        """How many of the screen's pixels make a millimetre."""
        return self.logicalDpiX() / _MM_PER_INCH

    def _rect(self, place: int) -> QRect:
        """Where a page is in the viewport."""
        rect = self._stack.rect(place, self.viewport().width())
        return rect.translated(-self.horizontalScrollBar().value(), -self._top)

    @property
    def _top(self) -> int:
        return self.verticalScrollBar().value()

    def _seen(self) -> range:
        """The places of the pages that are in sight."""
        return self._stack.between(self._top, self._top + self.viewport().height())

    def _moved(self) -> None:
        self.viewport().update()
        page = 0
        if self.count:
            page = self._stack.at(self._top + self.viewport().height() // 3)[0] + 1
            if self._top and self._top == self.verticalScrollBar().maximum():
                page = self.count
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as qp:
            qp.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for place in self._seen():
                self._paint(qp, place)
        if not self._drawing.running and self._missing() is not None:
            self._soon.start()

    def _paint(self, qp: QPainter, place: int) -> None:
        shade = self.palette().color(QPalette.ColorRole.Shadow)
        shade.setAlpha(_SHADE)
        rect = self._rect(place)
        qp.fillRect(rect.translated(2, 2), shade)
        picture = self._pictures.get(place)
        if picture is None:
            qp.fillRect(rect, Qt.GlobalColor.white)
        else:
            qp.drawPixmap(rect, picture)

    def _pixels(self, place: int) -> QSize:
        return self._stack.size(self._stack.sheets[place]) * self.devicePixelRatioF()

    def _missing(self) -> int | None:
        """The first page in sight that is to be drawn."""
        sheets, has = self._stack.sheets, self._pictures.has
        missing = (at for at in self._seen() if not has(at, sheets[at], self._pixels(at)))
        return next(missing, None)

    def _draw_missing(self) -> Iterator[None]:
        """Draw the pages in sight one after the other, whichever they are by then."""
        while (place := self._missing()) is not None:
            yield from self._pictures.draw(place, self._stack.sheets[place], self._pixels(place))
            self._pictures.spare(self._seen())
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(self._stack.sheets)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(1)
            case Qt.Key.Key_Minus:
                self.zoom(-1)
            case _:
                super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(560, 640)

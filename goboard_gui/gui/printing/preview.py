"""The pages as they will be, below each other, drawn when they come into sight."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent

    from ...diagram.book.sheet import Sheet

_GAP = 12
"""Pixels around a page."""
_MM_PER_INCH = 25.4
_STEPS = (0.25, 0.33, 0.5, 0.67, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)
"""How large pages may be, by their size on paper."""
_MOST_PIXELS = 40_000_000
"""How many pixels of pages are kept, at four bytes each."""
_PAPER_SHADE = 60


class Fit(Enum):
    """What a page is made to fit."""

    WIDTH = "width"
    PAGE = "page"
    NOTHING = "nothing"


class PagesView(QAbstractScrollArea):
    """Sheets as they come; what is not drawn yet is white, or what it was before."""

    page_changed = Signal(int)
    """Another page, counted from 1, is the one that is read."""
    scale_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the pages"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Mid)
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self._sheets: Sequence[Sheet] = ()
        self._tops: list[int] = []
        self._scale = 1.0
        self._fit = Fit.WIDTH
        self._page = 0
        self._dragged: QPoint | None = None
        self._kept: dict[int, tuple[Sheet, float, QPixmap]] = {}
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_one)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._tops)

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
        self._sheets = sheets
        self._tops = []
        for number in [number for number in self._kept if number >= len(sheets)]:
            del self._kept[number]
        self._lay_out()

    def grow(self) -> None:
        """Show what has come into the list."""
        if len(self._tops) < len(self._sheets):
            self._lay_out()

    def use_fit(self, fit: Fit) -> None:
        """Let pages fit something whatever becomes of the window."""
        self._fit = fit
        self._lay_out()

    def zoom(self, steps: int) -> None:
        """Make pages so many steps larger, or smaller."""
        if steps > 0:
            place = bisect_right(_STEPS, self._scale + 0.01) + steps - 1
        else:
            place = bisect_left(_STEPS, self._scale - 0.01) + steps
        self.use_scale(_STEPS[max(0, min(place, len(_STEPS) - 1))])

    def use_scale(self, scale: float) -> None:
        """Make pages so large, see `scale`."""
        self._fit = Fit.NOTHING
        self._set_scale(scale)

    def go_to(self, page: int) -> None:
        """Bring a page, counted from 1, to the top."""
        if 1 <= page <= len(self._tops):
            self.verticalScrollBar().setValue(self._tops[page - 1] - _GAP)

    def _lay_out(self) -> None:
        self._set_scale(self._fitting())

    def _fitting(self) -> float:
        """The scale that makes the widest page fit."""
        if self._fit is Fit.NOTHING or not self._sheets:
            return self._scale
        widest = max(self._sheets, key=lambda sheet: sheet.width)
        room = self.maximumViewportSize() - QSize(2 * _GAP, 2 * _GAP)
        wide = room.width() - self.verticalScrollBar().sizeHint().width()
        scale = wide / widest.width
        if self._fit is Fit.PAGE:
            scale = min(scale, room.height() / max(sheet.height for sheet in self._sheets))
        return max(scale / self._pixels, _STEPS[0] / 2)

    @property
    def _pixels(self) -> float:
        """How many of the screen's own make a millimetre."""
        return self.logicalDpiX() / _MM_PER_INCH

    def _set_scale(self, scale: float) -> None:
        middle = self._middle()
        self._scale = scale
        self._place_pages()
        self._go_to_middle(middle)
        self.viewport().update()
        self.scale_changed.emit()
        self._moved()

    def _middle(self) -> tuple[int, float] | None:
        """The page in the middle of the window, and how far of it is above that."""
        if not self._tops:
            return None
        middle = self.verticalScrollBar().value()
        place = max(bisect_right(self._tops, middle) - 1, 0)
        height = self._size(self._sheets[place]).height() if place < len(self._sheets) else 1
        return place, (middle - self._tops[place]) / max(height, 1)

    def _go_to_middle(self, middle: tuple[int, float] | None) -> None:
        if middle is None or not self._tops:
            return
        place = min(middle[0], len(self._tops) - 1)
        height = self._size(self._sheets[place]).height()
        self.verticalScrollBar().setValue(round(self._tops[place] + middle[1] * height))

    def _size(self, sheet: Sheet) -> QSize:
        unit = self._scale * self._pixels
        return QSize(round(sheet.width * unit), round(sheet.height * unit))

    def _place_pages(self) -> None:
        top, widest, self._tops = _GAP, 0, []
        for sheet in self._sheets:
            size = self._size(sheet)
            self._tops.append(top)
            top += size.height() + _GAP
            widest = max(widest, size.width())
        room = self.viewport().size()
        for bar, whole, seen in (
            (self.verticalScrollBar(), top if self._tops else 0, room.height()),
            (self.horizontalScrollBar(), widest + 2 * _GAP if self._tops else 0, room.width()),
        ):
            bar.setRange(0, max(whole - seen, 0))
            bar.setPageStep(seen)
            bar.setSingleStep(max(seen // 16, 1))

    def _rect(self, place: int) -> QRect:
        """Where a page is in the viewport."""
        size = self._size(self._sheets[place])
        room = self.viewport().width()
        left = (room - size.width()) // 2
        if size.width() + 2 * _GAP > room:
            left = _GAP - self.horizontalScrollBar().value()
        return QRect(QPoint(left, self._tops[place] - self.verticalScrollBar().value()), size)

    def _seen(self) -> range:
        """The places of the pages that are in sight."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        first = max(bisect_right(self._tops, top) - 1, 0)
        return range(first, bisect_left(self._tops, bottom))

    def _moved(self) -> None:
        self.viewport().update()
        read = self.verticalScrollBar().value() + self.viewport().height() // 3
        page = max(bisect_right(self._tops, read), min(len(self._tops), 1))
        if self._tops and self.verticalScrollBar().value() == self.verticalScrollBar().maximum():
            page = len(self._tops)
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)

    def paintEvent(self, event: QPaintEvent) -> None:
        qp = QPainter(self.viewport())
        qp.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shade = self.palette().color(QPalette.ColorRole.Shadow)
        shade.setAlpha(_PAPER_SHADE)
        missing = False
        for place in self._seen():
            rect = self._rect(place)
            qp.fillRect(rect.translated(2, 2), shade)
            qp.fillRect(rect, Qt.GlobalColor.white)
            kept = self._kept.get(place)
            if kept is not None:
                qp.drawPixmap(rect, kept[2])
            missing = missing or not self._fresh(place)
        if missing:
            self._timer.start()

    def _fresh(self, place: int) -> bool:
        """Whether a page is kept as it is to be seen."""
        kept = self._kept.get(place)
        scale = self._scale * self.devicePixelRatioF()
        return kept is not None and kept[0] is self._sheets[place] and kept[1] == scale

    def _draw_one(self) -> None:
        """Draw the first page in sight that is to be drawn."""
        for place in self._seen():
            if not self._fresh(place):
                self._draw(place)
                self.viewport().update(self._rect(place))
                return
        self._timer.stop()

    def _draw(self, place: int) -> None:
        sheet, ratio = self._sheets[place], self.devicePixelRatioF()
        size = self._size(sheet) * ratio
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.white)
        with QPainter(pixmap) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            qp.scale(size.width() / sheet.width, size.height() / sheet.height)
            sheet.draw(qp)
        self._kept.pop(place, None)
        self._kept[place] = sheet, self._scale * ratio, pixmap
        self._forget()

    def _forget(self) -> None:
        """Keep no more pixels than is reasonable; those drawn last are kept, or at least two."""
        sizes = [kept[2].width() * kept[2].height() for kept in self._kept.values()]
        whole = sum(sizes)
        for place, size in zip(list(self._kept)[:-2], sizes, strict=False):
            if whole <= _MOST_PIXELS:
                return
            if place not in self._seen():
                del self._kept[place]
                whole -= size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(1)
            case Qt.Key.Key_Minus:
                self.zoom(-1)
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
            by, self._dragged = here - self._dragged, here
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(560, 640)

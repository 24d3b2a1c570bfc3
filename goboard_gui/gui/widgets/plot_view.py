"""Widget that shows a plot with tooltips and clickable bars."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QHelpEvent, QPainter
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from ...diagram.plots.layout import LEAST_ROOM, natural_height
from ...diagram.plots.painter import SCREEN_DARK, SCREEN_LIGHT, draw_plot, measuring_lettering
from ...diagram.plots.plot import BarArrangement
from ..core import closing
from ..core.settings import THEME
from . import appearance
from .qt_texts import as_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from ...diagram.plots.elements import PlotLayout
    from ...diagram.plots.painter import PlotTheme
    from ...diagram.plots.plot import Plot
    from ..core.settings import Settings

_MIN_HEIGHT = 260
_MARGIN = 8
_LIT, _CHOSEN = 40, 80  # of 255


def screen_theme(settings: Settings) -> PlotTheme:
    """Return the chart colours for the current theme."""
    return SCREEN_DARK if appearance.window_theme(settings) == appearance.DARK else SCREEN_LIGHT


class PlotView(QWidget):
    """Widget that shows a chart as wide as the available space and as high as its rows need."""

    bar_clicked = Signal(object)
    """Emitted with its key when a bar was clicked."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Chart"))
        self._settings = settings
        self._theme = screen_theme(settings)
        self._drawing: PlotLayout | None = None
        self._hovered_bar: int | None = None
        self._selected_key: object = None
        self.plot: Plot | None = None
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    def wrap_in_scroll_area(self) -> QScrollArea:
        """Return a scroll area that contains the view."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self)
        bar, frame = area.verticalScrollBar().sizeHint().width(), area.frameWidth()
        least = ceil(LEAST_ROOM.width() * self._em)
        area.setMinimumWidth(least + 2 * _MARGIN + bar + 2 * frame)
        return area

    def show_plot(self, plot: Plot) -> None:
        """Replace the displayed chart."""
        self.plot, self._drawing, self._hovered_bar = plot, None, None
        self.setAccessibleDescription(plot.title)
        self._update_min_height()
        self.update()

    def select_bar(self, key: object) -> None:
        """Highlight the bar with this key as selected, or no bar if the key is None."""
        self._selected_key = key
        self.update()

    def bar_at(self, place: QPointF) -> int | None:
        """Return the index of the bar at a position in the widget, or None if there is none."""
        if self._drawing is None:
            return None
        inside = place - QPointF(_MARGIN, _MARGIN)
        return self._drawing.bar_at(inside * self.devicePixelRatioF())

    def bar_rect(self, number: int) -> QRectF:
        """Return the rectangle, in widget coordinates, in which a bar was last painted."""
        assert self._drawing is not None
        ratio, rect = self.devicePixelRatioF(), self._drawing.bar_areas[number]
        corner = rect.topLeft() / ratio + QPointF(_MARGIN, _MARGIN)
        return QRectF(corner, rect.size() / ratio)

    def _setting_changed(self, setting: object) -> None:
        if setting is THEME:
            self._theme = screen_theme(self._settings)
            self.update()

    @property
    def _em(self) -> float:
        return float(QFontInfo(self.font()).pixelSize())

    def _update_min_height(self) -> None:
        """Set the minimum height of the widget to the height that the chart needs."""
        high = _MIN_HEIGHT
        if self.plot is not None and self.plot.arrangement is BarArrangement.HORIZONTAL:
            wide = self.width() - 2 * _MARGIN
            needed = natural_height(self.plot, wide, self._em, measuring_lettering(self._theme))
            high = max(high, round(needed) + 2 * _MARGIN)
        self.setMinimumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._update_min_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.fillRect(event.rect(), QColor(self._theme.background))
            if self.plot is None:
                return
            size = self.size().toSizeF() - QSizeF(2 * _MARGIN, 2 * _MARGIN)
            qp.save()
            qp.translate(_MARGIN, _MARGIN)
            self._drawing = draw_plot(qp, self.plot, size, self._em, self._theme)
            qp.restore()
            for number, strength in self._highlight_opacities():
                colour = QColor(self._theme.bar)
                colour.setAlpha(strength)
                qp.fillRect(self.bar_rect(number), colour)

    def _highlight_opacities(self) -> list[tuple[int, int]]:
        """Return the index of each highlighted bar, with the opacity of its highlight (0 to
        255).
        """
        assert self.plot is not None
        there = range(len(self._drawing.bar_areas) if self._drawing else 0)
        chosen = [
            (number, _CHOSEN)
            for number in there
            if self._selected_key is not None and self.plot.bars[number].key == self._selected_key
        ]
        return [*chosen, *((number, _LIT) for number in there if number == self._hovered_bar)]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._highlight_bar(self.bar_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._highlight_bar(None)

    def _highlight_bar(self, number: int | None) -> None:
        if number != self._hovered_bar:
            self._hovered_bar = number
            shape = Qt.CursorShape
            self.setCursor(shape.ArrowCursor if number is None else shape.PointingHandCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self.bar_at(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and number is not None and self.plot is not None:
            self.bar_clicked.emit(self.plot.bars[number].key)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            number = self.bar_at(QPointF(event.pos()))
            if number is None or self.plot is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(
                    event.globalPos(), as_tip(self.plot.bars[number].description), self
                )
            return True
        return super().event(event)

"""Layout of plots with horizontal bars, each with its name, value and rate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF

from .elements import FilledRect, TextRole
from .ticks import axis_ticks, elide_text, format_percent

if TYPE_CHECKING:
    from .elements import PlotFont, PlotLayout
    from .plot import Bar, Plot

_ROW = 1.7  # ems from bar to bar where there is room
_LEAST_ROW = 1.3  # ems from label to label
_LARGEST_ROW = 3.0
_FOOT = 2.0  # ems below the bars, for the numbers of the axes
_MEASURE_LINE = 1.6
_NAMES, _RATES = 0.3, 0.24  # of the width, at most
_GAP = 0.8
_TAKEN = 0.72  # the height of a bar, as a fraction of its row
_MOST_TICKS = 8


def horizontal_bars_height(bars: int, em: float) -> float:
    """Return the plot height at which all bars and the axes are legible."""
    return (_MEASURE_LINE + _ROW * bars + _FOOT) * em


def lay_out_horizontal(drawing: PlotLayout, plot: Plot, room: QRectF, type_: PlotFont) -> None:
    """Add horizontal bars with their names, values, rates and axes to a layout, within a
    rectangle.
    """
    layout = _HorizontalBars(drawing, plot, room, type_)
    layout.add_value_axis()
    end = float("-inf")
    for number, bar in enumerate(plot.bars):
        layout.add_bar(number, bar)
        if layout.bar_centre(number) >= end:
            layout.add_label(number, bar)
            end = layout.bar_centre(number) + _LEAST_ROW * type_.em
    drawing.axes.append(QLineF(layout.area.topLeft(), layout.area.bottomLeft()))
    if plot.rate_title:
        layout.add_rates()


class _HorizontalBars:
    """Layout of horizontal bars in two areas, one with the bars and one with their rates.

    The first area is as wide as the highest tick of the value axis, the second one as a rate of 1.
    """

    def __init__(self, drawing: PlotLayout, plot: Plot, room: QRectF, type_: PlotFont) -> None:
        self.drawing, self.plot, self.room, self.type = drawing, plot, room, type_
        self.em = em = type_.em
        names = type_.max_width([bar.label for bar in plot.bars])
        self.names = min(names, room.width() * _NAMES)
        lengths = type_.max_width([_length(bar) for bar in plot.bars])
        rated = room.width() * _RATES if plot.rate_title else 0.0
        left = room.left() + self.names + _GAP * em
        right = room.right() - (rated + 2 * em if rated else em)
        self.area = QRectF(
            QPointF(left, room.top() + _MEASURE_LINE * em),
            QPointF(max(right - lengths - _GAP * em, left + em), room.bottom() - _FOOT * em),
        )
        self.ticks = self._ticks()
        self.pitch = min(self.area.height() / len(plot.bars), _LARGEST_ROW * em)
        self.area.setHeight(self.pitch * len(plot.bars))
        # Half the width of the last number of the rate axis is outside of the axis.
        last = type_.width(format_percent(1.0))
        self.rates = QRectF(
            right + em, self.area.top(), max(rated - last / 2, 0.0), self.area.height()
        )

    def _ticks(self) -> tuple[int, ...]:
        """Return the ticks of the value axis, as many as fit below the bars."""
        for most in range(_MOST_TICKS, 1, -1):
            found = axis_ticks(self.plot.highest_value, most)
            wide = self.type.width(str(found[-1])) + _GAP * self.em
            if wide * (len(found) - 1) <= self.area.width():
                return found
        return axis_ticks(self.plot.highest_value, 1)

    def bar_centre(self, number: int) -> float:
        """Return the vertical position of the centre of a bar."""
        return self.area.top() + (number + 0.5) * self.pitch

    def value_x(self, value: float) -> float:
        """Return the horizontal position of a value on the value axis."""
        return self.area.left() + value / self.ticks[-1] * self.area.width()

    def rate_x(self, share: float) -> float:
        """Return the horizontal position of a rate on the rate axis."""
        return self.rates.left() + share * self.rates.width()

    def add_value_axis(self) -> None:
        """Add the value axis and its title to the layout."""
        area, em = self.area, self.em
        middle = self.room.top() + _MEASURE_LINE * em / 2
        measure = elide_text(
            self.plot.value_title, self.room.right() - area.left(), self.type.width
        )
        if measure:
            self.drawing.texts.append(
                self.type.left_aligned(measure, area.left(), middle, TextRole.VALUE_TITLE)
            )
        last = self.type.width(str(self.ticks[-1])) + _GAP * em
        for tick in self.ticks if last <= area.width() else self.ticks[:1]:
            x, place = self.value_x(tick), QPointF(self.value_x(tick), area.bottom() + em)
            self.drawing.grid.append(QLineF(x, area.top(), x, area.bottom()))
            self.drawing.texts.append(self.type.centred(str(tick), place, TextRole.TICK))

    def add_bar(self, number: int, bar: Bar) -> None:
        room, area, before = self.room, self.area, 0.0
        place = QRectF(room.left(), area.top() + number * self.pitch, room.width(), self.pitch)
        self.drawing.bar_areas.append(place)
        high = self.pitch * _TAKEN
        for value, series in zip(bar.values, self.plot.series, strict=True):
            if value:
                left, right = self.value_x(before), self.value_x(before + value)
                rect = QRectF(left, self.bar_centre(number) - high / 2, right - left, high)
                self.drawing.segments.append(FilledRect(rect, series.fill))
            before += value

    def add_label(self, number: int, bar: Bar) -> None:
        """Add the name to the left of a bar and, if all values have space, the value to its
        right.
        """
        middle = self.bar_centre(number)
        name = elide_text(bar.label, self.names, self.type.width)
        if name:
            end = self.area.left() - _GAP * self.em
            self.drawing.texts.append(self.type.right_aligned(name, end, middle, TextRole.LABEL))
        if self.pitch < _LEAST_ROW * self.em:
            return  # it would overlap other bars
        after = self.value_x(sum(bar.values)) + _GAP / 2 * self.em
        self.drawing.texts.append(
            self.type.left_aligned(_length(bar), after, middle, TextRole.VALUE)
        )

    def add_rates(self) -> None:
        """Add the rates with their confidence intervals, and their axis, to the layout."""
        area, halfway = self.rates, 0.5
        for share in self._rate_ticks():
            line = QLineF(self.rate_x(share), area.top(), self.rate_x(share), area.bottom())
            (self.drawing.midlines if share == halfway else self.drawing.grid).append(line)
            place = QPointF(self.rate_x(share), area.bottom() + self.em)
            self.drawing.texts.append(
                self.type.centred(format_percent(share), place, TextRole.TICK)
            )
        for number, bar in enumerate(self.plot.bars):
            if bar.rate is not None:
                y = self.bar_centre(number)
                ends = self.rate_x(bar.rate.low), self.rate_x(bar.rate.high)
                self.drawing.whiskers.append(QLineF(ends[0], y, ends[1], y))
                self.drawing.rate_points.append(QPointF(self.rate_x(bar.rate.value), y))

    def _rate_ticks(self) -> tuple[float, ...]:
        """Return those ticks of the rate axis that have enough space."""
        wide = self.type.width(format_percent(1.0)) + _GAP * self.em
        return (0.0, 0.5, 1.0) if 2 * wide <= self.rates.width() else (0.5,)


def _length(bar: Bar) -> str:
    return f"{sum(bar.values):g}"

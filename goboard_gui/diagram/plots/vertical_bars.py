"""Layout of plots with vertical bars, over time or by name, with rates on a second axis."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF

from .elements import FilledRect, TextRole
from .plot import BarArrangement
from .ticks import axis_ticks, elide_text, format_percent, label_step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .elements import PlotFont, PlotLayout
    from .plot import Bar, Plot, Rate

_SPOTTED = 0.9  # ems between rates, above which each is marked by a dot


def lay_out_rates(
    drawing: PlotLayout, area: QRectF, middles: Sequence[float], rates: Sequence[Rate | None]
) -> None:
    """Add rates to a layout as a curve, with a band for confidence intervals and gaps for missing
    rates.
    """

    def to_point(x: float, share: float) -> QPointF:
        return QPointF(x, area.bottom() - share * area.height())

    spotted = area.width() >= _SPOTTED * drawing.em * len(middles)
    there = [(x, rate) for x, rate in zip(middles, rates, strict=True)]
    for known, members in groupby(there, key=lambda pair: pair[1] is not None):
        run = [(x, rate) for x, rate in members if rate is not None]
        if not known:
            continue
        points = [to_point(x, rate.value) for x, rate in run]
        if len(run) == 1:
            ((x, rate),) = run
            drawing.whiskers.append(QLineF(to_point(x, rate.low), to_point(x, rate.high)))
            drawing.rate_points.append(points[0])
            continue
        above = [to_point(x, rate.high) for x, rate in run]
        drawing.bands.append([*above, *(to_point(x, rate.low) for x, rate in reversed(run))])
        drawing.curves.append(points)
        if spotted:
            drawing.rate_points.extend(points)


_SPACE = 0.8  # ems between an axis and its numbers
_MEASURE_LINE, _LABEL_LINE, _GROUP_LINE = 2.2, 2.0, 1.5
_LABEL = 1.2  # ems below the bars, clear of the lowest number
_MEASURE = 0.7  # ems from the top to the middle of the axis title
_TICK_LINE = 2.4  # ems, the minimum distance between the numbers of an axis
_MOST_TICKS = 8
_LEAST_NAME = 2.2  # ems, the minimum width of a legible name
_BETWEEN = 0.6  # ems between two labels
_TAKEN = 0.82  # the width of a bar, as a fraction of its slot
_ROUNDING = 1e-6
_ABOVE = 0.7  # ems from the end of a bar to the middle of its value
_RATES = (0.0, 0.25, 0.5, 0.75, 1.0)


def lay_out_vertical(drawing: PlotLayout, plot: Plot, room: QRectF, type_: PlotFont) -> None:
    """Add vertical bars with their rates, axes and labels to a layout, within a rectangle."""
    layout = _VerticalBars(drawing, plot, room, type_)
    layout.add_value_axis()
    for number, bar in enumerate(plot.bars):
        layout.add_bar(number, bar)
    layout.drawing.axes.append(QLineF(layout.area.bottomLeft(), layout.area.bottomRight()))
    if plot.rate_title:
        layout.add_rates()
    layout.add_labels()
    if layout.grouped:
        layout.add_groups()


class _VerticalBars:
    """Layout of vertical bars, in an area that ends at the highest tick of the value axis."""

    def __init__(self, drawing: PlotLayout, plot: Plot, room: QRectF, type_: PlotFont) -> None:
        self.drawing, self.plot, self.room, self.type = drawing, plot, room, type_
        self.em = em = type_.em
        self.grouped = any(bar.group for bar in plot.bars)
        below = _LABEL_LINE + (_GROUP_LINE if self.grouped else 0)
        self.area = area = room.adjusted(0, _MEASURE_LINE * em, 0, -below * em)
        # The values above grouped bars must find room below the highest tick.
        valued = plot.arrangement is BarArrangement.GROUPED
        headroom = 1 + _LABEL_LINE * em / area.height() if valued and area.height() > 0 else 1.0
        most = max(1, min(_MOST_TICKS, int(area.height() / (_TICK_LINE * em))))
        self.ticks = axis_ticks(plot.highest_value * headroom, most)
        numbers = type_.max_width([str(tick) for tick in self.ticks])
        percents = type_.width(format_percent(1.0)) + _SPACE * em if plot.rate_title else em / 2
        area.setLeft(room.left() + numbers + _SPACE * em)
        area.setRight(room.right() - percents)
        self.pitch = area.width() / len(plot.bars)
        self.slot = self.pitch * _TAKEN / max(len(plot.series), 1)
        widest = type_.max_width(
            [self._format_value(value) for bar in plot.bars for value in bar.values]
        )
        self.valued = valued and widest + em / 4 <= self.slot

    def _format_value(self, value: float) -> str:
        """Return a value as text, with the decimal separator of the plot's language."""
        return f"{value:g}".replace(".", self.plot.decimal_point)

    def value_y(self, value: float) -> float:
        """Return the vertical position of a value on the value axis."""
        return self.area.bottom() - value / self.ticks[-1] * self.area.height()

    def bar_left(self, bar: int) -> float:
        """Return the left edge of the space for a bar."""
        return self.area.left() + bar * self.pitch

    def add_value_axis(self) -> None:
        """Add the value axis and its title to the layout."""
        measure = elide_text(self.plot.value_title, self.room.width(), self.type.width)
        middle = self.room.top() + _MEASURE * self.em
        if measure:
            word = self.type.left_aligned(measure, self.room.left(), middle, TextRole.VALUE_TITLE)
            self.drawing.texts.append(word)
        for tick in self.ticks:
            y, end = self.value_y(tick), self.area.left() - self.em / 2
            self.drawing.grid.append(QLineF(self.area.left(), y, self.area.right(), y))
            self.drawing.texts.append(self.type.right_aligned(str(tick), end, y, TextRole.TICK))

    def add_bar(self, number: int, bar: Bar) -> None:
        left, width = self.bar_left(number), self.pitch * _TAKEN
        place = QRectF(left, self.area.top(), self.pitch, self.room.bottom() - self.area.top())
        self.drawing.bar_areas.append(place)
        left += (self.pitch - width) / 2
        if self.plot.arrangement is BarArrangement.GROUPED:
            self._add_group(bar, left)
        else:
            self._add_stack(bar, left, width)

    def _add_group(self, bar: Bar, left: float) -> None:
        slot = self.slot
        for place, (value, series) in enumerate(zip(bar.values, self.plot.series, strict=True)):
            x, y = left + place * slot, self.value_y(value)
            if value:
                rect = QRectF(x, y, slot, self.area.bottom() - y)
                self.drawing.segments.append(FilledRect(rect, series.fill))
            if self.valued:
                above = QPointF(x + slot / 2, y - _ABOVE * self.em)
                self.drawing.texts.append(
                    self.type.centred(self._format_value(value), above, TextRole.VALUE)
                )

    def _add_stack(self, bar: Bar, left: float, width: float) -> None:
        below = 0.0
        for value, series in zip(bar.values, self.plot.series, strict=True):
            if value:
                top, bottom = self.value_y(below + value), self.value_y(below)
                rect = QRectF(left, top, width, bottom - top)
                self.drawing.segments.append(FilledRect(rect, series.fill))
            below += value

    def add_rates(self) -> None:
        """Add the rate axis at the right, and the curve of rates, to the layout."""
        area = self.area
        ems = area.height() / self.em
        step = 1 if ems >= len(_RATES) * _TICK_LINE else 2 if ems >= _TICK_LINE else len(_RATES) - 1
        for share in _RATES[::step]:
            y, text = area.bottom() - share * area.height(), format_percent(share)
            word = self.type.left_aligned(text, area.right() + self.em / 2, y, TextRole.TICK)
            self.drawing.texts.append(word)
        half = area.center().y()
        self.drawing.midlines.append(QLineF(area.left(), half, area.right(), half))
        middles = [self.bar_left(number) + self.pitch / 2 for number in range(len(self.plot.bars))]
        lay_out_rates(self.drawing, area, middles, [bar.rate for bar in self.plot.bars])

    def add_labels(self) -> None:
        """Add the labels below the bars, as many as fit, to the layout."""
        plot, em, room = self.plot, self.em, self.room
        middle = self.area.bottom() + _LABEL * em
        wide = self._label_width()
        # As many as there are bars find room where each may be as wide as its bar.
        most = max(1, int(self.area.width() / (wide + _BETWEEN * em) + _ROUNDING))
        by, end = label_step(len(plot.bars), most, plot.label_steps), float("-inf")
        for number, bar in enumerate(plot.bars):
            text = elide_text(bar.label, wide, self.type.width)
            if (number + (plot.first_number or 0)) % by or not text:
                continue
            half, x = self.type.width(text) / 2, self.bar_left(number) + self.pitch / 2
            x = max(room.left() + half, min(x, room.right() - half))
            if x - half >= end:
                word = self.type.centred(text, QPointF(x, middle), TextRole.LABEL)
                self.drawing.texts.append(word)
                end = x + half + _BETWEEN / 2 * em

    def _label_width(self) -> float:
        """Return the maximum width of a label; wider names are shortened, numbers never are."""
        wide = self.type.max_width([bar.label for bar in self.plot.bars])
        if self.plot.first_number is not None:
            return wide
        return min(wide, max(self.pitch - _BETWEEN * self.em, _LEAST_NAME * self.em))

    def add_groups(self) -> None:
        """Add the labels of groups of bars, and lines between the groups, to the layout."""
        em, bottom, first = self.em, self.area.bottom(), 0
        middle = bottom + (_LABEL_LINE + _GROUP_LINE / 2) * em
        for group, members in groupby(self.plot.bars, key=lambda bar: bar.group):
            end = first + len(list(members))
            left, right = self.bar_left(first), self.bar_left(end)
            text = elide_text(group, right - left - _BETWEEN * em, self.type.width)
            if text:
                centre = QPointF((left + right) / 2, middle)
                self.drawing.texts.append(self.type.centred(text, centre, TextRole.GROUP))
            if first:
                self.drawing.axes.append(QLineF(left, bottom, left, middle + em / 2))
            first = end

"""Rates with their intervals: a curve in a band, or each by itself."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF

    from .drawing import Drawing
    from .plot import Rate

_SPOTTED = 0.9  # ems from one rate to the next from which on each has a spot


def curve(
    drawing: Drawing, area: QRectF, middles: Sequence[float], rates: Sequence[Rate | None]
) -> None:
    """Lay out rates over the middles of bars; where there are none the curve is broken."""

    def at(x: float, share: float) -> QPointF:
        return QPointF(x, area.bottom() - share * area.height())

    spotted = area.width() >= _SPOTTED * drawing.em * len(middles)
    there = [(x, rate) for x, rate in zip(middles, rates, strict=True)]
    for known, members in groupby(there, key=lambda pair: pair[1] is not None):
        run = [(x, rate) for x, rate in members if rate is not None]
        if not known:
            continue
        points = [at(x, rate.value) for x, rate in run]
        if len(run) == 1:
            ((x, rate),) = run
            drawing.whiskers.append(QLineF(at(x, rate.low), at(x, rate.high)))
            drawing.spots.append(points[0])
            continue
        above = [at(x, rate.high) for x, rate in run]
        drawing.bands.append([*above, *(at(x, rate.low) for x, rate in reversed(run))])
        drawing.curves.append(points)
        if spotted:
            drawing.spots.extend(points)

"""Differences from another position, highlighted on a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.properties.marks import Mark
from ..picture import Cell, Tint, TintRole

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...go import Point
    from ...notation import Naming
    from ..picture import Picture


def with_differences(picture: Picture, points: Iterable[Point], naming: Naming) -> Picture:
    """Return a picture in which the given points of the record are highlighted by squares and a
    tint.
    """
    seen = frozenset(map(naming.to_view, points))
    if not seen:
        return picture
    cells = dict(picture.cells)
    for point in seen:
        cell = cells.get(point, Cell())
        cells[point] = cell._replace(marks=(*cell.marks, Mark.SQUARE))
    return picture._replace(
        cells=cells, overlays_below=(*picture.overlays_below, Tint(seen, TintRole.DANGER))
    )

"""Lines cut off where a picture ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .picture import Place

if TYPE_CHECKING:
    from ..go import Crop


def clipped(start: Place, end: Place, crop: Crop) -> tuple[Place, Place] | None:
    """The part of a line up to half a cell beyond the crop (after Liang and Barsky).

    Clipping by the painter would be lost in SVG.
    """
    (x, y), (x1, y1) = start, end
    dx, dy = x1 - x, y1 - y
    enter, leave = 0.0, 1.0
    for step, room in (
        (-dx, x - crop.left + 0.5),
        (dx, crop.right + 0.5 - x),
        (-dy, y - crop.top + 0.5),
        (dy, crop.bottom + 0.5 - y),
    ):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            enter = max(enter, room / step)
        else:
            leave = min(leave, room / step)
    if enter > leave:
        return None
    return Place(x + enter * dx, y + enter * dy), Place(x + leave * dx, y + leave * dy)

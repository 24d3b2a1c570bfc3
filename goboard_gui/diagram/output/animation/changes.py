"""The part of a frame in which it differs from the frame before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from .palette import TRANSPARENT

if TYPE_CHECKING:
    from PIL import Image

_CHANGED = [0, *[255] * 255]
"""A table that converts the values of a difference to those of a mask."""


class ChangedPart(NamedTuple):
    """A rectangle of a frame, and the place of its top left corner, whose coordinates are even.

    ``indices`` is an image of mode L: the indices of colours in a palette, and `TRANSPARENT` where
    nothing has changed.
    """

    indices: Image.Image
    left: int = 0
    top: int = 0


def changed_part(before: Image.Image, frame: Image.Image) -> ChangedPart:
    """Return the smallest part of a frame that contains all changes, or a single pixel if there are
    none. Both frames are images of mode L with indices.
    """
    from PIL import Image, ImageChops

    difference = ImageChops.difference(before, frame)
    left, top, right, bottom = difference.getbbox() or (0, 0, 1, 1)
    left, top = left - left % 2, top - top % 2  # WebP has no other coordinates
    box = left, top, right, bottom
    mask = difference.crop(box).point(_CHANGED)
    part = Image.new("L", mask.size, TRANSPARENT)
    part.paste(frame.crop(box), mask=mask)
    return ChangedPart(part, left, top)

"""Animated GIF files, written frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .palette import TRANSPARENT, palette_bytes

if TYPE_CHECKING:
    from .changes import ChangedPart
    from .palette import Rgb

_KEEP = 1
"""The disposal method after which the next frame is drawn over this one."""
_END = b";"


class GifFile:
    """An animated GIF file that is repeated for ever, with one palette for all frames."""

    def __init__(self, size: tuple[int, int], palette: list[Rgb]) -> None:
        """Begin a file whose frames have this size in pixels."""
        from PIL import Image
        from PIL.GifImagePlugin import getheader

        canvas = Image.new("P", size)
        canvas.putpalette(palette_bytes(palette))
        header, _ = getheader(canvas, info={"loop": 0})
        self._parts = list(header)

    def add_frame(self, part: ChangedPart, seconds: float) -> None:
        """Add a frame, given by what differs from the one before, which is shown for so long."""
        from PIL.GifImagePlugin import getdata

        self._parts += getdata(
            part.indices,
            (part.left, part.top),
            duration=round(seconds * 1000),
            transparency=TRANSPARENT,
            disposal=_KEEP,
        )

    def data(self) -> bytes:
        """Return the contents of the file with the frames added so far."""
        return b"".join((*self._parts, _END))

"""Animated WebP files, written frame by frame.

Pillow's own writer needs all frames at once. The container is described in Google's "WebP Container
Specification": chunks with a name, a length and an even number of bytes, in a RIFF file.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from .palette import TRANSPARENT, palette_bytes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .changes import ChangedPart
    from .palette import Rgb

_ANIMATION, _ALPHA = 0x02, 0x10
_IMAGE_CHUNKS = (b"ALPH", b"VP8 ", b"VP8L")
_RIFF_HEADER = 12
_FOR_EVER = 0
_OVER = 0
"""The flags of a frame that is drawn over the one before, as far as it is opaque."""


class WebpFile:
    """An animated lossless WebP file that is repeated for ever, with one palette for all frames."""

    def __init__(self, size: tuple[int, int], palette: list[Rgb]) -> None:
        """Begin a file whose frames have this size in pixels."""
        self._palette = palette_bytes(palette)
        features = _number(_ANIMATION | _ALPHA, 4) + _size(size)
        background = bytes(4)
        self._chunks = [
            _chunk(b"VP8X", features),
            _chunk(b"ANIM", background + _number(_FOR_EVER, 2)),
        ]

    def add_frame(self, part: ChangedPart, seconds: float) -> None:
        """Add a frame, given by what differs from the one before, which is shown for so long."""
        image = part.indices.copy()
        image.putpalette(self._palette)
        image.info["transparency"] = TRANSPARENT
        still = BytesIO()
        image.save(still, "WEBP", lossless=True)
        place = _number(part.left // 2, 3) + _number(part.top // 2, 3)
        duration = _number(round(seconds * 1000), 3)
        header = place + _size(image.size) + duration + _number(_OVER, 1)
        drawn = (chunk for chunk in _chunks(still.getvalue()) if chunk[:4] in _IMAGE_CHUNKS)
        self._chunks.append(_chunk(b"ANMF", header + b"".join(drawn)))

    def data(self) -> bytes:
        """Return the contents of the file with the frames added so far."""
        return _chunk(b"RIFF", b"WEBP" + b"".join(self._chunks))


def _chunks(still: bytes) -> Iterator[bytes]:
    """Yield the chunks of a WebP file with a single image."""
    start = _RIFF_HEADER
    while start < len(still):
        length = int.from_bytes(still[start + 4 : start + 8], "little")
        end = start + 8 + length + length % 2
        yield still[start:end]
        start = end


def _chunk(name: bytes, content: bytes) -> bytes:
    """Return a chunk, with a byte added if the length of its content is odd."""
    return name + _number(len(content), 4) + content + bytes(len(content) % 2)


def _size(size: tuple[int, int]) -> bytes:
    """Return a width and height, which are stored less one."""
    return b"".join(_number(side - 1, 3) for side in size)


def _number(value: int, length: int) -> bytes:
    return value.to_bytes(length, "little")

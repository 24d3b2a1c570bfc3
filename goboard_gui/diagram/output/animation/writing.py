"""Writing of animations to files, in steps.

Only functions of this package import Pillow, which may be missing.
"""

from __future__ import annotations

import zlib
from collections import Counter
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QImage

from ....named_tuples import NamedTuple
from ....stepwise import with_progress
from ..book_files import WriteProgress
from ..errors import ExportError, ExportFailure
from ..files import write_file
from ..formats import ANIMATED_WEBP, ANIMATION_FORMATS, GIF, format_for
from ..images import image_steps
from ..series import line_nodes
from .changes import ChangedPart, changed_part
from .frames import frame_sheets
from .gif import GifFile
from .options import AnimationOptions
from .palette import Rgb, shared_palette
from .webp import WebpFile

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping
    from pathlib import Path

    from PIL import Image

    from ...book.options import PrintedGame, PrintOptions
    from ..files import Write
    from ..formats import Format

    Steps = Generator[WriteProgress, None, "_Drawing"]

_FAST = 1  # the level of compression of frames in memory
_FILES: Mapping[Format, type[GifFile | WebpFile]] = {GIF: GifFile, ANIMATED_WEBP: WebpFile}


class _Drawing(NamedTuple):
    """The frames of an animation, compressed, their size in pixels, and how often each colour
    occurs in them.
    """

    size: tuple[int, int]
    frames: list[bytes]
    colours: Counter[Rgb]


def write_animation(
    path: Path,
    game: PrintedGame,
    options: PrintOptions,
    animation: AnimationOptions = AnimationOptions(),  # noqa: B008  # a value
    write: Write = write_file,
) -> Generator[WriteProgress, None, None]:
    """Write the line of play through the selected node of a game as an animation, in the format of
    the file's extension, yielding the progress.

    The print options say which moves are shown, and how boards look. All frames are drawn before
    the first is written, so that their colours are known. If the generator is closed early, an
    existing file stays unchanged.

    :raises ModuleNotFoundError: Pillow is not installed.
    :raises ExportError: the format is not supported, there are no positions, the frames would be
        too large, or the file cannot be written.
    """
    import PIL  # noqa: F401  # before anything is drawn

    known = format_for(path, ANIMATION_FORMATS)
    most = len(line_nodes(game))
    drawing = yield from _draw(path, game, options, animation, most)
    palette = shared_palette(drawing.colours)
    file = _FILES[known](drawing.size, palette)
    count = len(drawing.frames)
    before: Image.Image | None = None
    for number, packed in enumerate(drawing.frames, 1):
        frame = _indices(packed, drawing.size, palette)
        part = ChangedPart(frame) if before is None else changed_part(before, frame)
        file.add_frame(part, animation.last_delay if number == count else animation.delay)
        before = frame
        yield WriteProgress(most + most * number // count, 2 * most + 1)
    write(path, file.data())
    yield WriteProgress(2 * most + 1, 2 * most + 1, path)


def _draw(
    path: Path, game: PrintedGame, options: PrintOptions, animation: AnimationOptions, most: int
) -> Steps:
    """Draw all frames, of which there are at most ``most``, yielding the progress."""
    size, frames, colours = (0, 0), list[bytes](), Counter[Rgb]()
    for sheet in frame_sheets(game, options, animation):
        size = wide, high = round(sheet.width), round(sheet.height)
        if max(size) > GIF.longest_side:
            raise ExportError(path, ExportFailure.TOO_LARGE, wide, high)
        progress = WriteProgress(len(frames), 2 * most + 1)
        steps = image_steps(sheet, 1.0, options.theme.surface)
        image = yield from with_progress(steps, progress)
        if image.isNull():
            raise ExportError(path, ExportFailure.NO_MEMORY, wide, high)
        frames.append(zlib.compress(image.constBits(), _FAST))
        colours.update(_colours(image))
        yield progress
    if not frames:
        raise ExportError(path, ExportFailure.NO_PICTURE)
    return _Drawing(size, frames, colours)


def _colours(image: QImage) -> dict[Rgb, int]:
    """Return how often each colour occurs in an image."""
    from PIL import Image

    size = image.width(), image.height()
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    data = bytes(plain.constBits())
    pixels = Image.frombytes("RGB", size, data, "raw", "RGB", plain.bytesPerLine(), 1)
    found = pixels.getcolors(size[0] * size[1])
    return {cast("Rgb", colour): count for count, colour in found or ()}


def _indices(packed: bytes, size: tuple[int, int], palette: list[Rgb]) -> Image.Image:
    """Return a compressed frame as an image of mode L with the indices of its colours."""
    from PIL import Image

    table = [0xFF000000 | red << 16 | green << 8 | blue for red, green, blue in palette]
    pixels = zlib.decompress(packed)
    image = QImage(pixels, *size, QImage.Format.Format_RGB32)
    indexed = image.convertToFormat(QImage.Format.Format_Indexed8, table)
    return Image.frombytes(
        "L", size, bytes(indexed.constBits()), "raw", "L", indexed.bytesPerLine(), 1
    )

"""The visual order of a line in which right-to-left scripts and others are mixed.

Offsets are in UTF-16 code units, as Qt counts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import bidirectional, combining, mirrored

from PySide6.QtGui import QTextLine

from ....named_tuples import NamedTuple
from ..text_direction import without_direction_marks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_TOLERANCE = 1.0  # hundredths of an em


class VisualRun(NamedTuple):
    """A part of a text in one direction, whose characters are adjacent on the line; ``x`` is its
    left edge.
    """

    start: int
    end: int
    x: float
    is_right_to_left: bool


def visual_runs(
    line: QTextLine, start: int, end: int, cut: Callable[[int, int], str]
) -> Iterator[VisualRun]:
    """Yield the visual runs of a part of a line, in the order in which they are read; ``cut``
    returns the text between two offsets.

    Marks of direction are invisible, and end the run before them. Only right-to-left marks within a
    right-to-left run are part of it, since letters join across them. Each character that is
    mirrored in right-to-left text, such as a bracket, is a run of its own.
    """
    run: VisualRun | None = None
    was_mirrored = False
    right = 0.0  # of the run, if it is read from left to right
    for offset in range(start, end):
        sign = cut(offset, offset + 1)
        if not without_direction_marks(sign):
            if run and run.is_right_to_left and bidirectional(sign) in ("R", "AL"):
                continue
            if run:
                yield run
            run = None
            continue
        # Glyphs are asked for their positions because those of cursors are wrong where a run
        # begins: there Qt returns the end of the run before it.
        glyphs = line.glyphRuns(offset, 1)
        if run and (not glyphs or combining(sign)):
            run = run._replace(end=offset + 1)
            continue
        x = glyphs[0].positions()[0].x() if glyphs else cursor_x(line, offset)
        leftwards = bool(glyphs) and glyphs[0].isRightToLeft()
        is_mirrored = leftwards and bool(mirrored(sign))
        is_joined = run and not (is_mirrored or was_mirrored) and run.is_right_to_left is leftwards
        if run and is_joined and (leftwards or x <= right + _TOLERANCE):
            run = run._replace(end=offset + 1, x=min(run.x, x))
        else:
            if run:
                yield run
            run = VisualRun(offset, offset + 1, x, leftwards)
        was_mirrored = is_mirrored
        right = cursor_x(line, offset, QTextLine.Edge.Trailing)
    if run:
        yield run


def cursor_x(line: QTextLine, offset: int, *edge: QTextLine.Edge) -> float:
    """Return the x coordinate of a text cursor, at the leading edge of a character unless another
    ``edge`` is given. PySide provides it as a number or in a tuple.
    """
    found: object = line.cursorToX(offset, *edge)
    return found[0] if isinstance(found, tuple) else found  # type: ignore[return-value]

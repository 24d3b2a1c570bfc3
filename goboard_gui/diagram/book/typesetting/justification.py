"""Justification: lines of text as wide as their column, by wider spaces between words.

Widths are in hundredths of the font size.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from ....late_patterns import late_pattern
from .optimum_fit import LOOSEST, SHRINK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Qt widens each run of spaces once, whatever kinds it consists of.
_GAP = late_pattern("[ \u00a0\u1680\u2000-\u200a\u205f\u3000]+")
_TINY = 1e-6
_TRIED = 64.0
_FIXED_SPACE = "\u202f"
"""A narrow no-break space, as in French quotation marks, which stays narrow."""

_Part = TypeVar("_Part", bound="LinePart")


class LinePart(Protocol):
    """Interface of the parts of a line, which are texts and inline stones."""

    @property
    def x(self) -> float:
        """The distance of the left edge of the part from that of the line."""

    @property
    def end(self) -> float:
        """The distance of the right edge of the part from the left edge of the line."""

    @property
    def gaps(self) -> int:
        """The number of spaces in the part that can be wider."""

    def pieces(self: _Part) -> Iterator[_Part]:
        """Yield the part in pieces whose spaces can either all be wider, or not."""

    def spread(self: _Part, shift: float, added: float) -> _Part:
        """Return the part moved to the right, and with wider spaces."""


def justified_parts(parts: Sequence[_Part], width: float) -> tuple[_Part, ...] | None:
    """Return the parts of a line, which is read from left to right, moved apart at its spaces so
    that it has a width.

    Returns None if the line has no spaces, or if they would become too wide or too narrow.
    """
    pieces = [piece for part in parts for piece in part.pieces()]
    room = width - max((piece.end for piece in pieces), default=0.0)
    gaps = sum(piece.gaps for piece in pieces)
    if not gaps or not -SHRINK * gaps - _TINY <= room <= LOOSEST * gaps:
        return None
    added, shift = room / gaps, 0.0
    moved: list[_Part] = []
    for piece in pieces:
        moved.append(piece.spread(shift, added))
        shift += piece.gaps * added
    return tuple(moved)


def gap_ends(text: str) -> list[int]:
    """Return the offsets in a text at which the gaps that can be wider end; adjacent spaces are one
    gap.

    The text must have only `has_plain_gaps`.
    """
    return [gap.end() for gap in _GAP.finditer(text)]


def has_plain_gaps(text: str) -> bool:
    """Return whether Qt can make all spaces of a text wider, as it does not do next to Chinese
    characters and in some other scripts.
    """
    return text.isascii() or not _other_scripts().search(text)


@cache
def _other_scripts() -> re.Pattern[str]:
    """Return the pattern of scripts in which Qt does not make all spaces wider; it takes
    milliseconds to compile.
    """
    return re.compile("[\u0590-\u1cff\u2e80-\uffff]")


def gap_count(text: str, font: QFont) -> int:
    """Return the number of gaps in a text that can be wider."""
    if has_plain_gaps(text):
        return len(gap_ends(text))
    metrics, spaced = (QFontMetricsF(with_word_spacing(font, each)) for each in (0.0, _TRIED))
    return round((spaced.horizontalAdvance(text) - metrics.horizontalAdvance(text)) / _TRIED)


def split_at_fixed_spaces(text: str) -> list[str]:
    """Return the parts of a text between its fixed spaces, and each of these, in order."""
    if _FIXED_SPACE not in text:
        return [text]
    return [part for part in re.split(f"({_FIXED_SPACE})", text) if part]


def with_word_spacing(font: QFont, added: float) -> QFont:
    """Return a font with wider spaces."""
    spaced = QFont(font)
    spaced.setWordSpacing(added)
    return spaced

"""The ends of lines: names that stay on a line, and words that are divided by a hyphen.

Offsets are in UTF-16 code units, as Qt counts them; widths are in hundredths of the font size.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtGui import QTextOption

from ....late_patterns import late_pattern
from ....named_tuples import NamedTuple
from .justification import gap_ends, has_plain_gaps
from .optimum_fit import Break, choose_breaks
from .visual_order import cursor_x

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from PySide6.QtGui import QTextLayout, QTextLine

    from ..hyphenation import Hyphenator

    _Points = Callable[[int, int], Iterable[tuple[int, bool]]]

HYPHEN = "-"
_HYPHENS = "-‐"
_LONGEST = 5000  # characters of a text whose line ends are chosen in advance
_ENDLESS = 1e7
# Spaces between words, except before punctuation marks, and hyphens and dashes within words.
_BREAK = late_pattern(
    f" +(?![ ).,;:!?…»}}\\]])|(?<=[^\\W\\d_])[{_HYPHENS}–—](?=[^\\W\\d_])|(?<=\\w)—(?=\\w)"
)
_TOKEN = late_pattern(r"\S+")
_JOINT = late_pattern(r"[/?&=._-](?=\w)")
_ANY = late_pattern("(?<!\ufffd)(?=.)|(?=[^\ufffd])")
"""The places between all characters, but not within those of two code units."""
_BEYOND_BMP = re.compile("[\U00010000-\U0010ffff]")
_TWO_UNITS = "\ufffd\ufffd"


class LineSetting(NamedTuple):
    """How paragraphs are set: ``justified`` or left-aligned, and by which ``hyphenator``, if any.

    In justified text, words are hyphenated where spaces would else become wide; in other text, only
    words that are wider than the line.
    """

    justified: bool = False
    hyphenator: Hyphenator | None = None


RAGGED = LineSetting()
"""The setting of left-aligned text without hyphenation."""


class LineEnds:
    """Ends of the lines of a text without line feeds.

    No line ends within one of the ``unbroken`` ranges. ``hyphen`` is the width of a hyphen. The
    ends of justified lines are chosen in advance, unless the text is very long or has letters of
    other scripts.
    """

    def __init__(
        self,
        layout: QTextLayout,
        text: str,
        unbroken: Sequence[tuple[int, int]],
        width: float,
        setting: LineSetting = RAGGED,
        hyphen: float = 0.0,
    ) -> None:
        self._layout = layout
        self._text = _BEYOND_BMP.sub(_TWO_UNITS, text)
        self._unbroken = unbroken
        self._width = width
        self._hyphenator = setting.hyphenator
        self._hyphen = hyphen
        self._chosen: dict[int, Break] = {}
        if setting.justified and len(text) <= _LONGEST and has_plain_gaps(text):
            breaks = choose_breaks(self._breaks(), width) or []
            starts = (0, *(each.place for each in breaks))
            self._chosen = dict(zip(starts, breaks, strict=False))

    def end_line(self, line: QTextLine) -> bool:
        """Set the end of the next line; return whether it ends with a hyphen that is not in the
        text.
        """
        chosen = self._chosen.get(line.textStart())
        if chosen and self._end_at(line, chosen.place):
            return chosen.is_added
        self._chosen.clear()
        line.setLineWidth(self._width)
        end_before_unbroken(line, self._width, self._layout, self._unbroken)
        return self._divides_word(line) and self._hyphenate(line)

    def _divides_word(self, line: QTextLine) -> bool:
        """Return whether a line ends within a word, which is then wider than the line."""
        end = line_end(line)
        after = self._text[end : end + 1]
        return self._text[end - 1 : end].isalpha() and after.isalpha()

    def _hyphenate(self, line: QTextLine) -> bool:
        """Divide a word that is wider than the line at the last place where a hyphen fits."""
        start, end = line.textStart(), line_end(line)
        if self._hyphenator is None:
            return False
        token = _token_around(self._text, end)
        for points in (self._hyphenator.hyphenation_points, self._hyphenator.cut_points):
            for place in reversed([*points(self._text, *token)]):
                if start < place <= end and self._end_at(line, place) and self._has_room(line):
                    return True
        self._end_at(line, end)
        return False

    def _has_room(self, line: QTextLine) -> bool:
        """Return whether there is room for a hyphen at the end of a line."""
        return line.naturalTextWidth() + self._hyphen <= self._width

    def _end_at(self, line: QTextLine, place: int) -> bool:
        """End a line at a place, whatever is there, and return whether Qt did so."""
        mode = set_wrap_mode(self._layout, QTextOption.WrapMode.WrapAnywhere)
        line.setNumColumns(place - line.textStart())
        set_wrap_mode(self._layout, mode)
        return line_end(line) == place

    def _breaks(self) -> list[Break]:
        """Return all places at which a line may end, in order."""
        text = self._text
        ends = [gap for gap in gap_ends(text) if gap < len(text)]
        self._layout.beginLayout()
        line = self._layout.createLine()
        line.setLineWidth(_ENDLESS)
        places = self._divided_parts(line, self._places())
        forced = self._wide_tokens(line)
        breaks: list[Break] = []
        for place in sorted(places):
            shown = len(text[:place].rstrip(" "))
            is_added = places[place]
            breaks.append(
                Break(
                    place,
                    cursor_x(line, shown) + self._hyphen * is_added,
                    cursor_x(line, place),
                    bisect_right(ends, shown),
                    bisect_right(ends, place),
                    is_added or text[shown - 1 : shown] in tuple(_HYPHENS),
                    is_added,
                    range_around(place, forced) is not None,
                )
            )
        self._layout.endLayout()
        return breaks

    def _wide_tokens(self, line: QTextLine) -> list[tuple[int, int]]:
        """Return the ranges of the words that are wider than a line; ``line`` is the whole text."""
        tokens = (token.span() for token in _TOKEN.finditer(self._text))
        return [token for token in tokens if self._is_wide(line, *token)]

    def _is_wide(self, line: QTextLine, start: int, end: int) -> bool:
        return cursor_x(line, end) - cursor_x(line, start) > self._width

    def _divided_parts(self, line: QTextLine, places: dict[int, bool]) -> dict[int, bool]:
        """Return the places with those at which parts are divided that are wider than a line: if
        possible, where words can be hyphenated, else at other letters, and in addresses without
        hyphens.
        """
        for points in self._points_in_wide_parts():
            found: dict[int, bool] = {}
            for begin, after in pairwise((0, *sorted(places))):
                end = begin + len(self._text[begin:after].rstrip(" "))
                hyphen = self._hyphen * places[after]
                if cursor_x(line, end) + hyphen - cursor_x(line, begin) > self._width:
                    found |= {p: added for p, added in points(begin, end) if begin < p < end}
            places = {**found, **places}
        return places

    def _points_in_wide_parts(self) -> Iterator[_Points]:
        """Yield functions that return places at which the part of the text between two offsets can
        be divided, the best ones first, and whether a hyphen is added there.
        """
        text = self._text
        if self._hyphenator:
            for method in (self._hyphenator.hyphenation_points, self._hyphenator.cut_points):
                yield partial(_hyphenated, method, text)
        yield lambda begin, end: ((it.end(), False) for it in _JOINT.finditer(text, begin, end))
        yield lambda begin, end: ((it.start(), False) for it in _ANY.finditer(text, begin, end))

    def _places(self) -> dict[int, bool]:
        """Return the offsets at which a line may end, each with whether a hyphen is added there.

        No part of the last word is alone on the last line.
        """
        text, hyphenator = self._text, self._hyphenator
        places = {found.end(): False for found in _BREAK.finditer(text)}
        if hyphenator:
            for token in [*_TOKEN.finditer(text)][:-1]:
                points = hyphenator.hyphenation_points(text, *token.span())
                places |= dict.fromkeys(points, True)
        places = {
            place: added
            for place, added in places.items()
            if 0 < place < len(text) and not range_around(place, self._unbroken)
        }
        return {**places, len(text): False}


def _hyphenated(
    points: Callable[[str, int, int], Iterator[int]], text: str, begin: int, _end: int
) -> Iterator[tuple[int, bool]]:
    """Yield the points of the word at an offset of a text, with hyphens."""
    for place in points(text, *_token_around(text, begin)):
        yield place, True


def _token_around(text: str, place: int) -> tuple[int, int]:
    """Return the range of the characters without spaces around a place in a text, or after it."""
    first, last = place, place
    while first and not text[first - 1].isspace():
        first -= 1
    while last < len(text) and not text[last].isspace():
        last += 1
    return first, last


def end_before_unbroken(
    line: QTextLine, width: float, layout: QTextLayout, unbroken: Sequence[tuple[int, int]]
) -> None:
    """Shorten a line that ends within one of the ``unbroken`` ranges, so that it ends before it.

    A range that begins with the line is wider than the line and is divided.
    """
    start = line.textStart()
    while (found := range_around(line_end(line), unbroken)) and found[0] > start:
        mode = set_wrap_mode(layout, QTextOption.WrapMode.WordWrap)
        for columns in range(found[0] - start, 0, -1):
            line.setNumColumns(columns, width)
            if line_end(line) <= found[0]:
                break
        set_wrap_mode(layout, mode)
        if line_end(line) > found[0]:
            line.setLineWidth(width)
            return


def range_around(offset: int, ranges: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the range that an offset divides, or None if there is none; the ranges are sorted."""
    index = bisect_left(ranges, (offset,))
    return ranges[index - 1] if index and offset < ranges[index - 1][1] else None


def line_end(line: QTextLine) -> int:
    """Return the offset at which a line ends, after the spaces at its end."""
    return line.textStart() + line.textLength()


def set_wrap_mode(layout: QTextLayout, mode: QTextOption.WrapMode) -> QTextOption.WrapMode:
    """Set how a layout breaks its next lines, and return how it did before."""
    option = layout.textOption()
    before = option.wrapMode()
    option.setWrapMode(mode)
    layout.setTextOption(option)
    return before

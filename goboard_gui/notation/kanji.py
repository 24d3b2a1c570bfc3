"""Japanese coordinates: digits for the column from the left, kanji for the row from the top.

Shogi counts columns from the right; Go does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation

if TYPE_CHECKING:
    import re

    from ..go import Point, Size

_DIGITS = "〇一二三四五六七八九"
_TEN = "十"

_VALUES = {digit: value for value, digit in enumerate(_DIGITS)} | {"零": 0}
_TENS = {_TEN: 10, "廿": 20, "卅": 30}
_ONES = _DIGITS[1:]
NUMERALS = _ONES + _TEN
"""Characters that `to_kanji` uses."""
_SPOKEN = late_pattern(f"([{_ONES}]?)([{''.join(_TENS)}])([{_ONES}]?)")


class KanjiNotation(LineNotation):
    """Notation with names such as ``16の四``, as used in the Japanese press.

    Other separators than ``の`` or none are tolerated, as are ``廿`` and ``卅`` for twenty and
    thirty, and positional numbers such as ``二〇``.

    >>> from goboard_gui.go import Point, Size
    >>> KanjiNotation().format(Point(15, 3), Size(19, 19))
    '16の四'
    >>> KanjiNotation().parse("１６四", Size(19, 19))
    Point(column=15, row=3)
    """

    id = "kanji"
    title = "Japanese (1の一)"
    explanation = (
        "The column in digits from the left, then の, then the row in kanji from "
        "the top: 16の四 is the upper right star point of a 19×19 board."
    )
    origin = "Used in the Japanese press. Shogi counts columns from the right, Go from the left."
    rows_from_top = True
    grammar = late_pattern(
        r"([0-9]+)\s*[のノ之・-]?\s*"
        rf"([{_ONES}]?十[{_ONES}]?|[廿卅][{_ONES}]?|[{''.join(_VALUES)}]+)"
    )

    def column_label(self, column: int, size: Size) -> str:
        """Return the number of a column, which is ``1`` for the leftmost column."""
        return str(column + 1)

    def row_label(self, row: int, size: Size) -> str:
        """Return the number of a row in kanji, which is ``一`` for the top row."""
        return to_kanji(row + 1)

    def _name(self, point: Point, size: Size) -> str:
        return f"{self.column_label(point.column, size)}の{self.row_label(point.row, size)}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        column, row = match[1], match[2]
        return self._crossing(
            int(column) - 1, from_kanji(row) - 1, (column, row), match.string, size
        )


def to_kanji(number: int) -> str:
    """Return a number from 1 to 99 in kanji, as it is spoken.

    >>> to_kanji(4), to_kanji(10), to_kanji(19), to_kanji(52)
    ('四', '十', '十九', '五十二')
    """
    tens, ones = divmod(number, 10)
    return (_DIGITS[tens] if tens > 1 else "") + _TEN * (tens > 0) + _DIGITS[ones] * (ones > 0)


def from_kanji(text: str) -> int:
    """Parse a number in kanji, written either as spoken or digit by digit.

    >>> from_kanji("二十一"), from_kanji("廿一"), from_kanji("二一")
    (21, 21, 21)
    """
    spoken = _SPOKEN.fullmatch(text)
    if spoken is None:
        return int("".join(str(_VALUES[digit]) for digit in text))
    tens = _VALUES[spoken[1] or "一"] * _TENS[spoken[2]]
    return tens + _VALUES[spoken[3] or "〇"]

"""Numbers up to 99 in digits, Chinese or Japanese numerals, and Korean 초 (first)."""

from __future__ import annotations

_DIGITS = {sign: number for number, sign in enumerate("一二三四五六七八九", 1)} | {
    "初": 1,
    "초": 1,
    "两": 2,
    "兩": 2,
}
_DIGIT = f"[{''.join(_DIGITS)}]"
NUMERAL = rf"(?:\d{{1,2}}|{_DIGIT}?十{_DIGIT}?|{_DIGIT})"
"""A regular expression for a number that `parse_numeral` reads."""


def parse_numeral(text: str) -> int:
    """Return the number that a text which matches `NUMERAL` stands for.

    >>> [parse_numeral(text) for text in ("9", "九", "十三", "二十五", "初")]
    [9, 9, 13, 25, 1]
    """
    if text.isdecimal():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    return (_DIGITS.get(tens, 1) * 10 if ten else 0) + _DIGITS.get(ones, 0)

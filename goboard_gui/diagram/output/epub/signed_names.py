"""Signed names of points, such as −3+2, in the text of an EPUB."""

from __future__ import annotations

from ....late_patterns import late_pattern

_MINUS, _JOINER = "\u2212", "\u2060"
_SIGN = late_pattern(r"(?<![\w.+\-\u2212\u2013])-(?=[0-9])")
_SECOND_SIGN = late_pattern(r"(?<![\w.,])([+=\u2212][0-9]{1,2})-(?=[0-9]{1,2}(?![\w-]))")
_INSIDE = late_pattern(r"(?<=[^\s\u2060\u200e\u2066-\u2068])\u2212(?=[0-9])")


def join_signs(text: str) -> str:
    r"""Return a text in which minus signs are U+2212, and stay on a line with what is before them.

    Some readers break lines before U+2212, so a word joiner (U+2060) precedes it inside a name. At
    the beginning of a word it would join the words before it.

    >>> ascii(join_signs("-3-2 and +3-2 at 3:-2, 3-4, 2026-12-01"))
    "'\\u22123\\u2060\\u22122 and +3\\u2060\\u22122 at 3:\\u2060\\u22122, 3-4, 2026-12-01'"
    """
    text = _SIGN.sub(_MINUS, text)
    text = _SECOND_SIGN.sub(rf"\1{_MINUS}", text)
    return _INSIDE.sub(f"{_JOINER}{_MINUS}", text)

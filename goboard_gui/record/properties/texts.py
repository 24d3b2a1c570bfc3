r"""Escaping and unescaping of SGF texts.

Raw values are the text between brackets. Bytes that are invalid in the file's encoding are passed
through as lone surrogates.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

_LINE_BREAK = late_pattern("\n\r|\r\n|\n|\r")
_ESCAPED = late_pattern(r"\\(.)?", re.DOTALL)
_ESCAPED_OR_BREAK = late_pattern(r"\\(.)?|\n", re.DOTALL)
_COLON = late_pattern(r"(?:[^\\:]|\\.)*:", re.DOTALL)
_BLANKS = "\t\v\f"
# What some readers take for the start of another value, although the bracket before it is escaped.
_LOOKS_LIKE_VALUE = late_pattern(r"(\]\s*)\[")
# What the file reader takes for a property after a value without its closing ']'.
_LOOKS_LIKE_PROPERTY = late_pattern(r"(?<=[;\n])([A-Z]{1,2})\[")


def decode_text(raw: str) -> str:
    r"""Decode a Text value by removing escapes and normalising line breaks to LF and white space to
    spaces.

    >>> decode_text("a\\]b\\\\c\r\nd\te")
    'a]b\\c\nd e'
    """
    lines = _lines(raw)
    return _ESCAPED.sub(_unescaped, lines) if "\\" in lines else lines


def decode_texts(raws: Iterable[str]) -> str:
    """Decode several Text values, and join them by line breaks."""
    return "\n".join(map(decode_text, raws))


def decode_simple_text(raw: str) -> str:
    r"""Decode a SimpleText value, in which line breaks become spaces as well.

    >>> decode_simple_text("Honinbo\nShusaku")
    'Honinbo Shusaku'
    """
    if raw.isprintable() and "\\" not in raw:  # true for nearly all values
        return raw
    return _ESCAPED_OR_BREAK.sub(_unescaped, _lines(raw))


def split_composed(raw: str) -> tuple[str, str | None]:
    r"""Split a composed value into two raw parts; the second is None if there is no colon.

    >>> split_composed("aa:what\\: this"), split_composed("aa")
    (('aa', 'what\\: this'), ('aa', None))
    """
    first = _COLON.match(raw)
    if first is None:
        return raw, None
    return raw[: first.end() - 1], raw[first.end() :]


def encode_text(value: str) -> str:
    r"""Encode a Text value, converting line breaks to LF, and tabs and NULs to spaces.

    A ``[`` after a ``]`` is escaped as well: pysgf divides values between the two.

    >>> encode_text("a]b\\c\r\nd"), encode_text("[3d] [4k]")
    ('a\\]b\\\\c\nd', '[3d\\] \\[4k\\]')
    """
    lines = _with_spaces(value.replace("\r\n", "\n").replace("\r", "\n"), _BLANKS + "\0")
    raw = lines.replace("\\", "\\\\").replace("]", "\\]")
    return escape_like_properties(_LOOKS_LIKE_VALUE.sub(r"\1\\[", raw))


def escape_like_properties(raw: str) -> str:
    r"""Escape what looks like a property after an unclosed value in a raw Text value.

    >>> escape_like_properties("a;B[cc")
    'a;B\\[cc'
    """
    return _LOOKS_LIKE_PROPERTY.sub(r"\1\\[", raw) if "[" in raw else raw


def encode_simple_text(value: str) -> str:
    r"""Encode a SimpleText value, in which line breaks become spaces.

    >>> encode_simple_text("two\nlines")
    'two lines'
    """
    return encode_text(" ".join(value.splitlines()))


def encode_composed_part(value: str) -> str:
    r"""Encode a SimpleText that is part of a composed value, which means that colons are escaped.

    >>> encode_composed_part("Q16: big")
    'Q16\\: big'
    """
    return encode_simple_text(value).replace(":", "\\:")


def _lines(raw: str) -> str:
    return _with_spaces(_LINE_BREAK.sub("\n", raw) if "\r" in raw else raw, _BLANKS)


def _with_spaces(text: str, signs: str) -> str:
    """Return a text with some characters replaced by spaces."""
    # With long texts of any script, this takes a tenth of the time of `str.translate`.
    for sign in signs:
        text = text.replace(sign, " ")
    return text


def _unescaped(match: re.Match[str]) -> str:
    """Return the replacement for a line break or an escape sequence; escaped line breaks are
    removed.
    """
    if match[0] == "\n":
        return " "
    escaped = match[1]
    return "" if escaped is None or escaped == "\n" else escaped

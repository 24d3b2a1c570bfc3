r"""Texts as SGF writes them: what a value says, and the value that says it.

Values are the text between brackets. Bytes that a file's charset does not explain stand in them as
lone surrogates, which pass.
"""

from __future__ import annotations

import re

_LINE_BREAK = re.compile("\n\r|\r\n|\n|\r")
_ESCAPED = re.compile(r"\\(.)?", re.DOTALL)
_ESCAPED_OR_BREAK = re.compile(r"\\(.)?|\n", re.DOTALL)
_COLON = re.compile(r"(?:[^\\:]|\\.)*:", re.DOTALL)
_BLANKS = str.maketrans("\t\v\f", "   ")
_TO_BLANK = str.maketrans("\t\v\f\0", "    ")
_TO_ESCAPE = str.maketrans({"\\": "\\\\", "]": "\\]"})
# What the reader of files takes for a property behind a value that lost its ']'.
_LOOKS_LIKE_PROPERTY = re.compile(r"(?<=[;\n])([A-Z]{1,2})\[")


def text(raw: str) -> str:
    r"""The text of a value: escapes undone, line breaks as LF, other blanks as spaces.

    >>> text("a\\]b\\\\c\r\nd\te")
    'a]b\\c\nd e'
    """
    return _ESCAPED.sub(_unescaped, _lines(raw))


def simple_text(raw: str) -> str:
    r"""The text of a value of one line: line breaks are spaces too.

    >>> simple_text("Honinbo\nShusaku")
    'Honinbo Shusaku'
    """
    if raw.isprintable() and "\\" not in raw:  # as nearly all are
        return raw
    return _ESCAPED_OR_BREAK.sub(_unescaped, _lines(raw))


def split(raw: str) -> tuple[str, str | None]:
    r"""The two raw parts of a composed value; the second is None where there is no colon.

    >>> split("aa:what\\: this"), split("aa")
    (('aa', 'what\\: this'), ('aa', None))
    """
    first = _COLON.match(raw)
    if first is None:
        return raw, None
    return raw[: first.end() - 1], raw[first.end() :]


def encode_text(value: str) -> str:
    r"""The raw value of a text. Line breaks become LF, tabs and NULs spaces.

    >>> encode_text("a]b\\c\r\nd")
    'a\\]b\\\\c\nd'
    """
    lines = value.replace("\r\n", "\n").replace("\r", "\n").translate(_TO_BLANK)
    return _LOOKS_LIKE_PROPERTY.sub(r"\1\\[", lines.translate(_TO_ESCAPE))


def encode_simple_text(value: str) -> str:
    r"""The raw value of a text of one line.

    >>> encode_simple_text("two\nlines")
    'two lines'
    """
    return encode_text(" ".join(value.splitlines()))


def encode_part(value: str) -> str:
    r"""A text of one line as a raw part of a composed value, which no colon of its own divides.

    >>> encode_part("Q16: big")
    'Q16\\: big'
    """
    return encode_simple_text(value).replace(":", "\\:")


def _lines(raw: str) -> str:
    return _LINE_BREAK.sub("\n", raw).translate(_BLANKS)


def _unescaped(match: re.Match[str]) -> str:
    """What stands for a line break or an escape: an escaped line break, or none, is nothing."""
    if match[0] == "\n":
        return " "
    escaped = match[1]
    return "" if escaped is None or escaped == "\n" else escaped

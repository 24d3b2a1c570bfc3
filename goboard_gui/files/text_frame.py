"""The frame of pasted text: everything around the text itself that mail programs, forums, web
pages, terminals and editors add to it.

`unframed_texts` takes off colour codes, entities, tags, fences, escapes, odd spaces, quoting and
comment signs. Lines keep the numbers that they have in the original.
"""

from __future__ import annotations

import html
import re
from string import ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

LINE_BREAK = re.compile(r"\r\n|\n|\r")


class TextLine(NamedTuple):
    """A line of text without its frame, and the one-based number of the line it comes from."""

    number: int
    text: str


_COLOUR_CODE = re.compile(
    r"(?:\x1b|␛|\^\[|\\(?:x1b|033|e))\[[\d;]*[A-Za-z]|\[(?:0|\d+(?:;\d+)+)m", re.ASCII
)
_ENTITY = re.compile(r"&(?:[A-Za-z]{2,8}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});")
_BREAKING_TAG = re.compile(
    r"<\s*(?:br|/?(?:p|div|tr|li|pre|blockquote|h[1-6]))(?:\s[^<>]*)?/?\s*>", re.IGNORECASE
)
_TAG = re.compile(
    r"</?(?:a|b|i|u|em|strong|code|span|font|tt|kbd|samp|table|tbody|ul|ol|small|big|html|body|"
    r"center|textarea|img|sub|sup|mark)(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
_CELL_TAG = re.compile(r"</?t[dh](?:\s[^<>]*)?>", re.IGNORECASE)
_FORUM_TAG = re.compile(
    r"\[/?(?:go|code|quote|pre|tt|spoiler|hide|size|colou?r|font|center|b|i|u|url|diagram)"
    r"(?:=[^\[\]]*)?\]",
    re.IGNORECASE,
)
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})[\w+-]*\s*")
_INLINE_CODE = re.compile(r"(\s*)`+([^`]*)`+\s*")
_ESCAPE = re.compile(r"\\(?=[$|.#*+_\-~`<>()\[\]{}!])")
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20e3\ufe00-\ufe0f\ufeff]"
)
_BLANK = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\v\f]")
_FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_REGIONAL = {0x1F1E6 + place: letter for place, letter in enumerate(ascii_uppercase)}
_PLAIN_LETTERS: dict[int, int | str] = {**_FULL_WIDTH, **_REGIONAL}
_QUOTING = re.compile(r"\s*(?:[>»][ \t]?)+")
# The rest of the line follows directly, so that the spaces before a row are kept.
_COMMENT_SIGN = re.compile(r"\s*(//+|#+|[*|•-]|;+|--+|%+|'|REM\b|\w{1,12}>)(?=\s|$)")
_LITERAL = re.compile(r"""\s*[rbuf]?(["'])(.*?)(?:\\n)?\1\s*[,;+\\]?\s*""")
_LONE_SIGN = re.compile(r"\s*(?:/\*+|\*+/|\"\"\"|'''|[\w =]*[\[(]|[\])];?)\s*")
_TAB = " " * 4


def unframed_texts(
    text: str, pause: Callable[[], object] = lambda: None
) -> Iterator[list[TextLine]]:
    r"""Yield the lines of a text without its frame, once or twice.

    A sign that begins every line of a paragraph may be a comment sign, or part of the text: ``#``
    and ``*`` are stones in some boards. In this case the lines without such signs come first, and
    then those with them. ``pause`` is called regularly, and may raise an exception to cancel.

    >>> [line.text for line in next(unframed_texts("> [code]. X .\r\n> O&nbsp;. .[/code]"))]
    ['. X .', 'O . .']
    >>> [[line.text for line in lines] for lines in unframed_texts("# . X\n# O .")]
    [['. X', 'O .'], ['# . X', '# O .']]
    """
    lines = list(_without_markup(text, pause))
    without = _without_comment_signs(lines, pause)
    yield without
    if without != lines:
        yield lines


def _without_markup(text: str, pause: Callable[[], object]) -> Iterator[TextLine]:
    for number, line in enumerate(LINE_BREAK.split(text), 1):
        pause()
        for part in _plain_parts(line):
            yield TextLine(number, part)


def _plain_parts(line: str) -> list[str]:
    """Return the lines that a line of the original text stands for, without markup."""
    if line.isascii() and not _HAS_MARKUP.search(line):
        return [line.expandtabs(len(_TAB)).rstrip()]
    line = _COLOUR_CODE.sub("", line)
    # Quoted programs may have entities of entities.
    for _ in range(2):
        line = _ENTITY.sub(_entity_text, line)
    line = _INVISIBLE.sub("", line)
    line = _BLANK.sub(" ", line).translate(_PLAIN_LETTERS).expandtabs(len(_TAB))
    line = _QUOTING.sub("", line, count=1) if _QUOTING.match(line) else line
    parts = [_TAG.sub("", _CELL_TAG.sub(" ", part)) for part in _BREAKING_TAG.split(line)]
    plain = [_without_code(_FORUM_TAG.sub("", _ESCAPE.sub("", part))) for part in parts]
    kept = [part.rstrip().removesuffix("\\").rstrip() for part in plain if part.strip()]
    return kept or [""]


_HAS_MARKUP = re.compile(r"[\\<>&\[`~\x1b\v\f]|\^\[")


def _entity_text(match: re.Match[str]) -> str:
    return html.unescape(match[0])


def _without_code(line: str) -> str:
    """Return a line without the signs that mark it as code."""
    if _FENCE.fullmatch(line):
        return ""
    inline = _INLINE_CODE.fullmatch(line)
    return inline[1] + inline[2] if inline else line


def _without_comment_signs(
    lines: Sequence[TextLine], pause: Callable[[], object]
) -> list[TextLine]:
    """Return the lines without the comment sign that begins every line of a paragraph, and without
    the quotes around each of its lines.
    """
    plain: list[TextLine] = []
    paragraph: list[TextLine] = []
    for line in (*lines, TextLine(0, "")):
        pause()
        if line.text.strip() and not _LONE_SIGN.fullmatch(line.text):
            paragraph.append(line)
            continue
        plain += _uncommented(paragraph)
        paragraph = []
        plain.append(TextLine(line.number, ""))
    del plain[-1]
    return plain


def _uncommented(paragraph: list[TextLine]) -> list[TextLine]:
    if len(paragraph) > 1 and _LITERAL.fullmatch(paragraph[0].text):
        return _without_quotes(paragraph)
    first = _COMMENT_SIGN.match(paragraph[0].text) if len(paragraph) > 1 else None
    if first is None:
        return paragraph
    plain = []
    for line in paragraph:
        sign = _COMMENT_SIGN.match(line.text)
        if sign is None or sign[1] != first[1]:
            return paragraph
        plain.append(TextLine(line.number, line.text[sign.end() :].removeprefix(" ")))
    return plain


def _without_quotes(paragraph: list[TextLine]) -> list[TextLine]:
    plain = []
    for line in paragraph:
        literal = _LITERAL.fullmatch(line.text)
        if literal is None:
            return paragraph
        plain.append(TextLine(line.number, literal[2]))
    return plain

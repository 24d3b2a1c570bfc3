"""Removal of what e-mail programs, forums, web pages, terminals and editors add to text that is
pasted from them.

`cleaned_texts` takes off colour codes, entities, tags, fences, escapes, odd spaces, quoting and
comment signs. Lines keep the numbers that they have in the original.
"""

from __future__ import annotations

import html
import re
from string import ascii_uppercase
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

LINE_BREAK = re.compile(r"\r\n|\n|\r")
_INNER_BREAK = re.compile("[\u2028\u2029\x85]")
"""Line breaks that editors do not count."""


class TextLine(NamedTuple):
    """A line of cleaned text, and the one-based number of the original line."""

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
_QUOTING = re.compile(r"\A\s*(?:[>»][ \t]?)+")
# The rest of the line follows directly, so that the spaces before a row are kept.
_COMMENT_SIGN = re.compile(
    r"\s*(?P<sign>//+|#+|[*•-]|;+|--+|%+|'|REM\b|\w{1,12}>)(?=\s|$)(?P<text>.*)"
)
_LITERAL = re.compile(r"""\s*[rbuf]?(?P<sign>["'])(?P<text>.*?)(?:\\n)?(?P=sign)\s*[,;+]?\s*$""")
_LOG_TIME = re.compile(
    r"\s*\[?(?P<sign>\d\d:\d\d)(?::\d\d)?(?:[.,]\d+)?\]?(?=\s|$)(?P<text>.*)", re.ASCII
)
_FOUND_LINE = re.compile(r"(?P<sign>[\w./-]{1,80}):\d{1,6}:(?P<text>.*)", re.ASCII)
_LINE_NUMBER = re.compile(r"\s*(?P<sign>\d{1,6})(?:  |[:|\t]|\s*$)(?P<text>.*)", re.ASCII)
_LEAST_LINES = 2
_DEEPEST = 5
"""Maximum number of nested marks that are removed from a line, such as quotes around comments."""
_LONE_SIGN = re.compile(r"\s*(?:/\*+|\*+/|\"\"\"|'''|[\w =]*[\[(]|[\])];?)\s*")
_TAB = " " * 4


def cleaned_texts(
    text: str, pause: Callable[[], object] = lambda: None
) -> Iterator[list[TextLine]]:
    r"""Yield the lines of a text without what programs added to it, in one or two versions.

    A sign that begins every line of a paragraph may be a comment sign, or part of the text: ``#``
    and ``*`` are stones in some boards. In this case the lines without such signs come first, and
    then those with them. ``pause`` is called regularly, and may raise an exception to cancel.

    >>> [line.text for line in next(cleaned_texts("> [code]. X .\r\n> O&nbsp;. .[/code]"))]
    ['. X .', 'O . .']
    >>> [[line.text for line in lines] for lines in cleaned_texts("# . X\n# O .")]
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
    """Remove the markup from a line, and return the line or lines that remain."""
    if line.isascii() and not _HAS_MARKUP.search(line):
        return [line.expandtabs(len(_TAB)).rstrip()]
    line = _COLOUR_CODE.sub("", line)
    # Quoted programs may have entities of entities.
    for _ in range(2):
        line = _ENTITY.sub(_entity_text, line)
    line = _INVISIBLE.sub("", line)
    line = _BLANK.sub(" ", line).translate(_PLAIN_LETTERS).expandtabs(len(_TAB))
    line = _BREAKING_TAG.sub("\u2028", _QUOTING.sub("", line))
    parts = [_TAG.sub("", _CELL_TAG.sub(" ", part)) for part in _INNER_BREAK.split(line)]
    plain = [_without_code(_FORUM_TAG.sub("", _ESCAPE.sub("", part))) for part in parts]
    kept = [part.rstrip().removesuffix("\\").rstrip() for part in plain if part.strip()]
    return kept or [""]


_HAS_MARKUP = re.compile(
    rf"[\\<>&`~\x1b\v\f]|\^\[|\[[\d;]+m|{_FORUM_TAG.pattern}", re.ASCII | re.IGNORECASE
)
"""Pattern that matches in every ASCII line with markup to remove; most lines have none."""


def _entity_text(match: re.Match[str]) -> str:
    return html.unescape(match[0])


def _without_code(line: str) -> str:
    """Return a line without the characters that mark it as code."""
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
    written = [line for line in lines if line.text.strip()]
    whole = _uncommented(written)
    if whole != written:
        texts = iter(whole)
        return [next(texts) if line.text.strip() else line for line in lines]
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
    """Return the lines of a paragraph without the prefixes, or surrounding characters, that all of
    them have.
    """
    for _ in range(_DEEPEST if len(paragraph) >= _LEAST_LINES else 0):
        for pattern in (_LITERAL, _COMMENT_SIGN, _LOG_TIME, _FOUND_LINE, _LINE_NUMBER):
            plain = _without_prefix(pattern, paragraph)
            if plain is not None:
                paragraph = plain
                break
        else:
            break
    return paragraph


def _without_prefix(pattern: re.Pattern[str], paragraph: list[TextLine]) -> list[TextLine] | None:
    """Return the text of each line without the prefix that a pattern matches, or None if it does
    not match all lines.
    """
    matches: list[re.Match[str]] = []
    for line in paragraph:
        match = pattern.match(line.text)
        if match is None:
            return None
        matches.append(match)
    if not _belong_together(pattern, matches):
        return None
    return [
        TextLine(line.number, match["text"].removeprefix(" "))
        for line, match in zip(paragraph, matches, strict=True)
    ]


def _belong_together(pattern: re.Pattern[str], matches: list[re.Match[str]]) -> bool:
    """Return whether the prefixes of lines are the same or are consecutive line numbers."""
    if pattern in (_COMMENT_SIGN, _FOUND_LINE):
        return len({match["sign"] for match in matches}) == 1
    if pattern is _LINE_NUMBER:
        first = int(matches[0]["sign"])
        return all(int(match["sign"]) == first + at for at, match in enumerate(matches))
    return True

"""Texts of glyphs that fonts map to no character: those of characters that no font has, of
characters beyond U+FFFF, which Qt does not map, and of several characters at once.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING
from unicodedata import category

from ....late_patterns import late_pattern
from ...fonts import missing_characters
from .text_strings import with_actual_text
from .unicode_mapping import UNMAPPED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

_FONT_OR_GLYPH = late_pattern(rb"/(\w+) [\d.]+ Tf|<([0-9A-F]{4})> Tj")
_INVISIBLE = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})
_BEYOND_BMP = "\U00010000-\U0010ffff"
_JOINED = "\u200d\ufe00-\ufe0f"  # joiners and variation selectors
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)


@lru_cache(maxsize=64)
def unmapped_characters(text: str) -> re.Pattern[str]:
    """Return the pattern of the parts of a text whose glyphs are those of no character,
    such as 🙂 in "野 🙂".
    """
    missing = "".join(sorted(missing_characters(text)))
    signs = f"{_BEYOND_BMP}{re.escape(missing)}"
    return re.compile(f"([{signs}][{signs}{_JOINED}]*)")


def with_texts_of_unmapped_glyphs(
    content: bytes, fonts: Mapping[bytes, Mapping[int, str]], text: Callable[[], str]
) -> bytes:
    """Return the content of a form in which glyphs that stand for no character have a text.

    ``fonts`` are the characters of the glyphs of each font, by its name in the content; ``text``
    returns the text of the form. If it can't be told which glyph stands for what, the form as a
    whole has the text.
    """
    glyphs = list(_glyphs(content, fonts))
    if all(character != UNMAPPED for character, _ in glyphs):
        return content
    whole = text()
    if not whole:
        return content
    visible = [glyph for glyph in glyphs if _is_visible(glyph[0])]
    texts = unmapped_texts(
        "".join(character for character, _ in visible), "".join(filter(_is_visible, whole))
    )
    if texts is None:
        return with_actual_text(content, whole)
    unmapped = [place for character, place in visible if character == UNMAPPED]
    return _with_texts(content, zip(unmapped, texts, strict=True))


def unmapped_texts(shown: str, text: str) -> list[str] | None:
    """Return the text of each unmapped glyph of those ``shown``, which are the characters of a text
    otherwise, or None if they differ.

    If the number of adjacent unmapped glyphs is not that of their characters, the first has them
    all.

    >>> unmapped_texts("a\\ufffdb\\ufffd\\ufffd", "a🙂b𠮷野")
    ['🙂', '𠮷', '野']
    >>> unmapped_texts("\\ufffd\\ufffdb", "xyzb"), unmapped_texts("\\ufffdb", "xyz")
    (['xyz', ''], None)
    """
    texts: list[str] = []
    place = waiting = 0
    for is_unmapped, group in groupby(shown, UNMAPPED.__eq__):
        part = "".join(group)
        if is_unmapped:
            waiting = len(part)
            continue
        found = text.find(part, place + bool(waiting))
        if found < 0 or (found > place and not waiting):
            return None
        texts += _divided(text[place:found], waiting)
        place, waiting = found + len(part), 0
    if bool(waiting) != (place < len(text)):
        return None
    return texts + _divided(text[place:], waiting)


def _divided(text: str, count: int) -> list[str]:
    """Return the texts of adjacent glyphs."""
    if len(text) == count:
        return list(text)
    return [text] + [""] * (count - 1)


def _glyphs(
    content: bytes, fonts: Mapping[bytes, Mapping[int, str]]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the character and the place in the content of each glyph that is shown."""
    characters: Mapping[int, str] = {}
    for found in _FONT_OR_GLYPH.finditer(content):
        if found[1]:
            characters = fonts[found[1]]
        else:
            yield characters.get(int(found[2], 16), UNMAPPED), found.span()


def _with_texts(content: bytes, texts: Iterable[tuple[tuple[int, int], str]]) -> bytes:
    """Return content in which the parts at some places have a text."""
    parts: list[bytes] = []
    done = 0
    for (start, end), text in texts:
        parts += content[done:start], with_actual_text(content[start:end], text)
        done = end
    return b"".join((*parts, content[done:]))


def _is_visible(character: str) -> bool:
    is_drawn = category(character) not in _INVISIBLE
    return is_drawn and ord(character) not in _VARIATION_SELECTORS

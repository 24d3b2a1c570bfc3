"""Short parts of texts that stay on one line: signed names, names joined by hyphens or slashes, and
players' ranks with their names; in headings and captions also words with hyphens, and numbers with
the words before them.

Each output format breaks lines by rules of its own: Qt after the en dash of "–3", TeX after the
hyphen of "-3", and browsers and Qt after that of "d4-e5". The record and the text of the page stay
as they are; only the breaks differ.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from ...display_text import display_width
from ...notation.addresses import mask_addresses
from .blocks import with_texts
from .phrases import NO_BREAK

if TYPE_CHECKING:
    from .blocks import Inline

_HYPHENS = "-‐−–/"  # lines may break after these characters
_FIRST_WIDE = "\u2e80"
_WIDE = r"\u2e80-\ud7ff\uf900-\ufaff\ufe30-\uffef"  # scripts without spaces between words
_KANJI_NAME = "[0-9０-９]{1,2}の[〇一二三四五六七八九十]{1,3}"
_KANJI_NAMES = re.compile(_KANJI_NAME)
_KEPT_SPACE = "\x01"
_PART = re.compile(rf"[^{_HYPHENS}{_KEPT_SPACE}]+")
_HYPHENATED = re.compile(rf"(?=[^{_HYPHENS}]*[{_HYPHENS}])(?=\D*\d)")
_SPACE_IN_PAIR = re.compile(rf"(?<=[^{_HYPHENS}\s][{_HYPHENS}]) (?=\S{{,2}}\d)")  # "+3+3- +4+4"
_PUNCTUATION = "()[]{}<>.,;:!?\"'„“”‚‘’«»…"
_DEGREE = "(?:dan|kyu|gup|дан|кю)"
_WORDED_RANK = (
    rf"[0-9]{{1,2}}(?:\.|e|st|nd|rd|th|-?(?:й|го))?[ \u00a0-]{_DEGREE}"
    r"(?:[ \u00a0](?:professional|pro|profi|amateur|ama|professionnel|про|профи))?"
)
_ANY_RANK = (
    rf"[\[(]?(?:(?:{_WORDED_RANK}|[0-9]{{1,2}}(?:[dkp]|{_DEGREE}))(?!\w)"
    r"|[0-9]{1,2}[段級级단급]|[初一二三四五六七八九十]{1,2}[段級级])[])]?"
)
_RANK = re.compile(rf"\b{_WORDED_RANK}\b", re.IGNORECASE)
_HYPHEN = re.compile(f"[{_HYPHENS}]")
_WORD_WITH_HYPHENS = re.compile(r"\w+(?:[-‐]\w+)+")
_BEFORE_RANK = re.compile(r" \u200e?[\[(]?[0-9初一二三四五六七八九十]")
_SPACE_KEPT_IN_HEADINGS = re.compile(
    r" (?=[–—](?: |$))|(?<=[^\W\d_]) (?=\d)"
    rf"|(?<=[\w.,)\u2069]) (?=\u200e?{_ANY_RANK})|(?<=\d) (?=(?:dan|kyu)\b)",
    re.IGNORECASE,
)
_WIDEST_PART = 8  # half ems, such as "10,+10" or "11の十六"
_WIDEST_RANGE = 16  # longer chains of names are divided, so that they fit in columns


def unbroken_ranges(text: str, *, is_heading: bool = False) -> list[tuple[int, int]]:
    """Return the ranges of the parts of a text that should not be divided between lines, in order
    and without overlaps.

    Parts of a word that are joined by a hyphen, dash, minus sign or slash stay together if they are
    short and one of them contains a digit, which also keeps ranges of moves and ranks on a line.
    So do the last part of a name and a rank after it. Web addresses may be divided, and words
    without digits, unless they are in a heading or caption. O(length of the text).

    >>> text = "At –3–4, d4-e5 is a well-known 3-dan move of Cho Chikun (9 dan)."
    >>> [text[start:end] for start, end in unbroken_ranges(text)]
    ['–3–4,', 'd4-e5', '3-dan', 'Chikun (9 dan)']
    """
    ranges = [match.span() for match in _KANJI_NAMES.finditer(text)]
    ranges += [match.span() for match in _RANK.finditer(text)]
    has_wide = not text.isascii() and max(text) >= _FIRST_WIDE
    if _BEFORE_RANK.search(text):
        names = _name_and_rank(has_wide=has_wide).finditer(text)
        ranges += [match.span() for match in names if not match[0][0].islower()]
    if _HYPHEN.search(text):
        plain = _SPACE_IN_PAIR.sub(_KEPT_SPACE, mask_addresses(text))
        for word in _word(has_wide=has_wide).finditer(plain):
            if _HYPHENATED.match(word[0]):
                ranges += _ranges_in_word(plain, *word.span())
        if is_heading:
            ranges += [word.span() for word in _WORD_WITH_HYPHENS.finditer(plain)]
    return _disjoint(sorted(ranges))


# With wide characters, these take milliseconds to compile, which few texts need.


@cache
def _word(*, has_wide: bool) -> re.Pattern[str]:
    """Return the pattern of words in texts with or without wide characters."""
    return re.compile(rf"(?:{_KANJI_NAME}|[^\s{_WIDE}])+" if has_wide else r"\S+")


@cache
def _name_and_rank(*, has_wide: bool) -> re.Pattern[str]:
    """Return the pattern of the last part of a name and a rank in texts with or without wide
    characters.
    """
    name = r"[^\W\d_][\w'’-]*[.,]?"
    if has_wide:
        name = rf"(?:(?![{_WIDE}]){name}|[{_WIDE}]{{1,4}})"
    return re.compile(rf"{name} \u200e?{_ANY_RANK}", re.IGNORECASE)


def keep_numbers_with_words(text: str) -> str:
    """Return the text of a heading or caption with no-break spaces between words and their numbers,
    such as names and ranks, and before dashes; its length stays the same.

    >>> keep_numbers_with_words("Kato 9p – Sato 8 dan professional").replace(NO_BREAK, "_")
    'Kato_9p_– Sato_8_dan_professional'
    """
    kept = _SPACE_KEPT_IN_HEADINGS.sub(NO_BREAK, text)
    return _RANK.sub(lambda rank: rank[0].replace(" ", NO_BREAK), kept)


def keep_numbers_in_inline(inline: Inline) -> Inline:
    """Return the running text of a heading or caption with the spaces of
    `keep_numbers_with_words`.
    """
    return with_texts(inline, keep_numbers_with_words)


def _ranges_in_word(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the ranges of the parts of a word that belong together."""
    parts = [(start, start)] if text[start] in _HYPHENS else []
    parts += [part.span() for part in _PART.finditer(text, start, end)]
    ranges: list[tuple[int, int]] = []
    for before, after in pairwise(parts):
        if not _belong_together(*(text[slice(*span)] for span in (before, after))):
            continue
        joint = text[before[1] : after[0]]
        if len(joint) > 1 and joint[0] != "/" and _KEPT_SPACE not in joint:
            continue  # several hyphens are a dash
        if not (ranges and ranges[-1][1] == before[1]):
            ranges.append((before[0], after[1]))
        elif display_width(text[ranges[-1][0] : after[1]]) <= _WIDEST_RANGE:
            ranges[-1] = ranges[-1][0], after[1]
    return ranges


def _belong_together(before: str, after: str) -> bool:
    """Return whether two parts of a word, with a hyphen between them, belong together."""
    before, after = before.strip(_PUNCTUATION), after.strip(_PUNCTUATION)
    widest = max(map(display_width, (before, after)))
    return bool(after) and widest <= _WIDEST_PART and any(map(str.isdigit, before + after))


def _disjoint(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return sorted ranges with those that overlap joined."""
    found: list[tuple[int, int]] = []
    for start, end in ranges:
        if found and start < found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found

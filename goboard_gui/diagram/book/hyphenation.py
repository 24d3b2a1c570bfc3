"""Hyphenation of words in running text, by the patterns of their language.

A dictionary takes some tenths of a second to load, so each is loaded when it is first needed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

    from pyphen import Pyphen

_DICTIONARIES = {
    "en": "en_US",
    "en-GB": "en_GB",  # divides by origin and not by sound: "ta-ble" is not divided
    "de": "de_DE",
    "fr": "fr",
    "ru": "ru_RU",
}
"""The dictionaries of the languages that are hyphenated; Pyphen's "en" is the British one."""
_LEAST_BEFORE, _LEAST_AFTER = 2, 3
"""The minimum numbers of letters before and after a hyphen. Pyphen ignores those of its
dictionaries."""
_LONGEST = 60
"""The length of the longest words that are hyphenated."""
_LATIN, _CYRILLIC = "A-Za-z\u00aa-\u024f", "\u0400-\u04ff"
_PUNCTUATION = "()[]{}«»„“”‚‘’'\".,;:!?…–—"
_HYPHENS, _APOSTROPHES = "-‐", "'’"
_TOKEN = {
    letters: late_pattern(f"[{letters}]+(?:[{_HYPHENS}{_APOSTROPHES}][{letters}]+)*")
    for letters in (_LATIN, _CYRILLIC)
}
_WORD = {letters: late_pattern(f"[{letters}]+") for letters in (_LATIN, _CYRILLIC)}
_GENITIVES = ("s",)  # of German names, which have no apostrophe


class Hyphenator(NamedTuple):
    """A hyphenator for texts in a language; ``names`` are words that it does not divide."""

    language: str
    names: frozenset[str] = frozenset()

    def hyphenation_points(self, text: str, start: int, end: int) -> Iterator[int]:
        """Yield the offsets, in order, at which the part of a text from ``start`` to ``end`` may be
        divided by a hyphen. The part is a sequence of characters without spaces.

        At least two letters are before the hyphen and three after it, within the parts of a word
        that are joined by hyphens and apostrophes. Only words are divided: no names, ranks,
        results, points or addresses.

        >>> text = "well-established"
        >>> [text[:place] for place in Hyphenator("en").hyphenation_points(text, 0, len(text))]
        ['well-es', 'well-estab']
        """
        words = self._words(text, start, end)
        if words and words[-1].end() - words[0].start() <= _LONGEST:
            for word in words:
                if self._may_divide(word[0]):
                    yield from (word.start() + place for place in self._points(word[0]))

    def cut_points(self, text: str, start: int, end: int) -> Iterator[int]:
        """Yield the offsets, in order, at which a part of a text is divided if it is wider than a
        line and `hyphenation_points` do not help: all that leave enough letters of a word, even
        in names.
        """
        for word in self._words(text, start, end):
            yield from range(word.start() + _LEAST_BEFORE, word.end() - _LEAST_AFTER + 1)

    def _words(self, text: str, start: int, end: int) -> list[re.Match[str]]:
        """Return the words in a part of a text that are joined by hyphens and apostrophes; there
        are none if it has other signs than punctuation around them.
        """
        letters = _CYRILLIC if self.language == "ru" else _LATIN
        while start < end and text[start] in _PUNCTUATION:
            start += 1
        while start < end and text[end - 1] in _PUNCTUATION:
            end -= 1
        if not _TOKEN[letters].fullmatch(text, start, end):
            return []
        return [*_WORD[letters].finditer(text, start, end)]

    def _may_divide(self, word: str) -> bool:
        """Return whether a word is long enough and not a name: in most languages, any word with
        a capital letter may be one, in German only those in the game information.
        """
        if len(word) < _LEAST_BEFORE + _LEAST_AFTER:
            return False
        if word.islower():
            return True
        if self.language != "de" or not word[1:].islower():
            return False
        return word not in self.names and not (
            word.endswith(_GENITIVES) and word[:-1] in self.names
        )

    def _points(self, word: str) -> list[int]:
        """Return the places in a word of letters at which it may be divided."""
        # Changes of letters, as in "Zuk-ker", are only in dictionaries of old spellings.
        places = _dictionary(_DICTIONARIES[self.language]).positions(word)
        return [int(place) for place in places if getattr(place, "data", None) is None]


def hyphenator_for(language: str, names: frozenset[str] = frozenset()) -> Hyphenator | None:
    """Return a hyphenator for a language, given by its BCP 47 tag, or None if there is none."""
    return Hyphenator(language, names) if language in _DICTIONARIES else None


@lru_cache(maxsize=len(_DICTIONARIES))
def _dictionary(name: str) -> Pyphen:
    from pyphen import Pyphen

    return Pyphen(lang=name, left=_LEAST_BEFORE, right=_LEAST_AFTER)

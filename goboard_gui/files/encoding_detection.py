"""Ranking of the encodings that a record may be in, if it does not state its encoding.

Each candidate decodes the words of the record that are not ASCII. The result is scored with the
frequencies of characters in the language of the encoding. Records may have no more such text than
one name, which is too little for the statistics of sequences that libraries use;
docs/encodings.md compares them.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from math import inf, log
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from . import letter_frequencies as frequent
from .kept_bytes import KEEP_BYTES

if TYPE_CHECKING:
    from collections.abc import Sequence


class RankedEncoding(NamedTuple):
    """An encoding, and the logarithm of the probability of a text in it.

    ``codecs`` are the Python codecs for it and its extensions, the first of which that can decode
    the text is used. The text ``is_usual`` if its characters are about as frequent as in other
    texts in the language.
    """

    codecs: tuple[str, ...]
    score: float
    is_usual: bool


# All scores are natural logarithms of probabilities.
_ASCII = log(1 / 40)
_UNUSUAL = log(1e-6)
_INVALID_BYTE = -12.0
_BRACKET_WITHOUT_OTHER = -3.0
_LETTER_BESIDE_ASCII = -2.0
_CAPITAL_IN_WORD = -5.0
_MIXED_ALPHABETS = -4.0
_TWO_ACCENTS = -2.5
_FIRST_IN_WORD = -1.5
RIGHTLY_DECLARED = 30.0
LIKE_THE_FIRST_GAME = 10.0

_CAPITALS = 0.1  # of all letters

_Shares = tuple[tuple[str, float], ...]
_Rows = tuple[tuple[int, int, float], ...]


class _Script(NamedTuple):
    """A language with thousands of characters, and their frequencies in texts.

    Each string of ``common`` has characters of about the same frequency. The others are found by
    their rows in the standard of the country, which begins with those in general use; a row is the
    first byte of a character. The average score of texts is over ``usual_score``, unless they are
    in another language.
    """

    common: _Shares
    standard: str
    rows: _Rows
    row_length: int = 94
    usual_score: float = -9.0

    def score(self, char: str) -> float:
        for characters, share in self.common:
            if char in characters:
                return log(share / len(characters))
        try:
            row, _ = char.encode(self.standard)
        except ValueError:  # the standard lacks the character, or it is half-width
            return _UNUSUAL
        for first, last, share in self.rows:
            if first <= row <= last:
                return log(share / ((last - first + 1) * self.row_length))
        return _UNUSUAL

    def spelling_score(self, text: str) -> float:
        return _LETTER_BESIDE_ASCII * len(_BESIDE_ASCII.findall(text))


_BESIDE_ASCII = re.compile(r"[A-Za-z](?=(?![A-Za-z])[^\W\d_])|(?<=[^\W\d_])(?<![A-Za-z])[A-Za-z]")


class _Alphabet(NamedTuple):
    """The letters of a language with a small alphabet, the most frequent first, and the punctuation
    in its texts.

    If it ``extends_ascii``, its letters occur in words with ASCII letters, and otherwise not.
    ``usual_score`` is as in `_Script`.
    """

    letters: str
    signs: str
    extends_ascii: bool
    usual_score: float

    def score(self, char: str) -> float:
        count = len(self.letters)
        place = self.letters.find(char.lower())
        if place >= 0:
            share = _CAPITALS if char.isupper() else 1 - _CAPITALS
            return log(0.95 * share * (count - place) / (count * (count + 1) / 2))
        return log(0.05 / len(self.signs)) if char in self.signs else _UNUSUAL

    def spelling_score(self, text: str) -> float:
        return sum(
            self._step_score(before, char)
            for before, char in pairwise(text)
            if not (before.isascii() and char.isascii())
        )

    def _step_score(self, before: str, char: str) -> float:
        """Return the score of two successive characters, at least one of which is not ASCII."""
        if not char.isalpha():
            return 0
        if not before.isalpha():
            return _FIRST_IN_WORD
        score = _CAPITAL_IN_WORD if char.isupper() and before.islower() else 0
        if self.extends_ascii:
            return score + (0 if before.isascii() or char.isascii() else _TWO_ACCENTS)
        return score + (_MIXED_ALPHABETS if before.isascii() or char.isascii() else 0)


_SIMPLIFIED = _Script(
    (
        (frequent.SIMPLIFIED_GO, 0.11),
        (frequent.SIMPLIFIED_FREQUENT, 0.26),
        (frequent.SIMPLIFIED_COMMON, 0.33),
        (frequent.SIMPLIFIED_OTHER, 0.13),
        (frequent.PUNCTUATION, 0.05),
    ),
    "gb2312",
    ((0xB0, 0xD7, 0.1), (0xD8, 0xF7, 0.01), (0xA1, 0xA9, 0.005)),
)
_TRADITIONAL = _Script(
    (
        (frequent.TRADITIONAL_GO, 0.11),
        (frequent.TRADITIONAL_FREQUENT, 0.26),
        (frequent.TRADITIONAL_COMMON, 0.33),
        (frequent.TRADITIONAL_OTHER, 0.13),
        (frequent.PUNCTUATION, 0.05),
    ),
    "big5",
    ((0xA4, 0xC6, 0.1), (0xC9, 0xF9, 0.01), (0xA1, 0xA3, 0.005)),
    157,
)
_JAPANESE = _Script(
    (
        (frequent.JAPANESE_GO, 0.08),
        (frequent.JAPANESE_FREQUENT, 0.18),
        (frequent.JAPANESE_COMMON, 0.16),
        (frequent.JAPANESE_OTHER, 0.08),
        (frequent.PUNCTUATION, 0.05),
    ),
    "euc_jp",
    (
        (0xA4, 0xA4, 0.25),
        (0xA5, 0xA5, 0.1),
        (0xB0, 0xCF, 0.07),
        (0xD0, 0xF4, 0.01),
        (0xA1, 0xA8, 0.005),
    ),
)
_KOREAN = _Script(
    (
        (frequent.KOREAN_GO, 0.12),
        (frequent.KOREAN_FREQUENT, 0.42),
        (frequent.KOREAN_COMMON, 0.32),
        (frequent.KOREAN_OTHER, 0.1),
        (frequent.PUNCTUATION, 0.02),
    ),
    "cp949",
    ((0xB0, 0xC8, 0.01), (0x81, 0xA0, 0.002), (0xCA, 0xFD, 0.01), (0xA1, 0xAC, 0.002)),
)
_RUSSIAN = _Alphabet(
    frequent.RUSSIAN, frequent.RUSSIAN_SIGNS, extends_ascii=False, usual_score=-4.3
)
_WESTERN = _Alphabet(frequent.WESTERN, frequent.WESTERN_SIGNS, extends_ascii=True, usual_score=-6.0)


class _OtherAlphabets:
    """Alphabets without known letter frequencies, which are considered only if the encoding is
    UTF-8.

    A word has several letters, all of one alphabet; signs that are found by chance are mixed.
    """

    _SHARE = log(1 / 500)
    _FEWEST = 4
    _BLOCK = 128
    _LAST = 0x10FF  # scripts without an alphabet come later

    def score(self, char: str) -> float:
        return self._SHARE if char.isalpha() and ord(char) <= self._LAST else _UNUSUAL

    def spelling_score(self, text: str) -> float:
        letters = [ord(char) // self._BLOCK for char in text if not char.isascii()]
        return 0.0 if len(letters) >= self._FEWEST and len(set(letters)) == 1 else -inf


_OTHER_ALPHABETS = _OtherAlphabets()
_Language = _Script | _Alphabet
_ALL_LANGUAGES: tuple[_Language, ...] = (
    *(_SIMPLIFIED, _TRADITIONAL, _JAPANESE, _KOREAN),
    *(_RUSSIAN, _WESTERN),
)
_ONE_OF_ALL = log(1 / len(_ALL_LANGUAGES))


class _Candidate(NamedTuple):
    """A possible encoding: its codecs in order of preference, and scores of the languages that use
    it.
    """

    codecs: tuple[str, ...]
    languages: tuple[tuple[_Language, float], ...]


_CANDIDATES = (
    _Candidate(("gbk", "gb18030"), ((_SIMPLIFIED, 0), (_TRADITIONAL, -2))),
    _Candidate(("cp950", "big5hkscs"), ((_TRADITIONAL, 0),)),
    _Candidate(("cp932",), ((_JAPANESE, 0),)),
    _Candidate(("euc_jp", "euc_jis_2004"), ((_JAPANESE, -1),)),
    _Candidate(("cp949",), ((_KOREAN, 0),)),
    _Candidate(("cp1252", "iso8859-1"), ((_WESTERN, 0),)),
    _Candidate(("cp1251",), ((_RUSSIAN, 0),)),
    _Candidate(("koi8-r",), ((_RUSSIAN, -0.5),)),
)

# The umlauts of German are Д, Ц, Ь and Я in Cyrillic encodings; no Russian text has only those.
_NO_UMLAUT = re.compile(rb"(?![\xc4\xd6\xdc\xdf\xe4\xf6\xfc])[\x80-\xff]")
_ONLY_UMLAUTS = -20.0
# ASCII bytes up to 0x2F and from 0x3A to 0x3F are never parts of other characters.
_WORD = re.compile(rb"[0-9@-~]*+[\x80-\xff][0-9@-~\x80-\xff]*+")
_NOT_ASCII = re.compile(r"[^\0-\x7f]")
_WORD_BYTES = 3000
_HEAD_BYTES = 20_000


def rank_encodings(
    data: bytes, declared: str | None = None, trust: float = RIGHTLY_DECLARED
) -> list[RankedEncoding]:
    """Return the encodings that a record may be in, the most probable one first.

    ``declared`` is a codec that the record states but that cannot decode all of it, and ``trust``
    how much more probable it is than any other, as a logarithm. Of encodings in which the text is
    the same, only the first is returned.

    >>> rank_encodings("(;PB[古力]BR[九段])".encode("gbk"))[0].codecs
    ('gbk', 'gb18030')
    """
    words, head = _non_ascii_words(data), data[:_HEAD_BYTES]
    candidates = (
        _CANDIDATES if declared is None else (_declared_candidate(declared, trust), *_CANDIDATES)
    )
    ranked: dict[str, RankedEncoding] = {}
    for codecs, languages in candidates:
        codec = next((codec for codec in codecs if _decodes(words, codec)), codecs[0])
        text = words.decode(codec, KEEP_BYTES)
        prior = _BRACKET_WITHOUT_OTHER * _unmatched_brackets(head.decode(codec, "replace"))
        if languages[0][0] is _RUSSIAN and not _NO_UMLAUT.search(words):
            prior += _ONLY_UMLAUTS
        best = max(
            (_ranked(codecs, text, language, prior + used) for language, used in languages),
            key=_score_of,
        )
        if text not in ranked or ranked[text].score < best.score:
            ranked[text] = best
    return sorted(ranked.values(), key=_score_of, reverse=True)


def utf8_advantage(data: bytes, declared: str) -> float:
    """Return the logarithm of how many times more probable a record is in UTF-8 than in the
    encoding that it declares.

    Each word is scored in the language that fits it best: a record in UTF-8 may have names in
    several languages.

    >>> utf8_advantage("(;PB[古力]PW[常昊])".encode(), "gbk") > 20
    True
    >>> utf8_advantage("(;PB[車路士])".encode("gbk"), "gbk") < 0
    True
    """
    words = _non_ascii_words(data)
    everywhere = tuple((language, _ONE_OF_ALL) for language in (*_ALL_LANGUAGES, _OTHER_ALPHABETS))
    return _score_of_words(words.decode(errors="replace"), everywhere) - _score_of_words(
        words.decode(declared, KEEP_BYTES), _languages_in(declared)
    )


def _score_of_words(
    text: str, languages: Sequence[tuple[_Language | _OtherAlphabets, float]]
) -> float:
    return sum(
        max(
            prior
            + sum(_ASCII if char.isascii() else _score(char, language) for char in word)
            + language.spelling_score(word)
            for language, prior in languages
        )
        for word in text.split("\n")
    )


def _ranked(
    codecs: tuple[str, ...], text: str, language: _Language, prior: float
) -> RankedEncoding:
    characters = _NOT_ASCII.findall(text)
    score = sum(count * _score(char, language) for char, count in Counter(characters).items())
    score += language.spelling_score(text)
    is_usual = score >= language.usual_score * len(characters)
    return RankedEncoding(codecs, prior + score + _ASCII * (len(text) - len(characters)), is_usual)


def _score_of(ranked: RankedEncoding) -> float:
    return ranked.score


@cache
def _score(char: str, language: _Language | _OtherAlphabets) -> float:
    return _INVALID_BYTE if "\udc00" <= char <= "\udcff" else language.score(char)


def _declared_candidate(codec: str, trust: float) -> _Candidate:
    """Return a declared encoding as a candidate for all languages that are written in it."""
    languages = _languages_in(codec)
    return _Candidate((codec,), tuple((language, score + trust) for language, score in languages))


def _languages_in(codec: str) -> tuple[tuple[_Language, float], ...]:
    """Return the languages that an encoding is used for, with scores as in `_Candidate`."""
    known = next((candidate for candidate in _CANDIDATES if codec in candidate.codecs), None)
    return known.languages if known else tuple((each, 0.0) for each in _ALL_LANGUAGES)


def _non_ascii_words(data: bytes) -> bytes:
    """Return the first words that are not ASCII, without duplicates, one per line."""
    found: dict[bytes, None] = {}
    length = 0
    for match in _WORD.finditer(data):
        if match[0] not in found:
            found[match[0]] = None
            length += len(match[0])
            if length > _WORD_BYTES:
                break
    return b"\n".join(found)[:_WORD_BYTES]


def _unmatched_brackets(text: str) -> int:
    """Return the number of unmatched brackets in a text, which may be halves of wrongly decoded
    characters.
    """
    return abs(text.count("[") - text.count("]"))


def _decodes(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeError:
        return False
    return True

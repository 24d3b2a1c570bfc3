"""The letters of a board that a comment cites, such as "A" and "B" in "Black at A, then B".

A letter counts only as a word of its own. In some languages such a word may be an article, a
pronoun or the like, and in Go "B" and "W" are short for the colours; `_LANGUAGES` lists these words
and those next to which they are letters of the board.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ...notation.addresses import mask_addresses
from ...notation.name_contexts import is_number_of_thing
from .languages import most_likely_language

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class CitedLetter(NamedTuple):
    """A letter in a comment: its range and the label to which it refers.

    It is ``certain`` unless it might be another word, or its label is in the other case.
    """

    start: int
    end: int
    label: str
    certain: bool


class _Language(NamedTuple):
    """The words of a language that decide whether a letter is a word or a letter of the board.

    ``words`` are the words of one letter, as they are written within a sentence. A letter is
    a letter of the board if it follows one of ``before`` or precedes one of ``after``.
    """

    words: frozenset[str]
    before: frozenset[str]
    after: frozenset[str]


def _words(text: str) -> frozenset[str]:
    """Return words that are separated by spaces."""
    return frozenset(text.split())


def _language(words: str, before: str, after: str) -> _Language:
    """Return a language, of which each field is given as words separated by spaces."""
    return _Language(*map(_words, (words, before, after)))


_LANGUAGES = {
    "en": _language(
        "a I",
        "at of or and nor to move point points marked black white",
        "and or nor is are for would",
    ),
    "de": _language(
        "",
        "auf bei von und oder noch nach zu zug punkt markiert schwarz weiß",
        "und oder ist sind für wäre",
    ),
    "fr": _language(
        "a y",
        "en à de ou et ni vers coup point marqué noir blanc",
        "et ou ni est sont pour serait",
    ),
    "ru": _language(
        "а в и к о с у я",
        "в на или и ни к ко от с ход ходом пункт пункте точка точке чёрные черные белые",
        "и или ни для лучше был было",
    ),
    "ja": _language("", "", ""),
    "zh": _language("", "", ""),
}
_LATIN_LANGUAGES = ("en", "de", "fr")
COLOUR_LETTERS = "BWbw"
"""Letters that may be short for Black and White."""
_FOLLOWING_LETTERS = _words(
    "and or nor is are for would was were looks seems also instead first next too because "
    "since as when if but then here und oder ist sind für wäre et ou est sont"
)
"""Words before which "B" and "W" are more likely letters of the board than colours."""
_PLACES = _words("at point points marked black white auf punkt schwarz weiß en noir blanc")
"""Words after which "B" and "W" are letters of the board."""
_FOR_PLAYERS = _words("for of by to from with für von mit pour de")
"""Words after which "B" and "W" may be the players."""
_CONJUNCTIONS = _words("and or nor und oder noch et ou ni и или ни")
_RANGES = _words("to through bis à до")
_VERBS = _words(
    "was were works seems looks could should can may might will has had leads gives makes "
    "threatens fails remains becomes also then first alone instead here war waren wirkt "
    "scheint kann könnte sollte wird hat folgt était semble peut pourrait"
)
"""Words after which "A" at the start of a sentence may be a letter and not an article."""
_GRADES = "級级段型組组班面"
"""Characters after a letter that make it a grade or a type, such as 級 in "A級"."""

_LOOK_ALIKE = str.maketrans("АВСЕНКМОРТХасеорху", "ABCEHKMOPTXaceopxy")
"""Cyrillic letters that look like Latin ones, and are often typed instead of them."""

_NORMAL_WIDTH = {code: code - 0xFEE0 for code in range(ord("！"), ord("～") + 1)}
"""The normal form of each full-width character."""

_FIRST_IDEOGRAPH = "\u2e80"  # the first character of the scripts without spaces between words
_KATAKANA, _HIRAGANA = "[ァ-ヺー]", "[ぁ-ゖ]"
_ABBREVIATION = late_pattern(r"(?<!\w)[^\W\d_]\.\s?[^\W\d_]\.")
_ENDS_SENTENCE = ".!?:;…\n。！？"
_APOSTROPHES = "'’"
_DASHES = "-\u2010\u2011–—"
_JOINING = f"{_DASHES}{_APOSTROPHES}/+="
_OPENING, _CLOSING = "([{\"'«„“”‘’‚「『", ")]}\"'»“”‘’」』"
_MAX_LETTERS = 2


def is_letter(label: str) -> bool:
    """Return whether a label is a letter or a kana, or two capital letters such as "AA".

    >>> [text for text in ("A", "b", "AA", "ab", "1", "イ", "石") if is_letter(text)]
    ['A', 'b', 'AA', 'イ']
    """
    letter = plain_letter(label)
    if not letter.isalpha() or len(letter) > _MAX_LETTERS:
        return False
    if letter >= _FIRST_IDEOGRAPH:
        return len(letter) == 1 and _word().fullmatch(letter) is not None
    return len(letter) == 1 or letter.isupper()


def plain_letter(label: str) -> str:
    """Return a label of the same length in which full-width letters, as in "Ａ", are normal ones.

    Both look alike on a board.
    """
    return label if label.isascii() else label.translate(_NORMAL_WIDTH)


def find_cited_letters(text: str, labels: Collection[str]) -> list[CitedLetter]:
    """Return the letters among ``labels`` that a comment cites, in order.

    >>> [cited[2:] for cited in find_cited_letters("A ladder: White at A, or B?", {"A", "B"})]
    [('A', True), ('B', True)]
    >>> find_cited_letters("B must play A.", {"A", "B"})[-1].certain
    False
    """
    letters = {plain_letter(label): label for label in labels if is_letter(label)}
    return _Comment(text, letters).cited_letters() if letters and text else []


def replace_cited_letters(text: str, new: Mapping[str, str]) -> str:
    """Return a comment in which each cited letter is replaced by its new one.

    >>> replace_cited_letters("Not A, but B.", {"A": "C", "B": "A"})
    'Not C, but A.'
    """
    parts: list[str] = []
    place = 0
    for start, end, label, _ in find_cited_letters(text, new):
        parts += text[place:start], new[label]
        place = end
    return "".join((*parts, text[place:]))


class _Reading(Enum):
    """The reading of a word of one or two letters in a comment."""

    WORD = 0
    UNCERTAIN = 1
    LETTER = 2


class _Comment:
    """A comment whose words are compared with the letters of the board.

    ``letters`` are the labels, by their plain letters.
    """

    def __init__(self, text: str, letters: Mapping[str, str]) -> None:
        plain = mask_addresses(plain_letter(text))
        self._text = _ABBREVIATION.sub(_without_abbreviation, plain)
        self._letters = letters
        self._words = list(_word().finditer(self._text))
        tag = most_likely_language(self._text, _LANGUAGES, otherwise="en")
        self._language, self._is_latin = _LANGUAGES[tag], tag in _LATIN_LANGUAGES
        self._readings = [self._reading(place) for place in range(len(self._words))]

    def cited_letters(self) -> list[CitedLetter]:
        """Return the cited letters, in order."""
        return [
            CitedLetter(*word.span(), self._letters[label], reading is _Reading.LETTER)
            for place, word in enumerate(self._words)
            if (label := self._label(word[0]))
            and (reading := self._in_context(place)) is not _Reading.WORD
        ]

    def _label(self, word: str) -> str:
        """Return the plain letter of the label that a word names, or an empty string if it names
        none.
        """
        if word in self._letters:
            return word
        for other in (word.translate(_LOOK_ALIKE), word.swapcase()):
            if other in self._letters and is_letter(word):
                return other
        return ""

    def _in_context(self, place: int) -> _Reading:
        """Return the reading of a word, which may depend on the letters next to it."""
        reading, word = self._readings[place], self._words[place][0]
        if reading is _Reading.WORD:
            return reading
        if reading is _Reading.UNCERTAIN and self._is_listed(place):
            reading = _Reading.LETTER
        if self._label(word) == word.swapcase() != word or self._is_range_end(place):
            return _Reading.UNCERTAIN
        return reading

    def _reading(self, place: int) -> _Reading:
        """Return the reading of a word on its own."""
        word = self._words[place][0]
        if not self._label(word) or self._is_part_of_word(place):
            return _Reading.WORD
        if self._is_joined(place) or is_number_of_thing(self._text, *self._words[place].span()):
            return _Reading.UNCERTAIN
        if re.fullmatch(_HIRAGANA, word):
            return _Reading.UNCERTAIN
        if word in COLOUR_LETTERS and self._is_latin:
            return self._colour_letter(place)
        written = word if word == "I" else word.lower()
        if written in self._language.words:
            return self._word_of_one_letter(place)
        looks_alike = word not in self._letters and word.swapcase() not in self._letters
        if looks_alike and self._language is not _LANGUAGES["ru"]:
            return _Reading.UNCERTAIN
        return _Reading.LETTER

    def _word_of_one_letter(self, place: int) -> _Reading:
        """Return the reading of a word such as the article "a"."""
        word, language = self._words[place][0], self._language
        following = self._next_word(place)
        goes_on = bool(following) and following not in language.after
        if self._is_bracketed(place) or self._previous_word(place) in language.before:
            if not (goes_on and (word.islower() or word == "I")):
                return _Reading.LETTER
        elif word != "I":
            after = self._text[self._words[place].end() :][:1]
            if after == "," or (following and not goes_on):
                return _Reading.LETTER
            if word.isupper() and not self._begins_sentence(place):
                return _Reading.UNCERTAIN
        may_go_on = not following or (word != "I" and following in _VERBS)
        return _Reading.UNCERTAIN if may_go_on else _Reading.WORD

    def _begins_sentence(self, place: int) -> bool:
        """Return whether a word is the first one of a sentence."""
        before = self._text[: self._words[place].start()].rstrip(" \t")
        return not before or before[-1] in _ENDS_SENTENCE

    def _colour_letter(self, place: int) -> _Reading:
        """Return the reading of "B" or "W", which may be short for a colour."""
        word, previous = self._words[place][0], self._previous_word(place)
        following = self._next_word(place)
        if following.isdecimal():
            return _Reading.WORD
        if self._is_bracketed(place) or previous in _PLACES:
            return _Reading.LETTER
        opponent = COLOUR_LETTERS[(COLOUR_LETTERS.index(word) ^ 1)]
        words = [match[0] for match in self._words]
        if opponent in words and opponent not in self._letters:
            return _Reading.UNCERTAIN
        if following and following not in _FOLLOWING_LETTERS:
            return _Reading.UNCERTAIN
        others = any(self._label(other) and other not in COLOUR_LETTERS for other in words)
        if previous in _FOR_PLAYERS and not others:
            return _Reading.UNCERTAIN
        return _Reading.LETTER

    def _previous_word(self, place: int) -> str:
        """Return the word before another in lower case, or "" if anything but spaces is between."""
        if not place:
            return ""
        before, word = self._words[place - 1], self._words[place]
        return before[0].lower() if self._text[before.end() : word.start()].isspace() else ""

    def _next_word(self, place: int) -> str:
        """Return the word after another in lower case, or "" if anything but spaces is between."""
        if place + 1 == len(self._words):
            return ""
        word, after = self._words[place], self._words[place + 1]
        return after[0].lower() if self._text[word.end() : after.start()].isspace() else ""

    def _is_bracketed(self, place: int) -> bool:
        """Return whether a word is next to a bracket or a quotation mark."""
        start, end = self._words[place].span()
        before, after = self._text[start - 1 : start], self._text[end : end + 1]
        return bool((before and before in _OPENING) or (after and after in _CLOSING))

    def _is_part_of_word(self, place: int) -> bool:
        """Return whether a letter belongs to an abbreviation such as "e.g.", to a result such as
        "B+R", or to a contraction such as "don't".
        """
        start, end = self._words[place].span()
        before, after = self._text[max(start - 2, 0) : start], self._text[end : end + 2]
        if after[:1] == "." and _is_word(after[1:]):
            return True
        if after[:1] == "+" and self._words[place][0] in COLOUR_LETTERS:
            return True
        if after[:1] and after[:1] in _GRADES:
            return True
        if before[-1:] == "." and _is_word(before[:-1]):
            return self._text[end : end + 1] == "."
        if before[-1:] and before[-1:] in _APOSTROPHES and _is_word(before[:-1]):
            return True
        is_contraction = bool(after[:1]) and after[:1] in _APOSTROPHES and _is_word(after[1:])
        return is_contraction and not (self._words[place][0].isupper() and after[1:] == "s")

    def _is_joined(self, place: int) -> bool:
        """Return whether a dash, slash or apostrophe joins a letter to a word that is not a letter
        of the board.
        """
        word = self._words[place]
        for other, between in (
            (place - 1, self._text[self._words[place - 1].end() : word.start()] if place else ""),
            (place + 1, self._text[word.end() : word.end() + 1]),
        ):
            if between and between in _JOINING and 0 <= other < len(self._words):
                near = self._words[other]
                touches = near.start() == word.end() + 1 or near.end() == word.start() - 1
                if touches and near[0] not in self._letters:
                    return True
        return False

    def _is_listed(self, place: int) -> bool:
        """Return whether a letter is in a list with another one that is certain, as in "A or B"."""
        if self._next_word(place) not in ("", *_CONJUNCTIONS):
            return False
        for step in (-1, 1):
            near = place + step
            if 0 <= near < len(self._words) and self._words[near][0].lower() in _CONJUNCTIONS:
                near += step
            if not 0 <= near < len(self._words):
                continue
            first, last = sorted((place, near))
            gaps = self._text[self._words[first].end() : self._words[last].start()]
            between = _word().sub("", gaps).strip()
            if between in ("", ",", "/", "-", "–") and self._readings[near] is _Reading.LETTER:
                return True
        return False

    def _is_range_end(self, place: int) -> bool:
        """Return whether a letter is an end of a range that includes other letters of the board."""
        for first, last in (
            (place, place + 1),
            (place - 1, place),
            (place, place + 2),
            (place - 2, place),
        ):
            if first < 0 or last >= len(self._words):
                continue
            if last - first > 1 and self._words[first + 1][0].lower() not in _RANGES:
                continue
            one, other = self._words[first], self._words[last]
            between = _word().sub("", self._text[one.end() : other.start()]).strip()
            is_range = between in tuple(_DASHES) if last - first == 1 else not between
            if is_range and any(one[0] < letter < other[0] for letter in self._letters):
                return True
        return False


@cache
def _word() -> re.Pattern[str]:
    """Return the pattern of words and kana, which takes milliseconds to compile."""
    return re.compile(rf"[^\W{_FIRST_IDEOGRAPH}-\U0010ffff]+|{_KATAKANA}+|{_HIRAGANA}+")


def _is_word(text: str) -> bool:
    return bool(_word().fullmatch(text))


def _without_abbreviation(abbreviation: re.Match[str]) -> str:
    """Return spaces for an abbreviation such as "z. B." or "i.e.", and other text unchanged."""
    text = abbreviation[0]
    return " " * len(text) if text[0].islower() else text

"""Search of the manual by words: whole words first, then their beginnings, then compounds."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from ...named_tuples import NamedTuple
from ..widgets.qt_texts import utf16_offset

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_WORD = re.compile(r"\w+")
_TRANSCRIBED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_MIN_IN_COMPOUND = 3
"""Minimum length of a query within a compound, and of the letters before it."""
_AROUND = 40
"""Length of an excerpt before and after the hit."""
_ELLIPSIS = "…"
_PUNCTUATION = " ,;:.…"
"""Characters that are left out next to the ellipsis of an excerpt."""
_IMAGE = "\N{OBJECT REPLACEMENT CHARACTER}"


class MatchKind(IntEnum):
    """The ways in which a word can match a query, best first."""

    WHOLE_WORD = 0
    BEGINNING = 1
    COMPOUND = 2
    SYNONYM = 3
    """The section contains another name for what the query means."""


class Match(NamedTuple):
    """A match of a word of a query; matches are sorted best first."""

    kind: MatchKind
    respelled: bool
    """Whether the word has umlauts or accents that the query lacks."""


class Paragraph(NamedTuple):
    """A paragraph of a page, with its position in the text document."""

    text: str
    position: int


class Section(NamedTuple):
    """A section of a page; its first paragraph is the heading."""

    page: str
    heading: str
    paragraphs: Sequence[Paragraph]


class TextRange(NamedTuple):
    """A range of positions in a text document, in UTF-16 code units."""

    start: int
    end: int


class Hit(NamedTuple):
    """A section that contains all words of a query."""

    kind: MatchKind
    page: str
    heading: str
    excerpt: str
    place: TextRange
    """The match to be shown first."""
    places: Sequence[TextRange]
    """All matches in the section."""


class _Word(NamedTuple):
    """A word of a query, found in a paragraph."""

    match: Match
    paragraph: Paragraph
    start: int
    end: int
    number: int
    """The number of the word in its section."""

    @property
    def place(self) -> TextRange:
        text, position = self.paragraph
        return TextRange(
            position + utf16_offset(text, self.start), position + utf16_offset(text, self.end)
        )


def search_sections(
    sections: Sequence[Section],
    query: str,
    *,
    compounds: bool = False,
    synonyms: Iterable[str] = (),
) -> list[Hit]:
    """Return the sections that contain all words of a query, best first.

    A section is as good as the worst match of a word; sections of the same kind that contain the
    words one after the other come first, then those that have one in the heading. With
    ``compounds``, words are also found within compounds, as German has them. Sections that contain
    one of the phrases ``synonyms`` literally follow.
    """
    found = _search_words(sections, query, compounds)
    known = {(hit.page, hit.heading) for hit in found}
    for phrase in synonyms:
        for hit in _search_phrase(sections, phrase):
            if (hit.page, hit.heading) not in known:
                known.add((hit.page, hit.heading))
                found.append(hit)
    return found


def _search_phrase(sections: Sequence[Section], phrase: str) -> Iterator[Hit]:
    """Yield the sections that contain a phrase, ignoring punctuation between its words."""
    words = [re.escape(word) for word in _WORD.findall(phrase)]
    pattern = re.compile(r"\b" + r"\W+".join(words) + r"\b", re.IGNORECASE)
    for section in sections:
        for paragraph in section.paragraphs if words else ():
            if (piece := pattern.search(paragraph.text)) is not None:
                word = _Word(Match(MatchKind.SYNONYM, False), paragraph, *piece.span(), 0)
                place = word.place
                yield Hit(
                    MatchKind.SYNONYM,
                    section.page,
                    section.heading,
                    _excerpt(word),
                    place,
                    [place],
                )
                break


def _search_words(sections: Sequence[Section], query: str, compounds: bool) -> list[Hit]:
    words = [normalize("NFC", word.casefold()) for word in _WORD.findall(query)]
    if not words:
        return []
    memories: list[dict[str, Match | None]] = [{} for _ in words]
    ranked = []
    for section in sections:
        found = [
            _find_word(word, section, memory, compounds)
            for word, memory in zip(words, memories, strict=True)
        ]
        if all(found):
            ranked.append(_rank(section, found))
    return [hit for _, hit in sorted(ranked, key=lambda pair: pair[0])]


def match_word(word: str, text: str, *, compounds: bool = False) -> Match | None:
    """Return how a word of a text matches a word of a query, or None if it does not match.

    Case is ignored. A query without umlauts and accents also finds words with them, and umlauts
    may be transcribed.

    >>> match_word("stein", "Stein"), match_word("stein", "Steine")
    (Match(kind=<MatchKind.WHOLE_WORD: 0>, respelled=False), \
Match(kind=<MatchKind.BEGINNING: 1>, respelled=False))
    >>> match_word("mobius", "Möbius") == match_word("moebius", "Möbius")
    True
    >>> match_word("drücken", "drucken")
    >>> match_word("stein", "Vorgabesteine", compounds=True).kind
    <MatchKind.COMPOUND: 2>
    """
    exact = normalize("NFC", text.casefold())
    spellings = [exact]
    if _without_accents(word) == word:
        spellings += [_without_accents(exact), _without_accents(exact.translate(_TRANSCRIBED))]
    matches = (
        Match(kind, number > 0)
        for number, spelling in enumerate(spellings)
        if (kind := _match_spelling(word, spelling, compounds)) is not None
    )
    return min(matches, default=None)


def _match_spelling(word: str, spelling: str, compounds: bool) -> MatchKind | None:
    if spelling == word:
        return MatchKind.WHOLE_WORD
    if spelling.startswith(word):
        return MatchKind.BEGINNING
    if compounds and len(word) >= _MIN_IN_COMPOUND and word in spelling[_MIN_IN_COMPOUND:]:
        return MatchKind.COMPOUND
    return None


def _without_accents(text: str) -> str:
    if text.isascii():
        return text
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def _find_word(
    word: str, section: Section, memory: dict[str, Match | None], compounds: bool
) -> list[_Word]:
    """Return all occurrences of a word of a query; ``memory`` caches the matches of words."""
    found = []
    number = 0
    for paragraph in section.paragraphs:
        for piece in _WORD.finditer(paragraph.text):
            number += 1
            text = piece[0]
            if text not in memory:
                memory[text] = match_word(word, text, compounds=compounds)
            if (match := memory[text]) is not None:
                found.append(_Word(match, paragraph, *piece.span(), number))
    return found


def _rank(section: Section, found: Sequence[Sequence[_Word]]) -> tuple[tuple[object, ...], Hit]:
    """Return a sort key and the hit of a section in which all words were found."""
    worst = max(min(word.match for word in occurrences) for occurrences in found)
    good = [[word for word in occurrences if word.match <= worst] for occurrences in found]
    phrases = set.intersection(
        *({word.number - at for word in occurrences} for at, occurrences in enumerate(good))
    )
    candidates = [word for word in good[0] if not phrases or word.number in phrases]
    shown = min(candidates, key=lambda word: (word.match, word.number))
    in_heading = any(word.paragraph is section.paragraphs[0] for word in candidates)
    places = sorted({word.place for occurrences in found for word in occurrences})
    excerpt = _excerpt(shown)
    hit = Hit(worst.kind, section.page, section.heading, excerpt, shown.place, places)
    return (worst.kind, not phrases, worst.respelled, not in_heading), hit


def _excerpt(word: _Word) -> str:
    """Return the text around a word, with an ellipsis where it was shortened."""
    text = word.paragraph.text
    start, end = max(word.start - _AROUND, 0), min(word.end + _AROUND, len(text))
    before, after = text[start : word.start], text[word.end : end]
    if start > 0:
        before = _ELLIPSIS + before.partition(" ")[2].lstrip(_PUNCTUATION)
    if end < len(text):
        after = after.rpartition(" ")[0].rstrip(_PUNCTUATION) + _ELLIPSIS
    whole = before + text[word.start : word.end] + after
    return " ".join(whole.replace(_IMAGE, " ").split())

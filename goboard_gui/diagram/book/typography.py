"""Typographic punctuation: quotation marks, apostrophes, dashes, minus signs and ellipses.

Comments and names are typed with the characters of keyboards. On pages, what is clearly a quotation
mark, a dash or a minus sign becomes the character that the language of the text has for it; what is
not clear stays as it is. Letters and digits never change.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ...notation.addresses import mask_addresses
from .phrases import NO_BREAK

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...notation.mentions import Mention

_NARROW = "\u202f"  # narrow no-break space
_MINUS = "\u2212"
_APOSTROPHE = "’"
_MASKED = "\0"


class TextEdit(NamedTuple):
    """The replacement of a part of a text; ``start`` and ``end`` are its offsets."""

    start: int
    end: int
    new: str


class _Marks(NamedTuple):
    """The punctuation marks of a language.

    ``quotes`` are the outer quotation marks, ``inner`` those of a quotation in another one, and
    ``single`` those for straight single ones, if it has any. ``dash`` stands between words with
    spaces, ``joined_dash`` without spaces. With ``spaced``, there are narrow no-break spaces inside
    of the quotation marks and before marks such as "!".
    """

    quotes: str
    inner: str
    single: str = ""
    dash: str = "–"
    joined_dash: str = "–"
    spaced: bool = False


_MARKS = {
    "en": _Marks("“”", "‘’", "‘’", joined_dash="—"),
    "de": _Marks("„“", "‚‘", "‚‘"),
    "fr": _Marks("«»", "“”", "‘’", spaced=True),
    "ru": _Marks("«»", "„“", dash="—", joined_dash="—"),
    "uk": _Marks("«»", "„“", dash="—", joined_dash="—"),
    "es": _Marks("«»", "“”", "‘’", joined_dash="—"),
    "it": _Marks("“”", "‘’", "‘’"),
    "nl": _Marks("“”", "‘’", "‘’"),
    "pt": _Marks("“”", "‘’", "‘’", joined_dash="—"),
    "pl": _Marks("„”", "«»"),
    "cs": _Marks("„“", "‚‘", "‚‘"),
    "sv": _Marks("””", "’’", "’’"),
}
"""The marks of the languages whose punctuation is known, by their tags."""

_OPENING, _CLOSING = "([{<«„“‚‘¿¡", ")]}>»”’"
_STOPS = ".,;:!?…"
_DASHES = "-‐‑–—"
_SPACED_DASH = late_pattern(r"(?<=[^\s-])[ \u00a0](-{1,3})[ \u00a0](?=[^\s-])")
_JOINED_DASH = late_pattern(r"(?<=[^\W_])(-{2,3})(?=[^\W_])")
_ELLIPSIS = re.compile(r"(?<!\.)\.\.\.(?!\.)")
# `re` compiles the following ones when a text has a hyphen, since that takes milliseconds.
_NUMBER_RANGE = (
    r"\b(?:(?P<colour>black|white|may|schwarz|wei(?:ß|ss)|noir|blanc|ч[её]рные|белые)"
    r"|moves|pages?|pp?\.|fig(?:ure)?s?\.?|dia(?:gram)?s?\.?|games|problems?|chapters?|rounds?"
    r"|z(?:ü|ue)ge|seiten?|figuren|diagramme|partien|aufgaben|kapitel|runden"
    r"|coups|diagrammes|parties|problèmes|chapitres|rondes"
    r"|january|february|march|april|june|july|august|september|october|november|december"
    r"|ход(?:ы|ов)|стр\.|страницы|диаграммы|партии|задачи|главы|туры)"
    r"\s(?P<first>[0-9]{1,4})(?P<dash>-)(?P<last>[0-9]{1,4})(?![\w-]|[.,/:][0-9])"
)
_DURATION = (
    r"(?<![\w.,/:+−-])(?P<first>[0-9]{1,3})(?P<dash>-)(?P<last>[0-9]{1,3})(?=[ \u00a0](?:"
    r"seconds|minutes|hours|days|weeks|months|years|percent"
    r"|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?|prozent"
    r"|secondes|heures|jours|semaines|mois|ans"
    r"|секунд|минут|час(?:а|ов)|дн(?:я|ей)|лет)\b)"
)
_YEARS = (
    r"(?<![\w./-])(?P<first>1[0-9]{3}|20[0-9]{2})(?P<dash>-)(?P<last>1[0-9]{3}|20[0-9]{2})"
    r"(?![\w-]|[./:][0-9])"
)
_CORNER = late_pattern("[2-6]-[2-6]")
"""The name of a corner point, such as 3-4, and not a range."""
_UNIT = r"(?: ?%| (?:punkt|point|pts|moku|очк|балл))"
_SIGNED = (
    r"(?<=[\s(\[{=<>≤≥±])(?<![0-9][,;] )-(?=[0-9]+"
    rf"(?:,[0-9]+(?={_UNIT})|(?:\.[0-9]+)?(?![\w+/:|-]|[.,][0-9]|[,;]? ?[+−-]?[0-9])))"
)
"""A minus sign, but not in coordinates such as "(-3,-2)" or "-1, 2"."""
_DIAGRAM_LINE = re.compile(r"^[ \t]*(?:[.XOxo#+,|-][ \t]*){3,}$", re.MULTILINE)
_LONGEST = 12  # characters of the words next to a dash that are compared
_WORD_BEFORE, _WORD_AFTER = late_pattern(r"\S+\Z"), late_pattern(rf"\S{{1,{_LONGEST}}}")
_NAME = late_pattern(f"[0-9{_MASKED}]")
_ELISION = late_pattern(
    r"(?:twas|tis|twere|em|til|cause|bout|round|n|[0-9]{2}s?)\b(?!')", re.IGNORECASE
)
"""What follows an apostrophe that begins a word, as in "'tis" and "the '80s"."""
_BETWEEN_WORDS = re.compile(r"\b(?:rock|drum|pick|fish|salt) ?'n'(?= ?\w)", re.IGNORECASE)
_TYPEWRITER_QUOTES = re.compile(r"`{2,}|'{2,}|`[^`'\s][^`'\n]{0,80}'")
"""Quotation marks as in TeX, which stay as they are."""
_FRENCH_STOP = late_pattern(
    r"(?<=[\w\0)\]»”’\"'])[ \u00a0\u202f]?"
    r"(?P<stop>[;:](?=[\s»\"]|\Z)|[!?]+(?=[\s)»\"]|\Z))"
)
_INSIDE = late_pattern(r"«[ \u00a0\u202f]?|[ \u00a0\u202f]?»")


def has_typography(language: str) -> bool:
    """Return whether the punctuation of a language is known; the language is a BCP 47 tag."""
    return language.partition("-")[0] in _MARKS


def typographic_text(text: str, language: str, kept: Iterable[Mention] = ()) -> str:
    """Return a text with the punctuation of its language, or unchanged if that is not known; the
    ``kept`` ranges do not change.

    >>> typographic_text('"Don\\'t!" - 3 moves... or -5 points', "en").replace(NO_BREAK, "_")
    '“Don’t!”_– 3 moves… or −5 points'
    """
    return edited_text(text, typographic_edits(text, language, kept))


def typographic_edits(text: str, language: str, kept: Iterable[Mention] = ()) -> Sequence[TextEdit]:
    """Return the edits that give a text the punctuation of its language, in order.

    Addresses, file names and the ``kept`` ranges, such as those of point names, do not change.
    O(length of the text).
    """
    marks = _MARKS.get(language.partition("-")[0])
    if marks is None:
        return ()
    masked = _masked(text, kept)
    edits = [
        *_quotation_marks(masked, marks),
        *_single_marks(masked, marks, is_english=language.startswith("en")),
        *(_dashes(masked, marks) if "-" in masked else ()),
        *(_ranges_and_signs(masked) if "-" in masked else ()),
        *(
            TextEdit(*found.span(), "…")
            for found in _ELLIPSIS.finditer(masked)
            if not _is_between_digits(masked, *found.span())
        ),
    ]
    if marks.spaced:
        edits += _spaces(masked)
    return _disjoint(sorted(edits))


def edited_text(
    text: str, edits: Sequence[TextEdit], start: int = 0, end: int | None = None
) -> str:
    """Return a part of a text with those edits that lie within it; the edits are in order."""
    end = len(text) if end is None else end
    pieces: list[str] = []
    place = start
    for edit in edits[bisect_left(edits, (start,)) : bisect_left(edits, (end + 1,))]:
        if edit.end <= end:
            pieces += text[place : edit.start], edit.new
            place = edit.end
    return "".join((*pieces, text[place:end]))


def _masked(text: str, kept: Iterable[Mention]) -> str:
    """Return a text with null characters in place of what must not change; its length is the
    same.
    """
    masked = mask_addresses(text)
    for expression in (_DIAGRAM_LINE, _TYPEWRITER_QUOTES):
        masked = expression.sub(lambda found: _MASKED * len(found[0]), masked)
    pieces: list[str] = []
    place = 0
    for name in sorted(kept, key=lambda name: name.start):
        if name.end > place:
            start = max(name.start, place)
            pieces += masked[place:start], _MASKED * (name.end - start)
            place = name.end
    return "".join((*pieces, masked[place:]))


def _disjoint(edits: Sequence[TextEdit]) -> list[TextEdit]:
    """Return sorted edits without those that overlap an earlier one."""
    found: list[TextEdit] = []
    for edit in edits:
        if not found or edit.start >= found[-1].end:
            found.append(edit)
    return found


def _may_open(text: str, place: int, *, spaced: bool = False) -> bool:
    """Return whether a quotation mark at an offset of a text can be an opening one."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    begins = not before or before.isspace() or before in f"{_OPENING}{_DASHES}/\"'"
    return begins and bool(after) and (spaced or not after.isspace())


def _may_close(text: str, place: int, *, spaced: bool = False) -> bool:
    """Return whether a quotation mark at an offset of a text can be a closing one."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    ends = not after or after.isspace() or after in f"{_CLOSING}{_STOPS}{_DASHES}/\"'"
    return ends and bool(before) and before not in _OPENING and (spaced or not before.isspace())


def _quotation_marks(text: str, marks: _Marks) -> Iterator[TextEdit]:
    """Yield edits for pairs of straight double quotation marks; others may be inches."""
    pairs: list[tuple[int, int]] = []
    opened: list[int] = []
    for place in _places(text, '"'):
        may_open = _may_open(text, place, spaced=marks.spaced)
        if opened and _may_close(text, place, spaced=marks.spaced):
            pairs.append((opened.pop(), place))
        elif may_open and not text[place - 1 : place].isdigit():
            opened.append(place)
    depth, ends = 0, dict(pairs)
    for place in sorted((*ends, *ends.values())):
        depth -= place not in ends
        outer = depth % 2 == 0
        mark = (marks.quotes if outer else marks.inner)[place not in ends]
        depth += place in ends
        space = _NARROW if outer and marks.spaced else ""
        start, end = place, place + 1
        if place in ends:
            mark += space
            end += bool(space) and text[end : end + 1] == " "
        else:
            mark = space + mark
            start -= bool(space) and text[start - 1 : start] == " "
        yield TextEdit(start, end, mark)


def _single_marks(text: str, marks: _Marks, *, is_english: bool) -> Iterator[TextEdit]:
    """Yield edits for apostrophes and for pairs of straight single quotation marks."""
    elided = {
        place
        for found in _BETWEEN_WORDS.finditer(text if is_english else "")
        for place in (found.end() - 3, found.end() - 1)
    }
    opened: int | None = None
    closing: int | None = None
    for place in (*_places(text, "'"), len(text)):
        if place in elided:
            yield TextEdit(place, place + 1, _APOSTROPHE)
            continue
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        is_inside = before.isalnum() and after.isalpha()
        begins = place == len(text) or (not is_inside and _may_open(text, place))
        if begins and opened is not None and closing is not None:
            yield TextEdit(opened, opened + 1, marks.single[0])
            yield TextEdit(closing, closing + 1, marks.single[1])
            opened = closing = None
        if place == len(text):
            return
        if is_inside or (begins and _ELISION.match(text, place + 1) and is_english):
            yield TextEdit(place, place + 1, _APOSTROPHE)
        elif begins:
            opened, closing = (place if marks.single else None), None
        elif not _may_close(text, place):
            continue
        elif opened is not None and (closing is None or is_english):
            if closing is not None:  # it was an apostrophe, as in "the players' stones"
                yield TextEdit(closing, closing + 1, _APOSTROPHE)
            closing = place
        elif before in "sSxXzZ":
            yield TextEdit(place, place + 1, _APOSTROPHE)


def _dashes(text: str, marks: _Marks) -> Iterator[TextEdit]:
    """Yield edits for hyphens that are dashes between words, but not between numbers or names."""
    for found in _SPACED_DASH.finditer(text):
        if not _is_between_names(text, *found.span()):
            dash = "—" if len(found[1]) > 2 else marks.dash
            yield TextEdit(*found.span(), f"{NO_BREAK}{dash}{found[0][-1]}")
    for found in _JOINED_DASH.finditer(text):
        if not _is_between_digits(text, *found.span()):
            yield TextEdit(*found.span(), "—" if len(found[1]) > 2 else marks.joined_dash)


def _ranges_and_signs(text: str) -> Iterator[TextEdit]:
    """Yield edits for the dashes of number ranges and for minus signs."""
    for expression in (_NUMBER_RANGE, _DURATION, _YEARS):
        for found in re.finditer(expression, text, re.IGNORECASE):
            place, last = found.start("dash"), found.end("last")
            is_corner = _CORNER.fullmatch(text, found.start("first"), last)
            may_be_point = is_corner and expression is _NUMBER_RANGE and found["colour"]
            if int(found["first"]) < int(found["last"]) and not may_be_point:
                yield TextEdit(place, place + 1, "–")
    for found in re.finditer(_SIGNED, text, re.IGNORECASE):
        before = text[: found.start()].rstrip(f" {NO_BREAK}")[-1:]
        if before and before != "\n" and not before.isdigit() and before != _MASKED:
            yield TextEdit(*found.span(), _MINUS)


def _spaces(text: str) -> Iterator[TextEdit]:
    """Yield edits with narrow spaces before stops and inside of quotation marks."""
    for found in _FRENCH_STOP.finditer(text):
        yield TextEdit(*found.span(), f"{_NARROW}{found['stop']}")
    for found in _INSIDE.finditer(text):
        mark = found[0].strip()
        yield TextEdit(*found.span(), mark + _NARROW if mark == "«" else _NARROW + mark)


def _places(text: str, sign: str) -> Iterator[int]:
    """Yield the offsets of a character in a text."""
    place = text.find(sign)
    while place >= 0:
        yield place
        place = text.find(sign, place + 1)


def _is_between_digits(text: str, start: int, end: int) -> bool:
    return text[start - 1 : start].isdigit() and text[end : end + 1].isdigit()


def _is_between_names(text: str, start: int, end: int) -> bool:
    """Return whether a part of a text is between two names of points or two numbers."""
    before, after = (
        _WORD_BEFORE.search(text, max(start - _LONGEST, 0), start),
        _WORD_AFTER.match(text, end),
    )
    return all(word and _NAME.search(word[0]) for word in (before, after))

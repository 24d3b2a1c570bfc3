"""Search and replacement of point names in running text.

A text is read in a single given naming. A name counts if it is spelled as the notation writes it
and stands alone: not within a word, a number, a longer run of signs or a web address.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from .addresses import mask_addresses
from .base import to_ascii_punctuation
from .mentions import Mention, MoveMention
from .name_contexts import without_other_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ..go import Point
    from .naming import Naming


class TextWithRenamedPoints(NamedTuple):
    """A text in which names were replaced, with the ranges of the names before and after."""

    text: str
    before: tuple[Mention, ...]
    after: tuple[Mention, ...]


_MOVE = late_pattern(r"(?<![\w#&])#([0-9]{1,5})(?!\w|[.,:][0-9])", re.ASCII)
_SMALL = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}

_SIGNS = "+-="
"""Signs that belong to the same name or number as a digit next to them."""
_SEPARATORS = ".,:/"
"""Characters that join the digits around them into a single number, time or date."""
_BRACKETS = "()[]{}"
_FIRST_IDEOGRAPH = "\u2e80"
"""The first character of the scripts that do not put spaces between words."""
_NUMERALS = "〇一二三四五六七八九十廿卅百"


def find_names(text: str, naming: Naming) -> list[Mention]:
    """Return the point names in a text, in order; where names overlap, the longer one is returned.

    O(length of the text), after the names of a board have been cached.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> [(start, end) for start, end, _ in find_names("Q16 or r4, not Q161.", western)]
    [(0, 3), (7, 9)]
    """
    if not text:
        return []
    known = _name_lookup(naming)
    plain = mask_addresses(to_ascii_punctuation(text))
    mentions = []
    place = 0
    for candidate in known.beginning.finditer(known.fold_case(plain)):
        start = candidate.start()
        if start >= place and _may_begin(plain, start, known.signs):
            mention = known.longest_name_at(plain, start)
            if mention is not None:
                mentions.append(mention)
                place = mention.end
    return mentions


def find_move_numbers(text: str) -> list[MoveMention]:
    """Return the move numbers in a text, in order.

    >>> find_move_numbers("better than #12")
    [MoveMention(start=12, end=15, number=12)]
    """
    plain = mask_addresses(text)
    return [MoveMention(*match.span(), int(match[1])) for match in _MOVE.finditer(plain)]


def rename_points(
    text: str,
    source: Naming,
    write: Callable[[Point], str],
    signs: frozenset[str] | None = None,
    names: Sequence[Mention] | None = None,
) -> TextWithRenamedPoints:
    """Replace the point names in a text; ``source`` parses the old names, and ``write`` returns the
    new name of a point.

    A name of several points stays, unless ``write`` gives them all the same name. So do names of
    other things, as in "diagram B2", see `without_other_names`. Given ``names``, exactly these are
    replaced. A space is inserted where a new name would merge with its neighbours. ``signs`` are
    the result of `symbols_in_names` for all new names.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> western, andreev = (Naming(notation(key), Size(19, 19)) for key in ("western", "andreev"))
    >>> rename_points("Q16-R17 is honte.", western, andreev.name).text
    '-3-3- -2-2 is honte.'
    """
    if signs is None:
        signs = symbols_in_names(map(write, source.size.points()))
    renamed = _RenamingText(text, signs)
    if names is None:
        names = without_other_names(text, find_names(text, source))
    for mention in names:
        new_names = {write(point) for point in mention.points}
        name = new_names.pop()
        if not new_names and not _is_same_name(name, text[mention.start : mention.end], source):
            renamed.replace(mention, name)
    return renamed.finish()


def pad_name(name: str, before: str, after: str, signs: frozenset[str] = frozenset()) -> str:
    """Return a name with spaces added where it would otherwise merge with the surrounding text.

    ``signs`` are the signs in other names of its notation.

    >>> pad_name("Q16", "Black", "."), pad_name("+3-3", "after ", "2")
    (' Q16', '+3-3 ')
    """
    before, after = before[-2:], after[:2]
    text = to_ascii_punctuation(before + name + after)
    start = len(before)
    signs |= symbols_in_names([name])
    quoted = name[-1] in signs and before[-1:] == name[-1]
    left = "" if _may_begin(text, start, signs) and not quoted else " "
    right = "" if _may_end(text, start + len(name), signs) else " "
    return left + name + right


class _RenamingText:
    """A text in which point names are being replaced one after the other."""

    def __init__(self, text: str, signs: frozenset[str]) -> None:
        self._text = text
        self._signs = signs
        self._parts: list[str] = []
        self._place = 0  # in the old text
        self._length = 0  # of the new one so far
        self._before: list[Mention] = []
        self._after: list[Mention] = []

    def replace(self, mention: Mention, name: str) -> None:
        """Replace a name, which must come after all names replaced so far."""
        self._add(self._text[self._place : mention.start])
        following = self._text[mention.end : mention.end + 2]
        apart = pad_name(name, "".join(self._parts[-2:]), following, self._signs)
        start = self._length + apart.index(name)
        self._add(apart)
        self._place = mention.end
        self._before.append(mention)
        self._after.append(Mention(start, start + len(name), mention.points))

    def finish(self) -> TextWithRenamedPoints:
        """Return the text with all replacements, and the ranges of the names."""
        self._add(self._text[self._place :])
        return TextWithRenamedPoints("".join(self._parts), tuple(self._before), tuple(self._after))

    def _add(self, part: str) -> None:
        self._parts.append(part)
        self._length += len(part)


class _NameLookup(NamedTuple):
    """The names of all points in a notation, prepared for lookup in a text; case is folded if the
    notation ignores it.

    ``beginning`` matches the first character of a possible name.
    """

    points: Mapping[str, frozenset[Point]]
    exact: frozenset[str]
    lengths: tuple[int, ...]
    beginning: re.Pattern[str]
    signs: frozenset[str]
    ignores_case: bool

    def fold_case(self, plain: str) -> str:
        """Return a text with its case folded if the notation ignores case."""
        return plain.translate(_SMALL) if self.ignores_case else plain

    def longest_name_at(self, plain: str, start: int) -> Mention | None:
        """Return the longest complete name that starts at an index of the text, or None if none
        does.
        """
        for length in self.lengths:
            end = start + length
            spelling = plain[start:end] if end <= len(plain) else ""
            points = self.points.get(self.fold_case(spelling))
            # Purely alphabetic names must match exactly, since many words look alike.
            if points is None or (spelling.isalpha() and spelling not in self.exact):
                continue
            if _may_end(plain, end, self.signs) and not self._quoted(plain, start, end):
                return Mention(start, end, points)
        return None

    def _quoted(self, plain: str, start: int, end: int) -> bool:
        """Return whether the last character of a name may instead be a closing quotation mark,
        because the same mark precedes the name.
        """
        return plain[end - 1] in self.signs and plain[start - 1 : start] == plain[end - 1]


@lru_cache(maxsize=32)
def _name_lookup(naming: Naming) -> _NameLookup:
    ignores_case = naming.notation.ignores_case
    points: dict[str, set[Point]] = defaultdict(set)
    exact: set[str] = set()
    for point in naming.points() if naming.is_supported else ():
        for spelling in map(to_ascii_punctuation, naming.spellings(point)):
            exact.add(spelling)
            points[spelling.translate(_SMALL) if ignores_case else spelling].add(point)
    return _NameLookup(
        {spelling: frozenset(named) for spelling, named in points.items()},
        frozenset(exact),
        tuple(sorted({len(spelling) for spelling in points}, reverse=True)),
        _start_pattern(points),
        symbols_in_names(points),
        ignores_case,
    )


def _start_pattern(spellings: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for the first character of a name, with a lookahead for the remaining
    ones.
    """
    by_length: dict[int, list[str]] = defaultdict(list)
    for spelling in spellings:
        by_length[len(spelling)].append(spelling)
    first = {spelling[0] for same in by_length.values() for spelling in same}
    tails = [
        "".join(_any_of(letters) for letters in list(zip(*same, strict=True))[1:])
        for same in by_length.values()
    ]
    return re.compile(f"{_any_of(first)}(?={'|'.join(tails)})" if first else r"(?!)")


def _any_of(letters: Iterable[str]) -> str:
    return f"[{''.join(map(re.escape, sorted(set(letters))))}]"


def symbols_in_names(spellings: Iterable[str]) -> frozenset[str]:
    """Return the symbols other than letters and digits that occur in names and could continue a
    name, such as primes.
    """
    letters = {letter for spelling in spellings for letter in spelling}
    return frozenset(
        letter
        for letter in letters
        if not (letter.isalnum() or letter.isspace() or letter in _SEPARATORS + _BRACKETS)
    )


def _may_begin(text: str, start: int, signs: frozenset[str]) -> bool:
    """Return whether a name can start at this index, rather than continue the preceding text."""
    first, before, further = text[start], text[start - 1 : start], text[start - 2 : start - 1]
    if not before or first in _BRACKETS:
        return True
    if first >= _FIRST_IDEOGRAPH:
        return before not in _NUMERALS
    if _is_word_character(before):
        return False
    if not _is_word_character(first):
        return before not in _SIGNS and before not in signs
    if before in signs and _is_word_character(further):
        return False
    if first.isdigit():
        return before not in f"{_SIGNS}#" and not (before in _SEPARATORS and further.isdigit())
    return True


def _may_end(text: str, end: int, signs: frozenset[str]) -> bool:
    """Return whether a name can end at this index, rather than be continued by the following
    text.
    """
    last, after, further = text[end - 1], text[end : end + 1], text[end + 1 : end + 2]
    if not after or last in _BRACKETS:
        return True
    if last >= _FIRST_IDEOGRAPH:
        return after not in _NUMERALS
    if _is_word_character(after):
        return False
    if not _is_word_character(last):
        return after not in signs
    if after in _SIGNS + _SEPARATORS:
        return not further.isdigit()
    return after not in signs and not (after == "%" and last.isdigit())


def _is_word_character(letter: str) -> bool:
    """Return whether a character is part of a word or number in a script that separates words by
    spaces.
    """
    return (letter.isalnum() or letter == "_") and letter < _FIRST_IDEOGRAPH


def _is_same_name(name: str, spelling: str, naming: Naming) -> bool:
    known = _name_lookup(naming)
    return known.fold_case(to_ascii_punctuation(name)) == known.fold_case(
        to_ascii_punctuation(spelling)
    )

"""Search for texts by words in any order, complete or abbreviated."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_WHOLE_NAME, _WHOLE_PHRASE = -2, -1
"""Ranks of queries that are the whole name, or a whole alias of several words."""
_TEXT_PENALTY = 5
"""Value that is added to the rank for each text after the first one."""
_PHRASE_PENALTY = 1
"""Value that is added if several words are found in an alias, that is, in a phrase."""


def split_words(query: str) -> list[str]:
    """Split a query into case-folded words."""
    return query.casefold().split()


def contains_words(query: str, text: str) -> bool:
    """Return whether a text contains all words of a query, in any order.

    >>> contains_words("edge name", "Names at the edges")
    True
    >>> contains_words("edge point", "Names at the edges")
    False
    """
    folded = text.casefold()
    return all(word in folded for word in split_words(query))


def match_rank(query: str, *texts: str, aliases: Sequence[str] = ()) -> int | None:
    """Return the rank of a match between a query and texts: the lowest is best, and None means no
    match.

    Matches in the first text, the name, rank best. Words may abbreviate the name: their letters may
    be taken from the beginnings of its words. ``aliases`` are other names and hints, which match if
    all words of the query occur in one of them; the first ones rank best.

    >>> match_rank("full", "Full screen"), match_rank("scr fu", "Full screen")
    (0, 3)
    >>> match_rank("fusc", "Full screen"), match_rank("view full", "Full screen", "View")
    (6, 5)
    >>> match_rank("board", "Full screen", "View")
    >>> match_rank("zen", "Full screen", aliases=["maximise", "zen mode"])
    6
    """
    whole = " ".join(split_words(query))
    if whole and whole == texts[0].casefold():
        return _WHOLE_NAME
    if " " in whole and whole in map(str.casefold, aliases):
        return _WHOLE_PHRASE
    ranks = [_words_rank(query, *texts)]
    penalty = _PHRASE_PENALTY if " " in whole else _TEXT_PENALTY
    for index, alias in enumerate(aliases):
        rank = _words_rank(query, alias, abbreviated=False)
        ranks.append(None if rank is None else rank + penalty + index)
    return min((rank for rank in ranks if rank is not None), default=None)


def _words_rank(query: str, *texts: str, abbreviated: bool = True) -> int | None:
    """Return the sum of the best ranks of all words of a query, or None if any word matches no
    text.
    """
    total = 0
    for word in split_words(query):
        ranks = [
            rank + index * _TEXT_PENALTY
            for index, text in enumerate(texts)
            if (rank := _word_rank(word, text.casefold(), abbreviated=abbreviated and not index))
            is not None
        ]
        if not ranks:
            return None
        total += min(ranks)
    return total


def _word_rank(word: str, text: str, *, abbreviated: bool) -> int | None:
    """Return the match rank of a single word in a text, or None if it does not match.

    From the best to the worst: first word, its beginning, the beginning of a later word, inside a
    word, and abbreviation if ``abbreviated`` is set.
    """
    if text.startswith(word):
        return 0 if re.match(rf"{re.escape(word)}(?!\w)", text) else 1
    if re.search(rf"\b{re.escape(word)}", text):
        return 2
    if word in text:
        return 3
    return 6 if abbreviated and _is_abbreviation(word, text) else None


def _is_abbreviation(word: str, text: str) -> bool:
    """Return whether a word is an abbreviation of a text.

    Each letter follows the previous one in the text, or is the first letter of a later word.
    """
    starts = [match.start() for match in re.finditer(r"\b\w", text)]
    reached = {start + 1 for start in starts if text[start] == word[0]}
    for letter in word[1:]:
        ends = {end for end in reached if text[end : end + 1] == letter}
        if reached:
            ends.update(start for start in starts if start > min(reached) and text[start] == letter)
        reached = {end + 1 for end in ends}
    return bool(reached)

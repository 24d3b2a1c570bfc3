"""Finding texts by a few words typed in any order, whole or abbreviated."""

from __future__ import annotations

import re

_ELSEWHERE = 5
"""How much less a word counts in each further text."""


def words_of(query: str) -> list[str]:
    """The words of what was typed, all of which have to be found."""
    return query.casefold().split()


def occurs(query: str, text: str) -> bool:
    """Whether a text has all words of a query, in any order.

    >>> occurs("edge name", "Names at the edges"), occurs("edge point", "Names at the edges")
    (True, False)
    """
    folded = text.casefold()
    return all(word in folded for word in words_of(query))


def likeness(query: str, *texts: str) -> int | None:
    """How well texts answer a query, 0 at best; None if some word of it is in none of them.

    Words found in the first text, the name, count most. They may be abbreviated there: their
    letters may stand at the beginnings of the name's words.

    >>> likeness("full", "Full screen"), likeness("scr fu", "Full screen")
    (0, 3)
    >>> likeness("fusc", "Full screen"), likeness("view full", "Full screen", "View")
    (4, 5)
    >>> likeness("board", "Full screen", "View")
    """
    total = 0
    for word in words_of(query):
        ranks = [
            rank + place * _ELSEWHERE
            for place, text in enumerate(texts)
            if (rank := _rank(word, text.casefold(), named=not place)) is not None
        ]
        if not ranks:
            return None
        total += min(ranks)
    return total


def _rank(word: str, text: str, *, named: bool) -> int | None:
    """How a text has a word: first, as a beginning, later, inside another, or abbreviated."""
    if text.startswith(word):
        return 0 if re.match(rf"{re.escape(word)}(?!\w)", text) else 1
    if re.search(rf"\b{re.escape(word)}", text):
        return 2
    if word in text:
        return 3
    return 4 if named and _abbreviates(word, text) else None


def _abbreviates(word: str, text: str) -> bool:
    """Whether each letter follows the one before it, or begins a later word."""
    starts = [match.start() for match in re.finditer(r"\b\w", text)]
    reached = {start + 1 for start in starts if text[start] == word[0]}
    for letter in word[1:]:
        ways = {end for end in reached if text[end : end + 1] == letter}
        if reached:
            ways.update(start for start in starts if start > min(reached) and text[start] == letter)
        reached = {way + 1 for way in ways}
    return bool(reached)

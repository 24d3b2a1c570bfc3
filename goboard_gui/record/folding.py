"""Texts folded, so that letters that mean the same are the same."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from collections.abc import Sequence

_JOINED = {"\uff9e", "\uff9f", *map(chr, range(0x1160, 0x1200))}
"""Letters joined to the one before, though Unicode does not call them combining: the marks of
kana of half width, and the vowels and last letters of Korean syllables taken to pieces."""


class Folded(NamedTuple):
    """A folded text, and the part of the written one that each of its letters stands for.

    ``parts`` are the indices of these parts' beginnings and ends; None where no letter moved.
    """

    text: str
    parts: tuple[Sequence[int], Sequence[int]] | None

    def written(self, start: int, end: int) -> tuple[int, int]:
        """Where letters of the folded text stand in the written one, whole letters of that."""
        if self.parts is None:
            return start, end
        begins, ends = self.parts
        return begins[start], ends[end - 1]


def fold(text: str, *, case: bool = False) -> Folded:
    """A text with letters of full width, ligatures and the like as the letters they stand for.

    Small and capital letters are the same unless ``case`` matters.

    >>> folded = fold("Ｑ１６ ﬁne")
    >>> folded.text, folded.written(4, 5)
    ('q16 fine', (4, 5))
    """
    if text.isascii():
        return Folded(text if case else text.lower(), None)
    pieces = _pieces(text)
    folded = [_fold_piece(piece, case) for piece in pieces]
    whole = "".join(folded)
    if len(whole) == len(pieces) == len(text):
        return Folded(whole, None)
    begins: list[int] = []
    ends: list[int] = []
    place = 0
    for piece, letters in zip(pieces, folded, strict=True):
        begins += [place] * len(letters)
        place += len(piece)
        ends += [place] * len(letters)
    return Folded(whole, (begins, ends))


def _pieces(text: str) -> Sequence[str]:
    """The letters of a text, each with the marks that are joined to it."""
    joined = {letter for letter in set(text) if letter in _JOINED or combining(letter)}
    if not joined:
        return text
    pieces: list[str] = []
    for letter in text:
        if letter in joined and pieces:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


@lru_cache(maxsize=20_000)
def _fold_piece(piece: str, case: bool) -> str:
    plain = normalize("NFKC", piece)
    return plain if case else normalize("NFKC", plain.casefold())

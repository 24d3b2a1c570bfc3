"""Text folding for searches, which makes equivalent letters equal."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_JOINED = {"\uff9e", "\uff9f", *map(chr, range(0x1160, 0x1200))}
"""Letters joined to the previous one that Unicode does not classify as combining.

These are the voicing marks of half-width kana, and the vowels and final letters of decomposed
Korean syllables.
"""


class FoldedText(NamedTuple):
    """A folded text, in which each character is mapped to its range in the original text.

    ``parts`` holds the start and the end index of the range of each letter; it is None if all
    letters have the same indices as in the original.
    """

    text: str
    parts: tuple[Sequence[int], Sequence[int]] | None

    def original_range(self, start: int, end: int) -> tuple[int, int]:
        """Return the original range for a range of the folded text, extended to whole
        characters.
        """
        if self.parts is None:
            return start, end
        begins, ends = self.parts
        return begins[start], ends[end - 1]


def fold_record_text(text: str, *, case: bool = False) -> FoldedText:
    """Return a folded text, in which full-width letters, ligatures etc. are replaced by plain
    letters.

    Unless ``case`` is true, upper and lower case become equal, too.

    >>> folded = fold_record_text("Ｑ１６ ﬁne")
    >>> folded.text, folded.original_range(4, 5)
    ('q16 fine', (4, 5))
    """
    if text.isascii():
        return FoldedText(text if case else text.lower(), None)
    pieces = _pieces(text)
    folded = [_fold_piece(piece, case) for piece in pieces]
    whole = "".join(folded)
    if len(whole) == len(pieces) == len(text):
        return FoldedText(whole, None)
    begins: list[int] = []
    ends: list[int] = []
    place = 0
    for piece, letters in zip(pieces, folded, strict=True):
        begins += [place] * len(letters)
        place += len(piece)
        ends += [place] * len(letters)
    return FoldedText(whole, (begins, ends))


def _pieces(text: str) -> Sequence[str]:
    """Split a text into letters, keeping combining marks with their letters."""
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

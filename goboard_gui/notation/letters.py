"""Letters for numbers: A, B, …, Z, AA, AB, … with or without some letter."""

from __future__ import annotations

WITHOUT_I = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def to_letters(index: int, alphabet: str) -> str:
    """The letters for an index from 0, in bijective base ``len(alphabet)``.

    >>> to_letters(0, WITHOUT_I), to_letters(8, WITHOUT_I), to_letters(25, WITHOUT_I)
    ('A', 'J', 'AA')
    """
    letters = ""
    count = index + 1
    while count:
        count, digit = divmod(count - 1, len(alphabet))
        letters = alphabet[digit] + letters
    return letters


def from_letters(letters: str, alphabet: str) -> int:
    """The index that letters of the alphabet stand for: the inverse of :func:`to_letters`.

    :raises ValueError: a letter is not in the alphabet.

    >>> from_letters("AA", WITHOUT_I)
    25
    """
    count = 0
    for letter in letters:
        count = count * len(alphabet) + alphabet.index(letter) + 1
    return count - 1

"""Letters as line numbers: A, B, …, Z, AA, AB, … with or without I."""

from __future__ import annotations

WITHOUT_I = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def to_letters(index: int, alphabet: str) -> str:
    """Return the letters for a zero-based index: A … Z, AA, AB and so on.

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
    """Return the zero-based index for letters. This is the inverse of :func:`to_letters`.

    :raises ValueError: if a letter is not in the alphabet.

    >>> from_letters("AA", WITHOUT_I)
    25
    """
    count = 0
    for letter in letters:
        count = count * len(alphabet) + alphabet.index(letter) + 1
    return count - 1

"""Lengths of figures if their moves are counted."""

from __future__ import annotations

from math import ceil

_LONGEST_REST = 10


def longest_joined_rest(moves: int) -> int:
    """Return how many moves after the last figure of ``moves`` moves can be joined to it.

    They are less than half of such a figure: three moves do not make one of five moves longer.

    >>> [longest_joined_rest(moves) for moves in (50, 20, 5, 1)]
    [10, 9, 2, 0]
    """
    return min(_LONGEST_REST, max(moves - 1, 0) // 2)


def even_length(moves: int, most: int) -> int:
    """Return the length of the first figure if moves are spread evenly over as few figures of at
    most ``most`` moves as possible.

    >>> even_length(209, 50), even_length(209 - 42, 50), even_length(41, 50)
    (42, 42, 41)
    """
    return ceil(moves / ceil(moves / max(most, 1))) if moves else 0

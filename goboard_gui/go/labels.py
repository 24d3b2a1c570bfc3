"""Labels of points: numbers of chains, letters of empty regions and of liberties, and paths.

Chains and regions are in the order of reading: row by row from the top, each by its first point.
Black's chains precede White's.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .board import Board
    from .chains import Chain, Region
    from .points import Point


def number_chains(chains: Iterable[Chain]) -> dict[Chain, int]:
    """Return the number of each chain, counting from 1.

    >>> from goboard_gui.go import Board, chains
    >>> found = number_chains(chains(Board.from_rows("OX.", "..X")))
    >>> [(chain.colour.name, sorted(chain.points)[0]) for chain in found]
    [('BLACK', Point(column=1, row=0)), ('BLACK', Point(column=2, row=1)), \
('WHITE', Point(column=0, row=0))]
    """
    ordered = sorted(chains, key=lambda chain: (chain.colour, _place(chain.points)))
    return {chain: number for number, chain in enumerate(ordered, 1)}


def region_letters(regions: Iterable[Region]) -> dict[Region, str]:
    """Return the letters of each region: a to z, aa, ab, …"""
    ordered = sorted(regions, key=lambda region: _place(region.points))
    return {region: _letters(number) for number, region in enumerate(ordered)}


def label_chains(chains: Iterable[Chain], regions: Iterable[Region]) -> dict[Point, str]:
    """Label the stones of each chain with its number, and the points of each region with its
    letter.
    """
    labels = {
        point: letter for it, letter in region_letters(regions).items() for point in it.points
    }
    return labels | _numbered(number_chains(chains))


def label_liberties(chains: Iterable[Chain]) -> dict[Point, str]:
    """Label the stones of each chain with its number, and each liberty with a letter."""
    numbers = number_chains(chains)
    liberties = (point for chain in numbers for point in chain.liberties)
    return label_points(liberties) | _numbered(numbers)


def label_path(board: Board, path: Sequence[Point]) -> dict[Point, str]:
    """Label the points of a path in their order: with numbers if there are stones on them, with
    letters if they are empty.

    >>> from goboard_gui.go import Board, Point
    >>> path = [Point(1, 0), Point(0, 0)]
    >>> list(label_path(Board.from_rows(".."), path).values())
    ['a', 'b']
    >>> list(label_path(Board.from_rows("OO"), path).values())
    ['1', '2']
    """
    return {
        point: _letters(number) if board[point] is None else str(number + 1)
        for number, point in enumerate(path)
    }


def label_points(points: Iterable[Point]) -> dict[Point, str]:
    """Return a letter for each point: a to z, aa, ab, … row by row from the top, left to right.

    >>> from goboard_gui.go import Point
    >>> label_points([Point(0, 1), Point(2, 0), Point(1, 0)])
    {Point(column=1, row=0): 'a', Point(column=2, row=0): 'b', Point(column=0, row=1): 'c'}
    """
    ordered = sorted(set(points), key=_reading_order)
    return {point: _letters(number) for number, point in enumerate(ordered)}


def _numbered(numbers: Mapping[Chain, int]) -> dict[Point, str]:
    return {point: str(number) for chain, number in numbers.items() for point in chain.points}


def _reading_order(point: Point) -> tuple[int, int]:
    return point.row, point.column


def _place(points: Iterable[Point]) -> tuple[int, int]:
    return min(map(_reading_order, points))


def _letters(number: int) -> str:
    letters = ""
    while number >= 0:
        number, letter = divmod(number, len(ascii_lowercase))
        letters = ascii_lowercase[letter] + letters
        number -= 1
    return letters

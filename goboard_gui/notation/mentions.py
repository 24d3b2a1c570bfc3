"""Mentions of points and moves in running text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..go import Point


class Mention(NamedTuple):
    """A point name found in a text: its range and the points to which it refers.

    There are several points only if they share one name in the notation.
    """

    start: int
    end: int
    points: frozenset[Point]


class MoveMention(NamedTuple):
    """A move number found in a text, such as ``#127``: its range and the number."""

    start: int
    end: int
    number: int

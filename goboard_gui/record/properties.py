"""What is known of SGF's properties: which of them hold points, and how."""

from __future__ import annotations

from enum import Enum


class Shape(Enum):
    """How the values of a property hold points."""

    MOVE = "move"
    """A point, or nothing for a pass."""
    POINTS = "points"
    """A list of points and rectangles of points."""
    LABELS = "labels"
    """A list of points, each with a text after a colon."""
    PAIRS = "pairs"
    """A list of pairs of points with a colon between them."""


POINT_SHAPES = {
    "B": Shape.MOVE,
    "W": Shape.MOVE,
    "AB": Shape.POINTS,
    "AW": Shape.POINTS,
    "AE": Shape.POINTS,
    "CR": Shape.POINTS,
    "DD": Shape.POINTS,
    "MA": Shape.POINTS,
    "SL": Shape.POINTS,
    "SQ": Shape.POINTS,
    "TB": Shape.POINTS,
    "TR": Shape.POINTS,
    "TW": Shape.POINTS,
    "VW": Shape.POINTS,
    # Older files: L lists letters, M marks.
    "L": Shape.POINTS,
    "M": Shape.POINTS,
    "LB": Shape.LABELS,
    "AR": Shape.PAIRS,
    "LN": Shape.PAIRS,
}
"""The properties of FF[1] to FF[4] whose values are points of a Go board."""

SETUP = ("AB", "AW", "AE")
MOVES = ("B", "W")
COMMENTS = ("C", "GC")
"""The properties that only talk about the game; the second is about all of it."""

"""What is known of SGF's properties: which of them hold points, and how."""

from __future__ import annotations

from enum import Enum

from ...go import Colour


class PointShape(Enum):
    """How the values of a property hold points."""

    MOVE = "move"
    """A point, or nothing for a pass."""
    POINTS = "points"
    """A list of points and rectangles of points."""
    LABELS = "labels"
    """A list of points, each with a text after a colon."""
    PAIRS = "pairs"
    """A list of pairs of points with a colon between them."""


MOST_VALUES = 50_000
"""So many values of a property count: no board has as many points, but files may mean harm."""

POINT_SHAPES = {
    "B": PointShape.MOVE,
    "W": PointShape.MOVE,
    "AB": PointShape.POINTS,
    "AW": PointShape.POINTS,
    "AE": PointShape.POINTS,
    "CR": PointShape.POINTS,
    "DD": PointShape.POINTS,
    "MA": PointShape.POINTS,
    "SL": PointShape.POINTS,
    "SQ": PointShape.POINTS,
    "TB": PointShape.POINTS,
    "TR": PointShape.POINTS,
    "TW": PointShape.POINTS,
    "VW": PointShape.POINTS,
    # Older files: L lists letters, M marks.
    "L": PointShape.POINTS,
    "M": PointShape.POINTS,
    "LB": PointShape.LABELS,
    "AR": PointShape.PAIRS,
    "LN": PointShape.PAIRS,
}
"""The properties of FF[1] to FF[4] whose values are points of a Go board."""

MOVE_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
SETUP_COLOURS = {"AB": Colour.BLACK, "AW": Colour.WHITE, "AE": None}
"""What the points of a setup become."""
SETUP = tuple(SETUP_COLOURS)
MOVES = tuple(MOVE_COLOURS)
COMMENTS = ("C", "GC")
"""The properties that only talk about the game; the second is about all of it."""
MARKUP = frozenset(
    {"AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"}
)
"""The properties that draw something on a position."""
BEARING = frozenset({*MOVES, *SETUP, "HA", "KO", "PL", "SZ"})
"""The properties on which positions, judgements and turns depend, those of the nodes after too."""
OF_RECORD = ("AP", "CA", "FF", "GM", "ST", "SZ")
"""The properties that only a root may have."""
OF_GAME = (
    *("AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "KM", "ON", "OT"),
    *("PB", "PC", "PW", "RE", "RO", "RU", "SO", "TM", "US", "WR", "WT"),
)
"""The properties that tell of the game as a whole."""
OF_MOVE = ("BL", "BM", "DO", "IT", "KO", "MN", "OB", "OW", "TE", "WL")
"""The properties that tell of a node's move."""
OF_POSITION = ("C", "DM", "FG", "GB", "GW", "HO", "N", "PM", "UC", "V")
"""The properties that tell of the position at a node; markup does so too."""

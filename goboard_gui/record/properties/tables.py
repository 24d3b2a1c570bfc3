"""Tables of SGF properties: their groups, and the types of those that hold points."""

from __future__ import annotations

from enum import Enum

from ...go import Colour
from .marks import MARKS_BY_PROPERTY, OLD_MARK


class PointValueType(Enum):
    """The type of a property whose values contain points: moves, points, labels or pairs."""

    MOVE = "move"
    """A point, or an empty value for a pass."""
    POINTS = "points"
    """A list of points and rectangles of points."""
    LABELS = "labels"
    """A list of points, each followed by a colon and a text."""
    PAIRS = "pairs"
    """A list of pairs of points separated by a colon."""


MAX_VALUES = 50_000
"""Maximum number of values that are read from a property; no board has so many points."""

POINT_VALUE_TYPES = {
    "B": PointValueType.MOVE,
    "W": PointValueType.MOVE,
    "AB": PointValueType.POINTS,
    "AW": PointValueType.POINTS,
    "AE": PointValueType.POINTS,
    "DD": PointValueType.POINTS,
    "VW": PointValueType.POINTS,
    **dict.fromkeys((*MARKS_BY_PROPERTY, OLD_MARK), PointValueType.POINTS),
    "L": PointValueType.POINTS,  # letters, in older files
    "LB": PointValueType.LABELS,
    "AR": PointValueType.PAIRS,
    "LN": PointValueType.PAIRS,
}
"""The properties whose values are points of a Go board: those of FF[1] to FF[4], and the marks
(`Mark`).
"""

MOVE_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
SETUP_COLOURS = {"AB": Colour.BLACK, "AW": Colour.WHITE, "AE": None}
"""The colour that each setup property gives to its points."""
COLOUR_LETTERS = {colour: letter for letter, colour in MOVE_COLOURS.items()}
"""The letter of each player: the identifier of the player's moves, and a value of ``PL``."""
SETUP_IDENTS = {colour: ident for ident, colour in SETUP_COLOURS.items()}
"""The property that sets up stones of a colour, or removes them (None)."""
SETUP_PROPERTIES = tuple(SETUP_COLOURS)
MOVE_PROPERTIES = tuple(MOVE_COLOURS)
COMMENT_PROPERTIES = ("C", "GC")
"""The comment properties of nodes and of the whole game."""
MARKUP_PROPERTIES = frozenset({*MARKS_BY_PROPERTY, OLD_MARK, "AR", "DD", "L", "LB", "LN", "VW"})
"""The markup properties."""
REPLAY_PROPERTIES = frozenset(
    {*MOVE_PROPERTIES, *SETUP_PROPERTIES, "GBSH", "GM", "HA", "KO", "PL", "SZ", "TO"}
)
"""The properties that affect positions, legality and turns, also at later nodes."""
ROOT_PROPERTIES = ("AP", "CA", "FF", "GBSH", "GM", "ST", "SZ", "TO")
"""The properties that only a root may have."""
GAME_INFO_PROPERTIES = (
    *("AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "KM", "ON", "OT"),
    *("PB", "PC", "PW", "RE", "RO", "RU", "SO", "TM", "US", "WR", "WT"),
)
"""The game information properties."""
MOVE_ATTRIBUTES = ("BL", "BM", "DO", "IT", "KO", "MN", "OB", "OW", "TE", "WL")
"""The properties of a node's move."""
POSITION_ATTRIBUTES = ("C", "DM", "FG", "GB", "GW", "HO", "N", "PM", "UC", "V")
"""The properties of the position at a node, besides markup."""

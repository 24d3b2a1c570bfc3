"""The kinds of clean-up."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """A kind of clean-up; the value is its description in English.

    They are applied in this order: what one leaves empty the next may remove.
    """

    OLD_PROPERTIES = "properties of older SGF become those of FF[4]"
    EMPTY_PROPERTIES = "properties without a value are removed"
    DUPLICATES = "values that a list has twice are removed"
    SEVERAL_VALUES = "a property that may have one value keeps the first, a text all of them"
    OFF_BOARD = "setup and markup beside the board is removed"
    OFF_BOARD_MOVES = "moves that name no point of the board become passes"
    LETTER_PASSES = "passes written as tt are written as nothing"
    SETUP_AND_MOVE = "a node with setup and a move becomes two"
    REDUNDANT_SETUP = "setup that changes nothing is removed"
    NEEDLESS_TURN = "a side to play that is clear without saying is removed"
    GAME_INFO = "game information behind the root is moved there"
    DATES = "dates are written as FF[4] has it"
    RESULTS = "results are written as FF[4] has it"
    NUMBERS = "komi, handicap, time and rules are written as FF[4] has it"
    ODD_KOMI = "a komi in hundredths or in counted stones is one in points"
    ROOT = "what a root should say is added: FF, GM, SZ, CA, AP"
    TRAILING_PASSES = "passes at the end of a line are removed"
    EMPTY_NODES = "nodes without any property are removed"
    ILLEGAL_MOVES = "moves against the rules are listed, and stay"

    @property
    def advised(self) -> bool:
        """Whether it loses nothing, and is applied by default."""
        return self not in _UNADVISED

    @property
    def only_listed(self) -> bool:
        """Whether it is only reported, and never fixed."""
        return self is Kind.ILLEGAL_MOVES


_UNADVISED = frozenset(
    {Kind.OFF_BOARD_MOVES, Kind.ODD_KOMI, Kind.TRAILING_PASSES, Kind.ILLEGAL_MOVES}
)

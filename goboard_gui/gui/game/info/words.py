"""What the fields of game information are called, and what is usual in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from ....record.conventions.ranks import RANKS
from ....record.conventions.results import Ending
from ....record.conventions.rules import RULES
from ...core.i18n.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_I = "Information"

TITLES: Mapping[str, str] = {
    "PB": mark(_I, "Name:"),
    "BR": mark(_I, "Rank:"),
    "BT": mark(_I, "Team:"),
    "PW": mark(_I, "Name:"),
    "WR": mark(_I, "Rank:"),
    "WT": mark(_I, "Team:"),
    "GN": mark(_I, "Game &name:"),
    "EV": mark(_I, "&Event:"),
    "RO": mark(_I, "&Round:"),
    "DT": mark(_I, "&Date:"),
    "PC": mark(_I, "&Place:"),
    "ON": mark(_I, "Open&ing:"),
    "RE": mark(_I, "Res&ult:"),
    "RU": mark(_I, "Ru&les:"),
    "KM": mark(_I, "&Komi:"),
    "HA": mark(_I, "&Handicap:"),
    "TM": mark(_I, "&Time, in seconds:"),
    "OT": mark(_I, "O&vertime:"),
    "AN": mark(_I, "&Annotator:"),
    "SO": mark(_I, "So&urce:"),
    "US": mark(_I, "&Entered by:"),
    "CP": mark(_I, "Cop&yright:"),
    "GC": mark(_I, "Co&mment:"),
}
"""The titles of the fields, by property; those of the players stand in a row for each title."""

PLAYERS = {Colour.BLACK: ("PB", "BR", "BT"), Colour.WHITE: ("PW", "WR", "WT")}
GAME = ("EV", "RO", "DT", "PC", "GN", "ON")
TERMS = ("RE", "RU", "KM", "HA", "TM", "OT")
SOURCE = ("AN", "SO", "US", "CP", "GC")

CHOICES: Mapping[str, tuple[str, ...]] = {
    "BR": RANKS,
    "WR": RANKS,
    "RU": RULES,
    "KM": ("0", "0.5", "5.5", "6.5", "7.5"),
    "HA": ("0", *(str(stones) for stones in range(2, 10))),
    "TM": ("600", "1800", "2700", "3600", "5400", "7200", "10800", "14400"),
    "OT": ("none", "3x30 byo-yomi", "5x30 byo-yomi", "5x60 byo-yomi", "15/300 Canadian"),
}
"""What is offered to be chosen; anything else may be written."""

_USUAL = {
    "RE": mark(_I, "Programs understand B+3.5, W+R, B+T, W+F, Draw, Void and ?"),
    "DT": mark(_I, "Programs understand 1996-05-06, 1996-05 and 1996-05-06,07"),
    "BR": mark(_I, "Programs understand 5k, 3d and 9p"),
    "WR": mark(_I, "Programs understand 5k, 3d and 9p"),
    "KM": mark(_I, "Programs understand a number, such as 6.5"),
    "HA": mark(_I, "Programs understand 0, 2, 3 and so on"),
    "RU": mark(_I, "Programs know these rules by another name"),
    "TM": mark(_I, "Programs understand a number of seconds"),
}

_ENDINGS = {
    Ending.POINTS: mark(_I, "by points"),
    Ending.RESIGNATION: mark(_I, "by resignation"),
    Ending.TIME: mark(_I, "on time"),
    Ending.FORFEIT: mark(_I, "by forfeit"),
    Ending.WIN: mark(_I, "somehow"),
    Ending.DRAW: mark(_I, "Draw"),
    Ending.VOID: mark(_I, "No result"),
    Ending.UNKNOWN: mark(_I, "Unknown"),
}


_HEADS = {Colour.BLACK: mark(_I, "&Black"), Colour.WHITE: mark(_I, "&White")}


_tr = translator(_I)


def title(ident: str) -> str:
    """What the field of a property is called."""
    return _tr(TITLES[ident])


def head(colour: Colour) -> str:
    """What stands above the fields of a player."""
    return _tr(_HEADS[colour])


def usual(ident: str) -> str:
    """What programs understand in a property that has a convention."""
    return _tr(_USUAL[ident])


def ending(of: Ending) -> str:
    """How a game ended."""
    return _tr(_ENDINGS[of])

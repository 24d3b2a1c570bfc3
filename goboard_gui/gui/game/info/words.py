"""Titles and choices of the game information fields, and hints about conventions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from ....record.values.conventions.ranks import RANKS
from ....record.values.conventions.results import Ending
from ....record.values.conventions.rules import RULES
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_I = "Information"

TITLES: Mapping[str, str] = {
    "PB": tr_noop(_I, "Name:"),
    "BR": tr_noop(_I, "Rank:"),
    "BT": tr_noop(_I, "Team:"),
    "PW": tr_noop(_I, "Name:"),
    "WR": tr_noop(_I, "Rank:"),
    "WT": tr_noop(_I, "Team:"),
    "GN": tr_noop(_I, "Game &name:"),
    "EV": tr_noop(_I, "&Event:"),
    "RO": tr_noop(_I, "&Round:"),
    "DT": tr_noop(_I, "&Date:"),
    "PC": tr_noop(_I, "&Place:"),
    "ON": tr_noop(_I, "Open&ing:"),
    "RE": tr_noop(_I, "Res&ult:"),
    "RU": tr_noop(_I, "Ru&les:"),
    "KM": tr_noop(_I, "&Komi:"),
    "HA": tr_noop(_I, "&Handicap:"),
    "TM": tr_noop(_I, "&Time, in seconds:"),
    "OT": tr_noop(_I, "O&vertime:"),
    "AN": tr_noop(_I, "&Annotator:"),
    "SO": tr_noop(_I, "So&urce:"),
    "US": tr_noop(_I, "&Entered by:"),
    "CP": tr_noop(_I, "Cop&yright:"),
    "GC": tr_noop(_I, "Co&mment:"),
}
"""The titles of the fields, by property; those of the players are row headers."""

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
"""The values that are offered; other values may be typed."""

_USUAL = {
    "RE": tr_noop(_I, "Programs understand B+3.5, W+R, B+T, W+F, Draw, Void and ?"),
    "DT": tr_noop(_I, "Programs understand 1996-05-06, 1996-05 and 1996-05-06,07"),
    "BR": tr_noop(_I, "Programs understand 5k, 3d and 9p"),
    "WR": tr_noop(_I, "Programs understand 5k, 3d and 9p"),
    "KM": tr_noop(_I, "Programs understand a number, such as 6.5"),
    "HA": tr_noop(_I, "Programs understand 0, 2, 3 and so on"),
    "RU": tr_noop(_I, "Programs know these rules by another name"),
    "TM": tr_noop(_I, "Programs understand a number of seconds"),
}

_ENDINGS = {
    Ending.POINTS: tr_noop(_I, "by points"),
    Ending.RESIGNATION: tr_noop(_I, "by resignation"),
    Ending.TIME: tr_noop(_I, "on time"),
    Ending.FORFEIT: tr_noop(_I, "by forfeit"),
    Ending.WIN: tr_noop(_I, "somehow"),
    Ending.DRAW: tr_noop(_I, "Draw"),
    Ending.VOID: tr_noop(_I, "No result"),
    Ending.UNKNOWN: tr_noop(_I, "Unknown"),
}


_HEADS = {Colour.BLACK: tr_noop(_I, "&Black"), Colour.WHITE: tr_noop(_I, "&White")}


_tr = translator(_I)


def title(ident: str) -> str:
    """Return the title of a property's field."""
    return _tr(TITLES[ident])


def head(colour: Colour) -> str:
    """Return the heading above a player's fields."""
    return _tr(_HEADS[colour])


def usual(ident: str) -> str:
    """Return a hint about the usual notation of a property."""
    return _tr(_USUAL[ident])


def ending(of: Ending) -> str:
    """Return how a game ended."""
    return _tr(_ENDINGS[of])

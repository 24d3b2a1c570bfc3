"""The colours of plots on screen and on paper."""

from __future__ import annotations

from typing import NamedTuple

from ..theme import LIGHT, PRINT


class PlotTheme(NamedTuple):
    """The colours of a plot, in Qt's format.

    ``ink`` is the text colour and ``bar_outline`` that of bar outlines. ``bar`` fills bars that
    belong to neither player. Rates are curves in the colour ``rate`` on a ``band``; their ``halo``
    sets them off from bars.
    """

    background: str
    ink: str
    grid_line: str
    bar_outline: str
    black: str
    white: str
    hatch: str
    bar: str
    dark: str
    rate: str
    band: str
    halo: str
    families: tuple[str, ...] = LIGHT.families


SCREEN_LIGHT = PlotTheme(
    background="#fcfbf9",
    ink="#26241f",
    grid_line="#dcd7cc",
    bar_outline="#6e6a61",
    black="#3a3b3f",
    white="#ffffff",
    hatch="#8a867d",
    bar="#b8742c",
    dark="#4a3a28",
    rate="#1d5fa8",
    band="#505b9bd8",
    halo="#fcfbf9",
)

SCREEN_DARK = PlotTheme(
    background="#232428",
    ink="#e4e2dd",
    grid_line="#3b3d43",
    bar_outline="#8d8f96",
    black="#0b0c0e",
    white="#d9d6cf",
    hatch="#8d8f96",
    bar="#d08a3e",
    dark="#f0d9b8",
    rate="#7cc4ff",
    band="#507cc4ff",
    halo="#232428",
)

PAPER = PlotTheme(
    background="#ffffff",
    ink="#000000",
    grid_line="#d0d0d0",
    bar_outline="#000000",
    black="#404040",
    white="#ffffff",
    hatch="#606060",
    bar="#9a9a9a",
    dark="#202020",
    rate="#0b4f9c",
    band="#50709cd0",
    halo="#ffffff",
    families=PRINT.families,
)

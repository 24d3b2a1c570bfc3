"""A small collection whose openings are known, and the panel that explores it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.game_index.builder import build
from goboard_gui.gui.collection.explorer.continuations import ContinuationColumn

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.gui.collection.explorer.collection_panel import CollectionPanel

GAMES = (
    "B[gc];W[cg];B[gg];W[cc];B[ee])RE[B+R]",
    "B[gc];W[cg];B[gg];W[cd])RE[W+2]",
    "B[cg];W[gc];B[cc];W[gg];B[ef])RE[B+1]",  # the first one turned half, up to its last move
    "B[gc];W[cg];B[gg])RE[W+R]",
    "B[ee];W[gc])RE[B+R]",
    "W[gc];B[cg];W[gg];B[cc])RE[W+R]",  # and with colours exchanged
)
"""Moves of games, and how they ended."""


def write_openings(folder: Path) -> Path:
    """Write these games, a file for each, and return their folder."""
    folder.mkdir(parents=True)
    for number, game in enumerate(GAMES):
        moves, result = game.split(")")
        told = f"PB[opening {number}]{result}"
        folder.joinpath(f"opening{number}.sgf").write_text(f"(;SZ[9]{told};{moves})")
    return folder


def built(folder: Path) -> Path:
    """Return the index of these games in a folder of its own."""
    index = folder / "openings"
    for _ in build(index, [write_openings(folder / "records")]):
        pass
    return index


def rows(panel: CollectionPanel) -> list[tuple[str, ...]]:
    """Return what the table of continuations says: letters, moves, games, shares, Black's part."""
    model = panel.table.model()
    return [
        tuple(model.index(row, column).data() for column in ContinuationColumn)
        for row in range(model.rowCount())
    ]

"""Small collections that the command line is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

GAMES = {
    "one.sgf": "(;SZ[9]PB[Ann]PW[Bob]DT[1998-05-06]RE[B+R]EV[Cup];B[cc];W[ed];B[gg])",
    "two.sgf": "(;SZ[9]PB[Bob]PW[Ann Lee]DT[1999]RE[W+3.5];B[cc];W[de];B[aa])",
    "below/three.sgf": (
        "(;SZ[9]PB[Carol]PW[Ann]DT[2004]RE[B+T];B[gc];W[fe];B[cg])"
        "(;SZ[9]PB[Carol]PW[Bob]RE[0];W[cc];B[ed])"
    ),
}
"""A knight's move away from a stone: as it is, reflected, turned, with colours exchanged."""

KNIGHT = "(;SZ[9];B[cc];W[ed])"


def written(folder: Path, games: dict[str, str] | None = None) -> Path:
    """Write records into a folder and return it."""
    for name, text in (GAMES if games is None else games).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    folder.mkdir(exist_ok=True)
    return folder

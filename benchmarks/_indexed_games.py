"""Real games in a folder with an index next to it, and the numbers of the games in the index."""

from __future__ import annotations

from typing import TYPE_CHECKING

from _games import evenly_spaced

from goboard_gui.game_index.builder import build

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.game_index.index import Index


def games_with_index(folder: Path, count: int) -> list[Path]:
    """Return the game files in a folder, sorted by name, with an index next to it.

    Files that the folder already has are used as they are, however many there are.
    """
    games = folder / "games"
    if not games.exists():
        games.mkdir(parents=True)
        for number, data in enumerate(evenly_spaced(count)):
            (games / f"{number:05}.sgf").write_bytes(data)
    for _ in build(folder / "index", [games]):
        pass
    return sorted(games.rglob("*.sgf"))


def index_numbers(index: Index, files: list[Path]) -> list[int]:
    """Return the numbers that an index gave to the games of files with one game each."""
    facts = index.games.game_facts(range(len(index.games.outcomes())))
    number = {it.path: it.number for it in facts}
    return [number[file.absolute()] for file in files]

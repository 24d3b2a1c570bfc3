"""What is said of games and of numbers of them, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.display_text import clipped, printable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...game_index.facts import GameFacts
    from ...game_index.statistics.tables import Cell

_LONGEST = 24


def counted(number: int, noun: str) -> str:
    """Return a number of things.

    >>> counted(1, "game"), counted(1000, "game")
    ('1 game', '1000 games')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def percent(part: int, whole: int) -> str:
    """Return a share as people read it; empty of nothing.

    >>> percent(1, 3), percent(1, 0)
    ('33.3 %', '')
    """
    return f"{100 * part / whole:.1f} %" if whole else ""


def fit(text: str | None, longest: int = _LONGEST) -> str:
    """What a record says, fit for a cell of a table; a question mark if it says nothing."""
    return printable(clipped(text or "?", longest))


def on_a_line(row: Iterable[Cell]) -> list[Cell]:
    """Return a row of a sheet whose texts neither break lines nor command the terminal."""
    return [printable(cell) if isinstance(cell, str) else cell for cell in row]


def file_of(game: GameFacts) -> str:
    """Return where a game stands."""
    return printable(str(game.path)) + (f", game {game.place}" if game.place else "")

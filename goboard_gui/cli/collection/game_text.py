"""Games, counts and percentages as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import clipped, printable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...game_index.facts import GameFacts
    from ...game_index.statistics.tables import Cell

_LONGEST = 24


def count_noun(number: int, noun: str) -> str:
    """Return a number with a noun, in the plural unless the number is 1.

    >>> count_noun(1, "game"), count_noun(1000, "game")
    ('1 game', '1000 games')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def percent(part: int, whole: int) -> str:
    """Return the percentage of a part, or an empty string if the whole is 0.

    >>> percent(1, 3), percent(1, 0)
    ('33.3 %', '')
    """
    return f"{100 * part / whole:.1f} %" if whole else ""


def table_cell(text: str | None, longest: int = _LONGEST) -> str:
    """Return a value of a record shortened for a table, or a question mark if it is missing."""
    return printable(clipped(text or "?", longest))


def single_line(row: Iterable[Cell]) -> list[Cell]:
    """Return a table row in which line breaks and control characters are replaced."""
    return [printable(cell) if isinstance(cell, str) else cell for cell in row]


def game_file(game: GameFacts) -> str:
    """Return the file of a game, with its number in the file unless it is the first one."""
    return printable(str(game.path)) + (f", game {game.place}" if game.place else "")

"""The facts about games and files that an index stores, and their database rows."""

from __future__ import annotations

import os
from enum import IntEnum
from functools import lru_cache
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any

from ..go import Colour, Size
from ..named_tuples import NamedTuple
from ..record.folding import fold_record_text
from ..record.properties.conventions.dates import earliest_date
from ..record.properties.conventions.results import winner_of

if TYPE_CHECKING:
    from ..record.values.game_info import GameInfo
    from .record_files import FileStat


class Outcome(IntEnum):
    """The outcome of a game, stored as one byte per game number."""

    GONE = 0
    BLACK = Colour.BLACK.value
    WHITE = Colour.WHITE.value
    NEITHER = 3


VARIATION = 4
"""The byte among the outcomes that stands for a line of variations of the last game before it."""


class FileFacts(NamedTuple):
    """The stored state of a file: path, size, modification time and content digest when it was last
    read.

    ``error`` is why it gave no games (see `stored_errors.serialize_read_error`), or None.
    """

    path: bytes
    size: int
    changed: int
    digest: bytes
    error: str | None = None

    def is_unchanged(self, seen: FileStat) -> bool:
        """Return whether the path, size and modification time of a file are as stored; always False
        for unreadable files.
        """
        return bool(self.digest) and self[:3] == seen


class GameFacts(NamedTuple):
    """Information about an indexed game; ``place`` is its zero-based index in the file."""

    number: int
    path: Path
    place: int
    size: Size
    moves: int
    winner: Colour | None
    black: str | None
    black_rank: str | None
    white: str | None
    white_rank: str | None
    name: str | None
    event: str | None
    round: str | None
    date: str | None
    venue: str | None
    result: str | None
    komi: float | None
    handicap: int | None
    rules: str | None


_REMEMBERED = 1 << 14  # cache size for names and events, which many games share


def outcome_of(info: GameInfo) -> Outcome:
    """Return the outcome of a game according to its recorded result.

    Server-specific text after the winner, as in ``B+Offline``, is ignored.

    >>> from goboard_gui.record.values.game_info import GameInfo
    >>> [outcome_of(GameInfo(result=text)).name for text in ("W+0.5", "B+Offline", "B+?", "Void")]
    ['WHITE', 'BLACK', 'BLACK', 'NEITHER']
    """
    winner = winner_of(info.result) if info.result else None
    return Outcome.NEITHER if winner is None else Outcome(winner)


@lru_cache(_REMEMBERED)
def fold_text(text: str) -> str:
    """Return a text folded for searching, so that case and character width make no difference."""
    return fold_record_text(text).text


def game_row(
    number: int, file: int, place: int, size: Size, moves: int, info: GameInfo
) -> tuple[object, ...]:
    """Return the database row of a game, without the last columns, which are computed from its
    moves.
    """
    outcome = outcome_of(info)
    texts = (
        *(info.black_name, info.black_rank, info.white_name, info.white_rank),
        *(info.game_name, info.event, info.round, info.date, info.place, info.result),
    )
    others = info.rules, info.black_team, info.white_team, info.opening, info.source
    words = "\n".join([fold_text(text) for text in (*texts, *others) if text])
    winner = None if outcome is Outcome.NEITHER else outcome.value
    looked_for = (
        fold_text(info.black_name or ""),
        fold_text(info.white_name or ""),
        fold_text(info.event or ""),
        earliest_date(info.date) if info.date else None,
        words,
    )
    columns = (*texts, info.komi, info.handicap, info.rules, *looked_for)
    row = (number, file, place, *size, moves, winner, *columns)
    try:
        words.encode()
    except UnicodeEncodeError:
        return tuple(encodable_text(value) if isinstance(value, str) else value for value in row)
    return row


def encodable_text(text: str) -> str:
    """Return a text with undecodable bytes replaced, because the database cannot store them."""
    return text.encode("utf-8", "replace").decode("utf-8")


FACT_COLUMNS = """games.id, path, place, width, height, moves, winner, black, black_rank, white,
    white_rank, name, event, round, date, venue, result, komi, handicap, rules"""
"""The SQL columns from which `game_facts` reads the facts of a game."""
_TEXT = (str, NoneType)
FACT_TYPES: tuple[type | tuple[type, ...], ...] = (
    *(int, bytes, int, int, int, int, (int, NoneType)),
    *[_TEXT] * 10,
    *((float, NoneType), (int, NoneType), _TEXT),
)
"""The types of the columns that `game_facts` reads."""


def game_facts(row: tuple[Any, ...]) -> GameFacts:
    """Return the facts of a game from a database row with the columns `FACT_COLUMNS`."""
    number, path, place, width, height, moves, winner, *columns = row
    won_by = None if winner is None else Colour(winner)
    return GameFacts(number, stored_path(path), place, Size(width, height), moves, won_by, *columns)


def stored_path(path: bytes) -> Path:
    """Convert the bytes of a path, as stored in a database, to a path.

    :raises ValueError: if it can't be a path.
    """
    if b"\0" in path:
        raise ValueError("not a path")
    return Path(os.fsdecode(path))

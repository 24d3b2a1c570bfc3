"""What an index keeps of files and games, and the rows it keeps it in."""

from __future__ import annotations

import os
import re
from enum import IntEnum
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..go import Colour, Size
from ..record.folding import fold
from ..record.values.conventions.dates import parse_date, suggest_date
from ..record.values.conventions.results import parse_result

if TYPE_CHECKING:
    from ..record.values.game_info import GameInfo
    from .record_files import FileStat


class Outcome(IntEnum):
    """What became of a game, a byte for each in the order of their numbers."""

    GONE = 0
    BLACK = Colour.BLACK.value
    WHITE = Colour.WHITE.value
    NEITHER = 3


class FileFacts(NamedTuple):
    """A file as it was when it was read last; ``error`` is why it gave no games, see `refusals`."""

    path: bytes
    size: int
    changed: int
    digest: bytes
    error: str | None = None

    def unchanged(self, seen: FileStat) -> bool:
        """Whether the file looks as it did. One that could not be read is tried again."""
        return bool(self.digest) and self[:3] == seen


class GameFacts(NamedTuple):
    """What an index says of a game without its file; ``place`` is its number in the file."""

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


_REMEMBERED = 1 << 14  # names, events, dates and results, which many games share
_YEAR = re.compile(r"(?<!\d)[12]\d{3}(?!\d)", re.ASCII)


def outcome_of(info: GameInfo) -> Outcome:
    """Who won a game, by whatever servers write behind the winner: ``B+Offline``.

    >>> from goboard_gui.record.values.game_info import GameInfo
    >>> [outcome_of(GameInfo(result=said)).name for said in ("W+0.5", "B+Offline", "B+?", "Void")]
    ['WHITE', 'BLACK', 'BLACK', 'NEITHER']
    """
    return _outcome(info.result) if info.result else Outcome.NEITHER


@lru_cache(_REMEMBERED)
def _outcome(said: str) -> Outcome:
    # What one cannot make out after the plus says nothing against the winner.
    result = parse_result(said) or parse_result(said[:2])
    return Outcome(result.winner) if result and result.winner else Outcome.NEITHER


@lru_cache(_REMEMBERED)
def first_day(said: str) -> str | None:
    """The first day that a date names, or the month or year, as ISO has it; texts sort by time.

    Dates that people write otherwise are read if they can mean one thing only, and of any other
    text the only year in it.

    >>> first_day("1996-05-06,07"), first_day("Sept. 1846"), first_day("5/6/1996 (Genroku)")
    ('1996-05-06', '1846-09', '1996')
    """
    written = said.strip()
    dates = parse_date(written) or parse_date(next(iter(suggest_date(written) or ()), ""))
    if dates:
        year, *others = min(dates, key=lambda date: tuple(part or 0 for part in date))
        return "-".join([f"{year:04}", *(f"{part:02}" for part in others if part)])
    years = set(_YEAR.findall(said))
    return years.pop() if len(years) == 1 else None


@lru_cache(_REMEMBERED)
def fold_text(text: str) -> str:
    """A text as it is looked for: without the difference of capital, small and wide letters."""
    return fold(text).text


def game_row(
    number: int, file: int, place: int, size: Size, moves: int, info: GameInfo
) -> tuple[object, ...]:
    """The row of a game but for what its moves say, which comes last."""
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
        first_day(info.date) if info.date else None,
        words,
    )
    told = (*texts, info.komi, info.handicap, info.rules, *looked_for)
    row = (number, file, place, *size, moves, winner, *told)
    try:
        words.encode()
    except UnicodeEncodeError:
        return tuple(encodable_text(value) if isinstance(value, str) else value for value in row)
    return row


def encodable_text(text: str) -> str:
    """A text without what no database takes: the bytes that are no text in a file's charset."""
    return text.encode("utf-8", "replace").decode("utf-8")


GAME_COLUMNS = """games.id, path, place, width, height, moves, winner, black, black_rank, white,
    white_rank, name, event, round, date, venue, result, komi, handicap, rules"""
"""The columns that tell the facts of a game."""


def game_facts(row: tuple[Any, ...]) -> GameFacts:
    """What a row of `GAME_COLUMNS` says of a game."""
    number, path, place, width, height, moves, winner, *told = row
    won_by = None if winner is None else Colour(winner)
    return GameFacts(
        number, Path(os.fsdecode(path)), place, Size(width, height), moves, won_by, *told
    )

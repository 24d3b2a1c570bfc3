"""What an index keeps of files and games, and the rows it keeps it in."""

from __future__ import annotations

import os
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ...go import Colour, Size
from ...record.conventions.results import parse_result

if TYPE_CHECKING:
    from ...record.info import GameInfo
    from .folders import Seen


class Outcome(IntEnum):
    """What became of a game, a byte for each in the order of their numbers."""

    GONE = 0
    BLACK = Colour.BLACK.value
    WHITE = Colour.WHITE.value
    NEITHER = 3


class FileFacts(NamedTuple):
    """A file as it was when it was read last; ``error`` is why it gave no games."""

    path: bytes
    size: int
    changed: int
    digest: bytes
    error: str | None = None

    def unchanged(self, seen: Seen) -> bool:
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


def outcome_of(info: GameInfo) -> Outcome:
    """Who won a game."""
    result = parse_result(info.result) if info.result else None
    return Outcome(result.winner) if result and result.winner else Outcome.NEITHER


def game_row(
    number: int, file: int, place: int, size: Size, moves: int, info: GameInfo
) -> tuple[object, ...]:
    """The row of a game."""
    outcome = outcome_of(info)
    texts = (
        *(info.black_name, info.black_rank, info.white_name, info.white_rank),
        *(info.game_name, info.event, info.round, info.date, info.place, info.result),
    )
    others = info.rules, info.black_team, info.white_team, info.opening, info.source
    words = "\n".join(text for text in (*texts, *others) if text).casefold()
    winner = None if outcome is Outcome.NEITHER else outcome.value
    told = (*texts, info.komi, info.handicap, info.rules, words)
    values = (number, file, place, *size, moves, winner, *told)
    return tuple(_storable(value) for value in values)


def _storable(value: object) -> object:
    """A value without what no database takes: the bytes that are no text in a file's charset."""
    if isinstance(value, str) and not value.isprintable():
        return value.encode("utf-8", "replace").decode("utf-8")
    return value


def facts_of(row: tuple[Any, ...]) -> GameFacts:
    """What a row says of a game, with its file's path behind it."""
    number, _, place, width, height, moves, winner, *told, _, path = row
    won_by = None if winner is None else Colour(winner)
    return GameFacts(
        number, Path(os.fsdecode(path)), place, Size(width, height), moves, won_by, *told
    )

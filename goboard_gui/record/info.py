"""What a record says about its game as a whole."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Players, place, terms and result. None is what the record does not say.

    ``komi`` is in points for White, ``handicap`` in stones; everything else is text as written.
    """

    black_name: str | None = None
    black_rank: str | None = None
    black_team: str | None = None
    white_name: str | None = None
    white_rank: str | None = None
    white_team: str | None = None
    game_name: str | None = None
    event: str | None = None
    round: str | None = None
    date: str | None = None
    place: str | None = None
    rules: str | None = None
    komi: float | None = None
    handicap: int | None = None
    time: str | None = None
    overtime: str | None = None
    result: str | None = None
    opening: str | None = None
    annotator: str | None = None
    source: str | None = None
    user: str | None = None
    copyright: str | None = None
    comment: str | None = None

"""What a record says about its game as a whole."""

from __future__ import annotations

from typing import NamedTuple

_LONGEST_NAME = 80
"""Letters; some file systems count bytes, up to 255."""


class GameInfo(NamedTuple):
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

    def file_name(self) -> str | None:
        """What a file of the game may be called, without its ending: the date and the players.

        Only letters that every system takes in names are left. None without any player.

        >>> GameInfo(black_name="Lee Sedol", white_name="AlphaGo", date="2016-03-13").file_name()
        '2016-03-13 Lee Sedol - AlphaGo'
        >>> GameInfo(black_name="a/b?", date="1996-05,06").file_name()
        '1996-05,06 a b'
        """
        players = " - ".join(filter(None, (_plain(self.black_name), _plain(self.white_name))))
        if not players:
            return None
        return " ".join(filter(None, (_plain(self.date), players)))[:_LONGEST_NAME].strip()


def _plain(text: str | None) -> str:
    """A text without what file systems forbid, blanks for it."""
    kept = "".join(sign if sign.isalnum() or sign in "-_,.()'" else " " for sign in text or "")
    return " ".join(kept.split()).strip(".")

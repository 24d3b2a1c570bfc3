"""Records that are printed: a file that is open, or one that was read for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...record import Session

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...record import Tree


class Records(Protocol):
    """What a file holds that is open, with a place in one of its games."""

    @property
    def path(self) -> Path | None:
        """The file, if there is one."""

    @property
    def games(self) -> Sequence[Tree]:
        """All its games."""

    @property
    def game_count(self) -> int:
        """How many these are."""

    @property
    def session(self) -> Session:
        """The game that counts where one is taken, and the place in it."""


class ReadRecords:
    """What a file held when it was read; of its games the first is the one that counts."""

    def __init__(self, path: Path, games: Sequence[Tree]) -> None:
        self.path = path
        self.games = games
        self.game_count = len(games)
        self.session = Session(games[0])

"""The records of some games of a collection as one file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..files.errors import CharsetError, ReadError
from ..files.opening import open_path
from ..files.sgf.reading import new_sgf_file
from ..files.sgf.writing import write_sgf
from .errors import GameGoneError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from ..files.opening import Opened
    from .facts import GameFacts


@dataclass
class GameExport:
    """The games that were gathered, as SGF in UTF-8, and why others could not be.

    What of a record can be the same bytes in UTF-8 is so, and it is whole: with its variations and
    comments.
    """

    pieces: list[bytes] = field(default_factory=list)
    failures: list[ReadError | CharsetError | GameGoneError] = field(default_factory=list)

    @property
    def data(self) -> bytes:
        """What the file is to hold."""
        return b"\n".join(self.pieces) + b"\n"

    def gather(self, games: Iterable[GameFacts]) -> Iterator[int]:
        """Read the games and tell after each how many are done; a file is read once for several."""
        opened: tuple[Path, Opened] | None = None
        for number, facts in enumerate(games, 1):
            try:
                if opened is None or opened[0] != facts.path:
                    opened = facts.path, open_path(facts.path)
                self.pieces.append(_alone(opened[1], facts))
            except (ReadError, CharsetError, GameGoneError) as error:
                self.failures.append(error)
            yield number


def _alone(opened: Opened, facts: GameFacts) -> bytes:
    """One game of a file as SGF.

    :raises GameGoneError: when the file has not so many games any more.
    :raises CharsetError: when it cannot be written in UTF-8.
    """
    if facts.place >= len(opened.games):
        raise GameGoneError(facts.path, facts.place)
    tree = opened.games[facts.place]
    return write_sgf(new_sgf_file([tree]), [tree]).strip()

"""Export of games of a collection as one SGF file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..files.errors import EncodingError, ReadError
from ..files.opening import open_path
from ..files.sgf.reading import new_sgf_file
from ..files.sgf.writing import write_sgf
from .errors import MissingGameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from ..files.opening import OpenedFile
    from .facts import GameFacts


@dataclass
class GameExport:
    """An SGF file in UTF-8 with games from a collection, and the errors of the games that could not
    be read.

    Records are complete, with variations and comments, and are changed only where UTF-8 requires
    it.
    """

    open_file: Callable[[Path], OpenedFile] = open_path
    pieces: list[bytes] = field(default_factory=list)
    failures: list[ReadError | EncodingError | MissingGameError] = field(default_factory=list)

    @property
    def data(self) -> bytes:
        """The content of the exported file."""
        return b"\n".join(self.pieces) + b"\n"

    def read_games(self, games: Iterable[GameFacts]) -> Iterator[int]:
        """Read the games one by one, yielding the number of games read so far.

        Consecutive games of one file share a single read.
        """
        opened: tuple[Path, OpenedFile] | None = None
        for number, facts in enumerate(games, 1):
            try:
                if opened is None or opened[0] != facts.path:
                    opened = facts.path, self.open_file(facts.path)
                self.pieces.append(_single_game(opened[1], facts))
            except (ReadError, EncodingError, MissingGameError) as error:
                self.failures.append(error)
            yield number


def _single_game(opened: OpenedFile, facts: GameFacts) -> bytes:
    """Return one game of a file as SGF.

    :raises MissingGameError: if the file no longer has that many games.
    :raises EncodingError: if the game cannot be written in UTF-8.
    """
    if facts.place >= len(opened.games):
        raise MissingGameError(facts.path, facts.place)
    tree = opened.games[facts.place]
    return write_sgf(new_sgf_file([tree]), [tree]).strip()

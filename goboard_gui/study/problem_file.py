"""Files of problems, to which problems are added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..files.errors import EncodingError
from ..files.opening import open_path
from ..files.sgf.game_saving import save_games
from ..files.storage.saving import Fingerprint
from ..record.analysis.problems import find_problems, problem_start
from .problem_solving.solvable_problem import start_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from ..files.opening import OpenedFile
    from ..files.sgf.reading import SgfFile
    from ..files.storage.backup import Backups
    from ..record import Tree
    from .repetition.cards import CardKey


@dataclass(frozen=True, eq=False)
class ProblemFile:
    """An SGF file as it was read, or a new one without games."""

    path: Path
    file: SgfFile | None = None
    is_foreign: bool = False
    """Whether the file has another format, so that it can't be extended."""

    @classmethod
    def read(cls, path: Path, remembered: Sequence[str] = ()) -> ProblemFile:
        """Read a file; one that does not exist is new.

        ``remembered`` are the encodings that the user has chosen for it.

        :raises ReadError: when it cannot be read.
        """
        if not path.exists():
            return cls(path)
        opened: OpenedFile = open_path(path, remembered=remembered)
        return cls(path, opened.file, opened.is_foreign)

    @property
    def games(self) -> tuple[Tree, ...]:
        """The games of the file."""
        return () if self.file is None else self.file.games

    @property
    def is_damaged(self) -> bool:
        """Whether the file has damage, which saving would remove."""
        return self.file is not None and self.file.is_damaged

    def save(self, games: Sequence[Tree], backups: Backups, in_use: Sequence[Path] = ()) -> None:
        """Save games as the new contents of the file, after a backup; texts that its encoding does
        not have make it UTF-8.

        :raises SaveError: when it cannot be written, has changed since it was read, or is
            ``in_use``; it then keeps its contents.
        :raises EncodingError: when a text can't be written in UTF-8 either.
        :raises OSError: when the backup fails.
        """
        expected = None if self.file is None else Fingerprint.from_data(self.file.source.data)
        if self.file is not None:
            backups.back_up(self.path, again=True)
        try:
            save_games(self.file, games, self.path, expected=expected, in_use=in_use)
        except EncodingError:
            save_games(self.file, games, self.path, "utf-8", expected, in_use=in_use)


def problem_keys(games: Sequence[Tree]) -> Iterator[CardKey]:
    """Yield the keys of the problems in games, in their order, also if they are equal."""
    for game, tree in enumerate(games):
        for node in find_problems(tree, tree.root):
            yield start_key(games, problem_start(tree, node, game))

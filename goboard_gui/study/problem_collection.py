"""The problems of files and folders, judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..display_text import clip_text, to_printable
from ..files.errors import ReadError, ReadErrorReason
from ..files.opening import open_path
from ..files.sgf.game_info import read_info
from ..files.storage.folder import sgf_files_below
from ..record.analysis.problems import find_problems, merge_starts, problem_start
from ..record.steps import unknown_game
from ..record.values.evaluations import read_annotations
from .problem_solving.solvable_problem import SolvableProblem, make_solvable
from .repetition.cards import CardKey

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from ..record import Tree
    from ..record.analysis.problem_judging import JudgedProblem
    from ..record.analysis.problems import Place, ProblemStart

_LONGEST_GAME = 20


@dataclass(frozen=True, eq=False, slots=True)
class CollectedProblem:
    """A problem of a collection.

    ``number`` is its number in the collection, from 1, ``path`` its file, and ``title`` is empty if
    the record has none.
    """

    number: int
    path: Path
    title: str
    solvable: SolvableProblem

    @property
    def games(self) -> Sequence[Tree]:
        """The games of its file."""
        return self.solvable.games

    @property
    def judged(self) -> JudgedProblem:
        """Where it starts, and the verdicts on its lines."""
        return self.solvable.judged

    @property
    def key(self) -> CardKey:
        """The key by which its history is found, also if the file was moved or rotated."""
        return CardKey(self.solvable.key)

    @property
    def place(self) -> Place:
        """The node with the position of the problem, the first one if there are several."""
        return self.judged.start.places[0]


class ProblemCollector:
    """Reader of the problems in files and folders.

    ``file_count`` is the number of files, known when `collect` yields or ends, ``files_done`` how
    many of them have been read, and ``failures`` has the errors of those that can't be read, of
    those with other games than Go, and of folders.
    """

    def __init__(
        self,
        paths: Iterable[Path],
        *,
        remembered: Callable[[Path], Sequence[str]] = lambda _path: (),
    ) -> None:
        """Create a collector for files, and folders with SGF files at any depth.

        ``remembered`` returns the encodings that the user has chosen for a file, see `open_path`.
        """
        self._paths = tuple(paths)
        self._remembered = remembered
        self.file_count = 0
        self.files_done = 0
        self.failures: list[ReadError] = []

    def collect(self, pause: Callable[[], object] = lambda: None) -> Iterator[CollectedProblem]:
        """Yield the problems, file by file; files that can't be read are skipped.

        ``pause`` is called often, and may raise an exception to end the collection.

        :raises CancelledError: when ``pause`` does.
        """
        files = list(self._files(pause))
        self.file_count = len(files)
        number = 0
        for path in files:
            for games, start in self._starts(path, pause):
                number += 1
                game, node = start.places[0]
                title = problem_title(games[game], node)
                yield CollectedProblem(number, path, title, make_solvable(path, games, start))
                pause()
            self.files_done += 1

    def _files(self, pause: Callable[[], object]) -> Iterator[Path]:
        """Yield the files; a path that is not a folder is a file, even if it doesn't exist."""
        for path in self._paths:
            if not path.is_dir():
                yield path
                continue
            for file in sgf_files_below(path, self._add_unreadable_folder):
                yield file
                pause()

    def _add_unreadable_folder(self, error: OSError) -> None:
        failure = ReadError(
            str(error.filename), ReadErrorReason.UNREADABLE, detail=error.strerror or str(error)
        )
        failure.__cause__ = error
        self.failures.append(failure)

    def _starts(
        self, path: Path, pause: Callable[[], object]
    ) -> Iterator[tuple[Sequence[Tree], ProblemStart]]:
        """Yield the games of a file with the start of each problem in them."""
        try:
            opened = open_path(path, progress=lambda *_: pause(), remembered=self._remembered(path))
        except ReadError as error:
            self.failures.append(error)
            return
        games, starts = opened.games, []
        if (other := other_game_error(str(path), games)) is not None:
            self.failures.append(other)
        for game, tree in enumerate(games):
            starts += [problem_start(tree, node, game) for node in find_problems(tree, tree.root)]
            pause()
        for start in merge_starts(starts):
            yield games, start


def other_game_error(name: str, games: Sequence[Tree]) -> ReadError | None:
    """Return the error for a file with records of other games than Go, in which no problems are
    found, or None if it has none.
    """
    others = (game for tree in games if (game := unknown_game(tree)))
    game = next(others, "")
    if not game:
        return None
    detail = to_printable(f"GM[{clip_text(game, _LONGEST_GAME)}]")
    return ReadError(name, ReadErrorReason.OTHER_GAME, detail=detail)


def problem_title(tree: Tree, node: int) -> str:
    """Return the name of a problem's node, or else of its game, or an empty text.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;GN[Easy problems](;AB[aa])(;N[Ladder]AB[bb]))").games[0]
    >>> problem_title(tree, 1), problem_title(tree, 2)
    ('Easy problems', 'Ladder')
    """
    info = read_info(tree)
    return read_annotations(tree, node).name or info.game_name or info.event or ""

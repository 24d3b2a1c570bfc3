"""An edit in a file of 10,000 games: made, shown in the list of games, and kept in the journal.

The same edit is made in a file of one game: the difference is what the other games cost.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from functools import partial
from math import nan
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.append(str(Path(__file__).parents[1]))

from _timing import HEADER, Row, once_each, report

from goboard_gui.files.journal.journal_file import SUFFIX
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.files.autosave_journal import AutosaveJournal, preload_modules
from goboard_gui.gui.game.games.games_panel import GamesModel
from goboard_gui.record import new_game

GAMES = 10_000
EDITS = 200
MOST = 0.05
"""The maximum time of an edit in seconds."""
GOAL, FIRST_GOAL = 6, 20
GAME = b"(;SZ[19]PB[Black]PW[White]" + b";B[aa];W[bb]" * 20 + b")\n"


class Desk:
    """A document with its journal and the list of its games."""

    def __init__(self, games: int, folder: Path) -> None:
        file = read_sgf(GAME * games)
        self.folder = folder
        self.document = Document(new_game(Size(19, 19)))
        self.autosave_journal = AutosaveJournal(self.document, lambda: [folder], self.document)
        self.model = GamesModel(self.document)
        self.document.record_changed.connect(self._show)
        self.document.open_games(file.games, file, None)
        self.document.go_to_game(games // 2)
        self.document.go_to(self.document.session.tree.main_line()[-1])
        self.free = iter([point for point in Size(19, 19).points() if point.row > 2])

    def _show(self) -> None:
        self.model.show_games(self.document.games, self.document.game_index)

    def edit(self) -> float:
        """Play a move that is kept in the journal, and return the seconds it took."""
        point = next(self.free)
        start = time.perf_counter()
        self.document.play(point)
        return time.perf_counter() - start

    def written(self) -> bytes:
        """Return the content of the journal."""
        (path,) = self.folder.glob(f"*{SUFFIX}")
        return path.read_bytes()


class EditTimes(NamedTuple):
    """Seconds that the first edit of a file took, and those after it."""

    first: float
    best: float
    median: float
    worst: float


def edits(games: int) -> EditTimes:
    """Measure edits in a file with so many games."""
    with TemporaryDirectory() as folder:
        desk = Desk(games, Path(folder))
        first, *later = (desk.edit() for _ in range(EDITS + 1))
        desk.autosave_journal.delete_journal()
    return EditTimes(first, min(later), median(later), max(later))


def bare_write() -> EditTimes:
    """Measure how long it takes to write the beginning of a journal, with its checksum."""
    with TemporaryDirectory() as folder:
        desk = Desk(GAMES, Path(folder))
        desk.edit()
        data = desk.written()
        desk.autosave_journal.delete_journal()
        start = time.perf_counter()
        with Path(folder, "bare").open("wb", buffering=0) as file:
            file.write(data)
        hashlib.sha256(data).digest()
        return EditTimes(time.perf_counter() - start, nan, nan, nan)


def main() -> None:
    from PySide6.QtGui import QGuiApplication

    _app = QGuiApplication([])
    preload_modules()
    times = once_each(
        {"among": partial(edits, GAMES), "alone": partial(edits, 1), "write": bare_write},
        EditTimes(nan, nan, nan, nan),
    )
    among, alone = times["among"], times["alone"]
    item = f"an edit among {GAMES:,} games"
    report(Row(f"{item} / alone, best", among.best, alone.best, GOAL))
    report(Row(f"{item} / alone, median", among.median, alone.median, GOAL))
    report(Row(f"{item} / {MOST * 1e3:g} ms, worst of {EDITS}", among.worst, MOST, 1))
    size = len(GAME) * GAMES
    written = times["write"].first
    report(Row(f"  the first, with {size:,} bytes / a write", among.first, written, FIRST_GOAL))
    report(Row(f"  the first / {MOST * 1e3:g} ms", among.first, MOST, 1))


if __name__ == "__main__":
    print(HEADER)
    main()

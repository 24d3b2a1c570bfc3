"""R16: sessions are killed during editing and typing; what was reported as kept is kept."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from operator import is_not
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from goboard_gui.files.journal.recovery import JournalDamage, find_recoverable
from goboard_gui.files.sgf.reading import read_sgf_file

from .corpus import ROOT
from .desk import application
from .editing import COLLECTION, contents, place_of, steps
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from goboard_gui.gui.core.document import Document

_EDITS = 500
_LONGEST = 0.005  # seconds, in which some steps are taken
_HELD = 3600.0


@contextmanager
def _opened(path: Path) -> Iterator[Document]:
    """Open a document in which typing is a single edit however slow the computer is."""
    from goboard_gui.gui.core import undo
    from goboard_gui.gui.core.document import Document

    with patch.object(undo, "_PAUSE", _HELD):
        opened = Document(read_sgf_file(path).games[0])
        file = read_sgf_file(path)
        opened.open_games(file.games, file, path)
        yield opened


@contextmanager
def editing_program(
    folder: Path, path: Path, seed: str, count: int
) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a process that runs `edit_and_tell` and reports its steps on standard output."""
    command = "import sys; from benchmarks.campaigns import sessions as s; s.edit_and_tell"
    arguments = [str(folder), str(path), seed, str(count)]
    with subprocess.Popen(
        [sys.executable, "-c", f"{command}(*sys.argv[1:])", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        yield process


def edit_and_tell(folder: str, path: str, seed: str, count: str) -> None:
    """Edit by script like the window, with a journal; report each step when it is finished."""
    from PySide6.QtCore import QCoreApplication

    from goboard_gui.gui.files.autosave_journal import AutosaveJournal

    _ = QCoreApplication([])  # without one, Qt complains about every timer
    with _opened(Path(path)) as document:
        autosave_journal = AutosaveJournal(document, lambda: [Path(folder)], document)
        for number in steps(document, seed, int(count)):
            sys.stdout.write(f"{number}\n")
            sys.stdout.flush()
        sys.stdin.read()
        autosave_journal.delete_journal()


def kill_sessions(cases: Iterable[int], seed: int = 16) -> Result:
    """Kill sessions at random moments: at most the edit in progress is lost."""
    application()
    result = Result()
    with tempfile.TemporaryDirectory() as top:
        folder, path = Path(top, "journals"), Path(top, "game.sgf")
        path.write_bytes(COLLECTION)
        for number in cases:
            script = f"{seed}:{number}"
            chance = random.Random(f"{script}:kill")
            step, seconds = chance.randint(1, _EDITS), chance.uniform(0, _LONGEST)
            told = _killed(folder, path, script, step, seconds)
            result.counts["kills"] += 1
            result.counts["steps told"] += told
            result.counts["killed before the end"] += told < _EDITS
            _check(result, f"session {script}, {told} steps told", folder, path, (script, told))
            result.check(path.read_bytes() == COLLECTION, f"session {script}: the file is another")
            _discard(folder)
    return result


def _killed(folder: Path, path: Path, seed: str, step: int, seconds: float) -> int:
    """Run a session, kill it some time after it reports a step; return the number of reported
    steps."""
    with editing_program(folder, path, seed, _EDITS) as process:
        told = b""
        while told.count(b"\n") < step and (more := process.stdout.readline()):
            told += more
        time.sleep(seconds)
        process.kill()
        told += process.stdout.read()
    return told.count(b"\n")


def _check(result: Result, label: str, folder: Path, path: Path, script: tuple[str, int]) -> None:
    found = find_recoverable(folder)
    before, after = _expected(path, *script)
    try:
        if not found:
            result.counts["with nothing to be saved"] += 1
            result.check(None in (before, after), f"{label}: no journal")
            return
        if not result.check(len(found) == 1, f"{label}: {len(found)} journals"):
            return
        (kept,) = found
        # A kill in the midst of a write leaves part of the edit under way, and no more than that.
        torn = kept.damage is not None and kept.damage.code is JournalDamage.TAIL
        result.counts["with a torn edit left out"] += torn
        result.check(kept.damage is None or torn, f"{label}: {kept.damage}")
        result.check(kept.path == path, f"{label}: of {kept.path}")
        state = kept.state
        there = _plain((state.games, state.game, state.cursor))
        result.check(there in (before, after), f"{label}: other games, or elsewhere in them")
        result.check(not torn or there == before, f"{label}: more than the edit under way is torn")
        result.counts["with the edit under way"] += there != before
    finally:
        for it in found:
            it.release()


def _expected(path: Path, seed: str, told: int) -> tuple[tuple | None, tuple | None]:
    """Return what must be kept after a number of steps, and after one more if there is one."""
    before = after = None
    with _opened(path) as document:
        games = document.games
        for _ in steps(document, seed, min(told + 1, _EDITS)):
            before, known, games = after, games, document.games
            edited = len(known) != len(games) or any(map(is_not, known, games))
            if not document.is_modified:
                after = None
            elif edited:
                after = games, document.game_index, document.session.cursor
    if told == _EDITS:
        before = after
    return _plain(before), _plain(after)


def expected_after(path: Path, seed: str, count: int) -> tuple:
    """Return the games after all steps of a script."""
    with _opened(path) as document:
        for _ in steps(document, seed, count):
            pass
        return contents(document.games)


def _plain(state: tuple | None) -> tuple | None:
    if state is None:
        return None
    games, game, cursor = state
    return contents(games), game, place_of(games[game], cursor)


def _discard(folder: Path) -> None:
    for it in find_recoverable(folder):
        it.discard()

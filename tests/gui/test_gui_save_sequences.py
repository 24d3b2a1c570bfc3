"""Edits, saves, failures and cancellations in any order."""

from __future__ import annotations

import errno
from random import Random
from threading import Semaphore

import pytest

from goboard_gui.files.errors import SaveError, SaveStage
from goboard_gui.files.sgf import game_saving
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.files.autosave_journal import AutosaveJournal
from tests.examples import every
from tests.files.journal_cases import only, plain

SGF = b"(;GM[1]FF[4]SZ[9];B[ee])"
ACTIONS = ("play", "play", "undo", "redo", "save", "save", "save as", "answer", "fail", "cancel")


class Disk:
    """A disk that answers each save when it is told to, and how."""

    def __init__(self) -> None:
        self.asked = Semaphore(0)
        self.answers = Semaphore(0)
        self.fails = False
        self.real = game_saving.save

    def save(self, path, data, **options):
        self.answers.acquire(timeout=60)
        if self.fails:
            raise SaveError(path, SaveStage.WRITE, OSError(errno.ENOSPC, "no space left"))
        return self.real(path, data, **options)


class Desk:
    """A record that is edited and saved at random, with its journal."""

    def __init__(self, files_desk, disk, person, qtbot, folder, seed) -> None:
        self.random = Random(seed)
        self.document = files_desk.document
        self.io = files_desk.parts.document_io
        self.disk, self.person, self.qtbot = disk, person, qtbot
        self.paths = [folder / f"{name}.sgf" for name in "ab"]
        self.paths[0].write_bytes(SGF)
        file = read_sgf(SGF)
        self.document.open_games(file.games, file, self.paths[0])
        self.journal = AutosaveJournal(
            self.document, lambda: [folder / "journals"], files_desk.window
        )
        person.answers(elsewhere=False)

    def act(self, action: str) -> None:
        """Do something, as a person or the disk does it."""
        document, saver = self.document, self.io.saver
        match action:
            case "play":
                document.play(self.random.choice(sorted(document.session.board.empty_points())))
            case "undo":
                document.undo_stack.undo()
            case "redo":
                document.undo_stack.redo()
            case "save":
                self.io.save()
            case "save as":
                self.person.answers(save_path=self.random.choice(self.paths))
                self.io.save_as()
            case "cancel":
                if saver.busy:
                    saver._cancel()
                    self.disk.fails = False
                    self.disk.answers.release()  # to the thread that nobody waits for any more
            case "answer" | "fail" if saver.busy:
                current, self.disk.fails = saver._current, action == "fail"
                self.disk.answers.release()
                self.qtbot.waitUntil(lambda: saver._current is not current)

    def check(self) -> None:
        """Check that what counts as saved is saved, and that the journal has the rest."""
        document = self.document
        while self.io.saver.busy:
            self.act("answer")
        if not document.is_modified:
            written = read_sgf_file(document.path).games
            assert write_sgf(document.file, document.games) == write_sgf(document.file, written)
            assert self.journal.journal is None
            return
        assert plain(self.journal.journal.state) == plain(self._state())

    def _state(self):
        from goboard_gui.files.journal.state import DocumentState

        document = self.document
        return DocumentState(document.games, document.game_index, document.session.cursor)


@pytest.mark.parametrize("seed", every(range(12), 3))
def test_what_counts_as_saved_is_on_the_disk(
    qtbot, files_desk, person, tmp_path, monkeypatch, slow_disk, seed
):
    disk = Disk()
    monkeypatch.setattr(game_saving, "save", disk.save)
    desk = Desk(files_desk, disk, person, qtbot, tmp_path, seed)
    for number in range(40):
        desk.act(desk.random.choice(ACTIONS))
        if number % 10 == 9:
            desk.check()
    if desk.journal.journal is not None:
        expected = plain(desk.journal.journal.state)
        desk.journal.journal.release()
        assert plain(only(tmp_path / "journals").state) == expected
    dispose(files_desk.window)

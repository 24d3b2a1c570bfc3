"""Journals of programs that are killed, beside others, on disks that fail at any call."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from goboard_gui.files.journal import recovery
from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.storage import file_lock
from goboard_gui.files.storage.file_lock import FileLock, LockHeldError
from tests.files.journal_cases import (
    Failing,
    begun,
    first,
    killed,
    lost,
    origin,
    plain,
    scripted,
)

EDITS = 5
ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def test_whichever_call_fails_no_edit_before_it_is_lost(folder):
    failures = 0
    for nth in range(1, 500):
        number = (errno.ENOSPC, errno.EIO)[nth % 2]
        system, told = Failing(nth, number), []
        start = origin()
        journal = begun(folder, start, system=system, report=told.append, max_growth=400)
        kept, states = 0, [plain(first(start))]
        for count, desk in enumerate(scripted(2, EDITS, start.file.games), 1):
            states.append(plain(desk.state))
            journal.append(desk.state)
            journal.maintain()
            if system.failed:
                break
            kept = count
        failures += bool(told)
        assert all(error.errno == number for error in told)
        journal.release()
        found = find_recoverable(folder)
        if kept:
            assert len(found) == 1, system.failed
        for kept_one in found:
            assert kept_one.edits in (kept, kept + 1), system.failed
            assert plain(kept_one.state) == states[kept_one.edits]
            kept_one.discard()
        left = list(folder.glob("*"))
        assert not left or system.failed in ("unlink", "close"), (left, system.failed)
        for stray in left:
            stray.unlink()
        if not system.failed:
            break
    assert not system.failed
    assert failures > 20


def test_whichever_call_fails_the_next_try_keeps_every_edit(folder):
    for nth in range(1, 500):
        system, told = Failing(nth), []
        start = origin()
        journal = begun(folder, start, system=system, report=told.append, max_growth=400)
        for desk in scripted(4, EDITS, start.file.games):
            journal.append(desk.state)
            journal.maintain()
            journal._again_at = 0.0
        journal.maintain()
        assert told == [] or (isinstance(told[0], OSError) and told[1:] == [None])
        journal.release()
        (found,) = find_recoverable(folder)
        assert plain(found.state) == plain(desk.state), system.failed
        assert (found.edits, found.damage) == (EDITS, None)
        found.discard()
        if not system.failed:
            break
    assert not system.failed


def test_journals_where_no_lock_can_be_made_are_read_nevertheless(folder, monkeypatch):
    command = (
        "import sys; from pathlib import Path; from tests.files.journal_cases import *\n"
        "start = origin(); journal = begun(Path(sys.argv[1]), start)\n"
        "for desk in scripted(1, 3, start.file.games): journal.append(desk.state)"
    )
    subprocess.run([sys.executable, "-c", command, str(folder)], cwd=ROOT, check=True)

    def refuse(path, system=os):
        raise PermissionError(errno.EROFS, "read-only")

    monkeypatch.setattr(FileLock, "acquire", refuse)
    (found,) = find_recoverable(folder)
    assert found.edits == 3
    journal = found.continue_journal()
    journal.release()
    found.release()


def test_on_a_disk_without_locks_the_journal_of_a_running_program_is_not_offered(
    folder, monkeypatch
):
    def refuse(handle):
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(file_lock, "lock_handle", refuse)
    start = origin()
    journal = begun(folder, start)
    for desk in scripted(1, 3, start.file.games):
        journal.append(desk.state)
    assert find_recoverable(folder) == []
    monkeypatch.setattr(recovery, "host_name", lambda: "elsewhere")
    assert [found.edits for found in find_recoverable(folder)] == [3]
    journal.release()


def test_a_lock_is_held_by_one_and_free_again(tmp_path):
    path = tmp_path / "a.lock"
    lock = FileLock.acquire(path)
    with pytest.raises(LockHeldError):
        FileLock.acquire(path)
    lock.release()
    assert not path.exists()
    again = FileLock.acquire(path)
    assert again.certain
    again.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot remove a file that is open")
def test_a_lock_that_another_program_takes_while_it_is_released_stays(tmp_path):
    path = tmp_path / "a.lock"

    class Contended:
        open, unlink = staticmethod(os.open), staticmethod(os.unlink)

        @staticmethod
        def close(handle):
            path.touch()
            os.close(handle)

    FileLock.acquire(path, Contended).release()
    assert path.exists()


def test_a_lock_that_was_removed_while_it_was_waited_for_is_made_anew(tmp_path, monkeypatch):
    path = tmp_path / "a.lock"
    real, waiting = file_lock.lock_handle, [True]

    def removed_meanwhile(handle):
        real(handle)
        if waiting.pop():
            path.unlink()
            waiting.append(False)

    monkeypatch.setattr(file_lock, "lock_handle", removed_meanwhile)
    lock = FileLock.acquire(path)
    assert path.exists()
    lock.release()


def test_edits_that_come_while_the_journal_is_written_anew_are_in_it(folder, monkeypatch):
    start = origin()
    journal = begun(folder, start, max_growth=100)
    desks = scripted(6, 30, start.file.games)
    for _ in range(10):
        journal.append(next(desks).state)
    draft = journal._file.write_draft

    def slowly(records, *, durable):
        written = draft(records, durable=durable)
        for _ in range(5):
            journal.append(next(desks).state)
        return written

    monkeypatch.setattr(journal._file, "write_draft", slowly)
    journal._rewrite()
    monkeypatch.undo()
    for desk in desks:
        journal.append(desk.state)
    journal.release()
    (found,) = find_recoverable(folder)
    assert (found.edits, found.damage) == (30, None)
    assert plain(found.state) == plain(desk.state)


def test_a_journal_discarded_while_it_is_written_anew_stays_away(folder, monkeypatch):
    start = origin()
    journal = begun(folder, start)
    journal.append(next(scripted(1, 1, start.file.games)).state)
    draft = journal._file.write_draft

    def meanwhile(records, *, durable):
        written = draft(records, durable=durable)
        journal.discard()
        return written

    monkeypatch.setattr(journal._file, "write_draft", meanwhile)
    journal._rewrite()
    assert list(folder.iterdir()) == []
    assert journal.maintain() is None
    journal.append(first(start))
    assert list(folder.iterdir()) == []


def test_the_thread_of_a_journal_ends_with_it(folder):
    before = threading.active_count()
    start = origin()
    journals = [begun(folder, start, threaded=True) for _ in range(3)]
    for journal in journals:
        journal.append(next(scripted(1, 1, start.file.games)).state)
    threads = [journal._flush_thread._thread for journal in journals]
    for journal in journals:
        journal.discard()
    for thread in threads:
        thread.join(120)
    assert threading.active_count() == before


def test_programs_in_one_folder_keep_to_their_own_journals(folder):
    command = (
        "import sys; from pathlib import Path; from tests.files.journal_cases import *\n"
        "start = origin(); journal = begun(Path(sys.argv[1]), start, threaded=True)\n"
        "for desk in scripted(int(sys.argv[2]), 40, start.file.games): journal.append(desk.state)\n"
        "print(journal.path.name, flush=True); sys.stdin.read()"
    )
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", command, str(folder), seed],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        for seed in "12"
    ]
    names = [program.stdout.readline().decode().strip() for program in programs]
    assert find_recoverable(folder) == []
    for program, name, seed in zip(programs, names, (1, 2), strict=True):
        program.kill()
        program.wait()
        program.stdin.close()
        program.stdout.close()
        (found,) = find_recoverable(folder)
        assert found.journal.name == name
        *_, desk = scripted(seed, 40, origin().file.games)
        assert plain(found.state) == plain(desk.state)
        found.discard()


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_programs_killed_while_editing_lose_nothing_they_had_told(folder):
    chance = random.Random(4)
    for seed in range(3):
        told = killed(folder, seed, 500, chance.uniform(0, 0.15))
        assert lost(folder, seed, told, 500) == ""


def test_a_journal_that_cannot_be_used_is_not_adopted(folder):
    folder.mkdir()
    (folder / "a.journal").write_bytes(b"nonsense")
    (found,) = find_recoverable(folder)
    with pytest.raises(ValueError, match="damaged"):
        found.continue_journal()
    found.discard()
    assert list(folder.iterdir()) == []

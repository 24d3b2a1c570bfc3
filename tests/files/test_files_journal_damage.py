"""Journals that are damaged, grow long, or lie on a disk that fails."""

from __future__ import annotations

import errno
import json
import os
import threading
import time

import pytest

from goboard_gui.files.journal.journal_file import ChecksumChain, JournalRecordKind, read_records
from goboard_gui.files.journal.recovery import JournalDamage, find_recoverable
from tests.cases import for_each
from tests.examples import every
from tests.files.journal_cases import (
    COLLECTION,
    Switched,
    begun,
    files,
    first,
    left,
    one_edit,
    only,
    origin,
    plain,
    scripted,
)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def _unusable_end(damage):
    return damage.arguments["offset"] + damage.arguments["size"]


def test_cut_anywhere_a_journal_gives_every_edit_whose_entry_is_whole(folder):
    start = origin()
    journal = begun(folder, start)
    states, ends = [plain(first(start))], [0]
    for desk in scripted(9, 5, start.file.games):
        journal.append(desk.state)
        states.append(plain(desk.state))
        ends.append(journal.path.stat().st_size)
    journal.release()
    data = journal.path.read_bytes()
    head = data.index(b"E ")
    ends[0] = head
    around = {cut for end in ends for cut in (end - 1, end, end + 1) if cut <= len(data)}
    for cut in sorted(around.union(every(range(1, len(data) + 1), 5))):
        journal.path.write_bytes(data[:cut])
        found = only(folder)
        whole = sum(end <= cut for end in ends) - 1
        assert found.edits == max(whole, 0)
        if whole < 0:
            assert found.damage.code is JournalDamage.HEAD
            assert found.state is None
        else:
            assert plain(found.state) == states[whole]
            sound = cut in ends
            assert (found.damage is None) is sound
            assert sound or _unusable_end(found.damage) == cut
        found.release()


@pytest.mark.parametrize("seed", range(3))
def test_a_wrong_byte_costs_what_comes_after_it_and_is_told(folder, seed):
    start = origin()
    journal, states, ends = begun(folder, start), [plain(first(start))], []
    for desk in scripted(seed, 8, start.file.games):
        journal.append(desk.state)
        states.append(plain(desk.state))
        ends.append(journal.path.stat().st_size)
    journal.release()
    data = journal.path.read_bytes()
    head = data.index(b"E ")
    for place in range(seed, len(data), 23):
        damaged = bytearray(data)
        damaged[place] ^= 0x15
        journal.path.write_bytes(damaged)
        found = only(folder)
        if place < head:
            assert found.damage.code is JournalDamage.HEAD
            assert found.games == ()
        else:
            assert found.damage.code is JournalDamage.TAIL
            assert plain(found.state) == states[sum(end <= place for end in ends)]
        found.release()
        assert journal.path.read_bytes() == damaged


def test_entries_of_another_journal_are_not_taken_in(folder):
    pieces = []
    for move in ("Bcc", "Bdd"):
        start = origin()
        journal = begun(folder, start)
        journal.append(one_edit(start, move))
        journal.release()
        data = journal.path.read_bytes()
        journal.path.unlink()
        pieces.append((data[: data.index(b"E ")], data[data.index(b"E ") :]))
    journal.path.write_bytes(pieces[0][0] + pieces[0][1] + pieces[1][1])
    found = only(folder)
    assert (found.edits, found.damage.code) == (1, JournalDamage.TAIL)


def test_an_empty_journal_is_swept_away_and_a_newer_one_is_kept(folder):
    folder.mkdir()
    (folder / "a.journal").touch()
    assert find_recoverable(folder) == []
    assert files(folder) == []
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    journal.release()
    data = journal.path.read_bytes()
    chain = ChecksumChain()
    newer = b""
    for record in read_records(data):
        payload = record.payload
        if record.kind is JournalRecordKind.HEAD:
            payload = json.dumps(json.loads(payload) | {"format": 99, "program": "9.0"}).encode()
        newer += chain.make_record(record.kind, payload)
    journal.path.write_bytes(newer)
    found = only(folder)
    assert found.damage.code is JournalDamage.NEWER
    assert "9.0" in str(found.damage)
    found.release()
    assert journal.path.read_bytes() == newer


def test_no_folder_holds_nothing(folder):
    assert find_recoverable(folder) == []


def test_strays_are_swept_but_no_lock_that_is_held(folder):
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    (folder / "gone.lock").touch()
    old = folder / ".goboard-1-1.tmp"
    old.touch()
    os.utime(old, (1, 1))
    assert find_recoverable(folder) == []
    assert files(folder) == [".journal", ".lock"]
    journal.discard()


def test_what_a_killed_save_left_beside_the_document_is_swept_with_its_journal(folder, tmp_path):
    left(folder, tmp_path / "game.sgf", COLLECTION, 1)
    gone, other = tmp_path / f".goboard-{os.getpid()}-7.tmp", tmp_path / ".goboard-1-1.tmp"
    copy = gone.with_suffix(".old")
    for stray in (gone, other, copy):
        stray.touch()
    found = only(folder)
    found.remove_leftover_files()
    found.release()
    assert (gone.exists(), other.exists(), copy.exists()) == (False, True, True)


def test_a_long_journal_is_written_anew(folder):
    start = origin()
    journal = begun(folder, start, max_growth=2000)
    largest = 0
    for desk in scripted(1, 120, start.file.games):
        journal.append(desk.state)
        assert journal.maintain() is None
        largest = max(largest, journal.path.stat().st_size)
    journal.release()
    assert files(folder) == [".journal"]
    found = only(folder)
    assert plain(found.state) == plain(desk.state)
    assert found.edits == 120
    assert largest < 40_000


def test_a_thread_of_its_own_brings_an_edit_to_the_disk(folder):
    flushed = threading.Event()

    class Watched:
        def __getattr__(self, name):
            return getattr(os, name)

        def fsync(self, handle):
            flushed.set()
            os.fsync(handle)

    start = origin()
    journal = begun(folder, start, system=Watched(), threaded=True)
    journal.append(one_edit(start))
    assert flushed.wait(timeout=120)
    journal.discard()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_fails_is_told_once_and_gets_it_all_when_it_works_again(
    folder, number, monkeypatch
):
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    told, system = [], Switched()
    start = origin()
    journal = begun(folder, start, report=told.append, system=system)
    for count, desk in enumerate(scripted(5, 40, start.file.games)):
        system.number = number if 10 <= count < 20 else 0
        journal.append(desk.state)
        clock[0] += 6.0
        again = journal.maintain()
        assert (again is not None) is bool(system.number)
    failure, resumed = told
    assert (failure.errno, resumed) == (number, None)
    assert os.strerror(number) in str(told[0])
    journal.release()
    found = only(folder)
    assert plain(found.state) == plain(desk.state)
    assert (found.edits, found.damage) == (40, None)
    assert files(folder) == [".journal", ".lock"]


def test_a_folder_that_cannot_be_made_is_told_and_tried_again(tmp_path):
    told = []
    blocked = tmp_path / "file"
    blocked.touch()
    start = origin()
    journal = begun(blocked / "journals", start, report=told.append)
    journal.append(one_edit(start))
    journal.append(one_edit(start, "Bdd"))
    assert len(told) == 1
    blocked.unlink()
    journal._again_at = 0.0
    assert journal.maintain() is None
    journal.release()
    assert only(blocked / "journals").edits == 2


DEEP = b"[" * 100_000
NO_TREES = {
    "its own child": {"nodes": [[0, [{"n": 0, "c": [0]}], []]]},
    "its own parent": {"nodes": [[0, [{"n": 0, "p": 0}], []]]},
    "a child that does not exist": {"nodes": [[0, [{"n": 0, "c": [77]}], []]]},
    "a child of another node": {"nodes": [[0, [{"n": 0, "c": [1, 2]}], []]]},
    "a child twice": {"nodes": [[0, [{"n": 0, "c": [1, 1]}], []]]},
    "a circle off the tree": {"nodes": [[0, [{"n": 77, "p": 77, "c": [77]}], []]], "at": 77},
    "a number as a value": {"nodes": [[0, [{"n": 1, "v": [["B", 1]]}], []]]},
    "no node": {"games": [{"new": []}]},
    "an endless number": {"at": 1e400},
}


def _with_record(data, kind, payload):
    """Return a journal with sound checksums in which one record is another, or comes last."""
    chain, written, seen = ChecksumChain(), b"", False
    for record in read_records(data):
        changed = record.kind is kind and not seen
        seen = seen or changed
        written += chain.make_record(record.kind, payload if changed else record.payload)
    return written if seen else written + chain.make_record(kind, payload)


@for_each("entry", NO_TREES.values(), ids=NO_TREES)
def test_an_entry_that_makes_no_tree_is_damage(tmp_path_factory, entry):
    folder = tmp_path_factory.mktemp("journals")
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    journal.release()
    data = journal.path.read_bytes()
    edit = {"game": 0, "at": 0, "time": 1, **entry}
    for kind in (JournalRecordKind.STATE, JournalRecordKind.EDIT):
        changed = (
            edit if kind is JournalRecordKind.EDIT else {"games": [{"read": 0}], "edits": 0} | edit
        )
        journal.path.write_bytes(_with_record(data, kind, json.dumps(changed).encode()))
        found = only(folder)
        if found.damage is None:
            # Nodes that do not hang together with the record do not belong to it.
            assert entry.get("at") == 77
            assert found.state.cursor != 77
        elif found.state is not None:
            assert plain(found.state) == plain(first(start))
        found.release()


@pytest.mark.parametrize(
    "kind", [JournalRecordKind.HEAD, JournalRecordKind.STATE, JournalRecordKind.EDIT]
)
def test_a_record_that_is_too_deep_is_damage(folder, kind):
    left(folder, None, COLLECTION, 1)
    (path,) = folder.glob("*.journal")
    path.write_bytes(_with_record(path.read_bytes(), kind, DEEP))
    assert only(folder).damage is not None


@pytest.mark.parametrize("name", ["\0", "\ud800"])
def test_a_path_that_no_file_can_have_is_damage(folder, tmp_path, name):
    left(folder, tmp_path / "a.sgf", COLLECTION, 1)
    (path,) = folder.glob("*.journal")
    data = path.read_bytes()
    head = json.loads(next(read_records(data)).payload) | {"path": name}
    path.write_bytes(_with_record(data, JournalRecordKind.HEAD, json.dumps(head).encode()))
    found = only(folder)
    assert found.damage.code is JournalDamage.HEAD
    assert found.state is None

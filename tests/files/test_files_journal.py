"""Journals: what is written with each edit, and what is read back of it."""

from __future__ import annotations

import errno
import json
import os
import time
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.journal.origin import Origin
from goboard_gui.files.journal.records import Chain, Kind, read_records
from goboard_gui.files.journal.recovery import Fault, OnDisk, recoverable
from goboard_gui.files.journal.state import State
from goboard_gui.files.saving import Fingerprint
from goboard_gui.files.sgf import read, read_path
from goboard_gui.files.storing import save_games
from goboard_gui.record import Property, Tree
from tests.files.journal_cases import (
    ACTIONS,
    COLLECTION,
    Desk,
    Switched,
    begun,
    first,
    origin,
    plain,
    play,
    scripted,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def files(folder: Path) -> list[str]:
    return sorted(entry.suffix for entry in folder.iterdir()) if folder.exists() else []


def only(folder: Path):
    """Return the one recovery in a folder."""
    (found,) = recoverable(folder)
    return found


def one_edit(start: Origin, move: str = "Bcc") -> State:
    tree, node = play(start.file.games[0], 0, move)
    return State((tree, *start.file.games[1:]), 0, node)


def test_nothing_is_written_before_the_first_edit(folder):
    start = origin()
    journal = begun(folder, start)
    assert files(folder) == []
    journal.append(one_edit(start))
    assert files(folder) == [".journal", ".lock"]
    journal.discard()
    assert files(folder) == []


def test_what_was_edited_is_read_back_with_its_file(folder, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(COLLECTION)
    start = Origin(path, read_path(path))
    journal, state = begun(folder, start), one_edit(start)
    journal.append(state)
    journal.leave()
    found = only(folder)
    assert plain(found.state) == plain(state)
    assert (found.path, found.edits, found.damage) == (path, 1, None)
    assert found.origin.file.source.data == COLLECTION
    assert found.on_disk() is OnDisk.SAME
    assert abs(found.when - time.time()) < 60
    path.write_bytes(b"(;)")
    assert found.on_disk() is OnDisk.CHANGED
    path.unlink()
    assert found.on_disk() is OnDisk.GONE


def test_nodes_that_were_read_keep_their_places_in_the_text(folder):
    start = origin()
    desk, journal = Desk(start.file.games), begun(folder, start)
    for action, choice in (("play", 3), ("comment", 1), ("undo", 0), ("play", 5)):
        assert desk.edit(action, choice)
        journal.append(desk.state)
    journal.leave()
    read_back, ours = only(folder).games[0], desk.state.games[0]
    for node in ours.preorder():
        assert read_back.node(node) == ours.node(node)


def test_a_typed_edit_counts_once(folder):
    start, node = origin(), 1
    journal, tree = begun(folder, start), start.file.games[0]
    for text in ("a", "ab", "abc"):
        tree = tree.set_properties(node, [Property("C", (text,))])
        journal.append(State((tree, start.file.games[1]), 0, node), merged=text != "a")
    journal.leave()
    found = only(folder)
    assert found.edits == 1
    assert found.games[0].node(node).first("C") == "abc"


def test_a_plain_edit_of_a_large_record_costs_a_line(folder):
    data = b"(;" + b"C[%b]" % (b"x" * 10_000) + b"(;B[aa];W[bb])" * 3_000 + b")"
    start = origin(data=data)
    journal, tree = begun(folder, start), start.file.games[0]
    sizes = []
    node = 6_000
    for move in ("Bcc", "Wdd", "Bee"):
        tree, node = play(tree, node, move)
        journal.append(State((tree,), 0, node))
        sizes.append(journal.path.stat().st_size)
    assert max(after - before for before, after in pairwise(sizes)) < 200
    journal.leave()
    assert plain(only(folder).state) == plain(State((tree,), 0, node))


scripts = st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(0, 10**6)), max_size=25)


@given(scripts)
def test_whatever_is_edited_is_read_back(tmp_path_factory, script):
    folder = tmp_path_factory.mktemp("journals")
    start = origin()
    desk, journal = Desk(start.file.games), begun(folder, start)
    edits = [edit for edit in script if desk.edit(*edit) and journal.append(desk.state) is None]
    journal.leave()
    found = recoverable(folder)
    assert len(found) == bool(edits)
    for recovery in found:
        assert recovery.edits == len(edits)
        assert plain(recovery.state)[0] == plain(desk.state)[0]
        recovery.discard()
    assert files(folder) == []


def test_cut_at_any_byte_a_journal_gives_every_edit_whose_entry_is_whole(folder):
    start = origin()
    journal = begun(folder, start)
    states, ends = [plain(first(start))], [0]
    for desk in scripted(9, 10, start.file.games):
        journal.append(desk.state)
        states.append(plain(desk.state))
        ends.append(journal.path.stat().st_size)
    journal.leave()
    data = journal.path.read_bytes()
    head = data.index(b"E ")
    ends[0] = head
    for cut in range(1, len(data) + 1):
        journal.path.write_bytes(data[:cut])
        found = only(folder)
        whole = sum(end <= cut for end in ends) - 1
        assert found.edits == max(whole, 0)
        if whole < 0:
            assert found.damage.fault is Fault.HEAD
            assert found.state is None
        else:
            assert plain(found.state) == states[whole]
            sound = cut in ends
            assert (found.damage is None) is sound
            assert sound or found.damage.offset + found.damage.size == cut
        found.leave()


@pytest.mark.parametrize("seed", range(3))
def test_a_wrong_byte_costs_what_comes_after_it_and_is_told(folder, seed):
    start = origin()
    journal, states, ends = begun(folder, start), [plain(first(start))], []
    for desk in scripted(seed, 8, start.file.games):
        journal.append(desk.state)
        states.append(plain(desk.state))
        ends.append(journal.path.stat().st_size)
    journal.leave()
    data = journal.path.read_bytes()
    head = data.index(b"E ")
    for place in range(0, len(data), 7):
        damaged = bytearray(data)
        damaged[place] ^= 0x15
        journal.path.write_bytes(damaged)
        found = only(folder)
        if place < head:
            assert found.damage.fault is Fault.HEAD
            assert found.games == ()
        else:
            assert found.damage.fault is Fault.TAIL
            assert plain(found.state) == states[sum(end <= place for end in ends)]
        found.leave()
        assert journal.path.read_bytes() == damaged


def test_entries_of_another_journal_are_not_taken_in(folder):
    pieces = []
    for move in ("Bcc", "Bdd"):
        start = origin()
        journal = begun(folder, start)
        journal.append(one_edit(start, move))
        journal.leave()
        data = journal.path.read_bytes()
        journal.path.unlink()
        pieces.append((data[: data.index(b"E ")], data[data.index(b"E ") :]))
    journal.path.write_bytes(pieces[0][0] + pieces[0][1] + pieces[1][1])
    found = only(folder)
    assert (found.edits, found.damage.fault) == (1, Fault.TAIL)


def test_an_empty_journal_is_swept_away_and_a_newer_one_is_kept(folder):
    folder.mkdir()
    (folder / "a.journal").touch()
    assert recoverable(folder) == []
    assert files(folder) == []
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    journal.leave()
    data = journal.path.read_bytes()
    chain = Chain()
    newer = b""
    for record in read_records(data):
        payload = record.payload
        if record.kind is Kind.HEAD:
            payload = json.dumps(json.loads(payload) | {"format": 99, "program": "9.0"}).encode()
        newer += chain.record(record.kind, payload)
    journal.path.write_bytes(newer)
    found = only(folder)
    assert found.damage.fault is Fault.NEWER
    assert "9.0" in str(found.damage)
    found.leave()
    assert journal.path.read_bytes() == newer


def test_no_folder_holds_nothing(folder):
    assert recoverable(folder) == []


def test_strays_are_swept_but_no_lock_that_is_held(folder):
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    (folder / "gone.lock").touch()
    old = folder / ".goboard-1-1.tmp"
    old.touch()
    os.utime(old, (1, 1))
    assert recoverable(folder) == []
    assert files(folder) == [".journal", ".lock"]
    journal.discard()


def test_a_journal_is_offered_to_one_at_a_time(folder):
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    assert recoverable(folder) == []
    journal.leave()
    found = only(folder)
    assert recoverable(folder) == []
    found.leave()
    only(folder).discard()
    assert files(folder) == []


def test_documents_of_one_name_and_of_none_share_nothing(folder, tmp_path):
    journals = []
    for place in ("one", "two"):
        path = tmp_path / place / "game.sgf"
        path.parent.mkdir()
        path.write_bytes(COLLECTION)
        for start in (Origin(path, read_path(path)), Origin(None, read_path(path))):
            journals.append(begun(folder, start))
            journals[-1].append(one_edit(start))
    for journal in journals:
        journal.leave()
    found = recoverable(folder)
    assert sorted(str(it.path) for it in found if it.path) == [
        str(tmp_path / place / "game.sgf") for place in ("one", "two")
    ]
    found[0].discard()
    assert len({it.journal for it in found} & set(folder.iterdir())) == 3


def test_a_recovered_document_goes_on_in_its_journal(folder):
    start = origin()
    journal = begun(folder, start)
    desks = scripted(3, 9, start.file.games)
    for desk in desks:
        journal.append(desk.state)
        if desk.done and journal.edits == 5:
            break
    journal.leave()
    before = journal.path.read_bytes()
    found = only(folder)
    again = found.adopt()
    assert recoverable(folder) == []
    assert again.path.read_bytes() == before
    tree, node = play(found.games[0], 0, "Bcc")
    after = State((tree, *found.games[1:]), 0, node)
    again.append(after)
    assert again.path == journal.path
    again.leave()
    found = only(folder)
    assert plain(found.state) == plain(after)
    assert found.edits == 6
    adopted = found.adopt()
    adopted.discard()
    assert files(folder) == []


def test_a_file_that_was_saved_and_edited_again_is_written_as_it_would_have_been(folder, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes("(;CA[Shift_JIS]SZ[9]PB[表]\n ;B[ee] (;W[cc])\n(;W[gc]))".encode("cp932"))
    file = read_path(path)
    tree, node = play(file.games[0], 1, "Wdd")
    file = save_games(file, [tree], path)
    start = Origin(path, file)
    journal = Journal(folder, start, State((tree,), 0, node), tended=False)
    tree, node = play(tree, node, "Bff")
    journal.append(State((tree,), 0, node))
    journal.leave()
    found = only(folder)
    assert found.on_disk() is OnDisk.SAME
    ours, theirs = tmp_path / "ours.sgf", tmp_path / "theirs.sgf"
    save_games(file, [tree], ours)
    expected = Fingerprint.of_data(found.origin.file.source.data)
    save_games(found.origin.file, found.games, path, expected=expected)
    save_games(found.origin.file, found.games, theirs)
    assert path.read_bytes() == theirs.read_bytes() == ours.read_bytes()


@pytest.mark.parametrize(
    ("data", "charset"),
    [
        pytest.param("(;SZ[9]PB[柯洁];B[ee])".encode("gbk"), None, id="guessed"),
        pytest.param("(;SZ[9]PB[表];B[ee])".encode("cp932"), "koi8-r", id="chosen"),
        pytest.param("\ufeff(;SZ[9];B[ee])".encode("utf-16-le"), None, id="wide, marked"),
        pytest.param(b"\xef\xbb\xbf(;SZ[9]C[\xff];B[ee])", None, id="marked, odd bytes"),
        pytest.param(b"(;SZ[9];B[ee];W[c", None, id="damaged"),
    ],
)
def test_the_charset_and_what_was_mended_are_as_before(folder, data, charset):
    start = Origin(None, read(data, charset=charset))
    journal, state = begun(folder, start), one_edit(start)
    journal.append(state)
    journal.leave()
    ours, theirs = start.file, only(folder).origin.file
    assert theirs.source.text == ours.source.text
    for fact in ("charset", "how", "bom", "declared"):
        assert getattr(theirs.source.decoded, fact) == getattr(ours.source.decoded, fact)
    assert theirs.damaged is ours.damaged


def test_games_that_come_go_and_change_places_are_followed(folder):
    start = origin()
    one, two = start.file.games
    three, _ = Tree.new([Property("SZ", ("9",))]).add(0, [Property("C", ("new",))])
    four = read(b"(;C[four](;B[aa];W[bb])(;B[cc]))").games[0]
    four = four.set_properties(2, [Property("W", ("ab",))])
    one, _ = play(one, 0, "Bcc")
    states = [
        State((one, two), 0, 0),
        State((two, one), 1, 0),
        State((two, three, one), 1, 1),
        State((four, three), 0, 2),
        State((two, two), 1, 0),
        State((two, play(two, 0, "Baa")[0]), 1, 0),
        State((one,), 0, 0),
    ]
    journal = begun(folder, start)
    for state in states:
        journal.append(state)
        data = journal.path.read_bytes()
        copy = folder / "copy.journal"
        copy.write_bytes(data)
        found = only(folder)
        assert plain(found.state) == plain(state)
        found.discard()
    journal.discard()


def test_a_long_journal_is_written_anew(folder):
    start = origin()
    journal = begun(folder, start, room=2000)
    largest = 0
    for desk in scripted(1, 120, start.file.games):
        journal.append(desk.state)
        assert journal.tend() is None
        largest = max(largest, journal.path.stat().st_size)
    journal.leave()
    assert files(folder) == [".journal"]
    found = only(folder)
    assert plain(found.state) == plain(desk.state)
    assert found.edits == 120
    assert largest < 40_000


def test_a_thread_of_its_own_brings_an_edit_to_the_disk(folder):
    flushed = []

    class Watched:
        def __getattr__(self, name):
            return getattr(os, name)

        def fsync(self, handle):
            flushed.append(time.monotonic())
            os.fsync(handle)

    start = origin()
    journal = begun(folder, start, system=Watched(), tended=True)
    journal.append(one_edit(start))
    begin = time.monotonic()
    while not flushed and time.monotonic() < begin + 5:
        time.sleep(0.005)
    journal.discard()
    assert flushed


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
        again = journal.tend()
        assert (again is not None) is bool(system.number)
    assert [trouble.cause.errno for trouble in told] == [number]
    assert os.strerror(number) in str(told[0])
    journal.leave()
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
    assert journal.tend() is None
    journal.leave()
    assert only(blocked / "journals").edits == 2

"""Journals: what is written with each edit, and what is read back of it."""

from __future__ import annotations

import sys
import time
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.recovery import FileState, find_recoverable
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.storage.saving import Fingerprint
from goboard_gui.go import Size
from goboard_gui.record import Property, Tree, new_game
from tests.files.journal_cases import (
    ACTIONS,
    COLLECTION,
    Desk,
    begun,
    files,
    one_edit,
    only,
    origin,
    plain,
    play,
    scripted,
    touched_by,
    watched,
)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def test_nothing_is_written_before_the_first_edit(folder):
    start = origin()
    journal = begun(folder, start)
    assert files(folder) == []
    journal.append(one_edit(start))
    assert files(folder) == [".journal", ".lock"]
    journal.discard()
    assert files(folder) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_nobody_else_may_read_what_was_edited(folder):
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    assert folder.stat().st_mode & 0o077 == 0
    assert {file.suffix: file.stat().st_mode & 0o077 for file in folder.iterdir()} == {
        ".journal": 0,
        ".lock": 0,
    }
    journal.release()


def test_what_was_edited_is_read_back_with_its_file(folder, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(COLLECTION)
    start = DocumentOrigin(path, read_sgf_file(path))
    journal, state = begun(folder, start), one_edit(start)
    journal.append(state)
    journal.release()
    found = only(folder)
    assert plain(found.state) == plain(state)
    assert (found.path, found.edits, found.damage) == (path, 1, None)
    assert found.origin.file.source.data == COLLECTION
    assert found.file_state() is FileState.SAME
    assert abs(found.when - time.time()) < 60
    path.write_bytes(b"(;)")
    assert found.file_state() is FileState.CHANGED
    path.unlink()
    assert found.file_state() is FileState.GONE


def test_nodes_that_were_read_keep_their_places_in_the_text(folder):
    start = origin()
    desk, journal = Desk(start.file.games), begun(folder, start)
    for action, choice in (("play", 3), ("comment", 1), ("undo", 0), ("play", 5)):
        assert desk.edit(action, choice)
        journal.append(desk.state)
    journal.release()
    read_back, ours = only(folder).games[0], desk.state.games[0]
    for node in ours.preorder():
        assert read_back.node(node) == ours.node(node)


def test_a_typed_edit_counts_once(folder):
    start, node = origin(), 1
    journal, tree = begun(folder, start), start.file.games[0]
    for text in ("a", "ab", "abc"):
        tree = tree.set_properties(node, [Property("C", (text,))])
        journal.append(DocumentState((tree, start.file.games[1]), 0, node), merged=text != "a")
    journal.release()
    found = only(folder)
    assert found.edits == 1
    assert found.games[0].node(node).first_value("C") == "abc"


def test_a_plain_edit_of_a_large_record_costs_a_line(folder):
    data = b"(;" + b"C[%b]" % (b"x" * 10_000) + b"(;B[aa];W[bb])" * 3_000 + b")"
    start = origin(data=data)
    journal, tree = begun(folder, start), start.file.games[0]
    sizes = []
    node = 6_000
    for move in ("Bcc", "Wdd", "Bee"):
        tree, node = play(tree, node, move)
        journal.append(DocumentState((tree,), 0, node))
        sizes.append(journal.path.stat().st_size)
    assert max(after - before for before, after in pairwise(sizes)) < 200
    journal.release()
    assert plain(only(folder).state) == plain(DocumentState((tree,), 0, node))


MANY = b"(;SZ[9];B[aa])" * 30


def test_an_edit_looks_at_the_edited_game_only(folder):
    start = origin(data=MANY)
    games = watched(start.file.games)
    journal = Journal(folder, start, DocumentState(games, 0, 0), threaded=False)
    journal.append(DocumentState(games, 1, 0))
    for number in (7, 29, 7):
        tree, node = play(games[number], 1, "Wbb")
        games = (*games[:number], tree, *games[number + 1 :])
        assert touched_by(partial(journal.append, DocumentState(games, number, node))) == 1
    journal.release()
    assert plain(only(folder).state) == plain(DocumentState(games, 7, node))


@pytest.mark.parametrize(
    "order",
    [
        lambda games, new: games[::-1],
        lambda games, new: games[1:],
        lambda games, new: (*games, new),
        lambda games, new: (new, *games[2:], games[0]),
    ],
    ids=["reversed", "removed", "added", "replaced and moved"],
)
def test_games_that_are_put_elsewhere_are_read_back(folder, order):
    start = origin(data=MANY)
    games = start.file.games
    edited, _ = play(games[3], 1, "Wbb")
    states = [DocumentState((*games[:3], edited, *games[4:]), 3, 2)]
    states.append(DocumentState(order(states[0].games, new_game(Size(5, 5))), 0, 0))
    edited, _ = play(states[-1].games[5], 1, "Wcc")
    states.append(DocumentState((*states[-1].games[:5], edited, *states[-1].games[6:]), 5, 1))
    journal = begun(folder, start)
    for state in states:
        journal.append(state)
    journal.release()
    assert plain(only(folder).state) == plain(states[-1])


scripts = st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(0, 10**6)), max_size=25)


@given(scripts)
def test_whatever_is_edited_is_read_back(tmp_path_factory, script):
    folder = tmp_path_factory.mktemp("journals")
    start = origin()
    desk, journal = Desk(start.file.games), begun(folder, start)
    edits = [edit for edit in script if desk.edit(*edit) and journal.append(desk.state) is None]
    journal.release()
    found = find_recoverable(folder)
    assert len(found) == bool(edits)
    for recovery in found:
        assert recovery.edits == len(edits)
        assert plain(recovery.state)[0] == plain(desk.state)[0]
        recovery.discard()
    assert files(folder) == []


def test_a_journal_is_offered_to_one_at_a_time(folder):
    start = origin()
    journal = begun(folder, start)
    journal.append(one_edit(start))
    assert find_recoverable(folder) == []
    journal.release()
    found = only(folder)
    assert find_recoverable(folder) == []
    found.release()
    only(folder).discard()
    assert files(folder) == []


def test_documents_of_one_name_and_of_none_share_nothing(folder, tmp_path):
    journals = []
    for place in ("one", "two"):
        path = tmp_path / place / "game.sgf"
        path.parent.mkdir()
        path.write_bytes(COLLECTION)
        for start in (
            DocumentOrigin(path, read_sgf_file(path)),
            DocumentOrigin(None, read_sgf_file(path)),
        ):
            journals.append(begun(folder, start))
            journals[-1].append(one_edit(start))
    for journal in journals:
        journal.release()
    found = find_recoverable(folder)
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
    journal.release()
    before = journal.path.read_bytes()
    found = only(folder)
    again = found.continue_journal()
    assert find_recoverable(folder) == []
    assert again.path.read_bytes() == before
    tree, node = play(found.games[0], 0, "Bcc")
    after = DocumentState((tree, *found.games[1:]), 0, node)
    again.append(after)
    assert again.path == journal.path
    again.release()
    found = only(folder)
    assert plain(found.state) == plain(after)
    assert found.edits == 6
    adopted = found.continue_journal()
    adopted.discard()
    assert files(folder) == []


def test_a_file_that_was_saved_and_edited_again_is_written_as_it_would_have_been(folder, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes("(;CA[Shift_JIS]SZ[9]PB[表]\n ;B[ee] (;W[cc])\n(;W[gc]))".encode("cp932"))
    file = read_sgf_file(path)
    tree, node = play(file.games[0], 1, "Wdd")
    file = save_games(file, [tree], path)
    start = DocumentOrigin(path, file)
    journal = Journal(folder, start, DocumentState((tree,), 0, node), threaded=False)
    tree, node = play(tree, node, "Bff")
    journal.append(DocumentState((tree,), 0, node))
    journal.release()
    found = only(folder)
    assert found.file_state() is FileState.SAME
    ours, theirs = tmp_path / "ours.sgf", tmp_path / "theirs.sgf"
    save_games(file, [tree], ours)
    expected = Fingerprint.from_data(found.origin.file.source.data)
    save_games(found.origin.file, found.games, path, expected=expected)
    save_games(found.origin.file, found.games, theirs)
    assert path.read_bytes() == theirs.read_bytes() == ours.read_bytes()


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        pytest.param("(;SZ[9]PB[柯洁];B[ee])".encode("gbk"), None, id="guessed"),
        pytest.param("(;SZ[9]PB[表];B[ee])".encode("cp932"), "koi8-r", id="chosen"),
        pytest.param("\ufeff(;SZ[9];B[ee])".encode("utf-16-le"), None, id="wide, marked"),
        pytest.param(b"\xef\xbb\xbf(;SZ[9]C[\xff];B[ee])", None, id="marked, odd bytes"),
        pytest.param(b"(;SZ[9];B[ee];W[c", None, id="damaged"),
    ],
)
def test_the_charset_and_what_was_mended_are_as_before(folder, data, encoding):
    start = DocumentOrigin(None, read_sgf(data, encoding=encoding))
    journal, state = begun(folder, start), one_edit(start)
    journal.append(state)
    journal.release()
    ours, theirs = start.file, only(folder).origin.file
    assert theirs.source.text == ours.source.text
    for fact in ("encoding", "encoding_source", "bom", "declared"):
        assert getattr(theirs.source.decoded, fact) == getattr(ours.source.decoded, fact)
    assert theirs.is_damaged is ours.is_damaged


def test_games_that_come_go_and_change_places_are_followed(folder):
    start = origin()
    one, two = start.file.games
    three, _ = Tree.new([Property("SZ", ("9",))]).add(0, [Property("C", ("new",))])
    four = read_sgf(b"(;C[four](;B[aa];W[bb])(;B[cc]))").games[0]
    four = four.set_properties(2, [Property("W", ("ab",))])
    one, _ = play(one, 0, "Bcc")
    states = [
        DocumentState((one, two), 0, 0),
        DocumentState((two, one), 1, 0),
        DocumentState((two, three, one), 1, 1),
        DocumentState((four, three), 0, 2),
        DocumentState((two, two), 1, 0),
        DocumentState((two, play(two, 0, "Baa")[0]), 1, 0),
        DocumentState((one,), 0, 0),
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


@pytest.mark.parametrize("recorded", [None, 1, 3])
def test_the_journal_stores_which_line_is_being_recorded(folder, recorded):
    start = origin()
    journal, tree = begun(folder, start), start.file.games[0]
    for _ in range(2):
        tree, node = play(tree, 1, "Baa")
        journal.append(DocumentState((tree, start.file.games[1]), 0, node, 1))
    journal.append(DocumentState((tree, start.file.games[1]), 0, node, recorded))
    journal.release()
    assert only(folder).state.recorded == recorded


def test_a_recorded_line_that_does_not_exist_is_ignored(folder):
    start = origin()
    journal, tree = begun(folder, start), start.file.games[0]
    tree, node = play(tree, 1, "Baa")
    journal.append(DocumentState((tree, start.file.games[1]), 0, node, 999))
    journal.release()
    assert only(folder).state.recorded is None

"""An index that cannot be used: one error with a code, and only what is damaged is replaced."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from goboard_gui.game_index import builder
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.database import Database, GameDatabase, stored_folders
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE, JOURNAL, SEGMENTS, SET_ASIDE
from goboard_gui.game_index.removal import move_damaged_index, remove_index
from goboard_gui.game_index.staleness import find_changes
from tests.cases import for_each
from tests.game_index.building.test_game_index_damage import (
    cut_segment,
    lose_moments,
    overwrite_tables,
    set_version,
)
from tests.game_index.index_errors import bytes_of, locked, raises_code
from tests.game_index.scanner import built, overwrite_database, same_as_new

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")


@pytest.fixture
def impatient(monkeypatch):
    """Wait for no lock."""
    monkeypatch.setattr(builder, "OPEN_TIMEOUT_SECONDS", 0)


def use(index, games):
    """Yield everything that opens an index, as functions of no arguments."""
    yield "index", lambda: Index(index, lock_timeout=0)
    yield "database", lambda: GameDatabase(index / DATABASE, lock_timeout=0)
    yield "folders", lambda: stored_folders(index, lock_timeout=0)
    yield "changes", lambda: find_changes(index, lock_timeout=0)
    yield "build", lambda: list(build(index, [games]))
    yield "update", lambda: list(build(index))


def test_an_index_that_another_process_has_locked_is_busy_and_stays(index, games, impatient):
    built(index, games)
    with locked(index):
        before = bytes_of(index)
        for name, opening in use(index, games):
            with raises_code(IndexErrorCode.BUSY, "database is locked"):
                opening()
                pytest.fail(name)
        assert bytes_of(index) == before
    assert list(build(index))[-1].unchanged == 4


def test_a_build_that_cannot_write_because_another_process_reads_is_busy(
    index, games, impatient, monkeypatch
):
    built(index, games)
    monkeypatch.setattr(builder, "LOCK_TIMEOUT_SECONDS", 0)
    (games / "new.sgf").write_text("(;SZ[5];B[aa])")
    with locked(index, "BEGIN"):
        with raises_code(IndexErrorCode.BUSY):
            list(build(index))
        with closing(Index(index)) as opened:
            assert len(opened) == 4
    assert list(build(index))[-1].unchanged == 4
    assert same_as_new(index, games)


def test_whoever_waits_goes_on_when_the_lock_ends(index, games):
    built(index, games)
    with closing(sqlite3.connect(index / DATABASE)) as other:
        # The timer of SQLite ends the lock while `Index` waits.
        other.execute("BEGIN EXCLUSIVE")
        with raises_code(IndexErrorCode.BUSY):
            Index(index, lock_timeout=0.05)
        other.execute("ROLLBACK")
        Index(index, lock_timeout=0.05).close()


def test_an_index_that_is_open_is_busy_as_long_as_it_is_locked(index, games):
    built(index, games)
    with closing(Index(index)) as opened:
        opened.games.set_lock_timeout(0)
        with locked(index):
            for query in (opened.games.game_count, opened.games.failures, opened.games.folders):
                with raises_code(IndexErrorCode.BUSY):
                    query()
            assert not opened.is_outdated()
        assert opened.games.game_count() == 4


LIMITED = """
import os, resource, sys
from contextlib import closing
from pathlib import Path
from goboard_gui.game_index import database, event_times_file
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import UnusableIndexError
from goboard_gui.game_index.index import Index

index, games = Path(sys.argv[1]), Path(sys.argv[2])
for limit in range(3, 12):
    child = os.fork()
    if not child:
        break
    os.waitpid(child, 0)
    with closing(Index(index)) as opened:
        print("games", len(opened), "beside", *index.glob(sys.argv[3]), flush=True)
else:
    sys.exit()
resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
for use in (lambda: Index(index).close(), lambda: [print(done) for done in build(index, [games])]):
    try:
        use()
        print("used")
    except UnusableIndexError as error:
        print(error.code.name, error.detail)
    except OSError as error:
        print("OSError", error.strerror)
"""


@POSIX
def test_a_low_limit_of_open_files_damages_nothing(index, games):
    built(index, games)
    command = [sys.executable, "-c", LIMITED, str(index), str(games), f"{SET_ASIDE}*"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    assert not any(" games=4" in line or "DAMAGED" in line for line in lines), lines
    assert lines.count("games 4 beside") == 9
    assert {"OUT_OF_RESOURCES", "used"} <= {line.partition(" ")[0] for line in lines}


class FailingDisk:
    """A connection to a database whose statements fail with an error of SQLite."""

    def __init__(self, connection: sqlite3.Connection, error: Exception) -> None:
        self._connection = connection
        self._error = error
        self.in_transaction = False

    def execute(self, *_arguments):
        raise self._error

    def close(self):
        self._connection.close()


def sqlite_error(kind, number, text):
    error = kind(text)
    error.sqlite_errorcode = number
    return error


BUSY, DAMAGED, MISSING = IndexErrorCode.BUSY, IndexErrorCode.DAMAGED, IndexErrorCode.MISSING
PASSING = IndexErrorCode.OUT_OF_RESOURCES
OPERATIONAL, WRONG = sqlite3.OperationalError, sqlite3.DatabaseError


@for_each(
    ("error", "code"),
    [
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_BUSY, "database is locked"), BUSY),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_BUSY_SNAPSHOT, "database is locked"), BUSY),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_LOCKED, "database table is locked"), BUSY),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_CANTOPEN, "unable to open"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_IOERR_READ, "disk I/O error"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_IOERR_FSYNC, "disk I/O error"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_FULL, "database or disk is full"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_READONLY, "readonly database"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_IOERR_NOMEM, "out of memory"), PASSING),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_PROTOCOL, "locking protocol"), PASSING),
        (MemoryError(), PASSING),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), PASSING),
        (sqlite_error(WRONG, sqlite3.SQLITE_CORRUPT, "malformed"), DAMAGED),
        (sqlite_error(WRONG, sqlite3.SQLITE_CORRUPT_VTAB, "malformed"), DAMAGED),
        (sqlite_error(WRONG, sqlite3.SQLITE_NOTADB, "file is not a database"), DAMAGED),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_IOERR_CORRUPTFS, "corrupt"), DAMAGED),
        (sqlite_error(OPERATIONAL, sqlite3.SQLITE_ERROR, "no such table: games"), DAMAGED),
        (OPERATIONAL("Could not decode to UTF-8 column 'black'"), DAMAGED),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), DAMAGED),
    ],
)
def test_what_sqlite_says_tells_whether_an_index_is_damaged(tmp_path_factory, error, code):
    with closing(GameDatabase.create(tmp_path_factory.mktemp("index") / DATABASE)) as games:
        games._connection = FailingDisk(games._connection, error)
        with raises_code(code):
            games.game_count()


@for_each(
    ("found", "code"),
    [
        ("Tree 4 page 2: btreeInitPage() returns error code 11", DAMAGED),
        ("row 3 missing from index games_of_file", DAMAGED),
        ("Tree 4 page 2: unable to get the page. error code=11", DAMAGED),
        ("Tree 4 page 2: unable to get the page. error code=266", PASSING),
        ("Tree 4 page 2: unable to get the page. error code=7", PASSING),
    ],
)
def test_a_check_that_could_not_read_finds_no_damage(tmp_path_factory, monkeypatch, found, code):
    with closing(GameDatabase.create(tmp_path_factory.mktemp("index") / DATABASE)) as games:
        games.check_integrity()
        monkeypatch.setattr(games, "query", lambda statement: [(found,)])
        with raises_code(code):
            games.check_integrity()


@for_each(
    ("error", "code"),
    [
        (OSError(errno.EMFILE, "Too many open files"), PASSING),
        (OSError(errno.EIO, "Input/output error"), PASSING),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), PASSING),
        (PermissionError(errno.EACCES, "Permission denied"), PASSING),
        (MemoryError(), PASSING),
        (FileNotFoundError(errno.ENOENT, "No such file"), DAMAGED),
        (ValueError("cannot reshape"), DAMAGED),
        (EOFError("No data left in file"), DAMAGED),
    ],
)
def test_a_file_that_cannot_be_opened_now_is_not_damaged(tmp_path_factory, error, code):
    folder = tmp_path_factory.mktemp("unreadable")
    index, games = folder / "index", folder / "games"
    games.mkdir()
    (games / "a.sgf").write_text("(;SZ[5];B[aa])")
    built(index, games)
    before = bytes_of(index)

    def fail(*_arguments, **_options):
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("numpy.load", fail)
        with raises_code(code):
            Index(index)
        if code is PASSING:
            with raises_code(code):
                list(build(index))
    assert bytes_of(index) == before


@for_each("damage", [overwrite_database, overwrite_tables, cut_segment, lose_moments])
def test_a_damaged_index_is_renamed_before_another_is_built(tmp_path_factory, damage):
    folder = tmp_path_factory.mktemp("damaged")
    index, games = folder / "index", folder / "games"
    games.mkdir()
    (games / "a.sgf").write_text("(;SZ[5];B[aa])")
    for number in (1, 2):
        built(index, games)
        damage(index)
        files = [index / DATABASE, *(index / SEGMENTS).iterdir()]
        before = {path.name: path.read_bytes() for path in files}
        reported = []
        assert list(build(index, [games], report_damaged_index=reported.append))[-1].games == 1
        kept = index / f"{SET_ASIDE}-{number}"
        assert reported == [kept / DATABASE]
        files = [kept / DATABASE, *(kept / SEGMENTS).iterdir()]
        assert {path.name: path.read_bytes() for path in files} == before
        with closing(Index(index)) as opened:
            assert len(opened) == 1
    remove_index(index)
    assert not index.exists()


def test_the_journal_of_a_damaged_database_goes_with_it(index, games):
    built(index, games)
    overwrite_database(index)
    (index / JOURNAL).write_bytes(b"what SQLite had begun")
    kept = move_damaged_index(index)
    assert kept.with_name(JOURNAL).read_bytes() == b"what SQLite had begun"
    assert [path.name for path in index.iterdir() if path.is_file()] == []


def test_a_sound_or_an_older_index_is_not_kept(index, games):
    built(index, games)
    for change in (lambda: None, lambda: set_version(index, 1), (index / DATABASE).unlink):
        change()
        reported = []
        list(build(index, [games], report_damaged_index=reported.append))
        assert reported == []
        assert same_as_new(index, games)
    assert not list(index.glob(f"{SET_ASIDE}*"))


def test_a_missing_index_is_created(index, games):
    with raises_code(MISSING):
        Index(index)
    assert built(index, games).games == 4
    assert same_as_new(index, games)


@POSIX
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may read everything")
def test_a_database_that_may_not_be_read_is_not_damaged(index, games):
    built(index, games)
    (index / DATABASE).chmod(0)
    with raises_code(PASSING):
        list(build(index, [games]))


def test_an_error_is_raised_as_it_is_if_it_is_about_a_value(tmp_path):
    with closing(GameDatabase.create(tmp_path / DATABASE)) as games:
        games.add_segment("a", 1)
        with pytest.raises(sqlite3.IntegrityError):
            games.add_segment("a", 1)


def test_a_database_that_is_no_file_is_missing(tmp_path):
    (tmp_path / DATABASE).mkdir()
    with pytest.raises(UnusableIndexError) as raised:
        Database(tmp_path / DATABASE)
    assert raised.value.code is MISSING

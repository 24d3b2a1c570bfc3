"""The database of an index: the files, their games and the game information.

It also lists what belongs to the index: what no transaction has listed does not exist. Game numbers
are never reused, so positions of removed games may stay until segments are merged. Read errors of
files are stored as JSON.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files.errors import ReadError, ReadErrorReason, TextPosition
from ..files.foreign.errors import UnsupportedFormatError
from ..files.formats import Format, UnsupportedReason
from .errors import DamagedIndexError, NoIndexError, OutdatedIndexError
from .facts import GAME_COLUMNS, FileFacts, GameFacts, encodable_text, fold_text, game_facts
from .filters import SortOrder, filter_query
from .paths import DATABASE, is_index

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Self

    from .filters import Filter


def dump_error(error: ReadError | OSError) -> str:
    """Serialize the error of a file as ASCII text, without the file name, which is stored
    separately.
    """
    return json.dumps(_error_fields(error), separators=(",", ":"))


def _error_fields(error: ReadError | OSError) -> dict[str, object]:
    if isinstance(error, OSError):
        return {"errno": error.errno, "detail": error.strerror or str(error)}
    if isinstance(error, UnsupportedFormatError):
        return {"format": error.format.name, "why": error.why.name}
    return {
        "reason": error.reason.name,
        "place": error.place,
        "detail": error.detail,
        "most": error.limit,
    }


def load_error(name: str, text: str) -> ReadError:
    """Return the error of the file ``name`` from its stored text; a text of unknown form becomes
    the detail of the error.

    >>> error = ReadError("", ReadErrorReason.NO_GAME, TextPosition(3, 1))
    >>> print(load_error("a.sgf", dump_error(error)))
    a.sgf: no game record in it (“(;” is nowhere), at line 3, column 1
    >>> print(load_error("a.sgf", "whatever was wrong"))
    a.sgf: the file cannot be read (whatever was wrong)
    """
    try:
        return _error(name, json.loads(text))
    except (LookupError, TypeError, ValueError, RecursionError):
        return ReadError(name, ReadErrorReason.UNREADABLE, detail=text)


def _error(name: str, facts: dict[str, Any]) -> ReadError:
    if "format" in facts:
        return UnsupportedFormatError(
            name, Format[facts["format"]], UnsupportedReason[facts["why"]]
        )
    if "errno" in facts:
        error = ReadError(name, ReadErrorReason.UNREADABLE, detail=facts["detail"])
        error.__cause__ = OSError(facts["errno"], facts["detail"])
        return error
    place = None if facts["place"] is None else TextPosition(*facts["place"])
    reason = ReadErrorReason[facts["reason"]]
    return ReadError(name, reason, place, facts["detail"], limit=facts["most"])


VERSION = 2
"""Version of the tables, the segments and their keys."""

_SCHEMA = f"""
BEGIN;
CREATE TABLE files (
    id INTEGER PRIMARY KEY, path BLOB NOT NULL UNIQUE, size INTEGER NOT NULL,
    changed INTEGER NOT NULL, digest BLOB NOT NULL, error TEXT
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL, place INTEGER NOT NULL,
    width INTEGER NOT NULL, height INTEGER NOT NULL, moves INTEGER NOT NULL,
    winner INTEGER, black TEXT, black_rank TEXT, white TEXT, white_rank TEXT,
    name TEXT, event TEXT, round TEXT, date TEXT, venue TEXT, result TEXT,
    komi REAL, handicap INTEGER, rules TEXT,
    black_folded TEXT NOT NULL, white_folded TEXT NOT NULL, event_folded TEXT NOT NULL,
    day TEXT, words TEXT NOT NULL, final INTEGER NOT NULL, signature TEXT NOT NULL
);
CREATE INDEX games_of_file ON games (file);
CREATE TABLE folders (place INTEGER PRIMARY KEY, path BLOB NOT NULL);
CREATE TABLE segments (name TEXT PRIMARY KEY, positions INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE outcomes (only INTEGER PRIMARY KEY CHECK (only = 0), bytes BLOB NOT NULL);
INSERT INTO outcomes VALUES (0, x'');
PRAGMA user_version = {VERSION};
COMMIT;
"""
DAMAGE_ERRORS = sqlite3.DatabaseError, UnicodeDecodeError
"""Errors raised by a corrupt database, whose messages may themselves be undecodable."""
LOCK_TIMEOUT_SECONDS = 30
"""How long to wait while another process changes the database."""


class Database:
    """Connection to an index database: its version, transactions and integrity."""

    def __init__(self, file: Path) -> None:
        """Open the database.

        :raises NoIndexError: if there is none.
        :raises OutdatedIndexError: if another version created it.
        :raises DamagedIndexError: if the file is not a database.
        """
        if not file.is_file():
            raise NoIndexError(file.parent)
        self._file = file
        self._identity = _identity(file)
        self._connection = sqlite3.connect(file, timeout=LOCK_TIMEOUT_SECONDS, isolation_level=None)
        try:
            version = self._connection.execute("PRAGMA user_version").fetchone()[0]
            self._changes = self._data_version()
        except DAMAGE_ERRORS as error:
            self._connection.close()
            raise DamagedIndexError(file.parent, str(error)) from error
        if version != VERSION:
            self._connection.close()
            raise OutdatedIndexError(file.parent, f"version {version}, not {VERSION}")

    @classmethod
    def create(cls, file: Path) -> Self:
        """Create and open an empty database."""
        connection = sqlite3.connect(file)
        connection.executescript(_SCHEMA)
        connection.close()
        return cls(file)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def is_outdated(self) -> bool:
        """Return whether another process has since changed or replaced the database."""
        try:
            same = _identity(self._file) == self._identity
            return not same or self._data_version() != self._changes
        except (OSError, sqlite3.Error):
            return True

    def _data_version(self) -> int:
        number: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return number

    def check_integrity(self) -> None:
        """Check the integrity of the whole file, which takes about 50 ms for fifty thousand games.

        :raises DamagedIndexError: if the check fails.
        """
        try:
            found = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except DAMAGE_ERRORS as error:
            found = str(error)
        if found != "ok":
            raise DamagedIndexError(self._file.parent, found)

    @contextmanager
    def read_transaction(self) -> Iterator[None]:
        """Run the queries of a block on one consistent state of the database.

        :raises DamagedIndexError: if the database turns out to be corrupt.
        """
        try:
            self._connection.execute("BEGIN")
            self.query("SELECT count(*) FROM segments")  # starts the snapshot
            yield
        except DAMAGE_ERRORS as error:
            raise DamagedIndexError(self._file.parent, str(error)) from error
        finally:
            self._rollback()

    @contextmanager
    def write_transaction(self) -> Iterator[None]:
        """Save all changes made in a block, or none of them if the block raises an exception."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._rollback()
            raise
        self._connection.execute("COMMIT")

    def _rollback(self) -> None:
        """Roll back the current transaction, ignoring errors of a damaged database."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def query(
        self, statement: str, values: Sequence[object] | Mapping[str, object] = ()
    ) -> list[tuple[Any, ...]]:
        """Execute an SQL statement and return all rows of the result."""
        return self._connection.execute(statement, values).fetchall()


def _identity(file: Path) -> tuple[int, int]:
    status = file.stat()
    return status.st_dev, status.st_ino


_GAME_ROW = f"INSERT INTO games VALUES ({', '.join('?' * 27)})"
_PLAYERS = """
SELECT name, count(*) AS many FROM (
    SELECT black AS name, black_folded AS folded FROM games
    UNION ALL SELECT white, white_folded FROM games
) WHERE name IS NOT NULL AND instr(folded, ?)
GROUP BY name ORDER BY many DESC, name LIMIT ?
"""
_FOLDERS = "SELECT path FROM folders ORDER BY place"


class GameDatabase(Database):
    """The database of an index: its files, games, segments and outcomes."""

    def segments(self) -> list[tuple[str, int]]:
        """Return the names and position counts of the segment files, smallest first."""
        return self._connection.execute(
            "SELECT name, positions FROM segments ORDER BY positions, name"
        ).fetchall()

    def add_segment(self, name: str, positions: int) -> None:
        """Add the name and position count of a segment file."""
        self._connection.execute("INSERT INTO segments VALUES (?, ?)", (name, positions))

    def remove_segments(self, names: Iterable[str]) -> None:
        """Remove segment files from the list of segments; the files stay on disk."""
        self._connection.executemany(
            "DELETE FROM segments WHERE name = ?", ((name,) for name in names)
        )

    def outcomes(self) -> bytes:
        """Return a byte for every game number ever used, which is the value of an `Outcome`."""
        row = self._connection.execute("SELECT bytes FROM outcomes").fetchone()
        outcomes: bytes = row[0]
        return outcomes

    def set_outcomes(self, outcomes: bytes) -> None:
        """Replace the stored outcomes of all games, one byte per game number."""
        self._connection.execute("UPDATE outcomes SET bytes = ?", (outcomes,))

    def folders(self) -> list[Path]:
        """Return the indexed folders."""
        return _folders(self._connection.execute(_FOLDERS).fetchall())

    def set_folders(self, folders: Iterable[Path]) -> None:
        """Replace the list of indexed folders."""
        rows = enumerate(os.fsencode(folder.absolute()) for folder in folders)
        self._connection.execute("DELETE FROM folders")
        self._connection.executemany("INSERT INTO folders VALUES (?, ?)", rows)

    def files(self) -> list[tuple[int, FileFacts]]:
        """Return all files with their numbers."""
        rows = self._connection.execute("SELECT id, path, size, changed, digest, error FROM files")
        return [(row[0], FileFacts(*row[1:])) for row in rows]

    def failures(self) -> list[ReadError]:
        """Return the errors of files from which no games could be read, ordered by path."""
        rows = self._connection.execute(
            "SELECT path, error FROM files WHERE error IS NOT NULL ORDER BY path"
        )
        return [load_error(os.fsdecode(path), error) for path, error in rows]

    def next_file_number(self) -> int:
        """Return a number for a new file, which is higher than all existing ones."""
        row = self._connection.execute("SELECT coalesce(max(id), 0) + 1 FROM files").fetchone()
        number: int = row[0]
        return number

    def add_files(self, files: Iterable[tuple[int, FileFacts]]) -> None:
        """Add files with their numbers."""
        self._connection.executemany(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)",
            ((number, *facts) for number, facts in files),
        )

    def replace_file(self, number: int, facts: FileFacts) -> None:
        """Replace the stored facts about a file, such as its path and fingerprint."""
        self._connection.execute(
            "UPDATE files SET path = ?, size = ?, changed = ?, digest = ?, error = ? WHERE id = ?",
            (*facts, number),
        )

    def remove_file(self, number: int) -> list[int]:
        """Remove a file and its games; return the numbers of those games."""
        rows = self._connection.execute("SELECT id FROM games WHERE file = ?", (number,)).fetchall()
        self._connection.execute("DELETE FROM games WHERE file = ?", (number,))
        self._connection.execute("DELETE FROM files WHERE id = ?", (number,))
        return [row[0] for row in rows]

    def add_games(self, rows: Iterable[tuple[object, ...]]) -> None:
        """Add game rows made by `facts.game_row`, each with its final position and signature
        appended.
        """
        self._connection.executemany(_GAME_ROW, rows)

    def game_count(self) -> int:
        """Return the number of games."""
        number: int = self._connection.execute("SELECT count(*) FROM games").fetchone()[0]
        return number

    def matching_numbers(
        self, game_filter: Filter, order: SortOrder = SortOrder.NUMBER, *, descending: bool = False
    ) -> list[int]:
        """Return the numbers of the games that match a filter, in sort order."""
        return [
            row[0] for row in self.query(*filter_query(game_filter, order, descending=descending))
        ]

    def players(self, part: str = "", limit: int = 20) -> list[tuple[str, int]]:
        """Return up to ``limit`` players with ``part`` in their names, and their game counts.

        Those with the most games come first.
        """
        return self.query(_PLAYERS, (fold_text(encodable_text(part)).strip(), limit))

    def game_facts(self, numbers: Iterable[int]) -> list[GameFacts]:
        """Return the facts of games in the given order, skipping removed games."""
        query = f"SELECT {GAME_COLUMNS} FROM games JOIN files ON file = files.id WHERE games.id = ?"
        found = []
        for number in numbers:
            row = self._connection.execute(query, (number,)).fetchone()
            if row is not None:
                found.append(game_facts(row))
        return found


def stored_folders(index: Path) -> list[Path]:
    """Return the folders that an index was built from, even if the index is otherwise unusable.

    :raises UnusableIndexError: if it has no list of folders.
    """
    if not is_index(index):
        raise NoIndexError(index)
    with closing(sqlite3.connect(index / DATABASE, timeout=LOCK_TIMEOUT_SECONDS)) as connection:
        try:
            rows = connection.execute(_FOLDERS).fetchall()
        except DAMAGE_ERRORS as error:
            raise DamagedIndexError(index, str(error)) from error
    return _folders(rows)


def _folders(rows: Iterable[tuple[bytes]]) -> list[Path]:
    return [Path(os.fsdecode(path)) for (path,) in rows]

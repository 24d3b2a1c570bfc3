"""The database of an index: the files, their games and the game information.

It also lists what belongs to the index; whatever no transaction has listed does not count. Game
numbers are never reused, so positions of removed games may stay until segments are merged.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, contextmanager, suppress
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Any

from .errors import IndexErrorCode, UnusableIndexError, system_text, translate_damage_errors
from .facts import (
    FACT_COLUMNS,
    FACT_TYPES,
    VARIATION,
    FileFacts,
    GameFacts,
    Outcome,
    encodable_text,
    fold_text,
    game_facts,
    stored_path,
)
from .filters import SortOrder, filter_query
from .paths import DATABASE
from .ranges import rank_strength
from .stored_errors import load_error

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import Self

    from ..files.errors import ReadError
    from .filters import Filter
    from .results import Hit


VERSION = 2
"""Version of the tables, the segments and their keys in an index of main lines."""
VERSION_WITH_VARIATIONS = 3
"""Version of an index of all nodes."""

_SCHEMA = """
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
PRAGMA user_version = {version};
COMMIT;
"""
_MONTH = "[0-9][0-9][0-9][0-9]-[0-9][0-9]"
_WRONG_VALUES = {
    "files": "instr(path, x'00')",
    "games": f"""
        winner NOT IN ({Outcome.BLACK:d}, {Outcome.WHITE:d}) OR moves < 0
        OR id NOT BETWEEN 0 AND (SELECT length(bytes) - 1 FROM outcomes)
        OR (length(day) >= 7 AND day NOT GLOB '{_MONTH}*')
    """,
    "folders": "instr(path, x'00')",
    "segments": "positions < 0",
}
"""SQL conditions, by table, for rows with an impossible value."""
_COLUMNS = 'SELECT name, type, "notnull" FROM pragma_table_info(?) ORDER BY cid'
_OUTCOMES = bytes((*Outcome, VARIATION))
LOCK_TIMEOUT_SECONDS = 30.0
"""How long a command waits while another process changes the database."""

_INSTRUCTIONS = 10_000
"""Instructions of SQLite's virtual machine that take about a millisecond."""

_DATABASE_ERRORS = sqlite3.OperationalError, sqlite3.DatabaseError, UnicodeDecodeError, MemoryError
"""Errors of SQLite. The messages about a corrupt database may themselves be undecodable."""
_VALUE_ERRORS = sqlite3.IntegrityError, sqlite3.DataError
"""Errors about values to be written, rather than about the database."""
_BUSY_CODES = sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED
_DAMAGE_CODES = (
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT),
    sqlite3.SQLITE_ERROR,  # a table or a column is missing
)
_PRIMARY = 0xFF
"""Mask for the primary error code in an extended one."""
_UNREADABLE_PAGE = re.compile(r"error code=(\d+)")


def _error_code(error: Exception) -> IndexErrorCode:
    """Return the reason why an index cannot be used, given an error of SQLite.

    Other errors without a number are about text that is not UTF-8.
    """
    number = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, MemoryError | sqlite3.ProgrammingError):  # the latter if it was closed
        return IndexErrorCode.OUT_OF_RESOURCES
    if number is None or number == sqlite3.SQLITE_IOERR_CORRUPTFS:
        return IndexErrorCode.DAMAGED
    return _code_of(number)


def _code_of(number: int) -> IndexErrorCode:
    if number & _PRIMARY in _BUSY_CODES:
        return IndexErrorCode.BUSY
    if number & _PRIMARY in _DAMAGE_CODES:
        return IndexErrorCode.DAMAGED
    return IndexErrorCode.OUT_OF_RESOURCES


@cache
def _schema_columns() -> dict[str, list[tuple[str, str, int]]]:
    """Return the name and type of each column, by table, and whether it must have a value."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(_SCHEMA.format(version=VERSION))
        return {table: connection.execute(_COLUMNS, (table,)).fetchall() for table in _WRONG_VALUES}


def _folded(text: str | None) -> str:
    return fold_text(text or "")


_FUNCTIONS: Mapping[str, Callable[[str | None], str | int | None]] = {
    "folded": _folded,
    "rank_strength": rank_strength,
}
"""Functions of one text that queries may use."""


class Database:
    """Connection to an index database: its version, transactions and integrity.

    All errors of SQLite are raised as `UnusableIndexError`. A connection may be opened in one
    thread and used in another, but not in two at once.
    """

    def __init__(
        self,
        file: Path,
        *,
        lock_timeout: float = LOCK_TIMEOUT_SECONDS,
        any_version: bool = False,
    ) -> None:
        """Open the database, waiting up to ``lock_timeout`` seconds for other processes.

        :raises UnusableIndexError: if it cannot be opened, or another version created it and not
            ``any_version``.
        """
        self._file = file
        try:
            if not file.is_file():
                raise UnusableIndexError(file.parent, IndexErrorCode.MISSING)
            self._identity = _identity(file)
        except OSError as error:
            raise self._error(IndexErrorCode.OUT_OF_RESOURCES, system_text(error)) from error
        with _errors_translated(file):
            self._connection = sqlite3.connect(
                file, timeout=lock_timeout, isolation_level=None, check_same_thread=False
            )
            for name, function in _FUNCTIONS.items():
                self._connection.create_function(name, 1, function, deterministic=True)
        try:
            version: int = self.query("PRAGMA user_version")[0][0]
            if version not in (VERSION, VERSION_WITH_VARIATIONS) and not any_version:
                raise UnusableIndexError(
                    file.parent,
                    IndexErrorCode.OTHER_VERSION,
                    f"version {version}, not {VERSION}",
                    newer=version > VERSION_WITH_VARIATIONS,
                )
            self.has_variations = version == VERSION_WITH_VARIATIONS
            """Whether all nodes are indexed, not only main lines."""
            self._changes = self._data_version()
        except BaseException:
            self._connection.close()
            raise

    @classmethod
    def create(cls, file: Path, *, variations: bool = False) -> Self:
        """Create and open an empty database, for all nodes if ``variations``.

        :raises UnusableIndexError: if it cannot be written.
        """
        with _errors_translated(file), closing(sqlite3.connect(file)) as connection:
            version = VERSION_WITH_VARIATIONS if variations else VERSION
            connection.executescript(_SCHEMA.format(version=version))
        return cls(file)

    @property
    def folder(self) -> Path:
        """The folder of the index."""
        return self._file.parent

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def set_lock_timeout(self, seconds: float) -> None:
        """Set how long all further queries wait while another process changes the database."""
        self.query(f"PRAGMA busy_timeout = {round(1000 * seconds)}")

    def watch_queries(self, pause: Callable[[], object]) -> None:
        """Call ``pause`` about once per millisecond while a query runs; an exception ends the
        query with an `UnusableIndexError`.
        """

        def call() -> int:
            pause()
            return 0

        self._connection.set_progress_handler(call, _INSTRUCTIONS)

    def is_outdated(self) -> bool:
        """Return whether another process has since changed or replaced the database.

        Return False while another process has locked it.
        """
        try:
            same = _identity(self._file) == self._identity
            return not same or self._data_version() != self._changes
        except OSError:
            return True
        except UnusableIndexError as error:
            return error.code is not IndexErrorCode.BUSY

    def _data_version(self) -> int:
        number: int = self.query("PRAGMA data_version")[0][0]
        return number

    def check_integrity(self, *, thorough: bool = False) -> None:
        """Check the integrity of the whole file, which takes about 50 ms for fifty thousand games.

        With ``thorough``, also check that indexes match their tables and that all texts are valid,
        which takes twice as long.

        :raises UnusableIndexError: if the check fails or cannot be made.
        """
        check = "integrity_check" if thorough else "quick_check"
        found = str(self.query(f"PRAGMA {check}(1)")[0][0])
        if found == "ok":
            self._check_values()
            if thorough:
                self._check_texts()
            return
        # SQLite also reports pages that it could not read, which says nothing about their content.
        unreadable = _UNREADABLE_PAGE.search(found)
        code = _code_of(int(unreadable[1])) if unreadable else IndexErrorCode.DAMAGED
        raise self._error(code, found)

    def _check_values(self) -> None:
        """Raise an error if a column has another name, or a value is impossible or has the wrong
        type; SQLite checks none of these.
        """
        for table, wrong in _WRONG_VALUES.items():
            columns = self.query(_COLUMNS, (table,))
            if columns != _schema_columns()[table]:
                raise self._error(IndexErrorCode.DAMAGED, f"unknown columns in {table}")
            conditions = [wrong]
            for column, declared, required in columns:
                types = f"'{declared.lower()}'" if required else f"'{declared.lower()}', 'null'"
                conditions.append(f"typeof({column}) NOT IN ({types})")
            if self.query(f"SELECT 1 FROM {table} WHERE {' OR '.join(conditions)} LIMIT 1"):
                raise self._error(IndexErrorCode.DAMAGED, f"impossible values in {table}")

    def _check_texts(self) -> None:
        """Raise an error if a text is not valid UTF-8, which SQLite does not check."""
        for table, columns in _schema_columns().items():
            texts = ", ".join(name for name, declared, _ in columns if declared == "TEXT")
            if texts:
                with _errors_translated(self._file):
                    for _ in self._connection.execute(f"SELECT {texts} FROM {table}"):
                        pass

    @contextmanager
    def read_transaction(self) -> Iterator[None]:
        """Run the queries of a block on one consistent state of the database."""
        try:
            with _errors_translated(self._file):
                self._connection.execute("BEGIN")
                self.query("SELECT count(*) FROM segments")  # starts the snapshot
                yield
        finally:
            self._rollback()

    @contextmanager
    def write_transaction(self) -> Iterator[None]:
        """Save all changes made in a block, or none of them if the block raises an exception."""
        try:
            with _errors_translated(self._file):
                self._connection.execute("BEGIN IMMEDIATE")
                yield
                self._connection.execute("COMMIT")
        except BaseException:
            self._rollback()
            raise

    def _rollback(self) -> None:
        """Roll back the current transaction, ignoring errors of a damaged database."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def query(
        self,
        statement: str,
        values: Sequence[object] | Mapping[str, object] = (),
        *,
        types: Sequence[type | tuple[type, ...]] = (),
    ) -> list[tuple[Any, ...]]:
        """Execute an SQL statement and return all rows of the result.

        A value that does not have the type given for its column is damage.
        """
        with _errors_translated(self._file):
            rows = self._connection.execute(statement, values).fetchall()
        if types and not all(all(map(isinstance, row, types)) for row in rows):
            raise self._error(IndexErrorCode.DAMAGED, "a value has another type")
        return rows

    def _error(self, code: IndexErrorCode, detail: str) -> UnusableIndexError:
        return UnusableIndexError(self._file.parent, code, f"{self._file.name}: {detail}")


@contextmanager
def _errors_translated(file: Path) -> Iterator[None]:
    """Raise errors of SQLite in the block as `UnusableIndexError`."""
    try:
        yield
    except _VALUE_ERRORS:
        raise
    except _DATABASE_ERRORS as error:
        code, detail = _error_code(error), system_text(error)
        if getattr(error, "sqlite_errorcode", 0) & _PRIMARY == sqlite3.SQLITE_CANTOPEN:
            detail = _open_failure() or detail
        raise UnusableIndexError(file.parent, code, f"{file.name}: {detail}") from error


def _open_failure() -> str:
    """Return the reason why the process cannot open any file now, or an empty string if it can;
    SQLite does not report the reason.

    The database itself must not be opened and closed: that would end the locks that SQLite holds on
    it in this process.
    """
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return system_text(error)
    return ""


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
_FILE_TYPES = (int, bytes, int, int, bytes, (str, NoneType))
_FOLDERS = "SELECT path FROM folders ORDER BY place"


class GameDatabase(Database):
    """The database of an index: its files, games, segments and outcomes."""

    def segments(self) -> list[tuple[str, int]]:
        """Return the names and position counts of the segment files, smallest first."""
        rows = self.query(
            "SELECT name, positions FROM segments ORDER BY positions, name", types=(str, int)
        )
        return [(name, positions) for name, positions in rows]

    def add_segment(self, name: str, positions: int) -> None:
        """Add the name and position count of a segment file."""
        self._connection.execute("INSERT INTO segments VALUES (?, ?)", (name, positions))

    def remove_segments(self, names: Iterable[str]) -> None:
        """Remove segment files from the list of segments; the files stay on disk."""
        self._connection.executemany(
            "DELETE FROM segments WHERE name = ?", ((name,) for name in names)
        )

    def outcomes(self) -> bytes:
        """Return a byte for every game number ever used: the value of its `Outcome`, or `VARIATION`
        for a number that stands for variations of the game before.
        """
        rows = self.query("SELECT bytes FROM outcomes", types=(bytes,))
        if not rows:
            raise self._error(IndexErrorCode.DAMAGED, "no outcomes")
        outcomes: bytes = rows[0][0]
        if outcomes.translate(None, _OUTCOMES):
            raise self._error(IndexErrorCode.DAMAGED, "unknown outcomes")
        return outcomes

    def set_outcomes(self, outcomes: bytes) -> None:
        """Replace the stored outcomes of all games, one byte per game number."""
        self._connection.execute("UPDATE outcomes SET bytes = ?", (outcomes,))

    def folders(self) -> list[Path]:
        """Return the indexed folders."""
        return _folders(self)

    def set_folders(self, folders: Iterable[Path]) -> None:
        """Replace the list of indexed folders."""
        rows = enumerate(os.fsencode(folder.absolute()) for folder in folders)
        self._connection.execute("DELETE FROM folders")
        self._connection.executemany("INSERT INTO folders VALUES (?, ?)", rows)

    def files(self) -> list[tuple[int, FileFacts]]:
        """Return the indexed files, each with its file number."""
        rows = self.query(
            "SELECT id, path, size, changed, digest, error FROM files", types=_FILE_TYPES
        )
        return [(row[0], FileFacts(*row[1:])) for row in rows]

    def failures(self) -> list[ReadError]:
        """Return the errors of files from which no games could be read, ordered by path."""
        rows = self.query(
            "SELECT path, error FROM files WHERE error IS NOT NULL ORDER BY path",
            types=(bytes, str),
        )
        return [load_error(os.fsdecode(path), error) for path, error in rows]

    def move_counts(self) -> dict[int, int]:
        """Return the number of moves of each game."""
        return dict(self.query("SELECT id, moves FROM games", types=(int, int)))

    def file_numbers_of_games(self, games: Collection[int]) -> set[int]:
        """Return the numbers of the files that contain these games."""
        wanted = set(games)
        return {file for game, file in self.query("SELECT id, file FROM games") if game in wanted}

    def check_hits(self, hits: Iterable[Hit], facts: GameFacts) -> None:
        """Raise an error if hits in the main line of a game are beyond its last move.

        :raises UnusableIndexError: if one is, so the positions are damaged.
        """
        for hit in hits:
            if hit.is_main_line and hit.moves > facts.moves:
                detail = f"move {hit.moves} of a game of {facts.moves} moves"
                raise self._error(IndexErrorCode.DAMAGED, detail)

    def next_file_number(self) -> int:
        """Return a number for a new file, which is higher than all existing ones."""
        number: int = self.query("SELECT coalesce(max(id), 0) + 1 FROM files")[0][0]
        return number

    def add_files(self, files: Iterable[tuple[int, FileFacts]]) -> None:
        """Add files to the database, each given with its file number."""
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
        rows = self.query("SELECT id FROM games WHERE file = ?", (number,))
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
        number: int = self.query("SELECT count(*) FROM games")[0][0]
        return number

    def highest_game_number(self) -> int:
        """Return the highest number of a game, or -1 if there is none; this takes microseconds."""
        number: int = self.query("SELECT coalesce(max(id), -1) FROM games")[0][0]
        return number

    def matching_game_numbers(
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
        values = fold_text(encodable_text(part)).strip(), limit
        return self.query(_PLAYERS, values, types=(str, int))

    def game_facts(self, numbers: Iterable[int]) -> list[GameFacts]:
        """Return the facts of games in the given order, skipping removed games."""
        query = f"SELECT {FACT_COLUMNS} FROM games JOIN files ON file = files.id WHERE games.id = ?"
        rows: list[tuple[Any, ...]] = []
        for number in numbers:
            rows += self.query(query, (number,), types=FACT_TYPES)
        with translate_damage_errors(self.folder, DATABASE):
            return list(map(game_facts, rows))


def stored_folders(index: Path, *, lock_timeout: float = LOCK_TIMEOUT_SECONDS) -> list[Path]:
    """Return the folders that an index was built from, even if the index is otherwise unusable.

    :raises UnusableIndexError: if they cannot be read.
    """
    file = index / DATABASE
    with closing(Database(file, lock_timeout=lock_timeout, any_version=True)) as database:
        return _folders(database)


def stored_variations(index: Path, *, lock_timeout: float = LOCK_TIMEOUT_SECONDS) -> bool | None:
    """Return whether all nodes of an index are indexed, or None if it is missing or damaged."""
    try:
        with closing(
            Database(index / DATABASE, lock_timeout=lock_timeout, any_version=True)
        ) as database:
            return database.has_variations
    except UnusableIndexError:
        return None


def _folders(database: Database) -> list[Path]:
    rows = database.query(_FOLDERS, types=(bytes,))
    with translate_damage_errors(database.folder, DATABASE):
        return [stored_path(path) for (path,) in rows]

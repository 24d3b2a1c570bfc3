"""The database of an index: its form, opening it, and changes that are made whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from .errors import DamagedIndexError, NoIndexError, OutdatedIndexError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import Self

VERSION = 2
"""Of the tables, of the segments and of the keys in them."""

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
DAMAGE = sqlite3.DatabaseError, UnicodeDecodeError
"""What is met in a database that is not sound; its complaints may be no text themselves."""
WAIT_SECONDS = 30
"""So long one waits for another's changes."""


class Database:
    """A database of that form, with nothing in it or what `games.Games` puts there."""

    def __init__(self, file: Path) -> None:
        """Open it.

        :raises NoIndexError: when there is none.
        :raises OutdatedIndexError: when another version made it.
        :raises DamagedIndexError: when it is no database.
        """
        if not file.is_file():
            raise NoIndexError(file.parent)
        self._file = file
        self._identity = _identity(file)
        self._connection = sqlite3.connect(file, timeout=WAIT_SECONDS, isolation_level=None)
        try:
            version = self._connection.execute("PRAGMA user_version").fetchone()[0]
            self._changes = self._counted_changes()
        except DAMAGE as error:
            self._connection.close()
            raise DamagedIndexError(file.parent, str(error)) from error
        if version != VERSION:
            self._connection.close()
            raise OutdatedIndexError(file.parent, f"version {version}, not {VERSION}")

    @classmethod
    def create(cls, file: Path) -> Self:
        """Make an empty one."""
        connection = sqlite3.connect(file)
        connection.executescript(_SCHEMA)
        connection.close()
        return cls(file)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def outdated(self) -> bool:
        """Whether somebody else has changed the database since, or put another in its place."""
        try:
            same = _identity(self._file) == self._identity
            return not same or self._counted_changes() != self._changes
        except (OSError, sqlite3.Error):
            return True

    def _counted_changes(self) -> int:
        number: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return number

    def check(self) -> None:
        """Look through the whole file: some hundredths of a second for fifty thousand games.

        :raises DamagedIndexError: when something is wrong with it.
        """
        try:
            found = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except DAMAGE as error:
            found = str(error)
        if found != "ok":
            raise DamagedIndexError(self._file.parent, found)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Let nobody change anything meanwhile.

        :raises DamagedIndexError: when the database turns out not to be sound.
        """
        try:
            self._connection.execute("BEGIN")
            self.ask("SELECT count(*) FROM segments")  # from here on it stays as it is
            yield
        except DAMAGE as error:
            raise DamagedIndexError(self._file.parent, str(error)) from error
        finally:
            self._leave()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Make all changes meanwhile or, after an exception, none."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._leave()
            raise
        self._connection.execute("COMMIT")

    def _leave(self) -> None:
        """End a transaction that is to change nothing; what is damaged may not even do that."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def ask(
        self, query: str, values: Sequence[object] | Mapping[str, object] = ()
    ) -> list[tuple[Any, ...]]:
        """The rows that a question to the tables gives."""
        return self._connection.execute(query, values).fetchall()


def _identity(file: Path) -> tuple[int, int]:
    status = file.stat()
    return status.st_dev, status.st_ino

"""The files of a collection, its games and what is said of them, in a database.

It is also where the index is told what belongs to it: what one transaction has not listed is not
there. Games have numbers that are never used again, so that positions of a game that is gone can
lie about until somebody tidies up.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import DamagedIndexError, NoIndexError, OutdatedIndexError
from .facts import GAME_COLUMNS, FileFacts, GameFacts, encodable_text, fold_text, game_facts
from .filters import SortOrder, filter_query
from .paths import DATABASE, is_index
from .stored_errors import load_error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Self

    from ..files.errors import ReadError
    from .filters import Filter

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
    """What the database of an index holds."""

    def segments(self) -> list[tuple[str, int]]:
        """The names of the segments and the numbers of their positions, the smallest first."""
        return self._connection.execute(
            "SELECT name, positions FROM segments ORDER BY positions, name"
        ).fetchall()

    def list_segment(self, name: str, positions: int) -> None:
        """Say that a segment belongs to the index."""
        self._connection.execute("INSERT INTO segments VALUES (?, ?)", (name, positions))

    def unlist_segments(self, names: Iterable[str]) -> None:
        """Say that segments do so no longer."""
        self._connection.executemany(
            "DELETE FROM segments WHERE name = ?", ((name,) for name in names)
        )

    def outcomes(self) -> bytes:
        """An `Outcome` for each number of a game that was ever given."""
        row = self._connection.execute("SELECT bytes FROM outcomes").fetchone()
        outcomes: bytes = row[0]
        return outcomes

    def set_outcomes(self, outcomes: bytes) -> None:
        """Put others in their place."""
        self._connection.execute("UPDATE outcomes SET bytes = ?", (outcomes,))

    def folders(self) -> list[Path]:
        """The folders whose records are in the index."""
        return _folders(self._connection.execute(_FOLDERS).fetchall())

    def set_folders(self, folders: Iterable[Path]) -> None:
        """Put others in their place."""
        rows = enumerate(os.fsencode(folder.absolute()) for folder in folders)
        self._connection.execute("DELETE FROM folders")
        self._connection.executemany("INSERT INTO folders VALUES (?, ?)", rows)

    def files(self) -> list[tuple[int, FileFacts]]:
        """All files with their numbers."""
        rows = self._connection.execute("SELECT id, path, size, changed, digest, error FROM files")
        return [(row[0], FileFacts(*row[1:])) for row in rows]

    def failures(self) -> list[ReadError]:
        """Why files gave no games, in the order of their paths."""
        rows = self._connection.execute(
            "SELECT path, error FROM files WHERE error IS NOT NULL ORDER BY path"
        )
        return [load_error(os.fsdecode(path), error) for path, error in rows]

    def next_file(self) -> int:
        """A number that no file has, nor any after it."""
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
        """Say where a file is now and what it looks like."""
        self._connection.execute(
            "UPDATE files SET path = ?, size = ?, changed = ?, digest = ?, error = ? WHERE id = ?",
            (*facts, number),
        )

    def remove_file(self, number: int) -> list[int]:
        """Forget a file, and return the numbers of its games, which are forgotten too."""
        rows = self._connection.execute("SELECT id FROM games WHERE file = ?", (number,)).fetchall()
        self._connection.execute("DELETE FROM games WHERE file = ?", (number,))
        self._connection.execute("DELETE FROM files WHERE id = ?", (number,))
        return [row[0] for row in rows]

    def add_games(self, rows: Iterable[tuple[object, ...]]) -> None:
        """Add games, as `facts.game_row` makes them, each with its last position and signature."""
        self._connection.executemany(_GAME_ROW, rows)

    def count(self) -> int:
        """How many games there are."""
        number: int = self._connection.execute("SELECT count(*) FROM games").fetchone()[0]
        return number

    def numbers(
        self, meant: Filter, order: SortOrder = SortOrder.NUMBER, *, descending: bool = False
    ) -> list[int]:
        """The numbers of the games that a filter means, in order."""
        return [row[0] for row in self.ask(*filter_query(meant, order, descending=descending))]

    def players(self, part: str = "", limit: int = 20) -> list[tuple[str, int]]:
        """The players with most games and how many, of those with this in their names."""
        return self.ask(_PLAYERS, (fold_text(encodable_text(part)).strip(), limit))

    def facts(self, numbers: Iterable[int]) -> list[GameFacts]:
        """What is said of some games, in the order given; those gone are left out."""
        query = f"SELECT {GAME_COLUMNS} FROM games JOIN files ON file = files.id WHERE games.id = ?"
        found = []
        for number in numbers:
            row = self._connection.execute(query, (number,)).fetchone()
            if row is not None:
                found.append(game_facts(row))
        return found


def remembered_folders(index: Path) -> list[Path]:
    """The folders whose records are in the index of a folder, whatever else is wrong with it.

    :raises UnusableIndexError: when it remembers none.
    """
    if not is_index(index):
        raise NoIndexError(index)
    with closing(sqlite3.connect(index / DATABASE, timeout=WAIT_SECONDS)) as connection:
        try:
            rows = connection.execute(_FOLDERS).fetchall()
        except DAMAGE as error:
            raise DamagedIndexError(index, str(error)) from error
    return _folders(rows)


def _folders(rows: Iterable[tuple[bytes]]) -> list[Path]:
    return [Path(os.fsdecode(path)) for (path,) in rows]

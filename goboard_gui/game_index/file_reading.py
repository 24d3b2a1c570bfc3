"""Reading of files for the index: from a few files of a collection to columns of their games."""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import TYPE_CHECKING

from ..files.errors import ReadError
from ..files.sgf.reading import MAX_BYTES
from ..files.storage.contents import open_for_reading
from ..named_tuples import NamedTuple
from .facts import FileFacts
from .game_columns import GameColumns, PlacedGame, game_columns
from .reading import read_games
from .stored_errors import serialize_read_error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .reading import ParsedGame
    from .record_files import FileStat

FILES_AT_ONCE = 100
"""The number of files that are read together, unless they are large."""
_BYTES_AT_ONCE = 200_000


class ReadFiles(NamedTuple):
    """Files that were read: their facts, and the columns of their games.

    The rows of the games have the index of their file in ``facts`` as its number.
    """

    facts: list[FileFacts]
    columns: GameColumns


def small_groups(files: Iterable[FileStat]) -> Iterator[list[FileStat]]:
    """Divide files into groups that are read in about a tenth of a second; a large file is a group
    of its own.
    """
    group: list[FileStat] = []
    total = 0
    for file in files:
        if group and (len(group) >= FILES_AT_ONCE or total + file.size > _BYTES_AT_ONCE):
            yield group
            group, total = [], 0
        group.append(file)
        total += file.size
    if group:
        yield group


def read_files(files: Sequence[FileStat], *, variations: bool) -> ReadFiles:
    """Read files; also index all ``variations`` if set. Files that give no games have an error."""
    read = [_read_file(file, variations=variations) for file in files]
    games = (
        PlacedGame(number, place, game)
        for number, (_, games) in enumerate(read)
        for place, game in enumerate(games)
    )
    return ReadFiles([facts for facts, _ in read], game_columns(games))


def content_digest(data: bytes) -> bytes:
    """Return the digest by which an index recognises the content of a file."""
    return blake2b(data, digest_size=16).digest()


def read_content(file: FileStat) -> bytes:
    """Return the content of a file, but at most one byte more than the size limit.

    The file is read in one go and without a file object: most files are small, and there are
    many.

    :raises OSError: if it cannot be read.
    """
    handle = open_for_reading(file.path)
    try:
        data = os.read(handle, min(file.size, MAX_BYTES) + 1)
        while len(data) > file.size and len(data) <= MAX_BYTES:  # the file has grown meanwhile
            more = os.read(handle, MAX_BYTES + 1 - len(data))
            if not more:
                break
            data += more
    finally:
        os.close(handle)
    return data


def _read_file(file: FileStat, *, variations: bool) -> tuple[FileFacts, list[ParsedGame]]:
    """Read a file; return its facts with its games, or with an error and no games."""
    try:
        data = read_content(file)
    except OSError as error:
        return FileFacts(*file, b"", serialize_read_error(error)), []
    facts = FileFacts(*file, content_digest(data))
    try:
        return facts, read_games(data, os.fsdecode(file.path), variations=variations)
    except ReadError as error:
        return facts._replace(error=serialize_read_error(error)), []

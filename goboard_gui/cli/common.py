"""What the subcommands share: reading a record, writing answers, saying what is wrong."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any

from ..files import saving, sgf
from ..files.errors import ReadError, SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from ..files.sgf import SgfFile
    from ..record import Tree

DONE, FOUND, FAILED = 0, 1, 2
"""Exit statuses: done; done, and found what was looked for; input or arguments are wrong."""

STANDARD_INPUT = "-"
_MOST_REPAIRS_TOLD = 5


class CommandError(Exception):
    """A command cannot do its work; the text says where and why."""


def complain(text: str) -> None:
    """Say something on standard error."""
    print(text, file=sys.stderr)


def print_json(value: Any) -> None:
    """Print a value as one JSON document on one line; points become ``[column, row]``."""
    print(json.dumps(value, ensure_ascii=False))


def read_file(name: str) -> SgfFile:
    """Read an SGF file, or standard input for ``-``.

    :raises ReadError: when it cannot be read or is no SGF.
    """
    return sgf.read(_standard_input(), name) if name == STANDARD_INPUT else sgf.read_path(name)


def _standard_input() -> bytes:
    return b"" if sys.stdin is None else sys.stdin.buffer.read()


def read_or_fail(name: str) -> SgfFile:
    """Read a file, telling on standard error what had to be put right in it.

    :raises CommandError: when it gives no record.
    """
    try:
        file = read_file(name)
    except ReadError as error:
        raise CommandError(str(error)) from error
    for repair in file.repairs[:_MOST_REPAIRS_TOLD]:
        complain(f"{name}: {repair}")
    untold = len(file.repairs) - _MOST_REPAIRS_TOLD
    if untold > 0:
        complain(f"{name}: and {untold} more: goboard check lists them")
    return file


def pick_game(file: SgfFile, game: int, name: str) -> Tree:
    """The game of a file with this number.

    :raises CommandError: when there are not so many.
    """
    if game >= len(file.games):
        last = len(file.games) - 1
        raise CommandError(f"{name}: no game {game} in it, the last one is {last}")
    return file.games[game]


def read_game(name: str, game: int) -> Tree:
    """One game of a file.

    :raises CommandError: when there is none.
    """
    return pick_game(read_or_fail(name), game, name)


def save(path: Path, data: bytes) -> None:
    """Write a file so that it is never found half written.

    :raises CommandError: when that fails.
    """
    try:
        saving.save(path, data)
    except SaveError as error:
        raise CommandError(str(error)) from error


def speak_utf8() -> None:
    """Make standard output and error UTF-8, whatever the locale says.

    File names that are not UTF-8 come as lone surrogates; with backslashes before them they can
    be printed, and in JSON that is how such a character is written.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

"""Helpers shared by all subcommands: reading records, printing, errors.

The window starts through this module and reads files itself, so file readers are imported lazily.
"""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ..files.opening import Opened
    from ..go import Point
    from ..record import Tree

DONE, FOUND, FAILED = 0, 1, 2
"""Exit statuses: success; success with findings; invalid input or arguments."""

STANDARD_INPUT = "-"
_MAX_DIAGNOSTICS = 5


class CommandError(Exception):
    """A command failed; the message says where and why."""


def print_error(text: str) -> None:
    """Print a message on standard error."""
    print(text, file=sys.stderr)


def print_json(value: Any) -> None:
    """Print a value as JSON on one line; points become ``[column, row]``."""
    import json

    print(json.dumps(value, ensure_ascii=False))


def board_order(points: Iterable[Point]) -> list[Point]:
    """Return points row by row from the top, each row from the left."""
    return sorted(points, key=lambda point: (point.row, point.column))


def read_file(name: str, encoding: str | None = None) -> Opened:
    """Read a record in any format, or standard input for ``-``.

    :raises ReadError: when it cannot be read or holds no game.
    :raises LookupError: when ``encoding`` is given and Python knows no such encoding.
    """
    from ..files.opening import open_any, open_path
    from ..files.sgf.reading import MAX_BYTES

    if name == STANDARD_INPUT:
        return open_any(standard_input(MAX_BYTES + 1), name, encoding)
    return open_path(name, encoding)


def standard_input(most: int) -> bytes:
    """Return at most ``most`` bytes of standard input, or nothing without it."""
    return b"" if sys.stdin is None else sys.stdin.buffer.read(most)


def read_or_fail(name: str, encoding: str | None = None) -> Opened:
    """Read a file, and print its diagnostics on standard error.

    :raises CommandError: when it gives no record.
    """
    from ..files.errors import ReadError

    try:
        opened = read_file(name, encoding)
    except ReadError as error:
        raise CommandError(str(error)) from error
    except LookupError:
        raise CommandError(f"goboard: there is no charset {encoding}") from None
    for diagnostic in opened.diagnostics[:_MAX_DIAGNOSTICS]:
        print_error(f"{name}: {diagnostic}")
    hidden = len(opened.diagnostics) - _MAX_DIAGNOSTICS
    if hidden > 0:
        print_error(f"{name}: and {hidden} more: goboard check lists them")
    return opened


def pick_game(opened: Opened, game: int, name: str) -> Tree:
    """Return the game of a file with this number.

    :raises CommandError: when there are not so many.
    """
    if game >= len(opened.games):
        last = len(opened.games) - 1
        raise CommandError(f"{name}: no game {game} in it, the last one is {last}")
    return opened.games[game]


def read_game(name: str, game: int) -> Tree:
    """Return one game of a file.

    :raises CommandError: when there is none.
    """
    return pick_game(read_or_fail(name), game, name)


def check_overwrite(output: Path | None, name: str, opened: Opened) -> None:
    """Check that no file is overwritten that holds more than was read of it.

    :raises CommandError: when ``output`` is that file.
    """
    if output is None or name == STANDARD_INPUT:
        return
    if not output.exists() or not output.samefile(name):
        return
    if opened.foreign:
        raise CommandError(f"{name}: it is no SGF; write to another file")
    if opened.file.damaged:
        raise CommandError(f"{name}: it is damaged; write to another file")


def use_utf8() -> None:
    """Set standard output and standard error to UTF-8, regardless of the locale.

    Lone surrogates in file names are printed with backslashes, which is also how JSON writes them.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

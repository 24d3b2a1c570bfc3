"""Helpers of all subcommands: reading of records, printing, and errors.

The window is started through this module and reads files itself, so the code that reads files is
imported only when needed.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ..display_text import to_printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..files.opening import OpenedFile
    from ..go import BoardShape, Point
    from ..record import Tree

DONE, FOUND, FAILED = 0, 1, 2
"""The exit statuses: success, success with diagnostics, invalid input or arguments."""

STANDARD_INPUT = "-"
_MAX_DIAGNOSTICS = 5


class CommandError(Exception):
    """Exception raised if a command fails; the message says where it failed and why.

    Further lines may follow it, such as a command that would help.
    """

    def __init__(self, message: str, *lines: str) -> None:
        super().__init__(message, *lines)
        self.message = message
        self.lines = lines

    def __str__(self) -> str:
        return self.message


def require_rectangle(name: str, shape: BoardShape) -> None:
    """Raise an error unless the board of a record is an ordinary rectangle.

    :raises CommandError: its board has another shape.
    """
    if not shape.is_rectangle:
        raise CommandError(f"{name}: only rectangular boards are supported ({shape.kind.value})")


def print_error(text: str, *lines: str) -> None:
    """Print a message on standard error, followed by ``lines``, which are printed unchanged.

    Control and bidirectional characters in the message are escaped: it may quote the names of
    files and texts in them.
    """
    print("\n".join((to_printable(text), *lines)), file=sys.stderr)


def print_json(value: Any) -> None:
    """Print a value as JSON on one line; points are written as ``[column, row]``."""
    import json

    print(json.dumps(value, ensure_ascii=False))


def sorted_points(points: Iterable[Point]) -> list[Point]:
    """Return points sorted row by row from the top, each row from the left."""
    return sorted(points, key=lambda point: (point.row, point.column))


def read_file(name: str, encoding: str | None = None, *, allow_pipe: bool = True) -> OpenedFile:
    """Read a record in any supported format; ``-`` stands for standard input.

    A named pipe is read to its end, unless ``allow_pipe`` is false because the user did not name
    it.

    :raises ReadError: the file cannot be read, or holds no game.
    :raises LookupError: ``encoding`` is not a known encoding.
    """
    from ..files.opening import open_bytes, open_path
    from ..files.sgf.reading import MAX_BYTES

    if name == STANDARD_INPUT:
        return open_bytes(read_standard_input(MAX_BYTES + 1), name, encoding)
    return open_path(name, encoding, allow_pipe=allow_pipe)


def read_standard_input(max_bytes: int) -> bytes:
    """Read up to ``max_bytes`` bytes from standard input; the result is empty if there is no
    standard input.
    """
    return b"" if sys.stdin is None else sys.stdin.buffer.read(max_bytes)


def read_record_file(name: str, encoding: str | None = None) -> OpenedFile:
    """Read a record file; problems in it are reported on standard error.

    :raises CommandError: the file holds no record that can be read.
    """
    from ..files.errors import ReadError
    from ..files.formats import Format

    try:
        opened = read_file(name, encoding)
    except ReadError as error:
        raise CommandError(str(error)) from error
    except LookupError:
        raise CommandError(f"goboard: unknown encoding: {encoding}") from None
    for diagnostic in opened.diagnostics[:_MAX_DIAGNOSTICS]:
        print_error(f"{name}: {diagnostic}")
    hidden = len(opened.diagnostics) - _MAX_DIAGNOSTICS
    if hidden > 0:
        print_error(f"{name}: and {hidden} more (list them with: goboard check)")
    if opened.format is Format.DIAGRAM and len(opened.games) > 1:
        print_error(f"{name}: the text contains {len(opened.games)} boards")
    return opened


def game_at_index(opened: OpenedFile, game: int, name: str) -> Tree:
    """Return the game of a file with the given zero-based index.

    :raises CommandError: the file has fewer games.
    """
    if game >= len(opened.games):
        last = len(opened.games) - 1
        raise CommandError(f"{name}: there is no game {game}; the last one is {last}")
    return opened.games[game]


def read_game(name: str, game: int) -> Tree:
    """Read a file, and return the game with the given zero-based index.

    :raises CommandError: the file cannot be read, or has no game with this number.
    """
    return game_at_index(read_record_file(name), game, name)


def read_games(name: str, game: int | None) -> Sequence[Tree]:
    """Read a file, and return the game with the given zero-based index, or all games if it is None.

    :raises CommandError: the file cannot be read, or has no game with this number.
    """
    opened = read_record_file(name)
    return opened.games if game is None else [game_at_index(opened, game, name)]

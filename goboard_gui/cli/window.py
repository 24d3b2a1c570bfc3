"""Opening of a window, by `goboard-gui` or by `goboard` without a subcommand."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .. import __version__
from .common import CommandError
from .qt import check_display, report_missing_qt_libraries

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def open_window(argv: Sequence[str], program: str, commands: Sequence[str] = ()) -> int:
    """Open a window with the files named in the arguments, and return the exit status.

    With ``commands``, an argument that is neither a command nor a file is an error. Otherwise
    missing files are reported by the window.

    :raises CommandError: an argument is invalid, or the machine lacks what a window needs.
    """
    files, smoke = _parse(argv, program)
    if commands:
        _check_files(files, commands if "--" not in argv else ())
    check_display()
    from ..gui.core import garbage  # free of Qt

    garbage.suspend_collection()
    try:
        status = import_window()(files, smoke=smoke)
        if smoke and status == 0:
            from ..gui.app import check_libraries

            status = check_libraries()
        return status
    finally:
        garbage.end_collection()


def _parse(arguments: Sequence[str], program: str) -> tuple[Sequence[str], bool]:
    """Return the files to open, and whether the window is opened for testing only."""
    if not any(argument.startswith("-") or not argument for argument in arguments):
        return arguments, False  # without argparse, which takes as long as a tenth of Qt
    from .command_parser import CommandParser
    from .inputs import parse_input

    parser = CommandParser(
        prog=program, description="Record, study and print Go games.", allow_abbrev=False
    )
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=parse_input, help="a game record to open"
    )
    parser.add_argument(
        "--smoke",
        action="store_true",
        help="open the window, close it again, and import all libraries (for testing)",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    args = parser.parse_args(arguments)
    return args.files, args.smoke


def _check_files(files: Sequence[str], commands: Sequence[str]) -> None:
    """Raise an error if a file does not exist; a missing first file may be a mistyped command and
    is reported as such.

    :raises CommandError: a file does not exist.
    """
    from ..display_text import to_printable

    for place, name in enumerate(files):
        if _exists(name):
            continue
        if place == 0 and commands and name not in commands and not _looks_like_a_file(name):
            suggestion = _suggestion(name, commands)
            raise CommandError(f"goboard: unknown command '{to_printable(name)}'{suggestion}")
        raise CommandError(f"{to_printable(name)}: File not found")


def _exists(name: str) -> bool:
    """Return whether a file exists, or may exist in a folder that cannot be accessed."""
    try:
        os.stat(name)  # noqa: PTH116 - Path() would make a folder of an empty name
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:
        return True
    return True


def _looks_like_a_file(name: str) -> bool:
    """Return whether a name contains a dot or a path separator."""
    return any(sign in name for sign in (".", os.sep, os.altsep) if sign)


def _suggestion(name: str, commands: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name.lower(), commands, 1)
    return f"; did you mean '{close[0]}'?" if close else ""


def import_window() -> Callable[..., int]:
    """Import the modules of the window, and return the function that opens the window.

    :raises CommandError: the machine lacks what Qt needs.
    """
    with report_missing_qt_libraries():
        from ..gui.app import run
    return run

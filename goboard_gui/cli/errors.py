"""Messages and exit statuses of commands that fail."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from .common import FAILED, CommandError, print_error

_INTERRUPTED, _BROKEN_PIPE = 130, 141  # 128 plus the number of the signal, as in shells
_REQUIREMENTS = {"numpy": "collections require numpy", "PIL": "animations require Pillow"}
"""Messages about libraries that may be missing, by the names of their modules."""


def exit_status(error: BaseException) -> int:
    """Print the message of an expected error, and return the exit status; other errors are raised
    again.
    """
    match error:
        case KeyboardInterrupt():
            return _INTERRUPTED
        case BrokenPipeError():
            _drop_output()
            return _BROKEN_PIPE
        case OSError():
            _drop_output()
            print_error(f"goboard: {error.strerror or error}")
        case CommandError():
            print_error(error.message, *error.lines)
        case ModuleNotFoundError(name=str(module)) if module in _REQUIREMENTS:
            _report_missing_library(module)
        case _:
            raise error
    return FAILED


def _report_missing_library(module: str) -> None:
    from ..optional_parts import PARTS, install_command

    need = _REQUIREMENTS[module]
    command = install_command(next(part for part in PARTS if part.module == module))
    if command is None:
        print_error(f"goboard: {need}, which is not part of this edition of Goboard")
    else:
        print_error(f"goboard: {need}, which is not installed:", f"    {command}")


def _drop_output() -> None:
    """Discard buffered output that cannot be written, which Python would otherwise try to write
    again at exit.
    """
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""The entry points of `goboard` and `goboard-gui`.

They import only what they need, so that `--version` takes little longer than the start of Python.
"""

from __future__ import annotations

import io
import sys

from .. import __version__
from .subcommands import SUBCOMMANDS

_GENERAL = ("-h", "--help", "--version")


def main(arguments: list[str] | None = None) -> int:
    """Run `goboard` with these arguments, or those of the process, and return the exit status."""
    return _run("goboard", sys.argv[1:] if arguments is None else arguments)


def main_window(arguments: list[str] | None = None) -> int:
    """Run `goboard-gui` with these arguments, or those of the process, and return the exit
    status.
    """
    return _run("goboard-gui", sys.argv[1:] if arguments is None else arguments)


def _run(program: str, arguments: list[str]) -> int:
    """Run a program and return its exit status; expected errors are printed as one line on standard
    error.
    """
    _set_utf8_output()
    try:
        status = _perform(program, arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as leaving:  # argparse has printed an error or its help
        return leaving.code if isinstance(leaving.code, int) else 0
    except BaseException as error:
        from .errors import exit_status

        return exit_status(error)
    return status


def _perform(program: str, arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first == "--version" and sys.stdout is not None:
        print(f"{program} {__version__}")
        return 0
    if program == "goboard" and (first in SUBCOMMANDS or first in _GENERAL):
        from importlib import import_module

        from .command_parser import run_subcommand

        module = import_module(f".{first}", __package__) if first in SUBCOMMANDS else None
        return run_subcommand(arguments, None if module is None else module.add_parser)
    from .window import open_window

    return open_window(arguments, program, tuple(SUBCOMMANDS) if program == "goboard" else ())


def _set_utf8_output() -> None:
    """Make standard output and standard error use UTF-8, whatever the locale.

    Lone surrogates in file names are printed with backslashes, in the same way as in JSON.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

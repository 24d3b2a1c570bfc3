"""The door to the window: `goboard-gui`, and `goboard` without a subcommand."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from .. import __version__
from .qt import check_display, importing_qt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def open_window(argv: Sequence[str] | None, program: str) -> int:
    """Open the window with the files named in the arguments; return its exit status.

    :raises CommandError: when the machine lacks what a window needs.
    """
    parser = ArgumentParser(
        prog=program, description="Record, study and print games of Go.", allow_abbrev=False
    )
    parser.add_argument("files", metavar="FILE", nargs="*", help="a game record to open")
    parser.add_argument("--smoke", action="store_true", help="open the window and close it again")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    args = parser.parse_args(argv)
    check_display()
    from ..gui import garbage  # which imports nothing of Qt

    garbage.suspend()
    try:
        return import_window(args.files)(args.files, smoke=args.smoke)
    finally:
        garbage.end()


def import_window(files: Sequence[str]) -> Callable[..., int]:
    """Import what a window needs to show these files; return what opens it.

    :raises CommandError: when the machine lacks what Qt needs.
    """
    from . import rooms  # noqa: F401  # before Qt, as it tells

    if files:
        from ..files import foreign, info  # noqa: F401

    with importing_qt():
        from ..gui.app import run
    return run

"""The command-line argument for the index of a collection, and a function that opens the index."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from ...display_text import to_printable
from ...game_index.errors import IndexErrorCode, UnusableIndexError
from ..common import CommandError
from ..inputs import parse_folder

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Iterator
    from pathlib import Path

    from ...game_index.index import Index


def add_index_argument(parser: ArgumentParser) -> None:
    """Add the argument INDEX, the folder of an index."""
    parser.add_argument("index", metavar="INDEX", type=parse_folder, help="folder of the index")


@contextmanager
def open_index(folder: Path) -> Iterator[Index]:
    """Open the index in a folder for the duration of a block.

    :raises CommandError: there is no usable index.
    """
    # Deferred, because importing the search takes longer than many a command needs.
    from ...game_index.database import LOCK_TIMEOUT_SECONDS
    from ...game_index.index import Index

    try:
        with closing(Index(folder, lock_timeout=LOCK_TIMEOUT_SECONDS)) as index:
            yield index
    except UnusableIndexError as error:
        raise CommandError(unusable_index_message(error)) from error


_MAKES_ONE = "; create it with: goboard collection build INDEX DIR"
_REMEDIES = {
    IndexErrorCode.MISSING: _MAKES_ONE,
    IndexErrorCode.DAMAGED: "; mend it with: goboard collection build --thorough INDEX DIR",
    IndexErrorCode.OTHER_VERSION: "; update it with: goboard collection build INDEX",
}


def unusable_index_message(error: UnusableIndexError) -> str:
    """Return the error message for an index that cannot be used, with a remedy if there is one."""
    remedy = "; update Goboard to use it" if error.newer else _REMEDIES.get(error.code, "")
    return f"goboard: {to_printable(str(error))}{remedy}"

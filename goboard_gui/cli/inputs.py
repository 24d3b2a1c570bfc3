"""The input files of a command, which its outputs must not replace."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from .common import STANDARD_INPUT

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path
    from typing import TextIO

    from ..files.storage.contents import AnyFile

INPUT_ARGUMENTS = ("file", "files", "a", "b", "graph", "index", "folders", "patterns")
"""The names of all arguments that name input files, or folders of them."""


def parse_input(text: str) -> str:
    """Parse the name of a file or folder; ``-`` may stand for standard input.

    :raises ArgumentTypeError: the name is empty, which would otherwise mean the current folder.
    """
    if not text:
        raise ArgumentTypeError("the name of the file is empty")
    return text


def parse_folder(text: str) -> Path:
    """Parse the name of a folder.

    :raises ArgumentTypeError: the name is empty.
    """
    if not text:
        raise ArgumentTypeError("the name of the folder is empty")
    from pathlib import Path

    return Path(text)


def record_files(names: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Yield file names, each with whether the user named it; for a folder, yield the game records
    in it.
    """
    from ..files.storage.folder import sgf_files_below

    for name in names:
        found = False
        for record in sgf_files_below(name):
            yield str(record), False
            found = True
        if not found:
            yield name, True


class Inputs:
    """The files and folders that a command reads; iterating also yields the files inside the
    folders.

    An iteration takes time if there are folders, and is needed only if an output exists already.
    """

    def __init__(self, names: Sequence[str | Path] = ()) -> None:
        self._names = names

    @classmethod
    def from_args(cls, args: Namespace) -> Inputs:
        """Return the inputs that the arguments of a command name."""
        names: list[str | Path] = []
        for argument in INPUT_ARGUMENTS:
            value = getattr(args, argument, None)
            names += value if isinstance(value, list) else [value] if value is not None else []
        return cls(names)

    def __iter__(self) -> Iterator[AnyFile]:
        for name in self._names:
            if name == STANDARD_INPUT:
                yield from open_descriptor(sys.stdin)
            else:
                yield name
                for folder, _, files in os.walk(name):
                    yield from (os.path.join(folder, file) for file in files)  # noqa: PTH118


def open_descriptor(stream: TextIO | None) -> tuple[int, ...]:
    """Return a tuple with the file descriptor of a standard stream, or an empty tuple if it has
    none.
    """
    try:
        return () if stream is None else (stream.fileno(),)
    except (OSError, ValueError):  # closed, or replaced in tests
        return ()

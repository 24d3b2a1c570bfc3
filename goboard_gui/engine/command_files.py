"""The files that a command line of an engine names, such as its network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .errors import MissingFile
from .process import EMPTY_FILE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_OPTIONS = {
    "-model": "network",
    "-human-model": "network",
    "--weights": "network",
    "-w": "network",
    "-config": "configuration",
}
"""The options of KataGo and Leela Zero that are followed by the name of a file, and its kind."""


def missing_files(command: Sequence[str]) -> Iterator[MissingFile]:
    """Yield the networks and configurations that a command line names and that do not exist.

    Engines report them after all kinds of other messages. Relative names never exist, because an
    engine's working folder is a new one.
    """
    for _, option, value in _file_arguments(command):
        if value != EMPTY_FILE and not (Path(value).is_absolute() and Path(value).is_file()):
            yield MissingFile(_OPTIONS[option], value)


def with_absolute_files(command: Sequence[str], folder: Path) -> tuple[str, ...]:
    """Return a command line in which the files that exist in a folder have absolute names.

    >>> command = "katago", "gtp", "-config", "usr", "-override-config=usr", "--weights=usr"
    >>> with_absolute_files(command, Path("/"))[3:]
    ('/usr', '-override-config=usr', '--weights=/usr')
    """
    words = list(command)
    for place, option, value in _file_arguments(command):
        if (folder / value).exists():
            absolute = str(folder / value)
            words[place] = absolute if words[place] == value else f"{option}={absolute}"
    return tuple(words)


def _file_arguments(command: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """Yield the options that name files, with these names and the indices of their words."""
    for place, word in enumerate(command[1:], 1):
        option, equals, value = word.partition("=")
        if option in _OPTIONS:
            if equals:
                yield place, option, value
            elif place + 1 < len(command):
                yield place + 1, option, command[place + 1]

"""Engine entries: what the user has stored about an engine, and command lines as text."""

from __future__ import annotations

import re
import shlex
import sys
from dataclasses import dataclass

from .analysis import Perspective


@dataclass(frozen=True)
class EngineEntry:
    """An engine in the user's list.

    ``command`` starts it with the Go Text Protocol, ``json_command``, if there is one, as KataGo's
    JSON analysis engine; both begin with the absolute path of the program. ``perspective`` says for
    whom the engine reports win rates in the Go Text Protocol.
    """

    name: str
    command: tuple[str, ...]
    json_command: tuple[str, ...] = ()
    perspective: Perspective = Perspective.SIDE_TO_PLAY

    @property
    def program(self) -> str:
        """The path of the program."""
        return self.command[0]


def split_command_line(text: str, *, windows: bool = sys.platform == "win32") -> tuple[str, ...]:
    r"""Return the program and arguments of a command line; on Windows, backslashes are kept.

    :raises ValueError: if a quotation mark is missing.

    >>> split_command_line(r'"C:\Go engines\katago.exe" gtp', windows=True)
    ('C:\\Go engines\\katago.exe', 'gtp')
    >>> split_command_line(r"/opt/my\ engine --mode gtp", windows=False)
    ('/opt/my engine', '--mode', 'gtp')
    """
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if windows:
        lexer.escape = ""
        lexer.quotes = '"'
    return tuple(lexer)


def join_command_line(command: tuple[str, ...], *, windows: bool = sys.platform == "win32") -> str:
    """Return a command line as text that `split_command_line` reads.

    On Windows, arguments can't contain quotation marks, which are left out.

    >>> join_command_line(("/opt/my engine", "--mode", "gtp"), windows=False)
    "'/opt/my engine' --mode gtp"
    """
    return " ".join(map(_quote, command)) if windows else shlex.join(command)


def _quote(argument: str) -> str:
    """Return an argument as it stands in a command line of Windows."""
    argument = argument.replace('"', "")
    return argument if argument and not re.search(r"\s", argument) else f'"{argument}"'

"""Reports of internal errors: where they happened, without anything that the user has written.

Messages of exceptions quote names, texts and paths, so a report does not contain them. Paths of
source files are shortened, because they may begin with the user's home folder.
"""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .command_trail import failed_command, last_commands

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

MAX_REPORTS = 20
"""Number of reports that are kept; older ones are removed."""
SUFFIX = ".txt"
_FIRST_FRAMES, _LAST_FRAMES = 10, 40
"""Numbers of frames that a report shows; those between them are left out."""
_MAX_CHAINED = 10
_PACKAGE = Path(__file__).parents[2]
_LIBRARY = str(Path(os.__file__).parent) + os.sep
_WRAPPERS = ("gui/core/overrides.py", "gui/core/command_trail.py")
"""Modules that only call the code that failed; no error is attributed to them."""
_DRAWING = ("paintEvent", "paint")


class FailedPart(Enum):
    """The part of the program in which an error happened, as far as a user can tell."""

    COMMAND = "command"
    DRAWING = "drawing"
    BACKGROUND = "background"
    START = "start"
    OTHER = "other"


class ErrorReport(NamedTuple):
    """A report of an internal error.

    ``command`` is the name of the command that failed, if it was one, ``exception`` the name of
    the exception's class and ``place`` a source file with a line. ``path`` is the file of the
    report, or None if it could not be written.
    """

    part: FailedPart
    exception: str
    place: str
    text: str
    command: str = ""
    path: Path | None = None


class TracebackFrame(NamedTuple):
    """A stack frame of a traceback: its shortened source file, line and function."""

    file: str
    line: int
    function: str

    @property
    def is_in_program(self) -> bool:
        """Whether the frame belongs to the program and not to a library."""
        return self.file.startswith(f"{_PACKAGE.name}/")

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function}"


def traceback_frames(trace: TracebackType | None) -> list[TracebackFrame]:
    """Return the stack frames of a traceback, outermost first."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        file = short_path(code.co_filename)
        if not file.endswith(_WRAPPERS):
            found.append(TracebackFrame(file, trace.tb_lineno, code.co_qualname))
        trace = trace.tb_next
    return found


def innermost_call(calls: list[TracebackFrame]) -> TracebackFrame | None:
    """Return the innermost frame within the program's own code, otherwise the innermost of all, or
    None if ``calls`` is empty.
    """
    return next(
        (each for each in reversed(calls) if each.is_in_program), calls[-1] if calls else None
    )


def short_path(file: str) -> str:
    """Return the path of a source file without the folders above its package.

    >>> short_path("/home/ada/lib/site-packages/PySide6/support.py")
    'PySide6/support.py'
    >>> short_path("/home/ada/own.py"), short_path("<string>")
    ('own.py', '<string>')
    """
    path = file.replace(os.sep, "/")
    package = str(_PACKAGE.parent).replace(os.sep, "/") + "/"
    if path.startswith(package + _PACKAGE.name):
        return path.removeprefix(package)
    for packages in ("/site-packages/", "/dist-packages/"):
        if packages in path:
            return path.rsplit(packages, 1)[1]
    if file.startswith(_LIBRARY):
        return file.removeprefix(_LIBRARY).replace(os.sep, "/")
    if path.startswith(f"{_PACKAGE.name}/"):  # as in a bundle
        return path
    return path.rsplit("/", 1)[-1]


def describe_error(error: BaseException, *, in_main: bool = True) -> ErrorReport:
    """Return the report of an exception; ``in_main`` is false if another thread raised it."""
    calls = traceback_frames(error.__traceback__)
    where = innermost_call(calls)
    command = failed_command(error)
    part = FailedPart.OTHER
    if not in_main:
        part = FailedPart.BACKGROUND
    elif any(each.function.rsplit(".", 1)[-1] in _DRAWING for each in calls):
        part = FailedPart.DRAWING
    elif command:
        part = FailedPart.COMMAND
    place = "" if where is None else f"{where.file.rsplit('/', 1)[-1]}:{where.line}"
    lines = [*_head(), "", *_chain(error), "", "Last commands:"]
    lines += [f"  {name}" for name in last_commands] or ["  none"]
    return ErrorReport(part, _name(error), place, "\n".join(lines) + "\n", command)


def describe_crash(trace: str) -> str:
    """Return the report of a crash, from what `faulthandler` has written."""
    head = ["Goboard crashed. The versions below are those of its next start.", *_head()]
    shown = re.sub(r'(?<=File ")[^"\n]*', lambda found: short_path(found[0]), trace)
    return "\n".join([*head, "", shown.rstrip()]) + "\n"


def write_report(folder: Path, text: str, kind: str = "error") -> Path:
    """Write a report to a new file in a folder, remove the oldest ones, and return its path.

    :raises OSError: when it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**9:09}"
    path = folder / f"{stamp}-{kind}{SUFFIX}"
    with path.open("x", encoding="utf-8", errors="backslashreplace") as file:
        file.write(text)
    for old in sorted(folder.glob(f"*{SUFFIX}"))[:-MAX_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path


def _head() -> Iterator[str]:
    from .versions import versions  # what it imports takes a while

    for name, version in versions():
        yield f"{name} {version}"
    yield time.strftime("%Y-%m-%d %H:%M:%S")


def _chain(error: BaseException) -> list[str]:
    """Return the types and frames of an exception and of those that led to it, earliest first."""
    chained: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in chained and len(chained) < _MAX_CHAINED:
        chained.append(cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    lines = []
    for each in reversed(chained):
        lines += [
            _name(each),
            *(f"  {line}" for line in _shown(traceback_frames(each.__traceback__))),
        ]
    return lines


def _shown(calls: list[TracebackFrame]) -> list[str]:
    if len(calls) <= _FIRST_FRAMES + _LAST_FRAMES:
        return list(map(str, calls))
    left_out = len(calls) - _FIRST_FRAMES - _LAST_FRAMES
    return [
        *map(str, calls[:_FIRST_FRAMES]),
        f"({left_out} more)",
        *map(str, calls[-_LAST_FRAMES:]),
    ]


def _name(error: BaseException) -> str:
    kind = type(error)
    module = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
    return module + kind.__qualname__

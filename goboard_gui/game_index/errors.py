"""Errors of an index that cannot be used, and of a game that is no longer in its file."""

from __future__ import annotations

from contextlib import contextmanager
from enum import Enum
from functools import wraps
from typing import TYPE_CHECKING, Protocol, TypeVar

from .paths import SEGMENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


class IndexErrorCode(Enum):
    """Reason why an index cannot be used; the value is the English text."""

    BUSY = "another program is using this index"
    DAMAGED = "the index is damaged"
    MISSING = "no collection index found"
    OTHER_VERSION = "the index was created by another version of Goboard"
    OUT_OF_RESOURCES = "the index can't be used at the moment"


class UnusableIndexError(Exception):
    """Exception raised if the index in a folder cannot be opened, read or written.

    Only an index that is `DAMAGED`, `MISSING`, or written by an older version is replaced by
    building one; all other errors may be temporary. ``detail`` is the cause in the words of the
    system or of SQLite. ``newer`` is whether a newer version of the program wrote the index.
    """

    def __init__(
        self, folder: Path, code: IndexErrorCode, detail: str = "", *, newer: bool = False
    ) -> None:
        super().__init__(folder, code, detail)
        self.folder = folder
        self.code = code
        self.detail = detail
        self.newer = newer

    def __str__(self) -> str:
        quoted = f" ({self.detail})" if self.detail else ""
        return f"{self.folder}: {self.code.value}{quoted}"


_GONE = FileNotFoundError, NotADirectoryError, IsADirectoryError


def file_error(folder: Path, name: str, error: Exception) -> UnusableIndexError:
    """Return the error for a file of an index that could not be opened or read.

    A file is damaged if it is missing or has the wrong contents; other errors of the system do not
    say that.
    """
    passing = isinstance(error, MemoryError) or (
        isinstance(error, OSError) and not isinstance(error, _GONE)
    )
    code = IndexErrorCode.OUT_OF_RESOURCES if passing else IndexErrorCode.DAMAGED
    return UnusableIndexError(folder, code, f"{name}: {system_text(error)}")


_CONTENT_ERRORS = ArithmeticError, LookupError, TypeError, ValueError, OSError, MemoryError
"""Exceptions that damaged contents of an index can cause when they are used."""


@contextmanager
def translate_damage_errors(folder: Path, name: str) -> Iterator[None]:
    """Raise errors in the block as `UnusableIndexError` (see `file_error`).

    The block uses the contents of a file of an index. Arguments of callers are checked before it,
    because a wrong one is not damage.
    """
    try:
        yield
    except _CONTENT_ERRORS as error:
        raise file_error(folder, name, error) from error


class _HasFolder(Protocol):
    @property
    def folder(self) -> Path:
        """The folder of an index."""


_Source = TypeVar("_Source", bound=_HasFolder)
_Value = TypeVar("_Value")


def translating_damage_errors(compute: Callable[[_Source], _Value]) -> Callable[[_Source], _Value]:
    """Decorate a method without arguments so that it raises errors as `UnusableIndexError`.

    The contents of the index may turn out to be damaged when a value is first computed.
    """

    @wraps(compute)
    def translated(source: _Source) -> _Value:
        with translate_damage_errors(source.folder, SEGMENTS):
            return compute(source)

    return translated


def system_text(error: BaseException) -> str:
    """Return the message of an error; for a system error, without its number and path.

    >>> system_text(OSError(24, "Too many open files"))
    'Too many open files'
    >>> system_text(MemoryError())
    'out of memory'
    """
    if isinstance(error, MemoryError):
        return "out of memory"
    return getattr(error, "strerror", None) or str(error)


class MissingGameError(LookupError):
    """Exception raised if a file has fewer games than when it was indexed.

    ``place`` is the position of the missing game in the file, from 0.
    """

    def __init__(self, path: Path, place: int) -> None:
        super().__init__(path, place)
        self.path = path
        self.place = place

    def __str__(self) -> str:
        return f"{self.path}: the file has no game {self.place + 1} any more"

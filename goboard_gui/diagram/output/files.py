"""What outputs have in common: in the end a file that is whole or was not touched."""

from __future__ import annotations

from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice

from ...files.errors import SaveError
from ...files.storage.saving import save

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QPainter

CREATOR = "Goboard"
MM_PER_INCH = 25.4
_LEAST_DIGITS = 3


class Unwritable(Enum):
    """What cannot be written anywhere; the value says it in English."""

    TOO_LARGE = "{wide} × {high} pixels are too many"
    NO_MEMORY = "there is no memory for {wide} × {high} pixels"
    NO_PAGE = "there is no page to be written"
    NO_PICTURE = "there is no picture to be written"
    NO_FORMAT = "{extension} is no format ({known} are)"
    NO_EXTENSION = "its name ends in none of {known}"


class ExportError(Exception):
    """Something could not be written to ``path``; ``cause`` says why.

    If that is an `Unwritable`, ``wide`` and ``high`` are the pixels it speaks of, ``known`` the
    extensions that there are.
    """

    def __init__(
        self,
        path: Path,
        cause: object,
        wide: int = 0,
        high: int = 0,
        *,
        known: tuple[str, ...] = (),
    ) -> None:
        super().__init__(path, cause)
        self.path, self.cause = path, cause
        self.wide, self.high = wide, high
        self.known = known

    def fill(self, sentence: str) -> str:
        """Fill the fields of a sentence of `Unwritable`, which may be in another language."""
        return sentence.format(
            wide=self.wide,
            high=self.high,
            extension=self.path.suffix.lower(),
            known=", ".join(self.known),
        )

    def __str__(self) -> str:
        if isinstance(self.cause, Unwritable):
            return f"{self.path}: {self.fill(self.cause.value)}"
        reason = self.cause.strerror if isinstance(self.cause, OSError) else None
        return f"{self.path}: {reason or self.cause}"


def unknown_format(path: Path, known: tuple[str, ...]) -> ExportError:
    """The error that ``path`` ends in none of the ``known`` extensions.

    >>> from pathlib import Path
    >>> print(unknown_format(Path("game.doc"), (".pdf", ".svg")))
    game.doc: .doc is no format (.pdf, .svg are)
    """
    cause = Unwritable.NO_FORMAT if path.suffix else Unwritable.NO_EXTENSION
    return ExportError(path, cause, known=known)


def write(path: Path, data: bytes) -> None:
    """Write bytes so that a failure leaves what was there.

    :raises ExportError: the file cannot be written.
    """
    try:
        save(path, data)
    except SaveError as error:
        raise ExportError(path, error.cause) from error


def numbered(path: Path, number: int, count: int) -> Path:
    """The name of one of several files that were asked for under one name.

    >>> from pathlib import Path
    >>> numbered(Path("game.svg"), 7, 12).name, numbered(Path("game.svg"), 7, 1200).name
    ('game-007.svg', 'game-0007.svg')
    """
    digits = max(_LEAST_DIGITS, len(str(count)))
    return path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}")


def target(path: Path, number: int, count: int) -> Path:
    """The file for one of ``count`` pictures: the one asked for, or a numbered one."""
    return path if count == 1 else numbered(path, number, count)


@contextmanager
def kept(qp: QPainter) -> Iterator[None]:
    """Give a painter its units back in the end."""
    qp.save()
    try:
        yield
    finally:
        qp.restore()


def open_buffer() -> QBuffer:
    """A device in memory, to be written to."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def contents(buffer: QBuffer) -> bytes:
    """What was written to it."""
    return bytes(buffer.data().data())

"""Errors of writing pictures and books. This module does not need Qt."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class ExportFailure(Enum):
    """What cannot be written anywhere; the value says it in English."""

    TOO_LARGE = "{wide} × {high} pixels are too many"
    NO_MEMORY = "there is no memory for {wide} × {high} pixels"
    NO_PAGE = "there is no page to be written"
    NO_PICTURE = "there is no picture to be written"
    NO_FORMAT = "{extension} is no format ({known} are)"
    NO_EXTENSION = "its name ends in none of {known}"


class ExportError(Exception):
    """Something could not be written to ``path``; ``cause`` says why.

    If that is an `ExportFailure`, ``wide`` and ``high`` are the pixels it speaks of, ``known`` the
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
        """Fill the fields of a sentence of `ExportFailure`, which may be in another language."""
        return sentence.format(
            wide=self.wide,
            high=self.high,
            extension=self.path.suffix.lower(),
            known=", ".join(self.known),
        )

    def __str__(self) -> str:
        if isinstance(self.cause, ExportFailure):
            return f"{self.path}: {self.fill(self.cause.value)}"
        reason = self.cause.strerror if isinstance(self.cause, OSError) else None
        return f"{self.path}: {reason or self.cause}"


def unknown_format(path: Path, known: tuple[str, ...]) -> ExportError:
    """Return the error that ``path`` ends in none of the ``known`` extensions.

    >>> from pathlib import Path
    >>> print(unknown_format(Path("game.doc"), (".pdf", ".svg")))
    game.doc: .doc is no format (.pdf, .svg are)
    """
    cause = ExportFailure.NO_FORMAT if path.suffix else ExportFailure.NO_EXTENSION
    return ExportError(path, cause, known=known)

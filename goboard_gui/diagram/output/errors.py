"""Errors of exports, in a module that does not import Qt."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class ExportFailure(Enum):
    """A reason for which an export fails; the values are English messages."""

    TOO_LARGE = "the image is too large ({wide} × {high} pixels)"
    NO_MEMORY = "not enough memory for an image of {wide} × {high} pixels"
    NO_PAGE = "there are no pages to save"
    NO_PICTURE = "there are no pictures to save"
    NO_FORMAT = "unsupported format {extension} (supported: {known})"
    NO_EXTENSION = "the file name must end in one of {known}"


class ExportError(Exception):
    """Exception raised if an export to the file ``path`` fails, with the cause.

    If the cause is an `ExportFailure`, ``wide`` and ``high`` are the size in pixels, and ``known``
    the supported file extensions.
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

    def format_message(self, sentence: str) -> str:
        """Return the error message: the template ``sentence``, from `ExportFailure` or translated,
        filled in.
        """
        return sentence.format(
            wide=self.wide,
            high=self.high,
            extension=self.path.suffix.lower(),
            known=", ".join(self.known),
        )

    def __str__(self) -> str:
        if isinstance(self.cause, ExportFailure):
            return f"{self.path}: {self.format_message(self.cause.value)}"
        reason = self.cause.strerror if isinstance(self.cause, OSError) else None
        return f"{self.path}: {reason or self.cause}"


class PrintError(Exception):
    """Exception raised if the print system rejects pages; its text is a message for the user."""


def unknown_format_error(path: Path, known: tuple[str, ...]) -> ExportError:
    """Return the error for a path that has none of the ``known`` extensions.

    >>> from pathlib import Path
    >>> print(unknown_format_error(Path("game.doc"), (".pdf", ".svg")))
    game.doc: unsupported format .doc (supported: .pdf, .svg)
    """
    cause = ExportFailure.NO_FORMAT if path.suffix else ExportFailure.NO_EXTENSION
    return ExportError(path, cause, known=known)

"""Errors of reading and saving, and the diagnostic codes for damaged files."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..diagnostics import DiagnosticCode
from ..display_text import to_printable
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


class TextPosition(NamedTuple):
    """A position in a text as shown in editors: one-based line and column numbers."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


def text_position_at(text: str, offset: int) -> TextPosition:
    r"""Return the position of the character at an offset; lines end with LF, or with CR in a text
    without LF.

    >>> text_position_at("(;\nSZ[9])", 4)
    TextPosition(line=2, column=2)
    """
    newline = "\n" if "\n" in text else "\r"
    return TextPosition(text.count(newline, 0, offset) + 1, offset - text.rfind(newline, 0, offset))


class ReadErrorReason(Enum):
    """The reason why a file could not be read; the value is the English text."""

    EMPTY = "the file is empty"
    NO_GAME = "no game record found (“(;” is missing)"
    TOO_LARGE = "the file is too large"
    TOO_MANY_NODES = "the record has too many nodes"
    TOO_MANY_VALUES = "the record has too many values"
    UNREADABLE = "the file can't be read"
    NOT_A_FILE = "not a regular file"
    BAD_DIAGRAM = "the diagram is invalid"
    BAD_MOVES = "the moves are invalid"
    OTHER_GAME = "not a record of Go"
    UNSUPPORTED = "this file format is not supported"


LIMITS = {
    ReadErrorReason.TOO_LARGE: "more than {most} bytes",
    ReadErrorReason.TOO_MANY_NODES: "more than {most} nodes",
    ReadErrorReason.TOO_MANY_VALUES: "more than {most} values",
}
"""The English text of each limit."""


class ReadError(ValueError):
    """Error for a file in which no record can be read; lesser problems are reported as diagnostics.

    ``limit`` is the number that was exceeded, if any.
    """

    def __init__(
        self,
        name: str,
        reason: ReadErrorReason,
        place: TextPosition | None = None,
        detail: str = "",
        *,
        limit: int = 0,
    ) -> None:
        super().__init__(name, reason, place, detail)
        self.name = name
        self.reason = reason
        self.place = place
        self.detail = detail
        self.limit = limit

    @property
    def explanation(self) -> str:
        """The problem and its position, without the file name."""
        detail = LIMITS[self.reason].format(most=f"{self.limit:,}") if self.limit else self.detail
        quoted = f" ({detail})" if detail else ""
        where = f", at {self.place}" if self.place else ""
        return f"{self.reason.value}{quoted}{where}"

    def __str__(self) -> str:
        return f"{self.name}: {self.explanation}"


class CancelledError(Exception):
    """Error raised because the caller has cancelled the reading or saving of a file."""


class EncodingDiagnosticCode(DiagnosticCode):
    """Diagnostic codes for encodings that are uncertain, and for files in several encodings."""

    GUESSED = "encoding guessed: {encoding}"
    GUESSED_AMONG = "encoding guessed: {encoding}; others that fit: {others}"
    DECLARED_AMONG = "encoding declared: {encoding}; others that fit: {others}"
    SEVERAL = "games in several encodings: {encodings}"


class SgfDiagnosticCode(DiagnosticCode):
    """A problem in an SGF file, and the way in which the reader worked around it.

    The argument ``detail`` of a diagnostic is the text in question.
    """

    UNKNOWN_ENCODING = "the declared encoding {declared} is unknown; read as {encoding}"
    WRONG_ENCODING = "the declared encoding {declared} is wrong; read as {encoding}"
    INVALID_BYTES = "invalid bytes for the encoding; kept unchanged"
    MISSING_START = "“(;” is missing at the start of a game"
    BARE_ROOT = "“;” is missing at the start of a game, as in records of Nihon Ki-in"
    MISSING_END = "the file ends inside a game"
    MISSING_SEMICOLON = "“;” is missing before a node"
    EXTRA_CLOSE = "unmatched “)”; ignored"
    EXTRA_OPEN = "unmatched “(”; ignored"
    EMPTY_VARIATION = "empty variation “()”; ignored"
    NODE_AFTER_VARIATION = "node after a variation; read as a separate variation"
    CUT_VALUE = "the file ends inside a value"
    RUNAWAY_VALUE = "“]” is missing after a value; the value was ended before the next property"
    POSSIBLE_MOVE = "This comment may contain a move (missing ]?)"
    POSSIBLE_COMMENT = "This comment may contain a move (missing ]?); that part was read as a move"
    UNESCAPED_BRACKET = "a backslash is missing before “]” in a value"
    NUL = "unexpected NUL characters"
    JUNK = "text outside any property; ignored"
    NO_VALUE = "property without a value; ignored"
    NO_IDENT = "value without a property; ignored"
    LOWER_CASE_IDENT = "a property name doesn't begin with a capital letter"
    UNKNOWN_GAME = "record of a game other than Go (GM); read as Go on a rectangular board"
    UNKNOWN_SHAPE = "unknown board shape; read as a rectangle"
    LOST_TEXT = "text outside the games looks like part of a game"


LOSSLESS_REPAIRS = frozenset(
    {
        SgfDiagnosticCode.UNKNOWN_ENCODING,
        SgfDiagnosticCode.WRONG_ENCODING,
        SgfDiagnosticCode.INVALID_BYTES,
        *(SgfDiagnosticCode.UNKNOWN_GAME, SgfDiagnosticCode.UNKNOWN_SHAPE),
        SgfDiagnosticCode.POSSIBLE_MOVE,
    }
)
"""The diagnostics of repairs after which the record still has everything that was in the file."""


class EncodingError(ValueError):
    """Error for a text that cannot be encoded in the file's encoding; nothing was written."""

    def __init__(self, encoding: str, character: str, ident: str = "", node: int = 0) -> None:
        super().__init__(encoding, character, ident, node)
        self.encoding = encoding
        self.character = character
        self.ident = ident
        self.node = node

    def __str__(self) -> str:
        where = f" in {self.ident}" if self.ident else ""
        return f"“{to_printable(self.character)}”{where} cannot be written in {self.encoding}"


class UnwritableValueError(ValueError):
    """Error for a property that could not be read back because its identifier or raw value is
    invalid.
    """

    def __init__(self, ident: str, raw: str | None = None) -> None:
        super().__init__(ident, raw)
        self.ident = ident
        self.raw = raw

    def __str__(self) -> str:
        if self.raw is None:
            return f"{self.ident!r} with no value, or no name of a property"
        return f"{self.ident}[{self.raw}] would not read back as it is"


class SaveStage(Enum):
    """The step of saving that failed; the value is the English text."""

    TARGET = "checking the file"
    WRITE = "writing the new contents"
    VERIFY = "verifying the new contents"
    REPLACE = "replacing the old contents"


class SaveErrorReason(Enum):
    """The reason why saving was refused as a precaution; the value is the English text."""

    NOT_THE_SAME = "the saved record would differ from the original"
    CHANGED = "the file was changed by another program"
    READ_ONLY = "the file is read-only"
    NO_FILE = "not a regular file"
    IN_USE = "this record is open; choose another file"

    def __str__(self) -> str:
        return self.value


class SaveError(Exception):
    """Error in saving a file; its previous contents are kept.

    ``kept`` is the path of a copy of these contents if they could not be restored.
    """

    def __init__(
        self, path: Path, stage: SaveStage, cause: object, *, kept: Path | None = None
    ) -> None:
        super().__init__(path, stage, cause, kept)
        self.path = path
        self.stage = stage
        self.cause = cause
        self.kept = kept

    def __str__(self) -> str:
        reason = self.cause.strerror if isinstance(self.cause, OSError) else None
        kept = f"; its old contents are in {self.kept}" if self.kept else ""
        return f"{self.path}: not saved, {self.stage.value}: {reason or self.cause}{kept}"


class ChangedOnDiskError(SaveError):
    """Error for a file that was changed or deleted (``is_missing``) by another program since it was
    last read or saved.
    """

    def __init__(self, path: Path, *, is_missing: bool = False) -> None:
        super().__init__(path, SaveStage.TARGET, SaveErrorReason.CHANGED)
        self.is_missing = is_missing

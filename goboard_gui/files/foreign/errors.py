"""Errors and diagnostic codes of the readers of formats other than SGF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagnostics import DiagnosticCode
from ..errors import ReadError, ReadErrorReason

if TYPE_CHECKING:
    from ..formats import Format, UnsupportedReason


class UnsupportedFormatError(ReadError):
    """Error for a file in a known format that is not supported; ``why`` is the reason.

    >>> from goboard_gui.files.formats import Format, UnsupportedReason
    >>> print(UnsupportedFormatError("a.bdx", Format.BDX, UnsupportedReason.NO_DESCRIPTION))
    a.bdx: BDX is not read: the format is undocumented, and no sample files are known
    """

    def __init__(self, name: str, form: Format, why: UnsupportedReason) -> None:
        super().__init__(name, ReadErrorReason.UNSUPPORTED)
        self.args = (name, form, why)
        self.format = form
        self.why = why

    @property
    def explanation(self) -> str:
        """A sentence that says why the format is not supported."""
        return f"{self.format.title} is not read: {self.why.value}"


class ImportDiagnosticCode(DiagnosticCode):
    """A problem in a record that is not SGF, and the way in which the reader worked around it.

    The argument ``detail`` of a diagnostic is the line in question.
    """

    BAD_MOVE = "unreadable move; skipped"
    BAD_VALUE = "invalid value; skipped"
    NOT_UNDERSTOOD = "unknown line; skipped"
    OTHER_MOVE = "the move differs from the game; read as a variation"
    TAKEN_BACK = "moves were undone; read as a variation"
    NO_NODE = "comment on a missing move; added at the end of the game"
    CUSTOMARY_STONES = "handicap stones not specified; placed on the customary points"
    WRONG_ENCODING = "the declared encoding {declared} is wrong; read as {encoding}"
    INVALID_BYTES = "invalid bytes for the encoding; replaced by �"
    CUT = "the file ends inside the game"

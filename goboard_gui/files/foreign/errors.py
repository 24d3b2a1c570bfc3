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
    a.bdx: BDX is not read: no description of this format exists, and no file of it to learn from
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


class ImportRepairCode(DiagnosticCode):
    """A problem in a record that is not SGF, and the way in which the reader worked around it.

    The argument ``detail`` of a diagnostic is the line in question.
    """

    BAD_MOVE = "a move that cannot be read; left out"
    BAD_VALUE = "a value that makes no sense; left out"
    NOT_UNDERSTOOD = "a line that is not understood; left out"
    OTHER_MOVE = "a move that the game does not have here; read as a variation"
    TAKEN_BACK = "moves were taken back; they are a variation"
    NO_NODE = "a remark on a move that the game does not have; put at its end"
    CUSTOMARY_STONES = "handicap stones are not told; put on the customary points"
    WRONG_ENCODING = "the text is not in the charset it says; it was read in another"
    INVALID_BYTES = "bytes that are no text in this charset; they cannot be kept"
    CUT = "the file ends inside the game"

"""Reader of the answers of the Go Text Protocol (version 2 draft 2).

An answer is ``=`` or ``?``, an optional number, text, and an empty line. Engines deviate from that,
and whatever can be understood is: there may be blanks before the sign or none after it, lines end
with LF or CR LF, and lines before the first sign belong to nothing (an AppImage writes a complaint
there).
"""

from __future__ import annotations

import re

from ..named_tuples import NamedTuple

_SIGN = re.compile(r"[ \t]*([=?])([0-9]{0,10})[ \t]*(.*)", re.DOTALL)
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
LONGEST_ANSWER = 1_000_000
"""The number of characters of an answer that are kept."""
_ANALYSIS_START = "info "
"""The beginning of the lines that an analysis prints."""


class Answer(NamedTuple):
    """A complete answer: whether the command succeeded, the number of the command, if there is one,
    and the text without the sign.
    """

    success: bool
    number: int | None
    text: str


class AnswerBegin(NamedTuple):
    """The first line of an answer, from which an engine may print analysis."""

    success: bool
    number: int | None


class AnalysisLine(NamedTuple):
    """A line of an analysis, without the end of the line."""

    text: str


class AnswerReader:
    r"""Reader that turns the lines of an engine into answers and lines of analysis.

    >>> reader = AnswerReader()
    >>> [part for line in ("=1 GNU Go", "") for part in reader.read_line(line)]
    [AnswerBegin(success=True, number=1), Answer(success=True, number=1, text='GNU Go')]
    """

    def __init__(self) -> None:
        self._begun: AnswerBegin | None = None
        self._lines: list[str] = []
        self._length = 0

    def read_line(self, line: str) -> list[Answer | AnswerBegin | AnalysisLine]:
        """Return what a line, without its end, begins or completes."""
        if self._begun is not None and line.startswith(_ANALYSIS_START):
            return [AnalysisLine(line)]
        line = _CONTROLS.sub("", line)
        if not line.strip():
            return self._finish()
        match = _SIGN.fullmatch(line)
        if match and (self._begun is None or self._ends_early(match)):
            completed = self._finish()
            number = int(match[2]) if match[2] else None
            self._begun = AnswerBegin(match[1] == "=", number)
            self._lines, self._length = [], 0
            self._keep(match[3])
            return [*completed, self._begun]
        if self._begun is None:
            return []
        self._keep(line.rstrip())
        return []

    def _keep(self, text: str) -> None:
        """Add a line to the answer; what exceeds the limit is dropped."""
        text = text[: max(LONGEST_ANSWER - self._length, 0)]
        if text:
            self._lines.append(text)
            self._length += len(text) + 1

    def _finish(self) -> list[Answer | AnswerBegin | AnalysisLine]:
        """Return the answer that has begun, because an empty line or another answer follows."""
        if self._begun is None:
            return []
        begun, self._begun = self._begun, None
        return [Answer(begun.success, begun.number, "\n".join(self._lines).strip())]

    def _ends_early(self, match: re.Match[str]) -> bool:
        """Return whether a line begins another answer although the empty line is missing.

        Only a sign with another number does; the text of an answer may contain signs.
        """
        return bool(match[2]) and self._begun is not None and int(match[2]) != self._begun.number

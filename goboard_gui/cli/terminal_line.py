"""A line on a terminal that is rewritten in place."""

from __future__ import annotations

import sys
from typing import Self

_CLEAR = "\r\x1b[K"


class TerminalLine:
    """The last line of the terminal that is standard error."""

    @classmethod
    def open(cls) -> Self | None:
        """Return the line, or None if standard error is not a terminal."""
        return cls() if sys.stderr is not None and sys.stderr.isatty() else None

    def write(self, text: str) -> None:
        """Replace what the line shows."""
        sys.stderr.write(_CLEAR + text)
        sys.stderr.flush()

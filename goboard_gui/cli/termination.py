"""Requests that the process end, by Ctrl+C or SIGTERM."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_SIGNALLED = 128  # added to the number of the signal, as shells do


class TerminationFlag:
    """A flag that is set when the process is asked to end (by Ctrl+C or SIGTERM).

    A second request raises KeyboardInterrupt.
    """

    def __init__(self) -> None:
        self.signal_number: int | None = None
        """The number of the signal that was received, or None."""

    @property
    def exit_status(self) -> int | None:
        """The exit status of a process that ends because of the signal, or None."""
        return None if self.signal_number is None else _SIGNALLED + self.signal_number

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._note) for number in _SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler or signal.SIG_DFL)

    def _note(self, number: int, _: FrameType | None) -> None:
        if self.signal_number is not None:
            raise KeyboardInterrupt
        self.signal_number = number

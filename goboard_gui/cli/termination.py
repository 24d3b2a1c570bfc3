"""Requests that the process end: by Ctrl+C, SIGTERM, or because its terminal was closed."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_HANGUP = getattr(signal, "SIGHUP", None)  # not on Windows
_SIGNALLED = 128  # added to the number of the signal, as shells do


class TerminationFlag:
    """A flag that is set when the process is asked to end (by Ctrl+C, SIGTERM or SIGHUP).

    A second request raises KeyboardInterrupt. If SIGHUP is ignored, because nohup has started the
    process, it stays ignored.
    """

    def __init__(self) -> None:
        self.signal_number: int | None = None
        """The number of the signal that was received, or None."""

    @property
    def exit_status(self) -> int | None:
        """The exit status of a process that ends because of the signal, or None."""
        return None if self.signal_number is None else _SIGNALLED + self.signal_number

    def __enter__(self) -> Self:
        numbers = list(_SIGNALS)
        if _HANGUP is not None and signal.getsignal(_HANGUP) is not signal.SIG_IGN:
            numbers.append(_HANGUP)
        self._before = {number: signal.signal(number, self._note) for number in numbers}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler or signal.SIG_DFL)

    def _note(self, number: int, _: FrameType | None) -> None:
        if self.signal_number is not None:
            raise KeyboardInterrupt
        self.signal_number = number

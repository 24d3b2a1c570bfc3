"""Graceful termination of long work."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ending:
    """Records a request to terminate (Ctrl+C or SIGTERM), to be polled by the work.

    A second request raises KeyboardInterrupt.
    """

    def __init__(self) -> None:
        self.asked_by: int | None = None
        """The number of the signal."""

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._note) for number in _SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler or signal.SIG_DFL)

    def _note(self, number: int, _: FrameType | None) -> None:
        if self.asked_by is not None:
            raise KeyboardInterrupt
        self.asked_by = number

"""Ending work that is worth keeping when somebody asks for it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ending:
    """Notes that somebody asks to end (Ctrl+C, or a termination), for whoever looks at it.

    Who asks again does not want to wait: that is a KeyboardInterrupt as ever.
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

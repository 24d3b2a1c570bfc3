"""Counting the work of a function, which is the same on every machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


def effort(work: Callable[[], object]) -> int:
    """Return how often functions were called, ours and those of Python, while ``work`` ran."""
    return effort_between_pauses(lambda _pause: work())


def effort_between_pauses(work: Callable[[Callable[[], None]], object]) -> int:
    """Return the largest effort between two calls of the ``pause`` that is passed to ``work``."""
    calls = most = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    def pause() -> None:
        nonlocal calls, most
        calls, most = 0, max(calls, most)

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work(pause)
    finally:
        sys.setprofile(before)
    return max(calls, most)

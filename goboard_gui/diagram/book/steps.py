"""Work that goes on in steps, for those who do not wait between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

T = TypeVar("T")


def outcome(work: Generator[object, None, T]) -> T:
    """What comes of work once all its steps are taken.

    >>> def counting():
    ...     yield from "abc"
    ...     return 3
    >>> outcome(counting())
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as stop:
            made: T = stop.value
            return made

"""Helpers for generators that do work in steps and return a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

P = TypeVar("P")
T = TypeVar("T")


def run_to_end(steps: Generator[object, None, T]) -> T:
    """Run a generator to its end and return its result.

    >>> def counting():
    ...     yield from "abc"
    ...     return 3
    >>> run_to_end(counting())
    3
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def with_progress(steps: Generator[object, None, T], progress: P) -> Generator[P, None, T]:
    """Run a generator, yielding ``progress`` after each of its steps; return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        yield progress

"""Helpers for generators that do work in steps and return a result."""

from __future__ import annotations

import gc
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

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


_WAIT = 0.005  # seconds


def run_in_thread(function: Callable[[], T]) -> Generator[None, None, T]:
    """Run a function in a thread, yielding every few milliseconds until it ends; return its result.

    The function must not use Qt. No garbage is collected meanwhile, since the collector could
    delete Qt objects in the thread. If the generator is closed early, it waits for the function.

    >>> run_to_end(run_in_thread(lambda: 6 * 7))
    42
    """
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(function())
        except BaseException as error:
            errors.append(error)

    was_collecting = gc.isenabled()
    gc.disable()
    thread = Thread(target=run)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(_WAIT)
            yield
    finally:
        thread.join()
        if was_collecting:
            gc.enable()
    if errors:
        raise errors[0]
    return results[0]

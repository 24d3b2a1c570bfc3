"""What a figure is: something tried often, what came out, and everything that went wrong."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_SHOWN = 10


@dataclass
class Result:
    """What came out of the tries; a figure holds when there was no problem in any."""

    tried: str = ""
    found: str = ""
    problems: list[str] = field(default_factory=list)

    def check(self, fine: object, problem: str) -> bool:
        """Note a problem unless things are fine; return whether they are."""
        if not fine:
            self.problems.append(problem)
        return bool(fine)


class Figure(NamedTuple):
    """A figure: the counts of a full run, and those of a run that tests can afford."""

    run: Callable[..., Result]
    full: Mapping[str, object]
    small: Mapping[str, object]
    corpus: bool = False
    """Whether it is taken of the records that may lie beside the repository."""


def line(number: str, result: Result, seconds: float) -> str:
    """A figure in one line, and a few of its problems in lines of their own."""
    held = "held" if not result.problems else f"NOT held ({len(result.problems)} problems)"
    first = f"{number} | {result.tried} | {result.found} | {seconds:.1f} s | {held}"
    return "\n    ".join([first, *result.problems[:_SHOWN]])


def timed(figure: Figure, counts: Mapping[str, object]) -> tuple[Result, float]:
    """Run a figure with these counts; return the seconds it took, too."""
    start = time.perf_counter()
    result = figure.run(**counts)
    return result, time.perf_counter() - start

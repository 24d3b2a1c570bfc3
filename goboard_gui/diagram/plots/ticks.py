"""Ticks of axes, and the choice of the labels to show."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_ROUND = (1, 2, 5)
ELLIPSIS = "…"


def nice_steps() -> Iterator[int]:
    """Yield an endless sequence of round steps: 1, 2, 5, 10, 20, 50, and so on."""
    return (digit * 10**power for power in count() for digit in _ROUND)


def nice_step(highest: float, max_steps: int) -> int:
    """Return the smallest round step (1, 2, 5, 10 and so on) with which at most ``max_steps`` steps
    reach ``highest``.

    >>> nice_step(97, 5), nice_step(100, 5), nice_step(3, 10), nice_step(50_956, 6)
    (20, 20, 1, 10000)
    >>> nice_step(0, 4)
    1
    """
    return next(each for each in nice_steps() if each * max(max_steps, 1) >= highest)


def axis_ticks(highest: float, max_steps: int) -> tuple[int, ...]:
    """Return the ticks of an axis: round numbers from 0 up to at least ``highest``.

    There are between one and ``max_steps`` steps.

    >>> axis_ticks(97, 5), axis_ticks(0, 5)
    ((0, 20, 40, 60, 80, 100), (0, 1))
    """
    by = nice_step(highest, max_steps)
    steps = max(1, -int(-highest // by))
    return tuple(number * by for number in range(steps + 1))


def label_step(bars: int, max_labels: int, steps: Iterable[int] = ()) -> int:
    """Return the number of bars from one label to the next if there is space for ``max_labels``
    labels.

    One of the ``steps`` is preferred if it is large enough.

    >>> label_step(12, 20), label_step(12, 7), label_step(300, 12), label_step(30, 5, (1, 3, 6, 12))
    (1, 2, 50, 6)
    """
    enough = (each for each in steps if each * max(max_labels, 1) >= bars)
    return next(enough, 0) or nice_step(bars, max_labels)


def format_percent(share: float) -> str:
    """Return a proportion as a percentage for axis labels.

    >>> format_percent(0.25)
    '25 %'
    """
    return f"{100 * share:.0f} %"


def elide_text(text: str, room: float, width: Callable[[str], float]) -> str:
    """Return a text shortened with an ellipsis to fit a width.

    If nothing fits, the result is empty.

    >>> elide_text("Honinbo Shusaku", 8, len), elide_text("Shusaku", 8, len)
    ('Honinbo…', 'Shusaku')
    """
    if width(text) <= room:
        return text
    kept, beyond = 0, len(text)  # numbers of characters known to fit, and not to fit
    while beyond - kept > 1:
        middle = (kept + beyond) // 2
        if width(text[:middle].rstrip() + ELLIPSIS) <= room:
            kept = middle
        else:
            beyond = middle
    return text[:kept].rstrip() + ELLIPSIS if kept else ""

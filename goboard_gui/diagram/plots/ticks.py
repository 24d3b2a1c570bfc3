"""Round numbers for axes, and labels that find room."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_ROUND = (1, 2, 5)
ELLIPSIS = "…"


def round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, and so on without end."""
    return (digit * 10**power for power in count() for digit in _ROUND)


def step(highest: float, most: int) -> int:
    """The least round step that comes to ``highest`` in ``most`` steps or fewer.

    >>> step(97, 5), step(100, 5), step(3, 10), step(50_956, 6), step(0, 4)
    (20, 20, 1, 10000, 1)
    """
    return next(each for each in round_steps() if each * max(most, 1) >= highest)


def ticks(highest: float, most: int) -> tuple[int, ...]:
    """Round numbers from 0 to the first that is no less than ``highest``.

    There are ``most`` steps between them or fewer, and one at least.

    >>> ticks(97, 5), ticks(0, 5)
    ((0, 20, 40, 60, 80, 100), (0, 1))
    """
    by = step(highest, most)
    steps = max(1, -int(-highest // by))
    return tuple(number * by for number in range(steps + 1))


def every(bars: int, most: int, steps: Iterable[int] = ()) -> int:
    """Which bars have labels if ``most`` find room: each one, every second, fifth, tenth…

    Before others one of the ``steps`` is taken that suffices.

    >>> every(12, 20), every(12, 7), every(300, 12), every(30, 5, (1, 3, 6, 12))
    (1, 2, 50, 6)
    """
    enough = (each for each in steps if each * max(most, 1) >= bars)
    return next(enough, 0) or step(bars, most)


def percent(share: float) -> str:
    """A share as axes have it.

    >>> percent(0.25)
    '25 %'
    """
    return f"{100 * share:.0f} %"


def cut(text: str, room: float, width: Callable[[str], float]) -> str:
    """As much of a text as finds room, with an ellipsis where something is missing.

    Of a text for which there is no room at all nothing is left.

    >>> cut("Honinbo Shusaku", 8, len), cut("Shusaku", 8, len), cut("Shusaku", 0, len)
    ('Honinbo…', 'Shusaku', '')
    """
    if width(text) <= room:
        return text
    kept, beyond = 0, len(text)  # as many signs fit, as many do not
    while beyond - kept > 1:
        middle = (kept + beyond) // 2
        if width(text[:middle].rstrip() + ELLIPSIS) <= room:
            kept = middle
        else:
            beyond = middle
    return text[:kept].rstrip() + ELLIPSIS if kept else ""

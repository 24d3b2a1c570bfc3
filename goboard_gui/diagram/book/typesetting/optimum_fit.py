"""The best line breaks of a justified paragraph: those at which its spaces change the least.

All lines of a paragraph are chosen together, as by TeX, so that no line becomes loose because of
those before it. Widths are in hundredths of the font size.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

STRETCH, SHRINK = 16.0, 5.0
"""The changes of the width of spaces that are hardly noticed; spaces never shrink by more."""
LOOSEST = 150.0
"""The additional width of spaces above which a line is left-aligned after all, as before a web
address."""
MOST_HYPHENS = 2
"""The number of lines in a row that end with a hyphen, after which none is added to a word that
fits on a line."""
_HYPHEN = 0.5
_LEFT_ALIGNED = (2.0 + (LOOSEST / STRETCH) ** 3) ** 2
# Enough that no word is alone on a line, but not so much that other lines are stretched instead.
_EMPTY = 600.0


class Break(NamedTuple):
    """A place at which a line may end: its offset in the text, the right edge of the line, and the
    left edge of the next line, as if all of the text were on one line.

    ``gaps`` and ``next_gaps`` are the numbers of spaces before these edges. With ``has_hyphen``,
    the line ends with a hyphen, which ``is_added`` if it is not in the text. The break
    ``is_forced`` if it divides a word that is wider than a line.
    """

    place: int
    right: float
    next_left: float
    gaps: int
    next_gaps: int
    has_hyphen: bool = False
    is_added: bool = False
    is_forced: bool = False


def choose_breaks(breaks: Sequence[Break], width: float) -> list[Break] | None:
    """Return the best of the breaks of a text that begins at 0; the last one, at which the text
    ends, is always among them.

    Returns None if a part of the text between two breaks is wider than a line. O(breaks times
    breaks on a line).
    """
    start = Break(0, 0.0, 0.0, 0, 0)
    routes = {(-1, 0): _Route(0.0, None)}
    active = [(-1, 0)]
    for index, end in enumerate(breaks):
        is_last = index == len(breaks) - 1
        found: dict[int, _Route] = {}
        still_active = []
        for state in active:
            before, hyphens = state
            begin = breaks[before] if before >= 0 else start
            room = width - (end.right - begin.next_left)
            gaps = end.gaps - begin.next_gaps
            if room < -SHRINK * max(gaps, 0):
                continue
            still_active.append(state)
            if hyphens == MOST_HYPHENS and end.is_added and not end.is_forced:
                continue
            count = min(hyphens + 1, MOST_HYPHENS) if end.has_hyphen else 0
            total = routes[state].demerits + line_demerits(
                room, gaps, is_last=is_last, has_hyphen=end.has_hyphen
            )
            if total < found.get(count, _NO_ROUTE).demerits:
                found[count] = _Route(total, state)
        for count, route in found.items():
            routes[index, count] = route
            still_active.append((index, count))
        active = still_active
    last = len(breaks) - 1
    ends = [(last, count) for count in range(MOST_HYPHENS + 1) if (last, count) in routes]
    if not ends:
        return None
    chosen: list[Break] = []
    place: tuple[int, int] | None = min(ends, key=lambda end: routes[end].demerits)
    while place is not None and place[0] >= 0:
        chosen.append(breaks[place[0]])
        place = routes[place].before
    return chosen[::-1]


def line_demerits(room: float, gaps: int, *, is_last: bool, has_hyphen: bool) -> float:
    """Return how bad a line looks whose spaces take up some room, or give some if it is
    negative.
    """
    if room < 0:
        bad = (-room / (SHRINK * gaps)) ** 3
    elif is_last:
        bad = 0.0
    elif room <= LOOSEST * gaps:
        bad = (room / (STRETCH * gaps)) ** 3 if room else 0.0
    else:
        return _LEFT_ALIGNED + _EMPTY * room
    return (1.0 + bad + _HYPHEN * has_hyphen) ** 2


class _Route(NamedTuple):
    """The demerits of the lines up to a break, and the state at the break before it.

    A state is the index of a break and the number of lines up to it that end with hyphens.
    """

    demerits: float
    before: tuple[int, int] | None


_NO_ROUTE = _Route(inf, None)

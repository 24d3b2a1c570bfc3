"""How often a point is to be asked: the rule by which the trainer chooses.

Each answer has a cost: a right one the time it took, in units of the person's own usual time, but
`SLOWEST` at most; a wrong one `WRONG`. So points are slow for somebody rather than for all, be
they clicked or typed. A point's need is the mean cost of its answers, where an answer counts

- half as much after each `HALF_LIFE` of days: what was learned is forgotten in about that way
  (Ebbinghaus 1885; Settles and Meeder 2016, "A trainable spaced repetition model", use powers of
  two as here, with a half-life for each word; one for all points is enough for a board);
- `NEWER` times as much for every later answer about the same point, so that a point learned lately
  loses its old mistakes.

One more answer of cost `UNKNOWN` that counts `DOUBT` stands for what is not known. Thus a point
never asked needs it as much as the slowest, and one not asked for months comes back to that.

The weight is the square of the need: on a board of 361 points that one knows, the few that one
does not would hardly ever come otherwise.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from .answers import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from .answers import Answer

WRONG = 4.0
SLOWEST = 3.0
QUICKEST = 0.2
UNKNOWN = 3.0
DOUBT = 0.5
HALF_LIFE = 30.0
NEWER = 0.7

_USUAL_SECONDS = 3.0
"""The usual time of somebody who has not answered anything yet."""

_REMEMBERED = 12
"""Answers of a point before its last dozen would count less than a hundredth."""


def usual_time(answers: Iterable[Answer]) -> float:
    """The median time of the right answers, in seconds; some value above 0 without any."""
    times = [answer.seconds for answer in answers if answer.right]
    return max(median(times), 0.1) if times else _USUAL_SECONDS


def cost(answer: Answer, usual: float) -> float:
    """What an answer makes of the need to ask its point again, from `QUICKEST` to `WRONG`."""
    if not answer.right:
        return WRONG
    return min(max(min(answer.seconds, LONGEST) / usual, QUICKEST), SLOWEST)


def weight(answers: Sequence[Answer], usual: float, now: datetime) -> float:
    """How often to ask a point with such answers, oldest first, by the square of its need.

    >>> from datetime import UTC, datetime
    >>> weight([], 2.0, datetime(2026, 8, 1, tzinfo=UTC))
    9.0
    """
    total, counted, newer = DOUBT * UNKNOWN, DOUBT, 1.0
    for answer in reversed(answers[-_REMEMBERED:]):
        days = max((now - answer.at).total_seconds(), 0) / 86400
        count = newer * 0.5 ** (days / HALF_LIFE)
        total += count * cost(answer, usual)
        counted += count
        newer *= NEWER
    return (total / counted) ** 2

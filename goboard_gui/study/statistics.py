"""Statistics of answers: in total, by zone, and as a heat map of the board."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain
from statistics import median
from typing import TYPE_CHECKING

from .question_chooser import typical_time
from .regions import Zone, zone_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ..go import Point, Size
    from .lesson import Answer

HEAT_STEPS = (0.7, 1.0, 1.4, 2.0)
"""Upper limits of the heat steps relative to the median time; the last step is unlimited."""

RECENT_ANSWERS = 5
"""Number of most recent answers; a point is marked if any of them was wrong."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary of answers; ``seconds`` is the median time of the right ones."""

    asked: int
    right: int
    seconds: float | None

    @classmethod
    def from_answers(cls, answers: Iterable[Answer]) -> Summary:
        """Create a summary of answers."""
        answers = list(answers)
        times = [answer.seconds for answer in answers if answer.right]
        return cls(len(answers), len(times), median(times) if times else None)

    @property
    def accuracy(self) -> float | None:
        """The fraction of right answers, from 0 to 1, or None if there are no answers."""
        return self.right / self.asked if self.asked else None


@dataclass(frozen=True, slots=True)
class PointHeat:
    """The value of a point in a heat map: a level from 0 (fast) to 4 (slow), and whether one of its
    recent answers was wrong.

    The step is None without a right answer.
    """

    step: int | None
    mistaken: bool


@dataclass(frozen=True, slots=True)
class HeatMap:
    """A heat map: the value of each point that was asked about, and the upper time limits of the
    levels.
    """

    points: Mapping[Point, PointHeat]
    ends: tuple[float, ...]


def summarise_answers(points: Mapping[Point, Sequence[Answer]]) -> Summary:
    """Return a summary of the answers about all points."""
    return Summary.from_answers(chain.from_iterable(points.values()))


def summarise_by_zone(points: Mapping[Point, Sequence[Answer]], size: Size) -> dict[Zone, Summary]:
    """Return a summary for each zone of the board about which answers were given."""
    zones: dict[Zone, list[Answer]] = {zone: [] for zone in Zone}
    for point, answers in points.items():
        zones[zone_of(point, size)].extend(answers)
    return {zone: Summary.from_answers(answers) for zone, answers in zones.items() if answers}


def heat_map(points: Mapping[Point, Sequence[Answer]]) -> HeatMap:
    """Return a heat map of points answered slowly or wrongly, relative to the user's median
    time.
    """
    usual = typical_time(chain.from_iterable(points.values()))
    ends = tuple(step * usual for step in HEAT_STEPS)
    return HeatMap({point: _heat(answers, ends) for point, answers in points.items()}, ends)


def _heat(answers: Sequence[Answer], ends: Sequence[float]) -> PointHeat:
    seconds = Summary.from_answers(answers).seconds
    step = None if seconds is None else bisect_left(ends, seconds)
    return PointHeat(step, not all(answer.right for answer in answers[-RECENT_ANSWERS:]))

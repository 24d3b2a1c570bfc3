"""Answers summed up: as a whole, by zone, and as the heat of each point."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain
from statistics import median
from typing import TYPE_CHECKING

from .regions import Zone, zone_of
from .weights import usual_time

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ..go import Point, Size
    from .answers import Answer

STEPS = (0.7, 1.0, 1.4, 2.0)
"""Where the steps of heat end, in units of the usual time; the last one has no end."""

LATELY = 5
"""A point is marked while one of so many last answers was wrong."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How some questions were answered; ``seconds`` is the median of the right answers."""

    asked: int
    right: int
    seconds: float | None

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> Summary:
        """The summary of any answers."""
        answers = list(answers)
        times = [answer.seconds for answer in answers if answer.right]
        return cls(len(answers), len(times), median(times) if times else None)

    @property
    def accuracy(self) -> float | None:
        """The share of right answers, from 0 to 1; None without any question."""
        return self.right / self.asked if self.asked else None


@dataclass(frozen=True, slots=True)
class Heat:
    """How a point stands out: its step from 0 for quick to 4 for slow, and mistakes made lately.

    Without a right answer there is no step.
    """

    step: int | None
    mistaken: bool


@dataclass(frozen=True, slots=True)
class HeatMap:
    """The heat of all points that were asked, and where its steps end, in seconds."""

    points: Mapping[Point, Heat]
    ends: tuple[float, ...]


def summed_up(points: Mapping[Point, Sequence[Answer]]) -> Summary:
    """How the questions about all points were answered."""
    return Summary.of(chain.from_iterable(points.values()))


def by_zone(points: Mapping[Point, Sequence[Answer]], size: Size) -> dict[Zone, Summary]:
    """How the questions about each zone were answered; zones with none are left out."""
    zones: dict[Zone, list[Answer]] = {zone: [] for zone in Zone}
    for point, answers in points.items():
        zones[zone_of(point, size)].extend(answers)
    return {zone: Summary.of(answers) for zone, answers in zones.items() if answers}


def heat_map(points: Mapping[Point, Sequence[Answer]]) -> HeatMap:
    """Which points are slow and which were mistaken, measured by the person's usual time."""
    usual = usual_time(chain.from_iterable(points.values()))
    ends = tuple(step * usual for step in STEPS)
    return HeatMap({point: _heat(answers, ends) for point, answers in points.items()}, ends)


def _heat(answers: Sequence[Answer], ends: Sequence[float]) -> Heat:
    seconds = Summary.of(answers).seconds
    step = None if seconds is None else bisect_left(ends, seconds)
    return Heat(step, not all(answer.right for answer in answers[-LATELY:]))

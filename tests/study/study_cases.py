"""Lessons, answers and clocks for the tests of the trainer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Reading, notation
from goboard_gui.study.history import History
from goboard_gui.study.lesson import Answer, Lesson, Task
from goboard_gui.study.regions import BoardPart, Rectangle
from goboard_gui.study.trainer import Trainer

NOW = datetime(2026, 8, 1, 12, tzinfo=UTC)
NINE = Size(9, 9)
HOSHI = Point(3, 3)

sizes = st.builds(Size, st.integers(1, 21), st.integers(1, 21))
rectangles = st.builds(
    Rectangle.between, *[st.builds(Point, st.integers(0, 20), st.integers(0, 20))] * 2
)
regions = st.sampled_from(BoardPart) | rectangles


@st.composite
def answers(draw: st.DrawFn, notations=None) -> Answer:
    """Draw any answer that there may be."""
    size = draw(sizes)
    point = st.builds(Point, st.integers(0, size.width - 1), st.integers(0, size.height - 1))
    seconds = draw(st.integers(0, 600))
    return Answer(
        notation=draw(notations or st.sampled_from([each.id for each in NOTATIONS])),
        size=size,
        view=draw(st.sampled_from(Symmetry)),
        reading=draw(st.sampled_from(Reading)),
        task=draw(st.sampled_from(Task)),
        helped=draw(st.booleans()),
        point=draw(point),
        chosen=draw(st.none() | point),
        right=draw(st.booleans()),
        seconds=seconds / 10,
        at=NOW - timedelta(seconds=draw(st.integers(0, 10**8))),
    )


def answer(
    point: Point = HOSHI, *, right: bool = True, seconds: float = 2.0, days: float = 0, **more
) -> Answer:
    """Return an answer about western names on 9×9, so many days ago."""
    fields = {
        "notation": "western",
        "size": NINE,
        "view": Symmetry.IDENTITY,
        "reading": Reading.TRAVEL,
        "task": Task.FIND,
        "helped": False,
        "chosen": point if right else None,
    }
    at = NOW - timedelta(days=days)
    return Answer(**{**fields, **more}, point=point, right=right, seconds=seconds, at=at)


def lesson(key: str = "western", size: Size = NINE, **more) -> Lesson:
    return Lesson(notation(key), size, **more)


class Clock:
    """Tells the time one sets."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def now(self) -> datetime:
        return NOW + timedelta(seconds=self.seconds)


def trainer(
    chosen: Lesson, history: History | None = None, *, seed: int = 1, clock=None
) -> Trainer:
    clock = clock or Clock()
    return Trainer(
        chosen, History() if history is None else history, Random(seed), clock, clock.now
    )

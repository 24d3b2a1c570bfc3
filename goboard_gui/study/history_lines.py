"""Answers as lines of a file: one JSON object each, with the version of its form."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from math import isfinite
from typing import Any

from ..go import MAX_SIDE, OffBoardError, Point, Size, Symmetry
from ..notation import Reading
from .answers import Answer, Task

VERSION = 1


def write_line(answer: Answer) -> str:
    """An answer as a line of ASCII, without its end."""
    fields = {
        "v": VERSION,
        "at": answer.at.astimezone(UTC).isoformat(timespec="seconds"),
        "notation": answer.notation,
        "size": answer.size,
        "view": answer.view.value,
        "reading": answer.reading.value,
        "task": answer.task.value,
        "helped": answer.helped,
        "point": answer.point,
        "chosen": answer.chosen,
        "right": answer.right,
        "seconds": answer.seconds,
    }
    return json.dumps(fields, separators=(",", ":"))


def read_line(line: str) -> Answer:
    """The answer in a line; fields that are not known are passed over.

    :raises ValueError: the line holds none, or one of a version that is not known.
    """
    try:
        fields = json.loads(line)
        if fields["v"] != VERSION:
            raise ValueError(f"version {fields['v']} is not known")
        return _answer(fields)
    except (KeyError, TypeError, OverflowError, OffBoardError, RecursionError) as error:
        raise ValueError(f"no answer: {error!r}") from error


def _answer(fields: dict[str, Any]) -> Answer:
    size = Size(*_pair(fields["size"]))
    if not (1 <= size.width <= MAX_SIDE and 1 <= size.height <= MAX_SIDE):
        raise ValueError(f"no board has the size {size}")
    chosen = fields["chosen"]
    return Answer(
        notation=_typed(fields["notation"], str),
        size=size,
        view=Symmetry(fields["view"]),
        reading=Reading(fields["reading"]),
        task=Task(fields["task"]),
        helped=_typed(fields["helped"], bool),
        point=_point(fields["point"], size),
        chosen=None if chosen is None else _point(chosen, size),
        right=_typed(fields["right"], bool),
        seconds=_seconds(fields["seconds"]),
        at=_time(fields["at"]),
    )


def _typed(value: Any, kind: type) -> Any:
    if type(value) is not kind:  # True would pass for an int
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _pair(value: Any) -> tuple[int, int]:
    one, other = _typed(value, list)
    return _typed(one, int), _typed(other, int)


def _point(value: Any, size: Size) -> Point:
    point = Point(*_pair(value))
    if not size.holds(point):
        raise OffBoardError(point, size)
    return point


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not isfinite(seconds) or seconds < 0:
        raise ValueError(f"{value!r} is no time")
    return seconds


def _time(value: Any) -> datetime:
    time = datetime.fromisoformat(_typed(value, str))
    return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)

"""The history of all answers given in the trainer, and the file that stores it.

A line of the file is a JSON object with the version of its format.
"""

from __future__ import annotations

import json
from datetime import UTC
from math import isfinite
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..go import MAX_SIDE, OffBoardError, Point, Size, Symmetry
from ..notation import Reading
from .answer_file import AnswerFile, check_type, parse_fields, parse_time
from .lesson import Answer, Task

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from .answer_file import DamagedLine
    from .lesson import PracticeSubject


class History:
    """All answers given in the trainer so far, indexed by subject and point."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self._subjects: dict[PracticeSubject, dict[Point, list[Answer]]] = {}
        for answer in answers:
            self.add(answer)

    def __len__(self) -> int:
        return sum(len(some) for points in self._subjects.values() for some in points.values())

    @property
    def subjects(self) -> tuple[PracticeSubject, ...]:
        """All subjects with answers, ordered by their first answer."""
        return tuple(self._subjects)

    def add(self, answer: Answer) -> None:
        """Add an answer, which must be newer than all others."""
        points = self._subjects.setdefault(answer.practice_subject, {})
        points.setdefault(answer.named_point, []).append(answer)

    def answers_on_subject(self, subject: PracticeSubject) -> Mapping[Point, Sequence[Answer]]:
        """Return the answers about each point of a subject, oldest first; points are in the
        orientation in which they were named.
        """
        return MappingProxyType(self._subjects.get(subject, {}))

    def delete_answers(self, subject: PracticeSubject | None = None) -> None:
        """Delete all answers, or only those about one subject."""
        if subject is None:
            self._subjects.clear()
        else:
            self._subjects.pop(subject, None)


LINE_VERSION = 1


def serialize_answer(answer: Answer) -> str:
    """Serialize an answer as a single line of ASCII text, without the line break."""
    fields = {
        "v": LINE_VERSION,
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


def parse_answer(line: str) -> Answer:
    """Parse a line of the history file as an answer, ignoring unknown fields.

    :raises ValueError: if the line is not an answer, or its version is unknown.
    """
    try:
        fields = parse_fields(line, LINE_VERSION)
        return _answer(fields)
    except (KeyError, TypeError, OverflowError, OffBoardError, RecursionError) as error:
        raise ValueError(f"no answer: {error!r}") from error


def _answer(fields: dict[str, Any]) -> Answer:
    size = Size(*_pair(fields["size"]))
    if not (1 <= size.width <= MAX_SIDE and 1 <= size.height <= MAX_SIDE):
        raise ValueError(f"no board has the size {size}")
    chosen = fields["chosen"]
    return Answer(
        notation=check_type(fields["notation"], str),
        size=size,
        view=Symmetry(fields["view"]),
        reading=Reading(fields["reading"]),
        task=Task(fields["task"]),
        helped=check_type(fields["helped"], bool),
        point=_point(fields["point"], size),
        chosen=None if chosen is None else _point(chosen, size),
        right=check_type(fields["right"], bool),
        seconds=_seconds(fields["seconds"]),
        at=parse_time(fields["at"]),
    )


def _pair(value: Any) -> tuple[int, int]:
    one, other = check_type(value, list)
    return check_type(one, int), check_type(other, int)


def _point(value: Any, size: Size) -> Point:
    point = Point(*_pair(value))
    if not size.contains(point):
        raise OffBoardError(point, size)
    return point


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not isfinite(seconds) or seconds < 0:
        raise ValueError(f"{value!r} is no time")
    return seconds


class HistoryFile(AnswerFile[Answer]):
    """The file that stores the history of answers in the trainer."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, parse_answer, serialize_answer)

    def load(self) -> tuple[History, tuple[DamagedLine, ...]]:
        """Load all readable answers; return them as a history, and the damaged lines.

        :raises OSError: if the file exists but cannot be read.
        """
        found = self.read()
        return History(found.answers), found.damaged

    def delete_answers(self, subject: PracticeSubject | None = None) -> None:
        """Delete all answers, or only those about one subject, in which case damaged lines are
        kept.

        :raises SaveError: if the file cannot be written; it is then unchanged.
        """
        if subject is None:
            self.delete()
        else:
            self.delete(lambda answer: answer.practice_subject == subject)

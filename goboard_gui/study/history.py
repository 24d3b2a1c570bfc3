"""All answers ever given, by what they tell about."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ..go import Point
    from .answers import Answer, Subject


class History:
    """Answers in the order they were given, found by subject and point."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self._subjects: dict[Subject, dict[Point, list[Answer]]] = {}
        for answer in answers:
            self.add(answer)

    def __len__(self) -> int:
        return sum(len(some) for points in self._subjects.values() for some in points.values())

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """All subjects with answers, the one met first at the front."""
        return tuple(self._subjects)

    def add(self, answer: Answer) -> None:
        """Take in the newest answer."""
        points = self._subjects.setdefault(answer.subject, {})
        points.setdefault(answer.named_point, []).append(answer)

    def of(self, subject: Subject) -> Mapping[Point, Sequence[Answer]]:
        """The answers about a subject by the points of its board as it is named, oldest first."""
        return MappingProxyType(self._subjects.get(subject, {}))

    def forget(self, subject: Subject | None = None) -> None:
        """Lose all answers, or those about one subject."""
        if subject is None:
            self._subjects.clear()
        else:
            self._subjects.pop(subject, None)

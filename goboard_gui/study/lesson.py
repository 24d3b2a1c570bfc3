"""What a person chose to practise, and a question about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..go import Point, Size, Symmetry
from ..notation import Naming, Reading
from .answers import Subject, Task, to_named
from .regions import Part, Region

if TYPE_CHECKING:
    from ..notation import Notation


class EmptyLessonError(ValueError):
    """There is nothing to ask: the region has no point, or the notation no name for this board."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.lesson = lesson

    def __str__(self) -> str:
        lesson = self.lesson
        return f"nothing to ask about {lesson.notation.title} on {lesson.size} in this region"


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is practised and how it is asked.

    ``size`` is that of the record's board, ``region`` a part of the board as it is named. Without
    a ``view`` each question turns the board another way; with 0 ``questions`` there is no end.
    """

    notation: Notation
    size: Size
    task: Task = Task.FIND
    region: Region = Part.WHOLE
    view: Symmetry | None = Symmetry.IDENTITY
    reading: Reading = Reading.TRAVEL
    helped: bool = False
    questions: int = 20

    @property
    def namings(self) -> tuple[Naming, ...]:
        """The namings under which there is something to ask."""
        views = tuple(Symmetry) if self.view is None else (self.view,)
        every = (Naming(self.notation, self.size, view, self.reading) for view in views)
        return tuple(naming for naming in every if naming.supported and self.named_points(naming))

    def named_points(self, naming: Naming) -> tuple[Point, ...]:
        """The points to be asked, on the board as it is named."""
        return self.region.points(self.subject(naming).size)

    def points(self, naming: Naming) -> tuple[Point, ...]:
        """The points to be asked, in the record's frame."""
        back = to_named(naming.view, naming.reading).inverse
        size = self.subject(naming).size
        return tuple(back.apply(point, size) for point in self.named_points(naming))

    def subject(self, naming: Naming) -> Subject:
        """What an answer under a naming tells about."""
        size = to_named(naming.view, naming.reading).size(self.size)
        return Subject(self.notation.id, size, self.task, self.helped)


@dataclass(frozen=True, slots=True)
class Question:
    """A point to be found or named, in the record's frame; ``choices`` are names to pick from."""

    naming: Naming
    task: Task
    point: Point
    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name that is asked, or asked for."""
        return self.naming.name(self.point)

    @property
    def right_points(self) -> frozenset[Point]:
        """All points that have the name: one, where the notation is bijective."""
        return self.naming.points(self.name)

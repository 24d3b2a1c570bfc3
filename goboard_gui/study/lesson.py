"""Lessons of the notation trainer: tasks, questions and answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ..go import Point, Size, Symmetry
from ..named_tuples import NamedTuple
from ..notation import Naming, Reading
from .regions import BoardPart, Region

if TYPE_CHECKING:
    from datetime import datetime

    from ..notation import Notation


MAX_SECONDS = 60.0
"""Longest recorded answer time; anything beyond means that the user was away."""


class Task(Enum):
    """The kind of a question, which determines how the question is answered."""

    FIND = "find"
    """A name is shown, and its point is to be clicked."""
    TYPE = "type"
    """A point is highlighted, and its name is to be typed."""
    PICK = "pick"
    """A point is highlighted, and its name is to be picked from a few."""


class PracticeSubject(NamedTuple):
    """The subject of practice: the point names of a notation on a board, in one kind of question,
    with or without edge labels.

    ``size`` is that of the board as named. Results of different subjects are kept apart.
    """

    notation: str
    size: Size
    task: Task
    helped: bool = False


def point_naming_symmetry(view: Symmetry, reading: Reading) -> Symmetry:
    """Return the symmetry that maps each point of the record to the point that has its name in the
    normal view.

    >>> point_naming_symmetry(Symmetry.R90, Reading.TRAVEL)
    <Symmetry.IDENTITY: 'id'>
    >>> point_naming_symmetry(Symmetry.R90, Reading.STAY)
    <Symmetry.R90: 'r90'>
    """
    return view if reading is Reading.STAY else Symmetry.IDENTITY


@dataclass(frozen=True, slots=True)
class Answer:
    """A question and the user's answer to it; all points are in record coordinates.

    ``notation`` is an id, ``chosen`` the point that was clicked or named, or None. ``helped`` says
    that edge labels were visible, ``seconds`` how long the answer took, and ``at`` when it was
    given (UTC).
    """

    notation: str
    size: Size
    view: Symmetry
    reading: Reading
    task: Task
    helped: bool
    point: Point
    chosen: Point | None
    right: bool
    seconds: float
    at: datetime

    @property
    def practice_subject(self) -> PracticeSubject:
        """The subject of practice that the answer belongs to."""
        size = point_naming_symmetry(self.view, self.reading).transformed_size(self.size)
        return PracticeSubject(self.notation, size, self.task, self.helped)

    @property
    def named_point(self) -> Point:
        """The point in the orientation in which names are given, so that the same name means the
        same point.
        """
        return point_naming_symmetry(self.view, self.reading).apply(self.point, self.size)


class EmptyLessonError(ValueError):
    """Error for a lesson without questions: its region is empty, or its notation does not support
    the board size.
    """

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.lesson = lesson

    def __str__(self) -> str:
        lesson = self.lesson
        return (
            f"there is nothing to practise for {lesson.notation.title} "
            f"in this region of a {lesson.size} board"
        )


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of the trainer: the notation, board and region to practise, and the kind of
    questions.

    ``size`` is that of the record's board, ``region`` a part of the board as named. Without a
    ``view`` each question uses a random one; with 0 ``questions`` the lesson is endless.
    """

    notation: Notation
    size: Size
    task: Task = Task.FIND
    region: Region = BoardPart.WHOLE
    view: Symmetry | None = Symmetry.IDENTITY
    reading: Reading = Reading.TRAVEL
    helped: bool = False
    questions: int = 20

    @property
    def point_naming_choices(self) -> tuple[Naming, ...]:
        """The ways of naming points that questions may use: one for each view in which there are
        points to ask about.
        """
        views = tuple(Symmetry) if self.view is None else (self.view,)
        every = (Naming(self.notation, self.size, view, self.reading) for view in views)
        return tuple(
            naming for naming in every if naming.is_supported and self.named_points(naming)
        )

    def named_points(self, naming: Naming) -> tuple[Point, ...]:
        """Return the points to ask about, in the orientation in which they are named."""
        return self.region.points(self.practice_subject(naming).size)

    def points(self, naming: Naming) -> tuple[Point, ...]:
        """Return the points to ask about, in record coordinates."""
        back = point_naming_symmetry(naming.view, naming.reading).inverse
        size = self.practice_subject(naming).size
        return tuple(back.apply(point, size) for point in self.named_points(naming))

    def practice_subject(self, naming: Naming) -> PracticeSubject:
        """Return the subject that is practised when points are named in this way."""
        size = point_naming_symmetry(naming.view, naming.reading).transformed_size(self.size)
        return PracticeSubject(self.notation.id, size, self.task, self.helped)


@dataclass(frozen=True, slots=True)
class TrainerQuestion:
    """A point to find or name, in record coordinates; ``choices`` are the names to choose from, if
    any are offered.
    """

    naming: Naming
    task: Task
    point: Point
    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the point in the notation and view of the question."""
        return self.naming.name(self.point)

    @property
    def correct_points(self) -> frozenset[Point]:
        """All points with the same name, which is a single one if names in the notation are
        unique.
        """
        return self.naming.parse_points(self.name)

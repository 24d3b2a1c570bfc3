"""An answer to a question of the trainer, and what it tells about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..go import Point, Size, Symmetry
from ..notation import Reading

if TYPE_CHECKING:
    from datetime import datetime

LONGEST = 60.0
"""The most seconds that an answer is said to have taken: who took longer was away."""


class Task(Enum):
    """What is asked, and how it is answered."""

    FIND = "find"
    """A name is told, its point to be clicked."""
    TYPE = "type"
    """A point lights up, its name to be typed."""
    PICK = "pick"
    """A point lights up, its name to be picked among a few."""


class Subject(NamedTuple):
    """What is learned: the names of a board, with one task, looking at edge labels or not.

    ``size`` is that of the board as it is named. Results of different subjects are not mixed.
    """

    notation: str
    size: Size
    task: Task
    helped: bool = False


def to_named(view: Symmetry, reading: Reading) -> Symmetry:
    """What takes a record's board to the board that a notation is applied to.

    >>> to_named(Symmetry.R90, Reading.TRAVEL), to_named(Symmetry.R90, Reading.STAY)
    (<Symmetry.IDENTITY: 'id'>, <Symmetry.R90: 'r90'>)
    """
    return view if reading is Reading.STAY else Symmetry.IDENTITY


@dataclass(frozen=True, slots=True)
class Answer:
    """A question that was asked and what was answered; points are in the record's frame.

    ``notation`` is an id, ``chosen`` the point that was clicked or whose name was given, None if
    none was. ``helped`` says that edge labels were to be seen, ``seconds`` how long it took, and
    ``at`` when it was, in UTC.
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
    def subject(self) -> Subject:
        """What the answer tells about."""
        size = to_named(self.view, self.reading).size(self.size)
        return Subject(self.notation, size, self.task, self.helped)

    @property
    def named_point(self) -> Point:
        """The point on the board as it is named: the same name is the same point there."""
        return to_named(self.view, self.reading).apply(self.point, self.size)

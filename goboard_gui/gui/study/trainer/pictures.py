"""What the trainer shows on its board: what is asked, the verdict, and the heat of points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from ....diagram.compose import ALL_SIDES, DisplayOptions, PointNames, compose
from ....diagram.picture import Cell, Mark, Picture, Tint, TintRole
from ....go import Board, Colour, Symmetry
from ....notation import Naming
from ....record.values.signs import Sign
from ....study.lesson import Task, record_to_named
from ....study.regions import BoardPart

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....go import Point
    from ....study.lesson import Answer, Lesson, Question
    from ....study.regions import Rectangle
    from ....study.statistics import HeatMap

T = TypeVar("T")

HEAT = (TintRole.COOL, TintRole.MILD, TintRole.WARM, TintRole.HOT, TintRole.HOTTEST)

_BY_HEART = DisplayOptions(edges=frozenset(), spotlight=False)
SHOWN = {
    "nothing": _BY_HEART,
    "edges": _BY_HEART._replace(edges=ALL_SIDES),
    "names": _BY_HEART._replace(edges=ALL_SIDES, names=PointNames.ALL),
}
"""What each kind of help shows of the names."""


def naming_of(lesson: Lesson) -> Naming:
    """How the board of a lesson is named before a question turns it."""
    return Naming(lesson.notation, lesson.size, lesson.view or Symmetry.IDENTITY, lesson.reading)


def named_point(naming: Naming, point: Point) -> Point:
    """A point of the record on the board as it is named."""
    return record_to_named(naming.view, naming.reading).apply(point, naming.size)


def board_picture(lesson: Lesson, naming: Naming, shown: DisplayOptions) -> Picture:
    """The empty board, with the region of the lesson unless that is all of it."""
    picture = compose(Board.empty(naming.size), naming, shown)
    if lesson.region is BoardPart.WHOLE:
        return picture
    points = frozenset(map(naming.to_view, lesson.points(naming)))
    return replace(picture, spotlight=(Tint(points, TintRole.SPOT),))


def rectangle_picture(
    lesson: Lesson, naming: Naming, shown: DisplayOptions, rectangle: Rectangle
) -> Picture:
    """The board while a rectangle of it is chosen."""
    return board_picture(replace(lesson, region=rectangle), naming, shown)


def question_picture(lesson: Lesson, question: Question, shown: DisplayOptions) -> Picture:
    """The board with the point that is asked for lit, unless it is to be found."""
    picture = board_picture(lesson, question.naming, shown)
    if question.task is Task.FIND:
        return picture
    point = question.naming.to_view(question.point)
    cells = {**picture.cells, point: Cell(mark=Sign.CIRCLE)}
    return _with(picture, cells, {TintRole.ASKED: [point]})


def verdict_picture(
    lesson: Lesson, question: Question, answer: Answer, shown: DisplayOptions
) -> Picture:
    """The board with the right point and, if it was another, the one that was chosen."""
    naming = question.naming
    picture = board_picture(lesson, naming, shown)
    right = question.right_points if question.task is Task.FIND else {question.point}
    cells = dict(picture.cells)
    tints = {TintRole.RIGHT: [naming.to_view(point) for point in right]}
    if answer.right:
        cells[naming.to_view(answer.chosen or question.point)] = Cell(mark=Sign.CIRCLE)
        return _with(picture, cells, tints)
    for point, signs in ((answer.chosen, ()), (question.point, (Sign.CIRCLE,))):
        if point is not None:
            # On a stone a name is legible, whatever the colour of a verdict.
            named = Cell(stone=Colour.WHITE, label=naming.name(point), signs=signs)
            cells[naming.to_view(point)] = named
    if answer.chosen is not None:
        tints[TintRole.WRONG] = [naming.to_view(answer.chosen)]
    return _with(picture, cells, tints)


def as_seen(naming: Naming, points: Mapping[Point, T]) -> dict[Point, T]:
    """What belongs to points of the board as it is named, by the points where they are seen."""
    shift = record_to_named(naming.view, naming.reading)
    back, size = shift.inverse, shift.size(naming.size)
    return {naming.to_view(back.apply(point, size)): what for point, what in points.items()}


def heat_picture(naming: Naming, heat: HeatMap, shown: DisplayOptions) -> Picture:
    """The board with the time that each point took as a colour, and a mark for mistakes.

    The points of the map are those that are seen.
    """
    picture = compose(Board.empty(naming.size), naming, shown)
    cells = dict(picture.cells)
    tints: dict[TintRole, list[Point]] = {role: [] for role in HEAT}
    for point, found in heat.points.items():
        if found.mistaken:
            cells[point] = Cell(mark=Mark.MISTAKE)
        if found.step is not None:
            tints[HEAT[found.step]].append(point)
    return _with(picture, cells, tints)


def _with(
    picture: Picture, cells: dict[Point, Cell], tints: dict[TintRole, list[Point]]
) -> Picture:
    drawn = tuple(Tint(frozenset(points), role) for role, points in tints.items() if points)
    return replace(picture, cells=cells, spotlight=picture.spotlight + drawn)

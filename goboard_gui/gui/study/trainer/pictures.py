"""Pictures on the board of the trainer: questions, verdicts and the heat map."""

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
    from ....study.lesson import Answer, Lesson, TrainerQuestion
    from ....study.regions import Rectangle
    from ....study.statistics import HeatMap

T = TypeVar("T")

HEAT_TINTS = (TintRole.COOL, TintRole.MILD, TintRole.WARM, TintRole.HOT, TintRole.HOTTEST)
"""The tints of the heat map, from the fastest points to the slowest."""

_BY_HEART = DisplayOptions(edges=frozenset(), spotlight=False)
DISPLAY_OPTIONS = {
    "nothing": _BY_HEART,
    "edges": _BY_HEART._replace(edges=ALL_SIDES),
    "names": _BY_HEART._replace(edges=ALL_SIDES, names=PointNames.ALL),
}
"""Display options for each kind of help."""


def lesson_naming(lesson: Lesson) -> Naming:
    """Return the naming of a lesson's points, before a question rotates the board."""
    return Naming(lesson.notation, lesson.size, lesson.view or Symmetry.IDENTITY, lesson.reading)


def named_point(naming: Naming, point: Point) -> Point:
    """Return a point of the record as a point of the board to which the names apply."""
    return record_to_named(naming.view, naming.reading).apply(point, naming.size)


def board_picture(lesson: Lesson, naming: Naming, shown: DisplayOptions) -> Picture:
    """Return the empty board, with the region of the lesson tinted unless it is the whole board."""
    picture = compose(Board.empty(naming.size), naming, shown)
    if lesson.region is BoardPart.WHOLE:
        return picture
    points = frozenset(map(naming.to_view, lesson.points(naming)))
    return replace(picture, spotlight=(Tint(points, TintRole.SPOT),))


def rectangle_picture(
    lesson: Lesson, naming: Naming, shown: DisplayOptions, rectangle: Rectangle
) -> Picture:
    """Return the board while the user selects a rectangle."""
    return board_picture(replace(lesson, region=rectangle), naming, shown)


def question_picture(lesson: Lesson, question: TrainerQuestion, shown: DisplayOptions) -> Picture:
    """Return the board of a question, with its point highlighted unless it has to be found."""
    picture = board_picture(lesson, question.naming, shown)
    if question.task is Task.FIND:
        return picture
    point = question.naming.to_view(question.point)
    cells = {**picture.cells, point: Cell(mark=Sign.CIRCLE)}
    return _with(picture, cells, {TintRole.QUESTION: [point]})


def verdict_picture(
    lesson: Lesson, question: TrainerQuestion, answer: Answer, shown: DisplayOptions
) -> Picture:
    """Return the board with the correct point and, after a mistake, the chosen point."""
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
            # The name is written on a stone, so that it is legible on every background.
            named = Cell(stone=Colour.WHITE, label=naming.name(point), signs=signs)
            cells[naming.to_view(point)] = named
    if answer.chosen is not None:
        tints[TintRole.WRONG] = [naming.to_view(answer.chosen)]
    return _with(picture, cells, tints)


def by_view_point(naming: Naming, points: Mapping[Point, T]) -> dict[Point, T]:
    """Return the values of points, by their places in the view instead of those that are named."""
    shift = record_to_named(naming.view, naming.reading)
    back, size = shift.inverse, shift.transformed_size(naming.size)
    return {naming.to_view(back.apply(point, size)): what for point, what in points.items()}


def heat_picture(naming: Naming, heat: HeatMap, shown: DisplayOptions) -> Picture:
    """Return the board with colours for the time each point took, and marks for mistakes.

    The points of the map are those of the view.
    """
    picture = compose(Board.empty(naming.size), naming, shown)
    cells = dict(picture.cells)
    tints: dict[TintRole, list[Point]] = {role: [] for role in HEAT_TINTS}
    for point, found in heat.points.items():
        if found.mistaken:
            cells[point] = Cell(mark=Mark.MISTAKE)
        if found.step is not None:
            tints[HEAT_TINTS[found.step]].append(point)
    return _with(picture, cells, tints)


def _with(
    picture: Picture, cells: dict[Point, Cell], tints: dict[TintRole, list[Point]]
) -> Picture:
    """Return a picture with other cells and more tints."""
    drawn = tuple(Tint(frozenset(points), role) for role, points in tints.items() if points)
    return replace(picture, cells=cells, spotlight=picture.spotlight + drawn)

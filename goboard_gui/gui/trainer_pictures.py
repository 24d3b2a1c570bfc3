"""What the trainer shows on its board: what is asked, the verdict, and the heat of points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..diagram.compose import ALL_SIDES, Names, Shown, compose
from ..diagram.picture import Cell, Mark, Picture, Role, Tint
from ..go import Board, Symmetry
from ..notation import Naming
from ..study.answers import Task, to_named
from ..study.regions import Part

if TYPE_CHECKING:
    from ..go import Point
    from ..study.answers import Answer
    from ..study.lesson import Lesson, Question
    from ..study.regions import Rectangle
    from ..study.statistics import HeatMap

HEAT = (Role.COOL, Role.MILD, Role.WARM, Role.HOT, Role.HOTTEST)

_BY_HEART = Shown(edges=frozenset(), spotlight=False)
SHOWN = {
    "nothing": _BY_HEART,
    "edges": replace(_BY_HEART, edges=ALL_SIDES),
    "names": replace(_BY_HEART, edges=ALL_SIDES, names=Names.ALL),
}
"""What each kind of help shows of the names."""


def naming_of(lesson: Lesson) -> Naming:
    """How the board of a lesson is named before a question turns it."""
    return Naming(lesson.notation, lesson.size, lesson.view or Symmetry.IDENTITY, lesson.reading)


def named_point(naming: Naming, point: Point) -> Point:
    """A point of the record on the board as it is named."""
    return to_named(naming.view, naming.reading).apply(point, naming.size)


def board_picture(lesson: Lesson, naming: Naming, shown: Shown) -> Picture:
    """The empty board, with the region of the lesson unless that is all of it."""
    picture = compose(Board.empty(naming.size), naming, shown)
    if lesson.region is Part.WHOLE:
        return picture
    points = frozenset(map(naming.to_view, lesson.points(naming)))
    return replace(picture, spotlight=(Tint(points, Role.SPOT),))


def rectangle_picture(
    lesson: Lesson, naming: Naming, shown: Shown, rectangle: Rectangle
) -> Picture:
    """The board while a rectangle of it is chosen."""
    return board_picture(replace(lesson, region=rectangle), naming, shown)


def question_picture(lesson: Lesson, question: Question, shown: Shown) -> Picture:
    """The board with the point that is asked for lit, unless it is to be found."""
    picture = board_picture(lesson, question.naming, shown)
    if question.task is Task.FIND:
        return picture
    point = question.naming.to_view(question.point)
    cells = {**picture.cells, point: Cell(mark=Mark.CIRCLE)}
    return _with(picture, cells, {Role.ASKED: [point]})


def verdict_picture(lesson: Lesson, question: Question, answer: Answer, shown: Shown) -> Picture:
    """The board with the right point and, if it was another, the one that was chosen."""
    naming = question.naming
    picture = board_picture(lesson, naming, shown)
    right = question.right_points if question.task is Task.FIND else {question.point}
    # Of many points with the name, those are shown by colour alone.
    named = [answer.chosen] if answer.right and answer.chosen else [question.point]
    if answer.chosen is not None and not answer.right:
        named.append(answer.chosen)
    cells = dict(picture.cells)
    for point in named:
        cells[naming.to_view(point)] = Cell(label=naming.name(point))
    tints = {Role.RIGHT: [naming.to_view(point) for point in right]}
    if answer.chosen is not None and not answer.right:
        tints[Role.WRONG] = [naming.to_view(answer.chosen)]
    return _with(picture, cells, tints)


def heat_picture(naming: Naming, heat: HeatMap, shown: Shown) -> Picture:
    """The board with the time that each point took as a colour, and a mark for mistakes."""
    picture = compose(Board.empty(naming.size), naming, shown)
    cells = dict(picture.cells)
    tints: dict[Role, list[Point]] = {role: [] for role in HEAT}
    for point in naming.size.points():
        found = heat.points.get(named_point(naming, point))
        if found is None:
            continue
        seen = naming.to_view(point)
        if found.mistaken:
            cells[seen] = Cell(mark=Mark.MISTAKE)
        if found.step is not None:
            tints[HEAT[found.step]].append(seen)
    return _with(picture, cells, tints)


def _with(picture: Picture, cells: dict[Point, Cell], tints: dict[Role, list[Point]]) -> Picture:
    drawn = tuple(Tint(frozenset(points), role) for role, points in tints.items() if points)
    return replace(picture, cells=cells, spotlight=picture.spotlight + drawn)

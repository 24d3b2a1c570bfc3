"""Board of the trainer: its pictures of questions and results, and the tool for rectangles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from ....diagram.compose import compose_picture
from ....diagram.picture import Cell, CursorBrackets, Picture, StatusMark, Tint, TintRole
from ....go import Board, Colour, Point, Symmetry
from ....notation import Naming
from ....record.properties.marks import Mark
from ....study.lesson import Task, point_naming_symmetry
from ....study.regions import BoardPart, Rectangle
from ...board.board_cursor import BoardCursor
from ...board.board_view import BoardView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....diagram.compose import DisplayOptions
    from ....diagram.picture import Picture
    from ....diagram.theme import Theme
    from ....study.lesson import Answer, Lesson, TrainerQuestion
    from ....study.statistics import HeatMap
    from .trainer_round import TrainerRound
    from .trainer_setup import TrainerSetup

T = TypeVar("T")

HEAT_TINTS = (TintRole.COOL, TintRole.MILD, TintRole.WARM, TintRole.HOT, TintRole.HOTTEST)
"""The tints of the heat map, from the fastest points to the slowest."""


def lesson_point_naming(lesson: Lesson) -> Naming:
    """Return how points are named in a lesson, before any question rotates the board."""
    return Naming(lesson.notation, lesson.size, lesson.view or Symmetry.IDENTITY, lesson.reading)


def to_point_naming_orientation(naming: Naming, point: Point) -> Point:
    """Convert a point of the record to the orientation of the board in which points are named."""
    return point_naming_symmetry(naming.view, naming.reading).apply(point, naming.size)


def board_picture(lesson: Lesson, naming: Naming, shown: DisplayOptions) -> Picture:
    """Return the empty board, with the region of the lesson tinted unless it is the whole board."""
    picture = compose_picture(Board.empty(naming.size), naming, shown)
    if lesson.region is BoardPart.WHOLE:
        return picture
    points = frozenset(map(naming.to_view, lesson.points(naming)))
    return picture._replace(spotlight=(Tint(points, TintRole.SPOT),))


def rectangle_picture(
    lesson: Lesson, naming: Naming, shown: DisplayOptions, rectangle: Rectangle
) -> Picture:
    """Return the board while the user selects a rectangle."""
    return board_picture(replace(lesson, region=rectangle), naming, shown)


def question_picture(lesson: Lesson, question: TrainerQuestion, shown: DisplayOptions) -> Picture:
    """Return the board for a question, with the point highlighted unless the user has to find
    it.
    """
    picture = board_picture(lesson, question.naming, shown)
    if question.task is Task.FIND:
        return picture
    point = question.naming.to_view(question.point)
    cells = {**picture.cells, point: Cell(status_mark=Mark.CIRCLE)}
    return _with_tints(picture, cells, {TintRole.QUESTION: [point]})


def verdict_picture(
    lesson: Lesson, question: TrainerQuestion, answer: Answer, shown: DisplayOptions
) -> Picture:
    """Return the board with the correct point highlighted and, after a mistake, also the chosen
    point.
    """
    naming = question.naming
    picture = board_picture(lesson, naming, shown)
    right = question.correct_points if question.task is Task.FIND else {question.point}
    cells = dict(picture.cells)
    tints = {TintRole.RIGHT: [naming.to_view(point) for point in right]}
    if answer.right:
        cells[naming.to_view(answer.chosen or question.point)] = Cell(status_mark=Mark.CIRCLE)
        return _with_tints(picture, cells, tints)
    for point, signs in ((answer.chosen, ()), (question.point, (Mark.CIRCLE,))):
        if point is not None:
            # The name is written on a stone, so that it is legible on every background.
            named = Cell(stone=Colour.WHITE, label=naming.name(point), marks=signs)
            cells[naming.to_view(point)] = named
    if answer.chosen is not None:
        tints[TintRole.WRONG] = [naming.to_view(answer.chosen)]
    return _with_tints(picture, cells, tints)


def convert_keys_to_view_points(naming: Naming, points: Mapping[Point, T]) -> dict[Point, T]:
    """Convert the points in a mapping from the orientation in which they are named to the view."""
    shift = point_naming_symmetry(naming.view, naming.reading)
    back, size = shift.inverse, shift.transformed_size(naming.size)
    return {naming.to_view(back.apply(point, size)): what for point, what in points.items()}


def heat_map_picture(naming: Naming, heat: HeatMap, shown: DisplayOptions) -> Picture:
    """Return the board tinted by the answer time for each point, with marks on points with
    mistakes.

    The points of the map are those of the view.
    """
    picture = compose_picture(Board.empty(naming.size), naming, shown)
    cells = dict(picture.cells)
    tints: dict[TintRole, list[Point]] = {role: [] for role in HEAT_TINTS}
    for point, found in heat.points.items():
        if found.mistaken:
            cells[point] = Cell(status_mark=StatusMark.MISTAKE)
        if found.step is not None:
            tints[HEAT_TINTS[found.step]].append(point)
    return _with_tints(picture, cells, tints)


def _with_tints(
    picture: Picture, cells: dict[Point, Cell], tints: dict[TintRole, list[Point]]
) -> Picture:
    """Return a copy of a picture with its cells replaced and tints added."""
    drawn = tuple(Tint(frozenset(points), role) for role, points in tints.items() if points)
    return picture._replace(cells=cells, spotlight=picture.spotlight + drawn)


class RectangleTool(QObject):
    """Board tool for selecting a rectangle by clicking two opposite corners."""

    rectangle_changed = Signal(object)
    """Emitted with the provisional `Rectangle` when the pointer moves."""
    rectangle_selected = Signal(object)
    """Emitted with the selected `Rectangle`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = False
        self._corner: Point | None = None

    def begin_selection(self) -> None:
        """Start selecting a rectangle and wait for the first corner."""
        self.active, self._corner = True, None

    def cancel_selection(self) -> None:
        """Cancel the rectangle selection."""
        self.active = False

    def hover(self, point: Point) -> None:
        """Update the provisional rectangle for a pointer position, in the orientation in which
        points are named.
        """
        self.rectangle_changed.emit(Rectangle.between(self._corner or point, point))

    def press(self, point: Point) -> None:
        """Select a corner of the rectangle at a point, in the orientation in which points are
        named.
        """
        if self._corner is None:
            self._corner = point
            self.hover(point)
        else:
            self.active = False
            self.rectangle_selected.emit(Rectangle.between(self._corner, point))


class TrainerBoard(QObject):
    """Controller that connects a board with the current round and the settings for the next round.

    Points are clicked, or chosen by keyboard once Enter has shown the cursor.
    """

    pointed = Signal(object)
    """Emitted when the pointer is at another point of the record, or at none (None)."""
    enter_pressed = Signal()
    """Emitted when Enter was pressed while no point has to be clicked."""

    def __init__(
        self, round_: TrainerRound, setup: TrainerSetup, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._round = round_
        self._setup = setup
        self._naming = lesson_point_naming(setup.lesson)
        self._picture = board_picture(setup.lesson, self._naming, setup.display_options)
        self.view = BoardView(self._picture, theme)
        self.view.set_fit(True)
        self.rectangle = RectangleTool(self)
        self.rectangle.rectangle_changed.connect(self._show_rectangle)
        self.rectangle.rectangle_selected.connect(setup.use_rectangle)
        self.view.board.pressed.connect(self._press)
        self.view.board.hovered.connect(self._hover)
        self.cursor = BoardCursor(self.view, lambda: False)
        self.cursor.activation_requested.connect(self._take_key)
        self.cursor.visibility_changed.connect(self._frame_pointed)
        self._by_keys = self._framed = False
        self._last_pointed: Point | None = None

    @property
    def point_naming(self) -> Naming:
        """The notation and orientation used to name the points on the visible board."""
        return self._naming

    def show_lesson(self) -> None:
        """Show the empty board with the region to practise."""
        lesson = self._setup.lesson
        self._naming = lesson_point_naming(lesson)
        self.cursor.deactivate()
        self._show(board_picture(lesson, self._naming, self._setup.display_options))

    def show_question(self, question: TrainerQuestion) -> None:
        """Show the board for a question."""
        self._naming = question.naming
        self._show(question_picture(self._setup.lesson, question, self._setup.display_options))
        if question.task is Task.FIND and self._by_keys:
            self._point_by_keys()

    def show_verdict(self, question: TrainerQuestion, answer: Answer) -> None:
        """Show the correct point, and the point that the user chose if it was wrong."""
        shown = self._setup.display_options
        self.cursor.deactivate()
        self._show(verdict_picture(self._setup.lesson, question, answer, shown))

    def show_heat_map(self, heat: HeatMap) -> None:
        """Show the heat map of how well each point is known."""
        self._naming = lesson_point_naming(self._setup.lesson)
        self.cursor.deactivate()
        self._show(heat_map_picture(self._naming, heat, self._setup.display_options))

    def _show(self, picture: Picture) -> None:
        self._picture = picture
        point = self.view.board.hovered_point
        if self._framed and point is not None:
            picture = picture._replace(
                overlays_above=(*picture.overlays_above, CursorBrackets(point))
            )
        self.view.show_picture(picture)

    def _take_key(self) -> None:
        question = self._round.question
        if self.rectangle.active or (question is not None and question.task is Task.FIND):
            self._by_keys = True
            self._point_by_keys()
        else:
            self.enter_pressed.emit()

    def _point_by_keys(self) -> None:
        """Show the keyboard cursor at the last pointer position, or in the centre of the board."""
        width, height = self._naming.view_size
        self.cursor.activate(self._last_pointed or Point(width // 2, height // 2))

    def _frame_pointed(self, framed: bool) -> None:
        self._framed = framed
        self._show(self._picture)

    def _show_rectangle(self, rectangle: Rectangle) -> None:
        lesson = self._setup.lesson
        self._show(rectangle_picture(lesson, self._naming, self._setup.display_options, rectangle))

    def _press(self, view_point: Point, button: Qt.MouseButton, _modifiers: object) -> None:
        if button is not Qt.MouseButton.LeftButton:
            return
        point = self._naming.to_record(view_point)
        question, judged = self._round.question, self._round.current_verdict
        if self.rectangle.active:
            self.rectangle.press(to_point_naming_orientation(self._naming, point))
        elif question is not None and question.task is Task.FIND:
            self._round.answer_point(point)
        elif judged is not None and not judged[1].right and point == judged[0].point:
            self._round.advance()

    def _hover(self, view_point: Point | None) -> None:
        self._last_pointed = view_point or self._last_pointed
        if self._framed:
            self._show(self._picture)
        point = view_point and self._naming.to_record(view_point)
        if point is not None and self.rectangle.active:
            self.rectangle.hover(to_point_naming_orientation(self._naming, point))
        self.pointed.emit(point)

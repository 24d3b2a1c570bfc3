"""Board of the trainer, which shows questions, regions and the heat map, and takes clicks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ....diagram.picture import CursorBrackets
from ....go import Point
from ....study.lesson import Task
from ...board.board_cursor import BoardCursor
from ...board.board_view import BoardView
from . import pictures
from .rectangle_tool import RectangleTool

if TYPE_CHECKING:
    from ....diagram.picture import Picture
    from ....diagram.theme import Theme
    from ....notation import Naming
    from ....study.lesson import Answer, TrainerQuestion
    from ....study.regions import Rectangle
    from ....study.statistics import HeatMap
    from .round import TrainerRound
    from .setup import TrainerSetup


class TrainerBoard(QObject):
    """Connects a board with the current round and with the settings of the next one.

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
        self._naming = pictures.lesson_naming(setup.lesson)
        self._picture = pictures.board_picture(setup.lesson, self._naming, setup.display_options)
        self.view = BoardView(self._picture, theme)
        self.view.use_fit(True)
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
    def naming(self) -> Naming:
        """The naming of the points on the visible board."""
        return self._naming

    def show_lesson(self) -> None:
        """Show the empty board with the region to practise."""
        lesson = self._setup.lesson
        self._naming = pictures.lesson_naming(lesson)
        self.cursor.deactivate()
        self._show(pictures.board_picture(lesson, self._naming, self._setup.display_options))

    def show_question(self, question: TrainerQuestion) -> None:
        """Show the board for a question."""
        self._naming = question.naming
        self._show(
            pictures.question_picture(self._setup.lesson, question, self._setup.display_options)
        )
        if question.task is Task.FIND and self._by_keys:
            self._point_by_keys()

    def show_verdict(self, question: TrainerQuestion, answer: Answer) -> None:
        """Show the correct point, and the one that the user has chosen."""
        shown = self._setup.display_options
        self.cursor.deactivate()
        self._show(pictures.verdict_picture(self._setup.lesson, question, answer, shown))

    def show_heat(self, heat: HeatMap) -> None:
        """Show how well each point is known."""
        self._naming = pictures.lesson_naming(self._setup.lesson)
        self.cursor.deactivate()
        self._show(pictures.heat_picture(self._naming, heat, self._setup.display_options))

    def _show(self, picture: Picture) -> None:
        self._picture = picture
        point = self.view.board.hovered_point
        if self._framed and point is not None:
            picture = replace(
                picture, overlays_above=(*picture.overlays_above, CursorBrackets(point))
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
        """Show the keyboard cursor at the last pointer position, or in the centre."""
        width, height = self._naming.view_size
        self.cursor.activate(self._last_pointed or Point(width // 2, height // 2))

    def _frame_pointed(self, framed: bool) -> None:
        self._framed = framed
        self._show(self._picture)

    def _show_rectangle(self, rectangle: Rectangle) -> None:
        lesson = self._setup.lesson
        self._show(
            pictures.rectangle_picture(lesson, self._naming, self._setup.display_options, rectangle)
        )

    def _press(self, view_point: Point, button: Qt.MouseButton, _modifiers: object) -> None:
        if button is not Qt.MouseButton.LeftButton:
            return
        point = self._naming.to_record(view_point)
        question, judged = self._round.question, self._round.last_judged
        if self.rectangle.active:
            self.rectangle.press(pictures.named_point(self._naming, point))
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
            self.rectangle.hover(pictures.named_point(self._naming, point))
        self.pointed.emit(point)

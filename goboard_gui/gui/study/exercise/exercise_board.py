"""The board during an exercise: its tool, and the beginning and end of the exercise."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ....record.edits.typed import TypedMove
from ...board.tools.tool import MouseButton, PointPress, Tool
from .exercise_texts import (
    during_exercise_text,
    setup_refused_text,
    several_moves_refused_text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.compose import HoverEffects
    from ....diagram.picture import Picture
    from ....go import Colour, Point
    from ....notation import Naming
    from ....record import Tree
    from ....record.edits.typed import TypedSetup
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.move_player import MovePlayer
    from ...board.recording import Recording
    from ...board.tools.board_tools import BoardTools
    from ...core.document import Document
    from .exercise_bar import ExerciseBar


class Exercise(Protocol):
    """What is practised on the board, such as the solving of a problem."""

    @property
    def ghost_colour(self) -> Colour | None:
        """The colour of the stone under the pointer, or None if no move is expected."""

    @property
    def shows_continuations(self) -> bool:
        """Whether the board may mark the variations of the displayed tree."""

    @property
    def takes_several_moves(self) -> bool:
        """Whether several moves may be typed at once."""

    def submit_move(self, point: Point | None) -> bool:
        """Handle a move of the user in the displayed position, or a pass if the point is None.

        Return whether a further move that was typed with it may follow.
        """

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture of the board with the additions of the exercise."""

    def exercise_ended(self) -> None:
        """Clean up, because the exercise has ended and the record is displayed again."""


class ExerciseTool(Tool):
    """Board tool that passes moves to an exercise, and does nothing else."""

    ignores_repeated_presses = True

    def __init__(
        self, document: Document, exercise: Exercise, refuse: Callable[[str], object]
    ) -> None:
        """Create the tool; ``refuse`` is called with the reason if what was typed can't be used."""
        super().__init__(document)
        self._exercise, self._refuse = exercise, refuse

    @property
    def secret(self) -> bool:
        """Whether the variations of the displayed tree are hidden."""
        return not self._exercise.shows_continuations

    def press(self, press: PointPress) -> None:
        if press.button is MouseButton.LEFT and not (press.shift or press.ctrl):
            self._exercise.submit_move(press.point)

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        moves = [each for each in entries if isinstance(each, TypedMove)]
        if len(moves) < len(entries):
            self._refuse(setup_refused_text())
        elif len(moves) > 1 and not self._exercise.takes_several_moves:
            self._refuse(several_moves_refused_text())
        else:
            for each in moves:
                if not self._exercise.submit_move(each.point):
                    break
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        return self._exercise.decorate(picture, naming)

    def hover(self, point: Point) -> HoverEffects:
        hover = super().hover(point)
        if self._document.session.board[point] is not None:
            return hover
        return hover._replace(ghost_colour=self._exercise.ghost_colour)


class ExerciseBoard(QObject):
    """The board of a window on which one exercise at a time can be displayed instead of the record.

    What an exercise displays is a tree of its own, see `Document.show_exercise`. It ends with
    `end`, by *Stop* or Esc, and when other games are opened; the record and the view are then as
    before.
    """

    changed = Signal()
    """Emitted when an exercise may begin or not any more, or has begun or ended."""

    typed_refused = Signal(str)
    """Emitted with the reason when typed moves or stones can't be used, and nothing was played."""
    text_changed = Signal(str)
    """Emitted with the text of the bar when it has changed, for screen readers."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        tools: BoardTools,
        player: MovePlayer,
        recording: Recording,
    ) -> None:
        super().__init__(workspace.window)
        self._window = workspace.window
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._presenter, self._tools, self._player = presenter, tools, player
        self._recording = recording
        self._exercise: Exercise | None = None
        recording.changed.connect(self.changed)
        tools.tool_chosen.connect(self.end)
        self._document.exercise_changed.connect(self._follow_document)

    @cached_property
    def bar(self) -> ExerciseBar:
        """The bar with the text and the buttons of the exercise."""
        from PySide6.QtCore import Qt

        from .exercise_bar import ExerciseBar

        bar = ExerciseBar(self._window)
        self._window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, bar)
        bar.stop_requested.connect(self.end)
        bar.text_changed.connect(self.text_changed)
        return bar

    @property
    def reason(self) -> str:
        """Why no exercise can begin, or an empty string."""
        if self._recording.is_engine_game:
            return self.tr("End the game against the engine first.")
        if self._recording.is_active:
            return self.tr("Stop recording first.")
        return ""

    def reason_for(self, exercise: Exercise) -> str:
        """Return why an exercise can't be begun or ended by its command, or an empty string.

        The command does not end another exercise.
        """
        if self._exercise not in (None, exercise):
            return during_exercise_text()
        return self.reason

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is displayed, or None."""
        return self._exercise

    def begin(self, exercise: Exercise, tree: Tree, cursor: int) -> None:
        """End the exercise that is displayed, if any, and begin another one by displaying a tree
        at a node.

        Nothing happens if there is a `reason` not to.
        """
        if self.reason:
            return
        self.end()
        self._tools.select_tool(self._tools.selected_tool)  # ends other temporary tools first
        self._exercise = exercise
        self._player.exercise_move = exercise.submit_move
        self._view_settings.keep_view()
        self._document.show_exercise(tree, cursor)
        self._tools.push_tool(
            lambda: ExerciseTool(self._document, exercise, self.typed_refused.emit)
        )
        self.bar.set_active(True)
        self.changed.emit()

    def show(self, tree: Tree, cursor: int) -> None:
        """Display the next state of the exercise."""
        if self._exercise is not None:
            self._document.show_exercise(tree, cursor)
            self._presenter.refresh_decorations()

    def end(self) -> bool:
        """Display the record again; return False if no exercise was displayed."""
        if self._exercise is None:
            return False
        self._document.end_exercise()
        return True

    def _follow_document(self) -> None:
        """Clean up if the document has ended the exercise."""
        exercise = self._exercise
        if exercise is None or self._document.is_exercise:
            return
        self._exercise = None
        self._player.exercise_move = None
        self._tools.pop_tool()
        self._view_settings.return_to_kept_view()
        self.bar.set_active(False)
        exercise.exercise_ended()
        self.changed.emit()

"""What cannot be done during an exercise: the commands that stay available, and hidden panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from ...actions.commands import COMMANDS_BY_NAME, Command
from .cover import Cover
from .exercise_texts import during_exercise_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QDockWidget

    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip

AVAILABLE_COMMANDS = frozenset(
    {
        *(Command.NEW_WINDOW, Command.SAVE, Command.CLOSE, Command.QUIT),
        *(Command.PALETTE, Command.SHORTCUTS, Command.PREFERENCES),
        *(Command.TYPE_MOVE, Command.BOARD_CURSOR, Command.PASS, Command.SOUNDS),
        *(Command.BACK, Command.BACK_TEN, Command.START),
        *(Command.FORWARD, Command.FORWARD_TEN, Command.END),
        *(Command.PREVIOUS_VARIATION, Command.NEXT_VARIATION),
        *(Command.PREVIOUS_FORK, Command.NEXT_FORK, Command.MAIN_LINE),
        *(Command.SHOW_EDGES, Command.SHOW_NAMES, Command.SHOW_STRUCTURE, Command.SHOW_SPOTLIGHT),
        *(Command.NAMES_STAY, Command.TURN_RIGHT, Command.TURN_LEFT, Command.NORMAL_VIEW),
        *(Command.MIRROR_HORIZONTAL, Command.MIRROR_VERTICAL),
        *(Command.SCROLL_LEFT, Command.SCROLL_RIGHT, Command.SCROLL_UP, Command.SCROLL_DOWN),
        *(Command.SCROLL_BACK, Command.ZOOM_IN, Command.ZOOM_OUT, Command.ZOOM_NORMAL),
        *(Command.FIT, Command.DARK, Command.CLEAN_BOARD, Command.FULL_SCREEN, Command.ZEN),
        *(Command.NUMBERS_NONE, Command.NUMBERS_ALL, Command.NUMBERS_LAST),
        *(Command.NUMBERS_VARIATION, Command.NUMBERS_RECORD),
        *(Command.NUMBERS_START, Command.NUMBERS_COUNT),
        *(Command.VARIATIONS_NOTHING, Command.VARIATIONS_GHOSTS, Command.VARIATIONS_LETTERS),
        *(Command.VARIATIONS_CHILDREN, Command.VARIATIONS_SIBLINGS, Command.VARIATIONS_FILE),
        *(Command.LAYOUT_RECORD, Command.LAYOUT_STUDY, Command.LAYOUT_ANNOTATE),
        *(Command.LAYOUT_SAVE, Command.LAYOUT_DELETE, Command.DEFAULT_LAYOUT),
        *(Command.SOLVE_HINT, Command.SOLVE_TAKE_BACK, Command.SOLVE_SOLUTION),
        *(Command.SOLVE_AGAIN, Command.SOLVE_NEXT, Command.SOLVE_COUNT_RIGHT),
        *(Command.SOLVE_ASK_ENGINE,),
        *(Command.GUESS, Command.TRAINER, Command.CHART),
        *(Command.ENGINES, Command.ENGINE_CONSOLE),
        *(Command.WELCOME, Command.MANUAL, Command.KEYS, Command.ABOUT_NOTATIONS),
        *(Command.NEWS, Command.ABOUT),
    }
)
"""The commands that are available during an exercise.

They concern the view, the displayed tree or the program, never the record. `Command.GUESS` only
ends its own exercise, see `ExerciseBoard.reason_for`.
"""


class CommentLock(Protocol):
    """Interface of a comment panel that can be made read-only."""

    def set_locked(self, locked: bool) -> None:
        """Set whether comments and names can be read only."""


class ExerciseRestrictions(QObject):
    """Controller that disables, during an exercise, what concerns the record, and covers the panels
    that would reveal more than the exercise shows.
    """

    def __init__(
        self,
        workspace: Workspace,
        strip: MessageStrip,
        comments: CommentLock,
        revealing: Sequence[QDockWidget],
    ) -> None:
        """Create the controller; the docks ``revealing`` are covered."""
        super().__init__(workspace.window)
        self._document, self._strip, self._comments = workspace.document, strip, comments
        text = self.tr("Hidden during an exercise")
        self._covers = [Cover(dock, text) for dock in revealing]
        workspace.actions.disable_with_reason(
            [each for each in COMMANDS_BY_NAME.values() if each not in AVAILABLE_COMMANDS],
            self._reason,
            workspace.document.exercise_changed,
        )
        workspace.document.exercise_changed.connect(self._follow)
        workspace.document.refused.connect(self._explain)

    def _reason(self) -> str:
        return during_exercise_text() if self._document.is_exercise else ""

    def _explain(self) -> None:
        self._strip.show_message(self._reason())

    def _follow(self) -> None:
        on = self._document.is_exercise
        self._comments.set_locked(on)
        for cover in self._covers:
            cover.set_covered(on)

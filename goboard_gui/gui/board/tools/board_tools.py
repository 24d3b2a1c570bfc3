"""Selection of the board's current tool."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Choice, Command
from ...actions.commands.command_table import commands_of
from ...core.settings import SETUP_IN_NEW_NODE
from ...widgets import dialogs
from .play_tool import PlayTool, PointQueryTool

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ....go import Point
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ...core.settings import Settings
    from ..board_presenter import BoardPresenter
    from ..board_view import BoardView
    from .move_correction import MoveCorrector
    from .tool import Tool

_STONE_TOOLS = (Command.TOOL_PLAY, Command.TOOL_SETUP)


class BoardTools(QObject):
    """Sets the tool of the board when the user chooses one; Esc returns to playing."""

    tool_chosen = Signal()
    """Emitted when the user has chosen a tool."""
    changed = Signal()
    """Emitted when the meaning of clicks and typed points may have changed."""
    point_requested = Signal()
    """Emitted when a prompt starts to wait for a point."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view: BoardView,
        corrector: MoveCorrector,
        settings: Settings,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._presenter = presenter
        self._view = view
        self._settings = settings
        self._actions = actions
        self._window = window
        self._corrector = corrector
        self._prompt = ""
        self._temporary: Callable[[], Tool] | None = None
        self._chosen = Command.TOOL_PLAY
        actions.connect_commands(
            {tool: partial(self.choose, tool) for tool in commands_of(Choice.TOOLS)}
        )
        document.cursor_moved.connect(self.cancel_prompt)
        document.record_changed.connect(self.cancel_prompt)
        view.message.dismissed.connect(self.cancel_prompt)
        self.choose(Command.TOOL_PLAY)

    def _make(self, tool: Command) -> Tool:
        if tool is Command.TOOL_PLAY:
            return PlayTool(self._document, self._presenter, self._corrector)
        from .tool_factory import make_tool  # only the play tool is needed at start-up

        return make_tool(
            tool,
            self._document,
            self._presenter,
            lambda: self._settings.get(SETUP_IN_NEW_NODE),
            partial(dialogs.ask_label, self._window),
        )

    @property
    def chosen(self) -> Command:
        """The command of the chosen tool."""
        return self._chosen

    @property
    def marks_points(self) -> bool:
        """Whether typed points are marked instead of played."""
        return not self._prompt and self._temporary is None and self._chosen not in _STONE_TOOLS

    def choose(self, tool: Command) -> None:
        """Switch to the tool with this command."""
        self._chosen = tool
        self._temporary = None
        self._actions[tool].setChecked(True)
        self._apply_tool()
        self.tool_chosen.emit()

    def push_tool(self, make: Callable[[], Tool]) -> None:
        """Use a temporary tool until it is popped or the user chooses another one.

        ``make`` returns the tool.
        """
        self._temporary = make
        self._apply_tool()

    def pop_tool(self) -> None:
        """Return from the temporary tool to the chosen tool."""
        self._temporary = None
        self._apply_tool()

    def _apply_tool(self) -> None:
        self._clear_prompt()
        temporary = self._temporary
        self._presenter.use_tool(self._make(self._chosen) if temporary is None else temporary())
        self.changed.emit()

    def ask_for_point(self, prompt: str, answer: Callable[[Point], object]) -> None:
        """Show a prompt for a point, and pass the next clicked or typed point to ``answer``.

        Any other step cancels the prompt.
        """

        def answered(point: Point | None) -> None:
            self.cancel_prompt()
            self._view.setFocus()
            if point is not None:
                answer(point)

        self._prompt = prompt
        self._view.message.show_message(prompt)
        self._presenter.use_tool(PointQueryTool(self._document, answered))
        self.changed.emit()
        self.point_requested.emit()

    def cancel_current(self) -> bool:
        """Cancel the drag, the prompt or the current tool; return False if there is none."""
        if self._presenter.cancel():
            return True
        if not self._prompt and self._chosen is Command.TOOL_PLAY:
            return False
        if self._prompt:
            self._apply_tool()
        else:
            self.choose(Command.TOOL_PLAY)
        return True

    def cancel_prompt(self) -> None:
        """Cancel the prompt, if there is one, and return to the tool."""
        if self._prompt:
            self._apply_tool()

    def _clear_prompt(self) -> None:
        prompt, self._prompt = self._prompt, ""
        message = self._view.message
        if prompt and message.isVisible() and message.text == prompt:
            message.dismiss()

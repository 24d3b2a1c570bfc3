"""Which tool the board is pressed with: chosen from the menu, the toolbar or by a key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command
from ...actions.commands.choices import TOOL_COMMANDS
from ...core.settings import SETUP_IN_NEW_NODE
from ...widgets import dialogs
from .play_tool import AskTool, PlayTool

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ....go import Point
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ...core.settings import Settings
    from ..presenter import BoardPresenter
    from ..view import BoardView
    from .correcting import Correcting
    from .tool import Tool

_PLACING = (Command.TOOL_PLAY, Command.TOOL_SETUP)


class BoardTools(QObject):
    """Gives the board the tool that is chosen; Esc goes back to playing."""

    taken_up = Signal()
    """A tool was chosen."""
    changed = Signal()
    """What clicks and typed points mean may be something else now."""
    asked = Signal()
    """A question waits for a point."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view: BoardView,
        correcting: Correcting,
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
        self._correcting = correcting
        self._asked = ""
        self._borrowed: Callable[[], Tool] | None = None
        self._chosen = Command.TOOL_PLAY
        actions.connect_commands({tool: partial(self.choose, tool) for tool in TOOL_COMMANDS})
        document.cursor_moved.connect(self.give_up)
        document.record_changed.connect(self.give_up)
        view.message.dismissed.connect(self.give_up)
        self.choose(Command.TOOL_PLAY)

    def _make(self, tool: Command) -> Tool:
        if tool is Command.TOOL_PLAY:
            return PlayTool(self._document, self._presenter, self._correcting)
        from .making import made_tool  # start-up needs no tool but the one that plays

        return made_tool(
            tool,
            self._document,
            self._presenter,
            lambda: self._settings.get(SETUP_IN_NEW_NODE),
            partial(dialogs.ask_label, self._window),
        )

    @property
    def chosen(self) -> Command:
        """The tool that is chosen."""
        return self._chosen

    @property
    def marks(self) -> bool:
        """Whether points that are typed are marked, not played."""
        return not self._asked and self._borrowed is None and self._chosen not in _PLACING

    def choose(self, tool: Command) -> None:
        """Take up a tool."""
        self._chosen = tool
        self._borrowed = None
        self._actions[tool].setChecked(True)
        self._take_up()
        self.taken_up.emit()

    def lend(self, make: Callable[[], Tool]) -> None:
        """Give the board a tool that nobody can choose, until one is chosen."""
        self._borrowed = make
        self._take_up()

    def take_back(self) -> None:
        """Let the board have the tool that is chosen, instead of one that was lent."""
        self._borrowed = None
        self._take_up()

    def _take_up(self) -> None:
        self._forget_question()
        borrowed = self._borrowed
        self._presenter.use_tool(self._make(self._chosen) if borrowed is None else borrowed())
        self.changed.emit()

    def ask(self, question: str, answer: Callable[[Point], object]) -> None:
        """Let the next click, or point typed, answer a question; any other step gives it up."""

        def answered(point: Point | None) -> None:
            self.give_up()
            self._view.setFocus()
            if point is not None:
                answer(point)

        self._asked = question
        self._view.message.say(question)
        self._presenter.use_tool(AskTool(self._document, answered))
        self.changed.emit()
        self.asked.emit()

    def unwind(self) -> bool:
        """Leave what was begun, a question or a tool for playing; False if there is nothing."""
        if self._presenter.cancel():
            return True
        if not self._asked and self._chosen is Command.TOOL_PLAY:
            return False
        if self._asked:
            self._take_up()
        else:
            self.choose(Command.TOOL_PLAY)
        return True

    def give_up(self) -> None:
        """Leave a question open, for the tool that was chosen before."""
        if self._asked:
            self._take_up()

    def _forget_question(self) -> None:
        asked, self._asked = self._asked, ""
        message = self._view.message
        if asked and message.isVisible() and message.text == asked:
            message.dismiss()

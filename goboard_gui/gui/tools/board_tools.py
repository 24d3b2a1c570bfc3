"""Which tool the board is pressed with: chosen from the menu, the toolbar or by a key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...record import marking
from ...record.markup import Sign, next_letter, next_number
from .. import dialogs
from ..commands import TOOL_COMMANDS, Command
from ..settings import SETUP_NEW
from .mark_tools import DimTool, LabelTool, LineTool, SignTool, TerritoryTool
from .play_tool import AskTool, PlayTool
from .setup_tool import SetupTool

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from ...go import Point
    from ..actions import Actions
    from ..board.presenter import BoardPresenter
    from ..board.view import BoardView
    from ..document import Document
    from ..settings import Settings
    from .correcting import Correcting
    from .tool import Tool

_SIGNS = {
    Command.TOOL_CROSS: Sign.CROSS,
    Command.TOOL_TRIANGLE: Sign.TRIANGLE,
    Command.TOOL_SQUARE: Sign.SQUARE,
    Command.TOOL_CIRCLE: Sign.CIRCLE,
    Command.TOOL_SELECTED: Sign.SELECTED,
}


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
        self._makers = self._make_makers(correcting)
        self._asked = ""
        self._borrowed: Callable[[], Tool] | None = None
        self._chosen = Command.TOOL_PLAY
        actions.connect_commands({tool: partial(self.choose, tool) for tool in TOOL_COMMANDS})
        document.cursor_moved.connect(self.give_up)
        document.record_changed.connect(self.give_up)
        view.message.dismissed.connect(self.give_up)
        self.choose(Command.TOOL_PLAY)

    def _make_makers(self, correcting: Correcting) -> Mapping[Command, Callable[[], Tool]]:
        """What makes each tool; the words of its edits are translated when it is taken up."""
        document, presenter = self._document, self._presenter
        ask = partial(dialogs.ask_label, self._window)
        makers: dict[Command, Callable[[], Tool]] = {
            Command.TOOL_PLAY: lambda: PlayTool(document, presenter, correcting),
            Command.TOOL_SETUP: lambda: SetupTool(document, lambda: self._settings.get(SETUP_NEW)),
            Command.TOOL_LABEL: lambda: LabelTool(document, self.tr("Label"), next_letter, ask),
            Command.TOOL_NUMBER: lambda: LabelTool(document, self.tr("Number"), next_number, ask),
            Command.TOOL_LINE: lambda: LineTool(
                document, self.tr("Line"), presenter, marking.with_line, lambda m: m.lines
            ),
            Command.TOOL_ARROW: lambda: LineTool(
                document, self.tr("Arrow"), presenter, marking.with_arrow, lambda m: m.arrows
            ),
            Command.TOOL_DIMMED: lambda: DimTool(document, self.tr("Dim points")),
            Command.TOOL_TERRITORY: lambda: TerritoryTool(document, self.tr("Territory")),
        }
        for command, sign in _SIGNS.items():
            makers[command] = partial(SignTool, document, self.tr("Mark"), sign)
        return makers

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

    def _take_up(self) -> None:
        self._forget_question()
        self._presenter.use_tool((self._borrowed or self._makers[self._chosen])())
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
        """Leave a question or a tool for playing; False if there is nothing to leave."""
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

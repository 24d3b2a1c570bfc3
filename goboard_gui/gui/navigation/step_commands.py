"""The commands that step through the record and go to other games of the file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...record.navigation import jumps
from ..actions.commands.command import MOVES_PER_PAGE, Command
from ..widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..actions.workspace import Workspace


class StepCommands(QObject):
    """The commands that move the cursor of a document; those that do not apply are disabled."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._window = workspace.window
        actions.connect_commands(self._slots())
        actions.enable_when(self._conditions(), document.cursor_moved, document.record_changed)

    def _slots(self) -> dict[Command, Callable[[], object]]:
        document = self._document
        return {
            Command.BACK: partial(self.step, -1),
            Command.FORWARD: partial(self.step, 1),
            Command.BACK_TEN: partial(self.step, -MOVES_PER_PAGE),
            Command.FORWARD_TEN: partial(self.step, MOVES_PER_PAGE),
            Command.START: lambda: document.go_to(document.session.tree.root),
            Command.END: lambda: document.go_to(document.session.line[-1]),
            Command.PREVIOUS_VARIATION: partial(self._go, jumps.next_variation_or_move, -1),
            Command.NEXT_VARIATION: partial(self._go, jumps.next_variation_or_move, 1),
            Command.PREVIOUS_FORK: partial(self._go, jumps.next_fork, -1),
            Command.NEXT_FORK: partial(self._go, jumps.next_fork, 1),
            Command.MAIN_LINE: document.follow_main_line,
            Command.GO_TO_MOVE: self._go_to_move,
            Command.PREVIOUS_GAME: lambda: document.go_to_game(document.game_index - 1),
            Command.NEXT_GAME: lambda: document.go_to_game(document.game_index + 1),
        }

    def _conditions(self) -> dict[Command, Callable[[], bool]]:
        document = self._document

        def is_after_start() -> bool:
            return document.session.cursor_index > 0

        def is_before_end() -> bool:
            return document.session.cursor_index + 1 < len(document.session.line)

        return {
            Command.BACK: is_after_start,
            Command.BACK_TEN: is_after_start,
            Command.START: is_after_start,
            Command.FORWARD: is_before_end,
            Command.FORWARD_TEN: is_before_end,
            Command.END: is_before_end,
            Command.PREVIOUS_GAME: lambda: document.game_index > 0,
            Command.NEXT_GAME: lambda: document.game_index + 1 < document.game_count,
        }

    def step(self, count: int) -> None:
        """Go forward by a number of nodes on the current line, or back if the number is
        negative.
        """
        self._go(jumps.node_at_offset, count)

    def _go(self, find_node: Callable[..., int], count: int) -> None:
        self._document.go_to(find_node(self._document.session, count))

    def _go_to_move(self) -> None:
        self._document.replay_line()
        session = self._document.session
        last = max(step.number for step in session.steps())
        number = dialogs.ask_move_number(self._window, session.step.number, last)
        if number is not None:
            node = jumps.node_with_move_number(session, number)
            self._document.go_to(session.tree.root if node is None else node)

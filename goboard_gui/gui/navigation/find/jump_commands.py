"""Commands that go to the next comment, figure, markup or hotspot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....record.navigation.jumps import JumpTarget, find_jump_target
from ...actions.commands import Command
from ...core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip

_JUMPS = {
    Command.PREVIOUS_COMMENT: (JumpTarget.COMMENT, -1),
    Command.NEXT_COMMENT: (JumpTarget.COMMENT, 1),
    Command.PREVIOUS_FIGURE: (JumpTarget.FIGURE, -1),
    Command.NEXT_FIGURE: (JumpTarget.FIGURE, 1),
    Command.PREVIOUS_HOTSPOT: (JumpTarget.HOTSPOT, -1),
    Command.NEXT_HOTSPOT: (JumpTarget.HOTSPOT, 1),
}


class JumpCommands(QObject):
    """The jump commands, connected to a document; large records are searched in idle time."""

    def __init__(self, workspace: Workspace, strip: MessageStrip) -> None:
        super().__init__(workspace.window)
        document = workspace.document
        self._document = document
        self._strip = strip
        self._last_jump = JumpTarget.COMMENT, 1
        self._found: int | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._search_advanced)
        document.cursor_moved.connect(self._idle_task.stop)
        document.record_changed.connect(self._idle_task.stop)
        workspace.actions.connect_commands(
            {command: partial(self.jump, *jump) for command, jump in _JUMPS.items()}
        )

    def jump(self, target: JumpTarget, direction: int) -> None:
        """Go to the next or previous node of a kind, or report that there is none."""
        self._last_jump = target, direction
        self._found = None
        self._idle_task.run(self._seek(target, direction))

    def _seek(self, target: JumpTarget, direction: int) -> Iterator[None]:
        session = self._document.session
        for node in find_jump_target(session.tree, session.cursor, target, direction):
            self._found = node
            yield

    def _search_advanced(self) -> None:
        if self._found is not None:
            self._document.go_to(self._found)
        elif not self._idle_task.running:
            from . import find_texts

            self._strip.show_message(find_texts.no_more_targets_text(*self._last_jump))

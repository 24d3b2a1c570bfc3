"""Commands that choose the move numbers on stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...record.values.move_numbers import NumberedRange
from ..actions.commands import Command
from ..core.settings import LAST_NUMBERED, MOVE_NUMBERS
from ..widgets import dialogs
from ..widgets.qt_texts import as_tip
from ..wording.number_texts import board_too_small_text

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from ..actions.workspace import Workspace
    from .board_widget import BoardWidget

_WITH_START = (NumberedRange.LAST, NumberedRange.FROM, NumberedRange.VARIATION)
"""The ranges that may begin with a number other than 1."""


class MoveNumberCommands(QObject):
    """The commands for move numbers that do more than change a setting, and the text of the button
    that opens their menu.
    """

    def __init__(self, workspace: Workspace, board: BoardWidget) -> None:
        super().__init__(workspace.window)
        document, view_settings = workspace.document, workspace.view_settings
        actions = workspace.actions
        self._document = document
        self._view_settings = view_settings
        self._board = board
        self._button: QAction | None = None
        self._texts = "", ""
        self._actions = actions
        self._window = workspace.window
        self._source = document.session.tree.source
        actions.connect_commands(
            {
                Command.NUMBERS_FROM: self._number_from_here,
                Command.NUMBERS_START: self._change_start,
                Command.NUMBERS_COUNT: self._ask_count,
            }
        )
        actions.enable_when(
            {Command.NUMBERS_START: lambda: view_settings.move_numbers.range in _WITH_START},
            view_settings.changed,
        )
        view_settings.changed.connect(self._refresh)
        board.layout_changed.connect(self._refresh)
        document.record_changed.connect(self._follow_record)
        document.cursor_moved.connect(self._follow_record)
        self._refresh()

    def show_warning_on_button(self, button: QAction) -> None:
        """Show on a toolbar button, given by its action, if the board is too small for numbers."""
        self._button, self._texts = button, (button.text(), button.toolTip())
        self._refresh()

    def _number_from_here(self) -> None:
        self._view_settings.show_numbers_from(self._document.session.cursor)

    def _change_start(self) -> None:
        self._view_settings.start_numbers_at_one(self._actions[Command.NUMBERS_START].isChecked())

    def _ask_count(self) -> None:
        """Ask how many last moves are numbered, and show these numbers."""
        count = dialogs.ask_numbered_moves(self._window, self._view_settings.get(LAST_NUMBERED))
        if count is not None:
            self._view_settings.set(LAST_NUMBERED, count)
            self._view_settings.set(MOVE_NUMBERS, NumberedRange.LAST.value)

    def _follow_record(self) -> None:
        """Forget the first numbered move if another record is shown."""
        source = self._document.record.tree.source
        if source is not self._source:
            self._source = source
            self._view_settings.forget_numbered_node()

    def _refresh(self) -> None:
        numbers = self._view_settings.move_numbers
        self._actions[Command.NUMBERS_START].setChecked(numbers.from_one)
        self._actions.set_detail(Command.NUMBERS_LAST, str(numbers.last))
        if self._button is None:
            return
        small = self._board.is_too_small_for_numbers and numbers.range is not NumberedRange.NONE
        text, tip = self._texts
        if small:
            text = self.tr("Move Numbers (Board Too Small)")
            tip = board_too_small_text()
        self._button.setText(text)
        self._button.setToolTip(as_tip(tip))

"""Commands that are disabled on boards of certain shapes, and the scrolling of joined boards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...go import BoardKind, Join
from ..actions.commands import Command
from ..wording import shape_texts

if TYPE_CHECKING:
    from ..actions.workspace import Workspace

_NEED_RECTANGLE = (
    *(Command.COLLECTION_FIND, Command.COLLECTION_LETTERS, Command.COLLECTION_REGION),
    *(Command.COLLECTION_WHOLE, Command.COMPARE_OPENINGS, Command.MOVE_PLACES),
    *(Command.CORNER_1, Command.CORNER_2, Command.CORNER_3, Command.CORNER_4),
)
_NEED_LINES = (
    *(Command.TURN_RIGHT, Command.TURN_LEFT, Command.MIRROR_HORIZONTAL, Command.MIRROR_VERTICAL),
    *(Command.NORMAL_VIEW, Command.TURN_RECORD, Command.NAMES_STAY, Command.SHOW_EDGES),
    *(Command.SHOW_STRUCTURE, Command.SHOW_SPOTLIGHT, Command.COMPARE, Command.HANDICAP),
    *(Command.REWRITE_COMMENTS, Command.TOOL_PART, Command.GUESS),
    *(Command.COPY_SENSEI, Command.COPY_FORUM),
    *(Command.COPY_GNU_GO, Command.COPY_GNU_GO_ASCII, Command.COPY_SGFMILL),
    Command.COPY_WIKIPEDIA,
)
_SCROLLS_ACROSS = {Command.SCROLL_LEFT: -1, Command.SCROLL_RIGHT: 1}
_SCROLLS_DOWN = {Command.SCROLL_UP: -1, Command.SCROLL_DOWN: 1}


class BoardRequirements(QObject):
    """Enables and disables commands that need a certain kind of board, and states the reasons.

    Scrolling moves what is shown of a board with joined edges. It is a matter of the view alone,
    and ends when another record is shown.
    """

    shape_changed = Signal()
    """Emitted when a board of another shape is shown."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.actions)
        document, view_settings = workspace.document, workspace.view_settings
        actions = workspace.actions
        self._document = document
        self._view_settings = view_settings
        self._source = document.session.tree.source
        actions.connect_commands(
            {
                **{
                    command: partial(view_settings.scroll_board, way, 0)
                    for command, way in _SCROLLS_ACROSS.items()
                },
                **{
                    command: partial(view_settings.scroll_board, 0, way)
                    for command, way in _SCROLLS_DOWN.items()
                },
                Command.SCROLL_BACK: view_settings.reset_scroll,
            }
        )
        self._shape = document.session.shape
        actions.disable_with_reason(_NEED_RECTANGLE, self._reason_for_rectangle, self.shape_changed)
        actions.disable_with_reason(_NEED_LINES, self._reason_for_lines, self.shape_changed)
        views = self.shape_changed, view_settings.changed
        actions.disable_with_reason((Command.TURN_RECORD,), self._reason_for_turn, *views)
        actions.disable_with_reason(_SCROLLS_ACROSS, partial(self._reason_for_scroll, 0), *views)
        actions.disable_with_reason(_SCROLLS_DOWN, partial(self._reason_for_scroll, 1), *views)
        actions.enable_when(
            {Command.SCROLL_BACK: lambda: view_settings.scroll_offset != (0, 0)},
            view_settings.changed,
        )
        document.record_changed.connect(self._follow_record)
        document.cursor_moved.connect(self._follow_record)

    def _reason_for_rectangle(self) -> str:
        return "" if self._shape.is_rectangle else shape_texts.rectangle_required_text()

    def _reason_for_lines(self) -> str:
        return "" if self._shape.plan is None else shape_texts.lines_required_text()

    def _reason_for_turn(self) -> str:
        moebius = self._shape.kind is BoardKind.MOEBIUS
        return (
            shape_texts.cannot_rotate_strip_text()
            if moebius and self._view_settings.view.swaps_sides
            else ""
        )

    def _reason_for_scroll(self, axis: int) -> str:
        joins = self._view_settings.point_naming(self._shape).view_joins
        return "" if joins[axis] is not Join.NONE else shape_texts.joined_edges_required_text()

    def _follow_record(self) -> None:
        """Scroll back if another record is shown, and check its shape."""
        session, source = self._document.session, self._document.record.tree.source
        if source is not self._source:
            self._source = source
            self._view_settings.reset_scroll()
        if session.shape != self._shape:
            self._shape = session.shape
            self.shape_changed.emit()

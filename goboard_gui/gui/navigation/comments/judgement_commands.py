"""Commands that evaluate moves and positions, name nodes, and mark hotspots and figures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....record.values import evaluations
from ....record.values.evaluations import MoveEvaluation, PositionEvaluation, read_annotations
from ...actions.commands import Command
from ...widgets.qt_texts import without_mnemonic

if TYPE_CHECKING:
    from ....record import Tree
    from ...actions.workspace import Workspace
    from .commands import CommentCommands

_MOVES = {
    Command.MOVE_GOOD: MoveEvaluation.GOOD,
    Command.MOVE_INTERESTING: MoveEvaluation.INTERESTING,
    Command.MOVE_DOUBTFUL: MoveEvaluation.DOUBTFUL,
    Command.MOVE_BAD: MoveEvaluation.BAD,
}
_POSITIONS = {
    Command.POSITION_BLACK: PositionEvaluation.GOOD_FOR_BLACK,
    Command.POSITION_WHITE: PositionEvaluation.GOOD_FOR_WHITE,
    Command.POSITION_EVEN: PositionEvaluation.EVEN,
    Command.POSITION_UNCLEAR: PositionEvaluation.UNCLEAR,
}

JUDGEMENT_BUTTONS = (
    *_MOVES,
    None,
    *_POSITIONS,
    None,
    Command.EMPHASIS,
    Command.HOTSPOT,
    Command.FIGURE,
)
"""The commands with buttons above the comment."""


class JudgementCommands(QObject):
    """Commands that evaluate and annotate the current node, connected to a document."""

    def __init__(self, workspace: Workspace, comments: CommentCommands) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._comments = comments
        self._actions = actions
        for command, move in _MOVES.items():
            actions.connect_commands({command: partial(self._set_move_judgement, command, move)})
        for command, position in _POSITIONS.items():
            actions.connect_commands(
                {command: partial(self._set_position_judgement, command, position)}
            )
        actions.connect_commands(
            {
                Command.EMPHASIS: self._emphasise,
                Command.HOTSPOT: self._mark_hotspot,
                Command.FIGURE: self._begin_figure,
                Command.NODE_NAME: self._edit_name,
            }
        )
        comments.panel.set_buttons(
            [None if command is None else actions[command] for command in JUDGEMENT_BUTTONS]
        )
        actions.enable_when(
            {
                **dict.fromkeys(_MOVES, lambda: document.session.step.move is not None),
                Command.EMPHASIS: lambda: read_annotations(*self._current_node).can_be_emphasised,
            },
            document.cursor_moved,
            document.record_changed,
        )
        document.cursor_moved.connect(self.refresh)
        document.record_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update the check marks of the commands for the current node."""
        judgement = read_annotations(*self._current_node)
        for command, move in _MOVES.items():
            self._actions[command].setChecked(judgement.move is move)
        for command, position in _POSITIONS.items():
            self._actions[command].setChecked(judgement.position is position)
        self._actions[Command.EMPHASIS].setChecked(judgement.is_emphasised)
        self._actions[Command.HOTSPOT].setChecked(judgement.hotspot > 0)
        self._actions[Command.FIGURE].setChecked(judgement.figure)

    def _set_move_judgement(self, command: Command, move: MoveEvaluation) -> None:
        judged = move if self._checked(command) else None
        self._edit(command, evaluations.with_move_evaluation(*self._current_node, judged))

    def _set_position_judgement(self, command: Command, position: PositionEvaluation) -> None:
        judged = position if self._checked(command) else None
        self._edit(command, evaluations.with_position_evaluation(*self._current_node, judged))

    def _emphasise(self) -> None:
        strong = self._checked(Command.EMPHASIS)
        self._edit(Command.EMPHASIS, evaluations.with_emphasis(*self._current_node, strong=strong))

    def _mark_hotspot(self) -> None:
        level = int(self._checked(Command.HOTSPOT))
        self._edit(Command.HOTSPOT, evaluations.with_hotspot(*self._current_node, level))

    def _begin_figure(self) -> None:
        from ....record.figures.storing import with_figure

        begins = self._checked(Command.FIGURE)
        self._edit(Command.FIGURE, with_figure(*self._current_node, begins=begins))

    def _edit_name(self) -> None:
        self._comments.show_panel()
        self._comments.panel.name.setFocus()
        self._comments.panel.name.selectAll()

    @property
    def _current_node(self) -> tuple[Tree, int]:
        session = self._document.session
        return session.tree, session.cursor

    def _checked(self, command: Command) -> bool:
        return self._actions[command].isChecked()

    def _edit(self, command: Command, tree: Tree) -> None:
        text = without_mnemonic(self._actions[command].text())
        self._document.replace_tree(text, tree)
        self.refresh()  # setting the same evaluation again is not an edit

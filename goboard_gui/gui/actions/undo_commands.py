"""The commands *Undo* and *Redo*, whose texts name the edit that they would undo or redo."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .commands import Command

if TYPE_CHECKING:
    from .workspace import Workspace


def connect_undo_commands(workspace: Workspace) -> None:
    """Connect *Undo* and *Redo* to the document, and show in their texts what they would affect."""
    actions, stack = workspace.actions, workspace.document.undo_stack
    actions.connect_commands({Command.UNDO: stack.undo, Command.REDO: stack.redo})
    actions.enable_when(
        {Command.UNDO: stack.canUndo, Command.REDO: stack.canRedo},
        stack.canUndoChanged,
        stack.canRedoChanged,
    )
    actions.set_detail(Command.UNDO, stack.undoText())
    actions.set_detail(Command.REDO, stack.redoText())
    stack.undoTextChanged.connect(partial(actions.set_detail, Command.UNDO))
    stack.redoTextChanged.connect(partial(actions.set_detail, Command.REDO))

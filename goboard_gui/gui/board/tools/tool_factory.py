"""Creation of the board tools except the play tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits import marking
from ....record.values.markup import next_letter, next_number
from ...actions.commands import Choice, Command
from ...actions.commands.command_table import commands_of
from ...core.i18n import tr_noop, translator
from .editing_tools import (
    CropTool,
    DimTool,
    LabelTool,
    LineTool,
    SetupTool,
    SignTool,
    TerritoryTool,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...core.document import Document
    from ..board_presenter import BoardPresenter
    from .tool import Tool

_T = "BoardTools"
_tr = translator(_T)

_MARK = tr_noop(_T, "Mark")
_TEXTS = {
    Command.TOOL_LABEL: tr_noop(_T, "Label"),
    Command.TOOL_NUMBER: tr_noop(_T, "Number"),
    Command.TOOL_LINE: tr_noop(_T, "Line"),
    Command.TOOL_ARROW: tr_noop(_T, "Arrow"),
    Command.TOOL_DIMMED: tr_noop(_T, "Dim points"),
    Command.TOOL_TERRITORY: tr_noop(_T, "Territory"),
    Command.TOOL_PART: tr_noop(_T, "Visible part"),
}
"""The names of the tools' edits in the undo history."""


def make_tool(
    command: Command,
    document: Document,
    presenter: BoardPresenter,
    in_new_node: Callable[[], bool],
    ask: Callable[[str], str | None],
) -> Tool:
    """Return a new tool for a command.

    ``in_new_node`` returns whether stones are set up in a new node; ``ask`` asks for a label.
    """
    text = _tr(_TEXTS.get(command, _MARK))
    match command:
        case Command.TOOL_SETUP:
            return SetupTool(document, in_new_node)
        case Command.TOOL_LABEL:
            return LabelTool(document, text, next_letter, ask)
        case Command.TOOL_NUMBER:
            return LabelTool(document, text, next_number, ask)
        case Command.TOOL_LINE:
            return LineTool(document, text, presenter, marking.with_line, lambda m: m.lines)
        case Command.TOOL_ARROW:
            return LineTool(document, text, presenter, marking.with_arrow, lambda m: m.arrows)
        case Command.TOOL_DIMMED:
            return DimTool(document, text)
        case Command.TOOL_TERRITORY:
            return TerritoryTool(document, text)
        case Command.TOOL_PART:
            return CropTool(document, text, presenter)
    return SignTool(document, text, commands_of(Choice.TOOLS)[command])

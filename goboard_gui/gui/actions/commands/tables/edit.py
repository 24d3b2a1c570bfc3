"""Commands that play moves, copy, paste and find, and change preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

EDIT: Mapping[Command, CommandInfo] = {
    Command.UNDO: CommandInfo(
        tr_noop(_C, "&Undo"), tr_noop(_C, "Take the last edit back"), "undo", ("Ctrl+Z",)
    ),
    Command.REDO: CommandInfo(
        tr_noop(_C, "R&edo"), tr_noop(_C, "Do it again"), "redo", ("Ctrl+Y", "Ctrl+Shift+Z")
    ),
    Command.TYPE_MOVE: CommandInfo(
        tr_noop(_C, "T&ype a move…"),
        tr_noop(_C, "Type points in the chosen notation"),
        keys=("Ctrl+L",),
        also=tr_noop(_C, "enter coordinates, keyboard"),
    ),
    Command.BOARD_CURSOR: CommandInfo(
        tr_noop(_C, "Cursor on the board"),
        tr_noop(_C, "Point at the board with the arrow keys, and press with Enter"),
        keys=("Ctrl+K",),
        checkable=True,
        also=tr_noop(_C, "keyboard, without mouse, accessibility, crosshair"),
    ),
    Command.PASS: CommandInfo(tr_noop(_C, "&Pass"), tr_noop(_C, "Pass"), "pass", ("F5",)),
    Command.RESIGN: CommandInfo(
        tr_noop(_C, "Re&sign"),
        tr_noop(_C, "The side to play resigns"),
        also=tr_noop(_C, "give up, lose"),
    ),
    Command.ALLOW_ILLEGAL: CommandInfo(
        tr_noop(_C, "Allow &illegal moves"),
        tr_noop(_C, "Play a move against the rules at once and say why it is one"),
        checkable=True,
        also=tr_noop(_C, "forbidden, ko, suicide"),
    ),
    Command.MOVE_TIMES: CommandInfo(
        tr_noop(_C, "&Write down times"),
        tr_noop(_C, "Keep the time of each move while a game is recorded"),
        checkable=True,
        also=tr_noop(_C, "clock, timer"),
    ),
    Command.CUT_BRANCH: CommandInfo(
        tr_noop(_C, "Cu&t branch"),
        tr_noop(_C, "Take this node and all after it out, to be pasted elsewhere"),
        keys=("Ctrl+X",),
    ),
    Command.COPY_BRANCH: CommandInfo(
        tr_noop(_C, "Copy branc&h"),
        tr_noop(_C, "Copy this node and all after it as SGF"),
        keys=("Ctrl+C",),
    ),
    Command.PASTE_BRANCH: CommandInfo(
        tr_noop(_C, "Paste &branch"),
        tr_noop(_C, "Add what was copied after this node"),
        keys=("Ctrl+V",),
    ),
    Command.REMOVE: CommandInfo(
        tr_noop(_C, "&Remove node"),
        tr_noop(_C, "Remove this node and all after it"),
        keys=("Ctrl+Del",),
        also=tr_noop(_C, "delete, erase"),
    ),
    Command.COPY_MOVES: CommandInfo(
        tr_noop(_C, "&Copy the moves as text"),
        tr_noop(_C, "Copy the main line, written in the chosen notation"),
        keys=("Ctrl+Shift+Y",),
        also=tr_noop(_C, "clipboard, export"),
    ),
    Command.COPY_SENSEI: CommandInfo(
        tr_noop(_C, "For &Sensei's Library and forums"),
        tr_noop(_C, "Copy the position with its markup, as Sensei's Library draws it"),
        also=tr_noop(_C, "clipboard, export"),
    ),
    Command.COPY_PLAIN: CommandInfo(
        tr_noop(_C, "As &plain text"),
        tr_noop(_C, "Copy the position, drawn with letters"),
        also=tr_noop(_C, "clipboard, export, ASCII"),
    ),
    Command.COPY_PATTERN: CommandInfo(
        tr_noop(_C, "Copy the pattern (levels an&d areas)"),
        tr_noop(_C, "Copy the levels and areas of the position, as Park prints them"),
        also=tr_noop(_C, "clipboard, export, fuseki, ternary, squares, opening"),
    ),
    Command.COPY_PICTURE: CommandInfo(
        tr_noop(_C, "Copy the positio&n as a picture"),
        tr_noop(_C, "Copy it as it is shown, for word processors and other programs"),
        also=tr_noop(_C, "clipboard, export, image, screenshot"),
    ),
    Command.PASTE_ANYTHING: CommandInfo(
        tr_noop(_C, "Paste &anything…"),
        tr_noop(_C, "See what a text could mean: a point, moves, a record, in each notation"),
        keys=("Ctrl+Shift+A",),
        also=tr_noop(_C, "clipboard, import"),
    ),
    Command.FIND: CommandInfo(
        tr_noop(_C, "&Find…"),
        tr_noop(_C, "Find a text in comments and names, or a move"),
        "find",
        ("Ctrl+F",),
        also=tr_noop(_C, "search"),
    ),
    Command.FIND_NEXT: CommandInfo(
        tr_noop(_C, "Find ne&xt"), tr_noop(_C, "Go to the next node found"), keys=("F3",)
    ),
    Command.FIND_PREVIOUS: CommandInfo(
        tr_noop(_C, "Find pre&vious"),
        tr_noop(_C, "Go to the node found before"),
        keys=("Shift+F3",),
    ),
    Command.PALETTE: CommandInfo(
        tr_noop(_C, "A&ll commands…"),
        tr_noop(_C, "Find any command by typing"),
        keys=("Ctrl+Shift+K",),
        also=tr_noop(_C, "command palette"),
    ),
    Command.SHORTCUTS: CommandInfo(
        tr_noop(_C, "Sh&ortcuts…"),
        tr_noop(_C, "Choose the keys of all commands"),
        also=tr_noop(_C, "keyboard, hotkeys, key bindings"),
    ),
    Command.PREFERENCES: CommandInfo(
        tr_noop(_C, "Preferences…"),
        tr_noop(_C, "Everything that can be set, in one place"),
        keys=("Ctrl+,",),
        also=tr_noop(_C, "settings, options, configure"),
    ),
}

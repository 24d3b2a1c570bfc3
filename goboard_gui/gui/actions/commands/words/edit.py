"""The words, pictures and keys of the commands that play, copy, paste, find and set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

EDIT: Mapping[Command, Words] = {
    Command.UNDO: Words(
        mark(_C, "&Undo"), mark(_C, "Take the last edit back"), "undo", ("Ctrl+Z",)
    ),
    Command.REDO: Words(
        mark(_C, "R&edo"), mark(_C, "Do it again"), "redo", ("Ctrl+Y", "Ctrl+Shift+Z")
    ),
    Command.TYPE_MOVE: Words(
        mark(_C, "T&ype a move…"),
        mark(_C, "Type points in the chosen notation"),
        keys=("Ctrl+L",),
        also=mark(_C, "enter coordinates, keyboard"),
    ),
    Command.BOARD_CURSOR: Words(
        mark(_C, "Cursor on the board"),
        mark(_C, "Point at the board with the arrow keys, and press with Enter"),
        keys=("Ctrl+K",),
        checkable=True,
        also=mark(_C, "keyboard, without mouse, accessibility, crosshair"),
    ),
    Command.PASS: Words(mark(_C, "&Pass"), mark(_C, "Pass"), "pass", ("F5",)),
    Command.RESIGN: Words(
        mark(_C, "Re&sign"), mark(_C, "The side to play resigns"), also=mark(_C, "give up, lose")
    ),
    Command.ALLOW_ILLEGAL: Words(
        mark(_C, "Allow &illegal moves"),
        mark(_C, "Play a move against the rules at once and say why it is one"),
        checkable=True,
        also=mark(_C, "forbidden, ko, suicide"),
    ),
    Command.MOVE_TIMES: Words(
        mark(_C, "&Write down times"),
        mark(_C, "Keep the time of each move while a game is recorded"),
        checkable=True,
        also=mark(_C, "clock, timer"),
    ),
    Command.CUT_BRANCH: Words(
        mark(_C, "Cu&t branch"),
        mark(_C, "Take this node and all after it out, to be pasted elsewhere"),
        keys=("Ctrl+X",),
    ),
    Command.COPY_BRANCH: Words(
        mark(_C, "Copy branc&h"),
        mark(_C, "Copy this node and all after it as SGF"),
        keys=("Ctrl+C",),
    ),
    Command.PASTE_BRANCH: Words(
        mark(_C, "Paste &branch"),
        mark(_C, "Add what was copied after this node"),
        keys=("Ctrl+V",),
    ),
    Command.REMOVE: Words(
        mark(_C, "&Remove node"),
        mark(_C, "Remove this node and all after it"),
        keys=("Ctrl+Del",),
        also=mark(_C, "delete, erase"),
    ),
    Command.COPY_MOVES: Words(
        mark(_C, "&Copy the moves as text"),
        mark(_C, "Copy the main line, written in the chosen notation"),
        keys=("Ctrl+Shift+Y",),
        also=mark(_C, "clipboard, export"),
    ),
    Command.COPY_SENSEI: Words(
        mark(_C, "For &Sensei's Library and forums"),
        mark(_C, "Copy the position with its markup, as Sensei's Library draws it"),
        also=mark(_C, "clipboard, export"),
    ),
    Command.COPY_PLAIN: Words(
        mark(_C, "As &plain text"),
        mark(_C, "Copy the position, drawn with letters"),
        also=mark(_C, "clipboard, export, ASCII"),
    ),
    Command.COPY_PATTERN: Words(
        mark(_C, "Copy the pattern (levels an&d areas)"),
        mark(_C, "Copy the levels and areas of the position, as Park prints them"),
        also=mark(_C, "clipboard, export, fuseki, ternary, squares, opening"),
    ),
    Command.COPY_PICTURE: Words(
        mark(_C, "Copy the positio&n as a picture"),
        mark(_C, "Copy it as it is shown, for word processors and other programs"),
        also=mark(_C, "clipboard, export, image, screenshot"),
    ),
    Command.PASTE_ANYTHING: Words(
        mark(_C, "Paste &anything…"),
        mark(_C, "See what a text could mean: a point, moves, a record, in each notation"),
        keys=("Ctrl+Shift+A",),
        also=mark(_C, "clipboard, import"),
    ),
    Command.FIND: Words(
        mark(_C, "&Find…"),
        mark(_C, "Find a text in comments and names, or a move"),
        "find",
        ("Ctrl+F",),
        also=mark(_C, "search"),
    ),
    Command.FIND_NEXT: Words(
        mark(_C, "Find ne&xt"), mark(_C, "Go to the next node found"), keys=("F3",)
    ),
    Command.FIND_PREVIOUS: Words(
        mark(_C, "Find pre&vious"), mark(_C, "Go to the node found before"), keys=("Shift+F3",)
    ),
    Command.PALETTE: Words(
        mark(_C, "A&ll commands…"),
        mark(_C, "Find any command by typing"),
        keys=("Ctrl+Shift+K",),
        also=mark(_C, "command palette"),
    ),
    Command.SHORTCUTS: Words(
        mark(_C, "Sh&ortcuts…"),
        mark(_C, "Choose the keys of all commands"),
        also=mark(_C, "keyboard, hotkeys, key bindings"),
    ),
    Command.PREFERENCES: Words(
        mark(_C, "Preferences…"),
        mark(_C, "Everything that can be set, in one place"),
        keys=("Ctrl+,",),
        also=mark(_C, "settings, options, configure"),
    ),
}

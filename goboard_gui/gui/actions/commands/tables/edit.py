"""Commands that play moves, copy, paste and find, and change preferences."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

EDIT = Submenu(
    tr_noop(_M, "&Edit"),
    (
        CommandRow(
            Command.UNDO,
            tr_noop(_C, "&Undo"),
            tr_noop(_C, "Take the last edit back"),
            "undo",
            ("Ctrl+Z",),
        ),
        CommandRow(
            Command.REDO,
            tr_noop(_C, "R&edo"),
            tr_noop(_C, "Do it again"),
            "redo",
            ("Ctrl+Y", "Ctrl+Shift+Z"),
        ),
        SEPARATOR,
        CommandRow(
            Command.CUT_BRANCH,
            tr_noop(_C, "Cu&t branch"),
            tr_noop(_C, "Take this node and all after it out, to be pasted elsewhere"),
            keys=("Ctrl+X",),
        ),
        CommandRow(
            Command.COPY_BRANCH,
            tr_noop(_C, "Copy branc&h"),
            tr_noop(_C, "Copy this node and all after it as SGF"),
            keys=("Ctrl+C",),
        ),
        CommandRow(
            Command.PASTE_BRANCH,
            tr_noop(_C, "Paste &branch"),
            tr_noop(_C, "Add what was copied after this node"),
            keys=("Ctrl+V",),
        ),
        CommandRow(
            Command.REMOVE,
            tr_noop(_C, "&Remove node"),
            tr_noop(_C, "Remove this node and all after it"),
            keys=("Ctrl+Del",),
            also=tr_noop(_C, "delete, erase"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COPY_MOVES,
            tr_noop(_C, "&Copy the moves as text"),
            tr_noop(_C, "Copy the main line, written in the chosen notation"),
            keys=("Ctrl+Shift+Y",),
            also=tr_noop(_C, "clipboard, export"),
        ),
        Submenu(
            tr_noop(_M, "Copy the position as a dia&gram"),
            (
                CommandRow(
                    Command.COPY_SENSEI,
                    tr_noop(_C, "For &Sensei's Library and forums"),
                    tr_noop(_C, "Copy the position with its markup, as Sensei's Library draws it"),
                    also=tr_noop(_C, "clipboard, export"),
                ),
                CommandRow(
                    Command.COPY_PLAIN,
                    tr_noop(_C, "As &plain text"),
                    tr_noop(_C, "Copy the position, drawn with letters"),
                    also=tr_noop(_C, "clipboard, export, ASCII"),
                ),
            ),
        ),
        CommandRow(
            Command.COPY_PATTERN,
            tr_noop(_C, "Copy the pattern (levels an&d areas)"),
            tr_noop(_C, "Copy the levels and areas of the position, as Park prints them"),
            also=tr_noop(_C, "clipboard, export, fuseki, ternary, squares, opening"),
        ),
        CommandRow(
            Command.COPY_PICTURE,
            tr_noop(_C, "Copy the positio&n as a picture"),
            tr_noop(_C, "Copy it as it is shown, for word processors and other programs"),
            also=tr_noop(_C, "clipboard, export, image, screenshot"),
        ),
        CommandRow(
            Command.PASTE_ANYTHING,
            tr_noop(_C, "Paste &anything…"),
            tr_noop(_C, "See what a text could mean: a point, moves, a record, in each notation"),
            keys=("Ctrl+Shift+A",),
            also=tr_noop(_C, "clipboard, import"),
        ),
        SEPARATOR,
        CommandRow(
            Command.FIND,
            tr_noop(_C, "&Find…"),
            tr_noop(_C, "Find a text in comments and names, or a move"),
            "find",
            ("Ctrl+F",),
            also=tr_noop(_C, "search"),
        ),
        CommandRow(
            Command.FIND_NEXT,
            tr_noop(_C, "Find ne&xt"),
            tr_noop(_C, "Go to the next node found"),
            keys=("F3",),
        ),
        CommandRow(
            Command.FIND_PREVIOUS,
            tr_noop(_C, "Find pre&vious"),
            tr_noop(_C, "Go to the node found before"),
            keys=("Shift+F3",),
        ),
        SEPARATOR,
        CommandRow(
            Command.TYPE_MOVE,
            tr_noop(_C, "T&ype a move…"),
            tr_noop(_C, "Type points in the chosen notation"),
            keys=("Ctrl+L",),
            also=tr_noop(_C, "enter coordinates, keyboard"),
        ),
        CommandRow(
            Command.BOARD_CURSOR,
            tr_noop(_C, "Cursor on the board"),
            tr_noop(_C, "Point at the board with the arrow keys, and press with Enter"),
            keys=("Ctrl+K",),
            toggles=True,
            also=tr_noop(_C, "keyboard, without mouse, accessibility, crosshair"),
        ),
        CommandRow(
            Command.RECORDING,
            tr_noop(_C, "&Recording"),
            tr_noop(_C, "Record a game: each click adds a move at its end"),
            keys=("Ctrl+Alt+R",),
            toggles=True,
            also=tr_noop(_C, "record mode, tournament, live game"),
        ),
        CommandRow(
            Command.FINISH_GAME,
            tr_noop(_C, "&Finish Game…"),
            tr_noop(_C, "Enter the result and end the recording"),
            also=tr_noop(_C, "result, winner, resignation, score, time"),
        ),
        CommandRow(Command.PASS, tr_noop(_C, "&Pass"), tr_noop(_C, "Pass"), "pass", ("F5",)),
        CommandRow(
            Command.RESIGN,
            tr_noop(_C, "Re&sign"),
            tr_noop(_C, "The side to play resigns"),
            also=tr_noop(_C, "give up, lose"),
        ),
        CommandRow(
            Command.ALLOW_ILLEGAL,
            tr_noop(_C, "Allow &illegal moves"),
            tr_noop(_C, "Play a move against the rules at once and say why it is one"),
            also=tr_noop(_C, "forbidden, ko, suicide"),
            setting=settings.ALLOW_ILLEGAL,
        ),
        # It may fail or ask first, so the feature itself changes the setting.
        CommandRow(
            Command.MOVE_TIMES,
            tr_noop(_C, "&Write down times"),
            tr_noop(_C, "Keep the time of each move while a game is recorded"),
            toggles=True,
            also=tr_noop(_C, "clock, timer"),
        ),
        SEPARATOR,
        CommandRow(
            Command.PALETTE,
            tr_noop(_C, "A&ll commands…"),
            tr_noop(_C, "Find any command by typing"),
            keys=("Ctrl+Shift+P", "Ctrl+Shift+K"),
            also=tr_noop(_C, "command palette"),
        ),
        CommandRow(
            Command.SHORTCUTS,
            tr_noop(_C, "Sh&ortcuts…"),
            tr_noop(_C, "Choose the keys of all commands"),
            also=tr_noop(_C, "keyboard, hotkeys, key bindings"),
        ),
        CommandRow(
            Command.PREFERENCES,
            tr_noop(_C, "Preferences…"),
            tr_noop(_C, "Everything that can be set, in one place"),
            keys=("Ctrl+,",),
            also=tr_noop(_C, "settings, options, configure"),
        ),
    ),
)

"""Commands that undo, copy, paste, find and delete, set up stones, and change preferences."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, ExclusiveGroup, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


EDIT = Submenu(
    tr_noop(_M, "&Edit"),
    (
        CommandRow(
            Command.UNDO,
            tr_noop(_C, "&Undo"),
            tr_noop(_C, "Revert the last edit"),
            icon="undo",
            keys=("Ctrl+Z",),
        ),
        CommandRow(
            Command.REDO,
            tr_noop(_C, "&Redo"),
            tr_noop(_C, "Redo the edit that was undone last"),
            icon="redo",
            keys=("Ctrl+Y", "Ctrl+Shift+Z"),
        ),
        SEPARATOR,
        CommandRow(
            Command.CUT_BRANCH,
            tr_noop(_C, "&Cut Branch"),
            tr_noop(_C, "Cut this node and everything after it"),
            keys=("Ctrl+X",),
        ),
        CommandRow(
            Command.COPY_BRANCH,
            tr_noop(_C, "Copy &Branch"),
            tr_noop(_C, "Copy this node and everything after it as SGF"),
            keys=("Ctrl+C",),
        ),
        CommandRow(
            Command.PASTE_BRANCH,
            tr_noop(_C, "&Paste Branch"),
            tr_noop(_C, "Insert the copied branch after this node"),
            keys=("Ctrl+V",),
        ),
        CommandRow(
            Command.REMOVE,
            tr_noop(_C, "&Delete Branch"),
            tr_noop(_C, "Delete this node and everything after it"),
            keys=("Ctrl+Del",),
            also=tr_noop(_K, "remove, erase, delete moves"),
        ),
        CommandRow(
            Command.REMOVE_ONLY,
            tr_noop(_C, "Delete &Node Only"),
            tr_noop(_C, "Delete this node but keep what follows it"),
            also=tr_noop(_K, "remove, erase, delete move"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "Copy &As"),
            (
                CommandRow(
                    Command.COPY_PICTURE,
                    tr_noop(_C, "&Picture"),
                    tr_noop(_C, "Copy the position as a picture to paste into other programs"),
                    also=tr_noop(_K, "clipboard, export, image, screenshot"),
                ),
                CommandRow(
                    Command.COPY_SENSEI,
                    tr_noop(_C, "&Diagram for Sensei's Library"),
                    tr_noop(
                        _C,
                        "Copy the position and its markup in the diagram format of Sensei's "
                        "Library",
                    ),
                    also=tr_noop(_K, "clipboard, export"),
                ),
                CommandRow(
                    Command.COPY_FORUM,
                    tr_noop(_C, "Diagram for &Forums ([go] Tags)"),
                    tr_noop(
                        _C,
                        "Copy the position and its markup in the tags that Go forums turn into "
                        "a diagram",
                    ),
                    also=tr_noop(_K, "clipboard, export, Life in 19×19, Sensei, BBCode"),
                ),
                CommandRow(
                    Command.COPY_PLAIN,
                    tr_noop(_C, "Plain &Text Board"),
                    tr_noop(_C, "Copy the position as a text board with coordinates, for e-mail"),
                    also=tr_noop(_K, "clipboard, export, ASCII, terminal"),
                ),
                CommandRow(
                    Command.COPY_GNU_GO,
                    tr_noop(_C, "Board as in &GNU Go"),
                    tr_noop(_C, "Copy the position as GNU Go's command showboard prints it"),
                    also=tr_noop(_K, "clipboard, export, GTP, ASCII"),
                ),
                CommandRow(
                    Command.COPY_GNU_GO_ASCII,
                    tr_noop(_C, "Board as in GNU Go, with &Last Move"),
                    tr_noop(_C, "Copy the position as GNU Go prints it in ASCII mode"),
                    also=tr_noop(_K, "clipboard, export, terminal"),
                ),
                CommandRow(
                    Command.COPY_SGFMILL,
                    tr_noop(_C, "Board for &sgfmill"),
                    tr_noop(_C, "Copy the position as the Python library sgfmill reads it"),
                    also=tr_noop(_K, "clipboard, export, ASCII"),
                ),
                CommandRow(
                    Command.COPY_WIKIPEDIA,
                    tr_noop(_C, "Board for &Wikipedia"),
                    tr_noop(_C, "Copy the position as Wikipedia's template Go board"),
                    also=tr_noop(_K, "clipboard, export, MediaWiki, article"),
                ),
                CommandRow(
                    Command.COPY_MOVES,
                    tr_noop(_C, "&Moves as Text"),
                    tr_noop(_C, "Copy the main line in the chosen notation"),
                    keys=("Ctrl+Shift+Y",),
                    also=tr_noop(_K, "clipboard, export"),
                ),
            ),
        ),
        CommandRow(
            Command.PASTE_ANYTHING,
            tr_noop(_C, "Paste &Text…"),
            tr_noop(_C, "Paste a point, moves, a board or a game record in any notation"),
            keys=("Ctrl+Shift+A",),
            also=tr_noop(_K, "clipboard, import, insert moves"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Variations"),
            (
                CommandRow(
                    Command.MAKE_MAIN,
                    tr_noop(_C, "&Make Main Line"),
                    tr_noop(_C, "Make the current line the main line"),
                    keys=("Ctrl+M",),
                    also=tr_noop(_K, "trunk, promote"),
                ),
                CommandRow(
                    Command.BRANCH_UP,
                    tr_noop(_C, "Move &Variation Up"),
                    tr_noop(_C, "Move this variation before the previous one"),
                    keys=("Ctrl+Shift+Up",),
                    also=tr_noop(_K, "reorder, promote"),
                ),
                CommandRow(
                    Command.BRANCH_DOWN,
                    tr_noop(_C, "Move Variation &Down"),
                    tr_noop(_C, "Move this variation after the next one"),
                    keys=("Ctrl+Shift+Down",),
                    also=tr_noop(_K, "reorder, sort"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.DELETE_OTHERS,
                    tr_noop(_C, "Delete &Other Variations"),
                    tr_noop(_C, "Delete the alternatives to this line at the nearest fork"),
                    keys=("Ctrl+Shift+Backspace",),
                    also=tr_noop(_K, "prune, tidy"),
                ),
                CommandRow(
                    Command.KEEP_LINE,
                    tr_noop(_C, "&Keep Only This Line"),
                    tr_noop(_C, "Delete all variations except the current line"),
                    also=tr_noop(_K, "prune, trim"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.FLATTEN,
                    tr_noop(_C, "Make This Position the &Start"),
                    tr_noop(
                        _C, "Delete the moves before this position and begin the record with it"
                    ),
                    also=tr_noop(_K, "crop, trim, cut off, begin here"),
                ),
                CommandRow(
                    Command.SPLIT_OFF,
                    tr_noop(_C, "&Copy Line to New Game"),
                    tr_noop(_C, "Copy this line to a new game in the same file"),
                    also=tr_noop(_K, "extract, export branch"),
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "&Setup"),
            (
                CommandRow(
                    Command.TOOL_SETUP,
                    tr_noop(_C, "&Set Up Stones"),
                    tr_noop(
                        _C,
                        "Click to place black stones, right-click for white; click again to remove",
                    ),
                    icon="tool-setup",
                    keys=("Ctrl+1",),
                    also=tr_noop(_K, "edit position, place stones"),
                    choice=ExclusiveGroup.TOOLS,
                ),
                CommandRow(
                    Command.EDIT_SETUP,
                    tr_noop(_C, "&Edit This Setup Node"),
                    tr_noop(_C, "Change the setup stones of this node even if moves follow it"),
                    also=tr_noop(_K, "correct position, fix setup"),
                ),
                CommandRow(
                    Command.INSERT_SETUP,
                    tr_noop(_C, "&Insert Setup before Next Move"),
                    tr_noop(_C, "Move these setup stones from a variation into the game"),
                    also=tr_noop(_K, "correct position, merge"),
                ),
                CommandRow(
                    Command.CLEAR_BOARD,
                    tr_noop(_C, "&Clear Board"),
                    tr_noop(_C, "Remove all stones from the board"),
                    also=tr_noop(_K, "delete, empty"),
                ),
                CommandRow(
                    Command.TO_PLAY,
                    tr_noop(_C, "Change Side to &Play"),
                    tr_noop(_C, "Switch between “Black to play” and “White to play”"),
                    also=tr_noop(_K, "next player, switch turns, swap"),
                ),
            ),
        ),
        SEPARATOR,
        CommandRow(
            Command.FIND,
            tr_noop(_C, "&Find…"),
            tr_noop(_C, "Find moves, or text in comments and node names"),
            icon="find",
            keys=("Ctrl+F",),
            also=tr_noop(_K, "search, look up"),
        ),
        CommandRow(
            Command.FIND_NEXT,
            tr_noop(_C, "F&ind Next"),
            tr_noop(_C, "Go to the next search result"),
            keys=("F3",),
        ),
        CommandRow(
            Command.FIND_PREVIOUS,
            tr_noop(_C, "Find Previ&ous"),
            tr_noop(_C, "Go to the previous search result"),
            keys=("Shift+F3",),
        ),
        SEPARATOR,
        CommandRow(
            Command.PREFERENCES,
            tr_noop(_C, "Pr&eferences…"),
            tr_noop(_C, "Change the settings of the program"),
            keys=("Ctrl+,",),
            also=tr_noop(_K, "options, configure"),
        ),
    ),
)

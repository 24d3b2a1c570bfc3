"""Commands that set up stones, add markup and evaluate positions."""

from __future__ import annotations

from .....record.values.signs import Sign
from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Choice,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

MARKS = Submenu(
    tr_noop(_M, "&Marks"),
    (
        CommandRow(
            Command.TOOL_TRIANGLE,
            tr_noop(_C, "&Triangle"),
            tr_noop(_C, "Mark points with a triangle"),
            icon="tool-triangle",
            keys=("Ctrl+3",),
            choice=Choice.TOOLS,
            value=Sign.TRIANGLE,
        ),
        CommandRow(
            Command.TOOL_SQUARE,
            tr_noop(_C, "S&quare"),
            tr_noop(_C, "Mark points with a square"),
            icon="tool-square",
            keys=("Ctrl+4",),
            choice=Choice.TOOLS,
            value=Sign.SQUARE,
        ),
        CommandRow(
            Command.TOOL_CIRCLE,
            tr_noop(_C, "C&ircle"),
            tr_noop(_C, "Mark points with a circle"),
            icon="tool-circle",
            keys=("Ctrl+5",),
            choice=Choice.TOOLS,
            value=Sign.CIRCLE,
        ),
        CommandRow(
            Command.TOOL_CROSS,
            tr_noop(_C, "&Cross"),
            tr_noop(_C, "Mark points with a cross"),
            icon="tool-cross",
            keys=("Ctrl+2",),
            also=tr_noop(_C, "X, annotate"),
            choice=Choice.TOOLS,
            value=Sign.CROSS,
        ),
        CommandRow(
            Command.TOOL_SELECTED,
            tr_noop(_C, "S&elected"),
            tr_noop(_C, "Mark points as selected"),
            icon="tool-selected",
            choice=Choice.TOOLS,
            value=Sign.SELECTED,
        ),
        CommandRow(
            Command.TOOL_DIMMED,
            tr_noop(_C, "&Dimmed"),
            tr_noop(_C, "Let points stand back"),
            icon="tool-dimmed",
            also=tr_noop(_C, "grey out, shade"),
            choice=Choice.TOOLS,
        ),
    ),
)
"""The tools for signs, and for dimmed points."""

ANNOTATE = Submenu(
    tr_noop(_M, "&Annotate"),
    (
        CommandRow(
            Command.TOOL_PLAY,
            tr_noop(_C, "&Play"),
            tr_noop(_C, "Play moves by clicking"),
            icon="tool-play",
            keys=("Ctrl+E",),
            choice=Choice.TOOLS,
        ),
        MARKS,
        CommandRow(
            Command.TOOL_LABEL,
            tr_noop(_C, "La&bel"),
            tr_noop(_C, "Letters one after the other; with Shift, any text"),
            icon="tool-label",
            keys=("Ctrl+8",),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.TOOL_NUMBER,
            tr_noop(_C, "&Number"),
            tr_noop(_C, "Numbers one after the other; with Shift, any text"),
            icon="tool-number",
            keys=("Ctrl+9",),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.TOOL_ARROW,
            tr_noop(_C, "&Arrow"),
            tr_noop(_C, "Draw an arrow from one point to another"),
            icon="tool-arrow",
            keys=("Ctrl+7",),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.TOOL_LINE,
            tr_noop(_C, "&Line"),
            tr_noop(_C, "Draw a line from one point to another"),
            icon="tool-line",
            keys=("Ctrl+6",),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.TOOL_TERRITORY,
            tr_noop(_C, "Territor&y"),
            tr_noop(_C, "Left marks Black's territory, right White's, again removes it"),
            icon="tool-territory",
            also=tr_noop(_C, "score, area"),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.CLEAN_MARKUP,
            tr_noop(_C, "Clean &up markup…"),
            tr_noop(_C, "Remove marks, labels or comments of chosen kinds"),
            also=tr_noop(_C, "delete, erase, strip annotations"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "This m&ove is"),
            (
                CommandRow(
                    Command.MOVE_GOOD,
                    tr_noop(_C, "&Good move"),
                    icon="move-good",
                    keys=("Ctrl+Shift+]",),
                    toggles=True,
                ),
                CommandRow(
                    Command.MOVE_INTERESTING,
                    tr_noop(_C, "&Interesting move"),
                    icon="move-interesting",
                    toggles=True,
                ),
                CommandRow(
                    Command.MOVE_DOUBTFUL,
                    tr_noop(_C, "&Doubtful move"),
                    icon="move-doubtful",
                    toggles=True,
                ),
                CommandRow(
                    Command.MOVE_BAD,
                    tr_noop(_C, "&Bad move"),
                    icon="move-bad",
                    keys=("Ctrl+Shift+[",),
                    toggles=True,
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "This position &is"),
            (
                CommandRow(
                    Command.POSITION_BLACK,
                    tr_noop(_C, "Good for &Black"),
                    icon="position-black",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_WHITE,
                    tr_noop(_C, "Good for &White"),
                    icon="position-white",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_EVEN,
                    tr_noop(_C, "&Even"),
                    icon="position-even",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_UNCLEAR,
                    tr_noop(_C, "&Unclear"),
                    icon="position-unclear",
                    toggles=True,
                ),
            ),
        ),
        CommandRow(
            Command.EMPHASIS,
            tr_noop(_C, "&Very"),
            tr_noop(_C, "Strengthen the judgements of this node"),
            icon="emphasis",
            toggles=True,
        ),
        CommandRow(
            Command.HOTSPOT,
            tr_noop(_C, "Ho&tspot"),
            tr_noop(_C, "Mark this node as one to come back to"),
            icon="hotspot",
            keys=("Ctrl+B",),
            toggles=True,
            also=tr_noop(_C, "bookmark, star, flag"),
        ),
        CommandRow(
            Command.NODE_NAME,
            tr_noop(_C, "Nam&e this node…"),
            tr_noop(_C, "Give this node a name"),
            keys=("Shift+F6",),
            also=tr_noop(_C, "rename, title"),
        ),
        SEPARATOR,
        CommandRow(
            Command.FIGURE,
            tr_noop(_C, "Start a &figure here"),
            tr_noop(_C, "Begin a new diagram with this node when the record is printed"),
            icon="figure",
            toggles=True,
            also=tr_noop(_C, "page"),
        ),
        CommandRow(
            Command.FIGURE_OPTIONS,
            tr_noop(_C, "Fi&gure…"),
            tr_noop(
                _C, "Say how the figure that begins here is printed, and how moves are numbered"
            ),
            also=tr_noop(_C, "diagram, caption, FG, PM, MN, set move number"),
        ),
        CommandRow(
            Command.TOOL_PART,
            tr_noop(_C, "Visible part"),
            tr_noop(
                _C, "Drag over the part of the board to be shown from here on; a click shows all"
            ),
            icon="tool-part",
            also=tr_noop(_C, "crop, cut out, corner, detail, VW, partial board"),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.WHOLE_BOARD,
            tr_noop(_C, "Show the &whole board"),
            tr_noop(_C, "Show all of the board again from here on"),
            also=tr_noop(_C, "uncrop, reset the visible part"),
        ),
        SEPARATOR,
        CommandRow(
            Command.TOOL_SETUP,
            tr_noop(_C, "&Set up stones"),
            tr_noop(_C, "Left puts a black stone, right a white one, again removes it"),
            icon="tool-setup",
            keys=("Ctrl+1",),
            also=tr_noop(_C, "edit the position, place stones"),
            choice=Choice.TOOLS,
        ),
        CommandRow(
            Command.SETUP_NEW,
            tr_noop(_C, "Set up in a new no&de"),
            tr_noop(
                _C,
                "Let stones set up after moves make a new position; otherwise this one is changed",
            ),
            setting=settings.SETUP_IN_NEW_NODE,
        ),
        CommandRow(
            Command.TO_PLAY,
            tr_noop(_C, "Othe&r side to play"),
            tr_noop(_C, "Let the other side be the one to play"),
            also=tr_noop(_C, "turn, next player, swap"),
        ),
        CommandRow(
            Command.HANDICAP,
            tr_noop(_C, "&Handicap stones…"),
            tr_noop(_C, "Begin the game with handicap stones"),
        ),
        CommandRow(
            Command.CLEAR_BOARD,
            tr_noop(_C, "&Clear the board"),
            tr_noop(_C, "Take all stones off the board"),
            also=tr_noop(_C, "delete, empty, remove stones"),
        ),
    ),
)

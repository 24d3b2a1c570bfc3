"""Commands that set up stones, add markup and evaluate positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

ANNOTATE: Mapping[Command, CommandInfo] = {
    Command.TOOL_PLAY: CommandInfo(
        tr_noop(_C, "&Play"),
        tr_noop(_C, "Play moves by clicking"),
        icon="tool-play",
        keys=("Ctrl+E",),
        checkable=True,
    ),
    Command.TOOL_SETUP: CommandInfo(
        tr_noop(_C, "&Set up stones"),
        tr_noop(_C, "Left puts a black stone, right a white one, again removes it"),
        icon="tool-setup",
        keys=("Ctrl+1",),
        checkable=True,
        also=tr_noop(_C, "edit the position, place stones"),
    ),
    Command.TOOL_CROSS: CommandInfo(
        tr_noop(_C, "&Cross"),
        tr_noop(_C, "Mark points with a cross"),
        icon="tool-cross",
        keys=("Ctrl+2",),
        checkable=True,
        also=tr_noop(_C, "X, annotate"),
    ),
    Command.TOOL_TRIANGLE: CommandInfo(
        tr_noop(_C, "&Triangle"),
        tr_noop(_C, "Mark points with a triangle"),
        icon="tool-triangle",
        keys=("Ctrl+3",),
        checkable=True,
    ),
    Command.TOOL_SQUARE: CommandInfo(
        tr_noop(_C, "S&quare"),
        tr_noop(_C, "Mark points with a square"),
        icon="tool-square",
        keys=("Ctrl+4",),
        checkable=True,
    ),
    Command.TOOL_CIRCLE: CommandInfo(
        tr_noop(_C, "C&ircle"),
        tr_noop(_C, "Mark points with a circle"),
        icon="tool-circle",
        keys=("Ctrl+5",),
        checkable=True,
    ),
    Command.TOOL_LINE: CommandInfo(
        tr_noop(_C, "&Line"),
        tr_noop(_C, "Draw a line from one point to another"),
        icon="tool-line",
        keys=("Ctrl+6",),
        checkable=True,
    ),
    Command.TOOL_ARROW: CommandInfo(
        tr_noop(_C, "&Arrow"),
        tr_noop(_C, "Draw an arrow from one point to another"),
        icon="tool-arrow",
        keys=("Ctrl+7",),
        checkable=True,
    ),
    Command.TOOL_LABEL: CommandInfo(
        tr_noop(_C, "La&bel"),
        tr_noop(_C, "Letters one after the other; with Shift, any text"),
        icon="tool-label",
        keys=("Ctrl+8",),
        checkable=True,
    ),
    Command.TOOL_NUMBER: CommandInfo(
        tr_noop(_C, "&Number"),
        tr_noop(_C, "Numbers one after the other; with Shift, any text"),
        icon="tool-number",
        keys=("Ctrl+9",),
        checkable=True,
    ),
    Command.TOOL_SELECTED: CommandInfo(
        tr_noop(_C, "S&elected"),
        tr_noop(_C, "Mark points as selected"),
        icon="tool-selected",
        checkable=True,
    ),
    Command.TOOL_DIMMED: CommandInfo(
        tr_noop(_C, "&Dimmed"),
        tr_noop(_C, "Let points stand back"),
        icon="tool-dimmed",
        checkable=True,
        also=tr_noop(_C, "grey out, shade"),
    ),
    Command.TOOL_TERRITORY: CommandInfo(
        tr_noop(_C, "Territor&y"),
        tr_noop(_C, "Left marks Black's territory, right White's, again removes it"),
        icon="tool-territory",
        checkable=True,
        also=tr_noop(_C, "score, area"),
    ),
    Command.TOOL_PART: CommandInfo(
        tr_noop(_C, "Visible part"),
        tr_noop(_C, "Drag over the part of the board to be shown from here on; a click shows all"),
        icon="tool-part",
        checkable=True,
        also=tr_noop(_C, "crop, cut out, corner, detail, VW, partial board"),
    ),
    Command.WHOLE_BOARD: CommandInfo(
        tr_noop(_C, "Show the &whole board"),
        tr_noop(_C, "Show all of the board again from here on"),
        also=tr_noop(_C, "uncrop, reset the visible part"),
    ),
    Command.CLEAN_MARKUP: CommandInfo(
        tr_noop(_C, "Clean &up markup…"),
        tr_noop(_C, "Remove marks, labels or comments of chosen kinds"),
        also=tr_noop(_C, "delete, erase, strip annotations"),
    ),
    Command.MOVE_GOOD: CommandInfo(
        tr_noop(_C, "&Good move"), icon="move-good", keys=("Ctrl+Shift+]",), checkable=True
    ),
    Command.MOVE_INTERESTING: CommandInfo(
        tr_noop(_C, "&Interesting move"), icon="move-interesting", checkable=True
    ),
    Command.MOVE_DOUBTFUL: CommandInfo(
        tr_noop(_C, "&Doubtful move"), icon="move-doubtful", checkable=True
    ),
    Command.MOVE_BAD: CommandInfo(
        tr_noop(_C, "&Bad move"), icon="move-bad", keys=("Ctrl+Shift+[",), checkable=True
    ),
    Command.POSITION_BLACK: CommandInfo(
        tr_noop(_C, "Good for &Black"), icon="position-black", checkable=True
    ),
    Command.POSITION_WHITE: CommandInfo(
        tr_noop(_C, "Good for &White"), icon="position-white", checkable=True
    ),
    Command.POSITION_EVEN: CommandInfo(tr_noop(_C, "&Even"), icon="position-even", checkable=True),
    Command.POSITION_UNCLEAR: CommandInfo(
        tr_noop(_C, "&Unclear"), icon="position-unclear", checkable=True
    ),
    Command.EMPHASIS: CommandInfo(
        tr_noop(_C, "&Very"),
        tr_noop(_C, "Strengthen the judgements of this node"),
        icon="emphasis",
        checkable=True,
    ),
    Command.HOTSPOT: CommandInfo(
        tr_noop(_C, "Ho&tspot"),
        tr_noop(_C, "Mark this node as one to come back to"),
        icon="hotspot",
        keys=("Ctrl+B",),
        checkable=True,
        also=tr_noop(_C, "bookmark, star, flag"),
    ),
    Command.FIGURE: CommandInfo(
        tr_noop(_C, "Start a &figure here"),
        tr_noop(_C, "Begin a new diagram with this node when the record is printed"),
        icon="figure",
        checkable=True,
        also=tr_noop(_C, "page"),
    ),
    Command.FIGURE_OPTIONS: CommandInfo(
        tr_noop(_C, "Fi&gure…"),
        tr_noop(_C, "Say how the figure that begins here is printed, and how moves are numbered"),
        also=tr_noop(_C, "diagram, caption, FG, PM, MN, set move number"),
    ),
    Command.NODE_NAME: CommandInfo(
        tr_noop(_C, "Nam&e this node…"),
        tr_noop(_C, "Give this node a name"),
        keys=("Shift+F6",),
        also=tr_noop(_C, "rename, title"),
    ),
    Command.TO_PLAY: CommandInfo(
        tr_noop(_C, "Othe&r side to play"),
        tr_noop(_C, "Let the other side be the one to play"),
        keys=("Ctrl+Shift+P",),
        also=tr_noop(_C, "turn, next player, swap"),
    ),
    Command.HANDICAP: CommandInfo(
        tr_noop(_C, "&Handicap stones…"), tr_noop(_C, "Begin the game with handicap stones")
    ),
    Command.CLEAR_BOARD: CommandInfo(
        tr_noop(_C, "&Clear the board"),
        tr_noop(_C, "Take all stones off the board"),
        also=tr_noop(_C, "delete, empty, remove stones"),
    ),
    Command.SETUP_NEW: CommandInfo(
        tr_noop(_C, "Set up in a new no&de"),
        tr_noop(
            _C, "Let stones set up after moves make a new position; otherwise this one is changed"
        ),
        checkable=True,
    ),
}

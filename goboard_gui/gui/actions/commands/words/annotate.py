"""The words, pictures and keys of the commands that set up, mark and judge positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

ANNOTATE: Mapping[Command, Words] = {
    Command.TOOL_PLAY: Words(
        mark(_C, "&Play"),
        mark(_C, "Play moves by clicking"),
        icon="tool-play",
        keys=("Ctrl+E",),
        checkable=True,
    ),
    Command.TOOL_SETUP: Words(
        mark(_C, "&Set up stones"),
        mark(_C, "Left puts a black stone, right a white one, again removes it"),
        icon="tool-setup",
        keys=("Ctrl+1",),
        checkable=True,
        also=mark(_C, "edit the position, place stones"),
    ),
    Command.TOOL_CROSS: Words(
        mark(_C, "&Cross"),
        mark(_C, "Mark points with a cross"),
        icon="tool-cross",
        keys=("Ctrl+2",),
        checkable=True,
        also=mark(_C, "X, annotate"),
    ),
    Command.TOOL_TRIANGLE: Words(
        mark(_C, "&Triangle"),
        mark(_C, "Mark points with a triangle"),
        icon="tool-triangle",
        keys=("Ctrl+3",),
        checkable=True,
    ),
    Command.TOOL_SQUARE: Words(
        mark(_C, "S&quare"),
        mark(_C, "Mark points with a square"),
        icon="tool-square",
        keys=("Ctrl+4",),
        checkable=True,
    ),
    Command.TOOL_CIRCLE: Words(
        mark(_C, "C&ircle"),
        mark(_C, "Mark points with a circle"),
        icon="tool-circle",
        keys=("Ctrl+5",),
        checkable=True,
    ),
    Command.TOOL_LINE: Words(
        mark(_C, "&Line"),
        mark(_C, "Draw a line from one point to another"),
        icon="tool-line",
        keys=("Ctrl+6",),
        checkable=True,
    ),
    Command.TOOL_ARROW: Words(
        mark(_C, "&Arrow"),
        mark(_C, "Draw an arrow from one point to another"),
        icon="tool-arrow",
        keys=("Ctrl+7",),
        checkable=True,
    ),
    Command.TOOL_LABEL: Words(
        mark(_C, "La&bel"),
        mark(_C, "Letters one after the other; with Shift, any text"),
        icon="tool-label",
        keys=("Ctrl+8",),
        checkable=True,
    ),
    Command.TOOL_NUMBER: Words(
        mark(_C, "&Number"),
        mark(_C, "Numbers one after the other; with Shift, any text"),
        icon="tool-number",
        keys=("Ctrl+9",),
        checkable=True,
    ),
    Command.TOOL_SELECTED: Words(
        mark(_C, "S&elected"),
        mark(_C, "Mark points as selected"),
        icon="tool-selected",
        checkable=True,
    ),
    Command.TOOL_DIMMED: Words(
        mark(_C, "&Dimmed"),
        mark(_C, "Let points stand back"),
        icon="tool-dimmed",
        checkable=True,
        also=mark(_C, "grey out, shade"),
    ),
    Command.TOOL_TERRITORY: Words(
        mark(_C, "Territor&y"),
        mark(_C, "Left marks Black's territory, right White's, again removes it"),
        icon="tool-territory",
        checkable=True,
        also=mark(_C, "score, area"),
    ),
    Command.TOOL_PART: Words(
        mark(_C, "Visible part"),
        mark(_C, "Drag over the part of the board to be shown from here on; a click shows all"),
        icon="tool-part",
        checkable=True,
        also=mark(_C, "crop, cut out, corner, detail, VW, partial board"),
    ),
    Command.WHOLE_BOARD: Words(
        mark(_C, "Show the &whole board"),
        mark(_C, "Show all of the board again from here on"),
        also=mark(_C, "uncrop, reset the visible part"),
    ),
    Command.CLEAN_MARKUP: Words(
        mark(_C, "Clean &up markup…"),
        mark(_C, "Remove marks, labels or comments of chosen kinds"),
        also=mark(_C, "delete, erase, strip annotations"),
    ),
    Command.MOVE_GOOD: Words(
        mark(_C, "&Good move"), icon="move-good", keys=("Ctrl+Shift+]",), checkable=True
    ),
    Command.MOVE_INTERESTING: Words(
        mark(_C, "&Interesting move"), icon="move-interesting", checkable=True
    ),
    Command.MOVE_DOUBTFUL: Words(mark(_C, "&Doubtful move"), icon="move-doubtful", checkable=True),
    Command.MOVE_BAD: Words(
        mark(_C, "&Bad move"), icon="move-bad", keys=("Ctrl+Shift+[",), checkable=True
    ),
    Command.POSITION_BLACK: Words(
        mark(_C, "Good for &Black"), icon="position-black", checkable=True
    ),
    Command.POSITION_WHITE: Words(
        mark(_C, "Good for &White"), icon="position-white", checkable=True
    ),
    Command.POSITION_EVEN: Words(mark(_C, "&Even"), icon="position-even", checkable=True),
    Command.POSITION_UNCLEAR: Words(mark(_C, "&Unclear"), icon="position-unclear", checkable=True),
    Command.EMPHASIS: Words(
        mark(_C, "&Very"),
        mark(_C, "Strengthen the judgements of this node"),
        icon="emphasis",
        checkable=True,
    ),
    Command.HOTSPOT: Words(
        mark(_C, "Ho&tspot"),
        mark(_C, "Mark this node as one to come back to"),
        icon="hotspot",
        keys=("Ctrl+B",),
        checkable=True,
        also=mark(_C, "bookmark, star, flag"),
    ),
    Command.FIGURE: Words(
        mark(_C, "Start a &figure here"),
        mark(_C, "Begin a new diagram with this node when the record is printed"),
        icon="figure",
        checkable=True,
        also=mark(_C, "page"),
    ),
    Command.FIGURE_OPTIONS: Words(
        mark(_C, "Fi&gure…"),
        mark(_C, "Say how the figure that begins here is printed, and how moves are numbered"),
        also=mark(_C, "diagram, caption, FG, PM, MN, set move number"),
    ),
    Command.NODE_NAME: Words(
        mark(_C, "Nam&e this node…"),
        mark(_C, "Give this node a name"),
        keys=("Shift+F6",),
        also=mark(_C, "rename, title"),
    ),
    Command.TO_PLAY: Words(
        mark(_C, "Othe&r side to play"),
        mark(_C, "Let the other side be the one to play"),
        keys=("Ctrl+Shift+P",),
        also=mark(_C, "turn, next player, swap"),
    ),
    Command.HANDICAP: Words(
        mark(_C, "&Handicap stones…"), mark(_C, "Begin the game with handicap stones")
    ),
    Command.CLEAR_BOARD: Words(
        mark(_C, "&Clear the board"),
        mark(_C, "Take all stones off the board"),
        also=mark(_C, "delete, empty, remove stones"),
    ),
    Command.SETUP_NEW: Words(
        mark(_C, "Set up in a new no&de"),
        mark(
            _C, "Let stones set up after moves make a new position; otherwise this one is changed"
        ),
        checkable=True,
    ),
}

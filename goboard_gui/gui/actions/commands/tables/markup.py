"""Commands that add markup, evaluations and figures."""

from __future__ import annotations

from .....record.properties.marks import Mark
from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, ExclusiveGroup, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"

MARKS = Submenu(
    tr_noop(_M, "Mar&ks"),
    (
        CommandRow(
            Command.TOOL_TRIANGLE,
            tr_noop(_C, "&Triangle"),
            tr_noop(_C, "Mark points with a triangle"),
            icon="tool-triangle",
            keys=("Ctrl+3",),
            choice=ExclusiveGroup.TOOLS,
            value=Mark.TRIANGLE,
        ),
        CommandRow(
            Command.TOOL_SQUARE,
            tr_noop(_C, "&Square"),
            tr_noop(_C, "Mark points with a square"),
            icon="tool-square",
            keys=("Ctrl+4",),
            choice=ExclusiveGroup.TOOLS,
            value=Mark.SQUARE,
        ),
        CommandRow(
            Command.TOOL_CIRCLE,
            tr_noop(_C, "&Circle"),
            tr_noop(_C, "Mark points with a circle"),
            icon="tool-circle",
            keys=("Ctrl+5",),
            choice=ExclusiveGroup.TOOLS,
            value=Mark.CIRCLE,
        ),
        CommandRow(
            Command.TOOL_CROSS,
            tr_noop(_C, "C&ross"),
            tr_noop(_C, "Mark points with a cross"),
            icon="tool-cross",
            keys=("Ctrl+2",),
            also=tr_noop(_K, "X mark, annotate"),
            choice=ExclusiveGroup.TOOLS,
            value=Mark.CROSS,
        ),
        CommandRow(
            Command.TOOL_SELECTED,
            tr_noop(_C, "S&elected"),
            tr_noop(_C, "Mark points as selected"),
            icon="tool-selected",
            choice=ExclusiveGroup.TOOLS,
            value=Mark.SELECTED,
        ),
        CommandRow(
            Command.TOOL_DIMMED,
            tr_noop(_C, "&Dimmed"),
            tr_noop(_C, "Dim points on the board"),
            icon="tool-dimmed",
            also=tr_noop(_K, "grey out, shade"),
            choice=ExclusiveGroup.TOOLS,
        ),
    ),
)
"""The tools for signs, and for dimmed points."""

MARKUP = Submenu(
    tr_noop(_M, "&Markup"),
    (
        MARKS,
        CommandRow(
            Command.TOOL_LABEL,
            tr_noop(_C, "&Label"),
            tr_noop(_C, "Add letters in order; hold Shift to add any text"),
            icon="tool-label",
            keys=("Ctrl+8",),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.TOOL_NUMBER,
            tr_noop(_C, "&Number"),
            tr_noop(_C, "Add numbers in order; hold Shift to add any text"),
            icon="tool-number",
            keys=("Ctrl+9",),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.TOOL_ARROW,
            tr_noop(_C, "&Arrow"),
            tr_noop(_C, "Draw an arrow from one point to another"),
            icon="tool-arrow",
            keys=("Ctrl+7",),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.TOOL_LINE,
            tr_noop(_C, "L&ine"),
            tr_noop(_C, "Draw a line from one point to another"),
            icon="tool-line",
            keys=("Ctrl+6",),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.TOOL_PATH,
            tr_noop(_C, "&Path"),
            tr_noop(
                _C,
                "Click two stones of one colour or two empty points to show the shortest path",
            ),
            icon="tool-path",
            also=tr_noop(_K, "connected, connection, chain, distance"),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.TOOL_TERRITORY,
            tr_noop(_C, "&Territory"),
            tr_noop(
                _C,
                "Click to mark black territory, right-click for white; click again to remove",
            ),
            icon="tool-territory",
            also=tr_noop(_K, "score, area"),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.LABEL_CHAINS,
            tr_noop(_C, "Label &Chains"),
            tr_noop(_C, "Label chains with numbers and empty regions with letters"),
            also=tr_noop(_K, "groups, connected stones, life and death"),
        ),
        CommandRow(
            Command.LABEL_LIBERTIES,
            tr_noop(_C, "Label Libe&rties"),
            tr_noop(_C, "Label chains with numbers and their liberties with letters"),
            also=tr_noop(_K, "life and death, breathing space, dame"),
        ),
        CommandRow(
            Command.LABEL_PATH,
            tr_noop(_C, "La&bel Path"),
            tr_noop(_C, "Label the points of the path shown"),
            also=tr_noop(_K, "connected, connection"),
        ),
        CommandRow(
            Command.CLEAN_MARKUP,
            tr_noop(_C, "Clean &Up Markup…"),
            tr_noop(_C, "Remove selected kinds of marks, labels and comments"),
            also=tr_noop(_K, "delete, erase, strip annotations"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Evaluation"),
            (
                CommandRow(
                    Command.MOVE_GOOD,
                    tr_noop(_C, "&Good Move"),
                    tr_noop(_C, "Mark this move as good"),
                    icon="move-good",
                    keys=("Ctrl+Shift+]",),
                    toggles=True,
                    also=tr_noop(_K, "annotate, judgement"),
                ),
                CommandRow(
                    Command.MOVE_INTERESTING,
                    tr_noop(_C, "&Interesting Move"),
                    tr_noop(_C, "Mark this move as interesting"),
                    icon="move-interesting",
                    toggles=True,
                    also=tr_noop(_K, "annotate, judgement"),
                ),
                CommandRow(
                    Command.MOVE_DOUBTFUL,
                    tr_noop(_C, "&Doubtful Move"),
                    tr_noop(_C, "Mark this move as doubtful"),
                    icon="move-doubtful",
                    toggles=True,
                    also=tr_noop(_K, "annotate, judgement"),
                ),
                CommandRow(
                    Command.MOVE_BAD,
                    tr_noop(_C, "&Bad Move"),
                    tr_noop(_C, "Mark this move as bad"),
                    icon="move-bad",
                    keys=("Ctrl+Shift+[",),
                    toggles=True,
                    also=tr_noop(_K, "annotate, judgement, mistake"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.POSITION_BLACK,
                    tr_noop(_C, "Good &for Black"),
                    tr_noop(_C, "Mark this position as good for Black"),
                    icon="position-black",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_WHITE,
                    tr_noop(_C, "Good for &White"),
                    tr_noop(_C, "Mark this position as good for White"),
                    icon="position-white",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_EVEN,
                    tr_noop(_C, "&Even Position"),
                    tr_noop(_C, "Mark this position as even"),
                    icon="position-even",
                    toggles=True,
                ),
                CommandRow(
                    Command.POSITION_UNCLEAR,
                    tr_noop(_C, "&Unclear Position"),
                    tr_noop(_C, "Mark this position as unclear"),
                    icon="position-unclear",
                    toggles=True,
                ),
                SEPARATOR,
                CommandRow(
                    Command.EMPHASIS,
                    tr_noop(_C, "Add “&Very” to Evaluation"),
                    tr_noop(
                        _C,
                        "Strengthen the evaluation of this node, for example from “good” to “very "
                        "good”",
                    ),
                    icon="emphasis",
                    toggles=True,
                ),
            ),
        ),
        CommandRow(
            Command.HOTSPOT,
            tr_noop(_C, "&Hotspot"),
            tr_noop(_C, "Mark this node to return to it later"),
            icon="hotspot",
            keys=("Ctrl+B",),
            toggles=True,
            also=tr_noop(_K, "bookmark, star, flag"),
        ),
        CommandRow(
            Command.NODE_NAME,
            tr_noop(_C, "Na&me This Node…"),
            tr_noop(_C, "Give this node a name"),
            keys=("Shift+F6",),
            also=tr_noop(_K, "rename, title"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Figures"),
            (
                CommandRow(
                    Command.FIGURE,
                    tr_noop(_C, "&Start Figure Here"),
                    tr_noop(_C, "Start a new figure at this node when printing"),
                    icon="figure",
                    toggles=True,
                    also=tr_noop(_K, "page, diagram"),
                ),
                CommandRow(
                    Command.FIGURE_OPTIONS,
                    tr_noop(_C, "&Figure Options…"),
                    tr_noop(
                        _C,
                        "Set the title, appearance and move numbers of the figure that starts here",
                    ),
                    also=tr_noop(_K, "diagram, caption, FG, PM, MN"),
                ),
                CommandRow(
                    Command.TOOL_PART,
                    tr_noop(_C, "&Visible Part"),
                    tr_noop(
                        _C,
                        "Drag over the part of the board to show from here on; click to show the "
                        "whole board",
                    ),
                    icon="tool-part",
                    also=tr_noop(
                        _K, "crop, cut out, corner, detail, VW, partial board, whole board"
                    ),
                    choice=ExclusiveGroup.TOOLS,
                ),
                SEPARATOR,
                CommandRow(
                    Command.DIVIDE,
                    tr_noop(_C, "&Divide into Figures…"),
                    tr_noop(_C, "Divide the whole record into figures for printing"),
                    also=tr_noop(_K, "diagrams, automatic figures, split, pages, FG"),
                ),
                CommandRow(
                    Command.REMOVE_FIGURES,
                    tr_noop(_C, "&Remove All Figures"),
                    tr_noop(
                        _C,
                        "Remove all figures from the record, with their numbering and visible "
                        "parts",
                    ),
                    also=tr_noop(_K, "delete figures, diagrams, undo division, FG"),
                ),
            ),
        ),
    ),
)

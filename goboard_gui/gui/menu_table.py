"""The menus and the toolbar, as lists of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .commands import (
    CORNER_COMMANDS,
    LAST_MOVE_COMMANDS,
    NAMED_COMMANDS,
    SIDE_COMMANDS,
    VARIATION_COMMANDS,
    Command,
)
from .translating import mark

if TYPE_CHECKING:
    from collections.abc import Sequence

MENUS_CONTEXT = "Menus"
_M = MENUS_CONTEXT

RECENT, NOTATIONS, VIEWS, PANELS = "recent", "notations", "views", "panels"
"""Where the actions go that are no commands: they belong to a list or a panel."""

_EXPORT = (
    mark(_M, "&Export position"),
    (Command.EXPORT_PDF, Command.EXPORT_SVG, Command.EXPORT_PNG, Command.EXPORT_TEXT),
)
_COPY_DIAGRAM = (
    mark(_M, "Copy the position as a dia&gram"),
    (Command.COPY_SENSEI, Command.COPY_PLAIN),
)
_LAST_MOVE = (mark(_M, "&Mark of the last move"), tuple(LAST_MOVE_COMMANDS))
_SIDES = (mark(_M, "S&ides with names"), tuple(SIDE_COMMANDS))
_NAMED = (mark(_M, "Na&med points"), tuple(NAMED_COMMANDS))
_CORNERS = (mark(_M, "&Show in corner"), (*CORNER_COMMANDS, None, Command.TRUE_TURN))
_VARIATIONS = (
    mark(_M, "&Variations on the board"),
    (
        *VARIATION_COMMANDS,
        None,
        Command.VARIATIONS_CHILDREN,
        Command.VARIATIONS_SIBLINGS,
        Command.VARIATIONS_FILE,
    ),
)
_MARKS = (
    mark(_M, "&Marks"),
    (
        Command.TOOL_TRIANGLE,
        Command.TOOL_SQUARE,
        Command.TOOL_CIRCLE,
        Command.TOOL_CROSS,
        Command.TOOL_SELECTED,
        Command.TOOL_DIMMED,
    ),
)
_MOVE_IS = (
    mark(_M, "This m&ove is"),
    (
        Command.MOVE_GOOD,
        Command.MOVE_INTERESTING,
        Command.MOVE_DOUBTFUL,
        Command.MOVE_BAD,
    ),
)
_POSITION_IS = (
    mark(_M, "This position &is"),
    (
        Command.POSITION_BLACK,
        Command.POSITION_WHITE,
        Command.POSITION_EVEN,
        Command.POSITION_UNCLEAR,
    ),
)
_NOTABLE = (
    mark(_M, "Notable &nodes"),
    (
        Command.PREVIOUS_COMMENT,
        Command.NEXT_COMMENT,
        None,
        Command.PREVIOUS_MARKUP,
        Command.NEXT_MARKUP,
        None,
        Command.PREVIOUS_HOTSPOT,
        Command.NEXT_HOTSPOT,
        None,
        Command.PREVIOUS_FIGURE,
        Command.NEXT_FIGURE,
    ),
)

Entry = Command | str | tuple[str, "Sequence[Command | None]"] | None

MENUS: Sequence[tuple[str, Sequence[Entry]]] = (
    (
        mark(_M, "&File"),
        (
            Command.NEW,
            Command.OPEN,
            Command.OPEN_TEXT,
            RECENT,
            Command.PREVIOUS_FILE,
            Command.NEXT_FILE,
            None,
            Command.GAME_INFO,
            Command.GAMES,
            None,
            Command.SAVE,
            Command.SAVE_AS,
            Command.SAVE_TEXT,
            None,
            Command.RELOAD,
            Command.REOPEN_ENCODING,
            Command.COMPARE_DISK,
            Command.OPEN_BACKUP,
            None,
            _EXPORT,
            Command.PRINT_PREVIEW,
            Command.PRINT,
            None,
            Command.QUIT,
        ),
    ),
    (
        mark(_M, "&Edit"),
        (
            Command.UNDO,
            Command.REDO,
            None,
            Command.CUT_BRANCH,
            Command.COPY_BRANCH,
            Command.PASTE_BRANCH,
            Command.REMOVE,
            None,
            Command.COPY_MOVES,
            _COPY_DIAGRAM,
            Command.PASTE_ANYTHING,
            None,
            Command.FIND,
            Command.FIND_NEXT,
            Command.FIND_PREVIOUS,
            None,
            Command.TYPE_MOVE,
            Command.PASS,
            Command.RESIGN,
            Command.ALLOW_ILLEGAL,
            Command.MOVE_TIMES,
            None,
            Command.PALETTE,
            Command.SHORTCUTS,
            Command.PREFERENCES,
        ),
    ),
    (
        mark(_M, "&Record"),
        (
            Command.CORRECT_MOVE,
            Command.CORRECT_COLOUR,
            Command.INSERT_BEFORE,
            Command.ALTERNATE,
            None,
            Command.MAKE_MAIN,
            Command.PROMOTE,
            Command.BRANCH_UP,
            Command.BRANCH_DOWN,
            None,
            Command.DELETE_OTHERS,
            Command.KEEP_LINE,
            Command.REMOVE_ONLY,
            None,
            Command.FLATTEN,
            Command.SPLIT_OFF,
            None,
            Command.TURN_RECORD,
            Command.SWAP_COLOURS,
            None,
            Command.TIDY,
            Command.REWRITE_COMMENTS,
            None,
            Command.COLLAPSE,
            Command.EXPAND_ALL,
        ),
    ),
    (
        mark(_M, "&Annotate"),
        (
            Command.TOOL_PLAY,
            _MARKS,
            Command.TOOL_LABEL,
            Command.TOOL_NUMBER,
            Command.TOOL_ARROW,
            Command.TOOL_LINE,
            Command.TOOL_TERRITORY,
            Command.CLEAN_MARKUP,
            None,
            _MOVE_IS,
            _POSITION_IS,
            Command.EMPHASIS,
            Command.HOTSPOT,
            Command.NODE_NAME,
            Command.FIGURE,
            None,
            Command.TOOL_SETUP,
            Command.SETUP_NEW,
            Command.TO_PLAY,
            Command.HANDICAP,
            Command.CLEAR_BOARD,
        ),
    ),
    (
        mark(_M, "&Go"),
        (
            Command.BACK,
            Command.FORWARD,
            Command.BACK_TEN,
            Command.FORWARD_TEN,
            Command.START,
            Command.END,
            None,
            Command.PREVIOUS_VARIATION,
            Command.NEXT_VARIATION,
            Command.PREVIOUS_FORK,
            Command.NEXT_FORK,
            Command.MAIN_LINE,
            None,
            Command.GO_TO_MOVE,
            _NOTABLE,
            Command.OTHER_OCCURRENCE,
            None,
            Command.PREVIOUS_GAME,
            Command.NEXT_GAME,
        ),
    ),
    (
        mark(_M, "&Names"),
        (
            NOTATIONS,
            None,
            Command.SHOW_EDGES,
            _SIDES,
            Command.SHOW_NAMES,
            _NAMED,
            Command.SHOW_STRUCTURE,
            Command.SHOW_SPOTLIGHT,
            None,
            Command.NAMES_STAY,
        ),
    ),
    (
        mark(_M, "&View"),
        (
            Command.TURN_RIGHT,
            Command.TURN_LEFT,
            Command.MIRROR_HORIZONTAL,
            Command.MIRROR_VERTICAL,
            VIEWS,
            Command.NORMAL_VIEW,
            None,
            Command.ZOOM_IN,
            Command.ZOOM_OUT,
            Command.ZOOM_NORMAL,
            Command.FIT,
            Command.GALLERY,
            None,
            _VARIATIONS,
            _LAST_MOVE,
            Command.NATURAL,
            Command.SOUNDS,
            None,
            PANELS,
            Command.DARK,
            Command.FULL_SCREEN,
            Command.ZEN,
        ),
    ),
    (
        mark(_M, "&Study"),
        (
            _CORNERS,
            None,
            Command.GUESS,
            Command.TRAINER,
            Command.COMPARE,
            Command.CHART,
        ),
    ),
    (
        mark(_M, "&Help"),
        (
            Command.KEYS,
            None,
            Command.ABOUT,
            Command.ABOUT_QT,
        ),
    ),
)

TOOLBAR: Sequence[Command | None] = (
    Command.NEW,
    Command.OPEN,
    Command.SAVE,
    Command.PRINT,
    None,
    Command.START,
    Command.BACK,
    Command.FORWARD,
    Command.END,
    None,
    Command.PASS,
    None,
    Command.TURN_LEFT,
    Command.TURN_RIGHT,
    Command.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL,
    Command.NAMES_STAY,
    None,
    Command.SHOW_EDGES,
    Command.SHOW_NAMES,
    Command.SHOW_STRUCTURE,
    Command.SHOW_SPOTLIGHT,
    None,
    Command.FIT,
)

TOOLS: Sequence[Command | None] = (
    Command.TOOL_PLAY,
    Command.TOOL_SETUP,
    None,
    Command.TOOL_TRIANGLE,
    Command.TOOL_SQUARE,
    Command.TOOL_CIRCLE,
    Command.TOOL_CROSS,
    Command.TOOL_SELECTED,
    Command.TOOL_DIMMED,
    None,
    Command.TOOL_LABEL,
    Command.TOOL_NUMBER,
    None,
    Command.TOOL_ARROW,
    Command.TOOL_LINE,
    None,
    Command.TOOL_TERRITORY,
)
"""The toolbar of what a click on the board does."""

BRANCH_MENU: Sequence[Entry] = (
    Command.MAKE_MAIN,
    Command.PROMOTE,
    Command.BRANCH_UP,
    Command.BRANCH_DOWN,
    None,
    Command.CUT_BRANCH,
    Command.COPY_BRANCH,
    Command.PASTE_BRANCH,
    None,
    Command.REMOVE,
    Command.REMOVE_ONLY,
    Command.DELETE_OTHERS,
    None,
    Command.FLATTEN,
    Command.SPLIT_OFF,
    None,
    Command.CORRECT_MOVE,
    Command.INSERT_BEFORE,
    None,
    Command.NODE_NAME,
    Command.HOTSPOT,
    Command.FIGURE,
    None,
    Command.COLLAPSE,
    Command.EXPAND_ALL,
)
"""The menu of a node of the tree."""

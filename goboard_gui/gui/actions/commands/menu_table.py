"""The contents of the menus and toolbars, as tables of commands."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from ...core.i18n import tr_noop
from . import Command
from .choices import (
    CORNER_COMMANDS,
    LAST_MOVE_COMMANDS,
    LIFE_COMMANDS,
    NAMED_COMMANDS,
    RULES_COMMANDS,
    SIDE_COMMANDS,
    VARIATION_COMMANDS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MENUS_CONTEXT = "Menus"
_M = MENUS_CONTEXT

RECENT, NOTATIONS, VIEWS, PANELS = "recent", "notations", "views", "panels"
STUDIES, LANGUAGES = "studies", "languages"
"""Placeholders in the menus for actions that are not commands: lists of files, notations or
panels."""

Entry = Command | str | tuple[str, "Sequence[Command | None]"] | None
E = TypeVar("E", bound=Entry)

C = Command


def _with_separators(*groups: Iterable[E]) -> tuple[E | None, ...]:
    """Join groups of entries, with None (a separator) between them."""
    first, *others = groups
    return tuple(chain(first, *((None, *group) for group in others)))


_EXPORT = (
    tr_noop(_M, "&Export position"),
    (C.EXPORT_PDF, C.EXPORT_SVG, C.EXPORT_PNG, C.EXPORT_TEXT),
)
_COPY_DIAGRAM = (
    tr_noop(_M, "Copy the position as a dia&gram"),
    (C.COPY_SENSEI, C.COPY_PLAIN),
)
_LAST_MOVE = (tr_noop(_M, "&Mark of the last move"), tuple(LAST_MOVE_COMMANDS))
_SIDES = (tr_noop(_M, "S&ides with names"), tuple(SIDE_COMMANDS))
_NAMED = (tr_noop(_M, "Na&med points"), tuple(NAMED_COMMANDS))
_CORNERS = (tr_noop(_M, "&Show in corner"), _with_separators(CORNER_COMMANDS, (C.TRUE_TURN,)))
_LIFE = (tr_noop(_M, "&Life and liberties"), _with_separators(LIFE_COMMANDS, (C.LIFE_NOTHING,)))
_OWN_RULES = (C.RULES_OWN, C.RULES_NONE)
_RULES = (
    tr_noop(_M, "&Rules"),
    _with_separators((rules for rules in RULES_COMMANDS if rules not in _OWN_RULES), _OWN_RULES),
)
_VARIATIONS = (
    tr_noop(_M, "&Variations on the board"),
    _with_separators(
        VARIATION_COMMANDS, (C.VARIATIONS_CHILDREN, C.VARIATIONS_SIBLINGS, C.VARIATIONS_FILE)
    ),
)
_MARKS = (
    tr_noop(_M, "&Marks"),
    (C.TOOL_TRIANGLE, C.TOOL_SQUARE, C.TOOL_CIRCLE, C.TOOL_CROSS, C.TOOL_SELECTED, C.TOOL_DIMMED),
)
_MOVE_IS = (
    tr_noop(_M, "This m&ove is"),
    (C.MOVE_GOOD, C.MOVE_INTERESTING, C.MOVE_DOUBTFUL, C.MOVE_BAD),
)
_POSITION_IS = (
    tr_noop(_M, "This position &is"),
    (C.POSITION_BLACK, C.POSITION_WHITE, C.POSITION_EVEN, C.POSITION_UNCLEAR),
)
_NOTABLE = (
    tr_noop(_M, "Notable &nodes"),
    _with_separators(
        (C.PREVIOUS_COMMENT, C.NEXT_COMMENT),
        (C.PREVIOUS_MARKUP, C.NEXT_MARKUP),
        (C.PREVIOUS_HOTSPOT, C.NEXT_HOTSPOT),
        (C.PREVIOUS_FIGURE, C.NEXT_FIGURE),
    ),
)

MENUS: Sequence[tuple[str, Sequence[Entry]]] = (
    (
        tr_noop(_M, "&File"),
        _with_separators(
            (C.NEW, C.NEW_WINDOW, C.OPEN, C.OPEN_TEXT, RECENT, C.PREVIOUS_FILE, C.NEXT_FILE),
            (C.GAME_INFO, C.GAMES),
            (C.SAVE, C.SAVE_AS, C.SAVE_TEXT),
            (C.RELOAD, C.REOPEN_ENCODING, C.COMPARE_DISK, C.OPEN_BACKUP),
            (_EXPORT, C.PRINT),
            (C.QUIT,),
        ),
    ),
    (
        tr_noop(_M, "&Edit"),
        _with_separators(
            (C.UNDO, C.REDO),
            (C.CUT_BRANCH, C.COPY_BRANCH, C.PASTE_BRANCH, C.REMOVE),
            (C.COPY_MOVES, _COPY_DIAGRAM, C.COPY_PATTERN, C.COPY_PICTURE, C.PASTE_ANYTHING),
            (C.FIND, C.FIND_NEXT, C.FIND_PREVIOUS),
            (C.TYPE_MOVE, C.BOARD_CURSOR, C.PASS, C.RESIGN, C.ALLOW_ILLEGAL, C.MOVE_TIMES),
            (C.PALETTE, C.SHORTCUTS, C.PREFERENCES),
        ),
    ),
    (
        tr_noop(_M, "&Record"),
        _with_separators(
            (C.CORRECT_MOVE, C.CORRECT_COLOUR, C.INSERT_BEFORE, C.ALTERNATE),
            (C.MAKE_MAIN, C.PROMOTE, C.BRANCH_UP, C.BRANCH_DOWN),
            (C.DELETE_OTHERS, C.KEEP_LINE, C.REMOVE_ONLY),
            (C.FLATTEN, C.SPLIT_OFF),
            (C.TURN_RECORD, C.SWAP_COLOURS),
            (C.TIDY, C.REWRITE_COMMENTS),
            (C.DIVIDE, C.REMOVE_FIGURES),
            (_RULES,),
            (C.COUNT,),
            (C.COLLAPSE, C.EXPAND_ALL),
        ),
    ),
    (
        tr_noop(_M, "&Annotate"),
        _with_separators(
            (
                C.TOOL_PLAY,
                _MARKS,
                C.TOOL_LABEL,
                C.TOOL_NUMBER,
                C.TOOL_ARROW,
                C.TOOL_LINE,
                C.TOOL_TERRITORY,
                C.CLEAN_MARKUP,
            ),
            (_MOVE_IS, _POSITION_IS, C.EMPHASIS, C.HOTSPOT, C.NODE_NAME),
            (C.FIGURE, C.FIGURE_OPTIONS, C.TOOL_PART, C.WHOLE_BOARD),
            (C.TOOL_SETUP, C.SETUP_NEW, C.TO_PLAY, C.HANDICAP, C.CLEAR_BOARD),
        ),
    ),
    (
        tr_noop(_M, "&Go"),
        _with_separators(
            (C.BACK, C.FORWARD, C.BACK_TEN, C.FORWARD_TEN, C.START, C.END),
            (C.PREVIOUS_VARIATION, C.NEXT_VARIATION, C.PREVIOUS_FORK, C.NEXT_FORK, C.MAIN_LINE),
            (C.GO_TO_MOVE, _NOTABLE, C.OTHER_OCCURRENCE),
            (C.PREVIOUS_GAME, C.NEXT_GAME),
        ),
    ),
    (
        tr_noop(_M, "&Names"),
        _with_separators(
            (NOTATIONS,),
            (C.SHOW_EDGES, _SIDES, C.SHOW_NAMES, _NAMED, C.SHOW_STRUCTURE, C.SHOW_SPOTLIGHT),
            (C.NAMES_STAY,),
        ),
    ),
    (
        tr_noop(_M, "&View"),
        _with_separators(
            (
                C.TURN_RIGHT,
                C.TURN_LEFT,
                C.MIRROR_HORIZONTAL,
                C.MIRROR_VERTICAL,
                VIEWS,
                C.NORMAL_VIEW,
            ),
            (C.ZOOM_IN, C.ZOOM_OUT, C.ZOOM_NORMAL, C.FIT, C.GALLERY),
            (_VARIATIONS, _LAST_MOVE, C.NATURAL, C.SOUNDS),
            (PANELS, C.DEFAULT_LAYOUT),
            (C.DARK, LANGUAGES, C.FULL_SCREEN, C.ZEN),
        ),
    ),
    (
        tr_noop(_M, "&Study"),
        _with_separators(
            (_CORNERS, _LIFE),
            (C.GUESS, C.TRAINER, C.COMPARE, C.COMPARE_OPENINGS, C.CHART),
        ),
    ),
    (
        tr_noop(_M, "&Collection"),
        _with_separators(
            (C.COLLECTION_FIND, C.COLLECTION_LETTERS),
            (C.COLLECTION_REGION, C.COLLECTION_WHOLE),
            (
                C.COLLECTION_NEXT_HIT,
                C.COLLECTION_PREVIOUS_HIT,
                C.COLLECTION_BACK,
                C.COLLECTION_TURN,
            ),
            (C.COLLECTION_STATISTICS, C.COLLECTION_REPORT, C.COLLECTION_DUPLICATES),
            (
                C.COLLECTION_NEW,
                C.COLLECTION_OPEN,
                C.COLLECTION_UPDATE,
                C.COLLECTION_FAILURES,
            ),
        ),
    ),
    (
        tr_noop(_M, "&Help"),
        _with_separators(
            (C.MANUAL, C.KEYS, C.ABOUT_NOTATIONS), (C.WELCOME, STUDIES), (C.NEWS, C.ABOUT)
        ),
    ),
)

TOOLBAR: Sequence[Command | None] = _with_separators(
    (C.NEW, C.OPEN, C.SAVE, C.PRINT),
    (C.UNDO, C.REDO),
    (C.START, C.BACK, C.FORWARD, C.END),
    (C.PASS,),
    (C.TURN_LEFT, C.TURN_RIGHT, C.MIRROR_HORIZONTAL, C.MIRROR_VERTICAL, C.NAMES_STAY),
    (C.SHOW_EDGES, C.SHOW_NAMES, C.SHOW_STRUCTURE),
    (C.FIT,),
)

TOOLS: Sequence[Command | None] = _with_separators(
    (C.TOOL_PLAY, C.TOOL_SETUP),
    (C.TOOL_TRIANGLE, C.TOOL_SQUARE, C.TOOL_CIRCLE, C.TOOL_CROSS, C.TOOL_SELECTED, C.TOOL_DIMMED),
    (C.TOOL_LABEL, C.TOOL_NUMBER),
    (C.TOOL_ARROW, C.TOOL_LINE),
    (C.TOOL_TERRITORY,),
    (C.TOOL_PART,),
)
"""The toolbar of the board tools."""

BRANCH_MENU: Sequence[Entry] = _with_separators(
    (C.MAKE_MAIN, C.PROMOTE, C.BRANCH_UP, C.BRANCH_DOWN),
    (C.CUT_BRANCH, C.COPY_BRANCH, C.PASTE_BRANCH),
    (C.REMOVE, C.REMOVE_ONLY, C.DELETE_OTHERS),
    (C.FLATTEN, C.SPLIT_OFF),
    (C.CORRECT_MOVE, C.INSERT_BEFORE),
    (C.NODE_NAME, C.HOTSPOT, C.FIGURE),
    (C.COLLAPSE, C.EXPAND_ALL),
)
"""The context menu of a node of the tree."""

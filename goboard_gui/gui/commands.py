"""Every command of the program, and what a command is called and looks like."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Command(Enum):
    """What a person can ask for; menus, toolbar and keys all mean these."""

    NEW = auto()
    OPEN = auto()
    OPEN_TEXT = auto()
    OPEN_BACKUP = auto()
    REOPEN_ENCODING = auto()
    RELOAD = auto()
    COMPARE_DISK = auto()
    PREVIOUS_FILE = auto()
    NEXT_FILE = auto()
    SAVE = auto()
    SAVE_AS = auto()
    SAVE_TEXT = auto()
    GAME_INFO = auto()
    GAMES = auto()
    EXPORT_PDF = auto()
    EXPORT_SVG = auto()
    EXPORT_PNG = auto()
    EXPORT_TEXT = auto()
    PRINT = auto()
    QUIT = auto()

    UNDO = auto()
    REDO = auto()
    TYPE_MOVE = auto()
    PASS = auto()
    RESIGN = auto()
    ALLOW_ILLEGAL = auto()
    MOVE_TIMES = auto()
    CUT_BRANCH = auto()
    COPY_BRANCH = auto()
    PASTE_BRANCH = auto()
    REMOVE = auto()
    COPY_MOVES = auto()
    COPY_SENSEI = auto()
    COPY_PLAIN = auto()
    COPY_PATTERN = auto()
    COPY_PICTURE = auto()
    PASTE_ANYTHING = auto()
    FIND = auto()
    FIND_NEXT = auto()
    FIND_PREVIOUS = auto()
    PALETTE = auto()
    SHORTCUTS = auto()
    PREFERENCES = auto()

    MAKE_MAIN = auto()
    PROMOTE = auto()
    BRANCH_UP = auto()
    BRANCH_DOWN = auto()
    CORRECT_MOVE = auto()
    CORRECT_COLOUR = auto()
    INSERT_BEFORE = auto()
    ALTERNATE = auto()
    DELETE_OTHERS = auto()
    KEEP_LINE = auto()
    REMOVE_ONLY = auto()
    FLATTEN = auto()
    SPLIT_OFF = auto()
    SWAP_COLOURS = auto()
    TURN_RECORD = auto()
    TIDY = auto()
    REWRITE_COMMENTS = auto()
    DIVIDE = auto()
    REMOVE_FIGURES = auto()
    RULES_JAPANESE = auto()
    RULES_CHINESE = auto()
    RULES_KOREAN = auto()
    RULES_AGA = auto()
    RULES_NZ = auto()
    RULES_ING = auto()
    RULES_TROMP_TAYLOR = auto()
    RULES_CITIZENDIUM = auto()
    RULES_OWN = auto()
    RULES_NONE = auto()
    COUNT = auto()
    COLLAPSE = auto()
    EXPAND_ALL = auto()

    TOOL_PLAY = auto()
    TOOL_SETUP = auto()
    TOOL_CROSS = auto()
    TOOL_TRIANGLE = auto()
    TOOL_SQUARE = auto()
    TOOL_CIRCLE = auto()
    TOOL_LINE = auto()
    TOOL_ARROW = auto()
    TOOL_LABEL = auto()
    TOOL_NUMBER = auto()
    TOOL_SELECTED = auto()
    TOOL_DIMMED = auto()
    TOOL_TERRITORY = auto()
    TOOL_PART = auto()
    WHOLE_BOARD = auto()
    CLEAN_MARKUP = auto()
    MOVE_GOOD = auto()
    MOVE_INTERESTING = auto()
    MOVE_DOUBTFUL = auto()
    MOVE_BAD = auto()
    POSITION_BLACK = auto()
    POSITION_WHITE = auto()
    POSITION_EVEN = auto()
    POSITION_UNCLEAR = auto()
    EMPHASIS = auto()
    HOTSPOT = auto()
    FIGURE = auto()
    FIGURE_OPTIONS = auto()
    NODE_NAME = auto()
    TO_PLAY = auto()
    HANDICAP = auto()
    CLEAR_BOARD = auto()
    SETUP_NEW = auto()

    BACK = auto()
    FORWARD = auto()
    BACK_TEN = auto()
    FORWARD_TEN = auto()
    START = auto()
    END = auto()
    PREVIOUS_VARIATION = auto()
    NEXT_VARIATION = auto()
    PREVIOUS_FORK = auto()
    NEXT_FORK = auto()
    MAIN_LINE = auto()
    GO_TO_MOVE = auto()
    PREVIOUS_COMMENT = auto()
    NEXT_COMMENT = auto()
    PREVIOUS_FIGURE = auto()
    NEXT_FIGURE = auto()
    PREVIOUS_MARKUP = auto()
    NEXT_MARKUP = auto()
    PREVIOUS_HOTSPOT = auto()
    NEXT_HOTSPOT = auto()
    OTHER_OCCURRENCE = auto()
    PREVIOUS_GAME = auto()
    NEXT_GAME = auto()

    SHOW_EDGES = auto()
    EDGE_TOP = auto()
    EDGE_RIGHT = auto()
    EDGE_BOTTOM = auto()
    EDGE_LEFT = auto()
    SHOW_NAMES = auto()
    NAME_ALL = auto()
    NAME_EMPTY = auto()
    NAME_CHAIN = auto()
    SHOW_STRUCTURE = auto()
    SHOW_SPOTLIGHT = auto()
    NAMES_STAY = auto()

    TURN_RIGHT = auto()
    TURN_LEFT = auto()
    MIRROR_HORIZONTAL = auto()
    MIRROR_VERTICAL = auto()
    NORMAL_VIEW = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_NORMAL = auto()
    FIT = auto()
    GALLERY = auto()
    LAST_DOT = auto()
    LAST_TRIANGLE = auto()
    LAST_NUMBER = auto()
    LAST_NOTHING = auto()
    VARIATIONS_NOTHING = auto()
    VARIATIONS_GHOSTS = auto()
    VARIATIONS_LETTERS = auto()
    VARIATIONS_CHILDREN = auto()
    VARIATIONS_SIBLINGS = auto()
    VARIATIONS_FILE = auto()
    NATURAL = auto()
    DARK = auto()
    FULL_SCREEN = auto()
    ZEN = auto()
    SOUNDS = auto()

    CORNER_1 = auto()
    CORNER_2 = auto()
    CORNER_3 = auto()
    CORNER_4 = auto()
    TRUE_TURN = auto()
    LIFE_LIBERTIES = auto()
    LIFE_COUNTS = auto()
    LIFE_ATARI = auto()
    LIFE_REGIONS = auto()
    LIFE_EYES = auto()
    LIFE_SAFE = auto()
    LIFE_ALIVE = auto()
    LIFE_NEUTRAL = auto()
    LIFE_NOTHING = auto()
    ESTIMATE = auto()
    GUESS = auto()
    TRAINER = auto()
    COMPARE = auto()
    COMPARE_OPENINGS = auto()
    CHART = auto()

    COLLECTION_FIND = auto()
    COLLECTION_LETTERS = auto()
    COLLECTION_REGION = auto()
    COLLECTION_WHOLE = auto()
    COLLECTION_NEW = auto()
    COLLECTION_OPEN = auto()
    COLLECTION_UPDATE = auto()
    COLLECTION_FAILURES = auto()
    COLLECTION_NEXT_HIT = auto()
    COLLECTION_PREVIOUS_HIT = auto()
    COLLECTION_BACK = auto()
    COLLECTION_TURN = auto()
    COLLECTION_DUPLICATES = auto()
    COLLECTION_STATISTICS = auto()
    COLLECTION_REPORT = auto()

    KEYS = auto()
    ABOUT = auto()
    ABOUT_QT = auto()


class Words(NamedTuple):
    """How a command is called, its tip, its icon, and its keys unless a preset has others.

    ``also`` are words that people may look for it by and that neither name nor tip has.
    """

    text: str
    tip: str = ""
    icon: str = ""
    keys: tuple[str, ...] = ()
    checkable: bool = False
    also: str = ""


LAST_MOVE_COMMANDS: Mapping[Command, str] = {
    Command.LAST_DOT: "dot",
    Command.LAST_TRIANGLE: "triangle",
    Command.LAST_NUMBER: "number",
    Command.LAST_NOTHING: "nothing",
}
"""The commands that choose how the last move is marked, by the value of the setting."""

SIDE_COMMANDS: Mapping[Command, str] = {
    Command.EDGE_TOP: "top",
    Command.EDGE_RIGHT: "right",
    Command.EDGE_BOTTOM: "bottom",
    Command.EDGE_LEFT: "left",
}
"""The commands that choose a side for the names at the edges, by the value of the setting."""

NAMED_COMMANDS: Mapping[Command, str] = {
    Command.NAME_ALL: "all",
    Command.NAME_EMPTY: "empty",
    Command.NAME_CHAIN: "chain",
}
"""The commands that choose the points on which names are shown, by the value of the setting."""

CORNER_COMMANDS: Mapping[Command, int] = {
    Command.CORNER_1: 1,
    Command.CORNER_2: 2,
    Command.CORNER_3: 3,
    Command.CORNER_4: 4,
}
"""The commands that show what is played in another corner, by Andreev's number of the corner."""

VARIATION_COMMANDS: Mapping[Command, str] = {
    Command.VARIATIONS_NOTHING: "nothing",
    Command.VARIATIONS_GHOSTS: "ghosts",
    Command.VARIATIONS_LETTERS: "letters",
}
"""The commands that choose how variations are shown on the board, by the value of the setting."""

LIFE_COMMANDS: Mapping[Command, str] = {
    Command.LIFE_LIBERTIES: "liberties",
    Command.LIFE_COUNTS: "counts",
    Command.LIFE_ATARI: "atari",
    Command.LIFE_REGIONS: "regions",
    Command.LIFE_EYES: "eyes",
    Command.LIFE_SAFE: "safe",
    Command.LIFE_ALIVE: "alive",
    Command.LIFE_NEUTRAL: "neutral",
}
"""The commands that choose what of a position's life is shown, by what the setting lists."""

RULES_COMMANDS: Mapping[Command, str] = {
    Command.RULES_JAPANESE: "japanese",
    Command.RULES_CHINESE: "chinese",
    Command.RULES_KOREAN: "korean",
    Command.RULES_AGA: "aga",
    Command.RULES_NZ: "nz",
    Command.RULES_ING: "ing",
    Command.RULES_TROMP_TAYLOR: "tromp-taylor",
    Command.RULES_CITIZENDIUM: "citizendium",
    Command.RULES_OWN: "own",
    Command.RULES_NONE: "",
}
"""The commands that say by which rules a game was played, by the id of the rules."""

TOOL_COMMANDS: Sequence[Command] = tuple(
    command for command in Command if command.name.startswith("TOOL_")
)
"""The commands that choose what a click on the board does."""

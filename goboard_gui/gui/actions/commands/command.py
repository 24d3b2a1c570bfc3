"""The enumeration of all commands, and the rows that describe them in the tables of the menus."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from ....named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....record.properties.marks import Mark
    from ...core.settings import Setting

MOVES_PER_PAGE = 10
"""The number of moves that Page Up and Page Down go back and forward."""


class Command(Enum):
    """All commands of the program.

    Shortcuts and recent commands are stored by member name, so that no member may be renamed. The
    values are not auto(), with which Python needs a third more time for each member.
    """

    # As fast as can be: for each window some thousand actions are looked up by their commands.
    __hash__ = object.__hash__

    NEW = "NEW"
    NEW_SAME_EVENT = "NEW_SAME_EVENT"
    NEW_WINDOW = "NEW_WINDOW"
    OPEN = "OPEN"
    OPEN_TEXT = "OPEN_TEXT"
    OPEN_BACKUP = "OPEN_BACKUP"
    REOPEN_ENCODING = "REOPEN_ENCODING"
    RELOAD = "RELOAD"
    COMPARE_DISK = "COMPARE_DISK"
    PREVIOUS_FILE = "PREVIOUS_FILE"
    NEXT_FILE = "NEXT_FILE"
    SAVE = "SAVE"
    SAVE_AS = "SAVE_AS"
    SAVE_TEXT = "SAVE_TEXT"
    GAME_INFO = "GAME_INFO"
    GAMES = "GAMES"
    EXPORT_POSITION = "EXPORT_POSITION"
    EXPORT_PDF = "EXPORT_PDF"
    PRINT = "PRINT"
    CLOSE = "CLOSE"
    QUIT = "QUIT"

    UNDO = "UNDO"
    REDO = "REDO"
    TYPE_MOVE = "TYPE_MOVE"
    BOARD_CURSOR = "BOARD_CURSOR"
    PASS = "PASS"
    RECORDING = "RECORDING"
    FINISH_GAME = "FINISH_GAME"
    RESIGN = "RESIGN"
    MOVE_TIMES = "MOVE_TIMES"
    PLAY_GAME = "PLAY_GAME"
    PAUSE_GAME = "PAUSE_GAME"
    RESTART_ENGINE = "RESTART_ENGINE"
    END_GAME = "END_GAME"
    CUT_BRANCH = "CUT_BRANCH"
    COPY_BRANCH = "COPY_BRANCH"
    PASTE_BRANCH = "PASTE_BRANCH"
    REMOVE = "REMOVE"
    COPY_MOVES = "COPY_MOVES"
    COPY_SENSEI = "COPY_SENSEI"
    COPY_FORUM = "COPY_FORUM"
    COPY_PLAIN = "COPY_PLAIN"
    COPY_GNU_GO = "COPY_GNU_GO"
    COPY_GNU_GO_ASCII = "COPY_GNU_GO_ASCII"
    COPY_SGFMILL = "COPY_SGFMILL"
    COPY_WIKIPEDIA = "COPY_WIKIPEDIA"
    COPY_PICTURE = "COPY_PICTURE"
    PASTE_ANYTHING = "PASTE_ANYTHING"
    FIND = "FIND"
    FIND_NEXT = "FIND_NEXT"
    FIND_PREVIOUS = "FIND_PREVIOUS"
    PALETTE = "PALETTE"
    SHORTCUTS = "SHORTCUTS"
    PREFERENCES = "PREFERENCES"

    MAKE_MAIN = "MAKE_MAIN"
    BRANCH_UP = "BRANCH_UP"
    BRANCH_DOWN = "BRANCH_DOWN"
    CORRECT_MOVE = "CORRECT_MOVE"
    CORRECT_COLOUR = "CORRECT_COLOUR"
    INSERT_BEFORE = "INSERT_BEFORE"
    ALTERNATE = "ALTERNATE"
    DELETE_OTHERS = "DELETE_OTHERS"
    KEEP_LINE = "KEEP_LINE"
    REMOVE_ONLY = "REMOVE_ONLY"
    FLATTEN = "FLATTEN"
    SPLIT_OFF = "SPLIT_OFF"
    SWAP_COLOURS = "SWAP_COLOURS"
    TURN_RECORD = "TURN_RECORD"
    TIDY = "TIDY"
    REWRITE_COMMENTS = "REWRITE_COMMENTS"
    DIVIDE = "DIVIDE"
    REMOVE_FIGURES = "REMOVE_FIGURES"
    RULES_OWN = "RULES_OWN"
    COUNT = "COUNT"
    COLLAPSE = "COLLAPSE"
    EXPAND_ALL = "EXPAND_ALL"

    TOOL_PLAY = "TOOL_PLAY"
    TOOL_SETUP = "TOOL_SETUP"
    TOOL_CROSS = "TOOL_CROSS"
    TOOL_TRIANGLE = "TOOL_TRIANGLE"
    TOOL_SQUARE = "TOOL_SQUARE"
    TOOL_CIRCLE = "TOOL_CIRCLE"
    TOOL_LINE = "TOOL_LINE"
    TOOL_ARROW = "TOOL_ARROW"
    TOOL_LABEL = "TOOL_LABEL"
    TOOL_NUMBER = "TOOL_NUMBER"
    TOOL_SELECTED = "TOOL_SELECTED"
    TOOL_DIMMED = "TOOL_DIMMED"
    TOOL_TERRITORY = "TOOL_TERRITORY"
    TOOL_PART = "TOOL_PART"
    TOOL_PATH = "TOOL_PATH"
    LABEL_CHAINS = "LABEL_CHAINS"
    LABEL_LIBERTIES = "LABEL_LIBERTIES"
    LABEL_PATH = "LABEL_PATH"
    CLEAN_MARKUP = "CLEAN_MARKUP"
    MOVE_GOOD = "MOVE_GOOD"
    MOVE_INTERESTING = "MOVE_INTERESTING"
    MOVE_DOUBTFUL = "MOVE_DOUBTFUL"
    MOVE_BAD = "MOVE_BAD"
    POSITION_BLACK = "POSITION_BLACK"
    POSITION_WHITE = "POSITION_WHITE"
    POSITION_EVEN = "POSITION_EVEN"
    POSITION_UNCLEAR = "POSITION_UNCLEAR"
    EMPHASIS = "EMPHASIS"
    HOTSPOT = "HOTSPOT"
    FIGURE = "FIGURE"
    FIGURE_OPTIONS = "FIGURE_OPTIONS"
    NODE_NAME = "NODE_NAME"
    TO_PLAY = "TO_PLAY"
    HANDICAP = "HANDICAP"
    CLEAR_BOARD = "CLEAR_BOARD"
    EDIT_SETUP = "EDIT_SETUP"
    INSERT_SETUP = "INSERT_SETUP"

    BACK = "BACK"
    FORWARD = "FORWARD"
    BACK_TEN = "BACK_TEN"
    FORWARD_TEN = "FORWARD_TEN"
    START = "START"
    END = "END"
    PREVIOUS_VARIATION = "PREVIOUS_VARIATION"
    NEXT_VARIATION = "NEXT_VARIATION"
    PREVIOUS_FORK = "PREVIOUS_FORK"
    NEXT_FORK = "NEXT_FORK"
    MAIN_LINE = "MAIN_LINE"
    GO_TO_MOVE = "GO_TO_MOVE"
    PREVIOUS_COMMENT = "PREVIOUS_COMMENT"
    NEXT_COMMENT = "NEXT_COMMENT"
    PREVIOUS_FIGURE = "PREVIOUS_FIGURE"
    NEXT_FIGURE = "NEXT_FIGURE"
    PREVIOUS_HOTSPOT = "PREVIOUS_HOTSPOT"
    NEXT_HOTSPOT = "NEXT_HOTSPOT"
    OTHER_OCCURRENCE = "OTHER_OCCURRENCE"
    PREVIOUS_GAME = "PREVIOUS_GAME"
    NEXT_GAME = "NEXT_GAME"

    SHOW_EDGES = "SHOW_EDGES"
    SHOW_NAMES = "SHOW_NAMES"
    SHOW_STRUCTURE = "SHOW_STRUCTURE"
    SHOW_SPOTLIGHT = "SHOW_SPOTLIGHT"
    NAMES_STAY = "NAMES_STAY"

    TURN_RIGHT = "TURN_RIGHT"
    TURN_LEFT = "TURN_LEFT"
    MIRROR_HORIZONTAL = "MIRROR_HORIZONTAL"
    MIRROR_VERTICAL = "MIRROR_VERTICAL"
    NORMAL_VIEW = "NORMAL_VIEW"
    SCROLL_LEFT = "SCROLL_LEFT"
    SCROLL_RIGHT = "SCROLL_RIGHT"
    SCROLL_UP = "SCROLL_UP"
    SCROLL_DOWN = "SCROLL_DOWN"
    SCROLL_BACK = "SCROLL_BACK"
    ZOOM_IN = "ZOOM_IN"
    ZOOM_OUT = "ZOOM_OUT"
    ZOOM_NORMAL = "ZOOM_NORMAL"
    FIT = "FIT"
    GALLERY = "GALLERY"
    NUMBERS_NONE = "NUMBERS_NONE"
    NUMBERS_ALL = "NUMBERS_ALL"
    NUMBERS_LAST = "NUMBERS_LAST"
    NUMBERS_FROM = "NUMBERS_FROM"
    NUMBERS_VARIATION = "NUMBERS_VARIATION"
    NUMBERS_RECORD = "NUMBERS_RECORD"
    NUMBERS_START = "NUMBERS_START"
    NUMBERS_COUNT = "NUMBERS_COUNT"
    VARIATIONS_NOTHING = "VARIATIONS_NOTHING"
    VARIATIONS_GHOSTS = "VARIATIONS_GHOSTS"
    VARIATIONS_LETTERS = "VARIATIONS_LETTERS"
    VARIATIONS_CHILDREN = "VARIATIONS_CHILDREN"
    VARIATIONS_SIBLINGS = "VARIATIONS_SIBLINGS"
    VARIATIONS_FILE = "VARIATIONS_FILE"
    DARK = "DARK"
    CLEAN_BOARD = "CLEAN_BOARD"
    LAYOUT_RECORD = "LAYOUT_RECORD"
    LAYOUT_STUDY = "LAYOUT_STUDY"
    LAYOUT_ANNOTATE = "LAYOUT_ANNOTATE"
    LAYOUT_SAVE = "LAYOUT_SAVE"
    LAYOUT_DELETE = "LAYOUT_DELETE"
    DEFAULT_LAYOUT = "DEFAULT_LAYOUT"
    FULL_SCREEN = "FULL_SCREEN"
    ZEN = "ZEN"
    SOUNDS = "SOUNDS"

    CORNER_1 = "CORNER_1"
    CORNER_2 = "CORNER_2"
    CORNER_3 = "CORNER_3"
    CORNER_4 = "CORNER_4"
    LIFE_LIBERTIES = "LIFE_LIBERTIES"
    LIFE_COUNTS = "LIFE_COUNTS"
    LIFE_CHAINS = "LIFE_CHAINS"
    LIFE_ATARI = "LIFE_ATARI"
    LIFE_REGIONS = "LIFE_REGIONS"
    LIFE_EYES = "LIFE_EYES"
    LIFE_SAFE = "LIFE_SAFE"
    LIFE_ALIVE = "LIFE_ALIVE"
    LIFE_NEUTRAL = "LIFE_NEUTRAL"
    LIFE_NOTHING = "LIFE_NOTHING"
    GUESS = "GUESS"
    SOLVE = "SOLVE"
    SOLVE_HINT = "SOLVE_HINT"
    SOLVE_TAKE_BACK = "SOLVE_TAKE_BACK"
    SOLVE_SOLUTION = "SOLVE_SOLUTION"
    SOLVE_AGAIN = "SOLVE_AGAIN"
    SOLVE_NEXT = "SOLVE_NEXT"
    SOLVE_COUNT_RIGHT = "SOLVE_COUNT_RIGHT"
    PROBLEMS = "PROBLEMS"
    ADD_PROBLEM = "ADD_PROBLEM"
    MISTAKE_PROBLEMS = "MISTAKE_PROBLEMS"
    REPERTOIRES = "REPERTOIRES"
    SOLVE_ASK_ENGINE = "SOLVE_ASK_ENGINE"
    TRAINER = "TRAINER"
    BEST_PLAY = "BEST_PLAY"
    STUDY_STATISTICS = "STUDY_STATISTICS"
    POSTULATES = "POSTULATES"
    CONNECTED_POINTS = "CONNECTED_POINTS"
    MOVE_PLACES = "MOVE_PLACES"
    COMPARE = "COMPARE"
    COMPARE_OPENINGS = "COMPARE_OPENINGS"
    CHART = "CHART"

    COLLECTION_FIND = "COLLECTION_FIND"
    COLLECTION_LETTERS = "COLLECTION_LETTERS"
    COLLECTION_REGION = "COLLECTION_REGION"
    COLLECTION_WHOLE = "COLLECTION_WHOLE"
    COLLECTION_NEW = "COLLECTION_NEW"
    COLLECTION_OPEN = "COLLECTION_OPEN"
    COLLECTION_UPDATE = "COLLECTION_UPDATE"
    COLLECTION_FAILURES = "COLLECTION_FAILURES"
    COLLECTION_NEXT_HIT = "COLLECTION_NEXT_HIT"
    COLLECTION_PREVIOUS_HIT = "COLLECTION_PREVIOUS_HIT"
    COLLECTION_BACK = "COLLECTION_BACK"
    COLLECTION_DUPLICATES = "COLLECTION_DUPLICATES"
    COLLECTION_STATISTICS = "COLLECTION_STATISTICS"
    COLLECTION_REPORT = "COLLECTION_REPORT"
    COLLECTION_TREE = "COLLECTION_TREE"

    ANALYSE = "ANALYSE"
    SHOW_CANDIDATES = "SHOW_CANDIDATES"
    SHOW_OWNERSHIP = "SHOW_OWNERSHIP"
    ADD_CONTINUATION = "ADD_CONTINUATION"
    KEEP_ANALYSIS = "KEEP_ANALYSIS"
    REVIEW_GAME = "REVIEW_GAME"
    CANCEL_REVIEW = "CANCEL_REVIEW"
    NEXT_MISTAKE = "NEXT_MISTAKE"
    PREVIOUS_MISTAKE = "PREVIOUS_MISTAKE"
    SHOW_LOSSES = "SHOW_LOSSES"
    HINT = "HINT"
    ENGINE_MOVE = "ENGINE_MOVE"
    STOP_ENGINE = "STOP_ENGINE"
    ENGINES = "ENGINES"
    ENGINE_CONSOLE = "ENGINE_CONSOLE"

    WELCOME = "WELCOME"
    MANUAL = "MANUAL"
    KEYS = "KEYS"
    ABOUT_NOTATIONS = "ABOUT_NOTATIONS"
    NEWS = "NEWS"
    ABOUT = "ABOUT"


MENUS_CONTEXT = "Menus"
"""The context of the titles of menus in the translations."""

SEPARATOR = None
"""A separator line in a menu."""

RECENT, NOTATIONS, VIEWS, PANELS = "recent", "notations", "views", "panels"
STUDIES, LANGUAGES, LAYOUTS = "studies", "languages", "layouts"
"""Placeholders in the menus for actions that are not commands: lists of files, notations, panels or
layouts."""


class ExclusiveGroup(Enum):
    """A group of mutually exclusive commands that do not correspond to a setting."""

    TOOLS = auto()


class CommandRow(NamedTuple):
    """A command: its text, tooltip, icon name, default shortcuts and further search words.

    The row's position in its menu is that of the menu entry. ``setting`` is the setting that the
    command changes, see `SettingCommands`; ``value`` is the value that it sets, unless the setting
    is boolean, or its value in a ``choice``. ``toggles`` marks a command that switches something
    else on and off. Search words (``also``), the best first, are not in the text. Single words are
    hints and not in the tooltip either; phrases are other names. ``number`` replaces ``%n`` in
    the text.
    """

    command: Command
    text: str
    tip: str = ""
    icon: str = ""
    keys: tuple[str, ...] = ()
    toggles: bool = False
    also: str = ""
    setting: Setting[Any] | None = None
    choice: ExclusiveGroup | None = None
    value: str | Mark | None = None
    number: int = -1

    @property
    def is_checkable(self) -> bool:
        """Whether the command is shown with a check mark or radio button."""
        return self.toggles or self.setting is not None or self.choice is not None


class ToolMenu(NamedTuple):
    """A toolbar button that opens a menu: its text, tooltip, icon and entries.

    The button of a ``labelled`` menu has its text next to the icon. If there is a ``command``, a
    click runs it, and an arrow next to the button opens the menu.
    """

    text: str
    tip: str
    icon: str
    entries: tuple[Command | str | None, ...]
    labelled: bool = False
    command: Command | None = None


class Submenu(NamedTuple):
    """A menu or submenu: its title, and its entries in their order."""

    title: str
    entries: tuple[CommandRow | Submenu | str | None, ...]

    def all_rows(self) -> Iterator[CommandRow]:
        """Yield the rows of all commands in the menu and its submenus."""
        for entry in self.entries:
            if isinstance(entry, CommandRow):
                yield entry
            elif isinstance(entry, Submenu):
                yield from entry.all_rows()

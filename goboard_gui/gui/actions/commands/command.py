"""The enumeration of all commands, and the rows that describe them in the tables of the menus."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....record.properties.marks import Mark
    from ...core.settings import Setting

MOVES_PER_PAGE = 10
"""The number of moves that Page Up and Page Down go back and forward."""


class Command(Enum):
    """All commands of the program.

    Shortcuts and recent commands are stored by member name, so that no member may be renamed.
    """

    # As fast as can be: for each window some thousand actions are looked up by their commands.
    __hash__ = object.__hash__

    NEW = auto()
    NEW_SAME_EVENT = auto()
    NEW_WINDOW = auto()
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
    EXPORT_POSITION = auto()
    EXPORT_PDF = auto()
    PRINT = auto()
    CLOSE = auto()
    QUIT = auto()

    UNDO = auto()
    REDO = auto()
    TYPE_MOVE = auto()
    BOARD_CURSOR = auto()
    PASS = auto()
    RECORDING = auto()
    FINISH_GAME = auto()
    RESIGN = auto()
    MOVE_TIMES = auto()
    PLAY_GAME = auto()
    PAUSE_GAME = auto()
    RESTART_ENGINE = auto()
    END_GAME = auto()
    CUT_BRANCH = auto()
    COPY_BRANCH = auto()
    PASTE_BRANCH = auto()
    REMOVE = auto()
    COPY_MOVES = auto()
    COPY_SENSEI = auto()
    COPY_FORUM = auto()
    COPY_PLAIN = auto()
    COPY_GNU_GO = auto()
    COPY_GNU_GO_ASCII = auto()
    COPY_SGFMILL = auto()
    COPY_WIKIPEDIA = auto()
    COPY_PICTURE = auto()
    PASTE_ANYTHING = auto()
    FIND = auto()
    FIND_NEXT = auto()
    FIND_PREVIOUS = auto()
    PALETTE = auto()
    SHORTCUTS = auto()
    PREFERENCES = auto()

    MAKE_MAIN = auto()
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
    RULES_OWN = auto()
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
    TOOL_PATH = auto()
    LABEL_CHAINS = auto()
    LABEL_LIBERTIES = auto()
    LABEL_PATH = auto()
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
    EDIT_SETUP = auto()
    INSERT_SETUP = auto()

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
    PREVIOUS_HOTSPOT = auto()
    NEXT_HOTSPOT = auto()
    OTHER_OCCURRENCE = auto()
    PREVIOUS_GAME = auto()
    NEXT_GAME = auto()

    SHOW_EDGES = auto()
    SHOW_NAMES = auto()
    SHOW_STRUCTURE = auto()
    SHOW_SPOTLIGHT = auto()
    NAMES_STAY = auto()

    TURN_RIGHT = auto()
    TURN_LEFT = auto()
    MIRROR_HORIZONTAL = auto()
    MIRROR_VERTICAL = auto()
    NORMAL_VIEW = auto()
    SCROLL_LEFT = auto()
    SCROLL_RIGHT = auto()
    SCROLL_UP = auto()
    SCROLL_DOWN = auto()
    SCROLL_BACK = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_NORMAL = auto()
    FIT = auto()
    GALLERY = auto()
    NUMBERS_NONE = auto()
    NUMBERS_ALL = auto()
    NUMBERS_LAST = auto()
    NUMBERS_FROM = auto()
    NUMBERS_VARIATION = auto()
    NUMBERS_RECORD = auto()
    NUMBERS_START = auto()
    NUMBERS_COUNT = auto()
    VARIATIONS_NOTHING = auto()
    VARIATIONS_GHOSTS = auto()
    VARIATIONS_LETTERS = auto()
    VARIATIONS_CHILDREN = auto()
    VARIATIONS_SIBLINGS = auto()
    VARIATIONS_FILE = auto()
    DARK = auto()
    CLEAN_BOARD = auto()
    LAYOUT_RECORD = auto()
    LAYOUT_STUDY = auto()
    LAYOUT_ANNOTATE = auto()
    LAYOUT_SAVE = auto()
    LAYOUT_DELETE = auto()
    DEFAULT_LAYOUT = auto()
    FULL_SCREEN = auto()
    ZEN = auto()
    SOUNDS = auto()

    CORNER_1 = auto()
    CORNER_2 = auto()
    CORNER_3 = auto()
    CORNER_4 = auto()
    LIFE_LIBERTIES = auto()
    LIFE_COUNTS = auto()
    LIFE_CHAINS = auto()
    LIFE_ATARI = auto()
    LIFE_REGIONS = auto()
    LIFE_EYES = auto()
    LIFE_SAFE = auto()
    LIFE_ALIVE = auto()
    LIFE_NEUTRAL = auto()
    LIFE_NOTHING = auto()
    GUESS = auto()
    SOLVE = auto()
    SOLVE_HINT = auto()
    SOLVE_TAKE_BACK = auto()
    SOLVE_SOLUTION = auto()
    SOLVE_AGAIN = auto()
    SOLVE_NEXT = auto()
    SOLVE_COUNT_RIGHT = auto()
    PROBLEMS = auto()
    ADD_PROBLEM = auto()
    MISTAKE_PROBLEMS = auto()
    REPERTOIRES = auto()
    SOLVE_ASK_ENGINE = auto()
    TRAINER = auto()
    BEST_PLAY = auto()
    STUDY_STATISTICS = auto()
    POSTULATES = auto()
    CONNECTED_POINTS = auto()
    MOVE_PLACES = auto()
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
    COLLECTION_DUPLICATES = auto()
    COLLECTION_STATISTICS = auto()
    COLLECTION_REPORT = auto()
    COLLECTION_TREE = auto()

    ANALYSE = auto()
    SHOW_CANDIDATES = auto()
    SHOW_OWNERSHIP = auto()
    ADD_CONTINUATION = auto()
    KEEP_ANALYSIS = auto()
    REVIEW_GAME = auto()
    CANCEL_REVIEW = auto()
    NEXT_MISTAKE = auto()
    PREVIOUS_MISTAKE = auto()
    SHOW_LOSSES = auto()
    HINT = auto()
    ENGINE_MOVE = auto()
    STOP_ENGINE = auto()
    ENGINES = auto()
    ENGINE_CONSOLE = auto()

    WELCOME = auto()
    MANUAL = auto()
    KEYS = auto()
    ABOUT_NOTATIONS = auto()
    NEWS = auto()
    ABOUT = auto()


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

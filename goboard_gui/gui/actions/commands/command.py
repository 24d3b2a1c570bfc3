"""All commands, and the rows that describe them in the tables of the menus."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar

from ....named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....record.properties.marks import Mark
    from ...core.settings import Setting

MOVES_PER_PAGE = 10
"""The number of moves that Page Up and Page Down go back and forward."""


class Command:
    """A command of the program: an object with a name, for each of the names below.

    Shortcuts and recent commands are stored by these names, so that none may be changed. Making an
    `Enum` of them would take twenty times as long.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Command.{self.name}"

    NEW: ClassVar[Command]
    NEW_SAME_EVENT: ClassVar[Command]
    NEW_WINDOW: ClassVar[Command]
    OPEN: ClassVar[Command]
    OPEN_TEXT: ClassVar[Command]
    OPEN_BACKUP: ClassVar[Command]
    REOPEN_ENCODING: ClassVar[Command]
    RELOAD: ClassVar[Command]
    COMPARE_DISK: ClassVar[Command]
    PREVIOUS_FILE: ClassVar[Command]
    NEXT_FILE: ClassVar[Command]
    SAVE: ClassVar[Command]
    SAVE_AS: ClassVar[Command]
    SAVE_TEXT: ClassVar[Command]
    GAME_INFO: ClassVar[Command]
    GAMES: ClassVar[Command]
    EXPORT_POSITION: ClassVar[Command]
    EXPORT_PDF: ClassVar[Command]
    EXPORT_WEB_BOARD: ClassVar[Command]
    ANIMATION: ClassVar[Command]
    PRINT: ClassVar[Command]
    CLOSE: ClassVar[Command]
    QUIT: ClassVar[Command]

    UNDO: ClassVar[Command]
    REDO: ClassVar[Command]
    TYPE_MOVE: ClassVar[Command]
    BOARD_CURSOR: ClassVar[Command]
    PASS: ClassVar[Command]
    RECORDING: ClassVar[Command]
    FINISH_GAME: ClassVar[Command]
    RESIGN: ClassVar[Command]
    MOVE_TIMES: ClassVar[Command]
    PLAY_GAME: ClassVar[Command]
    PAUSE_GAME: ClassVar[Command]
    RESTART_ENGINE: ClassVar[Command]
    END_GAME: ClassVar[Command]
    CUT_BRANCH: ClassVar[Command]
    COPY_BRANCH: ClassVar[Command]
    PASTE_BRANCH: ClassVar[Command]
    REMOVE: ClassVar[Command]
    COPY_MOVES: ClassVar[Command]
    COPY_SENSEI: ClassVar[Command]
    COPY_FORUM: ClassVar[Command]
    COPY_PLAIN: ClassVar[Command]
    COPY_GNU_GO: ClassVar[Command]
    COPY_GNU_GO_ASCII: ClassVar[Command]
    COPY_SGFMILL: ClassVar[Command]
    COPY_WIKIPEDIA: ClassVar[Command]
    COPY_PICTURE: ClassVar[Command]
    PASTE_ANYTHING: ClassVar[Command]
    FIND: ClassVar[Command]
    FIND_NEXT: ClassVar[Command]
    FIND_PREVIOUS: ClassVar[Command]
    PALETTE: ClassVar[Command]
    SHORTCUTS: ClassVar[Command]
    PREFERENCES: ClassVar[Command]

    MAKE_MAIN: ClassVar[Command]
    BRANCH_UP: ClassVar[Command]
    BRANCH_DOWN: ClassVar[Command]
    CORRECT_MOVE: ClassVar[Command]
    CORRECT_COLOUR: ClassVar[Command]
    INSERT_BEFORE: ClassVar[Command]
    ALTERNATE: ClassVar[Command]
    DELETE_OTHERS: ClassVar[Command]
    KEEP_LINE: ClassVar[Command]
    REMOVE_ONLY: ClassVar[Command]
    FLATTEN: ClassVar[Command]
    SPLIT_OFF: ClassVar[Command]
    SWAP_COLOURS: ClassVar[Command]
    TURN_RECORD: ClassVar[Command]
    TIDY: ClassVar[Command]
    REWRITE_COMMENTS: ClassVar[Command]
    DIVIDE: ClassVar[Command]
    REMOVE_FIGURES: ClassVar[Command]
    RULES_OWN: ClassVar[Command]
    COUNT: ClassVar[Command]
    COLLAPSE: ClassVar[Command]
    EXPAND_ALL: ClassVar[Command]

    TOOL_PLAY: ClassVar[Command]
    TOOL_SETUP: ClassVar[Command]
    TOOL_CROSS: ClassVar[Command]
    TOOL_TRIANGLE: ClassVar[Command]
    TOOL_SQUARE: ClassVar[Command]
    TOOL_CIRCLE: ClassVar[Command]
    TOOL_LINE: ClassVar[Command]
    TOOL_ARROW: ClassVar[Command]
    TOOL_LABEL: ClassVar[Command]
    TOOL_NUMBER: ClassVar[Command]
    TOOL_SELECTED: ClassVar[Command]
    TOOL_DIMMED: ClassVar[Command]
    TOOL_TERRITORY: ClassVar[Command]
    TOOL_PART: ClassVar[Command]
    TOOL_PATH: ClassVar[Command]
    LABEL_CHAINS: ClassVar[Command]
    LABEL_LIBERTIES: ClassVar[Command]
    LABEL_PATH: ClassVar[Command]
    CLEAN_MARKUP: ClassVar[Command]
    MOVE_GOOD: ClassVar[Command]
    MOVE_INTERESTING: ClassVar[Command]
    MOVE_DOUBTFUL: ClassVar[Command]
    MOVE_BAD: ClassVar[Command]
    POSITION_BLACK: ClassVar[Command]
    POSITION_WHITE: ClassVar[Command]
    POSITION_EVEN: ClassVar[Command]
    POSITION_UNCLEAR: ClassVar[Command]
    EMPHASIS: ClassVar[Command]
    HOTSPOT: ClassVar[Command]
    FIGURE: ClassVar[Command]
    FIGURE_OPTIONS: ClassVar[Command]
    NODE_NAME: ClassVar[Command]
    TO_PLAY: ClassVar[Command]
    HANDICAP: ClassVar[Command]
    CLEAR_BOARD: ClassVar[Command]
    EDIT_SETUP: ClassVar[Command]
    INSERT_SETUP: ClassVar[Command]

    BACK: ClassVar[Command]
    FORWARD: ClassVar[Command]
    BACK_TEN: ClassVar[Command]
    FORWARD_TEN: ClassVar[Command]
    START: ClassVar[Command]
    END: ClassVar[Command]
    PREVIOUS_VARIATION: ClassVar[Command]
    NEXT_VARIATION: ClassVar[Command]
    PREVIOUS_FORK: ClassVar[Command]
    NEXT_FORK: ClassVar[Command]
    MAIN_LINE: ClassVar[Command]
    GO_TO_MOVE: ClassVar[Command]
    PREVIOUS_COMMENT: ClassVar[Command]
    NEXT_COMMENT: ClassVar[Command]
    PREVIOUS_FIGURE: ClassVar[Command]
    NEXT_FIGURE: ClassVar[Command]
    PREVIOUS_HOTSPOT: ClassVar[Command]
    NEXT_HOTSPOT: ClassVar[Command]
    OTHER_OCCURRENCE: ClassVar[Command]
    PREVIOUS_GAME: ClassVar[Command]
    NEXT_GAME: ClassVar[Command]

    SHOW_EDGES: ClassVar[Command]
    SHOW_NAMES: ClassVar[Command]
    SHOW_STRUCTURE: ClassVar[Command]
    SHOW_SPOTLIGHT: ClassVar[Command]
    NAMES_STAY: ClassVar[Command]

    TURN_RIGHT: ClassVar[Command]
    TURN_LEFT: ClassVar[Command]
    MIRROR_HORIZONTAL: ClassVar[Command]
    MIRROR_VERTICAL: ClassVar[Command]
    NORMAL_VIEW: ClassVar[Command]
    SCROLL_LEFT: ClassVar[Command]
    SCROLL_RIGHT: ClassVar[Command]
    SCROLL_UP: ClassVar[Command]
    SCROLL_DOWN: ClassVar[Command]
    SCROLL_BACK: ClassVar[Command]
    ZOOM_IN: ClassVar[Command]
    ZOOM_OUT: ClassVar[Command]
    ZOOM_NORMAL: ClassVar[Command]
    FIT: ClassVar[Command]
    GALLERY: ClassVar[Command]
    NUMBERS_NONE: ClassVar[Command]
    NUMBERS_ALL: ClassVar[Command]
    NUMBERS_LAST: ClassVar[Command]
    NUMBERS_FROM: ClassVar[Command]
    NUMBERS_VARIATION: ClassVar[Command]
    NUMBERS_RECORD: ClassVar[Command]
    NUMBERS_START: ClassVar[Command]
    NUMBERS_COUNT: ClassVar[Command]
    VARIATIONS_NOTHING: ClassVar[Command]
    VARIATIONS_GHOSTS: ClassVar[Command]
    VARIATIONS_LETTERS: ClassVar[Command]
    VARIATIONS_CHILDREN: ClassVar[Command]
    VARIATIONS_SIBLINGS: ClassVar[Command]
    VARIATIONS_FILE: ClassVar[Command]
    DARK: ClassVar[Command]
    CLEAN_BOARD: ClassVar[Command]
    LAYOUT_RECORD: ClassVar[Command]
    LAYOUT_STUDY: ClassVar[Command]
    LAYOUT_ANNOTATE: ClassVar[Command]
    LAYOUT_SAVE: ClassVar[Command]
    LAYOUT_DELETE: ClassVar[Command]
    DEFAULT_LAYOUT: ClassVar[Command]
    FULL_SCREEN: ClassVar[Command]
    ZEN: ClassVar[Command]
    SOUNDS: ClassVar[Command]

    CORNER_1: ClassVar[Command]
    CORNER_2: ClassVar[Command]
    CORNER_3: ClassVar[Command]
    CORNER_4: ClassVar[Command]
    LIFE_LIBERTIES: ClassVar[Command]
    LIFE_COUNTS: ClassVar[Command]
    LIFE_CHAINS: ClassVar[Command]
    LIFE_ATARI: ClassVar[Command]
    LIFE_REGIONS: ClassVar[Command]
    LIFE_EYES: ClassVar[Command]
    LIFE_SAFE: ClassVar[Command]
    LIFE_ALIVE: ClassVar[Command]
    LIFE_NEUTRAL: ClassVar[Command]
    LIFE_NOTHING: ClassVar[Command]
    GUESS: ClassVar[Command]
    SOLVE: ClassVar[Command]
    SOLVE_HINT: ClassVar[Command]
    SOLVE_TAKE_BACK: ClassVar[Command]
    SOLVE_SOLUTION: ClassVar[Command]
    SOLVE_AGAIN: ClassVar[Command]
    SOLVE_NEXT: ClassVar[Command]
    SOLVE_COUNT_RIGHT: ClassVar[Command]
    PROBLEMS: ClassVar[Command]
    ADD_PROBLEM: ClassVar[Command]
    MISTAKE_PROBLEMS: ClassVar[Command]
    REPERTOIRES: ClassVar[Command]
    SOLVE_ASK_ENGINE: ClassVar[Command]
    TRAINER: ClassVar[Command]
    BEST_PLAY: ClassVar[Command]
    STUDY_STATISTICS: ClassVar[Command]
    POSTULATES: ClassVar[Command]
    CONNECTED_POINTS: ClassVar[Command]
    MOVE_PLACES: ClassVar[Command]
    COMPARE: ClassVar[Command]
    COMPARE_OPENINGS: ClassVar[Command]
    CHART: ClassVar[Command]

    COLLECTION_FIND: ClassVar[Command]
    COLLECTION_LETTERS: ClassVar[Command]
    COLLECTION_REGION: ClassVar[Command]
    COLLECTION_WHOLE: ClassVar[Command]
    COLLECTION_NEW: ClassVar[Command]
    COLLECTION_OPEN: ClassVar[Command]
    COLLECTION_UPDATE: ClassVar[Command]
    COLLECTION_FAILURES: ClassVar[Command]
    COLLECTION_NEXT_HIT: ClassVar[Command]
    COLLECTION_PREVIOUS_HIT: ClassVar[Command]
    COLLECTION_BACK: ClassVar[Command]
    COLLECTION_DUPLICATES: ClassVar[Command]
    COLLECTION_STATISTICS: ClassVar[Command]
    COLLECTION_REPORT: ClassVar[Command]
    COLLECTION_TREE: ClassVar[Command]

    ANALYSE: ClassVar[Command]
    SHOW_CANDIDATES: ClassVar[Command]
    SHOW_OWNERSHIP: ClassVar[Command]
    ADD_CONTINUATION: ClassVar[Command]
    KEEP_ANALYSIS: ClassVar[Command]
    REVIEW_GAME: ClassVar[Command]
    CANCEL_REVIEW: ClassVar[Command]
    NEXT_MISTAKE: ClassVar[Command]
    PREVIOUS_MISTAKE: ClassVar[Command]
    SHOW_LOSSES: ClassVar[Command]
    HINT: ClassVar[Command]
    ENGINE_MOVE: ClassVar[Command]
    STOP_ENGINE: ClassVar[Command]
    ENGINES: ClassVar[Command]
    ENGINE_CONSOLE: ClassVar[Command]

    WELCOME: ClassVar[Command]
    MANUAL: ClassVar[Command]
    KEYS: ClassVar[Command]
    ABOUT_NOTATIONS: ClassVar[Command]
    NEWS: ClassVar[Command]
    ABOUT: ClassVar[Command]


COMMANDS_BY_NAME = {name: Command(name) for name in Command.__annotations__}
"""All commands, in the order of the menus."""

for _name, _command in COMMANDS_BY_NAME.items():
    setattr(Command, _name, _command)

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

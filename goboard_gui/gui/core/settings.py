"""Persistent settings: their keys, defaults and allowed values, and the settings file."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from ...go import MAX_SIDE, Symmetry
from ...go.graph_plan import MAX_HEXAGON_SIDE
from ...notation import DEFAULT_NOTATION
from .i18n import LANGUAGES
from .qt_strings import from_qt, to_qt

if TYPE_CHECKING:
    from collections.abc import Collection

T = TypeVar("T", bool, int, float, str, list[str], QByteArray)


class Setting(Generic[T]):
    """A setting: its key in the settings file, its default and its valid values.

    If ``allowed`` is None, every value of the default's type is valid.
    """

    def __init__(self, key: str, default: T, allowed: Collection[T] | None = None) -> None:
        self.key = key
        self.default: T = default
        self.allowed: Collection[T] | None = allowed


NOTATION = Setting("names/notation", DEFAULT_NOTATION.id)
SECOND_NOTATION = Setting("names/second notation", "")
EDGE_COORDINATES = Setting("names/edges", True)
COORDINATE_SIDES = Setting("names/sides", ["top", "right", "bottom", "left"])
POINT_NAMES = Setting("names/points", False)
NAMED_POINTS = Setting("names/named points", "all", ("all", "empty", "chain"))
NOTATION_GRID = Setting("names/structure", False)
SPOTLIGHT = Setting("names/spotlight", False)
VIEW = Setting("board/view", Symmetry.IDENTITY.value, tuple(view.value for view in Symmetry))
"""The rotation or reflection in which boards are shown."""
READING = Setting("names/reading", "travel", ("travel", "stay"))

TRUE_TURN = Setting("study/true turn", False)
MOVE_TIMES = Setting("record/move times", False)
SCORE_AFTER_TWO_PASSES = Setting("record/count after two passes", True)
MAIN_TIME = Setting("record/main time", 1800, range(360_001))
OVERTIME = Setting("record/overtime", "5x30 byo-yomi")
CUSTOM_RULES = Setting("record/own rules", "")

NEW_CARDS = Setting("study/new cards", 10, range(1000))
"""The number of new problems or repertoire cards a day."""
GUESSED_COLOURS = Setting("study/guessed colours", "both", ("both", "black", "white"))
HIDE_SOLUTIONS = Setting("study/hide solutions", True)
"""Whether the solution of a problem is hidden when its file is opened."""
TURN_PROBLEMS = Setting("study/turn problems", True)
"""Whether the problems of a series are shown in random orientations."""
SWAP_PROBLEM_COLOURS = Setting("study/swap colours", False)
"""Whether Black and White are swapped at random in problems."""
FAIL_AT_ONCE = Setting("study/fail at once", False)
"""Whether a wrong move in a problem is reported before it is refuted."""

LAST_MOVE_MARK = Setting("board/last move", "dot", ("dot", "triangle", "number", "nothing"))
BOARD_THEME = Setting("board/theme", "wood", ("wood", "print", "contrast"))
MOVE_NUMBERS = Setting(
    "board/move numbers", "none", ("none", "all", "last", "from", "variation", "record")
)
LAST_NUMBERED = Setting("board/last numbered", 10, range(1, 1000))
"""The number of last moves that are numbered."""
CHANGED_NUMBER_STARTS = Setting[list[str]]("board/changed number starts", [])
"""The ranges of move numbers whose *Start at 1* differs from its default."""
CONTINUED_LINES = Setting("board/continued lines", 3, range(6))
"""The number of faded lines beyond each joined edge of a board."""
NATURAL_PLACEMENT = Setting("board/natural placement", False)
ALLOW_ILLEGAL = Setting("board/allow illegal moves", False)
VARIATIONS_STYLE = Setting("board/variations", "ghosts", ("nothing", "ghosts", "letters"))
VARIATIONS_CHILDREN = Setting("board/variations after", True)
VARIATIONS_SIBLINGS = Setting("board/variations beside", False)
VARIATIONS_FROM_FILE = Setting("board/variations as the file asks", True)
LIFE_MARKS = Setting[list[str]]("board/life", [])
"""What is shown of life and liberties: nothing in a new window; it is never stored."""

COLLECTION_LETTERS = Setting("collection/letters", True)
"""Whether the board shows how the games of a collection continue."""
TURN_GAMES = Setting("collection/turn games", False)
"""Whether a game that is opened at a hit is rotated to match the position searched for."""

ENGINES = Setting[list[str]]("engines/list", [])
"""The user's engines, as JSON."""
ANALYSIS_ENGINE = Setting("engines/analysis", "")
"""The name of the engine for analysis, or an empty string if there is none."""
PLAY_ENGINE = Setting("engines/play", "")
"""The name of the engine that plays moves, or an empty string if there is none."""
PLAY_COLOUR = Setting("engines/colour", "black", ("black", "white", ""))
"""The user's colour in games against engines, or an empty string if engines play each other."""
PLAY_BLACK = Setting("engines/black", "")
"""The name of the engine that last played Black, or an empty string."""
PLAY_WHITE = Setting("engines/white", "")
"""The name of the engine that last played White, or an empty string."""
PLAY_LIMITED = Setting("engines/time limit", False)
"""Whether games against engines have a time limit."""
ANALYSIS_SECONDS = Setting("engines/seconds", 60, range(1, 86_401))
"""Seconds after which the analysis of a position stops by itself."""
ANALYSIS_PLAYER = Setting("engines/player", "black", ("black", "white", "turn"))
"""The player for whom win rates and scores are shown; "turn" is the player to move."""
ANALYSIS_CANDIDATES = Setting("engines/candidates", True)
ANALYSIS_OWNERSHIP = Setting("engines/ownership", False)

REVIEW_VARIATIONS = Setting("review/variations", False)
"""Whether reviews include all variations."""
REVIEW_VISITS = Setting("review/visits", 200, range(1_000_001))
"""The visits per position of a review; 0 is no limit."""
REVIEW_SECONDS = Setting("review/seconds", 5, range(3601))
"""The seconds per position of a review; 0 is no limit."""
REVIEW_OWNERSHIP = Setting("review/ownership", False)
"""Whether reviews store the owner of each point."""
REVIEW_LOSSES = Setting("review/losses", False)
"""Whether the last stones on the board show what their moves lost."""
MISTAKE_POINTS = Setting("review/mistake in points", 3.0)
MISTAKE_PERCENT = Setting("review/mistake in percent", 10.0)
"""The losses from which on a move is a mistake."""

LANGUAGE = Setting("window/language", "", ("", *LANGUAGES))
"""The code of a language, or an empty string for that of the system."""
THEME = Setting("window/theme", "light", ("system", "light", "dark"))
SHORTCUT_SCHEME = Setting("window/keys", "goboard", ("goboard", "sabaki", "q5go", "cgoban"))
CUSTOM_SHORTCUTS = Setting[list[str]]("window/own keys", [])
FIT_BOARD = Setting("window/fit", False)
ZOOM = Setting("window/zoom", 1.0)
SOUNDS = Setting("window/sounds", False)
SHOW_WELCOME = Setting("window/welcome", True)
WINDOW_GEOMETRY = Setting("window/geometry", QByteArray())
WINDOW_STATE = Setting("window/state", QByteArray())

RECENT_FILES = Setting[list[str]]("files/recent", [])
LAST_FOLDER = Setting("files/folder", "")
OPEN_FILES_AT = Setting("files/open at", "start", ("start", "end", "left"))
"""The position shown in a file that is opened, see `FilePositions`."""
FILE_POSITIONS = Setting[list[str]]("files/positions", [])
"""Where the user left files, the latest first, as JSON."""

_SIDES = range(1, MAX_SIDE + 1)
NEW_GAME_WIDTH = Setting("new game/width", 19, _SIDES)
NEW_GAME_HEIGHT = Setting("new game/height", 19, _SIDES)
NEW_GAME_SHAPE = Setting(
    "new game/shape", "rectangle", ("rectangle", "torus", "cylinder", "moebius", "hexagon")
)
"""The shape of the board; a graph from a file is not remembered."""
NEW_GAME_SIDE = Setting("new game/side", 5, range(1, MAX_HEXAGON_SIDE + 1))
"""The points on each side of a hexagonal board."""
NEW_GAME_KOMI = Setting("new game/komi", 6.5)
NEW_GAME_HANDICAP = Setting("new game/handicap", 0)
NEW_GAME_RULES = Setting("new game/rules", "")
NEW_GAME_RECORDED = Setting("new game/recorded", True)
"""Whether recording is turned on for a new game."""

LAST_PRINT_CHOICES = Setting("print/last choices", "")
"""The print options used last, as JSON."""

TRAINER_NOTATION = Setting("trainer/notation", "")
TRAINER_WIDTH = Setting("trainer/width", 19, _SIDES)
TRAINER_HEIGHT = Setting("trainer/height", 19, _SIDES)
TRAINER_TASK = Setting("trainer/task", "find", ("find", "type", "pick"))
TRAINER_REGION = Setting("trainer/region", "whole")
TRAINER_VIEW = Setting("trainer/view", "id")
TRAINER_READING = Setting("trainer/reading", "travel", ("travel", "stay"))
TRAINER_HELP = Setting("trainer/help", "nothing", ("nothing", "edges", "names"))
TRAINER_QUESTIONS = Setting("trainer/questions", 20, (10, 20, 50, 100, 0))
TRAINER_GEOMETRY = Setting("trainer/geometry", QByteArray())


class Settings(QObject):
    """The settings file, with a signal that announces changes to all windows.

    An INI file returns every value as text on the next run, so a value is converted to the type of
    the setting's default. Values that can't be converted or are not allowed are regarded as
    missing.
    """

    changed = Signal(object)
    """Emitted with a `Setting` whose value has changed."""
    preferred = Signal(object)
    """Emitted with a `Setting` that was set for all windows, replacing their own values."""

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard"
        )

    @property
    def file_path(self) -> str:
        """The path of the settings file."""
        return self._store.fileName()

    def get(self, setting: Setting[T]) -> T:
        """Return the stored value, or the default if there is no stored value or it is invalid."""
        stored = self._store.value(setting.key)
        if stored is None:
            return setting.default
        try:
            value = cast("T", _convert(_from_qt(stored), type(setting.default)))
        except (TypeError, ValueError, KeyError):
            return setting.default
        return value if setting.allowed is None or value in setting.allowed else setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Store a value and emit `changed`, unless the setting has that value already."""
        if value != self.get(setting):
            self._store.setValue(setting.key, _to_qt(value))
            self.changed.emit(setting)

    def set_for_all_windows(self, setting: Setting[T], value: T) -> None:
        """Store the value of a view setting, and emit `preferred` to make all open windows adopt
        it.
        """
        self.set(setting, value)
        self.preferred.emit(setting)

    def sync(self) -> None:
        """Write pending changes to the file."""
        self._store.sync()


def _to_qt(value: Any) -> Any:
    """Return a value in the form in which it is stored, so that texts keep bytes that are not valid
    UTF-8.
    """
    if isinstance(value, list):
        return [to_qt(each) for each in value]
    return to_qt(value) if isinstance(value, str) else value


def _from_qt(stored: Any) -> Any:
    if isinstance(stored, list):
        return [from_qt(each) for each in stored]
    return from_qt(stored) if isinstance(stored, str) else stored


def _convert(stored: Any, kind: type) -> object:
    if kind is bool:
        return stored if isinstance(stored, bool) else {"true": True, "false": False}[stored]
    if kind is list:
        # A list of one comes back as its element, an empty one as None or "".
        return [stored] if isinstance(stored, str) else list(stored)
    if kind is QByteArray:
        return stored if isinstance(stored, QByteArray) else QByteArray()
    value = kind(stored)
    if kind is float and not isfinite(value):
        raise ValueError(stored)
    return value

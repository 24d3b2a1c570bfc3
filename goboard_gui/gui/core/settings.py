"""What the program remembers between two runs."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from ...go import MAX_SIDE
from .i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Container

T = TypeVar("T", bool, int, float, str, list[str], QByteArray)


@dataclass(frozen=True)
class Setting(Generic[T]):
    """One thing remembered: its key, its value until another is chosen, and what it may be."""

    key: str
    default: T
    allowed: Container[T] | None = None


NOTATION = Setting("names/notation", "western")
SECOND_NOTATION = Setting("names/second notation", "")
EDGES = Setting("names/edges", True)
SIDES = Setting("names/sides", ["top", "right", "bottom", "left"])
NAMES = Setting("names/points", False)
NAMED = Setting("names/named points", "all", ("all", "empty", "chain"))
STRUCTURE = Setting("names/structure", False)
SPOTLIGHT = Setting("names/spotlight", True)
READING = Setting("names/reading", "travel")

TRUE_TURN = Setting("study/true turn", False)
MOVE_TIMES = Setting("record/move times", False)
COUNT_AT_END = Setting("record/count after two passes", True)
MAIN_TIME = Setting("record/main time", 1800, range(360_001))
OVERTIME = Setting("record/overtime", "5x30 byo-yomi")
OWN_RULES = Setting("record/own rules", "")

GUESSED = Setting("study/guessed colours", "both", ("both", "black", "white"))

LAST_MOVE = Setting("board/last move", "dot", ("dot", "triangle", "number", "nothing"))
NATURAL = Setting("board/natural placement", False)
ALLOW_ILLEGAL = Setting("board/allow illegal moves", False)
SETUP_NEW = Setting("board/set up in a new node", False)
VARIATIONS = Setting("board/variations", "ghosts", ("nothing", "ghosts", "letters"))
VARIATIONS_CHILDREN = Setting("board/variations after", True)
VARIATIONS_SIBLINGS = Setting("board/variations beside", False)
VARIATIONS_FILE = Setting("board/variations as the file asks", True)
LIFE = Setting[list[str]]("board/life", [])

LANGUAGE = Setting("window/language", "", ("", *LANGUAGES))
"""As the system has it unless one is chosen."""
THEME = Setting("window/theme", "light", ("light", "dark"))
KEYS = Setting("window/keys", "goboard", ("goboard", "sabaki", "q5go", "cgoban"))
OWN_KEYS = Setting[list[str]]("window/own keys", [])
FIT = Setting("window/fit", False)
ZOOM = Setting("window/zoom", 1.0)
SOUNDS = Setting("window/sounds", False)
WELCOME = Setting("window/welcome", True)
GEOMETRY = Setting("window/geometry", QByteArray())
STATE = Setting("window/state", QByteArray())

RECENT = Setting[list[str]]("files/recent", [])
FOLDER = Setting("files/folder", "")

_SIDES = range(1, MAX_SIDE + 1)
NEW_WIDTH = Setting("new game/width", 19, _SIDES)
NEW_HEIGHT = Setting("new game/height", 19, _SIDES)
NEW_KOMI = Setting("new game/komi", 6.5)
NEW_HANDICAP = Setting("new game/handicap", 0)
NEW_RULES = Setting("new game/rules", "")

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
    """The one object that reads and writes settings.

    An INI file hands every value back as text on the next run, so each is made again what its
    default is; a value that cannot be is as good as none.
    """

    changed = Signal(object)
    """A `Setting` has another value."""
    preferred = Signal(object)
    """A `Setting` was chosen for all windows, those included that had gone another way."""

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard"
        )

    @property
    def file(self) -> str:
        """The path of the file they are in."""
        return self._store.fileName()

    def get(self, setting: Setting[T]) -> T:
        stored = self._store.value(setting.key)
        if stored is None:
            return setting.default
        try:
            value = cast("T", _convert(stored, type(setting.default)))
        except (TypeError, ValueError, KeyError):
            return setting.default
        return value if setting.allowed is None or value in setting.allowed else setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        if value != self.get(setting):
            self._store.setValue(setting.key, value)
            self.changed.emit(setting)

    def prefer(self, setting: Setting[T], value: T) -> None:
        """Choose a value for all windows; what one of them chooses holds there and for new ones."""
        self.set(setting, value)
        self.preferred.emit(setting)

    def sync(self) -> None:
        self._store.sync()


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

"""What can be chosen of pages, group by group: the words for each option and how it is chosen."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from ...diagram.book.limits import RANGES
from ..widgets.setting_editors import NumberRange, SettingChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .choices import Choices

PRINT_CONTEXT = "Print"


class Kind(Enum):
    """How something is chosen."""

    SWITCH = auto()
    ONE = auto()
    RULE = auto()
    """One of several that have numbers of their own."""
    SEVERAL = auto()
    NUMBER = auto()
    LENGTH = auto()
    """A number that may have a fraction."""
    NUMBERS = auto()
    TEXT = auto()
    TEMPLATE = auto()


def always(_choices: Choices) -> bool:
    """For options that there are whatever else is chosen."""
    return True


class Row(NamedTuple):
    """An option: the fields that lead to it from `Choices`, its words, and how it is chosen.

    ``owner`` is what a number belongs to, which tells its limits, unless there are ``limits`` here;
    ``word`` is for none of them. A template may have ``places``, or all that there are. ``when``
    tells whether there is anything to choose.
    """

    path: str
    label: str
    kind: Kind = Kind.SWITCH
    when: Callable[[Choices], bool] = always
    about: str = ""
    values: Callable[[], Sequence[SettingChoice]] | Mapping[Any, str] | None = None
    owner: type | None = None
    limits: tuple[float, float] | None = None
    step: float = 1
    sign: str = ""
    word: str = ""
    places: Sequence[str] = ()

    @property
    def text(self) -> str:
        """What it is called, with a mnemonic."""
        return words(self.label)

    @property
    def tip(self) -> str:
        """What it does, or nothing."""
        return words(self.about) if self.about else ""

    @property
    def unit(self) -> str:
        """What stands behind a number."""
        return f" {words(self.sign)}" if self.sign else ""

    @property
    def none(self) -> str:
        """What no number is called, if there need not be one."""
        return words(self.word) if self.word else ""

    def choices(self) -> Sequence[SettingChoice]:
        """What one chooses among."""
        if callable(self.values):
            return self.values()
        return [SettingChoice(value, words(text)) for value, text in (self.values or {}).items()]

    @property
    def numbers(self) -> NumberRange:
        """Between what a number lies."""
        name = self.path.rpartition(".")[2]
        least, most = self.limits or RANGES[self.owner or object, name]
        return NumberRange(least, most, self.step)


class Group(NamedTuple):
    """Options that belong together; those with a heading stand below it."""

    title: str
    rows: Sequence[Row | str]
    when: Callable[[Choices], bool] = always


def words(text: str) -> str:
    """A text of the tables, translated."""
    return QCoreApplication.translate(PRINT_CONTEXT, text)

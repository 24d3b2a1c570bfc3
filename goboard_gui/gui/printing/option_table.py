"""Types of the option table: rows, groups and kinds of fields."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from ...diagram.book.limits import RANGES
from ..widgets.setting_editors import NumberRange, SettingChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .choices import PrintChoices

PRINT_CONTEXT = "Print"


class FieldKind(Enum):
    """Kinds of fields."""

    SWITCH = auto()
    ONE = auto()
    RULE = auto()
    """One of several objects with options of their own, told apart by their types."""
    SEVERAL = auto()
    NUMBER = auto()
    LENGTH = auto()
    """A decimal number."""
    NUMBERS = auto()
    TEXT = auto()
    TEMPLATE = auto()


def always(_choices: PrintChoices) -> bool:
    """Return True, for options that always apply."""
    return True


class OptionRow(NamedTuple):
    """A print option: its path in `PrintChoices`, texts, and kind of field.

    ``owner`` is the class whose limits apply to a number unless ``limits`` are given; ``word`` is
    shown for None. ``places`` are the placeholders of a template, all by default. ``when`` is the
    condition under which the option applies.
    """

    path: str
    label: str
    kind: FieldKind = FieldKind.SWITCH
    when: Callable[[PrintChoices], bool] = always
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
        """The label, with a mnemonic."""
        return translated(self.label)

    @property
    def tip(self) -> str:
        """The tooltip, or an empty string."""
        return translated(self.about) if self.about else ""

    @property
    def unit(self) -> str:
        """The unit after a number."""
        return f" {translated(self.sign)}" if self.sign else ""

    @property
    def none(self) -> str:
        """The text shown for None, if the number is optional."""
        return translated(self.word) if self.word else ""

    def choices(self) -> Sequence[SettingChoice]:
        """Return the values to choose from."""
        if callable(self.values):
            return self.values()
        return [
            SettingChoice(value, translated(text)) for value, text in (self.values or {}).items()
        ]

    @property
    def numbers(self) -> NumberRange:
        """The limits of a number."""
        name = self.path.rpartition(".")[2]
        least, most = self.limits or RANGES[self.owner or object, name]
        return NumberRange(least, most, self.step)


class OptionGroup(NamedTuple):
    """A group of options, with headings between them."""

    title: str
    rows: Sequence[OptionRow | str]
    when: Callable[[PrintChoices], bool] = always


def translated(text: str) -> str:
    """Return a text of the option tables in the window's language."""
    return QCoreApplication.translate(PRINT_CONTEXT, text)

"""Diagnostics: problems that readers and checks report without failing.

Each reporting module has an enum of codes with an English text each. The command line prints a
diagnostic with ``str``; `gui/wording` translates it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from .display_text import to_printable
from .named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class DiagnosticCode(Enum):
    """Base class for diagnostic codes; each subclass has one member for each kind of problem."""

    @property
    def template(self) -> str:
        """The template of the English message, with the names of its arguments in braces."""
        return str(self.value)


class Location(NamedTuple):
    """The place that a diagnostic refers to; a field is None if it is unknown or does not apply.

    ``line`` and ``column`` of a text and the number of the ``move`` count from 1, ``game`` and
    ``node`` from 0.

    >>> str(Location(3, 7)), str(Location(3)), str(Location(game=1))
    ('line 3, column 7', 'line 3', '')
    """

    line: int | None = None
    column: int | None = None
    game: int | None = None
    node: int | None = None
    move: int | None = None

    def __str__(self) -> str:
        if self.line is None:
            return ""
        return f"line {self.line}" + ("" if self.column is None else f", column {self.column}")


def _in_english(value: object) -> str:
    """Return the argument of a diagnostic as English text."""
    if isinstance(value, Enum):
        return value.value if isinstance(value.value, str) else value.name.capitalize()
    if type(value) is tuple:  # a NamedTuple has its own text
        return " ".join(map(str, value))
    return to_printable(str(value))


_NOWHERE = Location()
_NO_ARGUMENTS: Mapping[str, Any] = {}


class Diagnostic(NamedTuple):
    """A problem that was reported without stopping the reading, writing or checking.

    ``arguments`` fill the braces in the text of the code. One named ``detail`` quotes the input;
    it follows the text in parentheses.
    """

    code: DiagnosticCode
    place: Location = _NOWHERE
    arguments: Mapping[str, Any] = _NO_ARGUMENTS

    def message(
        self,
        translate: Callable[[str], str] = str,
        show: Callable[[object], str] = _in_english,
    ) -> str:
        """Return the message without the location; ``show`` converts each argument to text, and
        ``translate`` the template.
        """
        arguments = {name: show(value) for name, value in self.arguments.items()}
        text = translate(self.code.template).format(**arguments)
        detail = arguments.get("detail")
        return f"{text} ({detail})" if detail else text

    def __str__(self) -> str:
        return ": ".join(filter(None, (str(self.place), self.message())))

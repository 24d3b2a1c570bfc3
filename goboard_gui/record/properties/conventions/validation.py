"""Validation of property values against the conventions for their properties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from .dates import suggest_date
from .komi import suggest_komi
from .numbers import suggest_handicap
from .ranks import suggest_ranks
from .results import parse_result, write_result
from .rules import suggest_rules
from .time_limits import suggest_time

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Validation(NamedTuple):
    """The result of a validation: whether a text follows the convention, and suggestions if it does
    not.
    """

    follows_convention: bool
    suggestions: tuple[str, ...] = ()


_VALID = Validation(follows_convention=True)


def validate_value(ident: str, text: str) -> Validation:
    """Validate a text as the value of a property.

    Any text is valid if the property has no convention.

    >>> validate_value("RE", "black wins by resignation").suggestions
    ('B+R',)
    >>> validate_value("BR", "9段"), validate_value("PB", "9段").follows_convention
    (Validation(follows_convention=False, suggestions=('9d', '9p')), True)
    """
    text = text.strip()
    suggest = _SUGGESTION_FUNCTIONS.get(ident)
    if not text or suggest is None:
        return _VALID
    suggestions = suggest(text)
    return _VALID if suggestions is None else Validation(False, suggestions)


def _suggest_results(text: str) -> tuple[str, ...] | None:
    result = parse_result(text)
    if result is None:
        return ()
    written = write_result(result)
    return None if text in (written, *_LONG_FORMS.get(written, ())) else (written,)


_LONG_FORMS = {
    f"{winner}+{letter}": (f"{winner}+{word}",)
    for winner in "BW"
    for letter, word in (("R", "Resign"), ("T", "Time"), ("F", "Forfeit"))
} | {"Draw": ("0",)}

_SUGGESTION_FUNCTIONS: Mapping[str, Callable[[str], tuple[str, ...] | None]] = {
    "RE": _suggest_results,
    "DT": suggest_date,
    "BR": suggest_ranks,
    "WR": suggest_ranks,
    "KM": suggest_komi,
    "HA": suggest_handicap,
    "RU": suggest_rules,
    "TM": suggest_time,
}
"""Suggested forms by property; None for a valid text, empty if there is no suggestion."""

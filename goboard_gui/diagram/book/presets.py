"""Print presets: print options as JSON, and back.

Presets of other versions, or edited by hand, are read as far as possible: a missing or invalid
value leaves the previous one.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from ...go import Crop
from ...notation import Notation, UnknownNotationError, notation
from ...record.figures import (
    AtCaptures,
    AtComments,
    AtMarks,
    AtMoves,
    AtOverlaps,
    EveryMoves,
    WholeGame,
)
from ..theme import DARK, LIGHT, PRINT, Theme
from .limits import RANGES
from .page_setup import PAPERS, Paper

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from ...record.figures import Split
    from .options import PrintOptions

THEMES: Mapping[str, Theme] = {"print": PRINT, "light": LIGHT, "dark": DARK}
"""The themes for printing, by their names on the command line."""

SPLIT_RULES: Mapping[str, Split] = {
    "every": EveryMoves(),
    "captures": AtCaptures(),
    "overlap": AtOverlaps(),
    "FG": AtMarks(),
    "comments": AtComments(),
    "at": AtMoves(()),
    "whole": WholeGame(),
}
"""The rules that divide records into figures, with their default numbers."""

_RULE = "rule"
_LONGEST_TEXT = 500
_MOST_NUMBERS = 1000
_NAMES = {"Crop": Crop, "Notation": Notation}
"""Names in annotations that their modules import only for type checking."""


def to_data(options: PrintOptions, base: PrintOptions) -> dict[str, object]:
    """Return print options as data for JSON.

    Only phrases that differ from ``base`` are included, so that a preset saved in one language can
    be read in another.
    """
    data: dict[str, object] = _write(options)
    own, usual = options.phrases._asdict(), base.phrases._asdict()
    data["phrases"] = {key: text for key, text in own.items() if text != usual[key]}
    return data


def from_data(data: object, base: PrintOptions) -> PrintOptions:
    """Return ``base``, updated by the data of a preset."""
    try:
        options: PrintOptions = _read(type(base), data, base, None)
    except (TypeError, ValueError, RecursionError):
        return base
    return options


def _write(value: Any) -> Any:
    if isinstance(value, Notation):
        return value.id
    if isinstance(value, Theme):
        return next((name for name, theme in THEMES.items() if theme == value), "print")
    if isinstance(value, Paper) and PAPERS.get(value.name) == value:
        return value.name
    if isinstance(value, Enum):
        return _key(value)
    if isinstance(value, frozenset):
        return sorted(map(_write, value))
    rule = next((name for name, kind in SPLIT_RULES.items() if type(kind) is type(value)), None)
    if _field_names(value):
        said = {name: _write(getattr(value, name)) for name in _field_names(value)}
        return said if rule is None else {_RULE: rule, **said}
    if rule is not None:
        return {_RULE: rule}
    return list(value) if isinstance(value, tuple) else value


def _key(member: Enum) -> str:
    """Return the stored name of an enumeration member: its value if it is a string."""
    return member.value if isinstance(member.value, str) else member.name.lower()


def _field_names(value: object) -> tuple[str, ...]:
    """Return the field names of a dataclass or named tuple; none for other values."""
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    return getattr(value, "_fields", ())


@cache
def _kinds(owner: Hashable) -> Mapping[str, Any]:
    """Return the types of the fields of a class."""
    return get_type_hints(owner, localns=_NAMES)


def _read(kind: Any, data: Any, base: Any, place: tuple[type, str] | None) -> Any:
    """Read a value of type ``kind``; ``base`` is the previous value, ``place`` its field.

    :raises ValueError, TypeError: the data are nothing of this kind.
    """
    if get_origin(kind) in (Union, UnionType):
        return _read_one_of(get_args(kind), data, base, place)
    if get_origin(kind) is frozenset:
        (inside,) = get_args(kind)
        return frozenset(_read(inside, one, None, place) for one in data)
    if get_origin(kind) is tuple:
        return tuple(_number(int, one, place) for one in data[:_MOST_NUMBERS])
    if kind is Notation:
        return _notation(data)
    if kind is Theme:
        return _of(THEMES, data)
    if kind is Paper and isinstance(data, str):
        return _of(PAPERS, data)
    if issubclass(kind, Enum):
        return _of({_key(member): member for member in kind}, data)
    if kind in (int, float):
        return _number(kind, data, place)
    if kind in (bool, str):
        return _plain(kind, data)
    return _read_fields(data, base)


def _read_one_of(
    kinds: tuple[Any, ...], data: Any, base: Any, place: tuple[type, str] | None
) -> Any:
    """Read an optional value, or a rule by its name."""
    if data is None and NoneType in kinds:
        return None
    if EveryMoves in kinds:
        rule = _of(SPLIT_RULES, data[_RULE])
        return _read_fields(data, base if type(base) is type(rule) else rule)
    (kind,) = (kind for kind in kinds if kind is not NoneType)
    if base is None and kind is Crop:
        base = Crop(0, 0, 0, 0)
    return _read(kind, data, base, place)


def _read_fields(data: Any, base: Any) -> Any:
    """Return ``base`` with each field that can be read."""
    if not isinstance(data, dict):
        raise TypeError(data)
    read = {}
    for name, kind in _kinds(type(base)).items():  # type: ignore[arg-type]  # classes are hashable
        if name not in data:
            continue
        try:
            read[name] = _read(kind, data[name], getattr(base, name), (type(base), name))
        except (TypeError, ValueError, KeyError):
            continue
    return with_fields(base, read)


def with_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """Return a dataclass or named tuple with some fields replaced."""
    return replace(value, **fields) if is_dataclass(value) else value._replace(**fields)  # type: ignore[type-var]  # no class


def _notation(data: object) -> Notation:
    try:
        return notation(data)  # type: ignore[arg-type]  # whatever it is, none is called so
    except UnknownNotationError:
        raise ValueError(data) from None


def _of(table: Mapping[str, Any], data: object) -> Any:
    if not isinstance(data, str) or data not in table:
        raise ValueError(data)
    return table[data]


def _number(kind: type, data: object, place: tuple[type, str] | None) -> float:
    """Return a number within its limits; an integer is accepted for a float.

    :raises ValueError: it is another thing, or beyond the limits.
    """
    if isinstance(data, bool) or not isinstance(data, int | float):
        raise TypeError(data)
    if kind is int and not isinstance(data, int):
        raise ValueError(data)
    if place is None or data not in RANGES.get(place, ()):
        raise ValueError(data)
    return kind(data)  # type: ignore[no-any-return]


def _plain(kind: type, data: object) -> object:
    if not isinstance(data, kind):
        raise TypeError(data)
    return data[:_LONGEST_TEXT] if isinstance(data, str) else data

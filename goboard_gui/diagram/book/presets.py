"""Print presets: conversion of print options to data for JSON and back.

Presets of other versions, or edited by hand, are read as far as possible: a missing or invalid
value leaves the previous one.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from ...go import Crop
from .option import OptionType
from .option_table import CROP_LIMITS, OPTIONS, PAPER_LIMITS
from .options import replace_fields

if TYPE_CHECKING:
    from collections.abc import Callable

    from .option import Option, ValueRange
    from .options import PrintChoices
    from .page_setup import Paper

_RULE = "rule"
_RULE_KEY = "edition.plan.split"
_PAPER_KEY = "edition.setup.paper"
_MAX_TEXT_LENGTH = 500
_MAX_NUMBERS = 1000


def to_data(choices: PrintChoices, base: PrintChoices) -> dict[str, Any]:
    """Return print options as dictionaries and lists that can be written as JSON.

    Only templates that differ from ``base`` are included, so that a preset saved in one language
    can be read in another.
    """
    data: dict[str, Any] = {}
    for key, option in OPTIONS.items():
        if _is_stored_within_another(key):
            continue
        *sections, name = (option.stored_key or key).split(".")
        section = reduce(lambda outer, inner: outer.setdefault(inner, {}), sections, data)
        value = choices.get(key)
        if option.type is not OptionType.TEMPLATE or value != base.get(key):
            section[name] = _to_json_value(option, value)
    return data


def from_data(data: object, base: PrintChoices) -> PrintChoices:
    """Return the options ``base``, updated with the valid values in the data of a preset."""
    values = {}
    for key, option in OPTIONS.items():
        if _is_stored_within_another(key):
            continue
        try:
            values[key] = _from_json_value(option, _stored_value(data, option), base.get(key))
        except (TypeError, ValueError, KeyError):
            continue
    return base.with_values(values)


def _is_stored_within_another(key: str) -> bool:
    """Return whether an option is a field of the paper or of the rule for splitting games into
    figures, which are stored as a whole.
    """
    return key.startswith((f"{_RULE_KEY}.", f"{_PAPER_KEY}."))


_FORMER_PITCHES = {"kifu": 9.0, "problems": 7.0}
_FORMER_PITCH = 5.5
_FORMER_ATTACHMENTS = {True: "single", False: "never"}
"""The names of what the only option with values was that once was a switch."""


def _stored_value(data: object, option: Option) -> Any:
    """Return what a preset contains for an option.

    Presets of earlier versions have a largest line spacing instead of a line spacing. It is used as
    well, unless it was the default of the document type.

    :raises KeyError, TypeError: if it contains nothing.
    """
    try:
        value = _part_at(data, option.stored_key or option.key)
        return _FORMER_ATTACHMENTS[value] if isinstance(value, bool) and option.values else value
    except KeyError:
        if option.key != "edition.setup.stone_pitch":
            raise
    pitch = _part_at(data, "edition.setup.largest_stone")
    document_type = str(_part_at(data, "edition").get("material"))
    return None if pitch == _FORMER_PITCHES.get(document_type, _FORMER_PITCH) else pitch


def _part_at(data: object, key: str) -> Any:
    """Return the part of a preset's data that a dotted key refers to.

    :raises KeyError, TypeError: if nothing is stored there.
    """
    for name in key.split("."):
        if not isinstance(data, dict):
            raise TypeError(data)
        data = data[name]
    return data


def _to_json_value(option: Option, value: Any) -> Any:
    """Convert the value of an option to data for JSON."""
    if value is None:
        return None
    match option.type:
        case OptionType.CHOICE:
            return option.value_name(value)
        case OptionType.PAPER:
            return value._asdict() if value.is_custom else value.name
        case OptionType.SET:
            return sorted(map(option.value_name, value))
        case OptionType.RULE:
            return {_RULE: _rule_name(option, value), **_write_fields(value)}
        case OptionType.CROP:
            return value._asdict()
        case OptionType.NUMBERS:
            return list(value)
    return value


def _rule_name(option: Option, rule: Any) -> str:
    return next(each.name for each in option.values if type(each.value) is type(rule))


def _write_fields(rule: Any) -> dict[str, Any]:
    return {
        name: _to_json_value(OPTIONS[f"{_RULE_KEY}.{name}"], value)
        for name, value in rule._asdict().items()
    }


def _from_json_value(option: Option, data: Any, base: Any) -> Any:
    """Parse the value of an option from the data of a preset; ``base`` is the value so far.

    :raises ValueError, TypeError, KeyError: the data are invalid.
    """
    if data is None and (option.none or option.type is OptionType.CROP):
        return None
    match option.type:
        case OptionType.CHOICE:
            return _named(option, data)
        case OptionType.PAPER:
            return _named(option, data) if isinstance(data, str) else _read_paper(data, base)
        case OptionType.SET:
            return frozenset(_named(option, one) for one in _list(data))
        case OptionType.RULE:
            return _read_rule(option, data, base)
        case OptionType.CROP:
            return _read_fields(data, base or Crop(0, 0, 0, 0), _crop_side)
        case OptionType.NUMBERS:
            return tuple(
                _checked_number(int, one, option.limits) for one in _list(data)[:_MAX_NUMBERS]
            )
        case OptionType.INTEGER:
            return _checked_number(int, data, option.limits)
        case OptionType.DECIMAL:
            return _checked_number(float, data, option.limits)
        case OptionType.SWITCH:
            return _plain(bool, data)
    return _plain(str, data)[:_MAX_TEXT_LENGTH]


def _read_rule(option: Option, data: Any, base: Any) -> Any:
    """Parse the rule for splitting games into figures from the data of a preset.

    Fields missing from the data keep the values of ``base`` if that is a rule of the same type.
    """
    if not isinstance(data, dict):
        raise TypeError(data)
    rule = _named(option, data[_RULE])
    return _read_fields(
        data,
        base if type(base) is type(rule) else rule,
        lambda name, value: _from_json_value(OPTIONS[f"{_RULE_KEY}.{name}"], value, None),
    )


def _read_paper(data: Any, base: Paper) -> Any:
    return _read_fields(
        data,
        base,
        lambda name, value: (
            _plain(str, value)[:_MAX_TEXT_LENGTH]
            if name == "name"
            else _checked_number(float, value, PAPER_LIMITS)
        ),
    )


def _crop_side(_name: str, value: Any) -> int:
    return int(_checked_number(int, value, CROP_LIMITS))


def _read_fields(data: Any, base: Any, read: Callable[[str, Any], Any]) -> Any:
    """Return the named tuple ``base``, updated with the valid values in the data."""
    if not isinstance(data, dict):
        raise TypeError(data)
    values = {}
    for name in base._fields:
        if name in data:
            try:
                values[name] = read(name, data[name])
            except (TypeError, ValueError, KeyError):
                continue
    return replace_fields(base, values)


def _named(option: Option, data: object) -> Any:
    if not isinstance(data, str):
        raise TypeError(data)
    return option.value_from_name(data)


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(data)
    return data


def _checked_number(kind: type, data: object, limits: ValueRange | None) -> float:
    """Convert a number from the data of a preset to the type ``kind``, and check its limits.

    :raises ValueError, TypeError: if the data are not such a number, or exceed the limits.
    """
    if isinstance(data, bool) or not isinstance(data, int | float):
        raise TypeError(data)
    if kind is int and not isinstance(data, int):
        raise ValueError(data)
    if limits is None or data not in limits:
        raise ValueError(data)
    return kind(data)  # type: ignore[no-any-return]


def _plain(kind: type, data: object) -> Any:
    if not isinstance(data, kind):
        raise TypeError(data)
    return data

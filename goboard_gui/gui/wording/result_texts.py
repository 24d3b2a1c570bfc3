"""Texts about results of games."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ...record.values.conventions.results import parse_result, write_result


def result_text(recorded: str) -> str:
    """Return a recorded result in FF[4] form, in points and with the decimal sign of the user's
    locale, or unchanged if it can't be parsed.

    For display only: records always have a decimal point.
    """
    result = parse_result(recorded)
    if result is None:
        return recorded
    return write_result(result.in_points).replace(".", QLocale().decimalPoint())

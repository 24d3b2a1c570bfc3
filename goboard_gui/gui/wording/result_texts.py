"""Texts about results of games."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ...record.properties.conventions.results import parse_result, standard_result


def result_text(recorded: str) -> str:
    """Return a recorded result in FF[4] form, in points and with the decimal sign of the user's
    locale, or unchanged if it can't be parsed.

    For display only: records always have a decimal point.
    """
    if parse_result(recorded) is None:
        return recorded
    return standard_result(recorded).replace(".", QLocale().decimalPoint())

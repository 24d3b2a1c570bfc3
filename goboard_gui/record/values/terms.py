"""How much time players have, as records state it; read when a record does."""

from __future__ import annotations

import re

from .conventions.plain import plain
from .conventions.times import suggest_time
from .timekeeping import Overtime, Terms, read_seconds, write_seconds

_AMOUNT = r"(\d{1,6}(?:\.\d{1,3})?)"
_UNIT = r"(?:\s?(?:s|secs?|seconds?)\.?)?"
_COUNT = r"(\d{1,4})"
_NAME = r"byo-? ?yomi"

_WRITTEN = (
    (Overtime.BYO_YOMI, rf"{_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_UNIT} ?(?:{_NAME})?"),
    (Overtime.BYO_YOMI, rf"{_NAME} {_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_UNIT}"),
    (Overtime.CANADIAN, rf"{_COUNT} ?/ ?{_AMOUNT}{_UNIT} ?(?:canadian)?"),
    (Overtime.CANADIAN, rf"canadian {_COUNT} ?/ ?{_AMOUNT}{_UNIT}"),
    (Overtime.FISCHER, rf"\+?{_AMOUNT}{_UNIT} ?fischer"),
    (Overtime.FISCHER, rf"fischer \+?{_AMOUNT}{_UNIT}"),
)
_FORMS = [(kind, re.compile(form, re.ASCII)) for kind, form in _WRITTEN]


def read_terms(main: str, overtime: str) -> Terms:
    """The terms that texts of ``TM`` and ``OT`` state; time is only counted where the first
    makes no sense.

    Overtime that nobody understands is taken for none.

    >>> read_terms("1 h", "10 fischer")
    Terms(main=3600.0, overtime=<Overtime.FISCHER: 'Fischer'>, seconds=10.0, count=0)
    """
    seconds = _seconds(main)
    if seconds is None:
        return Terms()
    said = plain(overtime)
    for kind, form in _FORMS:
        match = form.fullmatch(said)
        if match is not None:
            *count, length = match.groups()
            return Terms(seconds, kind, float(length), int(count[0]) if count else 0)
    return Terms(seconds)


def write_overtime(terms: Terms) -> str:
    """The overtime of terms as servers write it into ``OT``; empty for none.

    >>> [write_overtime(read_terms("0", text)) for text in ("5 x 30 s", "25/600", "fischer 10", "")]
    ['5x30 byo-yomi', '25/600 Canadian', '10 fischer', '']
    """
    length = write_seconds(terms.seconds)
    match terms.overtime:
        case Overtime.BYO_YOMI:
            return f"{terms.count}x{length} byo-yomi"
        case Overtime.CANADIAN:
            return f"{terms.count}/{length} Canadian"
        case Overtime.FISCHER:
            return f"{length} fischer"
    return ""


def _seconds(text: str) -> float | None:
    seconds = read_seconds(text)
    if seconds is None:
        meant = suggest_time(text) or ()
        seconds = float(meant[0]) if meant else None
    return seconds

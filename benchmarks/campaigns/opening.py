"""R1: real records open, damaged ones with a diagnostic."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.files.sgf.reading import read_sgf
from tests.files.sgf_cases import sgfmill_shapes

from .corpus import HOSTILE, records
from .parts import numbered
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

_GAME = re.compile(rb"\(\s*;")
_LONG_NAME = re.compile(r"[A-Za-z]{65}")  # sgfmill's limit, not the format's


def open_real_records(cases: Iterable[int], most: int | None = None) -> Result:
    """Open real records; those that sgfmill refuses to read must open with a diagnostic."""
    result = Result()
    for _, (group, name, data) in numbered(cases, records(most)):
        if group == HOSTILE:
            continue
        result.counts["files"] += 1
        try:
            file = read_sgf(data)
        except ReadError as error:
            nothing = error.reason in (
                ReadErrorReason.EMPTY,
                ReadErrorReason.NO_GAME,
            ) and not _GAME.search(data)
            result.check(nothing, f"{name}: {error.reason.value}")
            result.counts["without a game"] += nothing
            continue
        result.counts[f"opened of {group}"] += 1
        result.counts["with a notice"] += bool(file.diagnostics)
        if not file.diagnostics:
            result.check(_sound(file.source.text), f"{name}: damaged, and opened without a notice")
    return result


def _sound(text: str) -> bool:
    try:
        sgfmill_shapes(text)
    except ValueError:
        return bool(_LONG_NAME.search(text))
    return True

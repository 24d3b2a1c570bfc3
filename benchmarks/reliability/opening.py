"""R1: real records open, damaged ones with a notice."""

from __future__ import annotations

import re
from collections import Counter

from goboard_gui.files.errors import ReadError, Refusal
from goboard_gui.files.sgf import read
from tests.files.sgf_cases import sgfmill_shapes

from .corpus import HOSTILE, records
from .figure import Result

_GAME = re.compile(rb"\(\s*;")
_LONG_NAME = re.compile(r"[A-Za-z]{65}")  # sgfmill's limit, not the format's


def real(most: int | None = None) -> Result:
    """Open real records; whatever sgfmill refuses to read must open with a notice."""
    result = Result()
    opened, empty = Counter(), 0
    mended = quietly = 0
    for group, name, data in records(most):
        if group == HOSTILE:
            continue
        try:
            file = read(data)
        except ReadError as error:
            nothing = error.reason in (Refusal.EMPTY, Refusal.NO_GAME) and not _GAME.search(data)
            result.check(nothing, f"{name}: {error.reason.value}")
            empty += nothing
            continue
        opened[group] += 1
        mended += bool(file.repairs)
        if not file.repairs:
            quietly += 1
            result.check(_sound(file.source.text), f"{name}: damaged, and opened without a notice")
    result.tried = f"{opened.total() + empty:,} files: " + ", ".join(
        f"{group} {count:,}" for group, count in opened.items()
    )
    result.found = (
        f"{opened.total():,} opened, {mended:,} of them with a notice; {empty} hold no game; "
        f"sgfmill reads all {quietly:,} without a notice"
    )
    return result


def _sound(text: str) -> bool:
    try:
        sgfmill_shapes(text)
    except ValueError:
        return bool(_LONG_NAME.search(text))
    return True

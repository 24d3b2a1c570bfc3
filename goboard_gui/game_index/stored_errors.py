"""The errors of files that gave no games, as an index stores them: as JSON."""

from __future__ import annotations

import json
from typing import Any

from ..files.errors import ReadError, ReadErrorReason, TextPosition
from ..files.foreign.errors import UnsupportedFormatError
from ..files.formats import Format, UnsupportedReason


def serialize_read_error(error: ReadError | OSError) -> str:
    """Serialize the error of a file as ASCII text, without the file name, which is stored
    separately.
    """
    return json.dumps(_error_fields(error), separators=(",", ":"))


def _error_fields(error: ReadError | OSError) -> dict[str, object]:
    if isinstance(error, OSError):
        return {"errno": error.errno, "detail": error.strerror or str(error)}
    if isinstance(error, UnsupportedFormatError):
        return {"format": error.format.name, "why": error.why.name}
    return {
        "reason": error.reason.name,
        "place": error.place,
        "detail": error.detail,
        "most": error.limit,
    }


def load_error(name: str, text: str) -> ReadError:
    """Return the error of the file ``name`` from its stored text; a text of unknown form becomes
    the detail of the error.

    >>> error = ReadError("", ReadErrorReason.NO_GAME, TextPosition(3, 1))
    >>> print(load_error("a.sgf", serialize_read_error(error)))
    a.sgf: no game record found (“(;” is missing), at line 3, column 1
    >>> print(load_error("a.sgf", "whatever was wrong"))
    a.sgf: the file can't be read (whatever was wrong)
    """
    try:
        return _error(name, json.loads(text))
    except (LookupError, TypeError, ValueError, RecursionError):
        return ReadError(name, ReadErrorReason.UNREADABLE, detail=text)


def _error(name: str, facts: dict[str, Any]) -> ReadError:
    if "format" in facts:
        return UnsupportedFormatError(
            name, Format[facts["format"]], UnsupportedReason[facts["why"]]
        )
    if "errno" in facts:
        error = ReadError(name, ReadErrorReason.UNREADABLE, detail=facts["detail"])
        error.__cause__ = OSError(facts["errno"], facts["detail"])
        return error
    place = None if facts["place"] is None else TextPosition(*facts["place"])
    reason = ReadErrorReason[facts["reason"]]
    return ReadError(name, reason, place, facts["detail"], limit=facts["most"])

"""Translated messages about errors of the packages on which `gui` is based.

The errors carry data. Most have an enum whose values are English texts, which are translated here.
Texts from the operating system or from a file are quoted.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from ...display_text import escape_name
from ..core.i18n import format_number, tr_noop, translator

if TYPE_CHECKING:
    from pathlib import Path

    from ...diagnostics import Diagnostic, Location
    from ...files import errors
    from ...files.text_diagrams.errors import DiagramError
    from ...files.text_records import errors as text_errors

_E = "Errors"
_tr = translator(_E)

_MAX_QUOTE = 40

_SYSTEM_ERRORS = {
    errno.ENOENT: tr_noop(_E, "file or folder not found"),
    errno.EACCES: tr_noop(_E, "permission denied"),
    errno.EPERM: tr_noop(_E, "permission denied"),
    errno.EISDIR: tr_noop(_E, "this is a folder"),
    errno.ENOTDIR: tr_noop(_E, "part of the path is not a folder"),
    errno.ENOSPC: tr_noop(_E, "the disk is full"),
    errno.EROFS: tr_noop(_E, "the disk is read-only"),
    errno.EIO: tr_noop(_E, "disk read or write error"),
    errno.ENAMETOOLONG: tr_noop(_E, "the name is too long"),
}


def describe_error(error: object) -> str:
    """Return the message for an error or a diagnostic.

    Unknown exceptions are converted by ``str``, which is English.
    """
    from ...diagnostics import Diagnostic
    from ...diagram.book.isbn import IsbnError
    from ...diagram.output.errors import ExportError, ExportFailure
    from ...files import errors
    from ...notation import NotationError
    from .notation_texts import error_sentence

    match error:
        case NotationError():
            return error_sentence(error)
        case errors.ReadError():
            return f"{escape_name(error.name)}: {unreadable_file_reason(error)}"
        case Diagnostic():
            return _diagnostic_text(error)
        case errors.SaveError():
            return _save_error_text(error)
        case errors.EncodingError():
            in_property = tr_noop(_E, "“{character}” in {property} can't be saved in {charset}")
            plain = tr_noop(_E, "“{character}” can't be saved in {charset}")
            return _tr(in_property if error.ident else plain).format(
                character=error.character, property=error.ident, charset=error.encoding
            )
        case ExportError(cause=ExportFailure() as cause):
            return f"{_path_text(error.path)}: {error.format_message(_tr(cause.value))}"
        case ExportError(cause=IsbnError() as cause):
            wrong = tr_noop(_E, "{text} is not an ISBN (13 digits, the last is a check digit)")
            return f"{_path_text(error.path)}: {_tr(wrong).format(text=escape_name(cause.text))}"
        case ExportError():
            return f"{_path_text(error.path)}: {_cause_text(error.cause)}"
        case OSError():
            name = escape_name(str(error.filename or ""))
            return ": ".join(filter(None, (name, _cause_text(error))))
    return _describe_text_error(error)


def unreadable_file_reason(error: errors.ReadError) -> str:
    """Return the reason why a file could not be read, with the position in the file but not its
    name.
    """
    from ...files.errors import LIMITS
    from ...files.foreign.errors import UnsupportedFormatError
    from ...files.text_diagrams.errors import DiagramError
    from ...files.text_records.errors import TextError

    if isinstance(error, UnsupportedFormatError):
        text = _tr(tr_noop(_E, "{format} can't be read: {why}"))
        return text.format(format=error.format.title, why=_tr(error.why.value))
    if isinstance(error.__cause__, OSError):
        return _cause_text(error.__cause__)
    detail = error.detail
    if isinstance(error.__cause__, DiagramError):
        detail = _diagram_error_text(error.__cause__)
    elif isinstance(error.__cause__, TextError):
        detail = _text_error_text(error.__cause__)
    elif error.limit:
        detail = _tr(LIMITS[error.reason]).format(most=format_number(error.limit))
    why = _tr(error.reason.value) + (f" ({detail})" if detail else "")
    if error.place is None:
        return why
    return f"{_position(error.place.line, error.place.column)}: {why}"


def _path_text(path: Path | str) -> str:
    return escape_name(str(path))


def _position(line: int, column: int) -> str:
    return _tr(tr_noop(_E, "line {line}, column {column}")).format(line=line, column=column)


def diagnostic_message(diagnostic: Diagnostic) -> str:
    """Return the message of a diagnostic, without its place."""
    return diagnostic.message(_tr, _argument)


def _diagnostic_text(diagnostic: Diagnostic) -> str:
    message = diagnostic_message(diagnostic)
    return ": ".join(filter(None, (place_text(diagnostic.place), message)))


def place_text(place: Location) -> str:
    """Return the line and column of a diagnostic, or else the number of its game, from 1."""
    if place.line is not None and place.column is not None:
        return _position(place.line, place.column)
    if place.line is not None:
        return _tr(tr_noop(_E, "line {line}")).format(line=place.line)
    if place.game is not None:
        return _tr(tr_noop(_E, "game {number}")).format(number=place.game + 1)
    return ""


def _argument(value: object) -> str:
    """Return an argument of a diagnostic as displayable text."""
    from ...go import Colour, IllegalReason
    from .terms import colour_name, violation_name

    match value:
        case Colour():
            return colour_name(value)
        case IllegalReason():
            return violation_name(value)
        case str():
            return _quote(value)
    return " ".join(value) if type(value) is tuple else str(value)


def _quote(text: str) -> str:
    """Return the beginning of a text from a file in printable form, for quoting it in a message."""
    from ...display_text import clip_text, to_printable

    return to_printable(clip_text(text, _MAX_QUOTE))


def _save_error_text(error: errors.SaveError) -> str:
    text = tr_noop(_E, "Couldn't save {path}: {why}")
    if error.kept:
        text = tr_noop(_E, "Couldn't save {path}: {why}. The previous contents are in {kept}.")
    where, kept = _path_text(error.path), _path_text(error.kept or "")
    return _tr(text).format(path=where, why=_cause_text(error.cause), kept=kept)


def _cause_text(cause: object) -> str:
    """Return the reason for an operating system error, or the message of any other cause."""
    from ...files.errors import SaveErrorReason

    if isinstance(cause, SaveErrorReason):
        return _tr(cause.value)
    if isinstance(cause, OSError):
        known = _SYSTEM_ERRORS.get(cause.errno or 0)
        return _tr(known) if known else cause.strerror or str(cause)
    return describe_error(cause) if isinstance(cause, Exception) else str(cause)


def _describe_text_error(error: object) -> str:
    """Return the message for an error in a text record, in a text diagram or of another kind."""
    from ...files.text_diagrams.errors import DiagramError
    from ...files.text_records import errors as text_errors

    match error:
        case text_errors.TextError():
            return f"{_position(error.line, error.column)}: {_text_error_text(error)}"
        case DiagramError():
            return f"{_position(error.line, error.column)}: {_diagram_error_text(error)}"
    return _describe_other_error(error)


def _diagram_error_text(error: DiagramError) -> str:
    return _tr(error.reason.value).format(text=_quote(error.text))


def _text_error_text(error: text_errors.TextError) -> str:
    from .notation_texts import error_phrase

    cause = "" if error.cause is None else error_phrase(error.cause)
    return _tr(error.reason.value).format(
        text=_quote(error.text), expected=error.expected, cause=cause
    )


def _describe_other_error(error: object) -> str:
    """Return the message for an error in editing, in the game index or in the trainer."""
    from ...files.sgf.branch_text import NoBranchError, SizeMismatchError
    from ...game_index.errors import IndexErrorCode, MissingGameError, UnusableIndexError
    from ...go import HandicapError, SizeError
    from ...study.lesson import EmptyLessonError
    from .notation_texts import notation_title

    match error:
        case UnusableIndexError(code=IndexErrorCode.BUSY | IndexErrorCode.MISSING):
            return f"{_path_text(error.folder)}: {_tr(error.code.value)}"
        case UnusableIndexError():
            text = tr_noop(_E, "{folder}: {problem} ({why})")
            problem = _tr(error.code.value)
            return _tr(text).format(
                folder=_path_text(error.folder), problem=problem, why=error.detail
            )
        case MissingGameError():
            text = tr_noop(_E, "{path} no longer contains game {number}")
            return _tr(text).format(path=_path_text(error.path), number=error.place + 1)
        case HandicapError():
            text = tr_noop(
                _E, "there is no standard placement for %n handicap stones on a {size} board"
            )
            return _tr(text, error.stones).format(size=error.size)
        case SizeError():
            text = tr_noop(_E, "{width}×{height} boards are not supported")
            return _tr(text).format(width=error.width, height=error.height)
        case NoBranchError():
            return _tr(tr_noop(_E, "the text contains no moves"))
        case SizeMismatchError():
            text = tr_noop(_E, "moves from a {size} board don't fit on a {wanted} board")
            return _tr(text).format(size=error.size, wanted=error.wanted)
        case EmptyLessonError():
            lesson = error.lesson
            text = tr_noop(
                _E, "there is nothing to practise for {notation} in this region of a {size} board"
            )
            return _tr(text).format(notation=notation_title(lesson.notation), size=lesson.size)
    return str(error)


def clipboard_not_responding_text() -> str:
    """Return a message for a clipboard whose owner does not answer."""
    return _tr(
        tr_noop(_E, "Not pasted: the program that the text was copied from does not answer.")
    )

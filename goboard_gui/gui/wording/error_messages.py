"""What went wrong left of the window, put into the words of the person's language.

The errors and notices of the other rooms carry data; most have an enumeration whose values say in
English what is wrong, and those are translated here. What a system or a file says is quoted.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from ..core.i18n import number, tr_noop, translator

if TYPE_CHECKING:
    from ...files import errors
    from ...files.foreign import errors as foreign
    from ...files.text_diagrams.errors import DiagramError
    from ...files.text_records import errors as text_errors

_E = "Errors"
_tr = translator(_E)

_LONGEST_QUOTE = 40

_SYSTEM = {
    errno.ENOENT: tr_noop(_E, "there is no such file or folder"),
    errno.EACCES: tr_noop(_E, "it may not be read or written"),
    errno.EPERM: tr_noop(_E, "it may not be read or written"),
    errno.EISDIR: tr_noop(_E, "it is a folder"),
    errno.ENOTDIR: tr_noop(_E, "a part of the path is no folder"),
    errno.ENOSPC: tr_noop(_E, "the disk is full"),
    errno.EROFS: tr_noop(_E, "the disk can only be read"),
    errno.EIO: tr_noop(_E, "the disk does not answer as it should"),
    errno.ENAMETOOLONG: tr_noop(_E, "the name is too long"),
}
_FORBIDDEN = (errno.EACCES, errno.EPERM)
_INDEX = {
    "NoIndexError": tr_noop(_E, "{folder} is no index of a collection"),
    "OutdatedIndexError": tr_noop(_E, "{folder} holds an index of another version"),
    "DamagedIndexError": tr_noop(_E, "{folder} holds a damaged index: {why}"),
}


def told(trouble: object) -> str:
    """What an error, a repair, a notice or a doubt says; those unknown here say it in English."""
    from ...diagram.output.files import ExportError, Unwritable
    from ...files import errors
    from ...files.foreign import errors as foreign
    from ...files.journal.journal import Trouble
    from ...notation import NotationError
    from .notation_texts import no_point

    match trouble:
        case NotationError():
            return no_point(trouble)
        case errors.ReadError():
            return f"{trouble.name}: {explanation(trouble)}"
        case errors.Repair() | foreign.Notice():
            return _odd(trouble)
        case errors.SaveError():
            return _unsaved(trouble)
        case errors.CharsetError():
            where = tr_noop(_E, "“{character}” in {property} cannot be written in {charset}")
            plain = tr_noop(_E, "“{character}” cannot be written in {charset}")
            return _tr(where if trouble.ident else plain).format(
                character=trouble.character, property=trouble.ident, charset=trouble.charset
            )
        case ExportError(cause=Unwritable() as cause):
            return f"{trouble.path}: {trouble.fill(_tr(cause.value))}"
        case ExportError() | Trouble():
            return f"{trouble.path}: {_cause(trouble.cause)}"
        case OSError():
            return ": ".join(filter(None, (trouble.filename, _cause(trouble))))
    return _of_text(trouble)


def explanation(error: errors.ReadError) -> str:
    """Why a file gives no record, and where, without its name."""
    from ...files.errors import LIMITS
    from ...files.foreign.errors import UnsupportedFormatError
    from ...files.text_diagrams.errors import DiagramError

    if isinstance(error, UnsupportedFormatError):
        told = _tr(tr_noop(_E, "{format} is not read: {why}"))
        return told.format(format=error.format.title, why=_tr(error.why.value))
    detail = error.detail
    if isinstance(error.__cause__, OSError):
        detail = _cause(error.__cause__)
    elif isinstance(error.__cause__, DiagramError):
        detail = _diagram_fault(error.__cause__)
    elif error.most:
        detail = _tr(LIMITS[error.reason]).format(most=number(error.most))
    why = _tr(error.reason.value) + (f" ({detail})" if detail else "")
    if error.place is None:
        return why
    return _tr(tr_noop(_E, "{why}, at {place}")).format(why=why, place=_place(error.place))


def _place(place: errors.Place) -> str:
    told = _tr(tr_noop(_E, "line {line}, column {column}"))
    return told.format(line=place.line, column=place.column)


def _odd(one: errors.Repair | foreign.Notice) -> str:
    from ...files.display_text import clipped, printable
    from ...files.errors import Place, Repair

    if isinstance(one, Repair):
        where = _place(Place(one.line, one.column))
    else:
        where = _tr(tr_noop(_E, "line {line}")).format(line=one.line)
    quote = f" ({printable(clipped(one.detail, _LONGEST_QUOTE))})" if one.detail else ""
    return f"{where}: {_tr(one.kind.value)}{quote}"


def _unsaved(error: errors.SaveError) -> str:
    told = tr_noop(_E, "{path} was not saved: {why}")
    if error.kept:
        told = tr_noop(_E, "{path} was not saved: {why}; its old contents are in {kept}")
    why = _cause(error.cause)
    if isinstance(error.cause, OSError) and error.cause.errno in _FORBIDDEN:
        why = _tr(tr_noop(_E, "nothing may be written there"))
    return _tr(told).format(path=error.path, why=why, kept=error.kept)


def _cause(cause: object) -> str:
    """Why a system refuses something, or what else was in the way."""
    from ...files.errors import Objection

    if isinstance(cause, Objection):
        return _tr(cause.value)
    if isinstance(cause, OSError):
        known = _SYSTEM.get(cause.errno or 0)
        return _tr(known) if known else cause.strerror or str(cause)
    return told(cause) if isinstance(cause, Exception) else str(cause)


def _of_text(trouble: object) -> str:
    """What is odd about a record that was typed, pasted or is to be written as text."""
    from ...files.errors import Place
    from ...files.text_diagrams.errors import DiagramError
    from ...files.text_records import errors as text_errors

    match trouble:
        case text_errors.TextError():
            return f"{_place(trouble.place)}: {_text_fault(trouble)}"
        case text_errors.Notice():
            return f"{_place(Place(trouble.line, trouble.column))}: {_text_notice(trouble)}"
        case text_errors.Doubt():
            return _tr(trouble.kind.value).format(number=trouble.number)
        case DiagramError():
            where = _place(Place(trouble.line, trouble.column))
            return f"{where}: {_diagram_fault(trouble)}"
    return _of_study(trouble)


def _diagram_fault(error: DiagramError) -> str:
    from ...files.display_text import clipped, printable

    return _tr(error.reason.value).format(text=printable(clipped(error.text, _LONGEST_QUOTE)))


def _text_fault(error: text_errors.TextError) -> str:
    from ...files.text_records import errors as text_errors
    from .notation_texts import fault

    cause = "" if error.cause is None else fault(error.cause)
    return _tr(error.reason.value).format(
        text=text_errors.quotable(error.text), expected=error.expected, cause=cause
    )


def _text_notice(notice: text_errors.Notice) -> str:
    from ...files.text_records import errors as text_errors
    from .terms import colour_name, fault_name

    return _tr(notice.kind.value).format(
        number=notice.number,
        text=text_errors.quotable(notice.text),
        names=" ".join(notice.names),
        colour=notice.colour and colour_name(notice.colour),
        reason=notice.reason and fault_name(notice.reason),
    )


def _of_study(trouble: object) -> str:
    """What cannot be done to a record, asked of a collection or of the trainer."""
    from ...files.sgf.branch_text import NoBranchError, OtherSizeError
    from ...game_index.errors import BusyIndexError, GameGoneError, UnusableIndexError
    from ...go import HandicapError, SizeError
    from ...study.lesson import EmptyLessonError
    from .notation_texts import title_of

    match trouble:
        case UnusableIndexError():
            told = _INDEX.get(type(trouble).__name__, _INDEX["NoIndexError"])
            return _tr(told).format(folder=trouble.folder, why=trouble.detail)
        case BusyIndexError():
            told = tr_noop(_E, "the index in {folder} is being built by another program")
            return _tr(told).format(folder=trouble.folder)
        case GameGoneError():
            told = tr_noop(_E, "{path}: the file has no game {number} any more")
            return _tr(told).format(path=trouble.path, number=trouble.place + 1)
        case HandicapError():
            told = tr_noop(_E, "no customary placement of %n handicap stones on a {size} board")
            return _tr(told, trouble.stones).format(size=trouble.size)
        case SizeError():
            told = tr_noop(_E, "there is no board of {width}×{height} lines")
            return _tr(told).format(width=trouble.width, height=trouble.height)
        case NoBranchError():
            return _tr(tr_noop(_E, "no moves of a game record in it"))
        case OtherSizeError():
            told = tr_noop(_E, "moves on a {size} board do not fit on one of {wanted}")
            return _tr(told).format(size=trouble.size, wanted=trouble.wanted)
        case EmptyLessonError():
            lesson = trouble.lesson
            told = tr_noop(_E, "nothing to ask about {notation} on {size} in this region")
            return _tr(told).format(notation=title_of(lesson.notation), size=lesson.size)
    return str(trouble)

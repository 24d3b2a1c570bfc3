"""Opening a file in whichever format it is."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from .. import sgf
from ..charset import Decoded, How, decode
from ..errors import ReadError, Refusal
from ..game_reader import TooManyNodesError
from . import gib, ngf, ugf
from .draft import MAX_NODES
from .errors import Notice, NoticeKind, Unsupported, UnsupportedFormatError
from .formats import Format

if TYPE_CHECKING:
    import os

    from ...record import Tree
    from ..errors import Repair
    from ..sgf import SgfFile

MAX_BYTES = 20_000_000
"""How large a foreign file may be; with pictures of the players they are some 100 kilobytes."""
_HEAD = 65_536
_KEPT_BYTE = re.compile("[\ud800-\udfff]")

_SGF = re.compile(r"\(\s*;")
_MARKS = (
    (Format.GIB, re.compile(r"\A\s*\\HS\b|^\\\[GIBOKIND=|^STO 0 \d+ [12] \d+ \d+\s*$", re.M)),
    (Format.UGF, re.compile(r"^\[(?:Header|Remote|Files|Data)\]\s*$", re.M)),
    (Format.NGF, re.compile(r"^PM[A-Z]{2}[BW][A-Z]{2,4}\s*$", re.M)),
)
_LHA = re.compile(rb".{0,2}?.{2}-lh[0-9d]-", re.DOTALL)
_READERS = {Format.GIB: gib.read, Format.NGF: ngf.read, Format.UGF: ugf.read}
_UNSUPPORTED = {
    "bdx": (Format.BDX, Unsupported.NO_DESCRIPTION),
    "gos": (Format.GOS, Unsupported.NO_DESCRIPTION),
    "go": (Format.ISHI, Unsupported.NO_DESCRIPTION),
    "mgt": (Format.MGT, Unsupported.OLD_TEXT),
}


@dataclass(frozen=True, eq=False)
class Opened:
    """A file that was opened: its games, and what had to be put right.

    ``file`` is what the games are saved by. For SGF it is the file as it was read; for any other
    format a new one, which is nowhere yet: the games are saved under another name, as SGF.
    """

    format: Format
    file: SgfFile
    charset: str
    notices: tuple[Repair | Notice, ...] = ()

    @property
    def games(self) -> tuple[Tree, ...]:
        """The games, in the order of the file."""
        return self.file.games

    @property
    def foreign(self) -> bool:
        """Whether the file is no SGF, so that it is not to be written over."""
        return self.format is not Format.SGF


def open_path(path: str | os.PathLike[str], charset: str | None = None) -> Opened:
    """Open a file.

    :raises ReadError: when it cannot be read, or as `open_any` does.
    """
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(sgf.MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise ReadError(name, Refusal.UNREADABLE, detail=detail) from error
    return open_any(data, name, charset)


def open_any(data: bytes, name: str = "", charset: str | None = None) -> Opened:
    r"""Open a file's bytes: what they hold decides how they are read, then the file's name.

    ``charset`` overrides what the file says and what would be guessed.

    :raises UnsupportedFormatError: when the format is known and not read.
    :raises ReadError: when there is no game in them, or more than the limits allow.
    :raises LookupError: when ``charset`` is given and Python knows no such charset.

    >>> opened = open_any(b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n")
    >>> opened.format.name, [tree.main_line() for tree in opened.games]
    ('GIB', [[0, 1]])
    """
    form = format_of(data, name)
    if form is Format.SGF:
        return _open_sgf(data, name, charset)
    if len(data) > MAX_BYTES:
        raise ReadError(name, Refusal.TOO_LARGE, detail=f"over {MAX_BYTES:,} bytes")
    if form is Format.UGZ:
        raise UnsupportedFormatError(name, form, Unsupported.COMPRESSED)
    if form is Format.UGF and ugf.encrypted(data):
        raise UnsupportedFormatError(name, form, Unsupported.ENCRYPTED)
    decoded, notices = _decoded(data, form, charset)
    try:
        games, found = _READERS[form](_KEPT_BYTE.sub("\ufffd", decoded.text))
    except TooManyNodesError:
        detail = f"over {MAX_NODES:,} nodes"
        raise ReadError(name, Refusal.TOO_MANY_NODES, detail=detail) from None
    return Opened(form, sgf.new_file(games), decoded.charset, (*notices, *found))


def format_of(data: bytes, name: str = "") -> Format:
    r"""The format of a file, by what it holds and, where that says nothing, by its name.

    What is recognised as no other is taken for SGF, whose reader says what is wrong with it.

    >>> format_of(b"(;SZ[9])").name, format_of(b"[Header]\nVer=UGF3,200\n").name
    ('SGF', 'UGF')
    """
    if _LHA.match(data):
        return Format.UGZ
    head = _head(data)
    found = [(match.start(), form) for form, mark in _MARKS if (match := mark.search(head))]
    record = _SGF.search(head)
    if found and (record is None or min(found, key=_place)[0] < record.start()):
        return min(found, key=_place)[1]
    return Format.SGF


def _place(found: tuple[int, Format]) -> int:
    return found[0]


def _head(data: bytes) -> str:
    """The beginning of a file, its ASCII at least; lines end with LF."""
    head = data[:_HEAD]
    for mark, codec in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if head.startswith(mark):
            return _with_line_feeds(head[2:].decode(codec, "replace"))
    return _with_line_feeds(head.removeprefix(codecs.BOM_UTF8).decode("latin-1"))


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _open_sgf(data: bytes, name: str, charset: str | None) -> Opened:
    try:
        file = sgf.read(data, name, charset)
    except ReadError as error:
        known = _UNSUPPORTED.get(PurePath(name).suffix.lower().removeprefix("."))
        if error.reason is Refusal.NO_GAME and known is not None:
            raise UnsupportedFormatError(name, *known) from None
        raise
    return Opened(Format.SGF, file, file.source.charset, file.repairs)


def _decoded(
    data: bytes,
    form: Format,
    charset: str | None,
) -> tuple[Decoded, list[Notice]]:
    """The text, in the charset that was chosen or told, or that its words look like."""
    stated = ugf.stated_charset(data) if form is Format.UGF and charset is None else None
    if stated is None:
        decoded = decode(data, charset)
        bad = [Notice(NoticeKind.INVALID_BYTES, _bad_line(decoded.text), decoded.charset)]
        return decoded, bad if decoded.trouble else []
    try:
        text = data.decode(stated)
    except (UnicodeError, LookupError):
        return decode(data), [Notice(NoticeKind.CHARSET, 1, stated)]
    return Decoded(text, codecs.lookup(stated).name, How.DECLARED, declared=stated), []


def _bad_line(text: str) -> int:
    """The line of the first byte that is no text."""
    bad = _KEPT_BYTE.search(text)
    return text.count("\n", 0, bad.start() if bad else 0) + 1

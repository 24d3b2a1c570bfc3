"""Opening a file in whichever format it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from .. import sgf
from ..charset import Decoded, How, codec_of, decode
from ..diagrams import DiagramError, DiagramFault, read_diagram
from ..errors import Place, ReadError, Refusal
from ..game_reader import TooManyNodesError
from . import gib, ngf, ugf
from .detection import format_of
from .draft import MAX_NODES
from .errors import Notice, NoticeKind, Unsupported, UnsupportedFormatError
from .formats import Format

if TYPE_CHECKING:
    import os

    from ...record import Tree
    from ..errors import Repair
    from ..sgf import SgfFile

MAX_BYTES = 2_000_000
"""How large a foreign file may be; with pictures of the players they have some 100 kilobytes."""
_KEPT_BYTE = re.compile("[\ud800-\udfff]")
_READERS = {Format.GIB: gib.read, Format.NGF: ngf.read, Format.UGF: ugf.read}
_SAVED_AS_TEXT = ".txt"
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


def open_path(
    path: str | os.PathLike[str],
    charset: str | None = None,
    progress: sgf.Progress | None = None,
) -> Opened:
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
    return open_any(data, name, charset, progress)


def open_any(
    data: bytes, name: str = "", charset: str | None = None, progress: sgf.Progress | None = None
) -> Opened:
    r"""Open a file's bytes: what they hold decides how they are read, then the file's name.

    ``charset`` overrides what the file says and what would be guessed; ``progress`` is told how
    much of a record in SGF is read.

    :raises CancelledError: when ``progress`` does.
    :raises UnsupportedFormatError: when the format is known and not read.
    :raises ReadError: when there is no game in them, or more than the limits allow.
    :raises LookupError: when ``charset`` is given and Python knows no such charset.

    >>> opened = open_any(b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n")
    >>> opened.format.name, [tree.main_line() for tree in opened.games]
    ('GIB', [[0, 1]])
    """
    form = format_of(data)
    if form is Format.SGF:
        return _open_sgf(data, name, charset, progress)
    if len(data) > MAX_BYTES:
        raise ReadError(name, Refusal.TOO_LARGE, detail=f"over {MAX_BYTES:,} bytes")
    if form is Format.UGZ:
        raise UnsupportedFormatError(name, form, Unsupported.COMPRESSED)
    if form is Format.UGF and ugf.encrypted(data):
        raise UnsupportedFormatError(name, form, Unsupported.ENCRYPTED)
    decoded, notices = _decoded(data, form, charset)
    text = _KEPT_BYTE.sub("\ufffd", decoded.text)
    games, found = _read_diagrams(text, name) if form is Format.DIAGRAM else _read(form, text, name)
    return Opened(form, sgf.new_file(games), decoded.charset, (*notices, *found))


def _read(form: Format, text: str, name: str) -> tuple[list[Tree], list[Notice]]:
    try:
        return _READERS[form](text)
    except TooManyNodesError:
        detail = f"over {MAX_NODES:,} nodes"
        raise ReadError(name, Refusal.TOO_MANY_NODES, detail=detail) from None


def _read_diagrams(text: str, name: str) -> tuple[list[Tree], list[Notice]]:
    try:
        return read_diagram(text), []
    except DiagramError as error:
        if error.reason is DiagramFault.NO_DIAGRAM:
            raise ReadError(name, Refusal.NO_GAME) from None
        raise ReadError(
            name, Refusal.BAD_DIAGRAM, Place(error.line, error.column), error.told
        ) from None


def _open_sgf(data: bytes, name: str, charset: str | None, progress: sgf.Progress | None) -> Opened:
    """Open what looks like nothing else; where no game is in it, there may be a board."""
    try:
        file = sgf.read(data, name, charset, progress)
    except ReadError as error:
        ending = PurePath(name).suffix.lower()
        known = _UNSUPPORTED.get(ending.removeprefix("."))
        if error.reason is not Refusal.NO_GAME:
            raise
        if known is not None:
            raise UnsupportedFormatError(name, *known) from None
        opened = _open_drawing(data, name, charset, sure=ending == _SAVED_AS_TEXT)
        if opened is None:
            raise
        return opened
    return Opened(Format.SGF, file, file.source.charset, file.repairs)


def _open_drawing(data: bytes, name: str, charset: str | None, *, sure: bool) -> Opened | None:
    """The boards that are drawn in a text; unless it is ``sure`` to be one, None where none is."""
    if len(data) > MAX_BYTES:
        return None
    decoded, notices = _decoded(data, Format.DIAGRAM, charset)
    try:
        games, _ = _read_diagrams(_KEPT_BYTE.sub("\ufffd", decoded.text), name)
    except ReadError as error:
        if sure and error.reason is Refusal.BAD_DIAGRAM:
            raise
        return None
    return Opened(Format.DIAGRAM, sgf.new_file(games), decoded.charset, tuple(notices))


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
    codec = codec_of(stated)
    try:
        text = data.decode(codec) if codec is not None else None
    except UnicodeError:
        text = None
    if codec is None or text is None:
        return decode(data), [Notice(NoticeKind.CHARSET, 1, stated)]
    return Decoded(text, codec, How.DECLARED, declared=stated), []


def _bad_line(text: str) -> int:
    """The line of the first byte that is no text."""
    bad = _KEPT_BYTE.search(text)
    return text.count("\n", 0, bad.start() if bad else 0) + 1

"""File formats of Go games and their detection."""

from __future__ import annotations

import codecs
import re
from enum import Enum


class UnsupportedReason(Enum):
    """The reason why a format is not supported; the value is the English text."""

    ENCRYPTED = "the moves are encrypted with a key that only PandaNet has"
    COMPRESSED = "the file is compressed with LHA; extract the .ugf file and open that"
    OLD_TEXT = "the old text format of WinMGT is undocumented and can't be read"
    NO_DESCRIPTION = "the format is undocumented, and no sample files are known"


class Format(Enum):
    """A file format: its name and extensions and, if it is not supported, the reason."""

    SGF = "SGF", ("sgf", "mgt")
    GIB = "GIB (Tygem)", ("gib",)
    NGF = "NGF (wBaduk, CyberOro)", ("ngf",)
    UGF = "UGF (PandaNet)", ("ugf", "ugi")
    WGS = "WGS (QQ Weiqi)", ("wgs",)
    ISHI = "Ishi standard format", ("go", "prb")
    DIAGRAM = "Text diagram", ("txt",)
    MOVES = "Moves as text", ("txt",)
    UGZ = "UGZ (compressed UGF)", ("ugz",), UnsupportedReason.COMPRESSED
    MGT = "MGT (old WinMGT)", ("mgt",), UnsupportedReason.OLD_TEXT
    BDX = "BDX", ("bdx",), UnsupportedReason.NO_DESCRIPTION
    GOS = "GOS", ("gos",), UnsupportedReason.NO_DESCRIPTION

    def __init__(
        self, title: str, extensions: tuple[str, ...], unsupported: UnsupportedReason | None = None
    ) -> None:
        self.title = title
        self.extensions = extensions
        self.unsupported = unsupported

    @property
    def is_readable(self) -> bool:
        """Whether games can be read from files in this format.

        >>> [format.name for format in Format if format.is_readable]
        ['SGF', 'GIB', 'NGF', 'UGF', 'WGS', 'ISHI', 'DIAGRAM', 'MOVES']
        """
        return self.unsupported is None


# Text files in a folder are hardly ever diagrams or moves, and .go files mostly programs in Go.
_RARELY_RECORDS = (Format.DIAGRAM, Format.MOVES, Format.ISHI)
RECORD_ENDINGS = tuple(
    f".{ending}"
    for form in Format
    if form.is_readable and form not in _RARELY_RECORDS
    for ending in form.extensions
)
"""File extensions that are treated as game records in folders."""


def browsable_extensions(ending: str) -> tuple[str, ...]:
    """Return the extensions of the files treated as records when browsing the folder of an open
    file with this extension.

    >>> set(browsable_extensions(".go")) - set(browsable_extensions(".sgf")) == {".go", ".prb"}
    True
    """
    own = tuple(f".{each}" for each in Format.ISHI.extensions)
    return (*RECORD_ENDINGS, *own) if ending.lower() in own else RECORD_ENDINGS


_HEAD = 65_536
_SGF = re.compile(r"\(\s*;")
# Stones set up, or a move with a number before its point and another line after it.
_ISHI = (
    r"(?i)^[ \t]*(?:SETUP[ \t]+[BW](?:[ \t,]+[A-Z]{1,2}\d{1,2})+[ \t]*$"
    r"|[BW][ \t]+\d{1,4}[ \t]+(?:[A-Z]{1,2}\d{1,2}|PASS)[ \t]*\n\s*\S)"
)
_MARKS = (
    (Format.GIB, r"\A\s*\\HS\b|^\\\[GIBOKIND=|^STO 0 \d+ [12] \d+ \d+\s*$"),
    (Format.UGF, r"^\[(?:Header|Remote|Files|Data)\]\s*$"),
    (Format.NGF, r"^PM[A-Z]{2}[BW][A-Z]{2,4}\s*$"),
    (Format.ISHI, _ISHI),
    (Format.DIAGRAM, r"^[ \t]*\$\$|\{\{\s*[Gg]o[ _]+board\s+\d"),
)
# The header of a WGS file: its version, the handicap and the board size.
_WGS = re.compile(rb"\x02\0\0\0.{96}[\0-\x09][\x02-\x34].{20}", re.DOTALL)
# The header of an archive; in UGZ two bytes precede it.
_LHA = re.compile(rb".{2}(?:.{2})?-lh[0-9d]-", re.DOTALL)
_WIDE = ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def detect_format(data: bytes) -> Format:
    r"""Return the format whose signature occurs first in the contents of a file.

    Unrecognised files are treated as SGF, whose reader is very tolerant.

    >>> detect_format(b"(;SZ[9])").name, detect_format(b"[Header]\nVer=UGF3,200\n").name
    ('SGF', 'UGF')
    """
    if _LHA.match(data):
        return Format.UGZ
    if _WGS.match(data):
        return Format.WGS
    head = _head(data)
    record = _SGF.search(head)
    before, found = head if record is None else head[: record.start()], Format.SGF
    if not before:  # as in most files
        return found
    for form, mark in _MARKS:
        match = re.search(mark, before, re.MULTILINE)
        if match is not None:
            before, found = before[: match.start()], form
    return found


def _head(data: bytes) -> str:
    """Return the beginning of a file as text with LF line ends, in which only ASCII characters are
    reliable.
    """
    head = data[:_HEAD]
    wide = next((codec for mark, codec in _WIDE if head.startswith(mark)), None)
    if wide is None:
        text = head.removeprefix(codecs.BOM_UTF8).decode("latin-1")
    else:
        text = head[2:].decode(wide, "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")

"""The formats in which games of Go come, read here or not."""

from __future__ import annotations

import codecs
import re
from enum import Enum


class Unsupported(Enum):
    """Why a format is not read; the value says it in English."""

    ENCRYPTED = "its moves are encrypted, and the key is PandaNet's own"
    COMPRESSED = "it is packed with LHA; unpack it first and open the .ugf file that comes out"
    OLD_TEXT = (
        "this is the text format of WinMGT before it wrote SGF, of which no description exists"
    )
    NO_DESCRIPTION = "no description of this format exists, and no file of it to learn from"


class Format(Enum):
    """A format: what people call it, how the names of its files end, and why it is not read."""

    SGF = "SGF", ("sgf", "mgt")
    GIB = "GIB (Tygem)", ("gib",)
    NGF = "NGF (wBaduk, CyberOro)", ("ngf",)
    UGF = "UGF (PandaNet)", ("ugf", "ugi")
    DIAGRAM = "Text diagram", ("txt",)
    UGZ = "UGZ (compressed UGF)", ("ugz",), Unsupported.COMPRESSED
    MGT = "MGT (old WinMGT)", ("mgt",), Unsupported.OLD_TEXT
    ISHI = "Ishi standard", ("go",), Unsupported.NO_DESCRIPTION
    BDX = "BDX", ("bdx",), Unsupported.NO_DESCRIPTION
    GOS = "GOS", ("gos",), Unsupported.NO_DESCRIPTION

    def __init__(
        self, title: str, extensions: tuple[str, ...], unsupported: Unsupported | None = None
    ) -> None:
        self.title = title
        self.extensions = extensions
        self.unsupported = unsupported

    @property
    def readable(self) -> bool:
        """Whether games are read from it.

        >>> [format.name for format in Format if format.readable]
        ['SGF', 'GIB', 'NGF', 'UGF', 'DIAGRAM']
        """
        return self.unsupported is None


# A text in a folder is hardly ever a diagram.
RECORD_ENDINGS = tuple(
    f".{ending}"
    for form in Format
    if form.readable and form is not Format.DIAGRAM
    for ending in form.extensions
)
"""How files end that are taken for records where nobody chose them one by one, as in a folder."""


_HEAD = 65_536
_SGF = re.compile(r"\(\s*;")
_LINES = re.MULTILINE
_MARKS = (
    (Format.GIB, re.compile(r"\A\s*\\HS\b|^\\\[GIBOKIND=|^STO 0 \d+ [12] \d+ \d+\s*$", _LINES)),
    (Format.UGF, re.compile(r"^\[(?:Header|Remote|Files|Data)\]\s*$", _LINES)),
    (Format.NGF, re.compile(r"^PM[A-Z]{2}[BW][A-Z]{2,4}\s*$", _LINES)),
    (Format.DIAGRAM, re.compile(r"^[ \t]*\$\$", _LINES)),
)
# The head of an archive; in UGZ two bytes stand before it.
_LHA = re.compile(rb".{2}(?:.{2})?-lh[0-9d]-", re.DOTALL)
_WIDE = ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def format_of(data: bytes) -> Format:
    r"""The format of a file: that which shows first in it.

    What is recognised as nothing else is taken for SGF, whose reader finds games in much.

    >>> format_of(b"(;SZ[9])").name, format_of(b"[Header]\nVer=UGF3,200\n").name
    ('SGF', 'UGF')
    """
    if _LHA.match(data):
        return Format.UGZ
    head = _head(data)
    record = _SGF.search(head)
    first, found = len(head) if record is None else record.start(), Format.SGF
    for form, mark in _MARKS:
        match = mark.search(head, 0, first)
        if match is not None:
            first, found = match.start(), form
    return found


def _head(data: bytes) -> str:
    """The beginning of a file, its ASCII at least; lines end with LF."""
    head = data[:_HEAD]
    wide = next((codec for mark, codec in _WIDE if head.startswith(mark)), None)
    if wide is None:
        text = head.removeprefix(codecs.BOM_UTF8).decode("latin-1")
    else:
        text = head[2:].decode(wide, "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")

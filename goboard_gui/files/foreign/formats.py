"""The formats in which games of Go come, read here or not."""

from __future__ import annotations

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

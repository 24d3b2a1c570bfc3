"""The formats in which games of Go come, read here or not."""

from __future__ import annotations

from enum import Enum

from .errors import Unsupported


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

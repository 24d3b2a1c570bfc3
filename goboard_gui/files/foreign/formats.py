"""The formats in which games of Go come, read here or not."""

from __future__ import annotations

from enum import Enum


class Format(Enum):
    """A format: what people call it, and how the names of its files end."""

    SGF = "SGF", ("sgf", "mgt")
    GIB = "GIB (Tygem)", ("gib",)
    NGF = "NGF (wBaduk, CyberOro)", ("ngf",)
    UGF = "UGF (PandaNet)", ("ugf", "ugi")
    DIAGRAM = "Text diagram", ("txt",)
    UGZ = "UGZ (compressed UGF)", ("ugz",)
    MGT = "MGT (old WinMGT)", ("mgt",)
    ISHI = "Ishi standard", ("go",)
    BDX = "BDX", ("bdx",)
    GOS = "GOS", ("gos",)

    def __init__(self, title: str, extensions: tuple[str, ...]) -> None:
        self.title = title
        self.extensions = extensions

    @property
    def readable(self) -> bool:
        """Whether games are read from it.

        >>> [format.name for format in Format if format.readable]
        ['SGF', 'GIB', 'NGF', 'UGF', 'DIAGRAM']
        """
        return self in _READABLE


_READABLE = frozenset({Format.SGF, Format.GIB, Format.NGF, Format.UGF, Format.DIAGRAM})

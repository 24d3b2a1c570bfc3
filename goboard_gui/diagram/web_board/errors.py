"""Errors of web boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...go import BoardKind


class UnsupportedBoardError(Exception):
    """Exception raised if a record from the file ``name`` has a board that web boards can't show,
    of a ``kind`` other than the rectangle.
    """

    def __init__(self, name: str, kind: BoardKind) -> None:
        super().__init__(name, kind)
        self.name = name
        self.kind = kind

    def __str__(self) -> str:
        return f"{self.name}: web boards show only rectangular boards ({self.kind.value})"

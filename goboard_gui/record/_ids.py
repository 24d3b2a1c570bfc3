"""The ids of nodes, which no two nodes of a record ever share."""

from __future__ import annotations


class Ids:
    """Hands out the ids of new nodes; shared by all versions of a tree."""

    __slots__ = ("_next",)

    def __init__(self, first: int = 0) -> None:
        self._next = first

    def take(self) -> int:
        """An id that was never handed out."""
        taken = self._next
        self._next += 1
        return taken

    def pass_over(self, node: int) -> None:
        """Never hand out this id, nor one below it."""
        self._next = max(self._next, node + 1)

"""Fast placement and capture of stones.

Points are indices of a `Graph`, colours are 1 and 2, an empty point is 0. No rules are checked: a
stone may be placed on another one and may fill the last liberty of its own chain.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .graph import Graph

_NOTHING: list[int] = []


class Kernel:
    """A mutable position: the contents of all points (``cells``) and its Zobrist ``key``."""

    __slots__ = ("_neighbours", "_zobrist", "cells", "key")

    def __init__(self, graph: Graph, cells: Iterable[int], key: int) -> None:
        self._neighbours = graph.neighbours
        self._zobrist = graph.zobrist
        self.cells = list(cells)
        self.key = key

    def copy(self) -> Kernel:
        """Return an independent copy."""
        made = copy(self)
        made.cells = self.cells.copy()
        return made

    def play(self, point: int, colour: int) -> list[int]:
        """Place a stone, remove captured chains, and return the points of the captured stones.

        After a suicide the list starts with ``point`` itself; otherwise it does not contain it. An
        opposing chain is captured first, so that no suicide occurs. Do not modify the list.
        """
        cells = self.cells
        neighbours = self._neighbours
        zobrist = self._zobrist
        if cells[point]:
            self.key ^= zobrist[cells[point]][point]
        cells[point] = colour
        opponent = 3 - colour
        key = self.key ^ zobrist[colour][point]
        captured = _NOTHING
        breathes = False
        for near in neighbours[point]:
            there = cells[near]
            if not there:
                breathes = True
            elif there == opponent:
                for beyond in neighbours[near]:
                    if not cells[beyond]:
                        break
                else:
                    chain = self._breathless_chain(near)
                    if chain:
                        keys = zobrist[opponent]
                        for dead in chain:
                            cells[dead] = 0
                            key ^= keys[dead]
                        captured = captured + chain if captured else chain
        if not breathes and not captured:
            captured = self._breathless_chain(point)
            if captured:
                keys = zobrist[colour]
                for dead in captured:
                    cells[dead] = 0
                    key ^= keys[dead]
        self.key = key
        return captured

    def _breathless_chain(self, start: int) -> list[int]:
        """Return the points of a stone's chain if it has no liberty, else an empty list."""
        cells = self.cells
        neighbours = self._neighbours
        colour = cells[start]
        chain = [start]
        seen = {start}
        for point in chain:  # the list grows during the loop
            for near in neighbours[point]:
                there = cells[near]
                if not there:
                    return _NOTHING
                if there == colour and near not in seen:
                    seen.add(near)
                    chain.append(near)
        return chain

    def take_back(self, point: int, before: int, colour: int, captured: Sequence[int]) -> None:
        """Undo a `play` of ``colour`` on a point whose content was ``before``; the caller restores
        the key.

        ``before`` is the content of the point before the move, and ``captured`` the result of
        `play`.
        """
        cells = self.cells
        if captured:
            taken = colour if captured[0] == point else 3 - colour
            for dead in captured:
                cells[dead] = taken
        cells[point] = before

    def set_point(self, point: int, colour: int) -> None:
        """Make a point black, white or empty as part of a setup, without captures."""
        before = self.cells[point]
        if before:
            self.key ^= self._zobrist[before][point]
        if colour:
            self.key ^= self._zobrist[colour][point]
        self.cells[point] = colour

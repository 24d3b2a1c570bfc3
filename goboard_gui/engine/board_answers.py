"""Positions that engines report: the answers to ``showboard`` of KataGo and to ``list_stones``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..go import Board, Colour
from ..notation.vertices import parse_vertex

if TYPE_CHECKING:
    from ..go import Point, Size

_ROW = re.compile(r"\s*([0-9]+)((?:\s*[.XO][0-9]*)+)\s*")
"""A row of KataGo's board; the last moves have their numbers instead of the blank after them."""


def parse_showboard(text: str, size: Size) -> Board:
    """Return the position in KataGo's answer to ``showboard``.

    :raises ValueError: if the text has no board of this size.
    """
    rows = [match for line in text.splitlines() if (match := _ROW.fullmatch(line))]
    numbers = [int(match[1]) for match in rows]
    if numbers != list(range(size.height, 0, -1)):
        raise ValueError(text)
    board = Board.from_rows(*(re.sub("[0-9 \t]", "", match[2]) for match in rows))
    if board.size != size:
        raise ValueError(text)
    return board


def parse_stones(black: str, white: str, size: Size) -> Board:
    """Return the position in the answers to ``list_stones black`` and ``list_stones white``.

    :raises ValueError: if they have something else than points of the board.
    """
    stones: dict[Point, Colour | None] = {}
    for colour, text in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for vertex in text.split():
            point = parse_vertex(vertex, size)
            if point is None:
                raise ValueError(vertex)
            stones[point] = colour
    return Board.empty(size).with_stones(stones)

"""Cards: positions that are repeated, and the keys by which they are found again.

A key is text that contains the whole position, so a file may be moved, renamed or rotated without
losing the history of its positions.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, NewType

from ...go import BoardKind, Colour, Symmetry
from ...record.edits.rotation import UnrotatableBoardError, rotate_shape
from ...record.properties.codec import write_point

if TYPE_CHECKING:
    from ...go import BoardShape
    from ..position import Position

CardKey = NewType("CardKey", str)
"""The key of a card: its kind, then the position as text, see `problem_key`."""

_NOTHING = "-"


class CardKind(Enum):
    """The kind of a card; the value is the first word of its keys."""

    PROBLEM = "problem"
    """A problem that is to be solved."""
    REPERTOIRE = "repertoire"
    """A position of a repertoire, in which its move is to be found."""


def problem_key(position: Position) -> CardKey:
    """Return the key of a problem, which is equal for all rotations, reflections and colour swaps.

    It consists of words: the kind, the shape of the board, the player to move (``b`` or ``w``;
    always ``b`` for problems), the point forbidden by ko, the black stones and the white stones.
    Points are written as in SGF; ``-`` stands for none.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.study.position import Position
    >>> problem_key(Position(Board.from_rows("XO.", "...", "..."), Colour.WHITE))
    'problem rectangle:3x3 b - ab aa'
    """
    return _key(CardKind.PROBLEM, position, swap=position.player is Colour.WHITE)


def repertoire_key(position: Position) -> CardKey:
    """Return the key of a position of a repertoire, which is equal for all rotations and
    reflections.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.study.position import Position
    >>> repertoire_key(Position(Board.from_rows("XO.", "...", "..."), Colour.WHITE))
    'repertoire rectangle:3x3 w - aa ab'
    """
    return _key(CardKind.REPERTOIRE, position, swap=False)


def _key(kind: CardKind, position: Position, *, swap: bool) -> CardKey:
    board = position.board
    stones: tuple[list[int], list[int]] = ([], [])
    for number, cell in enumerate(board.cells):
        if cell:
            stones[cell - 1].append(number)
    black, white = reversed(stones) if swap else stones
    player = "w" if position.player is Colour.WHITE and not swap else "b"
    ko = [] if position.ko is None else [board.graph.index[position.ko]]
    texts = (
        " ".join((shape, player, *(_join(names, numbers) for numbers in (ko, black, white))))
        for shape, names in _orientations(board.shape)
    )
    return CardKey(f"{kind.value} {min(texts)}")


def _join(names: tuple[str, ...], numbers: list[int]) -> str:
    return "".join(sorted(names[number] for number in numbers)) or _NOTHING


@lru_cache(maxsize=32)
def _orientations(shape: BoardShape) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the orientations of a board: the text of its shape, and the names of its points in
    the order of its graph.
    """
    found = []
    for symmetry in Symmetry:
        try:
            text = _shape_text(rotate_shape(shape, symmetry))
        except UnrotatableBoardError:
            if symmetry is not Symmetry.IDENTITY:
                continue
            text = _shape_text(shape)
        names = (write_point(symmetry.apply(point, shape.size)) for point in shape.graph.points)
        found.append((text, tuple(names)))
    least = min(text for text, _ in found)
    return tuple(each for each in found if each[0] == least)


def _shape_text(shape: BoardShape) -> str:
    kind = shape.kind.value.replace(" ", "-")
    if shape.plan is None:
        return f"{kind}:{shape.size.width}x{shape.size.height}"
    if shape.kind is BoardKind.HEXAGON:
        return f"{kind}:{len(shape.plan.points)}"
    edges = sorted((min(edge), max(edge)) for edge in shape.plan.edges)
    return f"{kind}:{len(shape.plan.points)}:{','.join(f'{one}-{two}' for one, two in edges)}"

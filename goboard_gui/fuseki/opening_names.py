"""Names of openings of at most six moves on 19×19, whatever the view and the order of the moves.

Park (document 004) says that books name openings of the first five or six moves, and gives three
examples, but no moves. `_TABLE` gives the moves with their sources. A position that is not in it
has no name.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from itertools import islice
from typing import TYPE_CHECKING

from ..go import Colour, Size, Symmetry
from ..named_tuples import NamedTuple
from ..notation import notation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Board, Point

MOST_MOVES = 6
"""The number of moves after which a position has no name of its own."""
_SIZE = Size(19, 19)


class OpeningName(Enum):
    """The name of an opening; the value is the English text."""

    DIAGONAL_STAR_POINTS = "Diagonal star points"
    TWO_STAR_POINTS = "Two star points"
    THREE_STAR_POINTS = "Three star points"
    KNIGHTS_MOVE = "Star points and knight's move"
    ONE_SPACE_JUMP = "Star points and one-space jump"


class _Row(NamedTuple):
    """The stones of an opening, in Western coordinates.

    The name is that of a formation of Black if ``white`` is None: White's moves may be anywhere.
    """

    name: OpeningName
    black: str
    white: str | None
    source: str


_TASUKI = (
    "Wikipedia, Go opening terminology: tasukiboshi; "
    "Sensei's Library, Opening Systematic Classification: diagonal star points"
)
_NIRENSEI = "Sensei's Library, Ni Ren Sei Fuseki"
_KEIMA = "Sensei's Library, 4-4 Point Low Approach, Low Extension (small knight)"
_IKKEN = "Sensei's Library, 4-4 Point Low Approach, One Space Jump"
_TABLE = (
    _Row(OpeningName.DIAGONAL_STAR_POINTS, "D4 Q16", None, _TASUKI),
    _Row(OpeningName.TWO_STAR_POINTS, "Q4 Q16", None, _NIRENSEI),
    _Row(OpeningName.THREE_STAR_POINTS, "Q4 Q10 Q16", None, _NIRENSEI),
    # Black approaches a star point, and White answers on its other side. Where White's star points
    # are on one side of the board, Black comes from outside or from between them.
    _Row(OpeningName.KNIGHTS_MOVE, "Q4 Q16 F3", "D4 D16 C6", _KEIMA),
    _Row(OpeningName.KNIGHTS_MOVE, "Q4 Q16 C6", "D4 D16 F3", _KEIMA),
    _Row(OpeningName.KNIGHTS_MOVE, "D16 Q4 F3", "D4 Q16 C6", _KEIMA),
    _Row(OpeningName.ONE_SPACE_JUMP, "Q4 Q16 F3", "D4 D16 D6", _IKKEN),
    _Row(OpeningName.ONE_SPACE_JUMP, "Q4 Q16 C6", "D4 D16 F4", _IKKEN),
    _Row(OpeningName.ONE_SPACE_JUMP, "D16 Q4 F3", "D4 Q16 D6", _IKKEN),
)

_Stones = tuple[frozenset["Point"], frozenset["Point"] | None]


def opening_name(board: Board) -> OpeningName | None:
    """Return the name of a position of the first six moves, or None if it has none.

    >>> from goboard_gui.go import Board, Colour, Point, Size
    >>> corners = {Point(3, 3): Colour.BLACK, Point(15, 15): Colour.BLACK}
    >>> board = Board.empty(Size(19, 19)).with_stones({Point(3, 15): Colour.WHITE, **corners})
    >>> opening_name(board).value
    'Diagonal star points'
    """
    if board.shape.plan is not None or board.size != _SIZE or board.shape.is_wrapped:
        return None
    stones: dict[Colour, set[Point]] = {colour: set() for colour in Colour}
    for point, colour in board.stones().items():
        stones[colour].add(point)
    black, white = (frozenset(stones[colour]) for colour in (Colour.BLACK, Colour.WHITE))
    if len(black) + len(white) > MOST_MOVES or len(black) - len(white) not in (0, 1):
        return None
    return _NAMES.get((black, white)) or _NAMES.get((black, None))


def name_of_opening(boards: Iterable[Board]) -> OpeningName | None:
    """Return the last name that the positions of a game have, which start before the first move.

    Positions count while Black and White have moved in turn on a board that was empty.
    """
    found = None
    for moves, board in enumerate(islice(boards, MOST_MOVES + 1)):
        counts = Counter(board.stones().values())
        if (counts[Colour.BLACK], counts[Colour.WHITE]) != ((moves + 1) // 2, moves // 2):
            break
        found = opening_name(board) or found
    return found


def _all_views() -> dict[_Stones, OpeningName]:
    return {
        (
            _points(row.black, view),
            None if row.white is None else _points(row.white, view),
        ): row.name
        for row in _TABLE
        for view in Symmetry
    }


def _points(names: str, view: Symmetry) -> frozenset[Point]:
    western = notation("western")
    return frozenset(view.apply(western.parse(name, _SIZE), _SIZE) for name in names.split())


_NAMES = _all_views()

"""Creation of new game records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import __version__
from ..go import BoardShape, HandicapError, handicap_points
from .properties.board_shapes import shape_properties
from .properties.codec import write_points
from .tree import Property, Tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Size


def usual_komi(even: float, handicap: int) -> float:
    """Return the usual komi of a game with a handicap, given the komi of even games.

    Handicap games keep only the half point, which prevents ties. A handicap of one means only that
    Black plays first without komi.

    >>> usual_komi(6.5, 0), usual_komi(6.5, 4), usual_komi(7, 1)
    (6.5, 0.5, 0.0)
    """
    if not handicap:
        return even
    return 0.5 if even % 1 else 0.0


def new_game(
    board: Size | BoardShape, handicap: int = 0, information: Iterable[Property] = ()
) -> Tree:
    """Return a new record with a board, handicap stones and other root properties.

    ``board`` is the size of an ordinary board, or the shape of any board.

    :raises HandicapError: when the board has no customary points for this handicap.

    >>> from goboard_gui.go import Size
    >>> tree = new_game(Size(9, 9), handicap=2)
    >>> tree.node(tree.root).values("AB")
    ('gc', 'cg')
    """
    shape = board if isinstance(board, BoardShape) else BoardShape.rectangle(board)
    if handicap > 1 and shape.plan is not None:
        raise HandicapError(handicap, shape.size)
    stones = handicap_points(handicap, shape.size)
    game, *others = shape_properties(shape)
    root = [
        game,
        Property("FF", ("4",)),
        Property("AP", (f"Goboard:{__version__}",)),
        *others,
    ]
    if stones:
        root += [Property("HA", (str(handicap),)), Property("AB", write_points(stones))]
    return Tree.new([*root, *information])

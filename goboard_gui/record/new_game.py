"""Creation of new game records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import __version__
from ..go import handicap_points
from .tree import Property, Tree
from .values.codec import write_points, write_size

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


def new_game(size: Size, handicap: int = 0, information: Iterable[Property] = ()) -> Tree:
    """Return a new record with a board size, handicap stones and other root properties.

    :raises HandicapError: when the board has no customary points for this handicap.

    >>> from goboard_gui.go import Size
    >>> tree = new_game(Size(9, 9), handicap=2)
    >>> tree.node(tree.root).values("AB")
    ('gc', 'cg')
    """
    stones = handicap_points(handicap, size)
    root = [
        Property("GM", ("1",)),
        Property("FF", ("4",)),
        Property("AP", (f"Goboard:{__version__}",)),
        Property("SZ", (write_size(size),)),
    ]
    if stones:
        root += [Property("HA", (str(handicap),)), Property("AB", write_points(stones))]
    return Tree.new([*root, *information])

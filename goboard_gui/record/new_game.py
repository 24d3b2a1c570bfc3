"""A record to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import __version__
from ..go import handicap_points
from .codec import write_points, write_size
from .tree import Property, Tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Size


def new_game(size: Size, handicap: int = 0, information: Iterable[Property] = ()) -> Tree:
    """A record whose root names the size, the handicap with its stones, and ``information``.

    :raises HandicapError: when the board has no customary place for so many stones.

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

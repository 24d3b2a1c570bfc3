"""Rectangular parts of a board, written as two opposite corners such as ``A1:K10``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Crop, Point
from .errors import NotationError

if TYPE_CHECKING:
    from .naming import Naming


def parse_rectangle(text: str, naming: Naming) -> Crop | None:
    """Parse two opposite corners such as ``A1:K10`` as a rectangle of the record's board, or return
    None if this is not possible.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> naming = Naming(notation("western"), Size(19, 19))
    >>> crop = parse_rectangle("A1:K10", naming)
    >>> crop, rectangle_name(crop, naming), parse_rectangle("A1:", naming)
    (Crop(left=0, top=9, right=9, bottom=18), 'A1:K10', None)
    """
    for place in [at for at, sign in enumerate(text) if sign == ":"]:
        try:
            corners = naming.parse(text[:place]), naming.parse(text[place + 1 :])
        except NotationError:
            continue
        return Crop.around_points(corners)
    return None


def rectangle_name(crop: Crop, naming: Naming) -> str:
    """Return two opposite corners of a rectangle of the record's board, such as ``A1:K10``.

    :raises OffBoardError: if a corner is not on the board.
    """
    corners = Point(crop.left, crop.bottom), Point(crop.right, crop.top)
    return ":".join(map(naming.name, corners))

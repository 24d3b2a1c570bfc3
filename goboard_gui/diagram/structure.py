"""What a notation draws on a board to explain itself, and the light on a point.

Notations describe a board as they name it; here that becomes what is seen in the window, turned as
the view is. What belongs to one notation is chosen by its id; new ones need nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frame import Frame
from .lattices import diagonals_of, playable_class, playable_points, two_lattices
from .picture import Place, Role, Segment, Spotlight, Stroke, Structure, Tint
from .quadrants import centre_axes, lettered_quadrants, named_quadrants, signed_quadrants
from .squares import square_of, squares

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..go import Point
    from ..notation import Naming


def structure(naming: Naming, *, named: bool = False) -> Structure | None:
    """What explains a notation on the board, if anything does.

    ``named`` tells that names stand on the points, which want some room and say themselves what
    watermarks would.
    """
    key, frame = naming.notation.id, Frame(naming)
    if key in _STRUCTURES_AMONG_NAMES:
        return _STRUCTURES_AMONG_NAMES[key](frame, named=named)
    found = _STRUCTURES[key](frame) if key in _STRUCTURES else None
    if found is None or not named:
        return found
    plain = (caption for caption in found.captions if not caption.watermark)
    return found._replace(captions=tuple(plain))


def spotlight(naming: Naming, point: Point) -> Spotlight:
    """What lights up while the pointer is on a point, given as the record has it.

    The two lines through it where points are named by a column and a row, or the oblique ones;
    about tengen its square and, brighter, the side of the square that it belongs to; all points
    that share its name.
    """
    notation, view_point = naming.notation, naming.to_view(point)
    if notation.id in _LIGHTS:
        return _LIGHTS[notation.id](view_point, Frame(naming))
    if not notation.bijective:
        return _all_so_named(naming, point)
    if notation.separable or notation.id in _OF_COLUMN_AND_ROW:
        return _lines_of(naming, view_point)
    return ()


def playable(naming: Naming) -> frozenset[Point] | None:
    """The view points that are squares of play where a notation is one of draughts."""
    frame = Frame(naming)
    return frame.points(playable_points(frame)) if naming.notation.id in _OF_DRAUGHTS else None


def dark(naming: Naming) -> frozenset[Point]:
    """The view points that are dark squares on a board of squares: the lower left corner is."""
    frame = Frame(naming)
    return frame.points(playable_points(frame))


def _lines_of(naming: Naming, view_point: Point) -> Spotlight:
    width, height = naming.view_size
    column, row = view_point
    return (
        Segment(Place(column, 0), Place(column, height - 1), Stroke.SPOT),
        Segment(Place(0, row), Place(width - 1, row), Stroke.SPOT),
    )


def _all_so_named(naming: Naming, point: Point) -> Spotlight:
    points = frozenset(map(naming.to_view, naming.points(naming.name(point))))
    here = frozenset([naming.to_view(point)])
    return Tint(points - here, Role.SPOT), Tint(here, Role.GLOW)


_STRUCTURES: dict[str, Callable[[Frame], Structure]] = {
    "andreev": signed_quadrants,
    "relative": named_quadrants,
    "rokirovka": named_quadrants,
    "corner": named_quadrants,
    "audouard": lettered_quadrants,
    "centre-signed": centre_axes,
    "draughts": playable_class,
}
_STRUCTURES_AMONG_NAMES = {"tengen-squares": squares, "diagonal": two_lattices}
_LIGHTS: dict[str, Callable[[Point, Frame], Spotlight]] = {
    "tengen-squares": square_of,
    "draughts": diagonals_of,
    "diagonal": diagonals_of,
}
_OF_COLUMN_AND_ROW = frozenset({"audouard", "serial"})
_OF_DRAUGHTS = frozenset({"draughts", "diagonal"})

"""The eight symmetries of the square, applied to the points of any rectangle.

They form the dihedral group D4. As rows are counted from the top, ``r90`` rotates clockwise, and
``td`` reflects in the diagonal from the upper left to the lower right.
"""

from __future__ import annotations

from enum import Enum

from .points import Point, Size


class Symmetry(Enum):
    """A rotation or reflection of a rectangle.

    The values are the short names used on the command line and in settings.

    >>> Symmetry.R90.apply(Point(0, 0), Size(19, 13))
    Point(column=12, row=0)
    >>> Symmetry.R90.followed_by(Symmetry.MIRROR_HORIZONTAL)
    <Symmetry.TRANSPOSE: 'td'>
    """

    IDENTITY = "id"
    R90 = "r90"
    R180 = "r180"
    R270 = "r270"
    MIRROR_HORIZONTAL = "mh"
    MIRROR_VERTICAL = "mv"
    TRANSPOSE = "td"
    ANTITRANSPOSE = "ta"

    @property
    def swaps_sides(self) -> bool:
        """Whether the transformation exchanges the width and height of a board."""
        return _MATRICES[self][0] == 0

    @property
    def is_reflection(self) -> bool:
        """Whether the transformation is a reflection rather than a rotation.

        >>> [symmetry.value for symmetry in Symmetry if symmetry.is_reflection]
        ['mh', 'mv', 'td', 'ta']
        """
        xx, xy, yx, yy = _MATRICES[self]
        return xx * yy - xy * yx < 0

    @property
    def inverse(self) -> Symmetry:
        """The symmetry that undoes this one."""
        return _INVERSES[self]

    def followed_by(self, other: Symmetry) -> Symmetry:
        """Return this symmetry followed by another."""
        return _PRODUCTS[self, other]

    def transformed_size(self, size: Size) -> Size:
        """Return the size of a board of ``size`` after the transformation."""
        return Size(size.height, size.width) if self.swaps_sides else size

    def apply(self, point: Point, size: Size) -> Point:
        """Return the point to which a point of a board of ``size`` is rotated or reflected.

        It is a point of a board of ``self.transformed_size(size)``.
        """
        if self is Symmetry.IDENTITY:
            return point
        xx, xy, yx, yy = _MATRICES[self]
        last_column, last_row = size.width - 1, size.height - 1
        column, row = point
        return Point(
            xx * column + xy * row + (last_column if xx < 0 else 0) + (last_row if xy < 0 else 0),
            yx * column + yy * row + (last_column if yx < 0 else 0) + (last_row if yy < 0 else 0),
        )


# Rows of the matrices (column', row') = M (column, row), before the shift back onto the board.
_MATRICES = {
    Symmetry.IDENTITY: (1, 0, 0, 1),
    Symmetry.R90: (0, -1, 1, 0),
    Symmetry.R180: (-1, 0, 0, -1),
    Symmetry.R270: (0, 1, -1, 0),
    Symmetry.MIRROR_HORIZONTAL: (-1, 0, 0, 1),
    Symmetry.MIRROR_VERTICAL: (1, 0, 0, -1),
    Symmetry.TRANSPOSE: (0, 1, 1, 0),
    Symmetry.ANTITRANSPOSE: (0, -1, -1, 0),
}
_BY_MATRIX = {matrix: symmetry for symmetry, matrix in _MATRICES.items()}


def _product(first: Symmetry, then: Symmetry) -> Symmetry:
    (a, b, c, d), (e, f, g, h) = _MATRICES[then], _MATRICES[first]
    return _BY_MATRIX[a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h]


_PRODUCTS = {(first, then): _product(first, then) for first in Symmetry for then in Symmetry}
_INVERSES = {
    first: then for (first, then), product in _PRODUCTS.items() if product is Symmetry.IDENTITY
}

"""The notations there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .andreev import Andreev
from .cartesian import Cartesian
from .errors import UnknownNotationError
from .tengen_squares import TengenSquares
from .western import Western

if TYPE_CHECKING:
    from .base import Notation

NOTATIONS: tuple[Notation, ...] = (
    Andreev(),
    Western(),
    TengenSquares(),
    Cartesian(),
)
"""All notations in the order in which they are offered."""

_BY_ID = {notation.id: notation for notation in NOTATIONS}


def notation(key: str) -> Notation:
    """The notation with the id ``key``.

    :raises UnknownNotationError: there is none.

    >>> notation("western").title
    'Western (A1)'
    """
    try:
        return _BY_ID[key]
    except KeyError:
        raise UnknownNotationError(key, tuple(_BY_ID)) from None

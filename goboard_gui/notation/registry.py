"""The notations there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .andreev import Andreev
from .audouard import Audouard
from .cartesian import Cartesian
from .cartesian_top import CartesianTop
from .centre_signed import CentreSigned
from .corner import Corner
from .diagonal import Diagonal
from .draughts import Draughts
from .errors import UnknownNotationError
from .kanji import Kanji
from .korean import Korean
from .named import Named
from .numeric import Numeric
from .relative import Relative
from .rokirovka import Rokirovka
from .serial import Serial
from .sgf import Sgf
from .tengen_squares import TengenSquares
from .western import Western

if TYPE_CHECKING:
    from .base import Notation

NOTATIONS: tuple[Notation, ...] = (
    Andreev(),
    Western(),
    TengenSquares(),
    Cartesian(),
    Draughts(),
    Diagonal(),
    Sgf(),
    Korean(),
    Numeric(),
    Kanji(),
    Relative(),
    Rokirovka(),
    Corner(),
    Audouard(),
    CentreSigned(),
    Serial(),
    CartesianTop(),
    Named(),
)
"""All notations in the order in which they are offered."""


def notation(key: str) -> Notation:
    """The notation with the id ``key``.

    :raises UnknownNotationError: there is none.

    >>> notation("western").title
    'Western (A1)'
    """
    for offered in NOTATIONS:
        if offered.id == key:
            return offered
    raise UnknownNotationError(key, tuple(offered.id for offered in NOTATIONS))

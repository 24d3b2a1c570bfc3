"""The list of all notations, and lookup by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import catalogue
from .errors import UnknownNotationError

if TYPE_CHECKING:
    from .base import Notation

NOTATIONS: tuple[Notation, ...] = tuple(
    listed() for listed in vars(catalogue).values() if isinstance(listed, type)
)
"""All notations, in the order of the catalogue."""


def notation(key: str) -> Notation:
    """Return the notation with the id ``key``, such as ``western``.

    :raises UnknownNotationError: if there is none.

    >>> notation("western").title
    'Western (A1)'
    """
    for offered in NOTATIONS:
        if offered.id == key:
            return offered
    raise UnknownNotationError(key, tuple(offered.id for offered in NOTATIONS))


DEFAULT_NOTATION = notation("western")
"""The notation used until another one is chosen."""

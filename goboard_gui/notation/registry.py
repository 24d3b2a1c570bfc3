"""Lookup of notations by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .default_notation import DEFAULT_NOTATION
from .errors import UnknownNotationError

if TYPE_CHECKING:
    from .base import Notation


def notation(key: str) -> Notation:
    """Return the notation with the id ``key``, such as ``western``.

    :raises UnknownNotationError: if there is none.

    >>> notation("western").title
    'Western (A1)'
    """
    if key == DEFAULT_NOTATION.id:
        return DEFAULT_NOTATION
    from .all_notations import NOTATIONS

    for offered in NOTATIONS:
        if offered.id == key:
            return offered
    raise UnknownNotationError(key, tuple(offered.id for offered in NOTATIONS))

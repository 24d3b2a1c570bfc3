"""The list of all notations; it is imported when more than the default notation is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import catalogue
from .default_notation import DEFAULT_NOTATION

if TYPE_CHECKING:
    from .base import Notation

NOTATIONS: tuple[Notation, ...] = tuple(
    DEFAULT_NOTATION if listed is type(DEFAULT_NOTATION) else listed()
    for listed in vars(catalogue).values()
    if isinstance(listed, type)
)
"""All notations, in the order of the catalogue."""

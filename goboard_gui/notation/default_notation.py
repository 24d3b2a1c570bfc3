"""The default notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .western import WesternNotation

if TYPE_CHECKING:
    from .base import Notation

DEFAULT_NOTATION: Notation = WesternNotation()
"""The notation used until another one is chosen."""

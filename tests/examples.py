"""How many examples of a property are tried: as many as the profile says, or a multiple of them.

The profiles are those of `tests/conftest.py`.
"""

from __future__ import annotations

from hypothesis import settings

_FEWEST = 5


def examples(share: float) -> settings:
    """Return a decorator for a property whose examples are slow (below 1) or cheap (above 1)."""
    return settings(max_examples=max(_FEWEST, round(share * settings.default.max_examples)))

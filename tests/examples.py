"""How many examples of a property are tried: as many as the profile says, or a multiple of them.

Of a long table of cases, the quick profile (that of `make test`) may try some. The profiles are
those of `tests/conftest.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Iterable

Case = TypeVar("Case")

_FEWEST = 5


def examples(share: float) -> settings:
    """Return a decorator for a property whose examples are slow (below 1) or cheap (above 1)."""
    return settings(max_examples=max(_FEWEST, round(share * settings.default.max_examples)))


def every(cases: Iterable[Case], step: int) -> list[Case]:
    """Return all cases; in the quick profile, the first, the last and each ``step``-th of them.

    It is for tables in which neighbours check the same code.
    """
    cases = list(cases)
    if settings.default.max_examples > settings.get_profile("ci").max_examples:
        return cases
    last = len(cases) - 1
    return [case for place, case in enumerate(cases) if place % step == 0 or place == last]

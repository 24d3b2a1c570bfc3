"""Shares of what was counted, and how sure one can be of them."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

# Of 1.96 standard deviations on both sides: 95 of 100 such intervals hold what they estimate.
_DEVIATIONS = 1.959964


class Share(NamedTuple):
    """So many of so many."""

    part: int
    whole: int

    @classmethod
    def of_wins(cls, won: int, lost: int) -> Share:
        """The share that one side won of the games that somebody won.

        >>> Share.of_wins(3, 1).value
        0.75
        """
        return cls(won, won + lost)

    @property
    def value(self) -> float | None:
        """The share, 0 to 1; None of nothing."""
        return self.part / self.whole if self.whole else None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of ever more such games would lie, with 95 % confidence (Wilson 1927).

        >>> [round(bound, 2) for bound in Share(3, 4).interval]
        [0.3, 0.95]
        >>> Share(0, 0).interval
        (0.0, 1.0)
        """
        if not self.whole:
            return 0.0, 1.0
        squared, share = _DEVIATIONS**2, self.part / self.whole
        middle = share + squared / (2 * self.whole)
        spread = _DEVIATIONS * sqrt(
            share * (1 - share) / self.whole + squared / (4 * self.whole**2)
        )
        scale = 1 + squared / self.whole
        low, high = (middle - spread) / scale, (middle + spread) / scale
        # A share of 0 or 1 is a bound itself, which rounding may miss by a hair.
        return max(0.0, min(share, low)), min(1.0, max(share, high))

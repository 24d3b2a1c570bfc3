"""Shares, such as winning rates, with confidence intervals."""

from __future__ import annotations

from math import sqrt

from ..named_tuples import NamedTuple

# 1.96 standard deviations on both sides: a 95 % interval.
_DEVIATIONS = 1.959964


class Share(NamedTuple):
    """A proportion of cases: ``part`` out of ``whole``."""

    part: int
    whole: int

    @classmethod
    def from_wins(cls, won: int, lost: int) -> Share:
        """Return the share of decided games that one side won.

        >>> Share.from_wins(3, 1).value
        0.75
        """
        return cls(won, won + lost)

    @property
    def value(self) -> float | None:
        """The share from 0 to 1, or None if ``whole`` is 0."""
        return self.part / self.whole if self.whole else None

    @property
    def confidence_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share (Wilson 1927).

        >>> [round(bound, 2) for bound in Share(3, 4).confidence_interval]
        [0.3, 0.95]
        >>> Share(0, 0).confidence_interval
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
        # A share of 0 or 1 is itself a bound, which rounding may miss slightly.
        return max(0.0, min(share, low)), min(1.0, max(share, high))

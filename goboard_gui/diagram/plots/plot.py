"""What a plot shows, before anybody knows where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...game_index.shares import Share


class BarArrangement(Enum):
    """How the bars of a plot stand."""

    STACKED = "stacked"
    """Side by side, the values of each upon one another."""
    GROUPED = "grouped"
    """Side by side, and so are the values of each."""
    LYING = "lying"
    """Below one another, the values of each behind one another."""


class Fill(Enum):
    """How the part of a bar is filled; each can be told without its colour."""

    BLACK = "black"
    WHITE = "white"
    HATCHED = "hatched"
    PLAIN = "plain"
    STRIPED = "striped"
    DARK = "dark"


class Series(NamedTuple):
    """What the values at one place of all bars have in common, for the legend."""

    title: str
    fill: Fill


class Rate(NamedTuple):
    """A share from 0 to 1, and the bounds that it lies between with some confidence."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, share: Share) -> Rate | None:
        """Return a share that was counted; None of nothing.

        >>> from goboard_gui.game_index.shares import Share
        >>> [round(bound, 2) for bound in Rate.of(Share(3, 4))], Rate.of(Share(0, 0))
        ([0.75, 0.3, 0.95], None)
        """
        value = share.value
        return None if value is None else cls(value, *share.interval)


class Bar(NamedTuple):
    """What belongs together: a value for each series, and a rate beside them.

    ``told`` says it with its exact numbers. ``key`` is whatever its maker knows it by. Neighbours
    of the same ``group`` have that as a common label.
    """

    label: str
    values: tuple[float, ...]
    rate: Rate | None = None
    told: str = ""
    key: object = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """Bars with what explains them.

    ``measure`` is what the values are, ``rate`` what the rates are; there are none if it is empty.
    Without bars ``nothing`` is said in their place. Labels are names, of which one sees what finds
    room; or they count on evenly, the first bar being the ``first`` of all, and some are left out.
    Those that stay are best one of the ``steps`` apart, otherwise a round number. Values have the
    ``decimal_point`` of the language.
    """

    arrangement: BarArrangement
    title: str
    series: tuple[Series, ...]
    bars: tuple[Bar, ...]
    measure: str
    rate: str = ""
    nothing: str = "There is nothing to show."
    first: int | None = None
    steps: tuple[int, ...] = ()
    decimal_point: str = "."

    @property
    def highest(self) -> float:
        """The greatest length of a bar."""
        length = _highest if self.arrangement is BarArrangement.GROUPED else sum
        return max((length(bar.values) for bar in self.bars), default=0.0)


def _highest(values: tuple[float, ...]) -> float:
    return max(values, default=0.0)

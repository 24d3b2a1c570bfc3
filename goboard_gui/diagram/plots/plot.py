"""The data and texts of a plot, independent of its layout."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ...game_index.shares import Share


class BarArrangement(Enum):
    """The arrangement of bars in a plot: vertical or horizontal, stacked or grouped."""

    STACKED = "stacked"
    """Vertical bars with stacked values."""
    GROUPED = "grouped"
    """Vertical bars with values side by side."""
    HORIZONTAL = "lying"
    """Horizontal bars with stacked values."""


class Fill(Enum):
    """The fill of a bar segment; fills can be distinguished without colour."""

    BLACK = "black"
    WHITE = "white"
    HATCHED = "hatched"
    PLAIN = "plain"
    STRIPED = "striped"
    DARK = "dark"


class Series(NamedTuple):
    """A data series, with its title and fill in the legend."""

    title: str
    fill: Fill


class Rate(NamedTuple):
    """A proportion from 0 to 1, with its confidence interval."""

    value: float
    low: float
    high: float

    @classmethod
    def from_share(cls, share: Share) -> Rate | None:
        """Return a rate from counts, or None if the total is 0.

        >>> from goboard_gui.game_index.shares import Share
        >>> [round(bound, 2) for bound in Rate.from_share(Share(3, 4))]
        [0.75, 0.3, 0.95]
        >>> Rate.from_share(Share(0, 0)) is None
        True
        """
        value = share.value
        return None if value is None else cls(value, *share.confidence_interval)


class Bar(NamedTuple):
    """A bar of a plot, with a value for each data series and possibly a rate.

    ``description`` gives its exact numbers. ``key`` identifies what the bar stands for. Adjacent
    bars of the same ``group`` share a label.
    """

    label: str
    values: tuple[float, ...]
    rate: Rate | None = None
    description: str = ""
    key: object = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """A bar plot: its bars, data series and texts.

    ``value_title`` and ``rate_title`` are the titles of the axes; without ``rate_title`` there is
    no rate axis. A plot without bars shows ``empty_text``. Labels are names, which are shortened to
    fit, or consecutive numbers from ``first_number``. Of numbers, some are omitted if necessary:
    the others are one of the ``label_steps`` apart if possible, or else a round number.
    ``decimal_point`` is that of the language.
    """

    arrangement: BarArrangement
    title: str
    series: tuple[Series, ...]
    bars: tuple[Bar, ...]
    value_title: str
    rate_title: str = ""
    empty_text: str = "There is nothing to show."
    first_number: int | None = None
    label_steps: tuple[int, ...] = ()
    decimal_point: str = "."

    @property
    def highest_value(self) -> float:
        """The largest value of a bar or stack in the plot."""
        length = _highest if self.arrangement is BarArrangement.GROUPED else sum
        return max((length(bar.values) for bar in self.bars), default=0.0)


def _highest(values: tuple[float, ...]) -> float:
    return max(values, default=0.0)

"""Plot data, independent of layout."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...game_index.shares import Share


class BarArrangement(Enum):
    """The arrangement of bars."""

    STACKED = "stacked"
    """Vertical bars with stacked values."""
    GROUPED = "grouped"
    """Vertical bars with values side by side."""
    HORIZONTAL = "lying"
    """Horizontal bars with stacked values."""


class Fill(Enum):
    """The fill of a bar segment, distinguishable without colour."""

    BLACK = "black"
    WHITE = "white"
    HATCHED = "hatched"
    PLAIN = "plain"
    STRIPED = "striped"
    DARK = "dark"


class Series(NamedTuple):
    """A data series: its title and fill in the legend."""

    title: str
    fill: Fill


class Rate(NamedTuple):
    """A proportion from 0 to 1, with its confidence interval."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, share: Share) -> Rate | None:
        """Return a rate from counts, or None if there are none.

        >>> from goboard_gui.game_index.shares import Share
        >>> [round(bound, 2) for bound in Rate.of(Share(3, 4))], Rate.of(Share(0, 0))
        ([0.75, 0.3, 0.95], None)
        """
        value = share.value
        return None if value is None else cls(value, *share.interval)


class Bar(NamedTuple):
    """A bar: a value for each series, and a rate.

    ``told`` is its description with exact numbers. ``key`` identifies its source. Adjacent bars of
    the same ``group`` share a label.
    """

    label: str
    values: tuple[float, ...]
    rate: Rate | None = None
    description: str = ""
    key: object = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """A bar plot with its texts.

    ``measure`` and ``rate`` are the titles of the axes; without ``rate`` there is no rate axis.
    Without bars the text ``nothing`` is shown. Labels are names, shortened to fit; or they are
    consecutive numbers from ``first``, of which some are omitted. The remaining ones are one of the
    ``steps`` apart if possible, otherwise a round number. ``decimal_point`` is that of the
    language.
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
        """The highest value of a bar."""
        length = _highest if self.arrangement is BarArrangement.GROUPED else sum
        return max((length(bar.values) for bar in self.bars), default=0.0)


def _highest(values: tuple[float, ...]) -> float:
    return max(values, default=0.0)

"""The elements of a laid-out plot, for painting and hit testing."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..painting.lettering import Lettering
    from .plot import Fill

_HEIGHT = 1.15  # ems, the height of a line of type


class TextRole(Enum):
    """The purpose of a text in a plot, which determines its style."""

    TITLE = "title"
    LEGEND = "legend"
    VALUE_TITLE = "measure"
    TICK = "tick"
    LABEL = "label"
    GROUP = "group"
    VALUE = "value"
    EMPTY = "nothing"


class TextItem(NamedTuple):
    """A line of text at its position in a plot; ``size`` is the font size."""

    text: str
    centre: QPointF
    size: float
    width: float
    role: TextRole
    bold: bool = False

    @property
    def bounding_rect(self) -> QRectF:
        """The bounding rectangle of the text."""
        box = QRectF(0, 0, self.width, _HEIGHT * self.size)
        box.moveCenter(self.centre)
        return box


class FilledRect(NamedTuple):
    """A filled rectangle that is part of a bar or of the legend."""

    rect: QRectF
    fill: Fill


@dataclass(slots=True)
class PlotLayout:
    """The elements of a laid-out plot in drawing order; lengths are in the units of the painter.

    ``bands``, ``curves``, ``whiskers`` and ``rate_points`` show rates and their confidence
    intervals. ``midlines`` mark rates of one half. ``bar_areas`` are the areas that react to the
    pointer, one for each bar.
    """

    em: float
    grid: list[QLineF] = field(default_factory=list)
    segments: list[FilledRect] = field(default_factory=list)
    axes: list[QLineF] = field(default_factory=list)
    midlines: list[QLineF] = field(default_factory=list)
    bands: list[list[QPointF]] = field(default_factory=list)
    curves: list[list[QPointF]] = field(default_factory=list)
    whiskers: list[QLineF] = field(default_factory=list)
    rate_points: list[QPointF] = field(default_factory=list)
    texts: list[TextItem] = field(default_factory=list)
    bar_areas: list[QRectF] = field(default_factory=list)

    def bar_at(self, place: QPointF) -> int | None:
        """Return the index of the bar at a position, or None if there is none."""
        hits = (number for number, area in enumerate(self.bar_areas) if area.contains(place))
        return next(hits, None)


class PlotFont(NamedTuple):
    """A font in one size, with methods to measure and place text."""

    lettering: Lettering
    em: float

    def width(self, text: str, *, bold: bool = False) -> float:
        """Return the width of a text."""
        if bold:
            return self.lettering.width(text, bold=True) * self.em
        return self.lettering.width_at(text, self.em)

    def max_width(self, texts: list[str]) -> float:
        """Return the width of the widest text, or 0 if there are no texts."""
        return max(map(self.width, texts), default=0.0)

    def centred(
        self, text: str, centre: QPointF, role: TextRole, *, bold: bool = False
    ) -> TextItem:
        """Return a text item with its centre at a position."""
        return TextItem(text, centre, self.em, self.width(text, bold=bold), role, bold)

    def left_aligned(
        self, text: str, left: float, middle: float, role: TextRole, *, bold: bool = False
    ) -> TextItem:
        """Return a text item with its left edge at ``left``."""
        width = self.width(text, bold=bold)
        return TextItem(text, QPointF(left + width / 2, middle), self.em, width, role, bold)

    def right_aligned(self, text: str, right: float, middle: float, role: TextRole) -> TextItem:
        """Return a text item with its right edge at ``right``."""
        width = self.width(text)
        return TextItem(text, QPointF(right - width / 2, middle), self.em, width, role)

"""Where everything of a plot lies: what is painted, and what is under a pointer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF

if TYPE_CHECKING:
    from ..painting.lettering import Lettering
    from .plot import Fill

_HEIGHT = 1.15  # ems that a line of type takes


class TextRole(Enum):
    """What a text of a plot is there for."""

    TITLE = "title"
    LEGEND = "legend"
    MEASURE = "measure"
    TICK = "tick"
    LABEL = "label"
    GROUP = "group"
    VALUE = "value"
    NOTHING = "nothing"


class TextItem(NamedTuple):
    """A line of text by its middle; ``size`` is its em."""

    text: str
    centre: QPointF
    size: float
    width: float
    role: TextRole
    bold: bool = False

    @property
    def box(self) -> QRectF:
        """What it takes."""
        box = QRectF(0, 0, self.width, _HEIGHT * self.size)
        box.moveCenter(self.centre)
        return box


class FilledRect(NamedTuple):
    """A rectangle with a fill, a part of a bar or of the legend."""

    rect: QRectF
    fill: Fill


@dataclass(slots=True)
class PlotLayout:
    """All of a plot in its order from behind; lengths are in the units of the painter.

    ``bands`` and ``curves`` are of rates, as are the ``whiskers``, each with the interval of a
    single one, and the ``spots``. ``places`` has for each bar what a pointer finds it at.
    """

    em: float
    grid: list[QLineF] = field(default_factory=list)
    pieces: list[FilledRect] = field(default_factory=list)
    axes: list[QLineF] = field(default_factory=list)
    halves: list[QLineF] = field(default_factory=list)
    bands: list[list[QPointF]] = field(default_factory=list)
    curves: list[list[QPointF]] = field(default_factory=list)
    whiskers: list[QLineF] = field(default_factory=list)
    spots: list[QPointF] = field(default_factory=list)
    words: list[TextItem] = field(default_factory=list)
    places: list[QRectF] = field(default_factory=list)

    def bar_at(self, place: QPointF) -> int | None:
        """Return the number of the bar at a place; None beside all of them."""
        hits = (number for number, area in enumerate(self.places) if area.contains(place))
        return next(hits, None)


class PlotFont(NamedTuple):
    """Letters of one size, to be measured and placed."""

    lettering: Lettering
    em: float

    def width(self, text: str, *, bold: bool = False) -> float:
        """Return how wide a text is."""
        if bold:
            return self.lettering.width(text, bold=True) * self.em
        return self.lettering.width_at(text, self.em)

    def widest(self, texts: list[str]) -> float:
        """Return how wide the widest of some texts is; 0 for none."""
        return max(map(self.width, texts), default=0.0)

    def centred(
        self, text: str, centre: QPointF, role: TextRole, *, bold: bool = False
    ) -> TextItem:
        """Return a text around a place."""
        return TextItem(text, centre, self.em, self.width(text, bold=bold), role, bold)

    def after(
        self, text: str, left: float, middle: float, role: TextRole, *, bold: bool = False
    ) -> TextItem:
        """Return a text that begins somewhere."""
        width = self.width(text, bold=bold)
        return TextItem(text, QPointF(left + width / 2, middle), self.em, width, role, bold)

    def before(self, text: str, right: float, middle: float, role: TextRole) -> TextItem:
        """Return a text that ends somewhere."""
        width = self.width(text)
        return TextItem(text, QPointF(right - width / 2, middle), self.em, width, role)

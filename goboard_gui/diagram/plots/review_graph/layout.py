"""Layout of the graph of a review, and the positions at places in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF

from ....named_tuples import NamedTuple
from ..elements import PlotFont, TextRole
from ..ticks import elide_text, label_step, nice_steps
from .graph import ENGLISH, Measure, tick_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QSizeF

    from ....go import Colour
    from ...painting.lettering import Lettering
    from ..elements import TextItem
    from .graph import GraphTexts, ReviewGraph

_LINE, _TITLE = 1.4, 1.8  # ems, the height of a line of type and of the title of a panel
_TITLE_MIDDLE = 1.05  # ems below its upper edge
_TICK_GAP = 0.4  # ems between an axis and its labels
_END = 0.8  # ems to the right of the last position, for half of its mark
_LEAST_PANEL = 3.2  # ems, the height of a panel without its title
_TICK_ROOM = 2.0  # ems from tick to tick of the vertical axis
_LABEL_ROOM = 1.0  # ems between the numbers of moves
LEAST_SCORE = 5.0
"""The largest score of the axis at least, so that small changes do not look large."""
_MARK_SIZES = {3: 0.42, 4: 0.55, 5: 0.7}  # ems from the middle of a mark, by class
_SMALLEST_MARK = 0.36
_MARK_ROOM = 1.1  # ems across the graph for each mark, below which marks become smaller
_LEAST_SCALE = 0.55
_HIT = 0.9  # ems around a mark in which it is meant
LEAST_WIDTH, LEAST_HEIGHT = 14.0, 7.0
"""The size in ems below which nothing is drawn."""


@dataclass(frozen=True, slots=True)
class MoveScale:
    """The horizontal scale: ``count`` positions at equal distances between two edges.

    >>> scale = MoveScale(10, 110, 5)
    >>> scale.x(0), scale.x(4), [scale.nearest(x) for x in (-20, 22, 23, 60, 500)]
    (10.0, 110.0, [0, 0, 1, 2, 4])
    """

    left: float
    right: float
    count: int

    def x(self, index: int) -> float:
        """Return the place of a position."""
        steps = max(self.count - 1, 1)
        return self.left + (self.right - self.left) * index / steps

    def nearest(self, x: float) -> int:
        """Return the position nearest to a place, which may be outside of the scale."""
        width = self.right - self.left
        if width <= 0 or self.count < 2:
            return 0
        steps = self.count - 1
        return max(0, min(round((x - self.left) / width * steps), steps))


class ValueScale(NamedTuple):
    """The vertical scale of a panel, with the amounts at its upper and lower edge."""

    top: float
    bottom: float
    highest: float
    lowest: float

    def y(self, amount: float) -> float:
        """Return the place of an amount."""
        share = (self.highest - amount) / (self.highest - self.lowest)
        return self.top + (self.bottom - self.top) * share


@dataclass(frozen=True, slots=True)
class MistakeMark:
    """The mark of a mistake: a triangle whose ``radius`` grows with the class of the loss.

    ``index`` is that of the position after the mistake.
    """

    index: int
    centre: QPointF
    radius: float
    colour: Colour


@dataclass(slots=True)
class GraphPanel:
    """The elements of a panel; lengths are in the units of the painter.

    ``curves`` have a point for each position between two gaps; positions between gaps are ``dots``.
    The ``leads`` are the areas between the curve and the middle: those of Black and of White.
    """

    measure: Measure
    rect: QRectF
    scale: ValueScale
    grid: list[QLineF] = field(default_factory=list)
    curves: list[list[QPointF]] = field(default_factory=list)
    dots: list[QPointF] = field(default_factory=list)
    black_leads: list[list[QPointF]] = field(default_factory=list)
    white_leads: list[list[QPointF]] = field(default_factory=list)
    mistakes: list[MistakeMark] = field(default_factory=list)
    places: list[QPointF | None] = field(default_factory=list)

    @property
    def midline(self) -> QLineF:
        """The line on which neither player is ahead."""
        y = self.scale.y(self.measure.middle)
        return QLineF(self.rect.left(), y, self.rect.right(), y)


@dataclass(slots=True)
class ReviewGraphLayout:
    """The elements of the laid-out graph; lengths are in the units of the painter.

    ``phase_lines`` divide the phases of the game. Without a ``scale``, there are no positions.
    """

    em: float
    scale: MoveScale | None = None
    panels: list[GraphPanel] = field(default_factory=list)
    phase_lines: list[QLineF] = field(default_factory=list)
    texts: list[TextItem] = field(default_factory=list)

    def index_at(self, place: QPointF) -> int | None:
        """Return the index of the position at a place, or None if there are none.

        A mistake whose mark is there is preferred; otherwise it is the nearest position.
        """
        if self.scale is None:
            return None
        mark = self.mistake_at(place)
        return self.scale.nearest(place.x()) if mark is None else mark.index

    def mistake_at(self, place: QPointF) -> MistakeMark | None:
        """Return the mark of a mistake at a place, the nearest of several, or None."""
        marks = (mark for panel in self.panels for mark in panel.mistakes)
        distance, mark = min(
            ((QLineF(mark.centre, place).length(), mark) for mark in marks),
            key=lambda pair: pair[0],
            default=(0.0, None),
        )
        return mark if distance <= _HIT * self.em else None


def lay_out_graph(
    graph: ReviewGraph, size: QSizeF, em: float, lettering: Lettering, texts: GraphTexts = ENGLISH
) -> ReviewGraphLayout:
    """Return the layout of a graph in a rectangle, in which ``em`` is the size of type.

    Without results, it has only a text; if there is too little space, it is empty. If there is too
    little for two panels, it has only the one with the measure in which losses are counted.
    """
    layout, type_ = ReviewGraphLayout(em), PlotFont(lettering, em)
    measures = graph.measures
    if size.width() < LEAST_WIDTH * em or size.height() < LEAST_HEIGHT * em:
        return layout
    if not measures:
        centre = QPointF(size.width() / 2, size.height() / 2)
        text = elide_text(texts.nothing, size.width(), type_.width)
        layout.texts.append(type_.centred(text, centre, TextRole.EMPTY))
        return layout
    line = _LINE * em
    has_phases = len(graph.phase_starts) > 1
    room = size.height() - line * (1 + has_phases)
    title_room = _TITLE * em
    count = len(measures) if room / len(measures) >= title_room + _LEAST_PANEL * em else 1
    measures = measures[-count:]
    height = room / count - title_room
    scales = {measure: _value_scale(graph, measure, height, em) for measure in measures}
    labels = {
        measure: [(tick, tick_text(measure, tick, texts)) for tick in ticks]
        for measure, (_, ticks) in scales.items()
    }
    widest = type_.max_width([text for ticks in labels.values() for _, text in ticks])
    last = type_.width(str(graph.positions[-1].number))
    left, right = widest + _TICK_GAP * em, size.width() - max(_END * em, last / 2)
    layout.scale = MoveScale(left, right, len(graph.positions))
    top = line * has_phases
    for measure in measures:
        title = elide_text(
            texts.measure(measure), size.width() - left, partial(type_.width, bold=True)
        )
        y = top + _TITLE_MIDDLE * em
        layout.texts.append(type_.left_aligned(title, left, y, TextRole.VALUE_TITLE, bold=True))
        rect = QRectF(left, top + title_room, right - left, height)
        scale = scales[measure][0]._replace(top=rect.top(), bottom=rect.bottom())
        panel = GraphPanel(measure, rect, scale)
        for tick, text in labels[measure]:
            y = scale.y(tick)
            panel.grid.append(QLineF(left, y, right, y))
            layout.texts.append(type_.right_aligned(text, left - _TICK_GAP * em, y, TextRole.TICK))
        _add_curves(panel, graph, layout.scale)
        _add_mistakes(panel, graph, em)
        layout.panels.append(panel)
        top = rect.bottom()
    layout.texts += _move_numbers(graph, layout.scale, top + line / 2, type_)
    if has_phases:
        _add_phases(layout, graph, texts, type_)
    return layout


def _value_scale(
    graph: ReviewGraph, measure: Measure, height: float, em: float
) -> tuple[ValueScale, list[float]]:
    """Return the scale of a panel, whose places are set later, and the ticks of its axis."""
    steps = max(int(height / (_TICK_ROOM * em)), 2)
    if measure is Measure.WIN_RATE:
        by = 25 if steps >= 4 else 50
        return ValueScale(0, 0, 100, 0), [float(tick) for tick in range(0, 101, by)]
    amounts = [amount for amount in graph.amounts(measure) if amount is not None]
    most, least = max(*amounts, LEAST_SCORE), min(*amounts, -LEAST_SCORE)
    by = next(by for by in nice_steps() if ceil(most / by) - floor(least / by) <= steps)
    ticks = [float(by * step) for step in range(floor(least / by), ceil(most / by) + 1)]
    return ValueScale(0, 0, ticks[-1], ticks[0]), ticks


def _add_curves(panel: GraphPanel, graph: ReviewGraph, scale: MoveScale) -> None:
    """Add the places of all positions to a panel, with the curves between the gaps."""
    panel.places = [
        None if amount is None else QPointF(scale.x(index), panel.scale.y(amount))
        for index, amount in enumerate(graph.amounts(panel.measure))
    ]
    middle = panel.midline.y1()
    for run in _runs(panel.places):
        if len(run) == 1:
            panel.dots += run
            continue
        panel.curves.append(run)
        crossed = list(_with_crossings(run, middle))
        for areas, limit in ((panel.black_leads, min), (panel.white_leads, max)):
            ends = QPointF(run[-1].x(), middle), QPointF(run[0].x(), middle)
            area = [QPointF(place.x(), limit(place.y(), middle)) for place in crossed]
            if any(place.y() != middle for place in area):
                areas.append([*area, *ends])


def _runs(places: Sequence[QPointF | None]) -> Iterator[list[QPointF]]:
    """Yield the places between two gaps."""
    run: list[QPointF] = []
    for place in [*places, None]:
        if place is not None:
            run.append(place)
        elif run:
            yield run
            run = []


def _with_crossings(run: Sequence[QPointF], middle: float) -> Iterator[QPointF]:
    """Yield the places of a curve, and those at which it crosses the middle."""
    yield run[0]
    for before, after in pairwise(run):
        if (before.y() - middle) * (after.y() - middle) < 0:
            share = (middle - before.y()) / (after.y() - before.y())
            yield QPointF(before.x() + share * (after.x() - before.x()), middle)
        yield after


def _add_mistakes(panel: GraphPanel, graph: ReviewGraph, em: float) -> None:
    """Add the marks of mistakes to a panel, the largest last, so that they are on top.

    Many marks are smaller, so that those of a bad game do not hide the curve.
    """
    room = panel.rect.width() / max(_MARK_ROOM * em * len(graph.mistakes), 1.0)
    em *= max(min(room, 1.0), _LEAST_SCALE)
    for index in graph.mistakes:
        move, centre = graph.positions[index].move, panel.places[index]
        if move is not None and centre is not None:
            radius = _MARK_SIZES.get(move.loss_class or 0, _SMALLEST_MARK) * em
            panel.mistakes.append(MistakeMark(index, centre, radius, move.colour))
    panel.mistakes.sort(key=lambda mark: mark.radius)


def _move_numbers(
    graph: ReviewGraph, scale: MoveScale, y: float, type_: PlotFont
) -> Iterator[TextItem]:
    """Yield numbers of moves below the panels, at round numbers."""
    last = max(position.number for position in graph.positions)
    widest = type_.width(str(last)) + _LABEL_ROOM * type_.em
    most = max(int((scale.right - scale.left) / widest), 1)
    step = label_step(last, most)
    end = -type_.em
    for index, position in enumerate(graph.positions):
        if position.number % step == 0:
            item = type_.centred(str(position.number), QPointF(scale.x(index), y), TextRole.LABEL)
            if item.bounding_rect.left() > end:
                yield item
                end = item.bounding_rect.right() + type_.em / 2


def _add_phases(
    layout: ReviewGraphLayout, graph: ReviewGraph, texts: GraphTexts, type_: PlotFont
) -> None:
    """Add lines between the phases of the game, and their names where there is room."""
    scale = layout.scale
    assert scale is not None
    starts = [scale.x(index) for _, index in graph.phase_starts]
    top = _LINE * layout.em
    for x in starts[1:]:
        layout.phase_lines.append(QLineF(x, top * 0.2, x, top))
        layout.phase_lines += (
            QLineF(x, panel.rect.top(), x, panel.rect.bottom()) for panel in layout.panels
        )
    for (phase, _), left, right in zip(
        graph.phase_starts, starts, [*starts[1:], scale.right], strict=True
    ):
        name = texts.phase(phase)
        if type_.width(name) + layout.em <= right - left:
            centre = QPointF((left + right) / 2, top / 2)
            layout.texts.append(type_.centred(name, centre, TextRole.GROUP))

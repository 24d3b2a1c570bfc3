"""Graphs of reviews as plain text."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from ...display_text import display_width
from ...go import Colour
from ..plots.review_graph.graph import Measure, tick_text
from ..plots.review_graph.layout import LEAST_SCORE, MoveScale
from ..plots.ticks import label_step, nice_step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..book.blocks import GraphBlock
    from ..plots.review_graph.graph import GraphTexts, ReviewGraph

_COLUMNS, _STEPS = 61, 4
"""The most columns of a graph, and the steps of its scale on both sides of the middle."""
_MISTAKES = {Colour.BLACK: "▼", Colour.WHITE: "△"}
_VALUE, _MIDDLE = "*", "-"


def text_graph(block: GraphBlock) -> Iterator[list[str]]:
    """Yield a graph as groups of lines: each of its measures with its title.

    Several positions may share a column, which then shows the worst mistake among them, or else
    the last one.
    """
    graph = block.graph
    if not graph.measures:
        yield [block.texts.nothing]
    for measure in graph.measures:
        yield [block.texts.measure(measure), *_panel(graph, measure, block.texts)]


def _panel(graph: ReviewGraph, measure: Measure, texts: GraphTexts) -> Iterator[str]:
    amounts = graph.amounts(measure)
    columns = min(len(amounts), _COLUMNS)
    scale = MoveScale(0, columns - 1, len(amounts))
    half = 50.0
    if measure is Measure.SCORE:
        half = _half_scale(max(abs(amount) for amount in amounts if amount is not None))
    rows = [[" "] * columns for _ in range(2 * _STEPS + 1)]
    rows[_STEPS] = [_MIDDLE] * columns
    worst = {index: place for place, index in enumerate(_by_severity(graph))}
    drawn: dict[int, int] = {}
    for index, amount in enumerate(amounts):
        column = round(scale.x(index))
        before = drawn.get(column)
        if amount is None or (before is not None and worst.get(index, -1) < worst.get(before, -1)):
            continue
        drawn[column] = index
    for column, index in drawn.items():
        amount, move = amounts[index], graph.positions[index].move
        assert amount is not None
        share = (amount - measure.middle) / half
        row = _STEPS - round(max(-1.0, min(share, 1.0)) * _STEPS)
        is_mistake = move is not None and move.is_mistake
        rows[row][column] = _MISTAKES[move.colour] if move and is_mistake else _VALUE
    labels = [
        tick_text(measure, measure.middle + half * (_STEPS - row) / _STEPS, texts)
        if row % 2 == 0
        else ""
        for row in range(len(rows))
    ]
    widest = max(map(display_width, labels))
    for label, cells in zip(labels, rows, strict=True):
        yield f"{' ' * (widest - display_width(label))}{label} |{''.join(cells)}"
    yield " " * (widest + 2) + _numbers(graph, scale, columns)


def _half_scale(most: float) -> float:
    """Return the largest score of a scale, so that half of it is an integer, too.

    >>> _half_scale(48.6), _half_scale(0.3)
    (50.0, 6.0)
    """
    most = max(most, LEAST_SCORE)
    unit = nice_step(most, 10)
    return float(2 * unit * ceil(most / (2 * unit)))


def _by_severity(graph: ReviewGraph) -> list[int]:
    """Return the positions after mistakes, those after the worst ones last."""

    def loss(index: int) -> float:
        move = graph.positions[index].move
        return move.counted_loss if move else 0.0

    return sorted(graph.mistakes, key=loss)


def _numbers(graph: ReviewGraph, scale: MoveScale, columns: int) -> str:
    """Return a line with the numbers of moves below a graph."""
    last = graph.positions[-1].number
    step = label_step(last, max(columns // (len(str(last)) + 3), 1))
    line = ""
    for index, position in enumerate(graph.positions):
        column = round(scale.x(index))
        if position.number % step == 0 and (not line or column >= len(line) + 2):
            line = line.ljust(column) + str(position.number)
    return line

"""Graphs of reviews on sheets, with their captions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...plots.review_graph.painting import draw_graph
from ..structure import Role, StructureElement
from .flow import Box, UnbreakableElement
from .paragraphs import PlacedLine, balance_lines, in_element

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from ...plots.review_graph.graph import GraphTexts, ReviewGraph
    from ..blocks import GraphBlock
    from .flow import MovableItem
    from .styles import ColumnMeasure

_HEIGHT = 0.5
"""The height of a graph as a share of its width."""
_EMS = 26.0
"""The height in ems that a graph has at least, where there is room for it."""
_MOST = 0.6
"""The share of the height of a page that a graph takes at most."""


@dataclass(frozen=True, slots=True)
class PlacedGraph:
    """A graph on a sheet, with its top left corner at (x, y), and its structure element.

    ``em`` is the size of its type. Lengths are in millimetres.
    """

    graph: ReviewGraph
    texts: GraphTexts
    x: float
    y: float
    size: QSizeF
    em: float
    element: StructureElement | None = None

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the graph on the sheet."""
        return QRectF(QPointF(self.x, self.y), self.size)

    def translated(self, dx: float, dy: float) -> PlacedGraph:
        """Return a copy of the graph, moved by an offset."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def drawn_texts(self) -> Iterator[str]:
        """Yield the texts in the graph."""
        yield from self.texts

    def draw(self, qp: QPainter) -> None:
        """Draw the graph; the painter's units are millimetres."""
        qp.save()
        qp.translate(self.x, self.y)
        draw_graph(qp, self.graph, self.size, self.em, self.texts)
        qp.restore()


def graph_size(width: float, page_height: float, em: float) -> QSizeF:
    """Return the size of a graph across a width; ``em`` is the size of its type."""
    return QSizeF(width, min(max(_HEIGHT * width, _EMS * em), _MOST * page_height))


def typeset_graph(
    block: GraphBlock, measure: ColumnMeasure, parent: StructureElement | None = None
) -> UnbreakableElement:
    """Return a graph with its caption as an element of a column, which is never split.

    Their structure elements are within ``parent``.
    """
    styles, width = measure.styles, measure.width
    em = styles.note.em
    caption = balance_lines(block.caption, styles.note, width)
    lines = in_element(caption, StructureElement(Role.CAPTION, parent))
    text = styles.caption_space + sum(line.type.leading for line in lines) if lines else 0.0
    size = graph_size(width, measure.height, em)
    figure = StructureElement(Role.FIGURE, parent, text=block.alt_text.full)
    items: list[MovableItem] = [PlacedGraph(block.graph, block.texts, 0.0, 0.0, size, em, figure)]
    y = size.height() + styles.caption_space
    for line in lines:
        items.append(PlacedLine((width - line.width) / 2, y, line))
        y += line.type.leading
    space = styles.board_space
    return UnbreakableElement(Box(size.height() + text, tuple(items)), space, space)

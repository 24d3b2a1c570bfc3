"""Graphs of reviews as LaTeX source, with PSTricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from ...go import Colour
from ..painting.lettering import Lettering, TextRendering
from ..plots.review_graph.layout import lay_out_graph
from ..plots.review_graph.painting import GRAPH_PAPER, triangle
from .latex_text import latex_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QLineF, QPointF

    from ..book.blocks import GraphBlock
    from ..plots.elements import TextItem
    from ..plots.review_graph.layout import MistakeMark

_WIDER = 1.05
"""Allowance for type that is wider than that of the layout."""

GRAPH_DEFINITIONS = r"""
% A graph: its width, its height and the size of its type. The origin is its lower left corner.
\definecolor{gogridline}{gray}{0.75}
\definecolor{golead}{gray}{0.7}
\newenvironment{gograph}[3]
  {\psset{unit=1mm,linewidth=0.27mm,linejoin=1}\fontsize{#3}{#3}\sffamily\endlinechar=-1
   \begin{pspicture}(0,0)(#1,#2)}
  {\end{pspicture}}
\newcommand{\gocurve}{\psline[linewidth=0.45mm]}
\newcommand{\gomistake}[1]{\pspolygon[linewidth=0.4mm,fillstyle=solid,fillcolor=#1]}
"""


def latex_graph(block: GraphBlock, size: QSizeF, em: float) -> Iterator[str]:
    """Yield the LaTeX source of a graph line by line; lengths are in millimetres."""
    lettering = Lettering(GRAPH_PAPER.families, TextRendering.TEXT)
    wide = QSizeF(size.width(), size.height())
    layout = lay_out_graph(block.graph, wide / _WIDER, em, lettering, block.texts)
    page = _Page(layout_height := wide.height() / _WIDER)
    yield rf"\begin{{gograph}}{{{size.width():.5g}}}{{{layout_height:.5g}}}{{{em:.4g}mm}}"
    for panel in layout.panels:
        for area in panel.black_leads:
            places = page.places(area)
            yield rf"\pspolygon[linestyle=none,fillstyle=solid,fillcolor=golead]{places}"
        yield from (rf"\psline[linecolor=gogridline]{page.line(line)}" for line in panel.grid)
        yield rf"\psline{page.line(panel.midline)}"
    yield from (rf"\psline[linestyle=dashed]{page.line(line)}" for line in layout.phase_lines)
    for panel in layout.panels:
        yield from (rf"\gocurve{page.places(curve)}" for curve in panel.curves)
        yield from (rf"\pscircle*{page.places([dot])}{{0.5}}" for dot in panel.dots)
        yield from (page.mistake(mark) for mark in panel.mistakes)
    yield from (page.text(text) for text in layout.texts)
    yield r"\end{gograph}"


class _Page:
    """Conversion of the places of a layout, which are counted from the top, to source."""

    def __init__(self, height: float) -> None:
        self._height = height

    def places(self, places: Iterable[QPointF]) -> str:
        return "".join(f"({place.x():.2f},{self._height - place.y():.2f})" for place in places)

    def line(self, line: QLineF) -> str:
        return self.places([line.p1(), line.p2()])

    def mistake(self, mark: MistakeMark) -> str:
        fill = "black" if mark.colour is Colour.BLACK else "white"
        return rf"\gomistake{{{fill}}}{self.places(triangle(mark))}"

    def text(self, text: TextItem) -> str:
        source = latex_text(text.text)
        if text.bold:
            source = rf"\textbf{{{source}}}"
        return rf"\rput{self.places([text.centre])}{{{source}}}"

"""The graph of a review as a sheet and as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSizeF

from ...book.sheet import Sheet
from ...output.files import write_file
from ...output.images import ImageOptions
from ...output.picture_files import save_sheet
from ...painting.device import Device
from ...painting.lettering import Lettering, TextRendering
from .graph import ENGLISH
from .layout import lay_out_graph
from .painting import GRAPH_PAPER, paint_graph

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter

    from ...output.files import Write
    from .graph import GraphTexts, ReviewGraph

_WIDTH, _HEIGHT, _MARGIN = 160.0, 90.0, 5.0  # mm
_EM = 3.2  # mm
_OPTIONS = ImageOptions(dpi=200.0)


class ReviewGraphItem(NamedTuple):
    """The graph of a review on a sheet, with a margin around it; lengths are in millimetres."""

    graph: ReviewGraph
    texts: GraphTexts
    size: QSizeF
    margin: float

    def draw(self, qp: QPainter) -> None:
        """Draw the graph; the painter's units are millimetres."""
        qp.save()
        qp.translate(self.margin, self.margin)
        draw_graph(qp, self.graph, self.size, _EM, self.texts)
        qp.restore()


def draw_graph(
    qp: QPainter, graph: ReviewGraph, size: QSizeF, em: float, texts: GraphTexts = ENGLISH
) -> None:
    """Draw a graph for paper at the painter's origin, in greys; lengths are in its units."""
    rendering = TextRendering.TEXT
    if Device.for_paper(qp).needs_outlines:
        rendering = TextRendering.OUTLINES
    lettering = Lettering(GRAPH_PAPER.families, rendering)
    paint_graph(qp, lay_out_graph(graph, size, em, lettering, texts), lettering, GRAPH_PAPER)


def graph_sheet(graph: ReviewGraph, texts: GraphTexts = ENGLISH) -> Sheet:
    """Return a sheet with a graph, just large enough for it."""
    item = ReviewGraphItem(graph, texts, QSizeF(_WIDTH, _HEIGHT), _MARGIN)
    return Sheet(_WIDTH + 2 * _MARGIN, _HEIGHT + 2 * _MARGIN, (item,))


def save_graph(
    path: Path,
    graph: ReviewGraph,
    options: ImageOptions = _OPTIONS,
    *,
    title: str,
    description: str,
    texts: GraphTexts = ENGLISH,
    language: str = "en",
    write: Write = write_file,
) -> None:
    """Write a graph in the format of the file's extension, one of `PICTURE_FORMATS`.

    ``language`` is the language code of the texts.

    :raises ExportError: the format is not supported, or the file cannot be written.
    """
    save_sheet(
        path,
        graph_sheet(graph, texts),
        options,
        title=title,
        description=description,
        language=language,
        write=write,
    )

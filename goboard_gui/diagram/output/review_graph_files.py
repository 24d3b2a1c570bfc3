"""The graph of a review as a sheet and as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from ..book.sheet import Sheet
from ..book.typesetting.graphs import PlacedGraph
from ..plots.review_graph.graph import ENGLISH
from .files import write_file
from .images import ImageOptions
from .picture_files import save_sheet

if TYPE_CHECKING:
    from pathlib import Path

    from ..plots.review_graph.graph import GraphTexts, ReviewGraph
    from .files import Write

_SIZE, _MARGIN = QSizeF(160.0, 90.0), 5.0  # mm
_EM = 3.2  # mm
_OPTIONS = ImageOptions(dpi=200.0)


def graph_sheet(graph: ReviewGraph, texts: GraphTexts = ENGLISH) -> Sheet:
    """Return a sheet with a graph, just large enough for it."""
    item = PlacedGraph(graph, texts, _MARGIN, _MARGIN, _SIZE, _EM)
    return Sheet(_SIZE.width() + 2 * _MARGIN, _SIZE.height() + 2 * _MARGIN, (item,))


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

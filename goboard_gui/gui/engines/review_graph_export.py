"""Context menu of the graph of a review, which saves and copies it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenu

from ...diagram.output.clipboard import sheet_mime_data
from ...diagram.output.formats import PDF, PICTURE_FORMATS
from ...diagram.output.review_graph_files import graph_sheet, save_graph
from ...files.sgf.game_info import read_info
from ...named_tuples import NamedTuple
from ..core.closing import dispose
from ..core.languages import active_language
from ..widgets import dialogs
from ..widgets.file_output import export_file
from ..wording.format_texts import file_filter

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from ...diagram.plots.review_graph.graph import GraphTexts, ReviewGraph
    from ..actions.workspace import Workspace


class DescribedGraph(NamedTuple):
    """A graph with the texts in it, and its description for readers who can't see it."""

    graph: ReviewGraph
    texts: GraphTexts
    description: str


class ReviewGraphExport(QObject):
    """Exporter of graphs to files and the clipboard; ``view`` is the widget that shows them."""

    def __init__(self, workspace: Workspace, view: QWidget) -> None:
        super().__init__(view)
        self._document = workspace.document
        self._messages = workspace.messages
        self._view = view

    def open_menu(self, place: QPoint, shown: DescribedGraph) -> None:
        """Open the context menu of a graph at a screen position."""
        menu = QMenu(self._view)
        menu.aboutToHide.connect(partial(dispose, menu))
        menu.addAction(self.tr("&Save Graph…")).triggered.connect(partial(self.save, shown))
        menu.addAction(self.tr("&Copy Graph")).triggered.connect(partial(self.copy, shown))
        menu.popup(place)

    def save(self, shown: DescribedGraph) -> None:
        """Ask for a file name and save the graph in the format of its extension."""
        folder = self._document.path.parent if self._document.path is not None else Path()
        suggested = str(folder / (self._name() + PDF.extension))
        kinds = file_filter(PICTURE_FORMATS, PDF)
        path = dialogs.ask_save_path(self._view, self.tr("Save Graph"), suggested, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(PDF.extension)
        write_graph = partial(
            save_graph,
            path,
            shown.graph,
            title=self._name(),
            description=shown.description,
            texts=shown.texts,
            language=active_language(),
        )
        if export_file(self._view, write_graph):
            self._messages.show_exported(path)

    def copy(self, shown: DescribedGraph) -> None:
        """Copy a graph as an image, together with its description as text."""
        sheet = graph_sheet(shown.graph, shown.texts)
        data = sheet_mime_data(sheet, shown.description, title=self._name())
        QApplication.clipboard().setMimeData(data)
        self._messages.show_confirmation(self.tr("Graph copied"))

    def _name(self) -> str:
        return read_info(self._document.session.tree).suggested_file_name() or self.tr("Review")

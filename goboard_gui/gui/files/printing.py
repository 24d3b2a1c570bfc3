"""Printing and exporting the position shown, through the one painter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog

from ...diagram import export
from ...diagram.compose import compose
from ...diagram.page import draw_page
from ...files.diagrams import Style, diagram_of
from ...files.errors import SaveError
from ...files.saving import save
from .. import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ...diagram.picture import Picture
    from ..document import Document
    from ..viewpoint import Viewpoint


class Printing(QObject):
    """Puts the position at the cursor on paper or into a file, seen as on screen."""

    def __init__(self, document: Document, viewpoint: Viewpoint, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._viewpoint = viewpoint
        self._window = window

    def picture(self) -> Picture:
        """The position with the names and the view chosen, without what the pointer adds."""
        session = self._document.session
        naming = self._viewpoint.naming(session.size)
        return compose(session.board, naming, self._viewpoint.shown, markup=session.markup)

    def print_asked(self) -> None:
        """Ask for a printer and print the position."""
        printer = self._printer()
        if dialogs.run(QPrintDialog(printer, self._window)):
            self.print_on(printer)

    def preview(self) -> None:
        """Show the page as it would be printed."""
        printer = self._printer()
        dialog = QPrintPreviewDialog(printer, self._window)
        dialog.paintRequested.connect(self.print_on)
        dialog.resize(900, 760)
        dialogs.run(dialog)

    def print_on(self, printer: QPrinter) -> None:
        """Draw the page on a printer."""
        painter = QPainter(printer)
        page = printer.pageRect(QPrinter.Unit.DevicePixel)
        page.moveTo(0, 0)  # the painter's origin is the corner inside the margins
        draw_page(painter, page, self.picture(), caption=self.caption())
        painter.end()

    def _printer(self) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._name())
        return printer

    def export_pdf(self) -> None:
        self._export(
            ".pdf",
            self.tr("Portable Document Format (*.pdf)"),
            lambda path: export.save_pdf(
                self.picture(),
                path,
                page=QPageSize(QPageSize.PageSizeId.A4),
                title=self._name(),
                caption=self.caption(),
            ),
        )

    def export_svg(self) -> None:
        self._export(
            ".svg",
            self.tr("Scalable Vector Graphics (*.svg)"),
            lambda path: export.save_svg(self.picture(), path, title=self._name()),
        )

    def export_png(self) -> None:
        self._export(
            ".png",
            self.tr("Portable Network Graphics (*.png)"),
            lambda path: export.save_png(self.picture(), path),
        )

    def export_text(self) -> None:
        self._export(
            ".txt",
            self.tr("Text (*.txt)"),
            lambda path: save(path, self._drawn_with_letters().encode()),
        )

    def _drawn_with_letters(self) -> str:
        session = self._document.session
        return diagram_of(session.tree, session.cursor, Style.PLAIN, title=self.caption())

    def caption(self) -> str:
        """What is written under the board."""
        number = self._document.session.step.number
        return self.tr("After move {number}").format(number=number) if number else ""

    def _name(self) -> str:
        path = self._document.path
        return path.stem if path is not None else self.tr("Untitled")

    def _export(self, suffix: str, kinds: str, write: Callable[[Path], object]) -> None:
        folder = self._document.path.parent if self._document.path is not None else Path()
        suggested = str(folder / (self._name() + suffix))
        path = dialogs.ask_save_path(self._window, self.tr("Export position"), suggested, kinds)
        if path is None:
            return
        try:
            write(path if path.suffix else path.with_suffix(suffix))
        except (export.ExportError, SaveError) as error:
            dialogs.tell(self._window, str(error))

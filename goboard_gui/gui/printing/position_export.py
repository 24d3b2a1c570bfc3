"""Export of the current position to a file or the clipboard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QApplication

from ...diagram import export
from ...diagram.compose import compose_picture
from ...files.sgf.game_info import read_info
from ...files.text_diagrams import TextDiagramStyle, write_diagram
from ..widgets import dialogs
from ..widgets.file_output import export_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ...diagram.output.files import Write
    from ...diagram.picture import Picture
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.view_settings import ViewSettings


class PositionExport(QObject):
    """Exporter of the current position as it looks on screen."""

    def __init__(
        self, document: Document, view_settings: ViewSettings, messages: Messages, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._view_settings = view_settings
        self._messages = messages
        self._window = window

    def picture(self) -> Picture:
        """Return a picture of the position in the current view and notation, without hover
        effects.
        """
        session = self._document.session
        naming = self._view_settings.naming(session.size)
        return compose_picture(
            session.board, naming, self._view_settings.display_options, markup=session.markup
        )

    def export_pdf(self) -> None:
        from ...diagram.book.assembly import record_attachment
        from ...diagram.book.options import Game

        session = self._document.session
        record = record_attachment([Game(session.tree, session.cursor)])
        self._export(
            ".pdf",
            self.tr("Portable Document Format (*.pdf)"),
            lambda path, write: export.save_pdf(
                self.picture(),
                path,
                page=QPageSize(QPageSize.PageSizeId.A4),
                title=self._name(),
                caption=self.caption(),
                attachments=(record,),
                write=write,
            ),
        )

    def export_svg(self) -> None:
        self._export(
            ".svg",
            self.tr("Scalable Vector Graphics (*.svg)"),
            lambda path, write: export.save_svg(
                self.picture(), path, title=self._name(), write=write
            ),
        )

    def export_png(self) -> None:
        self._export(
            ".png",
            self.tr("Portable Network Graphics (*.png)"),
            lambda path, write: export.save_png(self.picture(), path, write=write),
        )

    def export_text(self) -> None:
        self._export(
            ".txt",
            self.tr("Text (*.txt)"),
            lambda path, write: write(path, self._drawn_with_letters().encode()),
        )

    def copy(self) -> None:
        """Copy the position to the clipboard as an image, as SVG and as text."""
        from ...diagram.output.clipboard import board_mime_data

        drawn = self._drawn_with_letters()
        QApplication.clipboard().setMimeData(
            board_mime_data(self.picture(), drawn, title=self._name())
        )
        self._messages.show(self.tr("Copied: the position as a picture"))

    def _drawn_with_letters(self) -> str:
        session = self._document.session
        return write_diagram(
            session.tree, session.cursor, TextDiagramStyle.PLAIN, title=self.caption()
        )

    def caption(self) -> str:
        """Return the caption of the board, which states the move number, or "" before the first
        move.
        """
        number = self._document.session.step.number
        return self.tr("After move {number}").format(number=number) if number else ""

    def _name(self) -> str:
        path = self._document.path
        if path is not None:
            return path.stem
        return read_info(self._document.session.tree).suggested_file_name() or self.tr("Untitled")

    def _export(self, suffix: str, kinds: str, save: Callable[[Path, Write], object]) -> None:
        folder = self._document.path.parent if self._document.path is not None else Path()
        suggested = str(folder / (self._name() + suffix))
        path = dialogs.ask_save_path(self._window, self.tr("Export position"), suggested, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(suffix)
        if export_file(self._window, partial(save, path)):
            self._messages.show_saved(path)

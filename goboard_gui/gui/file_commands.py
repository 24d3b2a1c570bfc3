"""The commands that begin, open, save, print and export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from . import dialogs
from .commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..go import Size
    from .actions import Actions
    from .document import Document
    from .filing import Filing
    from .printing import Printing
    from .settings import Settings
    from .viewpoint import Viewpoint


class FileCommands(QObject):
    """Connects them to what files and prints the document of a window."""

    def __init__(
        self,
        document: Document,
        viewpoint: Viewpoint,
        filing: Filing,
        settings: Settings,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._viewpoint = viewpoint
        self._filing = filing
        self._settings = settings
        self._window = window
        self._of_a_file = [actions[Command.REOPEN_ENCODING], actions[Command.RELOAD]]
        actions.connect_commands(self._slots())
        document.file_changed.connect(self._show_file)
        self._show_file()

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.NEW: self.begin,
            Command.OPEN: self._filing.open_asked,
            Command.REOPEN_ENCODING: self.reopen_asked,
            Command.RELOAD: self._filing.reload,
            Command.SAVE: self._filing.save,
            Command.SAVE_AS: self._filing.save_as,
            Command.EXPORT_PDF: lambda: self._printing().export_pdf(),
            Command.EXPORT_SVG: lambda: self._printing().export_svg(),
            Command.EXPORT_PNG: lambda: self._printing().export_png(),
            Command.PRINT: lambda: self._printing().print_asked(),
            Command.PRINT_PREVIEW: lambda: self._printing().preview(),
            Command.QUIT: QApplication.closeAllWindows,
        }

    def begin(self, size: Size | None = None) -> None:
        """Ask what a new game is to be, on a board of ``size`` or of the last one's, and begin."""
        from .new_game_dialog import NewGameDialog

        if not self._filing.may_leave():
            return
        dialog = NewGameDialog(self._settings, self._window)
        if size is not None:
            dialog.choose_size(size)
        if dialogs.run(dialog):
            self._filing.begin(dialog.chosen())

    def reopen_asked(self) -> None:
        """Ask in which encoding the texts of the file are, and read them so."""
        from .encoding_dialog import EncodingDialog

        file = self._document.file
        if file is None:
            return
        with dialogs.busy():
            dialog = EncodingDialog(file.source.data, file.source.charset, self._window)
        if dialogs.run(dialog):
            self._filing.reopen(dialog.chosen)

    def _show_file(self) -> None:
        for action in self._of_a_file:
            action.setEnabled(self._document.file is not None and self._document.path is not None)

    def _printing(self) -> Printing:
        from .printing import Printing  # slow to import and seldom needed first

        return Printing(self._document, self._viewpoint, self._window)

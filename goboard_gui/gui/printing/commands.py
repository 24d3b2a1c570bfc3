"""Commands that print, export and copy diagrams."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command
from ..widgets import dialogs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..actions.commands.actions import Actions
    from ..board.board_presenter import BoardPresenter
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .position_export import PositionExport


class PrintingCommands(QObject):
    """The printing commands of a window, connected to its document, view settings and board."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        presenter: BoardPresenter,
        settings: Settings,
        messages: Messages,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._view_settings = view_settings
        self._presenter = presenter
        self._settings = settings
        self._messages = messages
        self._window = window
        actions.connect_commands(
            {
                Command.PRINT: self.open,
                Command.EXPORT_PDF: lambda: self._position.export_pdf(),
                Command.EXPORT_SVG: lambda: self._position.export_svg(),
                Command.EXPORT_PNG: lambda: self._position.export_png(),
                Command.EXPORT_TEXT: lambda: self._position.export_text(),
                Command.COPY_PICTURE: lambda: self._position.copy(),
            }
        )

    def open(self) -> None:
        """Open the print window."""
        from .print_window import PrintWindow

        def pages() -> PrintWindow:
            return PrintWindow(self._document, self._view_settings, self._settings, self._window)

        dialogs.raise_or_create(PrintWindow, self._window, pages)

    @cached_property
    def _position(self) -> PositionExport:
        from .position_export import PositionExport  # slow to import and rarely needed at once

        return PositionExport(self._document, self._presenter, self._messages, self._window)

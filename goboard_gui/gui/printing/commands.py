"""Commands that print, export and copy diagrams."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...optional_parts import PILLOW, install_command
from ..actions.commands import Command
from ..core.closing import dispose
from ..core.idle_tasks import IdleTask, import_in_steps
from ..widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...diagram.book.options import PrintedGame
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..widgets.form import CompactForm
    from .captions import SavedCaptions
    from .position_export import PositionExport
    from .web_board_export import WebBoardExport

_IMPORTED = (
    *("...diagram.book.option", "...diagram.book.options", "...diagram.book.option_table"),
    *("...diagram.book.typesetting.boards", "...diagram.book.typesetting.pages"),
    *("...diagram.book.production", ".presets", ".options_form", ".preview", ".chapters"),
    ".captions",
    *(".page_output", ".print_window"),
)
"""Modules to import before the print window is opened, in the order of their dependencies."""


class PrintingCommands(QObject):
    """The printing commands of a window, connected to its document, view settings and board."""

    def __init__(self, workspace: Workspace, presenter: BoardPresenter) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._presenter = presenter
        self._settings = workspace.settings
        self._messages = workspace.messages
        self._window = workspace.window
        self._opening = IdleTask(self)
        workspace.actions.connect_commands(
            {
                Command.PRINT: self.open_print_window,
                Command.EXPORT_POSITION: lambda: self._position.export_position(),
                Command.EXPORT_PDF: lambda: self._position.export_position_as_pdf(),
                Command.EXPORT_WEB_BOARD: lambda: self._web_board.export(),
                Command.COPY_PICTURE: lambda: self._position.copy_position(),
                Command.ANIMATION: self.ask_and_animate,
            }
        )

    def open_print_window(self) -> None:
        """Open the print window for the document, in steps, because that takes time."""
        self._opening.run(self._open_in_steps(()))

    def print_problems(self, problems: Sequence[PrintedGame]) -> None:
        """Open the print window for a sheet with these problems."""
        from .print_window import PrintWindow

        for window in dialogs.visible_dialogs(PrintWindow, self._window):
            window.close()  # it has other problems
        self._opening.run(self._open_in_steps(problems))

    def _open_in_steps(self, problems: Sequence[PrintedGame]) -> Iterator[None]:
        """Import the print window, create its forms, and show it."""
        yield from import_in_steps(_IMPORTED, __package__)
        from .chapters import FileRecords
        from .options_form import create_forms
        from .print_window import PrintWindow

        forms: list[CompactForm] = []
        games = list(dict.fromkeys(problem.tree for problem in problems))
        records = FileRecords(None, games) if games else self._document

        def create_window() -> PrintWindow:
            return PrintWindow(
                records,
                self._view_settings,
                self._settings,
                self._window,
                forms,
                self._captions,
                problems,
            )

        try:
            if not dialogs.visible_dialogs(PrintWindow, self._window):
                for form in create_forms():
                    forms.append(form)
                    yield
            dialogs.raise_or_create(PrintWindow, self._window, create_window)
        except GeneratorExit:  # the main window closes, or the user asks again
            for form in forms:
                dispose(form)
            raise

    def ask_and_animate(self) -> None:
        """Ask for the options of an animation of the current line, and save it."""
        if not PILLOW.is_installed:
            dialogs.show_error(self._window, self._missing_text())
            return
        from ...diagram.book.options import PrintedGame
        from ...diagram.output.formats import GIF
        from .animation_dialog import AnimationDialog

        session = self._document.session
        count = session.steps()[-1].number
        if not count:
            self._messages.show_confirmation(self.tr("The record has no moves."))
            return
        dialog = AnimationDialog(
            PrintedGame(session.tree, session.steps()[-1].node),
            count,
            self._view_settings,
            self._settings,
            self._position.suggested_path(GIF),
            self._window,
        )
        dialog.saved.connect(self._messages.show_exported)
        dialogs.run_modal(dialog)

    def _missing_text(self) -> str:
        """Return the message that Pillow is missing."""
        command = install_command(PILLOW)
        if command is None:
            return self.tr(
                "Animations require Pillow, which is not included in this edition of Goboard."
            )
        text = self.tr(
            "Animations require Pillow, which is not installed. Install it with this command:\n\n"
            "{command}"
        )
        return text.format(command=command)

    @cached_property
    def _captions(self) -> SavedCaptions:
        from .captions import SavedCaptions  # imports the options of pages

        return SavedCaptions(self._settings)

    @cached_property
    def _position(self) -> PositionExport:
        from .position_export import PositionExport  # slow to import and rarely needed at once

        return PositionExport(
            self._document, self._presenter, self._view_settings, self._messages, self._window
        )

    @cached_property
    def _web_board(self) -> WebBoardExport:
        from .web_board_export import WebBoardExport

        return WebBoardExport(
            self._document,
            self._view_settings,
            self._messages,
            self._window,
            self._position.suggested_path,
        )

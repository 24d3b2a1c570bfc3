"""Commands for patterns and the comparison of openings."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QDockWidget

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...files.document_io import DocumentIO
    from .openings_dialog import OpeningsDialog
    from .pattern_panel import PatternPanel


class OpeningsCommands(QObject):
    """The commands for openings; the panel and the dialog are created when first needed."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        document_io: DocumentIO,
        dock: QDockWidget,
    ) -> None:
        super().__init__(dock)
        self._workspace = workspace
        self._presenter = presenter
        self._document_io = document_io
        self._dock = dock
        workspace.actions.connect_commands({Command.COMPARE_OPENINGS: self.compare_openings})
        dock.visibilityChanged.connect(self._set_panel_visible)

    @cached_property
    def _panel(self) -> PatternPanel:
        from .pattern_panel import PatternPanel

        document, view_settings = self._workspace.document, self._workspace.view_settings
        panel = PatternPanel(document, self._presenter, view_settings, self.copy_pattern)
        self._dock.setWidget(panel)
        return panel

    def _set_panel_visible(self, seen: bool) -> None:
        """Keep the panel up to date while it is visible; it is created when it is first shown."""
        if seen or "_panel" in vars(self):
            self._panel.set_following(seen)

    def copy_pattern(self) -> None:
        """Copy what the panel shows as text, as in Park's paper: the pattern or the rows."""
        from ....display_text import to_printable
        from ....fuseki import Squares
        from ....fuseki.rows import rows_text, state_rows

        session = self._workspace.document.session
        squares = Squares.for_point_naming(
            self._workspace.view_settings.point_naming(session.shape)
        )
        title = to_printable(self._document_io.title)
        if self._panel.shows_rows:
            text = rows_text(state_rows(session.board, squares.view), title)
            message = self.tr("Rows copied")
        else:
            text = squares.pattern(session.board).text(title)
            message = self.tr("Pattern copied")
        QApplication.clipboard().setText(text)
        self._workspace.messages.show_confirmation(message)

    def compare_openings(self) -> OpeningsDialog:
        """Open the modeless dialog that compares this record with another one, and return it."""
        from .openings_dialog import OpeningsDialog

        window = self._workspace.window
        return dialogs.raise_or_create(
            OpeningsDialog,
            window,
            lambda: OpeningsDialog(self._workspace, self._document_io, window),
        )

    def compare_with(self, path: Path, place: int) -> None:
        """Compare this record with a game in a file; ``place`` is the zero-based index of the
        game.
        """
        self.compare_openings().compare_with(path, place)

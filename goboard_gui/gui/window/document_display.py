"""Display of the document in the window title, the move list, the game panel and the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...record.values.game_info import GameInfo

if TYPE_CHECKING:
    from .parts import WindowParts
    from .status_bar import StatusBar

_MODIFIED = "[*]"
"""Qt's placeholder for the mark of unsaved changes in a window title."""


class DocumentDisplay(QObject):
    """Updates title, move list, game panel and status bar when the document or the view changes."""

    def __init__(self, parts: WindowParts, status: StatusBar) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._status = status
        document = parts.document
        document.cursor_moved.connect(self.show_cursor)
        document.record_changed.connect(self._show_record)
        document.record_changed.connect(self._show_file)
        document.file_changed.connect(self._show_file)
        document.modified_changed.connect(self._show_modified)
        parts.view_settings.changed.connect(self._show_names)
        parts.panels.moves.chosen.connect(document.go_to)
        parts.presenter.pointed.connect(status.point.setText)
        self._show_file()
        parts.panels.game.show_info(GameInfo())
        self._show_names()

    def show_cursor(self) -> None:
        """Show the current line and the move at the cursor."""
        parts = self._parts
        session = parts.document.session
        second = parts.view_settings.second_naming(session.size)
        parts.panels.moves.show_line(session, parts.presenter.naming, second)
        parts.panels.moves.show_current(session.step.number)
        parts.panels.game.show_prisoners(session.step)
        self._status.refresh()

    def _show_record(self) -> None:
        from ...files.sgf.game_info import read_info

        self._parts.panels.game.show_info(read_info(self._parts.document.session.tree))
        self._show_names()

    def _show_names(self) -> None:
        self._parts.panels.tree.use_naming(self._parts.presenter.naming)
        self.show_cursor()

    def _show_file(self) -> None:
        document = self._parts.document
        games = document.game_count
        which = f" ({document.game + 1}/{games})" if games > 1 else ""
        title = self._parts.filing.title.replace(
            _MODIFIED, 2 * _MODIFIED
        )  # Qt shows it literally if it is doubled
        self._parts.window.setWindowTitle(f"{title}{which}{_MODIFIED} — Goboard")
        self._show_modified()

    def _show_modified(self) -> None:
        self._parts.window.setWindowModified(self._parts.document.modified)

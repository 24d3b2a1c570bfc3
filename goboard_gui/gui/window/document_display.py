"""Display of the document in the window title, the move list, the game panel and the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...display_text import escape_name
from ...record.values.game_info import GameInfo
from ..widgets.position_display import PositionDisplay

if TYPE_CHECKING:
    from ...record import Tree
    from .parts import WindowParts
    from .status_bar import StatusBar

_MODIFIED = "[*]"
"""Qt's placeholder for the mark of unsaved changes in the title of a window."""


class DocumentDisplay(QObject):
    """Controller that updates the title, panels and status bar when the document or the view
    changes.
    """

    def __init__(self, parts: WindowParts, status: StatusBar) -> None:
        super().__init__(parts.workspace.window)
        self._parts = parts
        self._workspace = parts.workspace
        self._status = status
        self._tree: Tree | None = None
        document, panels = parts.workspace.document, parts.panels
        self._moves = PositionDisplay(panels.game_dock, document, self._show_moves)
        PositionDisplay(panels.tree_dock, document, panels.tree.refresh)
        document.position_shown.connect(status.refresh)
        document.record_changed.connect(self._show_file)
        document.file_changed.connect(self._show_file)
        document.modified_changed.connect(self._show_file)
        parts.workspace.view_settings.changed.connect(self._show_names)
        panels.moves.node_chosen.connect(self._go_to)
        parts.presenter.point_hovered.connect(status.point.setText)
        self._show_file()
        panels.game.show_info(GameInfo())
        self._show_names()

    def show_moves(self) -> None:
        """Update the move list, now or as soon as it is visible."""
        self._moves.update()

    def _go_to(self, node: int) -> None:
        # For a moment, the list may show an earlier state of the record.
        if node in self._workspace.document.session.tree:
            self._workspace.document.go_to(node)

    def _show_moves(self) -> None:
        panels, view_settings = self._parts.panels, self._workspace.view_settings
        session = self._workspace.document.session
        naming = view_settings.point_naming(session.shape)
        second = view_settings.second_point_naming(session.shape)
        panels.moves.show_line(session, naming, second)
        panels.moves.show_current(session.step.number)
        panels.game.show_prisoners(session.step)
        if session.tree is not self._tree:
            from ...files.sgf.game_info import read_info

            panels.game.show_info(read_info(session.tree))
            self._tree = session.tree

    def _show_names(self) -> None:
        shape = self._workspace.document.session.shape
        naming = self._workspace.view_settings.point_naming(shape)
        self._parts.panels.tree.set_point_naming(naming)
        self.show_moves()
        self._status.refresh()

    def _show_file(self) -> None:
        document = self._workspace.document
        games = document.game_count
        which = f" ({document.game_index + 1}/{games})" if games > 1 else ""
        title = escape_name(self._parts.document_io.title)
        if self._parts.document_io.needs_first_save:
            title = self.tr("{name} (not saved yet)").format(name=title)
        title = title.replace(_MODIFIED, 2 * _MODIFIED)  # Qt shows it literally if it is doubled
        self._workspace.window.setWindowTitle(f"{title}{which}{_MODIFIED} — Goboard")
        self._workspace.window.setWindowModified(document.is_modified)

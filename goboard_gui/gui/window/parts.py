"""The parts of a main window: its panels, and what its features receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from ..actions.shortcuts.shortcut_schemes import PANEL_KEYS
from ..actions.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...notation import Naming
    from ..board.board_presenter import BoardPresenter
    from ..board.board_view import BoardView
    from ..board.edit_notices import EditNotices
    from ..board.message_strip import MessageStrip
    from ..board.recording import Recording
    from ..core.document import Document
    from ..files.document_io import DocumentIO
    from .main_window import MainWindow

_WIDTH = 340
_HEIGHTS = (330, 230, 240)


class Panels(QObject):
    """The docks of a window, of which the game, tree and comments docks are also filled here."""

    def __init__(self, document: Document, window: QMainWindow) -> None:
        """Create empty docks, so that the board gets its final position and can be painted
        first.
        """
        super().__init__(window)
        self._document = document
        self._window = window
        self.game_dock = self._dock(self.tr("Game"), "game")
        self.tree_dock = self._dock(self.tr("Tree"), "tree")
        self.docks = [self.game_dock, self.tree_dock]
        self._tabbed_docks: list[QDockWidget] = []
        self.life = self._tabbed_dock(self.tr("Life"), "life")
        """The dock of life and death, which its feature fills when it is first shown."""
        self.pattern = self._tabbed_dock(self.tr("Pattern"), "pattern")
        """The dock of opening patterns, which its feature fills when it is first shown."""
        self.collection = self._tabbed_dock(self.tr("Collection"), "collection")
        """The dock of the collection, which its feature fills when it is first shown."""
        self._edits = self._tabbed_dock(self.tr("Edits"), "edits")
        self._edits.visibilityChanged.connect(self._fill_edits)
        self.comments_dock = self._dock(self.tr("Comments"), "comments")
        self.docks.append(self.comments_dock)
        window.resizeDocks(self.docks, list(_HEIGHTS), Qt.Orientation.Vertical)
        window.resizeDocks(self.docks[:1], [_WIDTH], Qt.Orientation.Horizontal)
        self.docks += self._tabbed_docks

    def fill_docks(self, naming: Naming, comments: QWidget) -> None:
        """Fill the game, tree and comments docks."""
        from ..navigation.moves.game_panel import GamePanel
        from ..navigation.moves.move_list import MoveList, ReusedPointsLabel
        from ..navigation.tree.tree_panel import TreePanel

        self.game = GamePanel()
        self.moves = MoveList()
        self.tree = TreePanel(self._document, naming)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.game)
        column.addWidget(self.moves, 1)
        column.addWidget(ReusedPointsLabel(self.moves))
        for dock, panel in (
            (self.game_dock, inside),
            (self.tree_dock, self.tree),
            (self.comments_dock, comments),
        ):
            panel.setAutoFillBackground(True)  # otherwise the dock is painted below it as well
            dock.setWidget(panel)

    def fill_visible_docks(self) -> None:
        """Notify features of docks that were visible before the features existed, so that they fill
        them.
        """
        for dock in self._tabbed_docks:
            if dock.isVisible():
                dock.visibilityChanged.emit(True)

    def _dock(self, title: str, name: str) -> QDockWidget:
        """Create and return a dock; ``name`` identifies it in the saved layout of the window."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.toggleViewAction().setShortcut(QKeySequence(PANEL_KEYS.get(name, "")))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _tabbed_dock(self, title: str, name: str) -> QDockWidget:
        """Create and return a hidden dock in the same tab group as the tree.

        More than three docks above each other would not fit on a small screen.
        """
        dock = self._dock(title, name)
        self._tabbed_docks.append(dock)
        self._window.tabifyDockWidget(self.docks[-1], dock)

        def bring_forward(shown: bool) -> None:
            if shown:
                # The tabs exist only after the dock has been shown.
                QTimer.singleShot(0, dock, dock.raise_)

        dock.toggleViewAction().triggered.connect(bring_forward)
        dock.hide()
        return dock

    def _fill_edits(self, visible: bool) -> None:
        """Create the list of edits when its dock is first shown."""
        if visible and self._edits.widget() is None:
            from PySide6.QtWidgets import QUndoView

            edits = QUndoView(self._document.undo_stack)
            edits.setFrameShape(QUndoView.Shape.NoFrame)
            edits.setEmptyLabel(self.tr("As it was opened"))
            edits.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._edits.setWidget(edits)


@dataclass(frozen=True, eq=False)
class WindowParts(Workspace):
    """The workspace of a window, extended by its board, panels and file operations.

    ``below`` is the layout to which bars below the board are added. ``new_window`` returns a new
    hidden window.
    """

    document_io: DocumentIO
    view: BoardView
    message_strip: MessageStrip
    recording: Recording
    edit_notices: EditNotices
    presenter: BoardPresenter
    panels: Panels
    below: QVBoxLayout
    new_window: Callable[[], MainWindow]

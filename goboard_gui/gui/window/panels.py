"""The panels beside the board: the game with its moves, the tree, comments, and the edits made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from ..actions.shortcuts.presets import PANEL_KEYS

if TYPE_CHECKING:
    from ...notation import Naming
    from ..core.document import Document

_WIDTH = 340
_HEIGHTS = (330, 230, 240)


class Panels(QObject):
    """Docks the panels to a window, and puts into them what there is to see."""

    def __init__(self, document: Document, window: QMainWindow) -> None:
        """Dock them while they are empty: the board has its place, and is seen first."""
        super().__init__(window)
        self._document = document
        self._window = window
        self._game = self._dock(self.tr("Game"), "game")
        self._tree = self._dock(self.tr("Tree"), "tree")
        self.docks = [self._game, self._tree]
        self._aside: list[QDockWidget] = []
        self.life = self._beside_tree(self.tr("Life"), "life")
        """For what lives on the position, which fills it when it is first looked at."""
        self.pattern = self._beside_tree(self.tr("Pattern"), "pattern")
        """For the position by levels and areas, likewise."""
        self.collection = self._beside_tree(self.tr("Collection"), "collection")
        """For what a collection has of the position, likewise."""
        self._edits = self._beside_tree(self.tr("Edits"), "edits")
        self._edits.visibilityChanged.connect(self._fill_edits)
        self._comments = self._dock(self.tr("Comments"), "comments")
        self.docks.append(self._comments)
        window.resizeDocks(self.docks, list(_HEIGHTS), Qt.Orientation.Vertical)
        window.resizeDocks(self.docks[:1], [_WIDTH], Qt.Orientation.Horizontal)
        self.docks += self._aside

    def fill(self, naming: Naming, comments: QWidget) -> None:
        """Put into them what there is to see, but for those filled when they are looked at."""
        from ..navigation.moves.game_panel import GamePanel
        from ..navigation.moves.move_list import MoveList
        from ..navigation.moves.reused_line import ReusedLine
        from ..navigation.tree.panel import TreePanel

        self.game = GamePanel()
        self.moves = MoveList()
        self.tree = TreePanel(self._document, naming)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.game)
        column.addWidget(self.moves, 1)
        column.addWidget(ReusedLine(self.moves))
        for dock, panel in (
            (self._game, inside),
            (self._tree, self.tree),
            (self._comments, comments),
        ):
            panel.setAutoFillBackground(True)  # else the dock is painted below, title and all
            dock.setWidget(panel)

    def tell_seen(self) -> None:
        """Tell those made since that a panel is seen which they fill when it is looked at."""
        for dock in self._aside:
            if dock.isVisible():
                dock.visibilityChanged.emit(True)

    def _dock(self, title: str, name: str) -> QDockWidget:
        """A panel; ``name`` is what the layout of the window knows it by."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.toggleViewAction().setShortcut(QKeySequence(PANEL_KEYS.get(name, "")))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _beside_tree(self, title: str, name: str) -> QDockWidget:
        """A panel that is hidden at first.

        Four panels above each other leave it two lines, and more are higher than a small screen, so
        that it shares the room of the tree.
        """
        dock = self._dock(title, name)
        self._aside.append(dock)
        self._window.tabifyDockWidget(self.docks[-1], dock)

        def bring_forward(shown: bool) -> None:
            if shown:
                # There are no tabs to raise it among before.
                QTimer.singleShot(0, dock, dock.raise_)

        dock.toggleViewAction().triggered.connect(bring_forward)
        dock.hide()
        return dock

    def _fill_edits(self, visible: bool) -> None:
        """Show the edits that can be undone, from when they are first looked at."""
        if visible and self._edits.widget() is None:
            from PySide6.QtWidgets import QUndoView

            edits = QUndoView(self._document.undo_stack)
            edits.setFrameShape(QUndoView.Shape.NoFrame)
            edits.setEmptyLabel(self.tr("As it was opened"))
            edits.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._edits.setWidget(edits)

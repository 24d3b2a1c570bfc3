"""The parts of a main window: its panels, and the objects from which its features are created."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from ...named_tuples import NamedTuple
from ..actions.shortcuts.shortcut_schemes import PANEL_KEYS
from ..widgets.scroll_areas import LEAST_PANEL, ShrinkingArea
from .panel_dock import PanelDock
from .window_layout import ANNOTATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...notation import Naming
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.board_view import BoardView
    from ..board.edit_notices import EditNotices
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from ..board.recording import Recording
    from ..core.document import Document
    from ..files.document_io import DocumentIO


_WIDTH, _LEAST_WIDTH = 280, 200
"""Width of the column of initially hidden panels: the one it gets with its first panel, and the one
below which it is widened.
"""


class Panels(QObject):
    """The docks of a window; the game, tree and comments docks are also filled here."""

    def __init__(self, document: Document, window: QMainWindow) -> None:
        """Create empty docks, so that the board gets its final position and can be painted
        first.
        """
        super().__init__(window)
        self._document = document
        self._window = window
        # Panels that are hidden at first have a column between the board and the others, as more
        # than three above each other would not fit on a small screen.
        window.setDockNestingEnabled(True)
        self.life = self._dock(self.tr("Life and Liberties"), "life")
        """The dock of life and death, which its feature fills when it is first shown."""
        self.game_dock = self._dock(self.tr("Game"), "game")
        self.tree_dock = self._dock(self.tr("Tree"), "tree")
        self.comments_dock = self._dock(self.tr("Comments"), "comments")
        window.splitDockWidget(self.life, self.game_dock, Qt.Orientation.Horizontal)
        window.splitDockWidget(self.game_dock, self.tree_dock, Qt.Orientation.Vertical)
        window.splitDockWidget(self.tree_dock, self.comments_dock, Qt.Orientation.Vertical)
        self.pattern = self._dock(self.tr("Pattern"), "pattern")
        """The dock of opening patterns, which its feature fills when it is first shown."""
        self.collection = self._dock(self.tr("Collection"), "collection")
        """The dock of the collection, which its feature fills when it is first shown."""
        self.analysis = self._dock(self.tr("Analysis"), "analysis")
        """The dock of an engine's analysis, which its feature fills when it is first shown."""
        self.review = self._dock(self.tr("Review"), "review")
        """The dock of reviews, which its feature fills when it is first shown."""
        self.edits = self._dock(self.tr("Edit History"), "edits")
        """The dock of the list of edits, which is filled when it is first shown."""
        self.edits.visibilityChanged.connect(self._fill_edits)
        self._tabbed_docks = [
            *(self.life, self.pattern, self.collection, self.analysis, self.review),
            self.edits,
        ]
        for before, dock in pairwise(self._tabbed_docks):
            window.tabifyDockWidget(before, dock)
        for dock in self._tabbed_docks:
            self._show_in_front(dock)
            dock.hide()
        self._width_alone = 0
        self._column_width = 0
        self.game_dock.installEventFilter(self)
        self.docks = [self.game_dock, self.tree_dock, self.comments_dock, *self._tabbed_docks]
        ANNOTATE.resize_panels(window, self.docks)

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
        # Otherwise each panel makes Qt compute the sizes of all bars and panels again.
        window_layout = self._window.layout()
        assert window_layout is not None
        window_layout.setEnabled(False)
        for dock, panel in (
            (self.game_dock, ShrinkingArea(inside, LEAST_PANEL)),
            (self.tree_dock, self.tree),
            (self.comments_dock, ShrinkingArea(comments, LEAST_PANEL)),
        ):
            panel.setAutoFillBackground(True)  # otherwise the dock is painted below it as well
            dock.setWidget(panel)
        window_layout.setEnabled(True)

    def fill_visible_docks(self) -> None:
        """Notify features of docks that were visible before the features existed, so that they fill
        them.
        """
        for dock in self._tabbed_docks:
            if dock.isVisible():
                dock.visibilityChanged.emit(True)

    def _dock(self, title: str, name: str) -> QDockWidget:
        """Create and return a dock; ``name`` identifies it in saved layouts."""
        dock = PanelDock(title, self._window)
        dock.setObjectName(name)
        dock.toggleViewAction().setShortcut(QKeySequence(PANEL_KEYS.get(name, "")))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _show_in_front(self, dock: QDockWidget) -> None:
        """Bring a dock to the front of its tab group when the user shows it."""

        def bring_forward(shown: bool) -> None:
            if shown:
                # The tabs exist only after the dock has been shown.
                QTimer.singleShot(0, dock, dock.raise_)

        dock.toggleViewAction().triggered.connect(bring_forward)
        dock.visibilityChanged.connect(partial(self._visibility_changed, dock))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember the width of the game dock while the other column is empty."""
        if event.type() == QEvent.Type.Resize and all(
            dock.isHidden() for dock in self._tabbed_docks
        ):
            self._width_alone = self.game_dock.width()
        return super().eventFilter(watched, event)

    def _visibility_changed(self, dock: QDockWidget, visible: bool) -> None:
        """Remember the width of the column when it is closed, and restore it when it is opened."""
        if visible:
            self._widen(dock)
        elif not dock.isFloating() and dock.width() >= _LEAST_WIDTH:
            self._column_width = dock.width()

    def _widen(self, dock: QDockWidget) -> None:
        """Make room for a dock whose column was empty, without narrowing the other column."""
        others = (each for each in self._tabbed_docks if each is not dock)
        wanted = self._column_width or (_WIDTH if dock.width() < _LEAST_WIDTH else dock.width())
        if (
            dock.isFloating()
            or dock.width() == wanted
            or not all(map(QDockWidget.isHidden, others))
        ):
            return
        widths = {dock: wanted, self.game_dock: self._width_alone or self.game_dock.width()}
        QTimer.singleShot(
            0,
            dock,
            lambda: self._window.resizeDocks(
                [each for each in widths if not each.isHidden()],
                [width for each, width in widths.items() if not each.isHidden()],
                Qt.Orientation.Horizontal,
            ),
        )

    def _fill_edits(self, visible: bool) -> None:
        """Create the list of edits when its dock is first shown."""
        if visible and self.edits.widget() is None:
            from .edit_history import EditHistory

            self.edits.setWidget(EditHistory(self._document.undo_stack))


class WindowParts(NamedTuple):
    """The workspace of a window, its board, its panels and its file operations.

    ``below`` is the layout to which bars below the board are added. ``add_progress`` adds the
    progress of background work to the status bar.
    """

    workspace: Workspace
    document_io: DocumentIO
    view: BoardView
    message_strip: MessageStrip
    recording: Recording
    edit_notices: EditNotices
    presenter: BoardPresenter
    player: MovePlayer
    panels: Panels
    below: QVBoxLayout
    add_progress: Callable[[QWidget], object]

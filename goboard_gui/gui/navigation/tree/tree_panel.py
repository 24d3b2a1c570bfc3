"""Game tree panel, connecting a document to the tree canvas."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget

from ....record.navigation.appearance import NodeAppearances
from ....record.navigation.tree_layout import TreeLayout
from ...actions.commands import Command
from ...core.idle_tasks import IdleTask
from ...widgets.qt_texts import as_tip
from ...wording import node_texts
from .tree_canvas import TreeCanvas
from .tree_painter import expander_rect

if TYPE_CHECKING:
    from collections.abc import Callable, Set

    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent

    from ....notation import Naming
    from ....record import NodeSource
    from ....record.analysis.legality import IllegalMoveSearch
    from ...actions.workspace import Workspace
    from ...core.document import Document

ZOOM_STEP = 1.15
_NOTCH = 120  # eighths of a degree, Qt's unit
_SWIPE = 40  # touchpad pixels per move


_MIN_HEIGHT = 24
"""Height of one row of nodes in pixels, for low windows."""


class TreeView(TreeCanvas):
    """Tree canvas that emits signals for clicks and other user actions on its nodes."""

    node_clicked = Signal(int)
    """A node was clicked."""
    toggled = Signal(int)
    """A node should be collapsed or expanded."""
    stepped = Signal(int)
    """The wheel was turned by a number of moves, negative for back."""
    menu_requested = Signal(int, QPoint)
    """A context menu was requested for a node at a screen position."""

    def __init__(self, tip: Callable[[int], str], parent: QWidget | None = None) -> None:
        """Create the view; ``tip`` returns the text of the tooltip of a node."""
        super().__init__(parent)
        self.setMinimumHeight(_MIN_HEIGHT)
        self._tip = tip
        self._wheel = 0
        self._pressed: QPoint | None = None
        self._grabbed: QPoint | None = None

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        node = self.node_at(event.pos())
        middle = None if node is None else self.node_position(node)
        if node is None or middle is None:
            QToolTip.hideText()
            return
        half = self.cells.pitch // 2
        cell = QRect(middle - QPoint(half, half), middle + QPoint(half, half))
        QToolTip.showText(event.globalPos(), as_tip(self._tip(node)), self.viewport(), cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(event.pos())
        if node is not None:
            self.menu_requested.emit(node, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, pixels = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (turned.y() / _NOTCH), event.position().toPoint())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            # Some systems scroll horizontally while Shift is held.
            self.scroll_by(QPoint(-(turned.x() or turned.y()), 0))
        elif abs(turned.x()) > abs(turned.y()):
            self.scroll_by(QPoint(-(pixels.x() or turned.x()), 0))
        else:
            self._step(turned.y(), pixels.y())

    def _step(self, turned: int, pixels: int) -> None:
        notch = _SWIPE if pixels else _NOTCH
        self._wheel -= pixels or turned
        steps = int(self._wheel / notch)
        self._wheel -= steps * notch
        if steps:
            self.stepped.emit(steps)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._grab(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._pressed is not None:
            way = here - self._pressed
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._grab(self._pressed)
        if self._grabbed is not None:
            self.scroll_by(self._grabbed - here)
            self._grabbed = here

    def _grab(self, place: QPoint) -> None:
        self._grabbed, self._pressed = place, None
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            self._grabbed = None
            self.viewport().unsetCursor()
        elif self._pressed is not None:
            self._pressed = None
            self._click(event.position().toPoint())

    def _click(self, place: QPoint) -> None:
        node = self.node_at(place)
        if node is None:
            return
        if self._on_expander(place, node):
            self.toggled.emit(node)
        else:
            self.node_clicked.emit(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        node = self.node_at(place)
        if event.button() is Qt.MouseButton.LeftButton and node is not None:
            self.toggled.emit(node)

    def _on_expander(self, place: QPoint, node: int) -> bool:
        """Return whether a position is on the expander of a node."""
        middle = self.node_position(node)
        if middle is None or not self.is_collapsed(node):
            return False
        return expander_rect(self.cells).contains((place - middle).toPointF())


_START_DELAY = 150
"""Milliseconds after which the window is painted and illegal moves can be checked."""


class IllegalMoveFinder(QObject):
    """Search for illegal moves in a record: immediately after an edit, otherwise in idle time."""

    found = Signal()
    """The set of nodes with illegal moves may have changed."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._illegal: IllegalMoveSearch | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._advanced)
        self._first = QTimer(self, singleShot=True, interval=_START_DELAY)
        self._first.timeout.connect(self._check_all)
        self._first.start()

    @property
    def illegal_nodes(self) -> Set[int]:
        """The nodes found so far that have illegal moves."""
        return frozenset() if self._illegal is None else self._illegal.illegal_nodes

    def update_nodes(self) -> None:
        """Search again for illegal moves, because the record has changed."""
        session = self._document.session
        if self._illegal is not None and not self._illegal.update(session.tree, session.rules):
            self._check_all()

    def _check_all(self) -> None:
        from ....record.analysis.legality import IllegalMoveSearch

        session = self._document.session
        self._illegal = IllegalMoveSearch(session.tree, session.rules)
        self._idle_task.run(self._illegal.check_moves())

    def _advanced(self) -> None:
        if self._illegal is not None and self._illegal.illegal_nodes:
            self.found.emit()


_PROGRESS_INTERVAL = 0.1


class TreeLayoutTask(QObject):
    """Idle task that computes the layout of a tree."""

    progressed = Signal()
    """The layout has advanced; emitted a few times per second."""
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._advanced)
        self._last_signal = 0.0

    @property
    def running(self) -> bool:
        """Whether the layout is still being computed."""
        return self._idle_task.running

    def start(self, layout: TreeLayout) -> None:
        """Start computing another layout; a small one is finished immediately."""
        self._last_signal = 0.0
        self._idle_task.run(layout.compute_in_slices())

    def stop(self) -> None:
        """Stop computing the layout."""
        self._idle_task.stop()

    def _advanced(self) -> None:
        if not self.running:
            self.finished.emit()
        elif (now := perf_counter()) - self._last_signal > _PROGRESS_INTERVAL:
            self._last_signal = now
            self.progressed.emit()


class _GameState:
    """State of the panel for one game of the file: its source, its collapsed nodes and its
    layout.
    """

    def __init__(self, source: NodeSource) -> None:
        self.source = source
        self.collapsed: frozenset[int] = frozenset()
        self.layout: TreeLayout | None = None


class TreePanel(QWidget):
    """Panel that shows the tree of the current game; clicking a node goes to it.

    The collapsed nodes of each game are remembered while the file is open. The current node is
    never hidden.
    """

    changed = Signal()
    """The nodes that can be collapsed or expanded may have changed."""
    menu_requested = Signal(int, QPoint)
    """A context menu was requested for a node at a screen position."""

    def __init__(self, document: Document, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._naming = naming
        self.view = TreeView(self._tip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self._games: dict[int, _GameState] = {}
        self._appearances = NodeAppearances(document.session.tree)
        self._layout = self._next_layout = TreeLayout(document.session.tree)
        self._illegal_moves = IllegalMoveFinder(document, self)
        self._illegal_moves.found.connect(self._show_illegal)
        self._layout_task = TreeLayoutTask(self)
        self._layout_task.progressed.connect(self._show_progress)
        self._layout_task.finished.connect(self._show_finished)
        self.view.node_clicked.connect(self._go_to)
        self.view.toggled.connect(self.toggle_collapsed)
        self.view.menu_requested.connect(self.menu_requested)
        self._show_record()

    def refresh(self) -> None:
        """Show the current record and cursor."""
        if self._document.session.tree is self._latest:
            self._show_cursor()
        else:
            self._show_record()

    def set_point_naming(self, naming: Naming) -> None:
        """Set how points are named in the tooltips of nodes."""
        self._naming = naming

    @property
    def collapsed_nodes(self) -> Set[int]:
        """The collapsed nodes of the current game."""
        return self._game.collapsed

    @property
    def _game(self) -> _GameState:
        source = self._document.session.tree.source
        game = self._games.get(id(source))
        if game is None:
            open_now = {id(tree.source) for tree in self._document.games}
            self._games = {key: it for key, it in self._games.items() if key in open_now}
            game = self._games[id(source)] = _GameState(source)
        return game

    def toggle_collapsed(self, node: int) -> None:
        """Collapse a node if it is expanded, or expand it if it is collapsed."""
        tree = self._document.session.tree
        if node in self.collapsed_nodes or (node in tree and tree.children(node)):
            self._collapse(self.collapsed_nodes ^ {node})

    def expand_all(self) -> None:
        """Expand all nodes."""
        self._collapse(frozenset())

    def _collapse(self, nodes: Set[int]) -> None:
        self._game.collapsed = frozenset(nodes)
        self._show_record()

    def _reveal_cursor(self) -> bool:
        """Expand all nodes that hide the current node; return whether there were any."""
        session, game = self._document.session, self._game
        hiding = game.collapsed.intersection(session.line[: session.cursor_index])
        game.collapsed -= hiding
        return bool(hiding)

    def _show_cursor(self) -> None:
        if self._reveal_cursor():
            self._show_record()
            return
        session = self._document.session
        self.view.show_cursor(session.line, session.cursor)
        self.changed.emit()

    def _show_record(self) -> None:
        """Show the new version of the record, updating the layout or else starting a new one."""
        self._reveal_cursor()
        game, tree = self._game, self._document.session.tree
        self._latest = tree
        self._appearances.set_tree(tree)
        self._illegal_moves.update_nodes()
        layout, game.layout = game.layout, None
        if layout is not None and layout.collapsed_nodes == game.collapsed and layout.update(tree):
            self._layout_task.stop()
            game.layout = self._layout = layout
        elif not self._is_being_computed():
            self._start_layout()
        self._show()
        self.changed.emit()

    def _is_being_computed(self) -> bool:
        """Return whether the layout being computed belongs to this game and has the same nodes
        collapsed.
        """
        return (
            self._layout_task.running
            and self._next_layout.tree.source is self._game.source
            and self._next_layout.collapsed_nodes == self._game.collapsed
        )

    def _start_layout(self) -> None:
        game = self._game
        self._next_layout = TreeLayout(self._document.session.tree, game.collapsed)
        if self._layout.tree.source is not game.source:
            self._layout = self._next_layout
        self._layout_task.start(self._next_layout)

    def _show_progress(self) -> None:
        """Show the part of a layout computed so far, if the game is shown for the first time."""
        if self._layout is self._next_layout:
            self._show()

    def _show_finished(self) -> None:
        self._layout = self._next_layout
        if self._layout.update(self._document.session.tree):
            self._game.layout = self._layout
            self._show()
        else:
            self._start_layout()

    def _show(self) -> None:
        session = self._document.session
        self.view.show_tree(
            self._layout,
            self._appearances,
            session.line,
            session.cursor,
            self._illegal_moves.illegal_nodes,
        )

    def _show_illegal(self) -> None:
        self.view.show_illegal(self._illegal_moves.illegal_nodes)

    # The displayed tree may briefly be older than the record, with nodes that are gone.

    def _go_to(self, node: int) -> None:
        if node in self._document.session.tree:
            self._document.go_to(node)

    def _tip(self, node: int) -> str:
        session = self._document.session
        if node not in session.tree:
            return ""
        hidden = self._layout.hidden_counts.get(node)
        return node_texts.node_tooltip(session.tree, node, session.rules, self._naming, hidden)


class TreeCommands(QObject):
    """The commands of the tree panel for collapsing and expanding nodes."""

    def __init__(self, workspace: Workspace, panel: TreePanel) -> None:
        super().__init__(panel)
        document, actions = workspace.document, workspace.actions
        actions.connect_commands(
            {
                Command.COLLAPSE: lambda: panel.toggle_collapsed(document.session.cursor),
                Command.EXPAND_ALL: panel.expand_all,
            }
        )
        actions.enable_when(
            {
                Command.COLLAPSE: lambda: bool(
                    document.session.tree.children(document.session.cursor)
                ),
                Command.EXPAND_ALL: lambda: bool(panel.collapsed_nodes),
            },
            panel.changed,
        )

"""Commands of the collection: building, hits, statistics, the region and the panel."""

from __future__ import annotations

from functools import cached_property, partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from ...named_tuples import NamedTuple
from ..actions.commands import Command
from ..core.idle_tasks import IdleTask, import_in_steps
from ..widgets import dialogs
from .explorer.search_region import RegionCommands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QDialog, QDockWidget, QWidget

    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from ..board.tools.board_tools import BoardTools
    from ..files.document_io import DocumentIO
    from .building.collection_manager import CollectionManager
    from .explorer.collection_panel import CollectionPanel
    from .explorer.continuations import CollectionOverlay
    from .game_rows import GameRow
    from .games.game_list import GameList
    from .hits.hit_navigator import HitList
    from .numpy_missing import NumpyMissingCommands
    from .search import Search

_IMPORTED = (
    *("...game_index.filters", ".search_texts", ".games.game_texts", ".games.filter_bar"),
    *(".hits.hit_texts", ".hits.hit_navigator", ".games.game_list", ".explorer.continuations"),
    ".explorer.search_options",
    *(".explorer.collection_panel", ".hits.game_opener", ".building.collection_manager"),
)
"""Modules to import before the panel is created, in the order of their dependencies."""
_AFTER_PAINT = 200
"""Milliseconds after which a new panel, and the board that has to give up space for it, have been
painted. The thread that opens an index imports numpy at first, and painting would have to wait for
it."""


class BuildingCommands(QObject):
    """The commands that create, update and open collections.

    The manager that carries them out is created when it is first needed.
    """

    def __init__(
        self,
        workspace: Workspace,
        strip: MessageStrip,
        add_progress: Callable[[QWidget], object],
        open_file: Callable[[Path], object],
        search: Callable[[], Search],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``strip`` shows messages, and ``add_progress`` adds the progress of builds to the window.
        ``open_file`` opens a file in the window, ``search`` returns the search in the open index,
        and ``show`` shows the collection panel.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._strip = strip
        self._add_progress = add_progress
        self._open_file = open_file
        self._search = search
        self._show = show
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_NEW: lambda: self.manager.create_index(),
                Command.COLLECTION_OPEN: lambda: self.manager.open_with_dialog(),
                Command.COLLECTION_UPDATE: lambda: self.manager.update_index(),
                Command.COLLECTION_FAILURES: lambda: self.manager.show_failures(),
            }
        )

    @cached_property
    def manager(self) -> CollectionManager:
        """The manager of the window's collections, created on first use."""
        from .building.collection_manager import CollectionManager

        return CollectionManager(
            self._search(),
            self._workspace,
            self._strip,
            self._add_progress,
            self._open_file,
            self._show,
            self,
        )

    def open_last_collection(self) -> None:
        """Open the last collection as soon as the panel has been painted."""
        QTimer.singleShot(_AFTER_PAINT, self.manager, self.manager.open_last_index)


class HitCommands(QObject):
    """The commands for search hits and duplicate games.

    They work on the game list, which is created when it is first needed.
    """

    def __init__(
        self,
        workspace: Workspace,
        games: Callable[[], GameList],
        show: Callable[[Callable[[], object]], object],
        compare_with: Callable[[Path, int], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``games`` returns the game list. ``show`` shows it, opens the last collection if none is
        open, and then calls a function.
        ``compare_with`` compares the open record with a game of a file, given by path and number.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._games = games
        self._show = show
        self._compare_with = compare_with
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_NEXT_HIT: partial(self.go_to_adjacent_hit, 1),
                Command.COLLECTION_PREVIOUS_HIT: partial(self.go_to_adjacent_hit, -1),
                Command.COLLECTION_BACK: lambda: self._games().hits.return_to_query(),
                Command.COLLECTION_DUPLICATES: self.show_duplicates,
            }
        )
        workspace.actions[Command.COLLECTION_BACK].setEnabled(False)

    def go_to_adjacent_hit(self, direction: int) -> None:
        """Go to the next hit, or to the previous one if ``direction`` is −1; show the list if
        necessary.
        """
        hits = self._games().hits
        if hits.hit_list is None:
            self._show(partial(hits.go_to_adjacent_hit, direction))
        else:
            hits.go_to_adjacent_hit(direction)

    def show_duplicates(self) -> None:
        """Show the duplicate games in the collection in a modeless dialog."""
        if self._games().search.index is None:
            self._show(self._show_duplicates_if_open)
        else:
            self._show_duplicates_if_open()

    def _show_duplicates_if_open(self) -> None:
        if self._games().search.index is None:
            return
        from .games.duplicates_dialog import DuplicatesDialog

        window, games = self._workspace.window, self._games()

        def create_duplicates_dialog() -> DuplicatesDialog:
            return DuplicatesDialog(
                games.search, self._workspace, games.opener, self._compare_with, window
            )

        dialogs.raise_or_create(DuplicatesDialog, window, create_duplicates_dialog)


class StatisticsCommands(QObject):
    """The commands for statistics and reports; each dialog is created when it is opened."""

    def __init__(
        self,
        workspace: Workspace,
        search: Callable[[], Search],
        show: Callable[[Callable[[], object]], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``search`` returns the search in the open index. ``show`` shows the panel, opens the last
        collection if none is open, and then calls a function.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._search = search
        self._show = show
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_STATISTICS: self.show_statistics,
                Command.COLLECTION_REPORT: self.show_report,
                Command.COLLECTION_TREE: self.save_tree,
                Command.MOVE_PLACES: self.show_move_places,
            }
        )

    def show_statistics(self) -> None:
        """Show the number of games by year, player, event and so on, in a modeless dialog."""
        from .statistics.statistics_dialog import StatisticsDialog

        search, window = self._search(), self._workspace.window
        self._show_when_open(
            StatisticsDialog,
            lambda: StatisticsDialog(search, self._workspace, window),
        )

    def show_report(self) -> None:
        """Show how often players chose certain openings, in a modeless dialog."""
        from .statistics.report_dialog import ReportDialog

        search, window = self._search(), self._workspace.window
        self._show_when_open(ReportDialog, lambda: ReportDialog(search, self._workspace, window))

    def show_move_places(self) -> None:
        """Show the rows, columns and lines of first moves, in a modeless dialog.

        It shows those of the open game if no collection is open.
        """
        from .statistics.move_places_dialog import MovePlacesDialog

        search, window = self._search(), self._workspace.window
        dialogs.raise_or_create(
            MovePlacesDialog, window, lambda: MovePlacesDialog(search, self._workspace, window)
        )

    def save_tree(self) -> None:
        """Show the modeless dialog that saves the continuations as a game tree."""
        from .explorer.tree_dialog import TreeDialog

        search, window = self._search(), self._workspace.window
        self._show_when_open(TreeDialog, lambda: TreeDialog(search, self._workspace, window))

    def _show_when_open(self, kind: type[QDialog], create: Callable[[], QDialog]) -> None:
        """Show a dialog if a collection is open; if none is, open the last one first."""

        def show_dialog() -> None:
            if self._search().index is not None:
                dialogs.raise_or_create(kind, self._workspace.window, create)

        if self._search().index is not None:
            show_dialog()
        else:
            self._show(show_dialog)


_HEIGHT = 400
"""Preferred height of the panel, in pixels."""


def create_collection_commands(
    workspace: Workspace, context: CollectionContext
) -> CollectionCommands | NumpyMissingCommands:
    """Return the collection commands of a window, or a stand-in if numpy is not installed."""
    if find_spec("numpy") is not None:
        return CollectionCommands(workspace, context)
    from .numpy_missing import NumpyMissingCommands

    return NumpyMissingCommands(workspace, context.dock)


class CollectionContext(NamedTuple):
    """What the collection commands need from a window in addition to the workspace.

    ``docks`` are all docks, and ``dock`` is the one of the collection. ``add_progress`` adds the
    progress of builds to the status bar. ``compare_with`` compares the open record with a game of a
    file, given by its path and its number in the file. ``open_new_window`` opens another window and
    returns the collection commands of that window.
    """

    presenter: BoardPresenter
    player: MovePlayer
    tools: BoardTools
    document_io: DocumentIO
    message: MessageStrip
    dock: QDockWidget
    docks: Sequence[QDockWidget]
    add_progress: Callable[[QWidget], object]
    compare_with: Callable[[Path, int], object]
    open_new_window: Callable[[], CollectionCommands | NumpyMissingCommands]


class CollectionCommands(QObject):
    """The collection commands of a window.

    The search and the panel are created when they are first needed.
    """

    def __init__(self, workspace: Workspace, context: CollectionContext) -> None:
        dock = context.dock
        super().__init__(dock)
        self._workspace = workspace
        self._context = context
        self._dock = dock
        self._was_enlarged = False
        self._is_visible = False
        self._creation = IdleTask(self)
        self.building = BuildingCommands(
            workspace,
            context.message,
            context.add_progress,
            context.document_io.open_in_place_of_current,
            lambda: self.search,
            self.show_panel,
            self,
        )
        workspace.actions.connect_commands({Command.COLLECTION_FIND: self.show_panel})
        self.region = RegionCommands(
            workspace,
            context.player,
            context.tools,
            lambda: self.search,
            lambda: self.overlay,
            self.show_last_collection,
            self,
        )
        self.hits = HitCommands(
            workspace,
            lambda: self.panel.games,
            self.show_last_collection,
            context.compare_with,
            self,
        )
        self.statistics = StatisticsCommands(
            workspace, lambda: self.search, self.show_last_collection, self
        )
        dock.visibilityChanged.connect(self._set_panel_visible)
        dock.toggleViewAction().triggered.connect(self._enlarge_panel_soon)

    @cached_property
    def search(self) -> Search:
        """The search in the open index, created on first use."""
        from .search import Search

        return Search(self._workspace.document, self)

    @cached_property
    def overlay(self) -> CollectionOverlay:
        """The overlay that shows search results on the board, created on first use."""
        from .explorer.continuations import CollectionOverlay

        return CollectionOverlay(self.search, self._workspace, self._context.presenter, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """The collection panel, created on first use and put into its dock."""
        from .explorer.collection_panel import CollectionPanel
        from .hits.game_opener import GameOpener

        around = self._context
        panel = CollectionPanel(
            self.search,
            self.overlay,
            self.building.manager,
            self._workspace,
            around.presenter,
            around.player,
            GameOpener(self._workspace.document, around.document_io, around.message),
        )
        self._dock.setWidget(panel)
        panel.games.hits.new_window_requested.connect(self._open_in_new_window)
        self.search.changed.connect(self.region.refresh)
        around.tools.changed.connect(panel.show_page)
        self.building.open_last_collection()
        return panel

    def _enlarge_panel_soon(self) -> None:
        QTimer.singleShot(0, self, self._enlarge_panel)

    def _enlarge_panel(self) -> None:
        """Make the panel high enough for two lists when it is first shown.

        The other docks in its column give up space in proportion to what they can spare.
        """
        window, dock = self._workspace.window, self._dock
        if self._was_enlarged or not dock.isVisible() or dock.isFloating():
            return
        self._was_enlarged = True
        spare = {
            other: max(other.height() - other.minimumSizeHint().height(), 0)
            for other in self._context.docks
            if other.isVisible() and other.x() == dock.x() and not _overlap(other, dock)
        }
        room = sum(spare.values())
        wanted = min(_HEIGHT - dock.height(), room)
        if wanted > 0:
            heights = [other.height() - wanted * part // room for other, part in spare.items()]
            docks, heights = [*spare, dock], [*heights, dock.height() + wanted]
            window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def show_panel(self) -> None:
        """Show the panel, which searches for the current position as long as it is visible."""
        left = self._dock.isVisible()
        self._dock.show()
        # It can be raised only after the layout has put it into a tab bar with other docks.
        QTimer.singleShot(0, self._dock, self._dock.raise_)
        if not left:
            self._enlarge_panel_soon()

    def show_last_collection(self, then: Callable[[], object]) -> None:
        """Show the panel with the last used collection, and call ``then`` once it has been
        opened or has turned out to be unusable.
        """
        self.show_panel()
        self.building.manager.open_last_index(lambda _error: then())

    def _open_in_new_window(self, trail: HitList | None, row: GameRow, place: int) -> None:
        """Open another window with the same collection, and show a game there at one of its
        hits.
        """
        there = self._context.open_new_window()
        if isinstance(there, CollectionCommands):
            there.show_panel()
            there.panel.games.hits.resume_in_window(trail, row, place)

    def cancel_region(self) -> bool:
        """Cancel selecting a search region or, if that isn't in progress, clear the region; return
        whether either was done.
        """
        return self.region.leave_region_mode()

    def _set_panel_visible(self, visible: bool) -> None:
        self._is_visible = visible
        if "panel" in vars(self):
            self._show_visibility()
        elif visible:
            self._creation.run(self._create_in_steps())

    def _create_in_steps(self) -> Iterator[None]:
        """Import the panel, and create it unless it has been hidden again."""
        yield from import_in_steps(_IMPORTED, __package__)
        if self._is_visible:
            self._show_visibility()

    def _show_visibility(self) -> None:
        """Search for the current position as long as the panel is visible."""
        self.panel.set_following(self._is_visible)
        self.region.set_panel_visible(self._is_visible)


def _overlap(one: QWidget, other: QWidget) -> bool:
    """Return whether two docks overlap, as docks in the same tab group do."""
    return one.geometry().intersects(other.geometry())

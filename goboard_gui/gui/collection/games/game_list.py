"""The list of the games in which something was found, or of all games of a collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...actions.commands import Command
from ...widgets.progress_row import ProgressRow
from ...wording import error_messages
from ..hits.hits import Hits, Listed
from ..hits.shown import HitShown
from ..search import TROUBLES
from .count_line import CountLine
from .filter_row import FilterRow
from .list_export import ListExport
from .menu import GameMenu
from .model import GameModel
from .table import GameTable

if TYPE_CHECKING:
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ..hits.opener import Opener
    from ..search import Answered, Search

_OFFERED = 12
"""So many names of players are offered."""


class GameList(QWidget):
    """A filter, the games, how many they are, and whose hits one follows."""

    def __init__(
        self, search: Search, workspace: Workspace, presenter: BoardPresenter, opener: Opener
    ) -> None:
        super().__init__()
        self.search = search
        self._workspace = workspace
        self._answered: Answered | None = None
        self.model = GameModel(self)
        self.table = GameTable(self.model, workspace.settings)
        self.table.setAccessibleName(self.tr("Games"))
        self.filter = FilterRow(self._players)
        self.opener = opener
        shown = HitShown(workspace, presenter)
        self.hits = Hits(search, workspace, opener, shown, self._listed, self)
        self.work = ProgressRow()
        self.export = ListExport(self.table, self.work, workspace.settings, workspace.messages)
        self.menu = GameMenu(self.table, self.open_current, self.export, self)
        self.count = CountLine(self.hits, workspace.actions, self.menu)
        self._put_together()
        self._connect()
        self.refresh()

    def _put_together(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.filter)
        column.addWidget(self.table, 1)
        column.addWidget(self.work)
        column.addWidget(self.count)

    def _connect(self) -> None:
        self.search.opened.connect(self.refresh)
        self.search.opened.connect(self.hits.follow_index)  # which paints the list
        self.search.changed.connect(self.refresh)
        self.search.changed.connect(lambda: self.filter.follow(self.search.filter))
        self.filter.changed.connect(lambda: self.search.restrict(self.filter.meant))
        self.hits.changed.connect(self._follow)
        self.model.failed.connect(self.count.say)
        self.table.opened.connect(self._open)
        self.table.copied.connect(self.export.copy)
        self.export.saved.connect(self._workspace.messages.show_saved)

    def refresh(self) -> None:
        """List the games that there are now; as long as more is looked for, those there were."""
        search, trail = self.search, self.hits.trail
        index, answered = search.index, search.answered
        if index is not None and answered is None and search.share is not None and trail is None:
            self.count.tell(self.model.rowCount(), self.model.rowCount(), None)
            return
        if search.trouble is not None and trail is None:
            index = None  # the panel says why; all games would seem to be the answer
        self._answered = answered
        answer = trail.answer if trail is not None else answered and answered.answer
        kept = self.table.current_game
        try:
            self.model.show_games(None if index is None else index.games, search.filter, answer)
        except TROUBLES as error:
            self.model.show_games(None, None, None)
            self.count.say(error_messages.describe(error))
            return
        self._select(self.hits.game if kept is None else kept)
        meant = answer.game_count if answer is not None else len(index) if index else 0
        self.count.tell(self.model.rowCount(), meant, self._place(self.hits.game))

    def _follow(self) -> None:
        """Show which game one came to."""
        self.refresh()
        if self.hits.game is not None:
            self._select(self.hits.game)
        back = self._workspace.actions[Command.COLLECTION_BACK]
        back.setEnabled(self.hits.trail is not None)

    def _place(self, game: int | None) -> int | None:
        return None if game is None else self.model.rows.row_of(game)

    def _select(self, game: int | None) -> None:
        row = self._place(game)
        if row is not None:
            self.table.selectRow(row)

    def _listed(self) -> Listed:
        return Listed(self.model.rows, self._answered, max(self.table.currentIndex().row(), 0))

    def open_current(self, *, beside: bool = False) -> None:
        """Open the current game at what was found in it, in this window or ``beside`` it."""
        row = self.table.currentIndex().row()
        if row >= 0:
            self._open(row, beside)

    def _open(self, row: int, beside: bool) -> None:
        chosen = self.model.rows[row]
        if beside:
            self.hits.open_beside(chosen)
        else:
            self.hits.open(chosen)

    def _players(self, part: str) -> list[str]:
        """The players that a filter may mean."""
        index = self.search.index
        if index is None:
            return []
        return [name for name, _ in index.games.players(part, _OFFERED)]

"""The window: it puts the parts together and connects them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ...diagram.compose import compose
from ...go import Size
from ...record import new_game
from .. import look
from .. import settings as keys
from ..board.presenter import BoardPresenter
from ..board.variation_commands import VariationCommands
from ..board.view import BoardView
from ..commands import Command
from ..commands.actions import Actions
from ..comments.commands import CommentCommands
from ..document import Document
from ..fields.point_entry import PointEntry
from ..files.filing import Filing
from ..files.journaling import Journaling
from ..help.commands import HelpCommands
from ..study.commands import StudyCommands
from ..study.corner_commands import CornerCommands
from ..viewpoint import Viewpoint
from ..welcome.welcome import Welcome
from .arrangement import Arrangement
from .bars import Bars
from .commands import WindowCommands
from .editing import Editing
from .exchanging import Exchanging
from .exploring import Exploring
from .panels import Panels
from .parts import Parts
from .renewing import Renewing
from .showing import Showing
from .status import Status
from .typed_moves import TypedMoves
from .view_commands import ViewCommands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from ..settings import Settings


_ASIDE = QPoint(36, 36)
"""How far from a window another one opens."""


class MainWindow(QMainWindow):
    """One open file: board, moves, menus. No rule of Go is known here."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        journals: Callable[[], Path] | None = None,
    ) -> None:
        """Edits are kept in the folder that ``journals`` tells, if given, until they are saved."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.settings = settings
        self._journals = journals
        self._others: set[MainWindow] = set()
        size = Size(settings.get(keys.NEW_WIDTH), settings.get(keys.NEW_HEIGHT))
        self.document = Document(new_game(size), self)
        self.viewpoint = Viewpoint(settings, self)
        self.filing = Filing(self.document, settings, self)
        self.journaling = None if journals is None else Journaling(self.document, journals, self)
        Renewing(self)
        self.fill()
        self.arrangement.restore()

    def fill(self) -> None:
        """Make all that is in the window, in the language chosen now."""
        self.commands = Actions(self)
        self._build_board()
        self._build_panels()
        self._build_bars()
        parts = self._share()
        self.welcome = Welcome(parts)
        self.editing = Editing(parts)
        self.exploring = Exploring(parts, self.editing.tools)
        self.exchanging = Exchanging(parts, self.status, self.journaling)
        self._connect_window()
        TypedMoves(parts, self.entry, self.status, self.editing, self.zen)
        showing = Showing(parts, self.status)
        self._connect_parts(showing)
        self._connect_names()

    def let_go(self) -> None:
        """Leave what was begun, before the window is closed or filled anew."""
        self.exchanging.notices.close()
        self.exploring.collection.close()
        self.welcome.leave()
        self.zen.enter(False)  # the next window is not to be bare

    def another(self) -> MainWindow:
        """A new window like this one, not shown yet; it is not to hide this one wholly."""
        window = MainWindow(self.settings, journals=self._journals)
        window.move(self.pos() + _ASIDE)
        # Nobody else knows it; all windows share the set, so that each may be closed first.
        others = window._others = self._others
        others.add(window)
        window.destroyed.connect(partial(others.discard, window))
        return window

    def _build_board(self) -> None:
        session = self.document.session
        picture = compose(session.board, self.viewpoint.naming(session.size), self.viewpoint.shown)
        theme = look.board_theme(self.settings)
        self.board_view = BoardView(picture, theme)
        self.presenter = BoardPresenter(
            self.document, self.viewpoint, self.board_view, self.settings
        )
        inside = QWidget()
        self.below = QVBoxLayout(inside)
        self.below.setContentsMargins(0, 0, 0, 0)
        self.below.setSpacing(0)
        self.below.addWidget(self.board_view, 1)
        self.setCentralWidget(inside)

    def _build_panels(self) -> None:
        self.panels = Panels(self.document, self.presenter.naming, self)
        self.comments = CommentCommands(
            self.document, self.presenter, self.viewpoint, self.board_view, self.commands, self
        )
        self.panels.add_comments(self.comments.panel)

    def _build_bars(self) -> None:
        self.bars = Bars(self, self.commands, self.viewpoint, self.filing, self.settings)
        self.bars.fill_menus([dock.toggleViewAction() for dock in self.panels.docks])
        self.bars.recent.chosen.connect(self.filing.open_instead)
        self.entry = PointEntry(self.presenter.naming, self.presenter.free_points)
        self.status = Status(self.document, self.viewpoint, self.entry, self)
        self.setStatusBar(self.status)

    def _share(self) -> Parts:
        return Parts(
            window=self,
            settings=self.settings,
            actions=self.commands,
            document=self.document,
            viewpoint=self.viewpoint,
            filing=self.filing,
            view=self.board_view,
            presenter=self.presenter,
            panels=self.panels,
            comments=self.comments,
            below=self.below,
            another=self.another,
        )

    def _connect_window(self) -> None:
        window = WindowCommands(self, self.board_view, self.viewpoint, self.settings, self.commands)
        window.size_chosen.connect(self.exchanging.files.begin)
        window.on_escape(self.exploring.finding.leave)
        window.on_escape(self.editing.cursor.give_up)
        window.on_escape(self.editing.tools.unwind)
        window.on_escape(self.exploring.guessing.leave)
        window.on_escape(self.exploring.scoring.leave)
        window.on_escape(self.exploring.collection.leave)
        window.on_escape(self.editing.cursor.leave)
        window.on_escape(self.welcome.leave)
        self.zen = window.zen
        self.zen.entering.connect(self.welcome.leave)
        self.arrangement = Arrangement(self, self.settings, self.commands)
        self.arrangement.resetting.connect(self.welcome.leave)
        self.commands.connect_commands({Command.NEW_WINDOW: lambda: self.another().show()})

    def _connect_parts(self, showing: Showing) -> None:
        """Let those hear each other that do not know each other."""
        exploring, status = self.exploring, self.status
        exploring.guessing.switched.connect(showing.show_cursor)
        exploring.life.told.connect(status.tell)
        exploring.life.told.connect(self.editing.narrator.note_of_point)
        status.show_occurrences(exploring.transpositions)

    def _connect_names(self) -> None:
        """Connect what chooses how points are named and seen, and what explains it."""
        document, viewpoint, actions = self.document, self.viewpoint, self.commands
        ViewCommands(viewpoint, actions)
        VariationCommands(self.settings, actions)
        CornerCommands(document, viewpoint, self.board_view, self.settings, actions)
        StudyCommands(document, viewpoint, self.settings, actions, self)
        HelpCommands(viewpoint, self.settings, actions, self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.exchanging.dropping.welcomes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.exchanging.dropping.take(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.filing.may_leave():
            event.ignore()
            return
        if self.journaling is not None:
            self.journaling.close()
        self.let_go()
        self.arrangement.keep()
        event.accept()

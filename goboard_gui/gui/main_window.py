"""The window: it puts the parts together and connects them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QVBoxLayout, QWidget

from ..diagram.compose import compose
from ..go import Size
from ..record import new_game
from ..record.info import GameInfo
from . import dialogs, look
from . import settings as keys
from .actions import NOTATIONS, PANELS, RECENT, VIEWS, Actions
from .board_presenter import BoardPresenter
from .board_view import BoardView
from .commands import Command
from .comment_commands import CommentCommands
from .corner_commands import CornerCommands
from .document import Document
from .file_commands import FileCommands
from .file_watch import FileWatch
from .filing import Filing
from .game_panel import GamePanel
from .journaling import Journaling
from .key_repeat import KeyRepeat
from .menus import NotationsMenu, RecentMenu, SecondNotationMenu, ViewsMenu
from .move_list import MoveList
from .notation_box import NotationBox
from .point_entry import PointEntry
from .record_commands import HELD, RecordCommands
from .status import Status
from .study_commands import StudyCommands
from .text_commands import TextCommands
from .view_commands import ViewCommands
from .viewpoint import Viewpoint
from .window_commands import WindowCommands

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from .settings import Settings


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
        size = Size(settings.get(keys.NEW_WIDTH), settings.get(keys.NEW_HEIGHT))
        self.document = Document(new_game(size), self)
        self.viewpoint = Viewpoint(settings, self)
        self.filing = Filing(self.document, settings, self)
        self.journaling = None if journals is None else Journaling(self.document, journals, self)
        self.commands = Actions(self)
        self._build_board()
        self._build_panel()
        self._build_bars()
        self._connect_commands()
        self._connect()
        self._show_file()
        self.game_panel.show_info(GameInfo())
        self._show_names()
        if not self.restoreGeometry(settings.get(keys.GEOMETRY)):
            self.resize(1180, 860)
        self.restoreState(settings.get(keys.STATE))

    def _build_board(self) -> None:
        session = self.document.session
        picture = compose(session.board, self.viewpoint.naming(session.size), self.viewpoint.shown)
        theme = look.board_theme(self.settings)
        self.board_view = BoardView(picture, theme)
        self.presenter = BoardPresenter(
            self.document, self.viewpoint, self.board_view, self.settings
        )
        self.setCentralWidget(self.board_view)

    def _build_panel(self) -> None:
        self.game_panel = GamePanel()
        self.move_list = MoveList()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.game_panel)
        column.addWidget(self.move_list, 1)
        self.panel = QDockWidget(self.tr("Game"), self)
        self.panel.setObjectName("game")
        self.panel.setWidget(inside)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.resizeDocks([self.panel], [290], Qt.Orientation.Horizontal)
        self.comments = CommentCommands(
            self.document, self.presenter, self.viewpoint, self.board_view, self.commands, self
        )
        self.comment_dock = QDockWidget(self.tr("Comments"), self)
        self.comment_dock.setObjectName("comments")
        self.comment_dock.setWidget(self.comments.panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.comment_dock)
        docks = [self.panel, self.comment_dock]
        self.resizeDocks(docks, [520, 240], Qt.Orientation.Vertical)

    def _build_bars(self) -> None:
        recent, views = RecentMenu(self.filing, self), ViewsMenu(self.viewpoint, self)
        self.notations = NotationsMenu(self.viewpoint, self)
        second = SecondNotationMenu(self.viewpoint, self)
        recent.chosen.connect(self._open_recent)
        self.commands.fill_menus(
            self.menuBar(),
            {
                RECENT: [recent.menuAction()],
                NOTATIONS: [self.notations.menuAction(), second.menuAction()],
                VIEWS: [views.menuAction()],
                PANELS: [dock.toggleViewAction() for dock in (self.panel, self.comment_dock)],
            },
        )
        self.toolbar = QToolBar(self.tr("Tools"))
        self.toolbar.setObjectName("tools")
        self.commands.fill_toolbar(self.toolbar)
        self.notation_box = NotationBox(self.viewpoint)
        self.toolbar.addWidget(self.notation_box)
        self.addToolBar(self.toolbar)
        self.entry = PointEntry(self.presenter.naming, self.presenter.free_points)
        self.status = Status(self.document, self.viewpoint, self.entry, self)
        self.setStatusBar(self.status)

    def _connect_commands(self) -> None:
        files = FileCommands(
            self.document, self.viewpoint, self.filing, self.settings, self.commands, self
        )
        record = RecordCommands(self.document, self.presenter, self.commands, self)
        ViewCommands(self.viewpoint, self.commands)
        CornerCommands(self.document, self.viewpoint, self.board_view, self.settings, self.commands)
        text = TextCommands(
            self.document,
            self.viewpoint,
            self.presenter,
            self.filing,
            self.settings,
            self.commands,
            self,
        )
        text.said.connect(self.board_view.message.say)
        StudyCommands(self.document, self.viewpoint, self.settings, self.commands, self)
        window = WindowCommands(self, self.board_view, self.viewpoint, self.settings, self.commands)
        self.board_view.stepped.connect(record.step)
        window.size_chosen.connect(files.begin)
        self.commands.connect_commands({Command.TYPE_MOVE: self.entry.setFocus})
        KeyRepeat(self, [self.commands[command] for command in HELD])

    def _connect(self) -> None:
        document, view = self.document, self.board_view
        document.cursor_moved.connect(self._show_cursor)
        document.record_changed.connect(self._show_record)
        document.record_changed.connect(self._show_file)
        document.file_changed.connect(self._show_file)
        document.undo_stack.cleanChanged.connect(self._show_modified)
        self.viewpoint.changed.connect(self._show_names)
        self.filing.mended.connect(self._tell_mended)
        FileWatch(document, self.filing, view.message, self)
        if self.journaling is not None:
            self.journaling.trouble.connect(view.message.say)
        self.move_list.chosen.connect(document.go_to)
        self.presenter.pointed.connect(self.status.point.setText)
        self.entry.typed.connect(self.presenter.enter)
        self.entry.refused.connect(view.message.say)
        self.entry.several.connect(self.presenter.light_up)
        self.entry.left.connect(view.setFocus)

    def _show_record(self) -> None:
        from ..files.info import read_info

        self.game_panel.show_info(read_info(self.document.session.tree))
        self._show_names()

    def _show_names(self) -> None:
        self.entry.use_naming(self.presenter.naming)
        self._show_cursor()

    def _show_cursor(self) -> None:
        session = self.document.session
        second = self.viewpoint.second_naming(session.size)
        self.move_list.show_moves(session.steps(), self.presenter.naming, second)
        self.move_list.show_current(session.step.number)
        self.game_panel.show_prisoners(session.step)
        self.status.refresh()

    def _show_file(self) -> None:
        games = len(self.document.games)
        which = f" ({self.document.game + 1}/{games})" if games > 1 else ""
        self.setWindowTitle(f"{self.filing.title}{which}[*] — Goboard")
        self._show_modified()

    def _show_modified(self) -> None:
        self.setWindowModified(self.document.modified)

    def _tell_mended(self, mended: list[str]) -> None:
        more = len(mended) - 1
        self.board_view.message.say(
            self.tr("The file is damaged; what could be read is shown: {first}").format(
                first=mended[0]
            ),
            self.tr("{count} more…").format(count=more) if more else "",
            partial(dialogs.tell, self, "\n".join(mended[:40])) if more else None,
        )

    def _open_recent(self, path: Path) -> None:
        if self.filing.may_leave():
            self.filing.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and self.filing.may_leave():
            self.filing.open(paths[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.filing.may_leave():
            event.ignore()
            return
        if self.journaling is not None:
            self.journaling.close()
        self.settings.set(keys.GEOMETRY, self.saveGeometry())
        self.settings.set(keys.STATE, self.saveState())
        self.settings.sync()
        event.accept()

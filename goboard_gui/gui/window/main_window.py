"""The window: it puts the parts together and connects them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ...diagram.compose import compose
from ...go import Size
from ...record import new_game
from ...record.info import GameInfo
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
from ..files.commands import FileCommands
from ..files.dropping import Dropping
from ..files.filing import Filing
from ..files.journaling import Journaling
from ..files.notices import Notices
from ..help.commands import HelpCommands
from ..printing.commands import PrintingCommands
from ..study.commands import StudyCommands
from ..study.corner_commands import CornerCommands
from ..texts.commands import TextCommands
from ..viewpoint import Viewpoint
from ..welcome.welcome import Welcome
from .arrangement import Arrangement
from .bars import Bars
from .commands import WindowCommands
from .editing import Editing
from .exploring import Exploring
from .panels import Panels
from .parts import Parts
from .renewing import Renewing
from .status import Status
from .view_commands import ViewCommands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from ..settings import Settings


_MODIFIED = "[*]"
"""Where the title of a window tells of changes."""
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
        self._others: list[MainWindow] = []
        size = Size(settings.get(keys.NEW_WIDTH), settings.get(keys.NEW_HEIGHT))
        self.document = Document(new_game(size), self)
        self.viewpoint = Viewpoint(settings, self)
        self.filing = Filing(self.document, settings, self)
        self.journaling = None if journals is None else Journaling(self.document, journals, self)
        self._renewing = Renewing(self)
        self.fill()
        self.arrangement.restore()

    def fill(self) -> None:
        """Make all that is in the window, in the language chosen now."""
        self.commands = Actions(self)
        self._build_board()
        self._build_panels()
        self._build_bars()
        self._connect_commands()
        self._connect()
        self._show_file()
        self.panels.game.show_info(GameInfo())
        self._show_names()

    def let_go(self) -> None:
        """Leave what was begun, before the window is closed or filled anew."""
        self.notices.close()
        self.exploring.collection.close()
        self.welcome.leave()
        self.zen.enter(False)  # the next window is not to be bare

    def another(self) -> MainWindow:
        """A new window like this one, not shown yet; it is not to hide this one wholly."""
        window = MainWindow(self.settings, journals=self._journals)
        window.move(self.pos() + _ASIDE)
        self._others.append(window)  # nobody else knows it
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
        self.bars.recent.chosen.connect(self._open_recent)
        self.entry = PointEntry(self.presenter.naming, self.presenter.free_points)
        self.status = Status(self.document, self.viewpoint, self.entry, self)
        self.setStatusBar(self.status)

    def _connect_commands(self) -> None:
        parts = Parts(
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
        self.welcome = Welcome(parts)
        self.editing = Editing(parts)
        self.exploring = Exploring(parts, self.editing.tools)
        self.exploring.guessing.switched.connect(self._show_cursor)
        self.exploring.life.told.connect(self.status.tell)
        self.exploring.life.told.connect(self.editing.narrator.note_of_point)
        self.status.show_occurrences(self.exploring.transpositions)
        ViewCommands(self.viewpoint, self.commands)
        VariationCommands(self.settings, self.commands)
        CornerCommands(self.document, self.viewpoint, self.board_view, self.settings, self.commands)
        StudyCommands(self.document, self.viewpoint, self.settings, self.commands, self)
        self._connect_texts()
        self._connect_window()

    def _connect_texts(self) -> None:
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
        self.dropping = Dropping(self.filing, text, self)

    def _connect_window(self) -> None:
        files = FileCommands(
            self.document, self.viewpoint, self.filing, self.settings, self.commands, self
        )
        printing = PrintingCommands(
            self.document, self.viewpoint, self.settings, self.commands, self
        )
        printing.saved.connect(self.status.tell_saved)
        HelpCommands(self.viewpoint, self.settings, self.commands, self)
        window = WindowCommands(self, self.board_view, self.viewpoint, self.settings, self.commands)
        window.size_chosen.connect(files.begin)
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

    def _connect(self) -> None:
        document, view = self.document, self.board_view
        document.cursor_moved.connect(self._show_cursor)
        document.record_changed.connect(self._show_record)
        document.record_changed.connect(self._show_file)
        document.file_changed.connect(self._show_file)
        document.undo_stack.cleanChanged.connect(self._show_modified)
        self.viewpoint.changed.connect(self._show_names)
        self.filing.saver.saved.connect(self.status.tell_saved)
        self.notices = Notices(document, self.filing, self.journaling, view.message, self)
        self.panels.moves.chosen.connect(document.go_to)
        self.presenter.pointed.connect(self.status.point.setText)
        self.entry.typed.connect(self.presenter.enter)
        self.entry.refused.connect(view.message.say)
        self.entry.several.connect(self.presenter.light_up)
        self.entry.left.connect(view.setFocus)
        self.entry.left.connect(self.editing.tools.give_up)
        self.entry.rested.connect(self._stop_typing)
        self.commands.connect_commands(
            {Command.TYPE_MOVE: self._type, Command.NEW_WINDOW: lambda: self.another().show()}
        )
        self.editing.tools.asked.connect(self._ask)
        self.editing.tools.changed.connect(self._show_tool)

    def _show_record(self) -> None:
        from ...files.info import read_info

        self.panels.game.show_info(read_info(self.document.session.tree))
        self._show_names()

    def _show_names(self) -> None:
        self.entry.use_naming(self.presenter.naming)
        self.panels.tree.use_naming(self.presenter.naming)
        self._show_cursor()

    def _show_cursor(self) -> None:
        session = self.document.session
        second = self.viewpoint.second_naming(session.size)
        self.panels.moves.show_line(session, self.presenter.naming, second)
        self.panels.moves.show_current(session.step.number)
        self.panels.game.show_prisoners(session.step)
        self.status.refresh()

    def _ask(self) -> None:
        if not self.editing.cursor.cursor.on:  # whose keys answer as well
            self._type()

    def _type(self) -> None:
        self.zen.lend(self.status, True)
        self.entry.setFocus()

    def _stop_typing(self) -> None:
        self.zen.lend(self.status, False)

    def _show_tool(self) -> None:
        self.entry.use_for_marks(self.editing.tools.marks)

    def _show_file(self) -> None:
        games = self.document.game_count
        which = f" ({self.document.game + 1}/{games})" if games > 1 else ""
        title = self.filing.title.replace(_MODIFIED, 2 * _MODIFIED)  # twice means just that
        self.setWindowTitle(f"{title}{which}{_MODIFIED} — Goboard")
        self._show_modified()

    def _show_modified(self) -> None:
        self.setWindowModified(self.document.modified)

    def _open_recent(self, path: Path) -> None:
        if self.filing.may_leave():
            self.filing.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.dropping.welcomes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.dropping.take(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.filing.may_leave():
            event.ignore()
            return
        if self.journaling is not None:
            self.journaling.close()
        self.let_go()
        self.arrangement.keep()
        event.accept()

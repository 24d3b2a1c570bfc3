"""The window: it puts the parts together and connects them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QMainWindow, QVBoxLayout, QWidget

from ...diagram.compose import compose
from ...go import Size
from ...record import new_game
from ..actions.commands import Command
from ..actions.commands.actions import Actions
from ..board.presenter import BoardPresenter
from ..board.view import BoardView
from ..core.closing import dispose
from ..core.document import Document
from ..core.messages import Messages
from ..core.settings import NEW_GAME_HEIGHT, NEW_GAME_WIDTH
from ..core.view_settings import ViewSettings
from ..files.filing import Filing
from ..files.journaling import Journaling
from ..help.welcome.welcome import Welcome
from ..widgets import appearance
from ..widgets.point_entry import PointEntry
from .arrangement import Arrangement
from .bars import Bars
from .commands import WindowCommands
from .panels import Panels
from .parts import Parts
from .status import Status

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from ..core.settings import Settings


_ASIDE = QPoint(36, 36)
"""How far from a window another one opens."""


class MainWindow(QMainWindow):
    """One open file: board, moves, menus. No rule of Go is known here.

    It is made in two steps, so that a program that starts can show the board before all else is
    imported. Whatever is not seen beside the first board belongs to the second.
    """

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        journals: Callable[[], Path] | None = None,
        whole: bool = True,
    ) -> None:
        """Edits are kept in the folder that ``journals`` tells, if given, until they are saved.

        A window that is not made ``whole`` is not to be used before it is told to `complete`.
        """
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.settings = settings
        self._whole = False
        self._journals = journals
        self._others: set[MainWindow] = set()
        size = Size(settings.get(NEW_GAME_WIDTH), settings.get(NEW_GAME_HEIGHT))
        self.document = Document(new_game(size), self)
        self.view_settings = ViewSettings(settings, self)
        self.messages = Messages(self)
        self.filing = Filing(self.document, settings, self)
        self.journaling = None if journals is None else Journaling(self.document, journals, self)
        self._begin()
        self.arrangement.restore()
        if whole:
            self.complete()

    def _begin(self) -> None:
        """Make the board, and around it what gives it its place."""
        self.commands = Actions(self)
        self._build_board()
        self.panels = Panels(self.document, self)
        self._build_bars()
        self._parts = self._share()
        self.welcome = Welcome(self._parts, self.filing, self.board_view.message, self.panels.docks)
        self._build_window()

    def complete(self) -> None:
        """Make what is in the panels, and what does all that the commands say."""
        from ..navigation.comments.commands import CommentCommands
        from .features import make_features
        from .showing import Showing
        from .typed_moves import TypedMoves

        parts = self._parts
        self._window.give_keys()
        self._fill_menus()
        self.comments = CommentCommands(
            self.document, self.presenter, self.view_settings, self.board_view, self.commands, self
        )
        self.panels.fill(self.presenter.naming, self.comments.panel)
        self.features = make_features(parts, self.comments, self.journaling)
        TypedMoves(parts, self.entry, self.status, self.features, self.zen)
        showing = Showing(parts, self.status)
        self.features.guessing.switched.connect(showing.show_cursor)
        self._connect_parts()
        self._leave_by_escape()
        self.setTabOrder(self.comments.panel.notations, self.entry)  # which is below the panels
        self.panels.tell_seen()
        self._whole = True

    def tell_record(self) -> None:
        """Let what was made around a record that is open already show it."""
        self.document.file_changed.emit()
        self.document.record_changed.emit()

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
        picture = compose(
            session.board, self.view_settings.naming(session.size), self.view_settings.shown
        )
        theme = appearance.board_theme(self.settings)
        self.board_view = BoardView(picture, theme)
        self.presenter = BoardPresenter(
            self.document, self.view_settings, self.board_view, self.settings
        )
        inside = QWidget()
        self.below = QVBoxLayout(inside)
        self.below.setContentsMargins(0, 0, 0, 0)
        self.below.setSpacing(0)
        self.below.addWidget(self.board_view, 1)
        self.setCentralWidget(inside)

    def _build_bars(self) -> None:
        self.bars = Bars(self, self.commands, self.view_settings)
        self.entry = PointEntry(
            self.presenter.naming, lambda: self.document.session.board.empty_points()
        )
        self.status = Status(self.document, self.view_settings, self.messages, self.entry, self)
        self.setStatusBar(self.status)

    def _fill_menus(self) -> None:
        panels = [dock.toggleViewAction() for dock in self.panels.docks]
        self.bars.fill(self.view_settings, self.filing, self.settings, panels)
        self.bars.recent.chosen.connect(self.filing.open_instead)
        self.bars.languages.said.connect(self.board_view.message.say)

    def _share(self) -> Parts:
        return Parts(
            window=self,
            settings=self.settings,
            actions=self.commands,
            document=self.document,
            view_settings=self.view_settings,
            messages=self.messages,
            filing=self.filing,
            view=self.board_view,
            presenter=self.presenter,
            panels=self.panels,
            below=self.below,
            another=self.another,
        )

    def _build_window(self) -> None:
        """Make what knows of the window itself, and give it the look that was chosen."""
        self._window = WindowCommands(
            self, self.board_view, self.view_settings, self.settings, self.commands
        )
        self.zen = self._window.zen
        self.zen.entering.connect(self.welcome.leave)
        self.arrangement = Arrangement(self, self.settings, self.commands)
        self.arrangement.resetting.connect(self.welcome.leave)
        self.commands.connect_commands({Command.NEW_WINDOW: lambda: self.another().show()})

    def _leave_by_escape(self) -> None:
        """Let Esc leave one thing after the other, in this order."""
        window, features = self._window, self.features
        window.on_escape(features.find.leave)
        window.on_escape(features.cursor.give_up)
        window.on_escape(features.tools.unwind)
        window.on_escape(features.guessing.leave)
        window.on_escape(features.scoring.leave)
        window.on_escape(features.collection.leave)
        window.on_escape(features.cursor.leave)
        window.on_escape(self.welcome.leave)

    def _connect_parts(self) -> None:
        """Connect features with the bars of the window."""
        features = self.features
        features.life.told.connect(self.status.tell)
        features.life.told.connect(features.narrator.note_of_point)
        self.status.show_occurrences(features.transpositions)
        self._window.size_chosen.connect(features.files.begin)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._whole and self.features.dropping.welcomes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.features.dropping.take(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, unless there are edits that are to stay, or the window is not whole yet."""
        if not self._whole or not self.filing.may_leave():
            event.ignore()
            return
        for dialog in self.findChildren(QDialog):
            dialog.close()  # it keeps what it remembers, and is disposed of before its window
        if self.journaling is not None:
            self.journaling.close()
        self.welcome.leave()
        self.zen.enter(False)  # the next window is not to be bare
        self.arrangement.keep()
        event.accept()
        dispose(self)

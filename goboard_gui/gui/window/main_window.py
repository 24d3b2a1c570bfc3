"""The main window, with the board, the panels, the menus and the bars."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QMainWindow, QVBoxLayout, QWidget

from ...diagram.compose import compose_picture
from ...go import Size
from ...record import new_game
from ..actions.commands import Command
from ..actions.commands.actions import Actions
from ..actions.commands.command_table import MOVE_NUMBERS_MENU
from ..actions.workspace import Workspace
from ..board.board_presenter import BoardPresenter
from ..board.board_view import BoardView
from ..board.fit_button import FitButton
from ..board.hidden_numbers_label import HiddenNumbersLabel
from ..board.message_strip import MessageStrip
from ..board.move_player import MovePlayer
from ..board.recording import Recording
from ..core.closing import dispose
from ..core.document import Document
from ..core.idle_tasks import IdleTask
from ..core.messages import Messages
from ..core.settings import NEW_GAME_HEIGHT, NEW_GAME_WIDTH
from ..core.view_settings import ViewSettings
from ..files.autosave_journal import AutosaveJournal
from ..files.document_io import DocumentIO
from ..help.welcome.welcome import Welcome
from ..widgets import appearance
from ..widgets.file_drop import accept_copy
from ..widgets.menu import fill_menus, fill_menus_in_steps
from ..widgets.message_row import MessageAction
from ..widgets.minimum_screen import MINIMUM_SCREEN
from ..widgets.point_entry import PointEntry
from .bars import WindowBars
from .commands import WindowCommands
from .layout_commands import LayoutCommands
from .parts import Panels
from .recording_layout import RecordingLayout
from .status_bar import StatusBar
from .window_state import WindowState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent

    from ..core.settings import Settings
    from ..engines.play_dialog import GamePlan
    from .parts import WindowParts


_LEAST_CENTRE = 160
"""Width in pixels that panels leave for the board and for the buttons of messages."""
_ASIDE = QPoint(36, 36)
"""Offset of a new window from the one in which it was opened."""


class MainWindow(QMainWindow):
    """The window of a document, with the board, the panels and the menus.

    It is constructed in two steps, so that the board can be painted before the rest is imported:
    the constructor builds what the first paint shows, `create_contents` everything else.
    """

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        journals: Callable[[], Sequence[Path]] | None = None,
        whole: bool = True,
        open_windows: list[MainWindow] | None = None,
    ) -> None:
        """Create a hidden window with an empty board.

        ``journals`` returns the folders of the autosave journals; without it there are none. If
        ``whole`` is false, `create_contents` must be called before the window can be used.
        """
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setMinimumSize(MINIMUM_SCREEN)  # otherwise Qt enlarges the window for its panels
        self.settings = settings
        self._whole = False
        self._journals = journals
        # Nothing but the list refers to further windows. All share it, so any may be closed first.
        self.open_windows = [] if open_windows is None else open_windows
        self.open_windows.append(self)
        self.destroyed.connect(partial(self.open_windows.remove, self))
        size = Size(settings.get(NEW_GAME_WIDTH), settings.get(NEW_GAME_HEIGHT))
        self.document = Document(new_game(size), self)
        self.view_settings = ViewSettings(settings, self)
        self.messages = Messages(self)
        self.document_io = DocumentIO(self.document, settings, self)
        self.recording = Recording(self.document, self)
        self.autosave_journal = (
            None
            if journals is None
            else AutosaveJournal(self.document, journals, self, self.recording)
        )
        self._begin()
        self.window_state.restore()
        if whole:
            self.create_contents()
            fill_menus(self)

    def _begin(self) -> None:
        """Create the board and everything that affects its position in the window."""
        self.commands = Actions(self)
        self._build_board()
        self.panels = Panels(self.document, self)
        self._build_bars()
        self._workspace = Workspace(
            window=self,
            settings=self.settings,
            actions=self.commands,
            document=self.document,
            view_settings=self.view_settings,
            messages=self.messages,
            open_windows=self.open_windows,
        )
        self.welcome = Welcome(
            self._workspace,
            self.document_io,
            self.message_strip,
            self.recording,
            self.panels.docks,
        )
        self._build_window()

    def create_contents(self) -> None:
        """Create the contents of the panels and all features."""
        from ..navigation.comments.commands import CommentCommands
        from .document_display import DocumentDisplay
        from .features import make_features
        from .typed_moves import TypedMoveController

        parts = self._parts = self._window_parts()
        self._window.assign_shortcuts()
        self._fill_menus()
        self.comments = CommentCommands(
            parts.workspace, self.presenter, self.board_view, self.message_strip
        )
        naming = self.view_settings.point_naming(self.document.session.shape)
        self.panels.fill_docks(naming, self.comments.panel)
        self.comments.follow_while_visible(self.panels.comments_dock)
        self.features = make_features(parts, self.comments, self.autosave_journal, self.new_window)
        TypedMoveController(parts, self.entry, self.status, self.features, self.zen)
        showing = DocumentDisplay(parts, self.status)
        self.features.offer.hidden_changed.connect(showing.show_moves)
        self._connect_bars()
        self._register_escape()
        self.setTabOrder(self.comments.panel.editor, self.entry)  # which is below the panels
        self.panels.fill_visible_docks()
        self._whole = True

    def fill_menus_while_idle(self) -> None:
        """Fill the menus that the user has not opened yet while the program is idle."""
        IdleTask(self).run_later(fill_menus_in_steps(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say why a command is disabled when its shortcut is pressed."""
        super().keyPressEvent(event)
        reason = self.commands.reason_for_key(QKeySequence(event.keyCombination()))
        if reason:
            self.message_strip.show_message(reason)
            event.accept()

    def notify_record_changed(self) -> None:
        """Notify the features about a record that was opened before they were created."""
        self.document.file_changed.emit()
        self.document.notify_record_changed()

    def records_in_use(self) -> list[Path]:
        """Return the path of the open record, or of the file from which it was imported."""
        path = self.document.path or self.document_io.saver.imported_file
        return [] if path is None else [path]

    def new_window(self) -> MainWindow:
        """Create a hidden window, at an offset so that it will not cover this one completely."""
        window = MainWindow(self.settings, journals=self._journals, open_windows=self.open_windows)
        window.move(self.pos() + _ASIDE)
        return window

    def begin_game(self, plan: GamePlan) -> None:
        """Begin a game against an engine in this window."""
        self.features.play.begin(plan)

    @property
    def record_title(self) -> str:
        """The file name of the record, or a substitute title if it has none."""
        return self.document_io.title

    def _build_board(self) -> None:
        session = self.document.session
        picture = compose_picture(
            session.board,
            self.view_settings.point_naming(session.shape),
            self.view_settings.display_options,
        )
        theme = appearance.board_theme(self.settings)
        self.board_view = BoardView(picture, theme)
        FitButton(self.board_view, self.commands[Command.FIT])
        self.message_strip = MessageStrip(self.board_view)
        self.messages.posted.connect(self.message_strip.show_confirmation)
        self.messages.exported.connect(self._confirm_export)
        self.presenter = BoardPresenter(
            self.document,
            self.view_settings,
            self.board_view,
            self.message_strip,
            self.settings,
        )
        self.player = MovePlayer(
            self.document, self.view_settings, self.recording, self.settings, self.message_strip
        )
        inside = QWidget()
        inside.setMinimumWidth(_LEAST_CENTRE)
        self.below = QVBoxLayout(inside)
        self.below.setContentsMargins(0, 0, 0, 0)
        self.below.setSpacing(0)
        self.hidden_numbers_label = HiddenNumbersLabel(
            self.document, self.view_settings, self.presenter, self.board_view
        )
        self.below.addWidget(self.board_view, 1)
        self.below.addWidget(self.hidden_numbers_label)
        self.below.addWidget(self.message_strip)
        self.setCentralWidget(inside)

    def _confirm_export(self, text: str, path: Path) -> None:
        """Show that a file was exported, with a button that opens it."""
        from ..widgets.desktop_open import open_on_desktop

        opening = MessageAction(self.tr("Open"), partial(open_on_desktop, self, path))
        self.message_strip.show_confirmation(text, opening)

    def _build_bars(self) -> None:
        self.bars = WindowBars(self, self.commands, self.view_settings)
        self.entry = PointEntry(
            self.view_settings.point_naming(self.document.session.shape),
            lambda: self.document.session.board.empty_points(),
        )
        self.status = StatusBar(self.document, self.view_settings, self.entry, self)
        self.setStatusBar(self.status)

    def _fill_menus(self) -> None:
        panels = [dock.toggleViewAction() for dock in self.panels.docks]
        self.bars.fill_menus(
            self.view_settings, self.document_io, self.settings, panels, self.layouts.entries
        )
        self.layouts.update_layout_menus()
        self.status.set_menus(self.bars.notation_choices, self.bars.view_choices)
        self.bars.recent.path_chosen.connect(self.document_io.open_in_place_of_current)
        self.bars.languages.message_posted.connect(self.message_strip.show_message)
        self.document.record_changed.connect(
            lambda: self.bars.show_shape(self.document.session.shape)
        )
        self.bars.show_shape(self.document.session.shape)

    def _window_parts(self) -> WindowParts:
        from ..board.edit_notices import EditNotices
        from .parts import WindowParts

        return WindowParts(
            workspace=self._workspace,
            document_io=self.document_io,
            view=self.board_view,
            message_strip=self.message_strip,
            recording=self.recording,
            edit_notices=EditNotices(self.document, self.view_settings, self.message_strip, self),
            presenter=self.presenter,
            player=self.player,
            panels=self.panels,
            below=self.below,
            add_progress=self.status.add_progress,
        )

    def _build_window(self) -> None:
        """Create the commands of the window itself and the object that saves the window's state."""
        self._window = WindowCommands(
            self,
            self.board_view,
            self.document,
            self.view_settings,
            self.settings,
            self.commands,
        )
        self.zen = self._window.zen
        self.zen.about_to_enter.connect(self.welcome.close_page)
        self.window_state = WindowState(self, self.settings)
        toolbars = (self.bars.tools, self.bars.marks)
        self.layouts = LayoutCommands(
            self, self.panels.docks, toolbars, self.settings, self.commands
        )
        self.layouts.changing.connect(self.welcome.close_page)
        self.recording_layout = RecordingLayout(
            self.recording, self.layouts, self.message_strip, self.settings
        )
        self.commands.connect_commands({Command.NEW_WINDOW: lambda: self.new_window().show()})

    def _register_escape(self) -> None:
        """Register the functions to be called on Esc, in order of precedence."""
        window, features = self._window, self.features
        for cancel in (
            features.cursor.cancel_pending,
            features.tools.cancel_gesture,
            self.message_strip.dismiss_transient,
            features.cursor.hide_cursor,
            self.message_strip.dismiss,
            features.find.close_bar,
            features.exercises.end,
            features.tools.leave_tool,
            features.scoring.end_scoring,
            features.collection.cancel_region,
            self.welcome.close_page,
        ):
            window.add_escape_handler(cancel)

    def _connect_bars(self) -> None:
        """Connect features to the status bar and to the commands of the window."""
        features = self.features
        features.numbers.show_warning_on_button(
            self.commands.toolbar_menu_action(MOVE_NUMBERS_MENU)
        )
        features.cursor.cursor.active_changed.connect(self.status.show_cursor_mode)
        features.life.point_described.connect(self.status.show_point_text)
        features.life.point_described.connect(features.narrator.set_point_note)
        self.status.add_occurrences_button(features.transpositions)
        self._window.size_chosen.connect(features.files.new_game)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._whole and self.features.dropping.accepts(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.features.dropping.handle_drop(event.mimeData())
        accept_copy(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the window, unless it is not completely built or the user cancels to keep unsaved
        edits.
        """
        if not self._whole or not self.features.engines.confirm_close():
            event.ignore()
            return
        if not self.document_io.confirm_discard(closing=True):
            event.ignore()
            return
        for dialog in self.findChildren(QDialog):
            dialog.close()  # it saves its settings, and is disposed of before its window
        if self.autosave_journal is not None and not self.document_io.saver.is_abandoned:
            self.autosave_journal.delete_journal()
        self.document_io.positions.remember_position()
        self.welcome.close_page()
        self.recording_layout.store_layout()
        self.zen.set_active(False)  # the saved state shows all panels
        self.window_state.save()
        event.accept()
        dispose(self)

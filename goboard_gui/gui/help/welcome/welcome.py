"""Welcome dock, shown in place of the empty panels before the first move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from ...actions.commands import Command
from ...board.board_view import FULL_BOARD
from ...core.closing import dispose
from ...core.settings import (
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_RECORDED,
    NEW_GAME_WIDTH,
    SHOW_WELCOME,
    WINDOW_STATE,
)
from ...widgets.qt_texts import without_mnemonic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from ....go import Size
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.recording import Recording
    from ...files.document_io import DocumentIO
    from .welcome_page import WelcomePage

_WIDTH = 300


class Welcome(QObject):
    """Controller that shows the welcome page at startup, and hides it when work begins."""

    def __init__(
        self,
        workspace: Workspace,
        document_io: DocumentIO,
        message: MessageStrip,
        recording: Recording,
        docks: Sequence[QDockWidget],
    ) -> None:
        """Create the controller; the page takes the place of the window's panels, ``docks``."""
        super().__init__(workspace.window)
        self._document_io = document_io
        self._message = message
        self._recording = recording
        self._workspace = workspace
        self._dock: QDockWidget | None = None
        self._wanted: QDockWidget | None = None
        self._arranged = QByteArray()
        self._beginning = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.close_page)
        workspace.actions.connect_commands({Command.WELCOME: self.show_page})
        workspace.document.record_changed.connect(self._record_changed)
        for panel in docks:
            panel.visibilityChanged.connect(
                lambda seen, panel=panel: self._panel_shown(panel) if seen else None
            )

    @property
    def page(self) -> WelcomePage | None:
        """The welcome page, or None if it is hidden or the window has not been painted yet."""
        from .welcome_page import WelcomePage

        inside = None if self._dock is None else self._dock.widget()
        return inside if isinstance(inside, WelcomePage) else None

    @property
    def is_shown(self) -> bool:
        """Whether the welcome page is in the window."""
        return self._dock is not None

    def show_at_start(self) -> None:
        """Show the page at startup, unless the user has turned it off."""
        if self._workspace.settings.get(SHOW_WELCOME):
            self.show_page()

    def show_page(self) -> None:
        """Show the page in place of the panels."""
        self._soon.stop()
        if self._dock is not None:
            return
        window = self._workspace.window
        self._arranged = window.saveState()
        panels = [dock for dock in window.findChildren(QDockWidget) if _takes_space(dock)]
        width = max((dock.width() for dock in panels if window.isVisible()), default=_WIDTH)
        # Restored panels pass on their width, though they have not been laid out yet.
        sized = not window.isVisible() and not self._workspace.settings.get(WINDOW_STATE).isEmpty()
        for panel in panels:
            panel.hide()
        dock = self._dock = QDockWidget(self.tr("Welcome"), window)
        dock.setObjectName("welcome")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.installEventFilter(self)
        placeholder = _Placeholder()
        placeholder.painted.connect(self._fill, Qt.ConnectionType.QueuedConnection)
        dock.setWidget(placeholder)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        if not sized:
            window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def close_page(self) -> bool:
        """Hide the page and restore the panels; return whether it was shown."""
        dock, self._dock = self._dock, None
        if dock is None:
            return False
        window = self._workspace.window
        window.removeDockWidget(dock)
        dispose(dock)
        window.restoreState(self._arranged)
        if self._wanted is not None:
            self._wanted.show()
            self._wanted.raise_()
            self._wanted = None
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the page when its dock is closed."""
        if watched is self._dock and event.type() == QEvent.Type.Close:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _panel_shown(self, panel: QDockWidget) -> None:
        """Hide the page when a panel is about to be shown."""
        if self._dock is not None:
            self._wanted = panel
            self._soon.start()

    def _record_changed(self) -> None:
        """Hide the page after a move, or when another record is opened."""
        if not self._beginning:
            self._soon.start()

    def _fill(self) -> None:
        """Create the contents of the page, after the board has been painted."""
        if self._dock is None or self.page is not None:
            return
        from .welcome_page import WelcomePage

        page = WelcomePage(self._workspace, self._document_io.recent_files)
        page.size_chosen.connect(self._begin)
        page.sample_chosen.connect(self._open_sample)
        page.file_chosen.connect(self._document_io.open_in_place_of_current)
        placeholder = self._dock.widget()
        self._dock.setWidget(page)
        dispose(placeholder)

    def _begin(self, size: Size) -> None:
        """Start a new game on an empty board, keeping the page until the first move.

        It is recorded if the games started by *New Game* are.
        """
        from ...files.new_game_dialog import NewGame, current_record_date

        settings = self._workspace.settings
        game = NewGame(size, 0, settings.get(NEW_GAME_KOMI), "", "", current_record_date())
        if not self._document_io.confirm_discard():
            return
        settings.set(NEW_GAME_WIDTH, size.width)
        settings.set(NEW_GAME_HEIGHT, size.height)
        self._beginning = True
        try:
            self._recording.set_active(False)
            self._document_io.new_game(game)
            self._recording.set_active(settings.get(NEW_GAME_RECORDED))
        finally:
            self._beginning = False
        self._explain_stone_size(size)

    def _explain_stone_size(self, size: Size) -> None:
        """Explain once why a small board does not fill the window."""
        fit = self._workspace.actions[Command.FIT]
        if size != FULL_BOARD and not fit.isChecked():
            self._message.show_message(
                self.tr("Stones are the same size on all boards."),
                without_mnemonic(fit.text()),
                fit.trigger,
            )

    def _open_sample(self, on_pages: bool) -> None:
        from .welcome_page import sample_game_path

        opened = self._document_io.open_untitled(sample_game_path())
        if opened and on_pages:
            self._workspace.actions[Command.PRINT].trigger()


class _Placeholder(QWidget):
    """Empty widget shown until the page is created."""

    painted = Signal()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.painted.emit()


def _takes_space(dock: QDockWidget) -> bool:
    """Return whether a dock takes up space next to the board."""
    return not dock.isHidden() and not dock.isFloating()

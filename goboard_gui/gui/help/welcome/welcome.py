"""The welcome: in the place of the panels, which are empty before the first move."""

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
    NEW_GAME_WIDTH,
    SHOW_WELCOME,
    WINDOW_STATE,
)
from ...widgets.mnemonics import without_mnemonic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from ....go import Size
    from ...actions.workspace import Workspace
    from ...board.message_bar import MessageBar
    from ...files.document_io import DocumentIO
    from .page import WelcomePage

_WIDTH = 300


class Welcome(QObject):
    """Comes at start if it is wanted; leaves with the first move, a record, or a panel."""

    def __init__(
        self,
        workspace: Workspace,
        document_io: DocumentIO,
        message: MessageBar,
        docks: Sequence[QDockWidget],
    ) -> None:
        """It stands where ``docks`` are, the panels of the window."""
        super().__init__(workspace.window)
        self._document_io = document_io
        self._message = message
        self._workspace = workspace
        self._dock: QDockWidget | None = None
        self._wanted: QDockWidget | None = None
        self._arranged = QByteArray()
        self._beginning = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.leave)
        workspace.actions.connect_commands({Command.WELCOME: self.show})
        workspace.document.record_changed.connect(self._record_changed)
        for panel in docks:
            panel.visibilityChanged.connect(
                lambda seen, panel=panel: self._make_room_for(panel) if seen else None
            )

    @property
    def page(self) -> WelcomePage | None:
        """What is seen of it; nothing before its window has been painted."""
        from .page import WelcomePage

        inside = None if self._dock is None else self._dock.widget()
        return inside if isinstance(inside, WelcomePage) else None

    @property
    def shown(self) -> bool:
        """Whether it is in the window."""
        return self._dock is not None

    def greet(self) -> None:
        """Show it at the start of the program, unless that is not wanted any more."""
        if self._workspace.settings.get(SHOW_WELCOME):
            self.show()

    def show(self) -> None:
        """Put it where the panels are."""
        self._soon.stop()
        if self._dock is not None:
            return
        window = self._workspace.window
        self._arranged = window.saveState()
        panels = [dock for dock in window.findChildren(QDockWidget) if _beside(dock)]
        width = max((dock.width() for dock in panels if window.isVisible()), default=_WIDTH)
        # Panels of the last run leave their width to it, though they have none yet themselves.
        sized = not window.isVisible() and not self._workspace.settings.get(WINDOW_STATE).isEmpty()
        for panel in panels:
            panel.hide()
        dock = self._dock = QDockWidget(self.tr("Welcome"), window)
        dock.setObjectName("welcome")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.installEventFilter(self)
        curtain = _Curtain()
        curtain.painted.connect(self._fill, Qt.ConnectionType.QueuedConnection)
        dock.setWidget(curtain)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        if not sized:
            window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def leave(self) -> bool:
        """Let the panels have their place again; whether it was there."""
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
        """Leave by the button that closes the panel."""
        if watched is self._dock and event.type() == QEvent.Type.Close:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _make_room_for(self, panel: QDockWidget) -> None:
        """Leave when a panel comes, which is on its way into the window by now."""
        if self._dock is not None:
            self._wanted = panel
            self._soon.start()

    def _record_changed(self) -> None:
        """Leave after a move or another record has been shown."""
        if not self._beginning:
            self._soon.start()

    def _fill(self) -> None:
        """Show what there is to see, once the board has been seen."""
        if self._dock is None or self.page is not None:
            return
        from .page import WelcomePage

        page = WelcomePage(self._workspace, self._document_io.recent)
        page.size_chosen.connect(self._begin)
        page.sample_chosen.connect(self._open_sample)
        page.file_chosen.connect(self._document_io.open_instead)
        curtain = self._dock.widget()
        self._dock.setWidget(page)
        dispose(curtain)

    def _begin(self, size: Size) -> None:
        """Put an empty board there; the welcome stays until a stone is played on it."""
        from ...files.new_game_dialog import NewGame, today

        settings = self._workspace.settings
        game = NewGame(size, 0, settings.get(NEW_GAME_KOMI), "", "", today())
        if not self._document_io.may_leave():
            return
        settings.set(NEW_GAME_WIDTH, size.width)
        settings.set(NEW_GAME_HEIGHT, size.height)
        self._beginning = True
        try:
            self._document_io.begin(game)
        finally:
            self._beginning = False
        self._tell_of_fitting(size)

    def _tell_of_fitting(self, size: Size) -> None:
        """Say why a small board does not fill the window, to who may see the first one here."""
        fit = self._workspace.actions[Command.FIT]
        if size != FULL_BOARD and not fit.isChecked():
            self._message.say(
                self.tr("Stones are the same size on all boards."),
                without_mnemonic(fit.text()),
                fit.trigger,
            )

    def _open_sample(self, on_pages: bool) -> None:
        from .page import sample_path

        opened = self._document_io.open_untitled(sample_path())
        if opened and on_pages:
            self._workspace.actions[Command.PRINT].trigger()


class _Curtain(QWidget):
    """What is there of the welcome at first."""

    painted = Signal()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.painted.emit()


def _beside(dock: QDockWidget) -> bool:
    """Whether a panel takes room beside the board."""
    return not dock.isHidden() and not dock.isFloating()

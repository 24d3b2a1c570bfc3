"""Making all of a window anew, in the language that is chosen now, around what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    SIGNAL,
    QByteArray,
    QCoreApplication,
    QEvent,
    QMetaMethod,
    QObject,
    QThread,
    QTimer,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QLayout,
    QRubberBand,
    QTabBar,
)

from ..commands import Command

if TYPE_CHECKING:
    from .main_window import MainWindow

_PAUSE = 50
"""Milliseconds in which what chose the language is done, and all translators are in their place."""

_OF_QT = (QLayout, QTabBar, QRubberBand)
"""What every main window has of its own, and its layout knows."""


class Renewing(QObject):
    """Follows the language: all that is in a window is taken out, and put in again in new words.

    What the window has when this is made stays: its document with all edits, its journal, its
    file, its viewpoint. So does the window itself, wherever it is on the screen. A clock that runs
    goes on. Dialogs beside it are closed; the preferences, where the language may have been chosen,
    come back.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._kept = [*window.children()]
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self._renew)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.LanguageChange:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _renew(self) -> None:
        window = self._window
        if window.filing.loader.busy or _occupied():
            self._soon.start()  # whoever asked for the file or for an answer still waits for it
            return
        window.setUpdatesEnabled(False)
        page = self._close_preferences()
        alone, welcomed = window.zen.on, window.welcome.shown
        window.let_go()
        state, course = window.saveState(), window.editing.times.course
        self._clear()
        window.fill()
        window.editing.times.take_over(course)
        window.tell_record()
        QTimer.singleShot(0, self, lambda: self._settle(state, alone, welcomed, page))

    def _settle(self, state: QByteArray, alone: bool, welcomed: bool, page: int | None) -> None:
        """Finish when the new parts are shown: before, they have no sizes and cannot be hidden."""
        window = self._window
        window.restoreState(state)
        if welcomed:
            window.welcome.show()
        if alone:
            window.commands[Command.ZEN].trigger()
        window.setUpdatesEnabled(True)
        window.repaint()  # Qt has lost what was to be painted before, and waits for it for ever
        window.board_view.setFocus()
        if page is not None:
            self._open_preferences(page)

    def _clear(self) -> None:
        """Delete what the window was filled with; what stays no longer tells it anything."""
        window = self._window
        for dialog in window.findChildren(QDialog):
            dialog.close()
        for dock in window.findChildren(QDockWidget):
            window.removeDockWidget(dock)
        # Dialogs go first, as lists in them still ask for actions that are deleted otherwise.
        for made in sorted(window.children(), key=lambda made: not isinstance(made, QDialog)):
            if made is not self and made not in self._kept and not isinstance(made, _OF_QT):
                made.deleteLater()
                QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)
        document = window.document
        for teller in (document, document.undo_stack, window.viewpoint, window.filing):
            _silence(teller)
        document.hear_stack()
        if window.journaling is not None:
            window.journaling.hear_document()

    def _close_preferences(self) -> int | None:
        """Which page of the preferences was open, if they were."""
        from ..preferences.dialog import PreferencesDialog

        dialog = self._window.findChild(PreferencesDialog)
        return None if dialog is None else dialog.list.currentRow()

    def _open_preferences(self, page: int) -> None:
        from ..preferences.dialog import PreferencesDialog

        self._window.commands[Command.PREFERENCES].trigger()
        dialog = self._window.findChild(PreferencesDialog)
        if dialog is not None:
            dialog.list.setCurrentRow(page)


def _occupied() -> bool:
    """Whether a question or a menu is open, or something is being dragged.

    What opened it goes on when it is closed, and must not find that it is no more; until then its
    loop of events lies above that of the program.
    """
    return (
        QThread.currentThread().loopLevel() > 1
        or QApplication.activeModalWidget() is not None
        or QApplication.activePopupWidget() is not None
        or bool(QGuiApplication.mouseButtons())
    )


def _silence(teller: QObject) -> None:
    """Let nobody hear the signals of an object any more.

    What hears them by a method of a deleted object is deaf already; other functions are not.
    """
    meta = teller.metaObject()
    own = QObject.staticMetaObject.methodCount()  # type: ignore[attr-defined]  # the stubs lack it
    for index in range(own, meta.methodCount()):
        method = meta.method(index)
        if method.methodType() == QMetaMethod.MethodType.Signal:
            signature = bytes(method.methodSignature().data()).decode()
            QObject.disconnect(teller, SIGNAL(signature), None, None)  # type: ignore[call-overload]

"""Menu whose check boxes are visible on dark windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QShowEvent


class Menu(QMenu):
    """Menu with a class of its own, so that `appearance` can give it a separate palette.

    A palette for `QMenu` would also apply to the lists of combo boxes and make them transparent.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(title)
        self._pending: Callable[[], object] | None = None

    def fill_when_shown(self, fill: Callable[[], object]) -> None:
        """Let a function add the entries when the menu is first shown, or `fill` is called."""
        self._pending = fill
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Add the entries of a menu that has not been shown yet."""
        fill, self._pending = self._pending, None
        if fill is not None:
            fill()

    @property
    def is_filled(self) -> bool:
        """Whether nothing is left to be added when the menu is first shown."""
        return self._pending is None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Not before: it is called for each entry that is added, a thousand times at the start.
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tooltip of a disabled entry, which says why it is disabled.

        Entries that can be chosen show theirs in the status bar only.
        """
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            action = self.actionAt(event.pos())
            if action is not None and not action.isEnabled():
                QToolTip.showText(event.globalPos(), action.toolTip(), self)
                return True
        return super().eventFilter(watched, event)

    def add_menu(self, title: str) -> Menu:
        """Add a submenu that is also a `Menu`."""
        menu = Menu(title, self)
        self.addMenu(menu)
        return menu


def fill_menus(window: QWidget) -> None:
    """Fill the menus of a window that have not been shown yet."""
    for _ in fill_menus_in_steps(window):
        pass


def fill_menus_in_steps(window: QWidget) -> Iterator[None]:
    """Fill the menus of a window that have not been shown yet, and yield after each."""
    for menu in window.findChildren(Menu):
        menu.fill()
        yield

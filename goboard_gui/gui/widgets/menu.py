"""Menu with check boxes that are visible on dark windows."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget


class Menu(QMenu):
    """Menu with its own class name, so that `appearance` can give it its own palette.

    A palette for `QMenu` would also apply to the lists of combo boxes and make them transparent.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(title)

    def add_menu(self, title: str) -> Menu:
        """Add a submenu of the same class."""
        menu = Menu(title, self)
        self.addMenu(menu)
        return menu

"""Menu whose check boxes are visible on dark windows."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget


class Menu(QMenu):
    """Menu with a class of its own, so that `appearance` can give it a separate palette.

    A palette for `QMenu` would also apply to the lists of combo boxes and make them transparent.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(title)

    def add_menu(self, title: str) -> Menu:
        """Add a submenu that is also a `Menu`."""
        menu = Menu(title, self)
        self.addMenu(menu)
        return menu

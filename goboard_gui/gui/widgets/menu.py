"""Menus whose boxes to be ticked can be seen."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget


class Menu(QMenu):
    """Has colours of its own by the name of its class, see `look`.

    Those of `QMenu` are also taken for the lists of combo boxes, which would have no ground.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(title)

    def add_menu(self, title: str) -> Menu:
        """Add a menu of the same kind."""
        menu = Menu(title, self)
        self.addMenu(menu)
        return menu

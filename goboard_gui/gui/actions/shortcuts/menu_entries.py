"""Everything that the menus of a window offer, in one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QMenu

from ..commands import Command
from .command_names import INTO, also_called, plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QAction


@dataclass(frozen=True)
class MenuEntry:
    """An action with its name, the menus that lead to it, and what else it may be looked for by."""

    action: QAction
    name: str
    path: str
    also: str = ""

    @property
    def key(self) -> str:
        """What it is known by the next time: a command by its own name, all else by its place."""
        return self.action.objectName() or self.path + INTO + self.name


def menu_entries(window: QMainWindow) -> list[MenuEntry]:
    """The entries of the menu bar and of all menus below it, in their order."""
    # QAction.menu() of PySide 6.8 takes the menu along when its wrapper goes.
    menus = {menu.menuAction(): menu for menu in window.findChildren(QMenu)}
    return list(_entries(window.menuBar().actions(), menus, ()))


def _entries(
    actions: Sequence[QAction], menus: Mapping[QAction, QMenu], path: tuple[str, ...]
) -> Iterator[MenuEntry]:
    for action in actions:
        if action.isSeparator() or not action.isVisible():
            continue
        name = plain(action.text())
        if action in menus:
            yield from _entries(menus[action].actions(), menus, (*path, name))
        else:
            command = Command.__members__.get(action.objectName())
            also = also_called(command) if command is not None else ""
            yield MenuEntry(action, name, INTO.join(path), also)

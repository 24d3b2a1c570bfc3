"""The menu bar and the toolbars of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ..commands.menu_table import (
    LANGUAGES,
    NOTATIONS,
    PANELS,
    RECENT,
    STUDIES,
    TOOLBAR,
    TOOLS,
    VIEWS,
)
from ..fields.notation_box import NotationBox
from ..fields.tool_bar import ToolBar
from ..life.studies import StudiesMenu
from .menus import LanguagesMenu, NotationsMenu, RecentMenu, SecondNotationMenu, ViewsMenu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow

    from ..commands import Command
    from ..commands.actions import Actions
    from ..files.filing import Filing
    from ..settings import Settings
    from ..viewpoint import Viewpoint


class Bars(QObject):
    """Fills them with the commands, and with what is no command."""

    def __init__(
        self,
        window: QMainWindow,
        commands: Actions,
        viewpoint: Viewpoint,
        filing: Filing,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self.tools = self._toolbar(self.tr("Tools"), "tools", TOOLBAR)
        self.notation_box = NotationBox(viewpoint)
        self.tools.addWidget(self.notation_box)
        window.addToolBar(self.tools)
        self.marks = self._toolbar(self.tr("Marks and setup"), "marks", TOOLS)
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.marks)
        self.recent = RecentMenu(filing, window)
        self.notations = NotationsMenu(viewpoint, window)
        self._second = SecondNotationMenu(viewpoint, window)
        self._views = ViewsMenu(viewpoint, window)
        self.languages = LanguagesMenu(settings, window)
        self.studies = StudiesMenu(filing, window)

    def fill_menus(self, panels: Sequence[QAction]) -> None:
        """Fill the menu bar; ``panels`` are the actions that show and hide them."""
        self._commands.fill_menus(
            self._window.menuBar(),
            {
                RECENT: [self.recent.menuAction()],
                NOTATIONS: [self.notations.menuAction(), self._second.menuAction()],
                VIEWS: [self._views.menuAction()],
                LANGUAGES: [self.languages.menuAction()],
                STUDIES: [self.studies.menuAction()],
                PANELS: [*panels, self.marks.toggleViewAction()],
            },
        )

    def _toolbar(self, title: str, name: str, commands: Sequence[Command | None]) -> ToolBar:
        bar = ToolBar(title)
        bar.setObjectName(name)
        self._commands.fill_toolbar(bar, commands)
        return bar

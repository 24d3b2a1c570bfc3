"""The menu bar and the tool bars of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ..actions.commands import Command
from ..actions.commands.command import LANGUAGES, LAYOUTS, NOTATIONS, PANELS, RECENT, STUDIES, VIEWS
from ..actions.commands.command_table import MAIN_BAR, MARKUP_BAR
from ..widgets.menu import Menu
from ..widgets.tool_bar import ToolBar
from ..wording import shape_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow

    from ...go import BoardShape
    from ..actions.commands.actions import Actions
    from ..actions.commands.command import ToolMenu
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from ..files.document_io import DocumentIO


class WindowBars(QObject):
    """The menu bar and the tool bars of a window."""

    def __init__(self, window: QMainWindow, commands: Actions, view_settings: ViewSettings) -> None:
        """Create the bars with empty menus; call `fill_menus` before the user can open a menu."""
        super().__init__(window)
        self._window = window
        self._commands = commands
        self.tools = self._toolbar(self.tr("Main Toolbar"), "tools", MAIN_BAR)
        window.addToolBar(self.tools)
        self.marks = self._toolbar(self.tr("Markup Toolbar"), "marks", MARKUP_BAR)
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.marks)
        self._menus = commands.add_menus(window.menuBar())

    def fill_menus(
        self,
        view_settings: ViewSettings,
        document_io: DocumentIO,
        settings: Settings,
        panels: Sequence[QAction],
        layouts: Sequence[QAction],
    ) -> None:
        """Fill the menus when they are first shown, also with recent files, notations and
        languages.

        ``panels`` are the actions that show and hide the panels; ``layouts`` are the entries for
        saved layouts.
        """
        from .menus import (
            LanguageMenu,
            NotationMenu,
            RecentFilesMenu,
            SecondNotationMenu,
            StudyRecordsMenu,
            ViewsMenu,
        )

        window = self._window
        self.recent = RecentFilesMenu(document_io, window)
        self.notations = NotationMenu(view_settings, window)
        self.languages = LanguageMenu(settings, window)
        self.studies = StudyRecordsMenu(document_io, window)
        second, views = SecondNotationMenu(view_settings, window), ViewsMenu(view_settings, window)
        self._for_lines = [menu.menuAction() for menu in (self.notations, second, views)]
        self.notation_choices = self._choices(self.notations, second.menuAction())
        self.view_choices = self._choices(views, self._commands[Command.NAMES_STAY])
        shown = Menu(self.tr("&Panels and Toolbars"), window)
        window.addActions(panels)  # for their keys
        shown.addActions([*panels, self.tools.toggleViewAction(), self.marks.toggleViewAction()])
        self._commands.fill_menus(
            self._menus,
            {
                RECENT: [self.recent.menuAction()],
                NOTATIONS: [self.notations.menuAction(), second.menuAction()],
                VIEWS: [views.menuAction()],
                LANGUAGES: [self.languages.menuAction()],
                STUDIES: [self.studies.menuAction()],
                PANELS: [shown.menuAction()],
                LAYOUTS: layouts,
            },
        )

    def _choices(self, menu: Menu, more: QAction) -> Menu:
        """Return a menu with the entries of another one, and one more."""
        choices = Menu(parent=self._window)

        def add_entries() -> None:
            menu.fill()
            choices.addActions(menu.actions())
            choices.addSeparator()
            choices.addAction(more)

        choices.fill_when_shown(add_entries)
        return choices

    def show_shape(self, shape: BoardShape) -> None:
        """Disable the menus of notations and views for boards without columns and rows."""
        for action in self._for_lines:
            action.setEnabled(shape.plan is None)
            action.setStatusTip("" if shape.plan is None else shape_texts.lines_required_text())

    def _toolbar(
        self, title: str, name: str, entries: Sequence[Command | ToolMenu | None]
    ) -> ToolBar:
        bar = ToolBar(title)
        bar.setObjectName(name)
        self._commands.fill_toolbar(bar, entries)
        return bar

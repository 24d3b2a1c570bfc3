"""The head of the panel: which collection is asked, and for what of the position."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from ...actions.commands import Command
from ...widgets.menu import Menu
from ...widgets.mnemonics import verbatim
from .options import OptionsMenu

if TYPE_CHECKING:
    from pathlib import Path

    from ...actions.workspace import Workspace
    from ..building.keeping import Keeping
    from ..search import Search

_LONGEST = 40


class PanelHead(QWidget):
    """Buttons in a row, which a click leaves without the keys."""

    def __init__(self, search: Search, keeping: Keeping, workspace: Workspace) -> None:
        super().__init__()
        self._search = search
        self._keeping = keeping
        self._actions = workspace.actions
        self.collections = Menu(parent=self)
        self.collections.setToolTipsVisible(True)
        self.collections.aboutToShow.connect(self._fill)
        self.options = OptionsMenu(search, workspace.settings, workspace.actions, self)
        self.name_button = self._button(self.collections)
        self.name_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.name_button.setToolTip(self.tr("Choose a collection"))
        self.region_button = QToolButton()
        workspace.actions[Command.COLLECTION_REGION].setIconText(self.tr("Region"))
        self.region_button.setDefaultAction(workspace.actions[Command.COLLECTION_REGION])
        self.options_button = self._button(self.options)
        self.options_button.setText(self.tr("Options"))
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 0)
        row.setSpacing(2)
        row.addWidget(self.name_button, 1)
        for button in (self.region_button, self.options_button):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        search.opened.connect(self._show_name)
        self._show_name()

    def _button(self, menu: QMenu) -> QToolButton:
        button = QToolButton()
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _show_name(self) -> None:
        index = self._search.index
        name = "" if index is None else index.folder.name
        shown = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        self.name_button.setText(verbatim(shown))
        self.name_button.setAccessibleName(self.tr("Collection: {name}").format(name=name))

    def _fill(self) -> None:
        """Offer the collections there are now."""
        menu, opened = self.collections, self._search.index
        menu.clear()
        for folder in self._keeping.store.known():
            action = menu.addAction(verbatim(folder.name))
            action.setCheckable(True)
            action.setChecked(opened is not None and opened.folder == folder)
            action.setToolTip(str(folder))
            action.triggered.connect(partial(self._open, folder))
        menu.addSeparator()
        for command in (
            Command.COLLECTION_NEW,
            Command.COLLECTION_OPEN,
            Command.COLLECTION_UPDATE,
            Command.COLLECTION_FAILURES,
        ):
            menu.addAction(self._actions[command])

    def _open(self, folder: Path, _checked: bool = False) -> None:
        self._keeping.open(folder)

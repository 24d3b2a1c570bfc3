"""The two menus whose entries are not commands: recent files and the eight views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ..go import Symmetry
from . import words

if TYPE_CHECKING:
    from pathlib import Path

    from .filing import Filing
    from .viewpoint import Viewpoint


class RecentMenu(QMenu):
    """The files opened or saved last."""

    chosen = Signal(object)
    """The path of a file."""

    def __init__(self, filing: Filing, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self._filing = filing
        filing.recent_changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self.clear()
        for path in self._filing.recent:
            self._add(path)
        self.setEnabled(bool(self._filing.recent))

    def _add(self, path: Path) -> None:
        action = self.addAction(path.name.replace("&", "&&"))
        action.setStatusTip(str(path))
        action.triggered.connect(lambda: self.chosen.emit(path))


class ViewsMenu(QMenu):
    """The eight ways to look at the board, the present one checked."""

    def __init__(self, viewpoint: Viewpoint, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("All &eight views"))
        self._viewpoint = viewpoint
        group = QActionGroup(self)
        self._views = {}
        for view in Symmetry:
            action = self.addAction(words.view_name(view))
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, view=view: self._choose(view))
            group.addAction(action)
            self._views[view] = action
        viewpoint.changed.connect(self._refresh)
        self._refresh()

    def _choose(self, view: Symmetry) -> None:
        self._viewpoint.choose_view(view)

    def _refresh(self) -> None:
        self._views[self._viewpoint.view].setChecked(True)

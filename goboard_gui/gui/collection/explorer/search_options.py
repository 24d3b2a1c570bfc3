"""The menu of search options, and the query with the options that the settings have."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from ....game_index.query import Anchor, Query
from ....go import Symmetry
from ...actions.commands import Command
from ...core.settings import Setting
from ...widgets.menu import Menu
from ...wording.terms import view_name
from .. import search_texts
from .corner_actions import CornerActions

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from ....go import Board
    from ...actions.workspace import Workspace
    from ...core.settings import Settings
    from ..search import Search

VIEWS = Setting("collection/views", [view.value for view in Symmetry])
SWAPPING = Setting("collection/colours exchanged", True)
LAST_MOVE = Setting("collection/last move", False)
ANCHOR = Setting("collection/anchor", "", ("", *(anchor.value for anchor in Anchor)))


def query_from_settings(settings: Settings, board: Board) -> Query:
    """Return the query for a board with the saved options; the region is not saved."""
    chosen = frozenset(view for view in Symmetry if view.value in settings.get(VIEWS))
    anchor = settings.get(ANCHOR)
    return Query(
        board,
        anchor=Anchor(anchor) if anchor else None,
        last_move=settings.get(LAST_MOVE),
        views=chosen or frozenset(Symmetry),
        swapping=settings.get(SWAPPING),
    )


class SearchOptionsMenu(Menu):
    """Menu of search options; choosing one saves it and repeats the search."""

    def __init__(self, search: Search, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._search = search
        self._settings = settings = workspace.settings
        self.corners = CornerActions(search, workspace, self)
        self.any_view = self._option(self.tr("In Any &Rotation or Reflection"), self._choose_all)
        self.swapping = self._option(
            self.tr("Also with Colours Swa&pped"),
            lambda on: self._apply(replace(self._search.query, swapping=on)),
        )
        self.last_move = self._option(
            self.tr("Only after the Same &Last Move"),
            lambda on: self._apply(replace(self._search.query, last_move=on)),
        )
        self.addSeparator()
        self.views = self._add_views()
        self.anchors = self._add_anchors()
        self.addSeparator()
        self.addAction(workspace.actions[Command.COLLECTION_REGION])
        self.addActions(list(self.corners.actions.values()))
        for command in (Command.COLLECTION_WHOLE, Command.COLLECTION_LETTERS):
            self.addAction(workspace.actions[command])
        search.query = query_from_settings(settings, search.query.board)
        self.aboutToShow.connect(self.refresh)
        self.refresh()

    def _option(self, text: str, choose: object) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(choose)
        return action

    def _add_views(self) -> dict[Symmetry, QAction]:
        menu = self.add_menu(self.tr("&Views to Include"))
        views = {}
        for view in Symmetry:
            action = menu.addAction(view_name(view))
            action.setCheckable(True)
            action.triggered.connect(self._choose_views)
            views[view] = action
        return views

    def _add_anchors(self) -> dict[Anchor | None, QAction]:
        menu = self.add_menu(self.tr("Loca&tion of Search Region"))
        group, anchors = QActionGroup(menu), {}
        for anchor in (None, *Anchor):
            action = menu.addAction(search_texts.anchor_name(anchor))
            action.setCheckable(True)
            action.triggered.connect(
                lambda _checked=False, anchor=anchor: self._apply(
                    replace(self._search.query, anchor=anchor)
                )
            )
            group.addAction(action)
            anchors[anchor] = action
        return anchors

    def refresh(self) -> None:
        """Check the menu items that correspond to the current options."""
        query = self._search.query
        self.any_view.setChecked(len(query.views) == len(self.views))
        self.swapping.setChecked(query.swapping)
        self.last_move.setChecked(query.last_move)
        for view, action in self.views.items():
            action.setChecked(view in query.views)
        self.anchors[query.anchor].setChecked(True)
        self.corners.refresh()

    def _choose_all(self, on: bool) -> None:
        views = frozenset(Symmetry) if on else frozenset({Symmetry.IDENTITY})
        self._apply(replace(self._search.query, views=views))

    def _choose_views(self) -> None:
        views = frozenset(view for view, action in self.views.items() if action.isChecked())
        self._apply(replace(self._search.query, views=views or frozenset({Symmetry.IDENTITY})))

    def _apply(self, query: Query) -> None:
        settings = self._settings
        settings.set(VIEWS, [view.value for view in Symmetry if view in query.views])
        settings.set(SWAPPING, query.swapping)
        settings.set(LAST_MOVE, query.last_move)
        settings.set(ANCHOR, "" if query.anchor is None else query.anchor.value)
        self._search.set_query(query)
        self.refresh()

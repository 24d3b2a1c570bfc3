"""Menu with search options: orientations, swapped colours, and where a region may be found."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from ....game_index.region import Anchor
from ....go import Symmetry
from ...actions.commands import Command
from ...core.settings import Setting
from ...widgets.menu import Menu
from ...wording.terms import view_name
from .. import search_texts
from ..search import SearchOptions

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from ...actions.commands.actions import Actions
    from ...core.settings import Settings
    from ..search import Search

VIEWS = Setting("collection/views", [view.value for view in Symmetry])
SWAPPING = Setting("collection/colours exchanged", True)
LAST_MOVE = Setting("collection/last move", False)
ANCHOR = Setting("collection/anchor", "", ("", *(anchor.value for anchor in Anchor)))


def saved_search_options(settings: Settings) -> SearchOptions:
    """Return the saved options, for a search of the whole board."""
    chosen = frozenset(view for view in Symmetry if view.value in settings.get(VIEWS))
    anchor = settings.get(ANCHOR)
    return SearchOptions(
        anchor=Anchor(anchor) if anchor else None,
        last_move=settings.get(LAST_MOVE),
        views=chosen or frozenset(Symmetry),
        swapping=settings.get(SWAPPING),
    )


class SearchOptionsMenu(Menu):
    """Menu of search options; choosing one saves it and searches again."""

    def __init__(
        self, search: Search, settings: Settings, actions: Actions, parent: QWidget
    ) -> None:
        super().__init__(parent=parent)
        self._search = search
        self._settings = settings
        self.any_view = self._option(self.tr("&However it lies"), self._choose_all)
        self.swapping = self._option(
            self.tr("With colours &exchanged, too"),
            lambda on: self._apply(replace(self._search.options, swapping=on)),
        )
        self.last_move = self._option(
            self.tr("Only after the same &last move"),
            lambda on: self._apply(replace(self._search.options, last_move=on)),
        )
        self.addSeparator()
        self.views = self._add_views()
        self.anchors = self._add_anchors()
        self.addSeparator()
        for command in (
            Command.COLLECTION_REGION,
            Command.COLLECTION_WHOLE,
            Command.COLLECTION_LETTERS,
        ):
            self.addAction(actions[command])
        search.options = saved_search_options(settings)
        self.aboutToShow.connect(self.refresh)
        self.refresh()

    def _option(self, text: str, choose: object) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(choose)
        return action

    def _add_views(self) -> dict[Symmetry, QAction]:
        menu = self.add_menu(self.tr("As it is seen in these &views"))
        views = {}
        for view in Symmetry:
            action = menu.addAction(view_name(view))
            action.setCheckable(True)
            action.triggered.connect(self._choose_views)
            views[view] = action
        return views

    def _add_anchors(self) -> dict[Anchor | None, QAction]:
        menu = self.add_menu(self.tr("&Where a region may lie"))
        group, anchors = QActionGroup(menu), {}
        for anchor in (None, *Anchor):
            action = menu.addAction(search_texts.anchor_name(anchor))
            action.setCheckable(True)
            action.triggered.connect(
                lambda _checked=False, anchor=anchor: self._apply(
                    replace(self._search.options, anchor=anchor)
                )
            )
            group.addAction(action)
            anchors[anchor] = action
        return anchors

    def refresh(self) -> None:
        """Check the menu items that correspond to the current options."""
        options = self._search.options
        self.any_view.setChecked(len(options.views) == len(self.views))
        self.swapping.setChecked(options.swapping)
        self.last_move.setChecked(options.last_move)
        for view, action in self.views.items():
            action.setChecked(view in options.views)
        self.anchors[options.anchor].setChecked(True)

    def _choose_all(self, on: bool) -> None:
        views = frozenset(Symmetry) if on else frozenset({Symmetry.IDENTITY})
        self._apply(replace(self._search.options, views=views))

    def _choose_views(self) -> None:
        views = frozenset(view for view, action in self.views.items() if action.isChecked())
        self._apply(replace(self._search.options, views=views or frozenset({Symmetry.IDENTITY})))

    def _apply(self, options: SearchOptions) -> None:
        settings = self._settings
        settings.set(VIEWS, [view.value for view in Symmetry if view in options.views])
        settings.set(SWAPPING, options.swapping)
        settings.set(LAST_MOVE, options.last_move)
        settings.set(ANCHOR, "" if options.anchor is None else options.anchor.value)
        self._search.set_options(options)
        self.refresh()

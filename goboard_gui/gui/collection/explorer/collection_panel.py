"""Dock panel with the continuations and games found for the current position, and its options."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...actions.commands import Command
from ...widgets.buttons import flatten_after_menu
from ...widgets.labels import FixedHeightLabel, PlainLabel
from ...widgets.menu import Menu
from ...widgets.qt_texts import as_tip, verbatim
from ...wording import opening_texts, shape_texts
from .. import search_texts
from ..games.game_list import GameList
from .continuations import ContinuationsTable
from .search_options import SearchOptionsMenu

if TYPE_CHECKING:
    from pathlib import Path

    from ....go import Point
    from ...actions.commands.actions import Actions
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.move_player import MovePlayer
    from ..building.collection_manager import CollectionManager
    from ..hits.game_opener import GameOpener
    from ..search import Search
    from .continuations import CollectionOverlay

_MAX_NAME_LENGTH = 40


class PanelHeader(QWidget):
    """Row of buttons at the top of the panel; clicking them does not move the keyboard focus."""

    def __init__(self, search: Search, keeping: CollectionManager, workspace: Workspace) -> None:
        super().__init__()
        self._search = search
        self._manager = keeping
        self._actions = workspace.actions
        self.collections = Menu(parent=self)
        self.collections.setToolTipsVisible(True)
        self.collections.aboutToShow.connect(self._fill)
        self.options = SearchOptionsMenu(search, workspace, self)
        self.name_button = self._button(self.collections)
        self.name_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.name_button.setToolTip(self.tr("Choose a collection"))
        self.region_button = QToolButton()
        workspace.actions[Command.COLLECTION_REGION].setIconText(self.tr("Region"))
        self.region_button.setDefaultAction(workspace.actions[Command.COLLECTION_REGION])
        self.region_button.setMenu(self._region_menu())
        self.region_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
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

    def _region_menu(self) -> Menu:
        menu = Menu(parent=self)
        menu.addActions(list(self.options.corners.actions.values()))
        menu.addAction(self._actions[Command.COLLECTION_WHOLE])
        menu.aboutToShow.connect(self.options.corners.refresh)
        flatten_after_menu(self.region_button, menu)
        return menu

    def _button(self, menu: QMenu) -> QToolButton:
        button = QToolButton()
        button.setMenu(menu)
        flatten_after_menu(button, menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _show_name(self) -> None:
        index = self._search.index
        name = "" if index is None else index.folder.name
        shown = name if len(name) <= _MAX_NAME_LENGTH else f"{name[: _MAX_NAME_LENGTH - 1]}…"
        self.name_button.setText(verbatim(shown))
        self.name_button.setAccessibleName(self.tr("Collection: {name}").format(name=name))

    def _fill(self) -> None:
        """Fill the menu with the existing collections and the commands for collections."""
        menu, opened = self.collections, self._search.index
        menu.clear()
        for folder in self._manager.store.known_indexes():
            action = menu.addAction(verbatim(folder.name))
            action.setCheckable(True)
            action.setChecked(opened is not None and opened.folder == folder)
            action.setToolTip(as_tip(str(folder)))
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
        self._manager.open_index(folder)


_MIN_ROWS = 3
"""Minimum number of visible rows in both tables; a lower panel scrolls."""
_MIN_VISIBLE_HEIGHT = 60
_SUMMARY_LINES = 4
"""Lines of the search result; both of its two lines wrap in a narrow panel."""


class CollectionPanel(QStackedWidget):
    """Panel for searching a collection for the current position; it searches only while it is
    visible.

    If no collection is open, it offers to build or to open one.
    """

    def __init__(
        self,
        search: Search,
        overlay: CollectionOverlay,
        keeping: CollectionManager,
        workspace: Workspace,
        presenter: BoardPresenter,
        player: MovePlayer,
        opener: GameOpener,
    ) -> None:
        super().__init__()
        self._search = search
        self._overlay = overlay
        self._workspace = workspace
        self._presenter = presenter
        self._following = False
        self.head = PanelHeader(search, keeping, workspace)
        self.result_label = FixedHeightLabel(_SUMMARY_LINES)
        self.opening_label = _label()
        self.opening_label.setWordWrap(True)
        self.region_label = _label()
        self.table = ContinuationsTable()
        self.games = GameList(search, workspace, presenter, opener)
        for page in (self._offer_page(workspace.actions), self._result_page(), self._hidden_page()):
            self.addWidget(_PanelScrollArea(page))
        self._region_action = workspace.actions[Command.COLLECTION_REGION]
        self._region_action.toggled.connect(self._show_status)
        self.table.move_chosen.connect(player.play)
        self.table.point_highlighted.connect(self._highlight)
        search.opened.connect(self.show_page)
        search.changed.connect(self._show)
        search.progressed.connect(self._show_status)
        workspace.document.position_shown.connect(self._show)
        workspace.view_settings.changed.connect(self._show)
        presenter.point_hovered.connect(self._select_pointed)
        self.show_page()

    def _offer_page(self, actions: Actions) -> QWidget:
        """Return the page that is shown while no collection is open."""
        label = _label(lines=4)
        label.setText(
            self.tr(
                "Search a collection of games for any position to see which games it "
                "occurs in and how they continued."
            )
        )
        self.build_button = QPushButton(self.tr("&New Collection…"))
        self.open_button = QPushButton(self.tr("&Open Collection…"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(label)
        for button, command in (
            (self.build_button, Command.COLLECTION_NEW),
            (self.open_button, Command.COLLECTION_OPEN),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(actions[command].trigger)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return page

    def _result_page(self) -> QWidget:
        """Return the page with the search results."""
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        row = QHBoxLayout()
        row.setContentsMargins(6, 0, 6, 0)
        row.addWidget(self.result_label)
        column.addLayout(row)
        column.addWidget(self.opening_label)
        column.addWidget(self.region_label)
        column.addWidget(self.table, 1)
        for label in (self.opening_label, self.region_label):
            label.setContentsMargins(6, 0, 6, 0)
        parted = QSplitter(Qt.Orientation.Vertical)
        parted.addWidget(above)
        parted.addWidget(self.games)
        parted.setCollapsible(0, False)  # the list of games can be collapsed
        for table in (self.table, self.games.table):
            table.set_minimum_rows(_MIN_ROWS)
        return parted

    def _hidden_page(self) -> QWidget:
        """Return the page that hides the results while the user guesses the moves of a game."""
        label = _label(lines=4)
        label.setText(self.tr("Search results are hidden while you guess moves."))
        label.setContentsMargins(6, 6, 6, 6)
        return label

    def set_following(self, following: bool) -> None:
        """Start or stop searching for the current position; called when the panel is shown or
        hidden.
        """
        self._following = following
        self._search.set_following(following)
        self._overlay.set_visible(following)
        if following:
            self._show()
        else:
            self._presenter.highlight_points(frozenset())

    def show_page(self) -> None:
        """Show the page for the current state: no collection, hidden results, or results."""
        opened = self._search.index is not None
        self.setCurrentIndex(2 if opened and self._presenter.hides_later_moves else int(opened))

    def _show(self) -> None:
        """Update the status texts and the table of continuations."""
        if self._following:
            self._show_status()
            self._show_opening()
            naming = self._workspace.view_settings.point_naming(
                self._workspace.document.session.shape
            )
            self.table.show_rows(self._overlay.rows, naming.name)

    def _show_status(self) -> None:
        """Update the texts about the search result and the search region."""
        found = filter(
            None,
            (search_texts.result_summary(self._search), search_texts.result_details(self._search)),
        )
        fits = self._search.fits_board
        self.result_label.setText(
            "\n".join(found) if fits else shape_texts.rectangle_required_text()
        )
        self.result_label.setToolTip(as_tip(self.result_label.text()))
        choosing = self._region_action.isChecked()
        hint = self.tr("Drag over part of the board to search for it") if choosing else ""
        self.region_label.setText(search_texts.region_text(self._search.query) or hint)
        self.region_label.setVisible(bool(self.region_label.text()))

    def _show_opening(self) -> None:
        """Show the name of the opening, if it has one."""
        self.opening_label.setText(opening_texts.opening_text(self._workspace.document.session))
        self.opening_label.setVisible(bool(self.opening_label.text()))

    def _highlight(self, point: Point | None) -> None:
        self._presenter.highlight_points(frozenset() if point is None else frozenset({point}))

    def _select_pointed(self) -> None:
        """Select the continuation at the point under the pointer; if there is none, clear the
        selection.
        """
        if self._following and not self.table.hasFocus():
            row = self.table.row_of(self._presenter.hovered_point())
            if row >= 0:
                self.table.selectRow(row)
            else:
                self.table.clearSelection()


class _PanelScrollArea(QScrollArea):
    """Scroll area that keeps the panel from enlarging the window on small screens."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(inside)

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, _MIN_VISIBLE_HEIGHT)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()


def _label(*, lines: int = 1) -> PlainLabel:
    label = PlainLabel()
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setWordWrap(lines > 1)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 2)
    return label

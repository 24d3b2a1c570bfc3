"""Dock panel with the continuations and the games found for the current position."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
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
from ...widgets.labels import FixedHeightLabel
from ...widgets.menu import Menu
from ...widgets.mnemonics import verbatim
from .. import search_texts
from ..games.game_list import GameList
from .continuations import ContinuationsTable
from .search_options_menu import SearchOptionsMenu

if TYPE_CHECKING:
    from pathlib import Path

    from ....go import Colour, Point
    from ...actions.commands.actions import Actions
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ..building.collection_manager import CollectionManager
    from ..hits.game_opener import GameOpener
    from ..search import Search
    from .overlay import CollectionOverlay

_LONGEST = 40


class PanelHead(QWidget):
    """Row of buttons at the top of the panel. Clicking them leaves the keyboard focus as it is."""

    def __init__(self, search: Search, keeping: CollectionManager, workspace: Workspace) -> None:
        super().__init__()
        self._search = search
        self._manager = keeping
        self._actions = workspace.actions
        self.collections = Menu(parent=self)
        self.collections.setToolTipsVisible(True)
        self.collections.aboutToShow.connect(self._fill)
        self.options = SearchOptionsMenu(search, workspace.settings, workspace.actions, self)
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
        """Fill the menu with the collections that exist now."""
        menu, opened = self.collections, self._search.index
        menu.clear()
        for folder in self._manager.store.known_indexes():
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
        self._manager.open(folder)


_LEAST_LINES = 3
"""Minimum number of visible rows in both tables; a lower panel scrolls."""
_LEAST_SEEN = 60


class CollectionPanel(QStackedWidget):
    """The collection panel, which searches only while it is visible.

    If no collection is open, it offers to build or to open one.
    """

    def __init__(
        self,
        search: Search,
        overlay: CollectionOverlay,
        keeping: CollectionManager,
        workspace: Workspace,
        presenter: BoardPresenter,
        opener: GameOpener,
    ) -> None:
        super().__init__()
        self._search = search
        self._overlay = overlay
        self._presenter = presenter
        self._following = False
        self.head = PanelHead(search, keeping, workspace)
        self.result_label = FixedHeightLabel(2)
        self.region_label = _label()
        self.table = ContinuationsTable()
        self.games = GameList(search, workspace, presenter, opener)
        for page in (self._offer_page(workspace.actions), self._result_page(), self._hidden_page()):
            self.addWidget(_Scrolled(page))
        self._region_action = workspace.actions[Command.COLLECTION_REGION]
        self._region_action.toggled.connect(self._show_status)
        self.table.move_chosen.connect(self._play)
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
                "A collection of games tells how others went on from any position, "
                "and in which games it stands."
            )
        )
        self.build_button = QPushButton(self.tr("&New collection…"))
        self.open_button = QPushButton(self.tr("&Open a collection…"))
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
        column.addWidget(self.region_label)
        column.addWidget(self.table, 1)
        self.region_label.setContentsMargins(6, 0, 6, 0)
        parted = QSplitter(Qt.Orientation.Vertical)
        parted.addWidget(above)
        parted.addWidget(self.games)
        parted.setCollapsible(0, False)  # the list of games can be collapsed
        for table in (self.table, self.games.table):
            table.set_minimum_rows(_LEAST_LINES)
        return parted

    def _hidden_page(self) -> QWidget:
        """Return the page that hides the results while the user guesses the moves of a game."""
        label = _label(lines=4)
        label.setText(
            self.tr("What games of the collection played here is hidden while you guess.")
        )
        label.setContentsMargins(6, 6, 6, 6)
        return label

    def set_following(self, following: bool) -> None:
        """Start or stop searching when the panel becomes visible or hidden."""
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
        self.setCurrentIndex(2 if opened and self._presenter.hides_future else int(opened))

    def _show(self) -> None:
        """Show the results found so far."""
        if self._following:
            self._show_status()
            self.table.show_rows(self._overlay.rows, self._presenter.naming.name)

    def _show_status(self) -> None:
        """Update the texts about the search."""
        found = filter(
            None,
            (search_texts.result_summary(self._search), search_texts.result_details(self._search)),
        )
        self.result_label.setText("\n".join(found))
        self.result_label.setToolTip(self.result_label.text())
        choosing = self._region_action.isChecked()
        hint = self.tr("Drag over a part of the board") if choosing else ""
        self.region_label.setText(search_texts.region_text(self._search.options) or hint)
        self.region_label.setVisible(bool(self.region_label.text()))

    def _play(self, point: Point | None, colour: Colour) -> None:
        self._presenter.play(point, colour)

    def _highlight(self, point: Point | None) -> None:
        self._presenter.highlight_points(frozenset() if point is None else frozenset({point}))

    def _select_pointed(self) -> None:
        """Select the row of the move at the point under the pointer."""
        if self._following and not self.table.hasFocus():
            row = self.table.row_of(self._presenter.hovered_point())
            if row >= 0:
                self.table.selectRow(row)
            else:
                self.table.clearSelection()


class _Scrolled(QScrollArea):
    """Scroll area that lets the panel fit on low screens without enlarging the window."""

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
        return QSize(self._inside.minimumSizeHint().width() + bar, _LEAST_SEEN)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()


def _label(*, lines: int = 1) -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setWordWrap(lines > 1)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 2)
    return label

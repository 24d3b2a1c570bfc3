"""The panel that tells how the games of a collection went on from the position at the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...actions.commands import Command
from ...widgets.labels import FixedHeightLabel
from .. import words
from ..games.game_list import GameList
from .continuations import ContinuationsTable
from .panel_head import PanelHead

if TYPE_CHECKING:
    from ....go import Colour, Point
    from ...actions.commands.actions import Actions
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ..building.keeping import Keeping
    from ..hits.opener import Opener
    from ..search import Search
    from .overlay import Overlay

_LEAST_LINES = 3
"""So many moves and games are seen; what is lower is scrolled."""
_LEAST_SEEN = 60


class CollectionPanel(QStackedWidget):
    """It follows the cursor while it is seen, and does nothing else.

    Without a collection it offers to build one.
    """

    def __init__(
        self,
        search: Search,
        overlay: Overlay,
        keeping: Keeping,
        workspace: Workspace,
        presenter: BoardPresenter,
        opener: Opener,
    ) -> None:
        super().__init__()
        self._search = search
        self._overlay = overlay
        self._presenter = presenter
        self._seen = False
        self.head = PanelHead(search, keeping, workspace)
        self.found = FixedHeightLabel(2)
        self.region = _label()
        self.table = ContinuationsTable()
        self.games = GameList(search, workspace, presenter, opener)
        for page in (self._offer(workspace.actions), self._explorer(), self._silence()):
            self.addWidget(_Scrolled(page))
        self._region_action = workspace.actions[Command.COLLECTION_REGION]
        self._region_action.toggled.connect(self._tell)
        self.table.chosen.connect(self._play)
        self.table.lit.connect(self._light)
        search.opened.connect(self.show_page)
        search.changed.connect(self._show)
        search.progressed.connect(self._tell)
        workspace.document.position_shown.connect(self._show)
        workspace.view_settings.changed.connect(self._show)
        presenter.pointed.connect(self._point)
        self.show_page()

    def _offer(self, actions: Actions) -> QWidget:
        """What is seen as long as no collection is open."""
        told = _label(lines=4)
        told.setText(
            self.tr(
                "A collection of games tells how others went on from any position, "
                "and in which games it stands."
            )
        )
        self.build_button = QPushButton(self.tr("&New collection…"))
        self.open_button = QPushButton(self.tr("&Open a collection…"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(told)
        for button, command in (
            (self.build_button, Command.COLLECTION_NEW),
            (self.open_button, Command.COLLECTION_OPEN),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(actions[command].trigger)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return page

    def _explorer(self) -> QWidget:
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        told = QHBoxLayout()
        told.setContentsMargins(6, 0, 6, 0)
        told.addWidget(self.found)
        column.addLayout(told)
        column.addWidget(self.region)
        column.addWidget(self.table, 1)
        self.region.setContentsMargins(6, 0, 6, 0)
        parted = QSplitter(Qt.Orientation.Vertical)
        parted.addWidget(above)
        parted.addWidget(self.games)
        parted.setCollapsible(0, False)  # the list of games can be drawn shut
        for table in (self.table, self.games.table):
            table.set_minimum_rows(_LEAST_LINES)
        return parted

    def _silence(self) -> QWidget:
        """What is seen while somebody guesses what the answers would tell."""
        told = _label(lines=4)
        told.setText(self.tr("What games of the collection played here is hidden while you guess."))
        told.setContentsMargins(6, 6, 6, 6)
        return told

    def look(self, seen: bool) -> None:
        """Begin to ask, or give it up: behind another panel this one is not seen."""
        self._seen = seen
        self._search.follow(seen)
        self._overlay.look(seen)
        if seen:
            self._show()
        else:
            self._presenter.highlight_points(frozenset())

    def show_page(self) -> None:
        """Offer a collection, or show what the one that is open has, unless that is secret now."""
        opened = self._search.index is not None
        self.setCurrentIndex(2 if opened and self._presenter.secret else int(opened))

    def _show(self) -> None:
        """Show what was found by now."""
        if self._seen:
            self._tell()
            self.table.show_rows(self._overlay.rows, self._presenter.naming.name)

    def _tell(self) -> None:
        found = filter(None, (words.found(self._search), words.details(self._search)))
        self.found.setText("\n".join(found))
        self.found.setToolTip(self.found.text())
        choosing = self._region_action.isChecked()
        hint = self.tr("Drag over a part of the board") if choosing else ""
        self.region.setText(words.region(self._search.asked) or hint)
        self.region.setVisible(bool(self.region.text()))

    def _play(self, point: Point | None, colour: Colour) -> None:
        self._presenter.play(point, colour)

    def _light(self, point: Point | None) -> None:
        self._presenter.highlight_points(frozenset() if point is None else frozenset({point}))

    def _point(self) -> None:
        """Select the move whose point the pointer is on."""
        if self._seen and not self.table.hasFocus():
            row = self.table.row_of(self._presenter.under_pointer())
            if row >= 0:
                self.table.selectRow(row)
            else:
                self.table.clearSelection()


class _Scrolled(QScrollArea):
    """Lets a panel be scrolled where it is too low, so that no window grows beyond a low screen."""

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

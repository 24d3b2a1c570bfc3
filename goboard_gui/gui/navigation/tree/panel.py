"""The panel of the game tree: what connects a document to the drawing of its tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....record.navigation.appearance import Appearances
from ....record.navigation.tree_layout import TreeLayout
from ...wording import node_texts as tree_words
from .forbidden import Forbidden
from .view import TreeView
from .work import TreeWork

if TYPE_CHECKING:
    from collections.abc import Set

    from ....notation import Naming
    from ....record import NodeSource
    from ...core.document import Document


@dataclass
class _Game:
    """What is known of one game of the file: all versions of its tree have one source."""

    source: NodeSource
    collapsed: frozenset[int] = frozenset()
    layout: TreeLayout | None = None


class TreePanel(QWidget):
    """Shows the tree of the current game, and goes where one clicks.

    What is collapsed is remembered for each game while the file is open; the cursor is never
    hidden.
    """

    changed = Signal()
    """What can be collapsed or expanded may be something else now."""
    menu_wanted = Signal(int, QPoint)
    """A menu is asked for: on a node of the record, at a place of the screen."""

    def __init__(self, document: Document, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._naming = naming
        self.view = TreeView(self._tip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self._games: dict[int, _Game] = {}
        self._appearances = Appearances(document.session.tree)
        self._shown = self._coming = TreeLayout(document.session.tree)
        self._forbidden = Forbidden(document, self)
        self._forbidden.found.connect(self._show_forbidden)
        self._work = TreeWork(self)
        self._work.progressed.connect(self._show_progress)
        self._work.finished.connect(self._show_finished)
        self.view.chosen.connect(self._choose)
        self.view.toggled.connect(self.toggle)
        self.view.menu_wanted.connect(self._ask_for_menu)
        document.cursor_moved.connect(self._show_cursor)
        document.record_changed.connect(self._show_record)
        self._show_record()

    def use_naming(self, naming: Naming) -> None:
        """Tell points by these names."""
        self._naming = naming

    @property
    def collapsed(self) -> Set[int]:
        """The nodes of the current game below which everything is hidden."""
        return self._game.collapsed

    @property
    def _game(self) -> _Game:
        source = self._document.session.tree.source
        game = self._games.get(id(source))
        if game is None:
            open_now = {id(tree.source) for tree in self._document.games}
            self._games = {key: it for key, it in self._games.items() if key in open_now}
            game = self._games[id(source)] = _Game(source)
        return game

    def toggle(self, node: int) -> None:
        """Hide what is below a node, or show it again."""
        tree = self._document.session.tree
        if node in self.collapsed or (node in tree and tree.children(node)):
            self._collapse(self.collapsed ^ {node})

    def expand_all(self) -> None:
        """Show all nodes."""
        self._collapse(frozenset())

    def _collapse(self, nodes: Set[int]) -> None:
        self._game.collapsed = frozenset(nodes)
        self._show_record()

    def _reveal_cursor(self) -> bool:
        """Expand what hides the cursor; tell whether anything did."""
        session, game = self._document.session, self._game
        hiding = game.collapsed.intersection(session.line[: session.place])
        game.collapsed -= hiding
        return bool(hiding)

    def _show_cursor(self) -> None:
        if self._reveal_cursor():
            self._show_record()
            return
        session = self._document.session
        self.view.show_cursor(session.line, session.cursor)
        self.changed.emit()

    def _show_record(self) -> None:
        """Show what became of the record: at once if its drawing can follow, else soon."""
        self._reveal_cursor()
        game, tree = self._game, self._document.session.tree
        self._appearances.follow(tree)
        self._forbidden.follow()
        layout, game.layout = game.layout, None
        if layout is not None and layout.collapsed == game.collapsed and layout.follow(tree):
            self._work.stop()
            game.layout = self._shown = layout
        elif not self._is_coming():
            self._begin()
        self._show()
        self.changed.emit()

    def _is_coming(self) -> bool:
        """Whether the layout that is worked on will do: it may follow when it is finished."""
        return (
            self._work.under_way
            and self._coming.tree.source is self._game.source
            and self._coming.collapsed == self._game.collapsed
        )

    def _begin(self) -> None:
        game = self._game
        self._coming = TreeLayout(self._document.session.tree, game.collapsed)
        if self._shown.tree.source is not game.source:
            self._shown = self._coming
        self._work.begin(self._coming)

    def _show_progress(self) -> None:
        """Show as much as there is of a game that is shown for the first time."""
        if self._shown is self._coming:
            self._show()

    def _show_finished(self) -> None:
        self._shown = self._coming
        if self._shown.follow(self._document.session.tree):
            self._game.layout = self._shown
            self._show()
        else:
            self._begin()

    def _show(self) -> None:
        session = self._document.session
        self.view.show_tree(
            self._shown,
            self._appearances,
            session.line,
            session.cursor,
            self._forbidden.nodes,
        )

    def _show_forbidden(self) -> None:
        self.view.show_forbidden(self._forbidden.nodes)

    # What is shown may be older than the record for a moment, with nodes that are gone.

    def _choose(self, node: int) -> None:
        if node in self._document.session.tree:
            self._document.go_to(node)

    def _ask_for_menu(self, node: int, place: QPoint) -> None:
        if node in self._document.session.tree:
            self.menu_wanted.emit(node, place)

    def _tip(self, node: int) -> str:
        session = self._document.session
        if node not in session.tree:
            return ""
        hidden = self._shown.hidden.get(node)
        return tree_words.tip(session.tree, node, session.rules, self._naming, hidden)

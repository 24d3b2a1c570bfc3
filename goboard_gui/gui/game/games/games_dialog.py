"""The dialog of the games in a file."""

from __future__ import annotations

from functools import partial
from operator import is_
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ....files.game_summary import GameOrder
from ....record.edits import reordering as orders
from ....record.edits.branches import extract_branch
from ...core import closing
from ...core.remembered_encodings import remembered_encodings
from ...core.settings import LAST_FOLDER, Setting
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...widgets.disk_wait import wait_for_disk
from ...widgets.labels import PlainLabel
from ...wording import error_messages
from .games_panel import GamesPanel, sort_order_name

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ....files.game_summary import GameSummary
    from ....record import Tree
    from ...core.document import Document
    from ...core.settings import Settings


class GameEdits(QObject):
    """Undoable edits to the list of games of a document; games are identified by their zero-based
    indexes.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document

    def insert_games(self, to: int, games: Sequence[Tree]) -> None:
        """Insert games before the game at an index; the first of the inserted games becomes
        current.
        """
        held = list(self._document.games)
        text = self.tr("Add game") if len(games) == 1 else self.tr("Add games")
        self._document.change_games(text, [*held[:to], *games, *held[to:]], to)

    def duplicate_games(self, chosen: Collection[int]) -> list[Tree]:
        """Insert copies of the chosen games after the last of them, and return the copies."""
        held = list(self._document.games)
        copies = [extract_branch(held[place], held[place].root) for place in sorted(chosen)]
        to = max(chosen) + 1
        text = self.tr("Duplicate game") if len(copies) == 1 else self.tr("Duplicate games")
        self._replace(text, [*held[:to], *copies, *held[to:]])
        return copies

    def remove_games(self, chosen: Collection[int]) -> None:
        """Remove games; if the current one is removed, the next remaining one becomes current.

        Nothing happens if no game would remain.
        """
        held = self._document.games
        left = [tree for place, tree in enumerate(held) if place not in chosen]
        if left:
            text = self.tr("Remove game") if len(chosen) == 1 else self.tr("Remove games")
            self._replace(text, left)

    def move_games(self, chosen: Collection[int], to: int) -> None:
        """Move the chosen games together in front of the game at an index."""
        self._replace(self.tr("Move games"), orders.move_items(self._document.games, chosen, to))

    def shift_games(self, chosen: Collection[int], step: int) -> None:
        """Move the chosen games one position down, or up if ``step`` is −1."""
        self._replace(self.tr("Move games"), orders.shift_items(self._document.games, chosen, step))

    def sort_games(self, order: GameOrder, summaries: Sequence[GameSummary]) -> None:
        """Sort the games in the given order, using their summaries."""
        games = [summary.tree for summary in sorted(summaries, key=order.sort_key)]
        self._replace(self.tr("Sort games"), games)

    def _replace(self, text: str, games: Sequence[Tree]) -> None:
        """Replace the list of games; the current game stays current."""
        document = self._document
        before, current = list(document.games), document.session.tree
        if all(map(is_, games, before)) and len(games) == len(before):
            return
        places = {id(tree): place for place, tree in enumerate(games)}
        after = [places[id(tree)] for tree in before[document.game_index :] if id(tree) in places]
        place = places.get(id(current), after[0] if after else len(games) - 1)
        document.change_games(text, games, place)


GEOMETRY = Setting("games/geometry", QByteArray())


class GamesDialog(QDialog):
    """Modeless dialog with the list of games, which follows the document; opening a game closes
    it.
    """

    def __init__(
        self, document: Document, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Games in This File"))
        self._document = document
        self._settings = settings
        self._edits = GameEdits(document, self)
        self.panel = GamesPanel(settings)
        self.count = PlainLabel()
        self._build_buttons()
        self._lay_out()
        closing.connect_until_closed(self, document.record_changed, self.refresh)
        closing.connect_until_closed(self, document.file_changed, self.refresh)
        self.panel.changed.connect(self._enable)
        self.panel.opened.connect(self.open_selected)
        self.panel.dropped.connect(self.move_to)
        self._add_keys()
        self.refresh()
        self.panel.select_games(document.session.tree)
        self.panel.setFocus()
        if not self.restoreGeometry(settings.get(GEOMETRY)):
            self.resize(980, 720)

    def _build_buttons(self) -> None:
        self.add_button = plain_button(self.tr("&Add"))
        menu = QMenu(self)
        menu.addAction(self.tr("&New Game…"), self.add_new)
        menu.addAction(self.tr("From &File…"), self.add_from_file)
        self.add_button.setMenu(menu)
        self.duplicate_button = plain_button(self.tr("&Duplicate"), self.duplicate_selected)
        self.remove_button = plain_button(self.tr("&Remove"), self.remove_selected)
        self.up_button = plain_button(self.tr("Move &Up"), partial(self.move_selected, -1))
        self.down_button = plain_button(self.tr("Move Do&wn"), partial(self.move_selected, 1))
        self.sort_button = plain_button(self.tr("&Sort By"))
        menu = QMenu(self)
        for order in GameOrder:
            menu.addAction(sort_order_name(order), partial(self.sort_games, order))
        self.sort_button.setMenu(menu)
        self.open_button = plain_button(self.tr("&Open"), self.open_selected)
        self.close_button = plain_button(self.tr("&Close"), self.reject)

    def _lay_out(self) -> None:
        changes, below = QHBoxLayout(), QHBoxLayout()
        for button in (
            *(self.add_button, self.duplicate_button, self.remove_button),
            *(self.up_button, self.down_button, self.sort_button),
        ):
            changes.addWidget(button)
        changes.addStretch()
        below.addWidget(self.count, 1)
        below.addWidget(self.open_button)
        below.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.panel, 1)
        column.addLayout(changes)
        column.addLayout(below)

    def _add_keys(self) -> None:
        stack = self._document.undo_stack
        for key, slot in (
            (QKeySequence.StandardKey.Undo, stack.undo),
            (QKeySequence.StandardKey.Redo, stack.redo),
            ("Alt+Up", partial(self.move_selected, -1)),
            ("Alt+Down", partial(self.move_selected, 1)),
            ("Ctrl+F", self.panel.filter.setFocus),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.panel.view)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.remove_selected)

    def refresh(self) -> None:
        """Update the list to show the games of the document."""
        self.panel.show_games(self._document.games, self._document.game_index)

    def _enable(self) -> None:
        places, games = self.panel.selected_games, self._document.game_count
        movable = 0 < len(places) < games and not self.panel.is_filtered
        first, last = range(len(places)), range(games - len(places), games)
        for button, possible in (
            (self.duplicate_button, bool(places)),
            (self.remove_button, 0 < len(places) < games),
            (self.up_button, movable and set(places) != set(first)),
            (self.down_button, movable and set(places) != set(last)),
            (self.sort_button, games > 1),
            (self.open_button, len(places) == 1),
        ):
            button.setEnabled(possible)
        text = (
            self.tr("Games: {found} of {games}")
            if self.panel.is_filtered
            else self.tr("Games: {games}")
        )
        self.count.setText(text.format(found=self.panel.visible_game_count, games=games))

    def open_selected(self) -> None:
        """Go to the selected game and close the dialog."""
        if len(self.panel.selected_games) == 1:
            self._document.go_to_game(self.panel.selected_games[0])
            self.accept()

    def add_new(self) -> None:
        """Ask for the settings of a new game, and add it after the selected ones."""
        from ...files.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(self._settings, self)
        if dialogs.run_modal(dialog):
            self._add([dialog.new_game().create_tree()])

    def add_from_file(self) -> None:
        """Ask for a file, and add its games after the selected ones."""
        from ....files.errors import CancelledError, ReadError
        from ....files.opening import open_path

        path = dialogs.ask_open_path(self, self._settings.get(LAST_FOLDER))
        if path is None:
            return
        try:
            remembered = remembered_encodings(self._settings, path)
            games = wait_for_disk(self, lambda: open_path(path, remembered=remembered).games)
        except CancelledError:
            return
        except ReadError as error:
            dialogs.show_error(self, error_messages.describe_error(error))
        else:
            self._add(games)

    def _add(self, games: Sequence[Tree]) -> None:
        last = max(self.panel.selected_games, default=self._document.game_count - 1)
        self.panel.filter.clear()
        self._edits.insert_games(last + 1, games)
        self.panel.select_games(*games)

    def duplicate_selected(self) -> None:
        """Duplicate the selected games."""
        if self.panel.selected_games:
            self.panel.select_games(*self._edits.duplicate_games(self.panel.selected_games))

    def remove_selected(self) -> None:
        """Remove the selected games, unless no game would remain."""
        places = self.panel.selected_games
        if 0 < len(places) < self._document.game_count:
            self._edits.remove_games(places)
            left = self._document.games
            self.panel.select_games(left[min(places[0], len(left) - 1)])

    def move_to(self, to: int) -> None:
        """Move the selected games in front of the game at an index."""
        if self.panel.selected_games and not self.panel.is_filtered:
            self._edits.move_games(self.panel.selected_games, to)

    def move_selected(self, step: int) -> None:
        """Move the selected games one position down, or up if ``step`` is −1."""
        if self.panel.selected_games and not self.panel.is_filtered:
            self._edits.shift_games(self.panel.selected_games, step)

    def sort_games(self, order: GameOrder) -> None:
        """Sort all games of the file in the given order."""
        with dialogs.busy_cursor():
            self._edits.sort_games(order, self.panel.model.summaries)

    def done(self, result: int) -> None:
        self._settings.set(GEOMETRY, self.saveGeometry())
        super().done(result)
